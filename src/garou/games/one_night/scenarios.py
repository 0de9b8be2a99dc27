"""The set-ups of One Night: the ten scenarios of the Ravensburger book, the basic sets and the bag of Bezier's."""

from __future__ import annotations

from garou.games.cast import Cards, Cast, Scenario, cards

from . import COPIES

SIZES = tuple(range(3, 11))
WHOLE_BOX: Cards = tuple(name for name, copies in COPIES.items() for _ in range(copies))


def printed(id: str, level: str, first: str, more: dict[int, str]) -> Scenario:
    """As the book prints it: each line adds to the first one, not to the line above."""
    casts = {size: Cast(cards(first) + cards(added)) for size, added in more.items()}
    return Scenario(id, "one-night", "ravensburger", level, casts)


ANARCHY_FIXED = cards("2 werewolf, villager")
# As printed: a role that somebody adds is not in it, but in the bag.
ANARCHY_DRAWN = cards(
    "doppelganger, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner, 2 villager"
)

RAVENSBURGER_BOOK = (
    printed(
        "first-night",
        "initiation",
        "2 werewolf, seer, robber, troublemaker, villager",
        {3: "", 4: "villager", 5: "2 villager"},
    ),
    printed(
        "full-moon",
        "easy",
        "2 werewolf, insomniac, robber, troublemaker, villager",
        {3: "", 4: "villager", 5: "villager, seer", 6: "2 villager, seer"},
    ),
    printed(
        "lonely-night",
        "easy",
        "werewolf, seer, robber, troublemaker, 2 villager",
        {3: "", 4: "villager"},
    ),
    printed(
        "confusion",
        "medium",
        "2 werewolf, drunk, robber, troublemaker, insomniac",
        {
            3: "",
            4: "villager",
            5: "villager, seer",
            6: "2 villager, seer",
            7: "3 villager, seer",
            8: "3 villager, seer, minion",
            9: "2 villager, seer, minion, 2 mason",
        },
    ),
    printed(
        "profit",
        "medium",
        "2 werewolf, hunter, seer, robber, drunk, insomniac",
        {4: "", 5: "troublemaker", 6: "troublemaker, villager", 7: "troublemaker, 2 villager"},
    ),
    printed(
        "strange-companions",
        "medium",
        "2 werewolf, minion, hunter, seer, robber, troublemaker, 2 mason",
        {6: "", 7: "villager"},
    ),
    printed(
        "uncertainty",
        "medium",
        "2 werewolf, tanner, seer, robber, drunk, insomniac",
        {
            4: "",
            5: "troublemaker",
            6: "troublemaker, villager",
            7: "troublemaker, 2 mason",
            8: "troublemaker, 2 mason, hunter",
            9: "troublemaker, 2 mason, hunter, minion",
            10: "troublemaker, 2 mason, hunter, minion, villager",
        },
    ),
    printed(
        "alliance-in-the-dark",
        "hard",
        "2 werewolf, 2 mason, minion, robber, troublemaker, insomniac",
        {
            5: "",
            6: "drunk",
            7: "drunk, seer",
            8: "drunk, seer, villager",
            9: "drunk, seer, 2 villager",
            10: "drunk, seer, 2 villager, tanner",
        },
    ),
    printed(
        "revenants",
        "hard",
        "2 werewolf, doppelganger, minion, hunter, seer, robber, troublemaker, villager, 2 mason",
        {8: "", 9: "insomniac", 10: "insomniac, drunk"},
    ),
    Scenario(
        "anarchy",
        "one-night",
        "ravensburger",
        "hard",
        fixed=ANARCHY_FIXED,
        pool=ANARCHY_DRAWN,
        sizes=SIZES,
    ),
)

BASIC = "2 werewolf, seer, robber, troublemaker, villager"

BEZIER_BOOK = (
    Scenario(
        "basic",
        "one-night",
        "bezier",
        "initiation",
        {size: Cast(cards(BASIC + more)) for size, more in {3: "", 4: ", villager", 5: ", 2 villager"}.items()},
    ),
    Scenario("bag", "one-night", "bezier", "hard", pool=WHOLE_BOX, sizes=SIZES),
)
