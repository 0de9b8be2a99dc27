"""A search over decks: which there are, and which of them drops out."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from unittest import mock

import pytest

from command import garou
from garou.cli import lab
from garou.cli.lab import sweep
from garou.engine.values import IllegalSetup
from garou.games.advice import advice
from garou.games.cast import Cast, cards
from garou.lab.balance import Balance
from garou.lab.decks import DeckWish, candidates
from garou.lab.pairs import Pairs
from garou.lab.sweeping import FIRST, SHOWN, Contender, Race, drop, entered, over_at, raced, sides_of, sure_of
from garou.lab.writing import swept
from garou.simulating.company import Company
from garou.simulating.counts import Counts
from garou.simulating.crew import over
from garou.simulating.matches import Match
from garou.texts import words

# The runner of the tests has threads, and Python warns of a process that is born from such a one; the command has none.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")

WISH = DeckWish("one-night", "bezier", 7, cards("hunter"), frozenset(("tanner",)))
QUICK = DeckWish("one-night", "bezier", 5, cards("hunter"), frozenset(("tanner", "doppelganger")))  # soon counted
RANDOM = Company("random")


# --- Decks ----------------------------------------------------------------------------------------


def test_every_deck_is_as_it_was_wished_for():
    found = candidates(WISH, 200)
    assert len({deck.cards for deck in found}) == len(found) == 200
    for deck in found:
        assert len(deck.cards) == 7 + 3
        assert "hunter" in deck.cards
        assert "tanner" not in deck.cards
        assert all(count <= WISH.rules.box[name] for name, count in deck.counted.items())
        assert not advice("one-night", WISH.rules, deck, 7)


def test_the_number_of_decks_is_counted_and_each_has_its_own():
    """Three players, six cards: no more than 2 werewolves, 1 seer and 4 villagers of the box, with a werewolf each."""
    few = {"werewolf", "seer", "villager"}
    wish = DeckWish(
        "one-night", "bezier", 3, cards("werewolf"), frozenset({*DeckWish("one-night", "bezier", 3).rules.roles} - few)
    )
    box = wish.rules.box
    counted = [
        (wolves, seers, 6 - wolves - seers)
        for wolves in range(1, box["werewolf"] + 1)
        for seers in range(box["seer"] + 1)
        if 6 - wolves - seers <= box["villager"]
    ]
    assert wish.many == len(counted)
    found = [Counter(wish.numbered(number)) for number in range(wish.many)]
    assert sorted((one["werewolf"], one["seer"], one["villager"]) for one in found) == sorted(counted)


def test_what_a_card_brings_lies_beside():
    found = candidates(DeckWish("epic-battle", "ravensburger", 6, cards("alpha-wolf")), 5)
    assert all(len(deck.beside) == 1 for deck in found)
    assert all("alpha-wolf" in deck.cards for deck in found)


def test_a_village_of_the_classic_game_has_as_many_wolves_as_the_book_advises():
    found = candidates(DeckWish("classic", "", 8, cards("witch"), frozenset(("thief",))), 20)
    assert {deck.counted["werewolf"] for deck in found} == {2}
    assert all(len(deck.cards) == 8 for deck in found)


def test_where_there_is_no_such_deck_it_is_refused():
    with pytest.raises(IllegalSetup):
        candidates(DeckWish("one-night", "bezier", 3, cards("2 werewolf, seer, robber, drunk, hunter, tanner")), 5)


# --- The race -------------------------------------------------------------------------------------


def last(played):
    *_, whole = played
    return whole


def run(seed=1, jobs=1, games=600, decks=2):
    return last(raced(entered(QUICK, Company("honest"), seed, decks), games, 0.02, over(jobs)))


@pytest.fixture(scope="module")
def race():
    """Long enough for somebody to drop out before the end."""
    return run(games=4_000, decks=6)


def standing(village, wolves, games=1_000):
    """A deck after so many games, none of which both have won."""
    match = Match("one-night", "bezier", 5, Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager")))
    found = Balance(Counts(games, wins=Counter(village=village, werewolf=wolves)))
    pairs = {("village", "werewolf"): Pairs(0, village, wolves, games - village - wolves)}
    return Contender(match.cards, match, sides_of(match), found, pairs)


def test_the_gap_is_how_much_more_often_one_side_wins():
    assert standing(550, 450).gap == pytest.approx(0.1)
    assert standing(450, 450).gap == 0
    low, high = standing(550, 450).between()
    assert low < 0.1 < high
    assert standing(500, 500).between()[0] == 0


def test_whoever_is_surely_less_fair_drops_out_and_nobody_else():
    near, far, unknown = standing(510, 490), standing(800, 200), standing(6, 4, games=10)
    race = Race(WISH, [near, far, unknown], round=3)
    drop(race)
    assert [deck.out for deck in race.decks] == [0, 3, 0]
    assert race.ranked == [near, unknown, far]


def test_the_more_is_looked_at_the_surer_one_has_to_be():
    assert sure_of(100, 2) > sure_of(10, 2) > 1.96
    assert sure_of(10, 3) > sure_of(10, 2)


def test_most_games_go_to_those_that_are_close(race):
    assert race.games <= 4_000
    out = [deck.found.games for deck in race.decks if deck.out and deck.out < race.round]
    assert out
    assert all(FIRST <= games < race.left[0].found.games for games in out)
    assert len({deck.found.games for deck in race.left}) == 1
    gaps = [deck.gap for deck in race.ranked if not deck.out]
    assert all(one <= other for one, other in pairwise(gaps))


def test_it_is_over_when_all_that_is_left_is_known_well():
    assert over_at(Race(WISH, [standing(50_000, 50_000, 100_000)]), 0.01)
    assert not over_at(Race(WISH, [standing(50, 50, 100)]), 0.01)
    few = last(raced(entered(QUICK, RANDOM, 1, 2), 4_000, 0.2, over(1)))
    assert few.games < 4_000


def test_the_seed_decides_everything_and_the_processes_nothing():
    told = json.dumps(swept(run()))
    assert json.dumps(swept(run(jobs=2))) == told
    assert json.dumps(swept(run(seed=2))) != told


def test_of_the_fairest_it_tells_what_is_known_at_daybreak(race):
    told = swept(race)
    assert [one["gap"] for one in told["decks"][:SHOWN]] == [round(deck.gap, 6) for deck in race.ranked[:SHOWN]]
    assert all("bits" in one for one in told["decks"][:SHOWN])
    assert told["possible"] == QUICK.many


# --- The command ----------------------------------------------------------------------------------

ASKED = ("lab", "sweep", "--players", "5", "--minds", "random", "--seed", "3", "--jobs", "1")


def test_the_command_finds_a_fair_deck():
    few = ("--with", "hunter", "--without", "tanner, doppelganger", "--decks", "3", "--games", "500")
    done = garou(*ASKED, *few, "--json")
    assert (done.status, done.err) == (0, [])
    [told] = map(json.loads, done.out)
    assert (told["holding"], told["lacking"], len(told["decks"])) == (["hunter"], ["doppelganger", "tanner"], 3)
    assert told["games"] <= 500
    shown = garou(*ASKED, *few, "--lang", "fr", LANG="fr_FR.UTF-8")
    assert shown.out[0].startswith("Les paquets les plus justes")
    assert any(line.startswith("1. ") for line in shown.out)


def test_what_was_played_when_somebody_stopped_it_is_kept(capsys):
    def stopped(race, *_):
        race.decks[0].found += standing(30, 20, 50).found
        yield race
        raise KeyboardInterrupt

    told = ["--players", "7", "--decks", "3", "--seed", "1", "--json"]
    with mock.patch.object(sweep, "raced", stopped):
        status = lab.command(words("en")).main(["sweep", *told], standalone_mode=False)
    out, err = capsys.readouterr()
    assert status == 1
    assert json.loads(out)["games"] == 50
    assert "50 games" in err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--with", "tanner", "--without", "tanner"), "there is no such deck"),
        (("--with", "3 werewolf"), "there is no such deck"),
        (("--with", "count"), "count"),
        (("--players", "40"), "40"),
        (("--precision", "0"), "--precision takes"),
        (("--minds", "clever"), "clever"),
        (("--option", "captain"), "captain"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(wrong, said):
    done = garou(*ASKED, *wrong)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]
