"""Passages as somebody hears them: those that are the same to whoever is listened to are one bundle of ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat
from garou.talk.claims import MARK, SAW, TOOK, Claim

from .acts import Doing, Op
from .openfaces import Open
from .opentables import Passing, Put
from .passages import Layers
from .scribe import Weight
from .truth import SAW_CARD, SAW_MARK, Note, Told, holds, in_order


class Ways(tuple[Doing, ...]):
    """What was done in one step, as far as it is known; the same ways are one thing."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other


class Speaker(NamedTuple):
    """Of whom something is known or believed, as far as the night has gone."""

    seat: Seat
    left: Told | None  # what it is yet to be told; None: of one who only claims
    unsaid: frozenset[Claim]  # what has not turned out to be true yet
    over: bool = True


class Bundle(NamedTuple):
    """Passages that are the same for whoever is listened to."""

    ways: Ways | None  # None: nothing that is known is done
    parts: int  # what their weights are counted in
    speakers: tuple[Speaker, ...]
    puts: tuple[Put, ...]
    wakes: tuple[tuple[Seat, RoleName], ...]
    turned: tuple[tuple[Seat, RoleName], ...]
    laid: tuple[str, ...]


class Overheard(NamedTuple):
    """One passage as it was heard: faces that are known now, and what everybody has still to hear."""

    sign: int
    fills: Mapping[int, str]
    speakers: tuple[Speaker, ...]


def grouped(
    passages: Sequence[Passing], speakers: tuple[Speaker, ...], watched: frozenset[str], layers: Layers
) -> tuple[Bundle, ...]:
    """Every group, with its ways: those that do the same are added up, and may cancel out."""
    found: dict[Any, dict[tuple[Op, ...], Weight]] = {}
    plain = True  # nobody has heard anything that not every passage has
    for one in passages:
        puts = tuple(put for put in one.puts if put[2] in watched)
        every = [*_heard(one, speakers, layers.rules)]
        plain = plain and len(every) == 1 and not every[0].fills
        for heard in every:
            key = (heard.speakers, puts, one.wakes, one.turned, one.laid)
            ways, ops = found.setdefault(key, {}), _filled(one, heard.fills, layers)
            ways[ops] = ways.get(ops, 0) + heard.sign * one.weight
    only = plain and len(found) == 1
    if only:
        found = {key: _looked_only(ways, layers) for key, ways in found.items()}
    return tuple(Bundle(*_ways(ways), *key) for key, ways in found.items() if any(ways.values()))


def _looked_only(found: dict[tuple[Op, ...], Weight], layers: Layers) -> dict[tuple[Op, ...], Weight]:
    """Looks that nobody has heard of are none: all that can have been seen together is one."""
    if any(len(op) == 2 for ops in found for op in ops):
        return found
    return {(): sum(layers.evened(weight, ops) for ops, weight in found.items())}


def _filled(one: Passing, fills: Mapping[int, str], layers: Layers) -> tuple[Op, ...]:
    looked = {at: one.looked[at] for at in fills}
    more = {at: (place, layers.number_at(place, fills[at]), 0) for at, place in looked.items()}
    return tuple(op for at, ops in enumerate(one.ops) for op in (*ops, *((more[at],) if at in more else ())))


def _ways(found: Mapping[tuple[Op, ...], Weight]) -> tuple[Ways | None, int]:
    """In whole numbers; None where nothing is done."""
    kept = {ops: weight for ops, weight in found.items() if weight}
    parts = lcm(*(Fraction(weight).denominator for weight in kept.values()))
    ways = Ways((int(weight * parts), ops) for ops, weight in kept.items())
    return (None, 1) if tuple(ways) == ((1, ()),) and parts == 1 else (ways, parts)


# --- What each speaker hears of it ------------------------------------------------------------------


def _heard(one: Passing, speakers: tuple[Speaker, ...], rules: RuleSet) -> Iterator[Overheard]:
    heard = [Overheard(1, {}, ())]
    for speaker in speakers:
        mine = [note for seat, note in one.notes if seat == speaker.seat]
        hears = _witness if speaker.left is not None else _believe
        heard = [more for so_far in heard for more in hears(mine, speaker, so_far, rules)]
    return iter(heard)


def _witness(mine: Sequence[Note], speaker: Speaker, heard: Overheard, rules: RuleSet) -> Iterator[Overheard]:
    """Exactly this was told, next."""
    left, fills = list(speaker.left or ()), dict(heard.fills)
    for heard_now in mine:
        note = _known(heard_now, fills)
        if not left and not speaker.over:
            continue
        at = _matching(note, left)
        if at is None:
            return
        fills |= {part.at: word for part, word in zip(note, left.pop(at), strict=True) if isinstance(part, Open)}
    unsaid = _unsaid(speaker, [_known(note, fills) for note in mine], rules)
    yield Overheard(heard.sign, fills, (*heard.speakers, speaker._replace(left=tuple(left), unsaid=unsaid)))


def _known(note: Note, fills: Mapping[int, str]) -> Note:
    known = tuple(fills.get(part.at, part) if isinstance(part, Open) else part for part in note)
    return known if any(isinstance(part, Open) for part in known) else in_order([known])[0]


def _matching(note: Note, left: Sequence[Note]) -> int | None:
    """Cards that are looked at one after the other may have been named in any order."""
    for number, one in enumerate(left):
        if len(one) == len(note) and all(isinstance(a, Open) or a == b for a, b in zip(note, one, strict=True)):
            return number
        if note[0] != SAW_CARD or one[0] != SAW_CARD or one[1] == note[1]:
            return None
    return None


def _believe(mine: Sequence[Note], speaker: Speaker, heard: Overheard, rules: RuleSet) -> Iterator[Overheard]:
    """Faces that were claimed, each of them, and any other."""
    ways: list[tuple[Overheard, dict[int, str]]] = [(heard, dict(heard.fills))]
    for note in mine:
        for part in note:
            if isinstance(part, Open):
                claimed = sorted(_claimed(note, speaker))
                ways = [more for way, seen in ways for more in _guessed(way, seen, part.at, claimed)]
    for way, seen in ways:
        unsaid = _unsaid(speaker, [_known(note, seen) for note in mine], rules)
        yield Overheard(way.sign, way.fills, (*way.speakers, speaker._replace(unsaid=unsaid)))


def _guessed(
    way: Overheard, seen: dict[int, str], at: int, words: Sequence[str]
) -> Iterator[tuple[Overheard, dict[int, str]]]:
    """One of these was seen there; or none of them, which is anything but them."""
    yield way, seen
    for word in words if at not in way.fills else ():
        filled = {**way.fills, at: word}
        yield way._replace(fills=filled), {**seen, at: word}
        yield way._replace(fills=filled, sign=-way.sign), seen


def _claimed(note: Note, speaker: Speaker) -> set[str]:
    seen = {claim.roles[0] for claim in speaker.unsaid if claim.kind == SAW and claim.places[0] == note[1]}
    taken = {
        claim.roles[0] for claim in speaker.unsaid if claim.kind == TOOK and claim.roles and note[1] == speaker.seat
    }
    worn = {claim.mark for claim in speaker.unsaid if claim.kind == MARK and claim.places[0] == note[1]}
    return {*seen, *taken} if note[0] == SAW_CARD else worn if note[0] == SAW_MARK else set()


def _unsaid(speaker: Speaker, told: Sequence[Note], rules: RuleSet) -> frozenset[Claim]:
    known = [note for note in told if not any(isinstance(part, Open) for part in note)] or [("",)]
    return frozenset(claim for claim in speaker.unsaid if not holds(claim, speaker.seat, known, None, rules))
