"""No mind goes by anything but its view and what was said: in a process that has these alone it does the same."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from garou.dealing import cast_of, deal
from garou.games import rules_of
from garou.games.scenarios import SCENARIOS
from garou.minds.mind import KNOWN
from garou.simulating.evening import played
from garou.talk.claims import Common

BY_ID = {scenario.id: scenario for scenario in SCENARIOS}
TABLES = [("basic", 5), ("confusion", 6), ("cabinet-of-curiosities", 6), ("first-lovers", 8)]
KEPT = 25  # thoughts of each mind

ELSEWHERE = """
import pickle, sys
from random import Random
from garou.games import rules_of
from garou.games.cast import Cast
from garou.minds.hearing import Hearing
from garou.minds.mind import KNOWN, mind_named
from garou.talk.claims import Common

game, edition, cards, beside, players, thoughts = pickle.load(sys.stdin.buffer)
common, done = Common(rules_of(game, edition), Cast(cards, beside), players), []
for name, what, view, said, day, state in thoughts:
    luck = Random()
    luck.setstate(state)
    done.append(getattr(mind_named(name, KNOWN), what)(Hearing(common, view, said, day), luck))
sys.stdout.buffer.write(pickle.dumps(done))
"""


def noting(mind, thoughts):
    """The same mind; what it was handed, and what came of it, are noted."""

    def noted(what):
        def think(hearing, luck):
            before = luck.getstate()
            done = getattr(mind, what)(hearing, luck)
            thoughts.append(((what, hearing.view, hearing.said, hearing.day, before), done))
            return done

        return think

    return replace(mind, speak=noted("speak"), answer=noted("answer"))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_mind_does_the_same_in_another_process_with_its_view_and_what_was_said_alone(name, players):
    scenario, luck, handed, did = BY_ID[name], Random(4), [], []
    rules, cast = rules_of(scenario.game, scenario.edition), cast_of(scenario, players, luck)
    common = Common(rules, cast, players)
    for mind in KNOWN:
        thoughts = []
        played(common, deal(rules, cast, players, luck), [noting(mind, thoughts)] * players, luck)
        some = Random(1).sample(thoughts, min(KEPT, len(thoughts)))
        handed += [(mind.name, *thought) for thought, _ in some]
        did += [done for _, done in some]
    table = (scenario.game, scenario.edition, cast.cards, cast.beside, players, handed)
    found = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(table), capture_output=True, check=True
    )
    assert pickle.loads(found.stdout) == did
