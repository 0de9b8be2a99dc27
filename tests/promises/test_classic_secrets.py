"""What a night of the classic game hides: pairs of worlds that differ in one secret look alike to everybody else.

Compared is whatever goes out to a seat or to a bystander: the view, the words of both languages, the JSON.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given

from decks import PLAYED, begun, every, luck, moments, seeds
from garou.engine.game import Game
from garou.engine.values import PUBLIC
from garou.engine.view import view, watch
from outlets import outlets
from village import calm, dealt, knows, line, morning, names, past, said, seat, told, until

every_classic = every([played for played in PLAYED if played[0] == "classic"])


class Pair(NamedTuple):
    """One deal, two nights, and those who may tell them apart."""

    secret: str
    deal: str
    one: tuple[str, ...]
    other: tuple[str, ...]
    known_to: str
    options: str = ""


PACK = "werewolf werewolf witch little-girl villager villager villager villager hunter werewolf"
LOVE = "werewolf cupid villager villager villager villager villager"
THIEF = "thief werewolf seer villager villager villager villager | | "
QUIET = ("Ada glance", "Ben glance", "Joe glance", "Dan little-girl")

PAIRS = [
    Pair(
        "whom the wolves named and the witch healed",
        PACK,
        ("all werewolf Eva", *QUIET, "Cleo witch-heal heal"),
        ("all werewolf Fay", *QUIET, "Cleo witch-heal heal"),
        "Ada Ben Cleo Joe",
    ),
    Pair(
        "that the witch healed at all",
        PACK,
        ("all werewolf Eva", *QUIET, "Cleo witch-heal heal"),
        ("all werewolf", *QUIET),
        "Ada Ben Cleo Joe",
    ),
    Pair(
        "that the wolves did not agree",
        PACK,
        ("votes werewolf Ada>Eva Ben>Fay", *QUIET),
        ("all werewolf", *QUIET),
        "Ada Ben Joe",  # to the witch a tie is no victim like any other
    ),
    Pair(
        "who in the pack named the victim",
        PACK,
        ("votes werewolf Ada>Eva Ben>Eva", *QUIET),
        ("votes werewolf Joe>Eva", *QUIET),
        "Ada Ben Joe",
    ),
    Pair(
        "whether poison killed or a bite",
        PACK,
        ("all werewolf Eva", *QUIET),
        ("all werewolf", *QUIET, "Cleo witch-poison Eva"),
        "Ada Ben Cleo Joe",
    ),
    Pair(
        "which of two was bitten and which poisoned",
        PACK,
        ("all werewolf Eva", *QUIET, "Cleo witch-poison Fay"),
        ("all werewolf Fay", *QUIET, "Cleo witch-poison Eva"),
        "Ada Ben Cleo Joe",
    ),
    Pair(
        "that the victim was poisoned as well",
        PACK,
        ("all werewolf Eva", *QUIET),
        ("all werewolf Eva", *QUIET, "Cleo witch-poison Eva"),
        "Cleo",
    ),
    Pair(
        "which wolf slept",
        PACK,
        ("Ada sleep sleep", "all werewolf Eva", *QUIET[1:]),
        ("Ben sleep sleep", "all werewolf Eva", *QUIET[:1], *QUIET[2:]),
        "Ada Ben Joe",
    ),
    Pair(
        "to a sleeping wolf, which other wolf slept",
        PACK,
        ("Ada sleep sleep", "Ben sleep sleep", "Joe werewolf Eva", *QUIET[2:]),
        ("Ada sleep sleep", "Joe sleep sleep", "Ben werewolf Eva", "Ben glance", "Dan little-girl"),
        "Ben Joe",
    ),
    Pair(
        "that the little girl peeked and saw somebody",
        PACK,
        ("all werewolf Eva", *QUIET[:3], "Dan little-girl late", "luck little-girl Ben"),
        ("all werewolf Eva", *QUIET),
        "Dan",
    ),
    Pair(
        "which wolf she saw",
        PACK,
        ("all werewolf Eva", *QUIET[:3], "Dan little-girl late", "luck little-girl Ben"),
        ("all werewolf Eva", *QUIET[:3], "Dan little-girl late", "luck little-girl Ada"),
        "Dan",
    ),
    Pair(
        "who glanced, and when, as long as no eye was open",
        PACK,
        ("all werewolf Eva", "Ada glance early", "Ben glance late", "Joe glance", "Dan little-girl"),
        ("all werewolf Eva", *QUIET),
        "Ada Ben",
    ),
    Pair(
        "to the witch too, whether the victim was named or caught",
        PACK,
        ("all werewolf Eva", "Ada glance early", *QUIET[1:3], "Dan little-girl early", "Cleo witch-heal heal"),
        ("all werewolf Dan", "Ada glance", *QUIET[1:], "Cleo witch-heal heal"),
        "Ada Ben Dan Joe",
    ),
    Pair(
        "to the other wolves, that one of them caught her, if she lives",
        PACK,
        ("all werewolf Eva", "Ada glance early", *QUIET[1:3], "Dan little-girl early", "Cleo witch-heal heal"),
        ("all werewolf Eva", *QUIET, "Cleo witch-heal heal"),
        "Ada Cleo Dan",
    ),
    Pair(
        "whether the dead little girl was named or caught",
        PACK,
        ("all werewolf Eva", "Ada glance early", *QUIET[1:3], "Dan little-girl early"),
        ("all werewolf Dan", *QUIET),
        "Ada Ben Dan Joe",
    ),
    Pair(
        "whether a hunter who does not shoot was poisoned or held his fire",
        PACK,
        ("all werewolf Ivy", *QUIET, "Ivy hunter"),
        ("all werewolf", *QUIET, "Cleo witch-poison Ivy"),
        "Ada Ben Cleo Ivy Joe",
    ),
    Pair(
        "that a sleeping wolf was named and spared",
        PACK,
        ("Joe sleep sleep", "all werewolf Joe", *QUIET[:2], "Dan little-girl"),
        ("Joe sleep sleep", "votes werewolf Ada>Eva Ben>Fay", *QUIET[:2], "Dan little-girl"),
        "Ada Ben",  # neither to the witch nor to the one spared
        "wolves-spare-wolves",
    ),
    Pair(
        "whom cupid joined",
        LOVE,
        ("Ben cupid Cleo Dan", "Ada werewolf Fay"),
        ("Ben cupid Ada Eva", "Ada werewolf Fay"),
        "Ada Ben Cleo Dan Eva",
    ),
    Pair(
        "which card the thief took, or whether he took one",
        THIEF + "villager hunter",
        ("Ada thief extra-2", "Ben werewolf Fay"),
        ("Ada thief", "Ben werewolf Fay"),
        "Ada",
    ),
    Pair(
        "that the thief is the witch now, and was asked",
        THIEF + "villager witch",
        ("Ada thief extra-2", "Ben werewolf Fay", "Ada witch-heal", "Ada witch-poison"),
        ("Ada thief", "Ben werewolf Fay"),
        "Ada",
    ),
    Pair(
        "at whom the seer looked, or that she passed",
        THIEF + "villager hunter",
        ("Ada thief", "Cleo seer Ben", "Ben werewolf Fay"),
        ("Ada thief", "Ben werewolf Fay"),
        "Cleo",
    ),
]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.secret)
def test_a_secret_of_the_night_shows_to_nobody_else(pair):
    """Not in the morning, not after a vote, and not on the next day."""
    worlds = [morning(dealt(pair.deal, *lines, options=pair.options)) for lines in (pair.one, pair.other)]
    assert_alike(worlds, pair.known_to, pair.options)
    worlds = [said(world, "votes lynch Ben>Gus Cleo>Gus") for world in worlds]
    assert_alike(worlds, pair.known_to, pair.options)
    assert_alike([morning(world) for world in worlds], pair.known_to, pair.options)


def assert_alike(worlds: list[Game], known_to: str, options: str = "") -> None:
    """To all who may not know, and to a bystander."""
    without = [seat(name) for name in known_to.split()]
    one, other = (outlets(("classic", "", tuple(options.split())), world, *without) for world in worlds)
    assert one == other


def test_by_night_nobody_can_tell_that_the_whole_pack_sleeps():
    """Not even the witch, who is shown no victim, and the little girl, who keeps her eyes shut."""
    asleep = until(dealt(PACK, "all sleep sleep", "Dan little-girl"), "witch-poison")
    awake = until(dealt(PACK, "all werewolf", *QUIET), "witch-poison")
    assert_alike([asleep, awake], "Ada Ben Joe")


def test_little_girl_who_sees_nobody_cannot_tell_whether_she_was_caught_or_all_wolves_sleep():
    asleep = until(dealt(PACK, "all sleep sleep", "Dan little-girl early"), "witch-poison")
    caught = until(dealt(PACK, "all werewolf", "Ada glance early", *QUIET[1:3], "Dan little-girl early"), "witch-heal")
    assert knows(asleep, "Dan") == knows(caught, "Dan") == ["dealt little-girl"]


WHOLE = "thief cupid seer werewolf little-girl witch hunter villager villager | | werewolf villager"
BUSY = (
    "Ada thief extra-1", "Ben cupid Ben Cleo", "Cleo seer Dan", "all werewolf Ivy", "Ada glance early",
    "Dan glance late", "Eva little-girl middle", "luck little-girl Dan", "Fay witch-heal heal",
)  # fmt: skip


def test_who_has_no_part_in_a_night_sees_and_is_asked_nothing_while_it_lasts():
    """Hunter, villagers and a bystander: from the deal to the morning nothing changes for them, whoever is asked."""
    game = dealt(WHOLE, *BUSY)
    for me in (*map(seat, ("Gus", "Hal", "Ivy")), PUBLIC):
        seen = {view(moment, me) for moment in past(game)}
        assert len(seen) == 1


def test_who_has_a_part_in_a_night_learns_only_the_own():
    game = dealt(WHOLE, *BUSY)
    assert {name: knows(game, name)[1:] for name in names(game)} == {
        "Ada": [
            "saw-card extra-1 werewolf", "saw-card extra-2 villager", "moved cards Ada extra-1", "turned werewolf",
            "fellows werewolf Dan", "named Ada Ivy", "named Dan Ivy",
        ],
        "Ben": ["joined Ben Cleo", "fellows lovers Cleo"],
        "Cleo": ["fellows lovers Ben", "saw-card Dan werewolf"],
        "Dan": ["fellows werewolf Ada", "named Ada Ivy", "named Dan Ivy"],
        "Eva": ["saw-card Dan werewolf"],
        "Fay": ["victim Ivy", "healed Ivy"],
        "Gus": [], "Hal": [], "Ivy": [],
    }  # fmt: skip


# --- What everybody hears -----------------------------------------------------------------------


@every_classic
@given(seed=seeds)
def test_the_dead_of_a_night_are_told_in_seat_order_under_one_name(played, seed):
    """First the night's, then those who starved; griefs and shots follow. A day has its own causes."""
    rng = luck(played, seed)
    *_, game = moments(begun(played, rng), rng)
    for number in range(game.step):
        fallen = [(fact.of("cause"), fact.of("player")) for fact in game.told_in(number) if fact.name == "died"]
        causes = {"dawn": ["night", "hunger"], "lynch": ["lynch"]}.get(game.rules.step(number).name, [])
        first = [death for cause in causes for death in sorted(fallen) if death[0] == cause]
        assert fallen[: len(first)] == first
        assert {cause for cause, _ in fallen[len(first) :]} <= {"grief", "shot"}


@every_classic
@given(seed=seeds)
def test_a_living_player_is_asked_nothing_that_is_anothers_to_answer(played, seed):
    rng = luck(played, seed)
    for moment in moments(begun(played, rng, most=10), rng):
        for me in (*map(seat, names(moment)), PUBLIC):
            assert view(moment, me).questions == tuple(q for q in moment.open if me in q.seats)


# --- What the dead may watch --------------------------------------------------------------------


@every_classic
@given(seed=seeds)
def test_watching_a_living_seat_has_exactly_its_own_view_and_a_dead_one_all_since_its_death(played, seed):
    rng = luck(played, seed)
    for moment in moments(begun(played, rng, most=10), rng):
        fell = {fact.of("player"): i for i, fact in enumerate(moment.facts) if fact.name == "died"}
        for me in map(seat, names(moment)):
            own, watched = view(moment, me), watch(moment, me)
            assert watched.questions == own.questions
            if me not in fell:
                assert watched == own
                continue
            since = len(moment.facts) - fell[me]
            assert watched.facts[-since:] == moment.facts[fell[me] :]
            before = watched.facts[:-since]
            assert before == tuple(f for f in moment.facts[: fell[me]] if {me, PUBLIC} & f.audience)


def test_a_dead_player_watches_the_next_night_and_not_the_one_before():
    """Gus dies on the first night: he sees at whom the seer looks and whom the wolves name in the second."""
    game = dealt(
        "werewolf werewolf seer witch villager villager villager villager", "Cleo seer Ada", "all werewolf Gus"
    )
    game = said(calm(game), "Cleo seer Ben", "votes werewolf Ada>Hal Ben>Hal", "Dan witch-heal heal")
    watched = [line(game, fact) for fact in watch(game, seat("Gus")).facts]
    assert watched == [
        "dealt villager", "died Gus night", "shown Gus villager villager",
        *(f"voted {name} -" for name in ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Hal")),
        "saw-card Ben werewolf", "fellows werewolf Ben", "fellows werewolf Ada",
        "named Ada Hal", "named Ben Hal", "victim Hal", "healed Hal",
    ]  # fmt: skip
    assert knows(game, "Gus") == watched[:10]  # his own view holds what the room hears, and no more


def test_a_dead_hunter_and_a_dead_captain_are_asked_before_a_further_night_can_be_watched():
    """What they learn between their death and their answer, the whole room has heard."""
    game = dealt("werewolf hunter villager villager villager villager", options="captain")
    game = said(game, "all captain Ben", "all lynch Ben")
    for call, answer in (("hunter", "Ben hunter Fay"), ("successor", "Ben successor Cleo")):
        assert [question.call for question in watch(game, seat("Ben")).questions] == [call]
        assert watch(game, seat("Ben")) == view(game, seat("Ben"))
        game = said(game, answer)


def test_who_is_alive_cannot_watch_whoever_else_is_dead():
    game = calm(
        dealt("werewolf werewolf seer villager villager villager villager", "Cleo seer Ada", "all werewolf Gus")
    )
    for name in ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"):
        assert watch(game, seat(name)) == view(game, seat(name))


def test_what_the_dead_watch_is_told_to_those_it_was_told_to():
    """A fact keeps its audience: watching adds nothing to what the seat itself was told."""
    game = calm(dealt("werewolf seer villager villager villager villager", "Ada werewolf Fay"))
    game = said(game, "Ben seer Ada")
    assert told(game, "saw-card") == ["Ben: saw-card Ada werewolf"]
    assert "saw-card Ada werewolf" not in knows(game, "Fay")
