"""What to think when people lie, where no card was moved but by those who tell of it, with the arithmetic beside it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from decks import seat
from garou.deduction.astold import AsTold
from garou.deduction.evidence import Believed, Witnessed
from garou.deduction.lying import LyingModel, posterior
from garou.deduction.premises import Premises
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.talk.claims import Claim, Common, saw, took, was, wears

ADA, BEN, CLEO, DAN = map(seat, range(4))
RULES = GAMES["one-night", "bezier"]


def common(cast: str, players: int = 4, game: tuple[str, str] = ("one-night", "bezier")) -> Common:
    return Common(GAMES[game], Cast(cards(cast)), players)


TABLE = common("werewolf, seer, robber, troublemaker, insomniac, 2 villager")
STILL = common("2 werewolf, minion, hunter, 4 villager", 5)  # nobody moves a card, and nobody looks at one


def model(at: Common, odds: Fraction = Fraction(1, 6)) -> LyingModel:
    honest = {name: Fraction(2 if name in ("werewolf", "vampire") else 98, 100) for name in at.roles}
    return LyingModel("wolves lie", honest, lambda _: odds)


def told(at: Common, role: str | None = None, **stories: tuple[Claim, ...]) -> AsTold:
    by = {"ada": ADA, "ben": BEN, "cleo": CLEO, "dan": DAN}
    own = [Witnessed(ADA, (("dealt", role),))] if role else []
    return AsTold(at, own, [Believed(by[name], some) for name, some in stories.items()], model(at))


def test_of_two_with_the_same_single_card_one_lies():
    found = told(TABLE, "villager", ben=(was("seer"),), cleo=(was("seer"),), dan=(was("robber"),))
    assert found.trust()[BEN] == pytest.approx(found.trust()[CLEO])
    chances = found.chances()
    assert chances[BEN]["werewolf"] == pytest.approx(chances[CLEO]["werewolf"])
    assert chances[BEN]["werewolf"] > 0.3 > chances[DAN].get("werewolf", 0)


def test_what_i_saw_goes_over_what_i_am_told():
    own = Witnessed(ADA, (("dealt", "seer"), ("saw-card", BEN, "werewolf")))
    found = AsTold(TABLE, [own], [Believed(BEN, (was("robber"), took(CLEO, "villager")))], model(TABLE))
    assert found.trust()[BEN] == 0
    assert found.chances()[BEN] == {"werewolf": 1.0}


def test_a_believed_robber_has_what_was_taken():
    found = told(TABLE, "villager", ben=(was("robber"), took(ADA, "villager")))
    assert max(found.chances()[ADA], key=found.chances()[ADA].get) == "robber"
    assert told(TABLE, "villager", ben=(was("robber"), took(ADA, "seer"))).trust()[BEN] == 0


def test_a_mark_that_somebody_believed_has_seen_puts_its_wearer_on_that_side():
    at = common("vampire, marksman, seer, priest, 3 villager", 4, ("epic-battle", "ravensburger"))
    found = told(at, ben=(was("marksman"), wears(DAN, "vampire")))
    assert found.chances()[DAN]["vampire"] > 0.8


def test_where_nothing_fits_nothing_is_likely():
    own = Witnessed(ADA, (("dealt", "seer"), ("saw-card", BEN, "seer")))
    assert AsTold(TABLE, [own], [], model(TABLE)).likely == {}


@pytest.mark.parametrize("role", [None, "villager", "hunter"])
def test_where_nobody_moves_a_card_it_is_the_posterior(role):
    """Nobody has chosen anything either: nothing is left out."""
    found = told(STILL, role, ben=(was("villager"),), cleo=(was("minion"),), dan=(was("hunter"),))
    given = Premises(STILL.rules, STILL.cards, STILL.players)
    exact = posterior(given, found.own[0] if role else None, found.heard, model(STILL))
    for who in (BEN, CLEO, DAN):
        assert found.trust()[who] == pytest.approx(float(exact.trust(who)), abs=0.002)
    for who, shares in zip(STILL.seats, found.chances(), strict=True):
        expected = {name: float(part) for name, part in exact.chances(who).items()}
        assert shares == pytest.approx(expected | dict.fromkeys(shares.keys() - expected.keys(), 0.0), abs=0.002)


def test_every_card_is_somewhere():
    found = told(TABLE, "seer", cleo=(was("villager"),), dan=(was("robber"), took(BEN, "seer"), saw(BEN, "robber")))
    assert [sum(chances.values()) for chances in found.chances()] == pytest.approx([1] * 4)
