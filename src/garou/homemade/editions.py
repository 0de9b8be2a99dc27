"""An edition document made into a rule set: another edition with some roles more, less, or other ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from garou.engine.chart import row, with_all
from garou.engine.roles import Role, Step, by_name
from garou.engine.rules import Change, RuleSet
from garou.engine.values import RoleName
from garou.games.epic_battle.marks import LOVE

from .cards import card, heralds, numbered, own_step
from .checking import base_of, check
from .values import EditionDoc, RoleDoc, Wakes
from .verbs import Join, MarkWith, Tell, TurnUp

HERALDS = "heralds"


def compiled(doc: EditionDoc) -> RuleSet:
    """The rules of it, or what is wrong with it."""
    check(doc)
    rules = base_of(doc).playing(doc.options)
    rules = replace(rules, id=f"{rules.id}/homemade", options=_options_left(rules, doc))
    if doc.roles:  # it reads the nights of printed roles alone
        rules = replace(rules, chronicle=None)
    for role in map(numbered, doc.roles):
        rules = with_card(rules, role)
    rules = without(rules, frozenset(map(RoleName, doc.without)))
    return with_heralds(rules, doc)


def with_card(rules: RuleSet, doc: RoleDoc) -> RuleSet:
    """The same rules with this card, in place of the one of its name if there is one."""
    role = card(doc, rules)
    rules = replace(rules, roles={**rules.roles, role.name: role}, box={**rules.box, role.name: doc.copies})
    rules = _called(rules, own_step(doc, role), doc.wakes)
    rules = _in_call_with(rules, role, doc.wakes.with_)
    rules = _heard_for(rules, doc, role)
    return _with_row(rules, doc, role)


def _called(rules: RuleSet, step: Step | None, wakes: Wakes) -> RuleSet:
    """A call of that name moves to where this one is said to come."""
    if step is None:
        return rules
    opening, nights = _placed(rules.opening, step, wakes.after), _placed(rules.round, step, wakes.after)
    if wakes.nightly and step.name not in {one.name for one in nights}:
        opening, nights = _left(opening, step), (_as_before(step, rules), *nights)
    return replace(rules, opening=opening, round=nights)


def _left(steps: tuple[Step, ...], gone: Step) -> tuple[Step, ...]:
    return tuple(one for one in steps if one.name != gone.name)


def _as_before(step: Step, rules: RuleSet) -> Step:
    """What it leaves to be told after the end, the game's own code tells."""
    old = next((one for one in rules.steps if one.name == step.name), step)
    return replace(step, toll=old.toll)


def _placed(steps: tuple[Step, ...], step: Step, after: str) -> tuple[Step, ...]:
    """Unchanged but for a call of that name, where none of them is the one it follows."""
    rest = _left(steps, step)
    at = next((number for number, one in enumerate(rest, 1) if one.name == after), None)
    if at is None:
        return rest if len(rest) < len(steps) else steps
    following = rest[at] if at < len(rest) else rest[-1]
    dusk = rest[at - 1].dusk if rest[at - 1].roles else following.dusk
    old = next((one for one in steps if one.name == step.name), step)
    return (*rest[:at], replace(step, dusk=dusk, toll=old.toll), *rest[at:])


def _in_call_with(rules: RuleSet, role: Role, call: str) -> RuleSet:
    def joined(step: Step) -> Step:
        if step.name != call or step.roles is None or role.name in step.roles:
            return step
        return replace(step, roles=step.roles | {role.name}, heard=step.heard | {role.name})

    return _each_step(rules, joined)


def _heard_for(rules: RuleSet, doc: RoleDoc, role: Role) -> RuleSet:
    """Calls that belong to nobody are held for whoever gives cause for them: to see one's mark, to meet in love."""
    marking = bool(role.marks)
    loving = any(isinstance(step, Join) or (isinstance(step, MarkWith) and step.mark == LOVE) for step in doc.night)

    def heard(step: Step) -> Step:
        wanted = loving if step.bonds else marking and step.roles is None and bool(step.heard)
        return replace(step, heard=step.heard | {role.name}) if wanted else step

    return _each_step(rules, heard)


def _each_step(rules: RuleSet, change: Callable[[Step], Step]) -> RuleSet:
    return replace(rules, opening=tuple(map(change, rules.opening)), round=tuple(map(change, rules.round)))


def _with_row(rules: RuleSet, doc: RoleDoc, role: Role) -> RuleSet:
    """A goal of its own stands on the sheet that says who wins."""
    if doc.wins == "team":
        return rules
    return replace(rules, chart=(*rules.chart, row(f"own-{doc.id}", with_all(role), of=(role.name,))))


def without(rules: RuleSet, gone: frozenset[RoleName]) -> RuleSet:
    """The same rules without these cards, and without the calls that were for them alone."""

    def left(steps: Iterable[Step]) -> tuple[Step, ...]:
        kept = (
            replace(step, roles=None if step.roles is None else step.roles - gone, heard=step.heard - gone)
            for step in steps
        )
        return tuple(step for step in kept if step.roles is None or step.roles)

    if not gone:
        return rules
    roles = by_name(role for role in rules.roles.values() if role.name not in gone)
    box = {name: count for name, count in rules.box.items() if name not in gone}
    return replace(rules, roles=roles, box=box, opening=left(rules.opening), round=left(rules.round))


def with_heralds(rules: RuleSet, doc: EditionDoc) -> RuleSet:
    """Where anybody points somebody out or turns a card up, everybody is told before they talk."""
    steps = [step for role in doc.roles for step in role.night]
    by_itself = any(step.name == "daybreak" for step in rules.steps)
    reveals = any(isinstance(step, TurnUp) for step in steps) and not by_itself
    if not reveals and not any(isinstance(step, Tell) for step in steps):
        return rules
    told = Step(HERALDS, heralds(reveals))

    def before_talk(steps: tuple[Step, ...]) -> tuple[Step, ...]:
        at = next((number for number, step in enumerate(steps) if step.talk), None)
        return steps if at is None else (*steps[:at], told, *steps[at:])

    return replace(rules, opening=before_talk(rules.opening), round=before_talk(rules.round))


def _options_left(rules: RuleSet, doc: EditionDoc) -> dict[str, Change]:
    """Those that a table can still choose: none that is on already, and none for what this edition has replaced."""
    base = base_of(doc)
    taken = {touch for name in doc.options for touch in base.options[name].touches}
    names = {*doc.without, *(role.id for role in doc.roles)}
    return {
        name: change
        for name, change in base.options.items()
        if name not in doc.options
        and not change.touches & taken
        and not any(kind in (Role, Step) and part in names for kind, part in change.touches)
    }
