"""Looking, moving, marking and telling: each verb of a document as a function of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from garou.engine.roles import Role
from garou.engine.table import ACTED, Table
from garou.engine.values import RoleName, Seat, Slot
from garou.games.classic.roles import HEALED, LOVER, POISON, POISONED, VICTIM
from garou.games.epic_battle.dusk import BITTEN
from garou.games.epic_battle.night import FACE_UP

from .nights import POOLS, Acting, Deed, around, choose
from .verbs import (
    EVERYBODY,
    FELLOWS,
    MARKS_WORD,
    Choose,
    Heal,
    Join,
    Learn,
    LookAt,
    MarkWith,
    Poison,
    Protect,
    Recognise,
    SwapPlaces,
    TakeCard,
    TapOn,
    Tell,
    TurnInto,
    TurnUp,
)

POINTED_OUT = "pointed-out"  # begins the token of whom everybody is told at daybreak


# --- Looking, moving, telling ---------------------------------------------------------------------


def look(doing: LookAt) -> Deed:
    def card(me: Seat, slot: Slot, table: Table) -> Role:
        return table.look(me, slot)

    def player(me: Seat, slot: Slot, table: Table) -> Role:
        seen = table.role(Seat(slot))
        table.tell((me,), "saw-card", where=slot, role=seen.name)
        return seen

    def mark(me: Seat, slot: Slot, table: Table) -> None:
        table.tell((me,), "saw-mark", where=slot, mark=table.marks[slot])
        table.put(ACTED, me)

    way = {"card": card, "player": player, "mark": mark}[doing.what]

    def done(night: Acting) -> bool:
        for name in doing.look:
            for slot in night.place(name):
                for me in night.group:
                    seen = way(me, slot, night.table)
                    if seen is not None:
                        night.seen[name] = seen
        return True

    return done


def swap(doing: SwapPlaces) -> Deed:
    def done(night: Acting) -> bool:
        found = night.places(doing.swap)
        if len(found) == 2:
            first, second = found
            if doing.what == MARKS_WORD:
                night.table.swap_marks(night.me, Seat(first), Seat(second))
            else:
                night.table.swap(night.me, first, second)
        return True

    return done


def take(doing: TakeCard) -> Deed:
    def done(night: Acting) -> bool:
        for slot in night.place(doing.take):
            night.table.swap(night.me, night.me, slot)
            night.seen[doing.take] = night.table.look(night.me, night.me)
        return True

    return done


def mark(doing: MarkWith) -> Deed:
    def done(night: Acting) -> bool:
        for name in doing.on:
            for slot in night.place(name):
                for me in night.group:
                    night.table.mark(me, Seat(slot), doing.mark)
        return True

    return done


def turn(doing: TurnInto) -> Deed:
    def done(night: Acting) -> bool:
        seen, table, me = night.seen.get(doing.turn), night.table, night.me
        if seen is None:
            return True
        became = table.rules.roles[_plainer(seen, table)] if seen.name == night.role else seen
        table.turn(me, became.name)
        if doing.then == "act" and became.at_once:
            table.act(became, me)
        elif doing.then != "rest":
            table.wakes_as[me] = became.name
        return True

    return done


def _plainer(role: Role, table: Table) -> RoleName:
    """What a copier becomes that finds another of its own kind."""
    return role.idle or RoleName(table.rules.plain)


def recognise(doing: Recognise) -> Deed:
    wanted = tuple(map(RoleName, doing.recognise))

    def done(night: Acting) -> bool:
        table = night.table
        shown = night.group if wanted == (FELLOWS,) else table.waking(*wanted)
        table.recognise(night.role, night.group, shown)
        return True

    return done


def learn(doing: Learn) -> Deed:
    lesson = LESSONS[doing.learn]

    def done(night: Acting) -> bool:
        lesson(doing, night)
        return True

    return done


def _number(doing: Learn, night: Acting) -> None:
    table = night.table
    places = tuple(slot for name in doing.among for slot in _among(name, night))
    teams = tuple(doing.of)
    found = sum(any(map(table.face(slot).is_a, teams)) for slot in places)  # type: ignore[arg-type]  # teams
    if places:
        table.put(ACTED, *night.group)
        table.tell(night.group, "counted", places=places, teams=teams, number=str(found))


def _among(name: str, night: Acting) -> tuple[Slot, ...]:
    return POOLS[name](night) if name in POOLS else night.place(name)


def _team(doing: Learn, night: Acting) -> None:
    for slot in night.places(doing.of):
        night.table.put(ACTED, *night.group)
        night.table.tell(night.group, "saw-team", where=slot, teams=(night.table.face(slot).team,))


def _same(doing: Learn, night: Acting) -> None:
    places = night.places(doing.of)
    if len(places) > 1:
        alike = len({night.table.face(slot).team for slot in places}) == 1
        night.table.put(ACTED, *night.group)
        night.table.tell(night.group, "compared", places=places, alike="yes" if alike else "no")


def _acted(doing: Learn, night: Acting) -> None:
    shown = tuple(seat for seat in night.table.holders(ACTED) if seat not in night.group)
    night.table.tell(night.group, "thumbs", players=shown)


def _bitten(doing: Learn, night: Acting) -> None:
    bitten = night.table.holders(BITTEN)
    for player in bitten:
        night.table.tell(night.group, "bitten", player=player)
    _keep(doing, night, bitten)


def _victim(doing: Learn, night: Acting) -> None:
    victims = night.table.holders(VICTIM)[:1]
    night.table.tell(night.group, "victim", player=victims[0] if victims else None)
    _keep(doing, night, victims)


def _keep(doing: Learn, night: Acting, found: tuple[Slot, ...]) -> None:
    if doing.as_:
        night.at[doing.as_] = found


LESSONS: Mapping[str, Callable[[Learn, Acting], None]] = {
    "number": _number,
    "team": _team,
    "same": _same,
    "acted": _acted,
    "bitten": _bitten,
    "victim": _victim,
}


def tap(doing: TapOn) -> Deed:
    def done(night: Acting) -> bool:
        left = around(night)[:1]
        for slot in night.place(doing.tap):
            night.table.tell((Seat(slot),), "tapped", by_side="right" if (slot,) == left else "left")
        return True

    return done


def reveal(doing: TurnUp) -> Deed:
    def done(night: Acting) -> bool:
        night.table.put(FACE_UP, *map(Seat, night.place(doing.reveal)))
        return True

    return done


def tell(doing: Tell) -> Deed:
    def to_all(night: Acting) -> bool:
        night.table.put(f"{POINTED_OUT}:{night.role}", *map(Seat, night.place(doing.of)))
        return True

    def to_them(night: Acting) -> bool:
        for slot in night.place(doing.tell):
            night.table.tell((Seat(slot),), "chosen-by", role=night.role)
        return True

    return to_all if doing.tell == EVERYBODY else to_them


# --- Where night comes again ----------------------------------------------------------------------


def heal(doing: Heal) -> Deed:
    def done(night: Acting) -> bool:
        for victim in map(Seat, night.place(doing.heal)):
            night.table.take(VICTIM, victim)
            night.table.put(HEALED, night.me)
            night.table.tell((night.me,), "healed", player=victim)
        return True

    return done


def poison(doing: Poison) -> Deed:
    def done(night: Acting) -> bool:
        for target in map(Seat, night.place(doing.poison)):
            night.table.put(POISON, target)
            night.table.put(POISONED, night.me)
            night.table.tell((night.me,), "poisoned", player=target)
        return True

    return done


def protect(doing: Protect) -> Deed:
    def done(night: Acting) -> bool:
        night.table.take(VICTIM, *map(Seat, night.place(doing.protect)))
        return True

    return done


def join(doing: Join) -> Deed:
    def done(night: Acting) -> bool:
        couple = tuple(map(Seat, night.place(doing.join)))
        if couple:
            night.table.put(LOVER, *couple)
            night.table.tell((night.me,), "joined", players=tuple(sorted(couple)))
        return True

    return done


DEEDS: Mapping[type, Callable[..., Deed]] = {
    Choose: choose,
    LookAt: look,
    SwapPlaces: swap,
    TakeCard: take,
    MarkWith: mark,
    TurnInto: turn,
    Recognise: recognise,
    Learn: learn,
    TapOn: tap,
    TurnUp: reveal,
    Tell: tell,
    Heal: heal,
    Poison: poison,
    Protect: protect,
    Join: join,
}
