"""What the tests of several games share."""

from __future__ import annotations

import pytest

from garou.engine.rules import RuleSet
from garou.games.one_night import BEZIER, RAVENSBURGER


@pytest.fixture(params=[BEZIER, RAVENSBURGER], ids=["bezier", "ravensburger"])
def edition(request) -> RuleSet:
    """Each printed edition of One Night."""
    return request.param
