"""The calls of a rule set in the book's order, and which cards each of them is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from garou.engine.rules import Role, RuleSet, Step
from garou.engine.values import RoleName

from .lines import BookLine, When


@dataclass(frozen=True, slots=True)
class Call:
    """Held when one of its roles is in the cast."""

    name: str
    roles: tuple[RoleName, ...]
    counts: tuple[RoleName, ...]  # whose copies make it a call for several
    dusk: bool = False
    once: bool = False  # only on the first of many nights
    single: bool = False  # there is never more than one card of it
    alone: bool = False  # whoever is called acts alone, one after the other
    needs: tuple[RoleName, ...] = ()  # roles that must be in the cast as well
    beats: int = 1  # how many things whoever is called may have to do, one after the other
    copies: RoleName | None = None  # the role that those who are called have copied
    again: str = ""  # and where the words for them stand

    @property
    def role(self) -> RoleName:
        """Whose picture and name go with it."""
        return RoleName(self.name) if self.name in self.roles else self.roles[0]

    @property
    def heard(self) -> When:
        return When(all=(self.roles[0] if len(self.roles) == 1 else f"call:{self.name}", *self.needs))

    @property
    def pause(self) -> str:
        """How long whoever is called has: a key of PAUSES."""
        return "long" if self.beats > 1 else "act"

    @property
    def several(self) -> tuple[str, ...]:
        """Any of these words makes it a call for several: other kinds than its own make a pack."""
        return (f"several:{self.name}", *(role for role in self.roles if role != self.role))


def calls(rules: RuleSet) -> tuple[Call, ...]:
    return tuple(_calls(rules))


def _calls(rules: RuleSet) -> Iterator[Call]:
    many_rounds = bool(rules.round)
    marking = [role.name for role in rules.roles.values() if role.marks]
    for step in rules.steps:
        if step.heard and step.heard != frozenset(marking):  # the end of dusk is for everybody
            yield _call(rules, step, once=many_rounds and step in rules.opening)


def _call(rules: RuleSet, step: Step, *, once: bool) -> Call:
    roles = tuple(name for name in rules.roles if name in step.heard)
    copiers = () if step.alone else _copiers(rules, step)
    single = step.alone and rules.single.issuperset(roles)
    return Call(step.name, roles, roles + copiers, step.dusk, once, single, step.alone, beats=step.beats)


def _copiers(rules: RuleSet, step: Step) -> tuple[RoleName, ...]:
    """Roles that may turn out to wake with these."""
    called = [rules.roles[name] for name in step.heard]
    return tuple(
        name
        for name, role in rules.roles.items()
        if role.may_wake_as and any(map(role.may_wake_as, called)) and name not in step.heard
    )


def again(rules: RuleSet, call: str) -> tuple[Role, ...]:
    """Copiers of this role who have a call of their own right after it: it acts alone, and not before it is called."""
    role, step = rules.roles.get(RoleName(call)), next(step for step in rules.steps if step.name == call)
    if role is None or not step.alone:
        return ()
    others = (one for one in rules.roles.values() if one.again and one is not role)
    return tuple(one for one in others if one.may_wake_as and one.may_wake_as(role))


def copied(call: Call, copier: Role) -> Call:
    """The call of those who have copied it."""
    name, own = f"{copier.name}-{call.name}", (copier.name,)
    role, beats = call.role, call.beats
    return Call(name, own, own, alone=True, needs=(role,), beats=beats, copies=role, again=copier.again)


def held(call: Call, acts: Iterable[BookLine]) -> Iterator[BookLine]:
    """One call from its first line to its last."""
    begin = BookLine("open", "open", sound="bell", buzz="short", number=call.name, names=call.needs)
    others = (BookLine("you-too", when=When(all=(role,)), role=role) for role in call.roles if role != call.role)
    several = When(all=(f"several:{call.name}",))
    in_turn = call.alone and not call.single
    each = (BookLine("each-in-turn", when=several),) if in_turn else ()
    next_one = (BookLine("next-one", when=several, pause=call.pause),) if in_turn else ()
    end = BookLine("close", "close", number=call.name)
    for line in (begin, *others, *each, *acts, *next_one, end):
        yield _of(call, line)


def _of(call: Call, line: BookLine) -> BookLine:
    own = replace(
        line,
        call=call.name,
        role=line.role or call.role,
        stretch="dusk" if call.dusk else "night",
        number=line.number or call.name,
        round="first" if call.once else line.round,
    )
    return own.only(call.heard)
