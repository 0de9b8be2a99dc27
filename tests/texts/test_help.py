"""Every role can be asked about, in both languages, and nothing else can."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import garou.web
from catalogue import everything, keys
from garou.cards.settling import End, settle
from garou.engine.values import RoleName, Seat, Slot
from garou.games import GAMES, rules_of
from garou.games.cast import Cast
from garou.rooms.settings import Settings
from garou.texts import LANGUAGES, words
from garou.web.art import symbols
from garou.web.help.explaining import night_order, printed_order, role_help, roles_of, wins
from garou.web.help.pages import settings_of
from printed import ROLES as ROLES_OF

GAME_IDS = tuple(dict.fromkeys(game for game, _ in GAMES))
ROLES = [(game, role) for game in GAME_IDS for role in roles_of(settings_of(game))]

every_role = pytest.mark.parametrize(("game", "role"), ROLES)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_role
def test_every_role_has_three_short_lines_of_advice_and_somebody_to_beware_of(game, role, lang):
    found = role_help(words(lang), settings_of(game), role)
    assert len(found.tips) == len(set(found.tips)) == 3
    for line in found.tips:
        assert 10 < len(line) <= 110, line
        assert line.endswith((".", "?"))
    assert 20 < len(found.beware) <= 220
    assert found.wakes.endswith(".")
    assert found.wins.endswith((".", "?"))


def test_there_is_advice_for_no_other_role():
    wanted = {f"help-{game}-{role}" for game, role in ROLES}
    given = {f"help-{key}" for key in keys("help-") if key.startswith(GAME_IDS)}
    assert given == wanted


def test_every_way_to_win_is_that_of_a_role_or_a_team():
    wanted = set()
    for game, role in ROLES:
        known = settings_of(game).rules.roles.get(role)
        wanted |= {f"{game}-{role}", f"{game}-{known.team if known else role}"}
        wanted |= {f"{game}-{row.key}" for row in settings_of(game).rules.chart if row.of}
    assert keys("help-wins-") <= wanted


# Options that decide who wins, and whose win it is.
DECIDING = [
    ("one-night", "bezier", "minion-may-die", "minion"),
    ("one-night", "bezier", "tanner-blocks-minion", "minion"),
    ("one-night", "ravensburger", "minion-may-die", "minion"),
    ("one-night", "ravensburger", "minion-beside-tanner", "minion"),
    ("classic", "", "wolves-win-at-parity", "werewolf"),
    ("classic", "", "wolves-win-alone", "werewolf"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition", "option", "role"), DECIDING)
def test_how_one_wins_follows_from_the_options_of_the_table(game, edition, option, role, lang):
    plain = Settings(game=game, edition=edition)
    chosen = replace(plain, options=(option,))
    assert wins(words(lang), plain, RoleName(role)) != wins(words(lang), chosen, RoleName(role))
    assert wins(words(lang), plain, RoleName("villager")) == wins(words(lang), chosen, RoleName("villager"))


@pytest.mark.parametrize(
    ("game", "role", "said"),
    [
        ("one-night", "seer", "help-wakes-night"),
        ("one-night", "villager", "help-wakes-never"),
        ("one-night", "hunter", "help-wakes-dying"),
        ("epic-battle", "bodyguard", "help-wakes-vote"),
        ("epic-battle", "dream-wolf", "help-wakes-never"),
        ("epic-battle", "master", "help-wakes-dusk"),
        ("classic", "cupid", "help-wakes-first"),
        ("classic", "little-girl", "help-wakes-every"),
        ("classic", "captain", "help-wakes-office"),
    ],
)
def test_it_is_said_when_a_role_wakes(game, role, said):
    found = role_help(words("en"), settings_of(game), RoleName(role)).wakes
    begins = re.escape(words("en")(said, {"calls": "¤"})).replace("¤", ".+")
    assert re.fullmatch(begins, found), found


def test_a_role_of_several_calls_is_told_all_of_them():
    assert role_help(words("en"), settings_of("epic-battle"), RoleName("count")).wakes.endswith(
        "Vampires (−6) and Count (−6B)."
    )
    assert "Werewolves" in role_help(words("en"), settings_of("classic"), RoleName("little-girl")).wakes


@pytest.mark.parametrize("monster", ["werewolf", "vampire"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dead_tanner_is_said_to_cost_a_monster_its_win_only_where_it_does(monster, lang):
    """With three teams he costs nothing, with two everything: as the vote of the rules has it."""
    enemy = {"werewolf": "vampire", "vampire": "werewolf"}[monster]

    def won(*cards: str) -> bool:
        """The third and the fourth die, tied."""
        seats = [Seat(Slot(number)) for number in range(len(cards))]
        votes = tuple(seats[3 if me in (0, 2) else 2] for me in seats[:4]) + (None,) * (len(cards) - 4)
        roles = tuple(map(RoleName, cards))
        return seats[0] in settle(rules_of("epic-battle", "ravensburger"), End(roles, roles, votes)).outcome.winners

    assert won(monster, "villager", "tanner", enemy)
    assert not won(monster, "villager", "tanner", "villager")
    three, two = (
        THREE_AND_TWO[lang]
        .fullmatch(role_help(words(lang), settings_of("epic-battle"), RoleName(monster)).wins)
        .groups()
    )
    assert COSTS_NOTHING[lang] in three
    assert COSTS_NOTHING[lang] not in two


THREE_AND_TWO = {
    "en": re.compile(r".*\. With three teams,(.*); with two teams,(.*)"),
    "fr": re.compile(r".*\. À trois camps,(.*)\u202f; à deux camps,(.*)"),
    "de": re.compile(r".*\. Mit drei Teams(.*); mit zwei Teams(.*)"),
}
COSTS_NOTHING = {
    "en": "a Tanner’s death changes nothing",
    "fr": "la mort d’un Tanneur n’y change rien",
    "de": "der Tod eines Gerbers ändert nichts",
}


EPIC = tuple(settings_of("epic-battle").rules.roles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_one_wins_speaks_of_no_team_that_cannot_be_there(lang):
    """A deck of wolves knows no vampires; where a curator lays fangs before somebody, anything may be there."""

    def told(role: str, *cards: str) -> str:
        return wins(words(lang), settings_of("epic-battle"), RoleName(role), Cast(tuple(map(RoleName, cards))))

    village, wolves = ("seer", "robber", "villager", "tanner"), ("werewolf", "alpha-wolf")
    for role, monsters in (("seer", wolves), ("werewolf", wolves), ("vampire", ("vampire", "count"))):
        one, both = told(role, *village, *monsters), told(role, *village, *wolves, "vampire")
        assert (
            both
            == told(role, *village, *monsters, "curator")
            == wins(words(lang), settings_of("epic-battle"), RoleName(role))
        )
        assert one != both
        assert not re.search("vampir" if monsters is wolves else r"wolf|wolves|wölf|loup", one, re.IGNORECASE)
        assert not THREE_AND_TWO[lang].fullmatch(one)


def test_followers_and_copies_win_in_their_own_way():
    def won_by(game: str, role: str) -> str:
        return role_help(words("en"), settings_of(game), RoleName(role)).wins

    assert won_by("one-night", "minion") != won_by("one-night", "werewolf")
    assert won_by("epic-battle", "alpha-wolf") == won_by("epic-battle", "werewolf")
    assert "role you saw" in won_by("one-night", "doppelganger")


@every_role
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_copies_a_role_is_said_to_change_team_and_nobody_else_is(game, role, lang):
    known = settings_of(game).rules.roles.get(role)
    changes = words(lang)("team-changing")
    assert (role_help(words(lang), settings_of(game), role).face.team == changes) == bool(known and known.may_wake_as)


def test_a_doppelganger_and_a_copycat_are_no_villagers():
    for game, role in (("one-night", "doppelganger"), ("epic-battle", "copycat")):
        assert role_help(words("fr"), settings_of(game), RoleName(role)).face.team == "Change de camp"


# --- The order of the night -----------------------------------------------------------------------


def order(game: str, *cards: str):
    return night_order(settings_of(game).rules, cards, words("en"))


def test_only_the_calls_of_these_cards_are_listed_in_the_order_they_are_heard():
    calls = order("one-night", "robber", "seer", "werewolf", "villager")
    assert [call.name for call in calls] == ["Werewolves", "Seer", "Robber"]
    assert {call.when for call in calls} == {"night"}


def test_dusk_comes_first_and_a_call_says_who_opens_their_eyes():
    calls = order("epic-battle", "count", "vampire", "cupid", "seer")
    assert [(call.name, call.when) for call in calls] == [
        ("Vampires", "dusk"), ("Count", "dusk"), ("Cupid", "dusk"), ("End of dusk", "dusk"),
        ("Lovers", "night"), ("Seer", "night"),
    ]  # fmt: skip
    assert calls[0].who == "Vampire and Count"
    assert calls[1].who == ""


def test_the_calls_have_the_numbers_of_the_printed_tokens():
    """As the books print them: 9a follows 9, dusk counts down, and what has no number there has none here."""

    def numbered(game: str) -> str:
        rules = settings_of(game).rules
        known = ROLES_OF[game]
        return " ".join(call.number or "–" for call in printed_order(rules, known, words("en")))

    assert numbered("one-night") == "1 2 3 4 5 6 7 8 9 9a"
    assert numbered("epic-battle") == ("−8 −6 −6B −6C −5 −4 −3 −2 −1 – – 2 2-B 2-C 4 4B 5 5-C 5D 6 6-B 7-C 7D 9 10 11")
    assert numbered("classic") == "1 2 3 4 5 6"  # its cards have none: the place in the list


def test_a_role_says_the_number_it_is_called_by():
    def wakes(game: str, role: str) -> str:
        return role_help(words("en"), settings_of(game), RoleName(role)).wakes

    assert "Curator (11)" in wakes("epic-battle", "curator")
    assert "Doppelgänger (1)" in wakes("one-night", "doppelganger")
    assert "(9a)" in wakes("one-night", "doppelganger")
    assert "(" not in wakes("classic", "seer")


def test_what_is_called_once_is_told_apart_from_what_is_called_every_night():
    calls = order("classic", "cupid", "seer", "werewolf", "little-girl")
    assert [call.when for call in calls] == ["first", "first", "every", "every"]
    assert calls[-1].who == "Werewolf and Little Girl"


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_call_has_a_picture(game):
    assert {call.art for call in order(game, *settings_of(game).rules.roles)} <= symbols()


def test_only_an_error_with_a_title_of_its_own_has_a_picture_of_its_own():
    assert {art for art in symbols() if art.startswith("omen-")} < {f"omen-{key}" for key in keys("help-error-")}
    assert "omen" in symbols(), "for all others"


def test_a_picture_that_stands_for_another_shows_one_there_is():
    sprite = (Path(garou.web.__file__).parent / "static" / "sprite.svg").read_text("utf-8")
    shown = re.findall(r'<use href="#([a-z-]+)"/>', sprite)
    assert shown
    assert set(shown) <= symbols()


@pytest.mark.parametrize("game", GAME_IDS)
def test_an_office_is_explained_like_a_role_and_dealt_to_nobody(game):
    rules = settings_of(game).rules
    assert not set(rules.offices) & set(rules.roles)
    assert all(f"{game}-{office}-explain" in everything("en") for office in rules.offices)
