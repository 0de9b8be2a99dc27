"""A copier's courses are sifted: none is lost that could have fitted."""

from __future__ import annotations

import random

import pytest

from garou.deduction import versions
from garou.deduction.evidence import Believed
from garou.deduction.premises import Premises
from garou.games.cast import cards
from garou.games.one_night import BEZIER, RAVENSBURGER
from inquiries import SmallTable, random_question
from slices import sliced

CASTS = ("doppelganger, robber, 2 werewolf, villager, tanner", "doppelganger, minion, 2 mason, seer, drunk")


@pytest.mark.parametrize("seed", sliced(range(60), most=4))
def test_nothing_that_could_fit_is_sifted_out(seed, monkeypatch):
    luck, cast = random.Random(f"sieve {seed}"), cards(CASTS[seed % 2])
    table = SmallTable((BEZIER, RAVENSBURGER)[seed // 2 % 2], cast, len(cast) - 3)
    asked = [one for _ in range(12) for one in random_question(luck, table)]
    asked += [Believed(one.seat, tuple(claim for claim in one.claims if claim.kind != "was")) for one in asked]
    sifted = [table.given.versions(one) for one in asked]
    assert any(version.copyings for some in sifted for version in some)
    monkeypatch.setattr(versions, "_sifted", lambda role, evidence, calls: calls.alone(role, evidence.seat))
    plain = Premises(table.rules, cast, table.players)
    assert sifted == [plain.versions(one) for one in asked]
