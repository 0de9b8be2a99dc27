"""What can still be told apart in the middle of a night with marks, and how one such juncture leads to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import comb
from typing import NamedTuple

from garou.engine.values import RoleName, Seat
from garou.talk.claims import AM

from .bundles import Bundle, Speaker


class Juncture(NamedTuple):
    """What can still be told apart when a step begins."""

    number: int  # of the step
    wakes: tuple[tuple[Seat, RoleName], ...]  # who is called as what, of those anybody will ask for
    turned: tuple[tuple[Seat, RoleName], ...]
    tokens: tuple[tuple[Seat, str], ...]
    copies: tuple[tuple[str, int], ...]  # of marks and artifacts that were laid down
    speakers: tuple[Speaker, ...]
    alike: tuple[Seat, ...]  # seats that stand for each other


class Onward(NamedTuple):
    """One way on from a juncture: how many it stands for, what is done on it, in which parts that is weighed."""

    times: int
    group: Bundle
    juncture: Juncture


class Start(NamedTuple):
    """One way to deal the cards that matter, and how many like it."""

    pins: Mapping[int, int]  # by slot: the role that was dealt there
    times: int
    juncture: Juncture


IDLE = Bundle(None, 1, (), (), (), (), ())


def fits(juncture: Juncture) -> bool:
    """Everything was told that was to be told, and is true as far as the night goes."""
    return not any(one.left or any(claim.kind != AM for claim in one.unsaid) for one in juncture.speakers)


def spread(
    held: dict[Seat, RoleName], left: Sequence[tuple[RoleName, int]], alone: list[Seat], crowd: list[Seat], room: int
) -> Iterator[tuple[dict[Seat, RoleName], int]]:
    """These cards at seats of which nothing is known; the rest must find room in the centre."""
    if room < 0 or sum(number for _, number in left) > room + len(alone) + len(crowd):
        return
    if not left:
        yield held, 1
        return
    (role, number), rest = left[0], left[1:]
    mine, theirs = [seat for seat in alone if seat not in held], [seat for seat in crowd if seat not in held]
    for seats, ways in _chosen(mine, theirs, number):
        more = {**held, **dict.fromkeys(seats, role)}
        for found, times in spread(more, rest, alone, crowd, room - number + len(seats)):
            yield found, ways * times


def _chosen(alone: list[Seat], crowd: list[Seat], number: int) -> Iterator[tuple[tuple[Seat, ...], int]]:
    """So many of these seats or fewer; the first of those that are alike for all of them."""
    for picked in product((False, True), repeat=len(alone)):
        some = tuple(seat for seat, one in zip(alone, picked, strict=True) if one)
        for more in range(min(number - len(some), len(crowd)) + 1):
            yield (*some, *crowd[:more]), comb(len(crowd), more)


def times(juncture: Juncture, group: Bundle) -> int:
    """So many ways this one stands for: seats that nobody speaks of are alike, and the first of them comes first."""
    mine = _touched(group).intersection(juncture.alike)
    if len(mine) != 1:
        return 1
    return len(juncture.alike) if mine == {juncture.alike[0]} else 0


def _touched(group: Bundle) -> set[Seat]:
    return {seat for _, seat, _ in group.puts} | {seat for seat, _ in (*group.wakes, *group.turned)}


def after(juncture: Juncture, group: Bundle) -> Juncture:
    tokens = set(juncture.tokens)
    for put, seat, token in group.puts:
        (tokens.add if put else tokens.discard)((seat, token))
    copies, touched = Counter(dict(juncture.copies)), _touched(group)
    copies.update(group.laid)
    return Juncture(
        juncture.number + 1, tuple(sorted({**dict(juncture.wakes), **dict(group.wakes)}.items())),
        tuple(sorted({**dict(juncture.turned), **dict(group.turned)}.items())), tuple(sorted(tokens)),
        tuple(sorted(copies.items())), group.speakers, tuple(seat for seat in juncture.alike if seat not in touched),
    )  # fmt: skip
