"""What a copier may have done at the beginning of the night. She acts first, so what she sees is a dealt card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from .acts import Act
from .backwards import COUNTS, FOLLOWED, AnyAct, Kernel, Pegs, back
from .cases import Pins
from .night import Leaf, Night, leaf_of


def add_up(night: Night, sums: list[int]) -> None:
    """The whole case, added to the sums."""
    states = night.memory.states(night.acts, night.start)
    for pegs, times in night.unlike(states):
        after = states[pegs]
        if night.copier is None:
            night.settle(pegs, after, sums, leaf_of({}, times, night.pack_factor(None)))
        elif night.case.copyings is not None:
            _copy_known(night, pegs, after, sums, times)
        else:
            _copy_anything(night, pegs, after, sums, times)


# --- Something is known of it --------------------------------------------------------------------


def _copy_known(night: Night, pegs: Pegs, after: Kernel, sums: list[int], times: int) -> None:
    case = night.case
    for act, whom, role, but, _ in case.copyings or ():
        if case.copied is not None and role not in case.copied:
            continue
        weight = weighed(night, role)
        for found, new, more in _undone(night, act, pegs, after):
            leaf = leaf_of({role: weight}, times * more)
            if whom is not None:
                night.settle((*found, (whom, role)), new, sums, leaf)
            else:
                _copy_anybody(night, found, new, sums, leaf, but=but)


def _undone(night: Night, act: AnyAct, pegs: Pegs, after: Kernel) -> Iterator[tuple[Pegs, Kernel, int]]:
    """Before she did that: pegs, what becomes of every card, and how many ways that are alike this one stands for."""
    if isinstance(act, Act):
        yield from _unmoved(night, act, pegs)
    else:
        yield from ((found, new, 1) for found, new in back(act, pegs, after))


def _unmoved(night: Night, act: Act, pegs: Pegs) -> Iterator[tuple[Pegs, Kernel, int]]:
    ways = night.memory.copies(night.acts, night.start, act, pegs)
    fitting = {way.pegs: way for way in ways if not _clash(night, way.pegs)}
    for found, times in night.unlike(fitting, pegs):
        yield found, fitting[found].kernel, times


def _copy_anybody(night: Night, pegs: Pegs, after: Kernel, sums: list[int], leaf: Leaf, *, but: frozenset[int]) -> None:
    """Whoever holds that card may have been the one she looked at."""
    [(role, factor)] = leaf.copied.items()
    seen = _seen(night, pegs)
    others = [whom for whom in range(night.given.players) if whom != night.copier and whom not in but]
    number = sum(seen.get(whom) == role for whom in others)
    if number:
        night.settle(pegs, after, sums, leaf._replace(copied={role: number * factor}))
    if role not in night.located and night.pool[role]:
        for whom, alike in _open(night, seen, pegs):
            if whom not in but:
                night.settle((*pegs, (whom, role)), after, sums, leaf._replace(copied={role: alike * factor}))


def _seen(night: Night, pegs: Pegs) -> Pins:
    """The dealt cards that are known."""
    return {**dict(peg for peg in pegs if peg[1] < COUNTS), **night.pins}


def _open(night: Night, seen: Mapping[int, int], pegs: Pegs) -> list[tuple[int, int]]:
    """Seats whose card is not known: one of those that are alike, and how many it stands for."""
    told = {place for place, _ in pegs}
    free = [[seat for seat in seats if seat not in seen] for seats in night.case.alike]
    alone = [(seat, 1) for seats in free for seat in seats if seat in told]
    quiet = [[seat for seat in seats if seat not in told] for seats in free]
    return alone + [(seats[0], len(seats)) for seats in quiet if seats]


# --- Nothing is -----------------------------------------------------------------------------------


def _copy_anything(night: Night, pegs: Pegs, after: Kernel, sums: list[int], times: int) -> None:
    """First the cards that are known, then all the others: where she moves nothing, summed up at once."""
    seen = _seen(night, pegs)
    others = [seat for seat in range(night.given.players) if seat != night.copier]
    free = [whom for whom in others if whom not in seen]
    quiet = _copy_seen(night, pegs, sums, times, [(whom, seen[whom]) for whom in others if whom in seen])
    each = _alike_to_her(night, pegs, free) if night.copier not in night.case.trust.scale else None
    if each is not None:
        night.settle(pegs, after, sums, leaf_of(quiet, times, len(free) * each))
        return
    if quiet:
        night.settle(pegs, after, sums, leaf_of(quiet, times))
    for whom, alike in _open(night, seen, pegs):
        _copy_unseen(night, pegs, after, sums, leaf_of({}, alike * times, whom=whom))


def _alike_to_her(night: Night, pegs: Pegs, free: list[int]) -> int | None:
    """The weight of her looking at one of these seats, where it makes no difference what she sees there."""
    left, copied, copying = _loose(night), night.case.copied, night.given.copying(night.copier or 0)
    totals = {copying[role][whom].total for role in left for whom in free}
    fits = copied is None or copied.issuperset(left)
    if not night.at_once or len(totals) != 1 or not fits or _told_by(night, pegs, free):
        return None
    return totals.pop() * night.pack_factor(None)


def _loose(night: Night) -> list[int]:
    """The roles that may lie at a seat whose card is not known."""
    return [role for role, _ in night.loose(night.pool)]


def _copy_unseen(night: Night, pegs: Pegs, after: Kernel, sums: list[int], leaf: Leaf) -> None:
    """She looked at that seat: each card that may have lain there by itself."""
    if leaf.whom is None:
        return
    copied, copying = night.case.copied, night.given.copying(night.copier or 0)
    for role in _loose(night):
        if copied is None or role in copied:
            weight = copying[role][leaf.whom].total * weighed(night, role)
            known = leaf._replace(copied={role: weight}, whom=None)
            night.settle((*pegs, (leaf.whom, role)), after, sums, known)


def _copy_seen(
    night: Night, pegs: Pegs, sums: list[int], times: int, seen: Iterable[tuple[int, int]]
) -> dict[int, int]:
    """She looked at a card that is known: movers are followed, of the others the weight comes back."""
    quiet, copied = dict[int, int](), night.case.copied
    copying = night.given.copying(night.copier or 0)
    for whom, role in seen:
        if copied is not None and role not in copied:
            continue
        if whom not in night.pins and role in night.located:
            continue  # it lay there only after she had moved it, and then she has seen another card
        act = copying[role][whom]
        if act.moves:
            _copy_mover(night, act, pegs, sums, leaf_of({role: times * weighed(night, role)}, 1))
        else:
            quiet[role] = quiet.get(role, 0) + act.total * weighed(night, role)
    return quiet


def _told_by(night: Night, pegs: Pegs, free: list[int]) -> bool:
    """Is it known what her card counts as at last, or one she may have looked at?"""
    return any((place == night.copier or place in free) and COUNTS <= role < FOLLOWED for place, role in pegs)


def _copy_mover(night: Night, act: Act, pegs: Pegs, sums: list[int], leaf: Leaf) -> None:
    for found, kernel, times in _unmoved(night, act, pegs):
        night.settle(found, kernel, sums, leaf._replace(times=times))


def _clash(night: Night, pegs: Pegs) -> bool:
    """Can it be seen at once that these cards do not lie there?"""
    pins, players, located = night.pins, night.given.players, night.located
    for place, role in pegs:
        if role < COUNTS:
            held = pins.get(place)
            if (held != role) if held is not None else (place < players and role in located):
                return True
    return False


# --- As what she speaks -----------------------------------------------------------------------------


def weighed(night: Night, copied: int) -> int:
    """A copier speaks as what she has become."""
    case, trust = night.case, night.case.trust
    if night.copier in trust.scale:
        return (trust.doubt if night.copier in case.liars else trust.faith)[copied] * night.pack_factor(copied)
    return night.pack_factor(copied)
