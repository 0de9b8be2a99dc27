"""How balanced a deck is: the same on any number of processes, and what stands out is said."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from unittest import mock

import numpy as np
import pytest

from command import garou
from garou.cli import lab
from garou.cli.lab import balance, everything
from garou.deduction.concluding import conclude
from garou.deduction.conclusions import HASTY, Problem
from garou.games.cast import Cast, cards
from garou.games.scenarios import SCENARIOS
from garou.lab import daybreak
from garou.lab.balance import BLOCK, Balance, Warned, balances, reach, warnings
from garou.lab.daybreak import FEW, MICRO, Morning, Mornings, dealt, monsters_at, mornings
from garou.lab.report import report
from garou.lab.writing import written
from garou.simulating.company import Company
from garou.simulating.counts import Counts
from garou.simulating.crew import over
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.talk.claims import Said, was
from garou.texts import LANGUAGES, words
from garou.web.art import role_art, sprite

FIVE = Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager"))
PLAIN = Cast(cards("2 werewolf, 6 villager"))
HONEST, RANDOM = Company("honest"), Company("random")


def match(cast=FIVE, *, company=HONEST, seed=1, players=5):
    return Match("one-night", "bezier", players, cast, company=company, seed=seed)


def last(played):
    *_, whole = played
    return whole


@pytest.fixture(scope="module")
def measured():
    return last(balances(match(), 250, None, over(1)))


# --- Numbers --------------------------------------------------------------------------------------


def test_the_seed_decides_everything_and_the_processes_nothing(measured):
    told = json.dumps(written(match(), measured))
    assert json.dumps(written(match(), last(balances(match(), 250, None, over(2))))) == told
    assert json.dumps(written(match(seed=2), last(balances(match(seed=2), 250, None, over(1))))) != told


def test_it_tells_what_is_counted_and_more(measured):
    told = written(match(), measured)
    assert told["games"] == 250
    assert {*told["wins"]} == {"village", "werewolf"}
    assert {*told["daybreak"]["roles"]} == {"werewolf", "seer", "robber", "troublemaker", "villager"}
    # The robber mostly robs, and the troublemaker exchanges two others.
    assert 0.1 < told["muddled"]["rate"] < 0.6


def test_it_plays_until_the_shares_are_known_so_well():
    """At worst, at one half, 5 points are reached after 1.96² · 0.25 / 0.05² = 384 games: in the first block."""
    found = [one.games for one in balances(match(company=RANDOM), 10_000, 0.05, over(1))]
    assert found[-1] == BLOCK
    whole = last(balances(match(company=RANDOM), 10_000, 0.05, over(1)))
    assert reach(match(), whole) <= 0.05


@pytest.mark.parametrize("truth", [0.03, 0.3, 0.5, 0.9])
def test_an_interval_that_decides_when_to_stop_holds_the_truth_as_often_as_it_says(truth):
    """Of 1,000 tables, each stopped when its interval is so small, 95 of a hundred hold it, to within three errors."""
    luck, held = np.random.default_rng(1), 0
    for _ in range(1_000):
        found = Rate(0, 0)
        while not found.of or found.interval[1] - found.interval[0] > 2 * 0.02:
            found = Rate(found.count + int(luck.binomial(BLOCK, truth)), found.of + BLOCK)
        low, high = found.interval
        held += low <= truth <= high
    assert held / 1_000 == pytest.approx(0.95, abs=3 * 0.007)


# --- At daybreak ----------------------------------------------------------------------------------


def test_a_villager_has_learnt_nothing_and_wolves_know_each_other():
    found = mornings(match(PLAIN), range(12))
    assert found.by_role["villager"].bits == 0
    assert found.by_role["villager"].sure == found.by_role["villager"].seats  # nothing moves
    assert found.by_role["werewolf"].mean > 0.5


def test_who_saw_a_card_has_learnt_something():
    found = mornings(match(), range(12)).by_role
    assert found["seer"].mean > 0.05
    assert found["werewolf"].mean > found["seer"].mean > found["villager"].mean


@pytest.mark.parametrize("scenario", ["confusion", "three-camps-small"])
def test_all_seats_are_alike_before_anything_has_happened(scenario):
    one = next(one for one in SCENARIOS if one.id == scenario)
    common, _ = Match(one.game, one.edition, 5, one).laid(0)
    for role in ("robber", "werewolf"):
        alike = dealt(common, role)
        for seat in common.seats[1:]:
            told = conclude(Problem(common, said=(Said(seat, was(role)),), parts=frozenset(), budget=HASTY))
            here = monsters_at(common, told.chances)
            assert [here[(seat + left) % 5] for left in range(5)] == pytest.approx(alike, abs=1e-12)


def test_where_nights_are_drawn_by_luck_few_are_looked_at_and_nobody_is_certain_of_anything(monkeypatch):
    monkeypatch.setattr(daybreak, "MOST_DRAWN", 1)
    one = next(one for one in SCENARIOS if one.id == "three-camps-small")
    found = mornings(Match(one.game, one.edition, 5, one, company=HONEST, seed=1), range(4, 4 + FEW))
    assert 1 <= found.nights < FEW
    seats, counted = (sum(getattr(one, name) for one in found.by_role.values()) for name in ("seats", "counted"))
    assert found.drawn > 0
    assert counted < seats
    assert all(one.sure <= one.counted for one in found.by_role.values())


def test_where_night_follows_night_nothing_is_told_of_the_morning():
    village = next(one for one in SCENARIOS if one.id == "smallest-village")
    classic = Match("classic", "", 5, village, company=RANDOM, seed=1)
    found = last(balances(classic, 20, None, over(1)))
    assert written(classic, found)["daybreak"] == {"nights": 0, "roles": {}}
    assert not [warned for warned, _ in warnings(classic, found) if warned is Warned.NOTHING_KNOWN]
    page = html(classic, found, "en")
    assert "<h2>How long it lasts</h2>" in page
    assert words("en")("lab-column-bits") not in page


# --- Warnings -------------------------------------------------------------------------------------


def won(games=400, **wins):
    counts = last(balances(match(), 20, None, over(1))).counts
    return Balance(Counts(games, wins=Counter(wins), fates=counts.fates), Counter(werewolf=2, villager=2))


def test_a_deck_that_one_side_always_wins_is_warned_of():
    assert warnings(match(), won(werewolf=400)) == [
        (Warned.CANNOT_LOSE, "werewolf"),
        (Warned.CANNOT_WIN, "village"),
    ]
    assert warnings(match(), won(werewolf=210, village=190)) == []


def test_a_deck_of_which_nobody_will_know_anything_is_warned_of(measured):
    found = last(balances(match(PLAIN), 60, None, over(1)))
    assert (Warned.NOTHING_KNOWN, None) in warnings(match(PLAIN), found)
    assert (Warned.NOTHING_KNOWN, None) not in warnings(match(), measured)


def test_sums_of_some_and_of_others_are_those_of_all():
    some = Mornings(1, {"seer": Morning(1, MICRO, 1, 1)})
    assert some + Mornings() == some
    assert (some + some).by_role["seer"] == Morning(2, 2 * MICRO, 2, 2)


# --- The report -----------------------------------------------------------------------------------


def html(of, found, lang):
    return report(words(lang), of, found, role_art, sprite())


class Tags(HTMLParser):
    """Every tag that is opened is closed, in turn."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.shown = [], Counter(), []

    def handle_starttag(self, tag, attrs):
        self.seen[tag] += 1
        if tag not in ("meta", "path", "rect", "use"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ("meta", "path", "rect", "use"):
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.shown.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_file_with_plots_that_fetches_nothing(measured, lang):
    page = html(match(), measured, lang)
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.seen["table"] == 3
    assert page.count('class="plot"') == 3 + 5 + 5  # two teams and nobody, five cards, five seats
    assert not re.search(r"https?:|src=|url\(|@import|<script|<link", page)
    assert "@media print" in page
    drawn = set(re.findall(r'<use href="#([a-z-]+)"', page))
    assert drawn == set(re.findall(r'<symbol id="([a-z-]+)"', page))
    assert words(lang)("lab-who-wins") in "".join(tags.shown)


# --- The command ----------------------------------------------------------------------------------

ASKED = ("lab", "balance", "--cards", "2 werewolf, seer, 5 villager", "--minds", "random", "--seed", "3", "--jobs", "1")


def test_the_command_writes_json_and_a_report(tmp_path):
    file = tmp_path / "report.html"
    done = garou(*ASKED, "--games", "30", "--json", "--html", file)
    assert (done.status, done.err) == (0, [])
    assert json.loads(done.out[0])["games"] == 30
    assert file.read_text("utf-8").startswith("<!doctype html>")


def test_the_command_shows_the_figures_in_words():
    done = garou(*ASKED, "--games", "30", "--lang", "fr", LANG="fr_FR.UTF-8")
    assert (done.status, done.err) == (0, [])
    assert any("finissent avec une autre carte" in line for line in done.out)


def test_what_was_played_when_somebody_stopped_it_is_kept(measured, capsys):
    def stopped(*_):
        yield measured
        raise KeyboardInterrupt

    told = ["--cards", "2 werewolf, seer, robber, troublemaker, 3 villager", "--games", "900", "--seed", "1", "--json"]
    with mock.patch.object(balance, "balances", stopped):
        status = lab.command(words("en")).main(["balance", *told], standalone_mode=False)
    out, err = capsys.readouterr()
    assert status == 1
    assert json.loads(out)["games"] == 250
    assert "900" in err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--precision", "0"), "--precision takes"),
        (("--precision", "tight"), "--precision takes"),
        (("--precision", "nan%"), "--precision takes"),
        (("--precision", "1%", "--games", "5"), "either"),
        (("--games", "5", "--html", "/nowhere/at/all.html"), "cannot be written"),
        (("--players", "40"), "player"),
        (("--up-to", "4"), "--all"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(wrong, said):
    done = garou(*ASKED, *wrong)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]


# --- Every scenario -------------------------------------------------------------------------------

EVERY = ("lab", "balance", "--all", "--minds", "random", "--seed", "3", "--jobs", "1", "--games", "20")


def test_every_scenario_is_measured_with_every_number_of_players():
    done = garou(*EVERY, "--edition", "ravensburger", "--scenario", "lonely-night", "--json")
    assert (done.status, done.err) == (0, [])
    [told] = map(json.loads, done.out)
    assert [(one["scenario"], one["players"], one["games"]) for one in told["tables"]] == [
        ("lonely-night", 3, 20),
        ("lonely-night", 4, 20),
    ]
    small = garou(*EVERY, "--edition", "ravensburger", "--scenario", "lonely-night", "--up-to", "3", "--json")
    assert json.loads(small.out[0])["tables"] == told["tables"][:1]
    alone = ("lab", "balance", "--scenario", "lonely-night", "--players", "3", *EVERY[3:], "--json")
    assert json.loads(garou(*alone).out[0]) == told["tables"][0]
    shown = garou(*EVERY, "--scenario", "lonely-night", "--players", "4", "--lang", "fr", LANG="fr_FR.UTF-8")
    assert sum("Nuit" in line for line in shown.out) == 1


def test_the_printed_lists_of_one_night_are_38():
    asked = dict.fromkeys(("game", "edition", "scenario", "players", "cards"))
    asked |= {"game": "one-night", "edition": "ravensburger", "minds": "random", "seed": 1, "wild": False, "option": ()}
    found = everything.matches(words("en"), **asked)
    assert sum(bool(match.cards.casts) for match in found) == 38


def test_the_tables_that_were_finished_when_it_was_stopped_are_kept(capsys):
    def stopped(tables, *_):
        yield [(match(), Balance(Counts(20)))]
        raise KeyboardInterrupt

    with mock.patch.object(everything, "measured", stopped):
        status = lab.command(words("en")).main(["balance", *EVERY[2:], "--json"], standalone_mode=False)
    out, err = capsys.readouterr()
    assert status == 1
    assert [one["games"] for one in json.loads(out)["tables"]] == [20]
    assert "20 games" in err


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--html", "report.html"), "--html"),
        (("--cards", "2 werewolf"), "--cards does not go with --all"),
        (("--players", "99"), "no scenario fits"),
        (("--scenario", "nowhere"), "no scenario fits"),
    ],
)
def test_what_does_not_go_with_all_is_said_in_a_sentence(wrong, said):
    done = garou(*EVERY, *wrong)
    assert done.status == 2
    assert len(done.err) == 1
    assert said in done.err[0]
