"""One Night: two printed editions, the whole night order in one list."""

from __future__ import annotations

from garou.engine.chart import Condition, Row, decided, embodied, row, with_all, without
from garou.engine.rules import RuleSet, Ruling, Step, by_name, change, deal, each, names, together
from garou.engine.values import IllegalSetup, Seat, Setup

from .day import LONE_MINION, TANNER_WINS_ALONE, WEREWOLVES, Fallen, LoneMinion, survivor, vote
from .roles import (
    DOPPELGANGER,
    DRUNK,
    GREEDY_ROBBER,
    HUNTER,
    INSOMNIAC,
    MASON,
    MINION,
    ROBBER,
    SEER,
    TANNER,
    TROUBLEMAKER,
    VILLAGER,
    WEREWOLF,
    gather,
    gather_or_peek,
    greet,
)
from .tolls import toll

CENTRE = ("centre-1", "centre-2", "centre-3")

BOX = (
    DOPPELGANGER,
    WEREWOLF,
    MINION,
    MASON,
    SEER,
    ROBBER,
    TROUBLEMAKER,
    DRUNK,
    INSOMNIAC,
    HUNTER,
    TANNER,
    VILLAGER,
)
COPIES = dict.fromkeys((role.name for role in BOX), 1) | {VILLAGER.name: 3, WEREWOLF.name: 2, MASON.name: 2}


def both_masons_or_none(setup: Setup) -> None:
    count = setup.cards.count(MASON.name)
    if count not in (0, 2):
        raise IllegalSetup("both-masons-or-none", count=count)


# --- Points an edition or a table may decide differently ----------------------------------------

LONE_LOOK = together("werewolf", gather_or_peek, WEREWOLF)


def dead_or_alive(me: Seat, fallen: Fallen) -> bool:
    return True


MINION_MAY_DIE: Ruling[LoneMinion] = Ruling(LONE_MINION.name, dead_or_alive)
TANNER_BLOCKS_MINION: Ruling[bool] = Ruling(TANNER_WINS_ALONE.name, True)

OPTIONS_OF_BOTH = {
    "robber-must-rob": change(GREEDY_ROBBER).only_with(ROBBER),
    "minion-may-die": change(MINION_MAY_DIE).only_with(MINION),
}

# --- Who wins, on one sheet ---------------------------------------------------------------------


def minion_rows(key: str, blocked: str, alone: Condition) -> tuple[Row, ...]:
    """What he does without werewolves, and whether a dead tanner keeps him from it."""
    mine = (MINION.name,)
    return (
        row(key, with_all(MINION), without(TANNER), alone, of=mine),
        row(key, with_all(MINION, TANNER), decided(TANNER_WINS_ALONE, False), alone, of=mine),
        row(blocked, with_all(MINION, TANNER), decided(TANNER_WINS_ALONE, True), alone, of=mine),
    )


CHART = (
    row("vote"),
    row("hunter", with_all(HUNTER)),
    row("village"),
    row("werewolves", embodied(WEREWOLVES), without(TANNER)),
    row("werewolves-tanner", embodied(WEREWOLVES), with_all(TANNER)),
    *minion_rows("minion", "minion-blocked", decided(LONE_MINION, survivor)),
    *minion_rows("minion-may-die", "minion-may-die-blocked", decided(LONE_MINION, dead_or_alive)),
    row("tanner", with_all(TANNER)),
)

# --- The editions -------------------------------------------------------------------------------

BEZIER = RuleSet(
    id="one-night/bezier",
    roles=by_name(BOX),
    opening=(
        Step("deal", deal),
        each(DOPPELGANGER, beats=2),
        together("werewolf", gather, WEREWOLF),  # held as if a lone wolf could be asked: an option lets it look
        each(MINION, beats=0),
        together("mason", greet, MASON, beats=0),
        each(SEER),
        each(ROBBER),
        each(TROUBLEMAKER),
        each(DRUNK),
        each(INSOMNIAC, beats=0),
        Step("vote", vote, talk=True, toll=toll),
    ),
    rulings=(LONE_MINION, TANNER_WINS_ALONE),
    options={
        "lone-wolf": change(LONE_LOOK),
        "tanner-blocks-minion": change(TANNER_BLOCKS_MINION).only_with(MINION),
        **OPTIONS_OF_BOTH,
    },
    box=COPIES,
    pairs=names(MASON),
    centre=3,
    places=CENTRE,
    check=both_masons_or_none,
    chart=CHART,
    plain=VILLAGER.name,
    emblem=SEER.name,
)

RAVENSBURGER = BEZIER.but(
    "one-night/ravensburger",
    LONE_LOOK,
    TANNER_BLOCKS_MINION,
    options={"minion-beside-tanner": change(TANNER_WINS_ALONE).only_with(MINION), **OPTIONS_OF_BOTH},
)
