"""Who acts at dusk: the copycat, the vampires and their servant, and those who hand out marks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from garou.engine.hints import Feel
from garou.engine.rules import Role, deal, names
from garou.engine.table import ACTED, ASLEEP, Table, pairs
from garou.engine.values import RoleName, Seat
from garou.games.one_night.day import VILLAGE
from garou.games.one_night.roles import VILLAGER

from . import marks
from .marks import ASSASSINS, VAMPIRES, with_marks

BITTEN = "bitten"  # a token: who was bitten tonight, known to the clan whatever mark lies there later

# --- Copycat: is whatever card of the centre it looks at ------------------------------------


def copied(me: Seat, table: Table) -> Role:
    seen = table.look(me, table.must_choose(me, table.centre))
    return VILLAGER if seen.name == COPYCAT.name else seen


def mimic(me: Seat, table: Table) -> None:
    became = copied(me, table)
    table.turn(me, became.name)
    table.wakes_as[me] = became.name


def mimic_for_good(me: Seat, table: Table) -> None:
    """The table's option: the player stays what was copied, and the card is a plain one for whoever gets it."""
    role = copied(me, table)
    become(me, role, table)
    table.counts[me] = VILLAGER.name
    table.wakes_as[me] = role.name


def become(me: Seat, role: Role, table: Table) -> None:
    """The last counts: a copied investigator is what he found."""
    for earlier in table.rules.roles:
        table.take(marks.became(earlier), me)
    table.put(marks.became(role.name), me)
    table.tell((me,), "turned", role=role.name)


def anybody(role: Role) -> bool:
    return True


COPYCAT = Role(
    RoleName("copycat"),
    VILLAGE,
    number="−8",
    stars=2,
    night=mimic,
    may_wake_as=anybody,
    idle=VILLAGER.name,
    feels=(Feel.NEWS, Feel.TURNING),
)
LASTING_COPYCAT = replace(COPYCAT, night=mimic_for_good)

# --- Vampire, Master, Count: see each other and bite somebody together ----------------------


def bite(clan: tuple[Seat, ...], table: Table) -> None:
    table.recognise("vampire", clan, clan)
    prey = table.but(table.seats, clan)
    if prey:
        victim = table.agree(clan, prey)
        for me in clan:
            table.mark(me, victim, marks.BITE)
        table.put(BITTEN, victim)
        table.tell(clan, "bitten", player=victim)


def shielded(me: Seat, table: Table) -> Iterable[Seat]:
    """The Master cannot be voted dead while another vampire points at him."""
    return [me] if table.both(table.pointing(me), table.members(VAMPIRES)) else []


def clan_and_bitten(table: Table) -> tuple[Seat, ...]:
    return (*table.waking(*CLAN), *table.holders(BITTEN))


def frighten(me: Seat, table: Table) -> None:
    prey = table.but(table.seats, table.waking(*CLAN), table.holders(BITTEN))
    if prey:
        table.mark(me, table.must_choose(me, prey), marks.FEAR)


VAMPIRE = Role(RoleName("vampire"), VAMPIRES, number="−6", marks=(marks.BITE,), feels=(Feel.TURNING,))
MASTER = Role(
    RoleName("master"), VAMPIRES, number="−6", stars=2, marks=(marks.BITE,), guards=shielded, feels=(Feel.TURNING,)
)
COUNT = Role(
    RoleName("count"),
    VAMPIRES,
    number="−6B",
    stars=2,
    marks=(marks.BITE, marks.FEAR),
    night=frighten,
    feels=(Feel.TURNING,),
)
CLAN = names(VAMPIRE, MASTER, COUNT)

# --- Renfield: knows the vampires and their victim; wears the bat ---------------------------


def serve(me: Seat, table: Table) -> None:
    table.recognise("renfield", (me,), table.waking(*CLAN))
    for victim in table.holders(BITTEN):
        table.tell((me,), "bitten", player=victim)
    table.mark(me, me, marks.BAT)


RENFIELD = Role(RoleName("renfield"), VAMPIRES, number="−6C", stars=2, marks=(marks.BAT,), night=serve, follower=True)

# --- Diseased, Cupid, Instigator, Priest, Assassin: one mark each ---------------------------


def infect(me: Seat, table: Table) -> None:
    table.mark(me, table.must_choose(me, table.neighbours(me)), marks.PLAGUE)


def enamour(me: Seat, table: Table) -> None:
    for lover in table.may_choose_some(me, pairs(table.seats)):
        table.mark(me, lover, marks.LOVE)


def incite(me: Seat, table: Table) -> None:
    traitor = table.may_choose(me, table.seats)
    if traitor is not None:
        table.mark(me, traitor, marks.TRAITOR)


def cleanse(me: Seat, table: Table) -> None:
    table.mark(me, me, marks.CLARITY)
    other = table.may_choose(me, table.others(me))
    if other is not None:
        table.mark(me, other, marks.CLARITY)


def target(me: Seat, table: Table) -> None:
    table.mark(me, table.must_choose(me, table.seats), marks.DEATH)


DISEASED = Role(RoleName("diseased"), VILLAGE, number="−5", stars=3, marks=(marks.PLAGUE,), night=infect)
CUPID = Role(RoleName("cupid"), VILLAGE, number="−4", stars=2, marks=(marks.LOVE,), night=enamour, feels=(Feel.CHAINS,))
INSTIGATOR = Role(RoleName("instigator"), VILLAGE, number="−3", stars=3, marks=(marks.TRAITOR,), night=incite)
PRIEST = Role(RoleName("priest"), VILLAGE, number="−2", marks=(marks.CLARITY,), night=cleanse)
ASSASSIN = Role(
    RoleName("assassin"), ASSASSINS, number="−1", stars=2, marks=(marks.DEATH,), night=target, idle=VILLAGER.name
)

# --- The end of dusk: all see their mark; who is afraid now will sleep through the night -----


def lay_out(table: Table) -> None:
    deal(table)
    if with_marks(table):
        table.marks = [marks.CLARITY for _ in table.seats]


def end_of_dusk(table: Table) -> None:
    for me in table.seats if with_marks(table) else ():
        table.tell((me,), "saw-mark", where=me, mark=table.marks[me])
    table.put(ASLEEP, *table.wearing(marks.FEAR))


def end_of_dusk_forgotten(table: Table) -> None:
    """The table's option: what was done at dusk shows the aura seer nothing."""
    end_of_dusk(table)
    table.take(ACTED, *table.seats)


def lovers(table: Table) -> None:
    pair = table.wearing(marks.LOVE)
    table.recognise("lovers", pair, pair)
