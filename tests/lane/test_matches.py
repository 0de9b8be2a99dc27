"""The lane counts a match among those who choose at random as the engine does, only more of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from math import sqrt

import pytest

from garou.games.cast import Cast, cards
from garou.games.scenarios import SCENARIOS
from garou.homemade.coding import code_of
from garou.lab.balance import Balance
from garou.lane.coding import NoArrayForm
from garou.lane.matches import MIND, sums
from garou.simulating.company import Company
from garou.simulating.counts import counts_of
from garou.simulating.matches import Match, results
from garou.simulating.odds import Rate
from homemade_roles import as_data, role

SEVEN = Cast(cards("doppelganger, 2 werewolf, minion, seer, robber, drunk, hunter, tanner, villager"))
MATCH = Match("one-night", "ravensburger", 7, SEVEN, ("robber-must-rob",), Company(MIND), seed=3)


BATTLE = Match(
    "epic-battle",
    "ravensburger",
    7,
    Cast(
        cards("alpha-wolf, vampire, count, renfield, cupid, diseased, robber, hunter, tanner, curator"),
        cards("werewolf"),
    ),
    (),
    Company(MIND),
    seed=4,
)


VILLAGE = Match(
    "classic",
    "",
    7,
    Cast(cards("2 werewolf, seer, witch, cupid, hunter, thief, 2 villager")),
    ("captain",),
    Company(MIND),
    seed=5,
)


@pytest.fixture(scope="module", params=[MATCH, BATTLE, VILLAGE], ids=lambda match: match.game)
def match(request):
    return request.param


@pytest.fixture(scope="module")
def lane(match):
    *_, (counts, ended) = islice(sums(match), 1 if match.rules.round else 4)
    return Balance(counts, ended)


@pytest.fixture(scope="module")
def engine(match):
    bouts = list(results(match, range(600)))
    ends = (end for bout in bouts for end in zip(bout.setup.deal, bout.outcome.final, strict=True))
    return Balance(counts_of(bouts), Counter(dealt for dealt, final in ends if final != dealt))


def sigmas(many: Rate, few: Rate) -> float:
    spread = many.rate * (1 - many.rate) * (1 / many.of + 1 / few.of)
    return abs(many.rate - few.rate) / sqrt(spread) if spread else abs(many.rate - few.rate)


def test_shares_are_those_of_the_engine_as_far_as_luck_allows(lane, engine):
    pairs = [(lane.muddled, engine.muddled)]
    pairs += [(lane.counts.won_by(team), engine.counts.won_by(team)) for team in engine.counts.wins]
    pairs.append((Rate(lane.counts.nobody, lane.games), Rate(engine.counts.nobody, engine.games)))
    for by in (lambda who: who.role, lambda who: who.seat):
        many, few = lane.counts.by(by), engine.counts.by(by)
        assert many.keys() == few.keys()
        pairs += [(many[name].wins, few[name].wins) for name in few]
        pairs += [(many[name].deaths, few[name].deaths) for name in few]
    assert max(sigmas(*pair) for pair in pairs) < 4


def test_its_counts_are_whole(lane):
    games = lane.games
    fates = lane.counts.by(lambda who: who.seat)
    assert [fate.dealt for fate in fates.values()] == [games] * 7
    assert sum(lane.counts.days.values()) == sum(lane.counts.nights.values()) == games
    if set(lane.counts.days) == {1}:
        assert sum(fate.votes for fate in fates.values()) == 7 * games, "nobody withholds a vote"
    assert sum(fate.won for fate in fates.values()) >= games - lane.counts.nobody


def test_the_seed_decides_everything():
    one, again, other = (next(sums(match)) for match in (MATCH, MATCH, replace(MATCH, seed=4)))
    assert one == again
    assert one != other


def test_what_differs_from_game_to_game_or_has_no_array_form_is_refused():
    drawn = next(one for one in SCENARIOS if not one.casts)
    with pytest.raises(NoArrayForm, match="cards"):
        next(sums(Match(drawn.game, drawn.edition, drawn.players[0], drawn, company=Company(MIND))))
    own = code_of(as_data(role({"choose": "others"}, {"look": "it"})))
    with pytest.raises(NoArrayForm, match="edition"):
        next(sums(Match("one-night", own, 3, Cast(cards("werewolf, seer, 4 villager")), company=Company(MIND))))
    classic = Cast(cards("2 werewolf, little-girl, 5 villager"))
    with pytest.raises(NoArrayForm):
        next(sums(Match("classic", "", 8, classic, company=Company(MIND))))
