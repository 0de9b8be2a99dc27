"""Everything there is has words, and there are no words for what there is not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from catalogue import everything, keys
from decks import PLAYED, begun, moments
from garou.games import GAMES
from garou.games.aiwolf import AIWOLF
from garou.games.epic_battle.marks import ARTIFACTS, MARKS
from garou.games.scenarios import SCENARIOS
from garou.homemade.days import GOALS
from garou.homemade.editions import HERALDS
from garou.story.steps import tolls
from garou.texts import BORROWS, LANGUAGES, words
from garou.texts.narrator import Narrator
from homemade_roles import told_by_the_home_made
from sources import arguments, assigned, can_be_asked_for, returned, said_by_the_server

ROLES = {(game, role) for (game, _), rules in GAMES.items() for role in rules.roles}
STEPS = {step.name for rules in GAMES.values() for step in rules.opening + rules.round}

# The captain of the classic game is an office: named and explained like a role, but nobody is dealt it.
OFFICES = {("classic", "captain")}

# Families of keys whose members are counted one by one below; of the others it is asked who would use them.
COUNTED = (
    "artifact-", "ask-", "call-", "error-", "fact-", "mark-", "option-", "place-", "role-", "rule-", "team-", "toll-",
    "why-",
    "word-", "workshop-say-",
    *(f"{game}-" for game in BORROWS),
)  # fmt: skip


@pytest.fixture(scope="module")
def games():
    """A few games of every kind, and a few with every role, all the way through; the same on every run."""
    played = []
    for number in range(14 * len(PLAYED)):
        rng = random.Random(number)
        kind = PLAYED[number % len(PLAYED)]
        played.append((kind, list(moments(begun(kind, rng, most=12), rng))))
    for kind, role in (((*key, ()), role) for key, rules in GAMES.items() for role in rules.roles):
        for number in range(6):
            rng = random.Random(f"{kind} {role} {number}")
            played.append((kind, list(moments(begun_with(role, kind, rng), rng))))
    return played


def begun_with(role, kind, rng):
    """Somebody was dealt this role."""
    while True:
        game = begun(kind, rng, most=8)
        if role in game.setup.deal:
            return game


def borrowing(game: str, name: str) -> str:
    """Which of the games it may borrow from has the words."""
    return words("en").first(*(f"ask-{other}-{name}" for other in BORROWS[game])).removeprefix("ask-")


# --- Roles, teams, things ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "role"), sorted(ROLES))
def test_every_role_has_a_name_in_all_its_forms_and_is_explained(game, role, lang):
    narrator = Narrator(words(lang), game, (), ())
    assert narrator.role(role)[0].isupper()
    assert all(narrator.role(role, f".{form}") for form in ("the", "a", "of", "many"))
    assert narrator.role(role, ".gender") in ("m", "f", "n")
    summary, explain, play = (narrator.about_role(role, what) for what in ("summary", "explain", "play"))
    assert len(summary) <= 90 < len(explain)
    assert len(play) > 90
    assert all(text.endswith((".", "?", "!")) for text in (summary, explain, play))


def test_there_are_words_for_no_other_role():
    assert keys("role-") == {role for _, role in ROLES | OFFICES} | {*AIWOLF.roles}
    told = {
        f"{game}-{role}-{what}" for game, role in ROLES | OFFICES for what in ("summary", "explain", "play", "name")
    }
    options = {option for rules in GAMES.values() for option in rules.options}
    told |= {f"{key}-with-{option}" for key in told for option in options}
    assert {f"{game}-{key}" for game in BORROWS for key in keys(f"{game}-")} <= told


def test_every_team_mark_artifact_and_place_has_words_and_no_other():
    assert keys("mark-") == set(MARKS)
    assert keys("artifact-") == set(ARTIFACTS)
    assert keys("place-") == {place for rules in GAMES.values() for place in rules.places}
    assert keys("team-") == {role.team for rules in GAMES.values() for role in rules.roles.values()} | {
        "lovers",
        "changing",
    }


@pytest.mark.parametrize("thing", ["mark-", "artifact-"])
def test_every_mark_and_artifact_has_its_forms_and_is_explained(thing):
    for name in keys(thing):
        assert {f"{thing}{name}.{form}" for form in ("the", "a", "about")} <= everything("en").keys()


def test_every_option_has_a_name_and_says_what_changes():
    options = {option for rules in GAMES.values() for option in rules.options}
    assert keys("option-") == options
    assert all(f"option-{option}.about" in everything("en") for option in options)


# --- Questions --------------------------------------------------------------------------------


def test_every_question_has_words_and_no_other(games):
    asked = {borrowing(kind[0], q.topic) for kind, past in games for moment in past for q in moment.open}
    assert keys("ask-") == asked


def test_every_question_has_words_for_its_buttons():
    for name in keys("ask-"):
        assert {f"ask-{name}.choose", f"ask-{name}.decline"} <= everything("en").keys()


def test_where_nobody_can_decline_there_is_no_word_for_it(games):
    """A dash stands for a button that is never shown."""
    declined = {}
    for kind, past in games:
        for question in (q for moment in past for q in moment.open):
            name = borrowing(kind[0], question.topic)
            declined[name] = declined.get(name, False) or question.may_decline
    for lang in LANGUAGES:
        silent = {name for name in declined if words(lang)(f"ask-{name}.decline") == "—"}
        assert silent == {name for name, may in declined.items() if not may}


def test_every_call_has_a_name_and_no_other(games):
    asked = {question.call for _, past in games for moment in past for question in moment.open}
    assert keys("call-") == STEPS | asked | {HERALDS}


def test_every_word_that_can_be_chosen_has_words_and_no_other(games):
    options = (o for _, past in games for moment in past for q in moment.open for o in q.options)
    said = {part for option in options for part in option if isinstance(part, str)}
    assert said == keys("word-") | set(ARTIFACTS)


# --- Facts, reasons, errors -------------------------------------------------------------------


def test_every_fact_has_words_for_who_learns_it_and_for_the_tale(games):
    told = arguments("tell", number=1) | arguments("announce", number=0)
    played = {fact.name for _, past in games for fact in past[-1].facts}
    assert played | {fact.name for fact in told_by_the_home_made()} == told
    died = {f"died-{cause}" for rules in GAMES.values() for cause in rules.chained}
    assert told <= keys("fact-") <= told | died
    assert keys("story-") >= keys("fact-")


def test_every_reason_has_words_and_no_other(games):
    given = {reason.rule for _, past in games for reason in past[-1].outcome.why}
    named = arguments("Reason", number=2, under="games") | arguments("results", number=2, under="games")
    named |= assigned("rule", "lost", "why", under="games") | returned("str | None", under="games")
    assert given <= named
    assert keys("why-") == named | {f"own-{goal}{missed}" for goal in GOALS for missed in ("", "-missed")}


def test_every_toll_has_words_and_no_other(games):
    given = {toll.rule for _, past in games for some in tolls(past[-1]).values() for toll in some}
    named = arguments("Toll", number=0, under="games") | assigned("how", under="games")
    assert given <= keys("toll-") == named


def test_every_error_has_words_and_no_other():
    raised = arguments(
        "IllegalSetup", "IllegalAnswer", "IllegalClaim", "IllegalGesture", "IllegalEntry", "IllegalPuzzle",
        "IllegalCompany", "IllegalLeague", "NoMachines", "Unsolved", "BadData", "IllegalLearnedTable",
        number=0,
    )  # fmt: skip
    raised |= arguments("BadRecord", "BadForm", "refuse", number=1)
    raised |= assigned("reason", "UNREADABLE", under="cli") | returned("str | None", under="record")
    assert keys("error-") == raised | said_by_the_server()


# --- Nothing else -----------------------------------------------------------------------------


@pytest.mark.slow
def test_there_are_no_words_that_nobody_asks_for():
    others = {key for key in everything("en") if "." not in key and not key.startswith(COUNTED)}
    assert {key for key in others if not can_be_asked_for(key)} == set()


def test_every_scenario_has_words_and_no_other():
    assert keys("scenario-") == {scenario.id for scenario in SCENARIOS}
    assert keys("level-") == {scenario.level for scenario in SCENARIOS}
    assert all(f"scenario-{scenario.id}.blurb" in everything("en") for scenario in SCENARIOS)


def test_every_piece_of_advice_has_words_and_no_other():
    assert keys("advice-") == arguments("Advice", number=0)


def test_games_by_luck_are_enough_to_see_everything(games):
    """What is rare must not be seen by the skin of its teeth: every topic in several games."""
    asked = Counter(t for kind, past in games for t in {borrowing(kind[0], q.topic) for m in past for q in m.open})
    assert min(asked.values()) >= 3
