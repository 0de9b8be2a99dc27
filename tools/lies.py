"""Counts how our bots lie, and writes it down: `python tools/lies.py` makes src/garou/minds/measured.json anew.

Every scenario is played in all its sizes up to the vote, by seed. A story is what a seat has said by then; it is the
truth where all of it holds of the facts the seat was told. Games in which no card moves are left out.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from garou.dealing import cast_of, deal
from garou.deduction.truth import Told, holds, notes
from garou.engine.game import Game, reply, start
from garou.engine.values import CHANCE, Answer, RoleName, Seat
from garou.engine.view import View, view
from garou.games import rules_of
from garou.games.cast import Scenario
from garou.games.one_night.day import VILLAGE
from garou.games.scenarios import SCENARIOS
from garou.minds.habits import Shape, shaped
from garou.minds.talking import Hearing, answer, speak
from garou.talk.claims import AM, MARK, OPINIONS, Claim, Common, Said
from garou.talk.stories import claimed_card
from garou.talk.stories import told as stories

KEPT = Path(__file__).parent.parent / "src/garou/minds/measured.json"
EACH = 12  # games for each scenario and size
TURNS = 3  # how often everybody may speak in one talk


@dataclass
class Counts:
    """Of all games together."""

    games: int = 0
    spoke: Counter[RoleName] = field(default_factory=Counter)
    truths: Counter[RoleName] = field(default_factory=Counter)
    lies: Counter[RoleName] = field(default_factory=Counter)  # by the card that is claimed
    expected: defaultdict[RoleName, float] = field(default_factory=lambda: defaultdict(float))
    nights: defaultdict[RoleName, Counter[Shape]] = field(default_factory=lambda: defaultdict(Counter))
    faces: Counter[bool] = field(default_factory=Counter)

    def lie(self, common: Common, seat: Seat, claims: tuple[Claim, ...]) -> None:
        role = claimed_card(claims)
        if role is None:
            return
        roles, counted = common.rules.roles, common.cast.counted
        village = {name: counted[name] for name in common.roles if roles[name].team == VILLAGE}
        for name, copies in village.items():
            self.expected[name] += copies / sum(village.values())
        self.lies[role] += 1
        self.nights[role][shaped(seat, claims, common)[0]] += 1
        named = [claim.roles[0] for claim in claims if claim.kind not in ("am", "was") and claim.roles]
        self.faces.update(roles[name].team == VILLAGE for name in named)


# --- Playing --------------------------------------------------------------------------------------


def evenings(scenario: Scenario, players: int, number: int) -> Iterator[tuple[Common, Game, list[Said]]]:
    """Games as they are when all have talked and nobody has voted."""
    rules = rules_of(scenario.game, scenario.edition, scenario.options)
    for seed in range(number):
        luck = Random(f"lies {scenario.id} {players} {seed}")
        cast = cast_of(scenario, players, luck)
        common = Common(rules, cast, players)
        game = start(rules, deal(rules, cast, players, luck))
        talks = {step.name for step in rules.steps if step.talk}
        while game.open and game.open[0].call not in talks:
            game = _answered(common, game, luck)
        if game.open:
            yield common, game, _talk(common, game, luck)


def _answered(common: Common, game: Game, luck: Random) -> Game:
    question = game.open[0]
    seat = question.seats[0]
    if seat == CHANCE:
        return reply(game, Answer(seat, question.call, luck.choice(question.options)))
    seen = View(seat, view(game, seat).facts, (question,))
    choice = answer(Hearing(common, seen), luck)
    return reply(game, Answer(seat, question.call, choice))


def _talk(common: Common, game: Game, luck: Random) -> list[Said]:
    said = list[Said]()
    for _ in range(TURNS):
        for seat in luck.sample(common.seats, common.players):
            hearing = Hearing(common, view(game, seat), tuple(said))
            said += [Said(seat, claim) for claim in speak(hearing, luck)]
    return said


# --- Counting -------------------------------------------------------------------------------------


def count(common: Common, game: Game, said: Sequence[Said], found: Counts) -> None:
    found.games += 1
    for seat, statements in stories(said).items():
        claims = tuple(
            one.said.claim for one in statements if not one.overtaken and one.said.claim.kind not in (*OPINIONS, MARK)
        )
        facts = view(game, seat).facts
        if not claims:
            continue
        told = notes(facts)
        became = [note[1] for note in told if note[0] == "turned"]
        role = became[0] if became else next(note[1] for note in told if note[0] == "dealt")
        true = all(_holds(common, claim, seat, told, role) for claim in claims)
        found.spoke[role] += 1
        found.truths[role] += true
        if not true:
            found.lie(common, seat, claims)


def _holds(common: Common, claim: Claim, seat: Seat, told: Told, role: RoleName) -> bool:
    """What somebody believes to have become in the morning is no lie, whether or not it is so."""
    if claim.kind == AM:
        return common.rules.roles[claim.roles[0]].team == VILLAGE == common.rules.roles[role].team
    return holds(claim, seat, told, role, common.rules)


# --- Writing --------------------------------------------------------------------------------------


def written(found: Counts) -> dict[str, object]:
    return {
        "name": "bots where cards move",
        "source": f"{found.games} talks of our bots: {EACH} games for every scenario and size",
        "honest": {role: (found.truths[role], spoke) for role, spoke in sorted(found.spoke.items())},
        "disguises": {role: round((found.lies[role] + 1) / (n + 1), 2) for role, n in sorted(found.expected.items())},
        "nights": {role: sorted(shapes.items()) for role, shapes in sorted(found.nights.items())},
        "faces": (found.faces[True], found.faces[False]),
    }


def main() -> None:
    found = Counts()
    for scenario in SCENARIOS:
        if rules_of(scenario.game, scenario.edition, scenario.options).centre:
            for players in scenario.players:
                for common, game, said in evenings(scenario, players, EACH):
                    count(common, game, said, found)
    KEPT.write_text(json.dumps(written(found), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
