"""A role document made into the same parts as a role in code: a `Role`, and the step it is called in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from garou.engine.roles import Role, Step, each, together
from garou.engine.rules import RuleSet
from garou.engine.table import Table
from garou.engine.values import RoleName, Team
from garou.games.epic_battle.dusk import anybody
from garou.games.epic_battle.night import FACE_UP
from garou.games.one_night.roles import not_at_once

from . import hints
from .days import goal, guard, last_words
from .deeds import POINTED_OUT
from .nights import SPENT, Met
from .turns import alone, in_a_group, nobody
from .values import ALONE, RoleDoc
from .verbs import MARKS_WORD, Choose, Doing, TurnInto

OF_THE_GAMES = (MARKS_WORD, "cards", *SPENT)


def team_of(doc: RoleDoc) -> Team:
    """Whoever plays alone is a team of that card."""
    return Team(doc.id if doc.team == ALONE else doc.team)


def numbered(doc: RoleDoc) -> RoleDoc:
    """Each question after the first is asked in words of its own, and no word can be taken for somebody's name."""
    steps: list[Doing] = []
    asked = 0
    for step in doc.night:
        when = tuple(replace(one, said=word(one.said)) if one.said else one for one in step.when)
        named = replace(step, when=when)
        if isinstance(named, Choose):
            asked += 1
            own = asked > 1 and not named.topic and not named.call
            topic = f"{doc.id}-{asked}" if own else named.topic
            named = replace(named, topic=topic, words=tuple(map(word, named.words)))
        steps.append(named)
    return replace(doc, night=tuple(steps))


def word(written: str) -> str:
    """As it stands in an answer. Those of the printed games are known to be nobody's name."""
    return written if written in OF_THE_GAMES else f"say-{written}"


def card(doc: RoleDoc, rules: RuleSet) -> Role:
    """The card; `rules` are those it is for."""
    name, wakes = RoleName(doc.id), doc.wakes
    by_itself = bool(doc.night) and not wakes.together
    copier = next((step for step in doc.night if isinstance(step, TurnInto)), None)
    printed = rules.roles.get(name)
    return Role(
        name,
        team_of(doc),
        number=doc.number,
        stars=doc.stars,
        night=alone(doc.night, name, _met(doc, rules)) if by_itself else None,
        at_once=by_itself and doc.copied == "now" and copier is None,
        may_wake_as=_later(copier),
        again=f"{name}-again" if copier and copier.then == "act" else "",
        mover=hints.mover(doc),
        follower=doc.follower,
        marks=tuple(dict.fromkeys((*hints.marks(doc), *_marks_of_call(doc, rules)))),
        idle=RoleName(doc.idle) if doc.idle else None,
        says=printed.says if printed and not doc.night else hints.says(doc),
        spends=hints.spends(doc),
        brings=printed.brings if printed else 0,
        taker=printed.taker if printed else False,
        kin=_kin(doc, rules),
        finds=_finds(doc, copier),
        dies=last_words(doc, doc.dies) if doc.dies else None,
        cause=(doc.dies.cause or name) if doc.dies else "",
        guards=guard(doc.guards) if doc.guards else None,
        votes=doc.votes,
        wins=None if doc.wins == "team" else goal(doc.wins, team_of(doc)),
        aims=hints.aims(doc) or (printed.aims if printed and not doc.night else ()),
        alibi=hints.alibi(doc) if by_itself else None,
        feels=hints.feels(doc, rules),
        tells=hints.tells(doc, rules),
        art=doc.picture[0] if doc.picture else "",
    )


def _later(copier: TurnInto | None) -> Callable[[Role], bool] | None:
    """Whom it may turn out to be when that one is called."""
    if copier is None or copier.then == "rest":
        return None
    return not_at_once if copier.then == "act" else anybody


def _finds(doc: RoleDoc, copier: TurnInto | None) -> tuple[Team, ...]:
    """The teams whose card it becomes when it finds one."""
    if copier is None or copier.then != "rest":
        return ()
    return tuple(Team(team) for when in copier.when for team in when.is_)


def call_joined(doc: RoleDoc, rules: RuleSet) -> Step | None:
    return next((step for step in rules.steps if doc.wakes.with_ and step.name == doc.wakes.with_), None)


def _kin(doc: RoleDoc, rules: RuleSet) -> RoleName | None:
    """Whoever is called there by name needs nobody to follow."""
    call = call_joined(doc, rules)
    return None if call is None or doc.id in (call.roles or ()) else RoleName(call.name)


def _marks_of_call(doc: RoleDoc, rules: RuleSet) -> tuple[str, ...]:
    """What those hand out who are called there, it hands out with them."""
    call = call_joined(doc, rules)
    return rules.roles[RoleName(call.name)].marks if call and RoleName(call.name) in rules.roles else ()


def _met(doc: RoleDoc, rules: RuleSet) -> Met:
    """Whom it knows from the call it woke in."""
    call = call_joined(doc, rules)
    if call is None:
        return nobody
    if call.shown is not None:
        shown: Met = call.shown
        return shown
    called = tuple(call.roles or ())
    return lambda table: table.waking(*called)


def own_step(doc: RoleDoc, role: Role) -> Step | None:
    """The call in which it acts."""
    if not doc.wakes.after:
        return None
    beats = hints.beats(doc)
    if doc.wakes.together:
        return together(role.name, in_a_group(doc.night, role.name), role, beats=beats)
    return each(role, beats=beats)


# --- What everybody is told when day breaks -------------------------------------------------------


def heralds(of_faces: bool) -> Callable[[Table], None]:
    """Of cards that were turned up, unless the game tells that itself, and of whoever was pointed out."""

    def told(table: Table) -> None:
        for token in sorted({token for _, token in table.tokens if token.startswith(f"{POINTED_OUT}:")}):
            table.announce("pointed-out", role=token.partition(":")[2], players=table.holders(token))
            table.take(token, *table.seats)
        if of_faces:
            for seat in table.holders(FACE_UP):
                table.announce("revealed", where=seat, role=table.face(seat).name)
            table.take(FACE_UP, *table.seats)

    return told
