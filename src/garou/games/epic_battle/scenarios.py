"""Scenarios for Epic Battle. The book's own list is lost, so these are ours, within what its box holds and advises."""

from __future__ import annotations

from garou.engine.values import RoleName
from garou.games.cast import Cards, Cast, Scenario, cards

from . import COPIES


def composed(id: str, level: str, first: str, more: dict[int, str], beside: str = "") -> Scenario:
    """Each line adds to the first one."""
    casts = {size: Cast(cards(first) + cards(added), cards(beside)) for size, added in more.items()}
    return Scenario(id, "epic-battle", "ravensburger", level, casts)


ANARCHY_FIXED: Cards = cards("werewolf, vampire")

EPIC_SCENARIOS = (
    composed(
        "wolves-first-night",
        "initiation",
        "2 werewolf, seer, robber, insomniac, villager",
        {3: "", 4: "witch", 5: "witch, hunter", 6: "witch, hunter, revealer"},
    ),
    composed(
        "vampires-first-night",
        "initiation",
        "vampire, master, seer, robber, insomniac, villager",
        {3: "", 4: "priest", 5: "priest, witch", 6: "priest, witch, hunter"},
    ),
    composed(
        "gentle-marks",
        "easy",
        "vampire, count, priest, seer, robber, aura-seer, villager",
        {4: "", 5: "marksman", 6: "marksman, cupid", 7: "marksman, cupid, insomniac"},
    ),
    composed(
        "alphas-table",
        "medium",
        "alpha-wolf, mystic-wolf, dream-wolf, seer, robber, insomniac, bodyguard, villager",
        {5: "", 6: "aura-seer", 7: "aura-seer, hunter", 8: "aura-seer, hunter, thing"},
        beside="werewolf",
    ),
    composed(
        "love-and-betrayal",
        "medium",
        "2 werewolf, cupid, instigator, priest, seer, robber, villager",
        {5: "", 6: "hunter", 7: "hunter, diseased", 8: "hunter, diseased, tanner"},
    ),
    composed(
        "cabinet-of-curiosities",
        "medium",
        "2 werewolf, curator, seer, robber, gremlin, insomniac",
        {
            4: "",
            5: "revealer",
            6: "revealer, villager",
            7: "revealer, villager, bodyguard",
            8: "revealer, villager, bodyguard, witch",
        },
    ),
    composed(
        "three-camps-small",
        "medium",
        "2 werewolf, vampire, master, seer, robber, priest, villager",
        {5: "", 6: "marksman"},
    ),
    composed(
        "night-of-the-count",
        "hard",
        "count, vampire, renfield, seer, robber, thing, priest, marksman, witch",
        {6: "", 7: "insomniac", 8: "insomniac, aura-seer", 9: "insomniac, aura-seer, assassin"},
    ),
    composed(
        "masks-and-mirrors",
        "hard",
        "2 werewolf, copycat, paranormal-investigator, witch, gremlin, insomniac, tanner",
        {5: "", 6: "seer", 7: "seer, revealer", 8: "seer, revealer, villager"},
    ),
    composed(
        "three-camps-large",
        "hard",
        "2 werewolf, mystic-wolf, vampire, master, count, seer, robber, bodyguard, priest",
        {7: "", 8: "hunter", 9: "2 mason", 10: "2 mason, hunter"},
    ),
    Scenario(
        "epic-anarchy",
        "epic-battle",
        "ravensburger",
        "hard",
        fixed=ANARCHY_FIXED,
        pool=tuple(name for name in COPIES for _ in range(COPIES[name] - ANARCHY_FIXED.count(name))),
        brings={RoleName("alpha-wolf"): cards("werewolf, mystic-wolf, dream-wolf")},
        sizes=tuple(range(3, 11)),
    ),
)
