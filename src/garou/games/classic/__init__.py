"""The classic game: night after night, until a camp has won."""

from __future__ import annotations

from dataclasses import replace

from garou.engine.chart import decided, not_played, played, row, with_all
from garou.engine.hints import Aim
from garou.engine.rules import Beat, RuleSet, Ruling, Step, by_name, change, deal, each, names, nothing
from garou.engine.values import IllegalSetup, RoleName, Setup

from .chronicle import Chronicle
from .day import (
    ACCUSED,
    CAPTAIN,
    MUST_VOTE,
    STILL_TIED,
    TIE_BREAK,
    WOLVES_WIN,
    any_but_my_lover,
    by_lot,
    dawn,
    elect,
    lynch,
    no_villager_left,
    not_my_lover,
    one_villager_left,
    parity,
)
from .roles import (
    CAUGHT_AS,
    CUPID,
    EATEN,
    HUNTER,
    HUNTER_ON_ANY_DEATH,
    LITTLE_GIRL,
    LOST,
    PREY,
    SEER,
    THIEF,
    VILLAGER,
    WEREWOLF,
    WEREWOLVES,
    WITCH,
    lovers,
    mourn,
    no_wolf,
    nobody_awake,
    shoot,
    wolves_hour,
)
from .tolls import healed, unhanged, unharmed

# What a bot wants when it is asked for the captain's sake.
FOR_THE_CAPTAIN = (
    ("tie-break", Aim.CONDEMN), ("captain", Aim.TRUST), ("captain-again", Aim.TRUST), ("successor", Aim.TRUST),
)  # fmt: skip


def deck(setup: Setup) -> None:
    if WEREWOLF.name not in setup.cards:
        raise IllegalSetup("no-werewolf")
    if THIEF.name in setup.extra or len(setup.extra) != (2 if THIEF.name in setup.deal else 0):
        raise IllegalSetup("thief-and-extra", count=len(setup.extra))


HOUR = (Beat("waking", ("sleep",)), Beat("hunting", ("werewolf",)), Beat("looking", ("glance", "little-girl")))
WOLVES_HOUR = Step(
    "werewolf",
    wolves_hour,
    names(WEREWOLF, LITTLE_GIRL),
    heard=names(WEREWOLF),
    beats=len(HOUR),
    parts=HOUR,
    toll=unharmed,
)

BOX = (
    THIEF,
    CUPID,
    SEER,
    WEREWOLF,
    LITTLE_GIRL,
    WITCH,
    HUNTER,
    VILLAGER,
)

CHART = (
    row("camp-lynch", not_played(elect), decided(MUST_VOTE, False)),
    row("camp-lynch-must", not_played(elect), decided(MUST_VOTE, True)),
    row("camp-lynch-captain", played(elect), decided(MUST_VOTE, False)),
    row("camp-lynch-captain-must", played(elect), decided(MUST_VOTE, True)),
    row("camp-hunter", with_all(HUNTER), not_played(shoot)),
    row("camp-hunter-any-death", with_all(HUNTER), played(shoot)),
    row("camp-village"),
    row("camp-werewolves", decided(WOLVES_WIN, one_villager_left), of=(WEREWOLVES,)),
    row("camp-werewolves-parity", decided(WOLVES_WIN, parity), of=(WEREWOLVES,)),
    row("camp-werewolves-alone", decided(WOLVES_WIN, no_villager_left), of=(WEREWOLVES,)),
    row("camp-lovers", with_all(CUPID)),
)

CLASSIC = RuleSet(
    id="classic",
    roles=by_name(BOX),
    opening=(
        Step("deal", deal),
        each(THIEF),
        each(CUPID),
        Step("lovers", lovers, heard=names(CUPID), beats=0, art="love", bonds=True),
    ),
    round=(
        each(SEER),
        WOLVES_HOUR,
        replace(each(WITCH, beats=2), toll=healed),
        Step("dawn", dawn),
        Step("captain", nothing),
        Step("lynch", lynch, talk=True, toll=unhanged),
    ),
    rulings=(PREY, EATEN, CAUGHT_AS, WOLVES_WIN, ACCUSED, MUST_VOTE, TIE_BREAK, STILL_TIED),
    options={
        "captain": change(Step("captain", elect)),
        "hunter-any-death": change(HUNTER_ON_ANY_DEATH).only_with(HUNTER),
        "wolves-win-at-parity": change(Ruling(WOLVES_WIN.name, parity)),
        "wolves-win-alone": change(Ruling(WOLVES_WIN.name, no_villager_left)),
        "lovers-spare-each-other": change(
            Ruling(ACCUSED.name, not_my_lover), Ruling(TIE_BREAK.name, any_but_my_lover)
        ).only_with(CUPID),
        "wolves-spare-wolves": change(Ruling(PREY.name, nobody_awake), Ruling(EATEN.name, no_wolf)),
        "village-must-lynch": change(Ruling(MUST_VOTE.name, True), Ruling(STILL_TIED.name, by_lot)),
        "girl-beyond-help": change(Ruling(CAUGHT_AS.name, LOST)).only_with(LITTLE_GIRL),
    },
    single=names(THIEF, CUPID, WITCH, LITTLE_GIRL),
    players=(5, 24),
    places=("extra-1", "extra-2"),
    check=deck,
    mourn=mourn,
    grief="grief",
    aims=FOR_THE_CAPTAIN,
    chart=CHART,
    offices=(RoleName(CAPTAIN),),
    plain=VILLAGER.name,
    emblem=WEREWOLF.name,
    chronicle=Chronicle,
)
