"""A game cut where night falls and day breaks, for everything that tells it one night after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from garou.engine.game import Game, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Answer, Fact, Toll
from garou.story.steps import tolls

COUNTED = {"night": "night-number", "day": "day-number"}  # where they come again and again


@dataclass(frozen=True, slots=True)
class Beginning:
    """A chapter's heading: its kind, and which night or day it is."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Passage:
    """One step: what was answered and what became known, in the order of time."""

    step: str
    told: tuple[Fact | Answer, ...]
    tolls: tuple[Toll, ...] = ()  # once the game is over: why nobody died of it, or who else did

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(event for event in self.told if isinstance(event, Fact))


@dataclass(frozen=True, slots=True)
class Chapter:
    """What happened between nightfall and daybreak, or between daybreak and nightfall."""

    beginning: Beginning
    scenes: tuple[Passage, ...]

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(fact for scene in self.scenes for fact in scene.facts)


def beginning(rules: RuleSet, step: int) -> Beginning | None:
    """The heading that stands before this step, if any does: where the hour is not that of the step before."""
    hour = _hour(rules, step)
    if not hour or hour == _hour(rules, step - 1):
        return None
    if not rules.round:
        return Beginning(hour, 1)
    return Beginning(COUNTED.get(hour, hour), max(0, step - len(rules.opening)) // len(rules.round) + 1)


def _hour(rules: RuleSet, step: int) -> str:
    """Calls are held at dusk or at night, all else by day; the deal is at no hour."""
    found = rules.step(step) if step > 0 else None
    if found is None:
        return ""
    return "day" if not found.heard else "dusk" if found.dusk else "night"


def chapters(played: Game) -> Iterator[Chapter]:
    """The whole game so far, without the deal."""
    open_at: Beginning | None = None
    found: list[Passage] = []
    for number, scene in enumerate(scenes(played)):
        begins = beginning(played.rules, number)
        if begins:
            if open_at:
                yield Chapter(open_at, tuple(found))
            open_at, found = begins, []
        found.append(scene)
    if open_at:
        yield Chapter(open_at, tuple(found))


def scenes(played: Game) -> Iterator[Passage]:
    """Every step up to now. The game is played again to learn which answer came before which fact."""
    said: dict[tuple[int, int], list[Answer]] = defaultdict(list)  # by step, and how many of its facts were known
    moment = start(played.rules, played.setup)
    for answer in played.log:
        said[moment.step, len(moment.news)].append(answer)
        moment = reply(moment, answer)
    because = tolls(played)
    for number in range(played.step + (played.outcome is None)):
        step, facts = played.rules.step(number), played.told_in(number)
        told: list[Fact | Answer] = []
        nobodys = False
        for i in range(len(facts) + 1):
            nobodys = _nobodys(said[number, i]) if said[number, i] else nobodys
            told += [*said[number, i], *(fact for fact in facts[i : i + 1] if not nobodys or fact.name != "voted")]
        yield Passage(step.name if step else "", tuple(told), () if nobodys else because.get(number, ()))


def _nobodys(answers: list[Answer]) -> bool:
    """Luck answered for everybody, or whoever led saw only what came of it: nobody pointed at anybody."""
    return all(answer.luck for answer in answers)


def in_the_dark(chapter: Chapter) -> Chapter:
    """The same without what the whole room saw."""
    return Chapter(chapter.beginning, tuple(map(_unseen, chapter.scenes)))


def _unseen(scene: Passage) -> Passage:
    private = tuple(fact for fact in scene.facts if PUBLIC not in fact.audience)
    return scene if private == scene.facts else Passage(scene.step, private, scene.tolls)
