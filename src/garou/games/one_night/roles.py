"""The roles of One Night, one block each."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from garou.engine.hints import Aim, Alibi, Feel
from garou.engine.rules import Role
from garou.engine.table import Table, pairs
from garou.engine.values import RoleName, Seat, Slot

from .day import TANNERS, VILLAGE, WEREWOLVES

VILLAGER = Role(RoleName("villager"), VILLAGE)

# --- Werewolf: know each other; a lone wolf may look into the centre -----------------------


def gather(wolves: tuple[Seat, ...], table: Table) -> None:
    table.recognise("werewolf", wolves, wolves)


def gather_or_peek(wolves: tuple[Seat, ...], table: Table) -> None:
    gather(wolves, table)
    if len(wolves) == 1:
        peek(wolves[0], table)


def peek(me: Seat, table: Table) -> None:
    slot = table.may_choose(me, table.centre)
    if slot is not None:
        table.look(me, slot)


WEREWOLF = Role(RoleName("werewolf"), WEREWOLVES, number="2")

# --- Minion: sees the wolves' thumbs; they do not learn who he is --------------------------


def see_thumbs(me: Seat, table: Table) -> None:
    table.recognise("minion", (me,), table.waking(WEREWOLF.name))


MINION = Role(RoleName("minion"), WEREWOLVES, number="3", stars=2, night=see_thumbs, at_once=True, follower=True)

# --- Mason: the two see each other ---------------------------------------------------------


def greet(masons: tuple[Seat, ...], table: Table) -> None:
    table.recognise("mason", masons, masons)


MASON = Role(RoleName("mason"), VILLAGE, number="4", stars=3, feels=(Feel.NEWS,))

# --- Seer: one other player's card, or two of the centre -----------------------------------


def foresee(me: Seat, table: Table) -> None:
    for slot in table.may_choose_some(me, one_or_two(table.others(me), table.centre)):
        table.look(me, slot)


@lru_cache(maxsize=1024)
def one_or_two(players: tuple[Seat, ...], centre: tuple[Slot, ...]) -> tuple[tuple[Slot, ...], ...]:
    return (*((seat,) for seat in players), *pairs(centre))


SEER = Role(
    RoleName("seer"),
    VILLAGE,
    number="5",
    night=foresee,
    at_once=True,
    aims=(("seer", Aim.LEARN),),
    alibi=Alibi.SAW_SOMEBODY_OR_CENTRE,
    feels=(Feel.NEWS,),
)

# --- Robber: take a card, leave yours, look at what you took -------------------------------


def rob(me: Seat, table: Table) -> None:
    victim = table.may_choose(me, table.others(me))
    if victim is not None:
        take_from(victim, me, table)


def rob_always(me: Seat, table: Table) -> None:
    take_from(table.must_choose(me, table.others(me)), me, table)


def take_from(victim: Seat, me: Seat, table: Table) -> None:
    table.swap(me, me, victim)
    table.look(me, me)


ROBBER = Role(
    RoleName("robber"),
    VILLAGE,
    number="6",
    night=rob,
    at_once=True,
    mover=True,
    alibi=Alibi.TOOK_FROM_SOMEBODY,
    feels=(Feel.NEWS, Feel.TURNING),
)
GREEDY_ROBBER = replace(ROBBER, night=rob_always)

# --- Troublemaker: exchanges the cards of two others, unseen -------------------------------


def stir(me: Seat, table: Table) -> None:
    pair = table.may_choose_some(me, pairs(table.others(me)))
    if pair:
        table.swap(me, *pair)


TROUBLEMAKER = Role(
    RoleName("troublemaker"), VILLAGE, number="7", night=stir, at_once=True, mover=True, alibi=Alibi.EXCHANGED_TWO
)

# --- Drunk: must take a card of the centre, unseen -----------------------------------------


def stumble(me: Seat, table: Table) -> None:
    table.swap(me, me, table.must_choose(me, table.centre))


DRUNK = Role(
    RoleName("drunk"),
    VILLAGE,
    number="8",
    stars=2,
    night=stumble,
    at_once=True,
    alibi=Alibi.TOOK_FROM_CENTRE,
    feels=(Feel.MOVEMENT, Feel.TURNING),
)

# --- Insomniac: looks at her own card, last ------------------------------------------------


def check_again(me: Seat, table: Table) -> None:
    table.look(me, me)


INSOMNIAC = Role(
    RoleName("insomniac"), VILLAGE, number="9", night=check_again, alibi=Alibi.SAW_ITSELF, feels=(Feel.NEWS,)
)

# --- Doppelgänger: becomes what she sees; acts at once if that role acts alone -------------


def double(me: Seat, table: Table) -> None:
    seen = table.look(me, table.must_choose(me, table.others(me)))
    became = VILLAGER if seen.name == DOPPELGANGER.name else seen
    table.turn(me, became.name)
    if became.at_once:
        table.act(became, me)
    else:
        table.wakes_as[me] = became.name


def not_at_once(role: Role) -> bool:
    return not role.at_once


DOPPELGANGER = Role(
    RoleName("doppelganger"),
    VILLAGE,
    number="1",
    stars=3,
    night=double,
    may_wake_as=not_at_once,
    again="doppelganger-again",
    idle=VILLAGER.name,
    feels=(Feel.NEWS, Feel.TURNING),
)

# --- Hunter: takes along the player he points at -------------------------------------------


def last_shot(me: Seat, cause: str, table: Table) -> None:
    target = table.votes[me]
    if target is not None and target not in table.guarded():
        table.kill(target, "shot")


HUNTER = Role(RoleName("hunter"), VILLAGE, stars=2, dies=last_shot, cause="shot")

# --- Tanner: wins by dying -----------------------------------------------------------------

TANNER = Role(RoleName("tanner"), TANNERS, stars=2)
