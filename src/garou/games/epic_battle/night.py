"""Who acts at night in Epic Battle beside the roles of One Night."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from garou.engine.hints import Alibi, Feel
from garou.engine.rules import Role, names
from garou.engine.table import ACTED, Table, pairs
from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import TANNERS, VILLAGE, WEREWOLVES
from garou.games.one_night.roles import WEREWOLF, peek

from .dusk import become
from .marks import ARTIFACTS, ASSASSINS, VAMPIRES, artifact_of, with_marks

MONSTERS = (WEREWOLVES, VAMPIRES)
FACE_UP = "face-up"  # a token: this card was turned up and stays so

# --- Werewolf, Alpha, Mystic and Dream Wolf --------------------------------------------------


def hunt(pack: tuple[Seat, ...], table: Table) -> None:
    thumbs = table.waking(DREAM_WOLF.name)
    table.recognise("werewolf", pack, pack + thumbs)
    if len(pack + thumbs) == 1:
        peek(pack[0], table)


def pack_and_thumbs(table: Table) -> tuple[Seat, ...]:
    return table.awake(*PACK) + table.waking(DREAM_WOLF.name)


def turn_somebody(me: Seat, table: Table) -> None:
    prey = table.but(table.others(me), table.awake(*PACK), table.waking(DREAM_WOLF.name))
    if prey:
        table.swap(me, table.must_choose(me, prey), *table.extra)


def spy(me: Seat, table: Table) -> None:
    seat = table.may_choose(me, table.others(me))
    if seat is not None:
        table.look(me, seat)


ALPHA_WOLF = Role(
    RoleName("alpha-wolf"),
    WEREWOLVES,
    number="2-B",
    stars=2,
    night=turn_somebody,
    mover=True,
    brings=1,
    feels=(Feel.TURNING,),
)
MYSTIC_WOLF = Role(RoleName("mystic-wolf"), WEREWOLVES, number="2-C", stars=2, night=spy)
DREAM_WOLF = Role(RoleName("dream-wolf"), WEREWOLVES, number="2-C", stars=2)  # never wakes, only raises a thumb
PACK = names(WEREWOLF, ALPHA_WOLF, MYSTIC_WOLF)

# --- The Thing: taps a neighbour, on her own side --------------------------------------------


def tap(me: Seat, table: Table) -> None:
    left, _ = table.neighbours(me)
    neighbour = table.must_choose(me, table.neighbours(me))
    table.tell((neighbour,), "tapped", by_side="right" if neighbour == left else "left")


THING = Role(RoleName("thing"), VILLAGE, number="4B", night=tap, feels=(Feel.NEWS,))

# --- Paranormal Investigator: stops at the first monster or tanner, and becomes it -----------


FOUND = (*MONSTERS, TANNERS)


def found(me: Seat, table: Table) -> Role | None:
    """Up to two cards, one after the other; the first that is a monster or a tanner."""
    suspects = table.others(me)
    for topic in ("", "paranormal-investigator-again"):
        suspect = table.may_choose(me, suspects, topic=topic)
        if suspect is None:
            return None
        seen = table.look(me, suspect)
        if any(map(seen.is_a, FOUND)):
            return seen
        suspects = table.but(suspects, (suspect,))
    return None


def investigate(me: Seat, table: Table) -> None:
    seen = found(me, table)
    if seen:
        table.turn(me, seen.name)


def investigate_for_good(me: Seat, table: Table) -> None:
    """The table's option: the player stays what was found, whoever gets the card."""
    seen = found(me, table)
    if seen:
        become(me, seen, table)


INVESTIGATOR = Role(
    RoleName("paranormal-investigator"),
    VILLAGE,
    number="5-C",
    stars=2,
    night=investigate,
    finds=FOUND,
    feels=(Feel.NEWS, Feel.TURNING),
)
LASTING_INVESTIGATOR = replace(INVESTIGATOR, night=investigate_for_good)

# --- Marksman: the card of one player, the mark of another -----------------------------------


def take_aim(me: Seat, table: Table) -> None:
    first = table.may_choose(me, table.others(me))
    if first is not None:
        table.look(me, first)
    if with_marks(table):
        second = table.may_choose(me, table.but(table.seats, (first,)), topic="marksman-mark")
        if second is not None:
            table.tell((me,), "saw-mark", where=second, mark=table.marks[second])
            table.put(ACTED, me)


MARKSMAN = Role(
    RoleName("marksman"), VILLAGE, number="5D", night=take_aim, alibi=Alibi.SAW_SOMEBODY, feels=(Feel.NEWS,)
)

# --- Witch: may look at a card of the centre, and then must give it to somebody --------------


def brew(me: Seat, table: Table) -> None:
    slot = table.may_choose(me, table.centre)
    if slot is not None:
        table.look(me, slot)
        table.swap(me, slot, table.must_choose(me, table.seats, topic="witch-give"))


WITCH = Role(
    RoleName("witch"), VILLAGE, number="6-B", night=brew, mover=True, alibi=Alibi.GAVE_FROM_CENTRE, feels=(Feel.NEWS,)
)

# --- Aura Seer: sees who has moved or looked so far ------------------------------------------


def read_auras(me: Seat, table: Table) -> None:
    table.tell((me,), "thumbs", players=table.but(table.holders(ACTED), (me,)))


AURA_SEER = Role(RoleName("aura-seer"), VILLAGE, number="7-C", night=read_auras, feels=(Feel.NEWS,))

# --- Gremlin: exchanges the cards or the marks of two players --------------------------------


def cards_or_marks(cast: Collection[Role]) -> tuple[str, ...]:
    return ("cards", "marks") if any(role.marks for role in cast) else ("cards",)


def meddle(me: Seat, table: Table) -> None:
    kinds = {"cards": table.swap} | ({"marks": table.swap_marks} if with_marks(table) else {})
    choice = table.may_choose_some(me, [(kind, *pair) for kind in kinds for pair in pairs(table.seats)])
    if choice:
        kind, a, b = choice
        kinds[kind](me, a, b)


GREMLIN = Role(RoleName("gremlin"), VILLAGE, number="7D", night=meddle, mover=True, says=cards_or_marks)

# --- Revealer: turns a card up; a monster, tanner or assassin is turned back -----------------


def reveal(me: Seat, table: Table) -> None:
    seat = table.may_choose(me, table.seats)
    if seat is not None:
        seen = table.look(me, seat)
        if not any(map(seen.is_a, (*MONSTERS, TANNERS, ASSASSINS))):
            table.put(FACE_UP, seat)


REVEALER = Role(RoleName("revealer"), VILLAGE, number="10", night=reveal, feels=(Feel.NEWS,))

# --- Curator: puts an artifact that luck has chosen on a card that has none ------------------


def artifacts_left(table: Table) -> tuple[str, ...]:
    """Those not placed yet, without claw or fangs where nobody in the deck is of that kind."""
    roles = table.rules.roles
    kinds = {roles[name].team for name in table.printed if not roles[name].follower}
    idle = [a.name for a in ARTIFACTS.values() if a.of_kin and a.counts_as and roles[a.counts_as].team not in kinds]
    return table.unplaced(*(name for name in ARTIFACTS if name not in idle))


def curate(me: Seat, table: Table) -> None:
    taken = table.holders(*ARTIFACTS)
    for seat in taken:  # he sees them lie there; his options must not be the first to say so
        table.tell((me,), "holds-artifact", player=seat)
    bare = table.but(table.seats, taken)
    keeper = table.may_choose(me, bare if artifacts_left(table) else ())
    if keeper is not None:
        table.put(table.chance(artifacts_left(table), topic="artifact"), keeper)


CURATOR = Role(
    RoleName("curator"), VILLAGE, number="11", stars=2, night=curate, artifacts=tuple(ARTIFACTS), feels=(Feel.TURNING,)
)

# --- Bodyguard: whom he points at cannot die by vote or shot ----------------------------------


def shield(me: Seat, table: Table) -> Iterable[Seat]:
    protege = table.votes[me]
    return [] if protege is None else [protege]


BODYGUARD = Role(RoleName("bodyguard"), VILLAGE, stars=2, guards=shield)

# --- Daybreak ----------------------------------------------------------------------------------


def daybreak(table: Table) -> None:
    for seat in table.holders(FACE_UP):
        table.announce("revealed", where=seat, role=table.face(seat).name)
    bearers = table.holders(*ARTIFACTS)
    for seat in bearers:
        table.announce("holds-artifact", player=seat)
    for seat in bearers:
        table.tell((seat,), "artifact", artifact=artifact_of(seat, table))
