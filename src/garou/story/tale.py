"""The lines of a story: what belongs together is told in one breath."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from garou.engine.values import CHANCE, Answer, Fact, Seat
from garou.story.chapters import Chapter, Passage
from garou.texts.narrator import Narrator

POINTING = ("voted", "named")  # the facts of a ballot, by day and by night
RESULT = ("died", "won")  # what follows from one: why comes before it


def tale(narrator: Narrator, chapters: Iterable[Chapter]) -> Iterator[tuple[Chapter, list[str]]]:
    """Each chapter with its lines; what is told twice in a chapter is told once."""
    captain: tuple[Seat, ...] = ()
    for chapter in chapters:
        lines: list[str] = []
        for scene in chapter.scenes:
            lines += _lines(narrator, scene, captain)
            captain = tuple(fact.of("player") for fact in scene.facts if fact.name == "captain")[-1:] or captain
        yield chapter, list(dict.fromkeys(lines))


def _lines(narrator: Narrator, scene: Passage, captain: Collection[Seat]) -> list[str]:
    lines: list[str] = []
    told: list[str] = [""]  # kinds of facts, in order
    because = tolls(narrator, scene)
    for kind, group in groupby(scene.told, key=lambda event: event.name if isinstance(event, Fact) else ""):
        events = list(group)
        facts = [event for event in events if isinstance(event, Fact)]
        if kind in RESULT and because:
            lines, because = lines + because, []
        if not kind:
            lines += [line for event in events if isinstance(event, Answer) for line in _said(narrator, event)]
        elif kind in POINTING:
            twice = captain if kind == "voted" else ()
            lines.append(_ballot(narrator, scene.step, facts, twice, again=kind in told))
        elif kind == "fellows":
            lines += _meetings(narrator, facts)
        elif kind != "shown":
            lines += [narrator.story(fact, scene.step) for fact in facts]
        elif told[-1] == "died":  # the card of the dead; those shown at the end were told before
            lines[-1] += " " + narrator.story(facts[0], scene.step)
        told.append(kind)
    return lines + because


def tolls(narrator: Narrator, scene: Passage) -> list[str]:
    """Why nobody died, or who else did; what a fact of that name tells by itself is not told again."""
    told = {fact.name for fact in scene.facts}
    return [narrator.toll(toll) for toll in scene.tolls if toll.rule not in told]


def _said(narrator: Narrator, answer: Answer) -> Iterator[str]:
    """Answers that no fact tells of: those there are words for."""
    kind = "luck" if answer.seat == CHANCE else "said" if answer.choice else "declined"
    words, key = narrator.words, f"story-{kind}-{answer.call}"
    if words.has(key):
        chosen = [words(f"word-{part}") for part in answer.choice if isinstance(part, str)]
        yield words(key, {"who": "" if kind == "luck" else narrator.name(answer.seat), "words": words.joined(chosen)})


def _ballot(narrator: Narrator, step: str, facts: list[Fact], twice: Collection[Seat], *, again: bool) -> str:
    """Who pointed at whom, the most named first; a tie that is broken by a vote that counts twice."""
    named: dict[Seat | None, list[Seat]] = {}
    for fact in facts:
        named.setdefault(fact.of("for_"), []).append(fact.of("player"))
    weight = {target: len(voters) + len({*voters} & {*twice}) for target, voters in named.items() if target is not None}
    tied = [target for target in weight if weight[target] == max(weight.values())]
    said = [narrator.words("story-ballot", {"step": step, "again": "yes" if again else "no"})]
    order = [*sorted(weight, key=lambda target: -weight[target]), *([None] if None in named else [])]
    said += [_pointing(narrator, target, named[target], twice) for target in order]
    for voter in twice:
        if len(tied) > 1 and any(voter in named[target] for target in tied):
            said.append(narrator.words("story-own-vote", {"player": narrator.name(voter)}))
    return " ".join(said)


def _pointing(narrator: Narrator, target: Seat | None, voters: list[Seat], twice: Collection[Seat]) -> str:
    names = [narrator.name(voter) for voter in voters]
    for voter in {*voters} & {*twice}:
        names[voters.index(voter)] = narrator.words("story-votes-twice", {"player": narrator.name(voter)})
    at = {"for-kind": "nobody", "for": ""} if target is None else {"for-kind": "player", "for": narrator.name(target)}
    return narrator.words("story-pointing", {"players": narrator.words.joined(names), "players-count": len(names)} | at)


def _meetings(narrator: Narrator, facts: list[Fact]) -> Iterator[str]:
    """Those who all saw each other have met; others have seen whom they saw."""
    circles = [(fact.of("call"), fact.audience.union(fact.of("players"))) for fact in facts]
    for fact, (call, circle) in zip(facts, circles, strict=True):
        met = len(circle) > 1 and circles.count((call, circle)) == len(circle)
        yield narrator.story(Fact(circle, "met", (("call", call),)) if met else fact)
