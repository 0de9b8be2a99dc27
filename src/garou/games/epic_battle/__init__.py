"""Epic Battle: a dusk of marks before the night, artifacts after it, two or three teams at the vote."""

from __future__ import annotations

from dataclasses import replace

from garou.engine.chart import (
    decided,
    embodied,
    not_embodied,
    not_played,
    played,
    row,
    where,
    where_any,
    where_none,
    with_all,
)
from garou.engine.rules import Role, RuleSet, Ruling, Step, by_name, change, each, names, together
from garou.engine.values import IllegalSetup, Setup
from garou.games import one_night as base
from garou.games.one_night.day import WEREWOLVES
from garou.games.one_night.roles import (
    GREEDY_ROBBER,
    HUNTER,
    INSOMNIAC,
    MASON,
    ROBBER,
    SEER,
    TANNER,
    VILLAGER,
    WEREWOLF,
    greet,
)
from garou.games.one_night.tolls import toll

from . import marks
from .day import (
    COSTLY,
    MASTER_SUBSTITUTE,
    RUTHLESS_HUNTER,
    SECOND_PLACE,
    any_death,
    death_of_a_villager,
    heartbreak,
    shot_through_guard,
    vote,
)
from .dusk import (
    ASSASSIN,
    COPYCAT,
    COUNT,
    CUPID,
    DISEASED,
    INSTIGATOR,
    LASTING_COPYCAT,
    MASTER,
    PRIEST,
    RENFIELD,
    VAMPIRE,
    bite,
    clan_and_bitten,
    end_of_dusk,
    end_of_dusk_forgotten,
    lay_out,
    lovers,
)
from .night import (
    ALPHA_WOLF,
    AURA_SEER,
    BODYGUARD,
    CURATOR,
    DREAM_WOLF,
    GREMLIN,
    INVESTIGATOR,
    LASTING_INVESTIGATOR,
    MARKSMAN,
    MONSTERS,
    MYSTIC_WOLF,
    REVEALER,
    THING,
    WITCH,
    daybreak,
    hunt,
    pack_and_thumbs,
)

BOX = (
    COPYCAT,
    VAMPIRE,
    MASTER,
    COUNT,
    RENFIELD,
    DISEASED,
    CUPID,
    INSTIGATOR,
    PRIEST,
    ASSASSIN,
    WEREWOLF,
    ALPHA_WOLF,
    MYSTIC_WOLF,
    DREAM_WOLF,
    MASON,
    THING,
    SEER,
    INVESTIGATOR,
    MARKSMAN,
    ROBBER,
    WITCH,
    AURA_SEER,
    GREMLIN,
    INSOMNIAC,
    REVEALER,
    CURATOR,
    BODYGUARD,
    HUNTER,
    TANNER,
    VILLAGER,
)
COPIES = dict.fromkeys((role.name for role in BOX), 1) | {MASON.name: 2, WEREWOLF.name: 2}

MARKING = frozenset(role.name for role in BOX if role.marks)

END_OF_DUSK = Step("end-of-dusk", end_of_dusk, heard=MARKING, beats=0, dusk=True, art=marks.CLARITY)

DUSK = (
    each(COPYCAT, dusk=True),
    together("vampire", bite, VAMPIRE, MASTER, COUNT, dusk=True, shown=clan_and_bitten),
    each(COUNT, dusk=True),
    each(RENFIELD, beats=0, dusk=True),
    each(DISEASED, dusk=True),
    each(CUPID, dusk=True),
    each(INSTIGATOR, dusk=True),
    each(PRIEST, dusk=True),
    each(ASSASSIN, dusk=True),
    END_OF_DUSK,
)
NIGHT = (
    Step("lovers", lovers, heard=names(CUPID), beats=0, art=marks.LOVE, bonds=True),
    together("werewolf", hunt, WEREWOLF, ALPHA_WOLF, MYSTIC_WOLF, shown=pack_and_thumbs),
    each(ALPHA_WOLF),
    each(MYSTIC_WOLF),
    together("mason", greet, MASON, beats=0),
    each(THING),
    each(SEER),
    each(INVESTIGATOR, beats=2),
    each(MARKSMAN, beats=2),
    each(ROBBER),
    each(WITCH, beats=2),
    each(AURA_SEER, beats=0),
    each(GREMLIN),
    each(INSOMNIAC, beats=0),
    each(REVEALER),
    each(CURATOR),
)


def deck(setup: Setup) -> None:
    base.both_masons_or_none(setup)
    wolves = (WEREWOLF.name, MYSTIC_WOLF.name, DREAM_WOLF.name)
    if len(setup.extra) != (ALPHA_WOLF.name in setup.deal + setup.centre):
        raise IllegalSetup("alpha-and-centre-wolf", alpha=ALPHA_WOLF.name)
    for name in setup.extra:
        if name not in wolves:
            raise IllegalSetup("centre-wolf-kind", name=name, known=wolves)


def guarding(role: Role) -> bool:
    return role.guards is not None


CHART = (
    row("vote"),
    row("second", embodied(*MONSTERS), decided(SECOND_PLACE, 1)),
    row("second-two", embodied(*MONSTERS), decided(SECOND_PLACE, 2)),
    row("identity", where(lambda rules: rules.identity is marks.identity)),
    row("identity-kept", where(lambda rules: rules.identity is marks.kept_identity)),
    row("protected", where_any(guarding), decided(MASTER_SUBSTITUTE, 2)),
    row("protected-one", where_any(guarding), decided(MASTER_SUBSTITUTE, 1)),
    row("hunter", with_all(HUNTER), where_none(guarding)),
    row("hunter-guarded", with_all(HUNTER), where_any(guarding), not_played(shot_through_guard)),
    row("hunter-ruthless", with_all(HUNTER), where_any(guarding), played(shot_through_guard)),
    row("monsters-village", not_embodied(*MONSTERS), decided(COSTLY, any_death), of=("village",)),
    row("monsters-village-three", embodied(*MONSTERS), decided(COSTLY, any_death)),
    row("monsters-villagers", not_embodied(*MONSTERS), decided(COSTLY, death_of_a_villager), of=("village",)),
    row("monsters-villagers-three", embodied(*MONSTERS), decided(COSTLY, death_of_a_villager)),
    row("monsters-werewolves", embodied(WEREWOLVES), not_embodied(*MONSTERS), of=("werewolf",)),
    row("monsters-vampires", embodied(marks.VAMPIRES), not_embodied(*MONSTERS), of=("vampire",)),
    row("monsters-three", embodied(*MONSTERS)),
    row("renfield", with_all(RENFIELD)),
    row("monsters-tanner", with_all(TANNER)),
    row("assassin", with_all(ASSASSIN)),
    row("love", with_all(CUPID)),
    row("traitor", with_all(INSTIGATOR)),
    row("disease", with_all(DISEASED)),
)

EPIC_BATTLE = RuleSet(
    id="epic-battle",
    roles=by_name(BOX),
    opening=(
        Step("deal", lay_out),
        *DUSK,
        *NIGHT,
        Step("daybreak", daybreak),
        Step("vote", vote, talk=True, toll=toll),
    ),
    rulings=(MASTER_SUBSTITUTE, SECOND_PLACE, COSTLY),
    options={
        "robber-must-rob": change(GREEDY_ROBBER).only_with(ROBBER),
        "master-substitute-one": change(Ruling(MASTER_SUBSTITUTE.name, 1)).only_with(MASTER),
        "only-villagers-count": change(Ruling(COSTLY.name, death_of_a_villager)),
        "second-place-two": change(Ruling(SECOND_PLACE.name, 2)),
        "shot-through-guard": change(RUTHLESS_HUNTER).only_with(HUNTER),
        "alpha-card-in-centre": change(extra_in_centre=True).only_with(ALPHA_WOLF),
        "copy-stays-with-player": change(LASTING_COPYCAT, LASTING_INVESTIGATOR, identity=marks.kept_identity).only_with(
            COPYCAT, INVESTIGATOR
        ),
        "aura-night-only": change(replace(END_OF_DUSK, run=end_of_dusk_forgotten)).only_with(AURA_SEER),
    },
    box=COPIES,
    single=names(ALPHA_WOLF),
    pairs=names(MASON),
    marks=marks.MARKS,
    artifacts=marks.ARTIFACTS,
    centre=3,
    places=(*base.CENTRE, "centre-wolf"),
    check=deck,
    identity=marks.identity,
    mourn=heartbreak,
    grief="love",
    shows=marks.shows,
    chart=CHART,
    plain=VILLAGER.name,
    emblem=VAMPIRE.name,
)
