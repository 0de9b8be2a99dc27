"""Two tables side by side: the same luck for both, and an interval from the pairs."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from math import sqrt

import pytest

from command import garou
from garou.games.cast import Cast, cards
from garou.games.scenarios import SCENARIOS
from garou.lab.comparing import NOBODY, Comparison, aligned, comparisons, in_the_order_of, played_as_twin, teams
from garou.lab.pairs import Pairs
from garou.lab.versus import versus
from garou.lab.writing import compared
from garou.simulating.company import Company
from garou.simulating.crew import over
from garou.simulating.matches import Match, result
from garou.texts import LANGUAGES, words
from garou.web.art import role_art, sprite

# The runner of the tests has threads, and Python warns of a process that is born from such a one; the command has none.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")

FIVE = Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager"))
OTHER = Cast(cards("2 werewolf, drunk, robber, troublemaker, 3 villager"))
ONE = Match("one-night", "bezier", 5, FIVE, company=Company("honest"), seed=1)
TWO = replace(ONE, cards=OTHER)


def last(played):
    *_, whole = played
    return whole


@pytest.fixture(scope="module")
def found():
    return last(comparisons(ONE, TWO, 200, None, over(1)))


# --- The same luck --------------------------------------------------------------------------------


def test_what_both_decks_hold_falls_to_the_same_places():
    one, two = aligned(ONE, replace(ONE, cards=Cast(cards("3 villager, 2 werewolf, troublemaker, drunk, robber"))))
    for number in range(20):
        first, second = one.laid(number)[1], two.laid(number)[1]
        swapped = {"seer": "drunk"}
        assert [swapped.get(name, name) for name in first.deal + first.centre] == [*second.deal + second.centre]


@pytest.mark.parametrize(
    ("first", "second", "laid"),
    [
        ("seer, robber, villager", "robber, seer, villager", "seer, robber, villager"),
        ("seer, 2 villager", "villager, drunk, tanner", "drunk, villager, tanner"),
        ("seer, villager", "2 villager, drunk", "villager, villager, drunk"),
        ("seer, robber, villager", "villager", "villager"),
    ],
)
def test_the_second_deck_is_laid_in_the_order_of_the_first(first, second, laid):
    assert in_the_order_of(cards(first), cards(second)) == cards(laid)


def test_two_tables_that_are_alike_play_the_same_games():
    whole = last(comparisons(ONE, replace(ONE), 40, None, over(1)))
    assert {(pairs.first, pairs.second) for pairs in whole.pairs.values()} == {(0, 0)}
    assert whole.first.counts == whole.second.counts


def test_who_is_asked_no_more_than_before_does_as_before():
    """The seer is exchanged for a villager with nothing to do: by night, everybody else has the same luck."""
    plain = replace(ONE, cards=Cast(in_the_order_of(FIVE.cards, cards("2 werewolf, robber, troublemaker, 4 villager"))))
    for number in range(20):
        first, second = result(ONE, number, played_as_twin), result(plain, number, played_as_twin)
        swapped = {"seer": "villager"}
        assert [swapped.get(name, name) for name in first.outcome.final] == [*second.outcome.final]


# --- Pairs ----------------------------------------------------------------------------------------


def test_the_interval_of_a_difference_is_that_of_pairs():
    """Of 100 pairs 30 differ, 20 of them for the second: (20 - 10) / 102, and its standard error."""
    pairs = Pairs(40, 10, 20, 30)
    middle = 10 / 102
    reach = 1.959964 * sqrt((32 / 102 - middle**2) / 102)
    assert pairs.difference == 0.1
    assert pairs.interval == pytest.approx((middle - reach, middle + reach))
    assert not pairs.clear
    assert Pairs(40, 2, 28, 30).clear


def test_pairs_that_hardly_differ_are_worth_many_games():
    assert Pairs(49, 1, 1, 49).worth == pytest.approx(0.5 / 0.02)
    assert Pairs(25, 25, 25, 25).worth == pytest.approx(1)
    assert Pairs().interval[0] < 0 < Pairs().interval[1]


def test_a_team_that_some_pairs_know_nothing_of_has_won_none_of_them(found):
    assert Comparison().of("vampire") == Pairs()
    assert found.of("vampire") == Pairs(none=200)
    assert {pairs.of for pairs in found.pairs.values()} == {200}


def test_the_seed_decides_everything_and_the_processes_nothing(found):
    told = json.dumps(compared(ONE, TWO, found))
    assert json.dumps(compared(ONE, TWO, last(comparisons(ONE, TWO, 200, None, over(2))))) == told
    other = last(comparisons(replace(ONE, seed=2), replace(TWO, seed=2), 200, None, over(1)))
    assert json.dumps(compared(ONE, TWO, other)) != told


def test_it_tells_both_tables_and_how_far_they_are_apart(found):
    told = compared(ONE, TWO, found)
    assert told["pairs"] == told["first"]["games"] == told["second"]["games"] == 200
    assert "seer" in told["first"]["roles"]
    assert "drunk" in told["second"]["roles"]
    for team, apart in told["differences"].items():
        assert apart["both"] + apart["first"] + apart["second"] + apart["none"] == 200
        if team != NOBODY:
            wins = [told[side]["wins"][team]["rate"] for side in ("first", "second")]
            assert apart["difference"] == pytest.approx(wins[1] - wins[0])
    assert told["differences"]["village"]["worth"] > 1.3


def test_where_cards_are_drawn_both_tables_draw_the_same():
    drawn = next(one for one in SCENARIOS if one.id == "anarchy" and one.game == "one-night")
    one = Match("one-night", "ravensburger", 5, drawn, company=Company("random"), seed=1)
    two = replace(one, company=Company("random", teams={"werewolf": "honest"}))
    whole = last(comparisons(one, two, 20, None, over(1)))
    assert [fate.dealt for fate in whole.first.counts.by(lambda who: who.role).values()] == [
        fate.dealt for fate in whole.second.counts.by(lambda who: who.role).values()
    ]


# --- Shown ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_file_that_fetches_nothing(found, lang):
    page = versus(words(lang), (ONE, TWO), found, role_art, sprite())
    assert page.count('class="plot"') == len(teams(ONE, TWO, found))
    assert not re.search(r"https?:|src=|url\(|@import|<script|<link", page)
    assert page.count("<section>") == page.count("</section>") == 4
    assert set(re.findall(r'<use href="#([a-z-]+)"', page)) == set(re.findall(r'<symbol id="([a-z-]+)"', page))


ASKED = ("lab", "compare", "--cards", "2 werewolf, seer, 5 villager", "--minds", "random", "--seed", "3", "--jobs", "1")


def test_the_command_compares_decks_and_minds_and_rules(tmp_path):
    file = tmp_path / "report.html"
    against = ("--against-cards", "2 werewolf, drunk, 5 villager", "--games", "30")
    done = garou(*ASKED, *against, "--json", "--html", file)
    assert (done.status, done.err) == (0, [])
    assert json.loads(done.out[0])["second"]["cards"].count("drunk") == 1
    assert file.read_text("utf-8").startswith("<!doctype html>")
    minds = json.loads(garou(*ASKED, "--against-minds", "honest", "--games", "5", "--json").out[0])
    assert [minds[side]["minds"] for side in ("first", "second")] == [{"others": "random"}, {"others": "honest"}]
    rules = json.loads(garou(*ASKED, "--against-option", "robber-must-rob", "--games", "5", "--json").out[0])
    assert [rules[side]["options"] for side in ("first", "second")] == [[], ["robber-must-rob"]]


def test_the_command_shows_the_difference_in_words():
    done = garou(*ASKED, "--against-minds", "honest", "--games", "20", "--lang", "fr", LANG="fr_FR.UTF-8")
    assert (done.status, done.err) == (0, [])
    assert any("la même chance aux deux tables" in line for line in done.out)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ((), "both tables are the same"),
        (("--against-minds", "random"), "both tables are the same"),
        (("--against-minds", "clever"), "clever"),
        (("--against-cards", "2 werewolf"), "cards"),
        (("--against-scenario", "nowhere"), "nowhere"),
        (("--against-option", "captain"), "captain"),
    ],
)
def test_what_cannot_be_compared_is_said_in_a_sentence(wrong, said):
    done = garou(*ASKED, *wrong)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]
