"""What follows from what a role does: what it may ask for, what a bot wants with it, what it brings to a deck."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from garou.engine.hints import Aim, Alibi, Feel
from garou.engine.roles import WORDLESS, Role, Saying, saying
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.games.epic_battle.marks import LOVE

from .days import call_of_death
from .nights import SPENT
from .values import RoleDoc
from .verbs import (
    EVERYBODY,
    MARKS_WORD,
    ME,
    Choose,
    Heal,
    Join,
    Learn,
    LookAt,
    MarkWith,
    Poison,
    Recognise,
    SwapPlaces,
    TakeCard,
    TapOn,
    Tell,
    TurnInto,
    TurnUp,
)


def says(doc: RoleDoc) -> Saying:
    """Every word it can ask for; that for marks only where there are marks."""
    words = tuple(dict.fromkeys(word for step in doc.night if isinstance(step, Choose) for word in step.words))
    if MARKS_WORD not in words:
        return saying(*words) if words else WORDLESS

    def as_there_are_marks(cast: Collection[Role]) -> tuple[str, ...]:
        there = any(role.marks for role in cast)
        return tuple(word for word in words if there or word != MARKS_WORD)

    return as_there_are_marks


def marks(doc: RoleDoc) -> tuple[str, ...]:
    return tuple(dict.fromkeys(step.mark for step in doc.night if isinstance(step, MarkWith)))


def mover(doc: RoleDoc) -> bool:
    """Does it move cards of others? Whoever only changes their own moves nobody's."""
    own = {_own_centre(doc)} if doc.night else set()
    return any(_moves(step) for step in doc.night) and own != {True}


def _moves(step: object) -> bool:
    return isinstance(step, TakeCard) or (isinstance(step, SwapPlaces) and step.what != MARKS_WORD)


def _own_centre(doc: RoleDoc) -> bool:
    """It changes its own card for one that nobody holds, and no other."""
    pools = {label.as_: label.choose for label in doc.night if isinstance(label, Choose)}
    moved = [step for step in doc.night if _moves(step)]
    return bool(moved) and all(
        isinstance(step, SwapPlaces)
        and ME in step.swap
        and all(set(pools.get(name, ())) <= {"centre", "spare"} for name in step.swap if name != ME)
        for step in moved
    )


def beats(doc: RoleDoc) -> int:
    """How many questions it can put one after the other."""
    acting = any(isinstance(step, TurnInto) and step.then == "act" for step in doc.night)
    return sum(isinstance(step, Choose) for step in doc.night) + acting


def copies(doc: RoleDoc) -> bool:
    """Does it become another?"""
    return any(isinstance(step, TurnInto) for step in doc.night)


def aims(doc: RoleDoc) -> tuple[tuple[str, Aim], ...]:
    """Under the words of each question, what a bot would like to do there."""
    looked = {name for step in doc.night if isinstance(step, LookAt) for name in step.look}
    poisoned = {step.poison for step in doc.night if isinstance(step, Poison)}
    moved = {name for step in doc.night if isinstance(step, SwapPlaces) for name in step.swap}
    found = []
    for number, step in enumerate(one for one in doc.night if isinstance(one, Choose)):
        topic = step.topic or step.call or (doc.id if not number else "")
        if topic and step.as_ in poisoned:
            found.append((topic, Aim.STRIKE))
        elif topic and set(step.words) & SPENT.keys():
            found.append((topic, Aim.SAVE))
        elif topic and step.as_ in looked - moved and "others" in step.choose:
            found.append((topic, Aim.LEARN))
    if doc.dies and doc.dies.takes == "chosen":
        found.append((call_of_death(doc), Aim.AVENGE))
    return tuple(found)


def spends(doc: RoleDoc) -> tuple[tuple[str, str], ...]:
    heals = [("heal", SPENT["heal"])] if any(isinstance(step, Heal) for step in doc.night) else []
    kills = [("poison", SPENT["poison"])] if any(isinstance(step, Poison) for step in doc.night) else []
    return (*heals, *kills)


# --- What its night sounds like -------------------------------------------------------------------

SHAPES: dict[tuple[str, ...], Alibi] = {
    ("choose others", "look it"): Alibi.SAW_SOMEBODY,
    ("choose others/centre", "look it"): Alibi.SAW_SOMEBODY_OR_CENTRE,
    ("look me",): Alibi.SAW_ITSELF,
    ("choose others", "take it"): Alibi.TOOK_FROM_SOMEBODY,
    ("choose others", "swap me it", "look me"): Alibi.TOOK_FROM_SOMEBODY,
    ("choose centre", "swap me it"): Alibi.TOOK_FROM_CENTRE,
    ("choose centre", "look it", "choose players", "swap it it2"): Alibi.GAVE_FROM_CENTRE,
    ("choose others 2", "swap it"): Alibi.EXCHANGED_TWO,
}


def alibi(doc: RoleDoc) -> Alibi | None:
    """Where it is one that liars know how to tell; else they play its night through in the head."""
    return SHAPES.get(tuple(_shape(doc)))


def _shape(doc: RoleDoc) -> Iterator[str]:
    """The steps by what they do, whatever the places are called."""
    names = {ME: ME}
    for step in doc.night:
        match step:
            case Choose():
                names[step.as_] = "it" if len(names) == 1 else f"it{len(names)}"
                many = f" {step.number[0]}" if step.number not in ((1,), (1, 2)) else ""
                yield f"choose {'/'.join(step.choose)}{many}"
            case LookAt():
                yield f"look {' '.join(names.get(name, name) for name in step.look)}"
            case SwapPlaces():
                yield f"swap {' '.join(names.get(name, name) for name in step.swap)}"
            case TakeCard():
                yield f"take {names.get(step.take, step.take)}"
            case _:
                yield "something else"


OWN_FACTS = {"number": "counted", "team": "saw-team", "same": "compared"}


def tells(doc: RoleDoc, rules: RuleSet) -> tuple[str, ...]:
    """Facts that no printed role of this game tells."""
    learnt = [OWN_FACTS[step.learn] for step in doc.night if isinstance(step, Learn) and step.learn in OWN_FACTS]
    told = ["pointed-out" if step.tell == EVERYBODY else "chosen-by" for step in doc.night if isinstance(step, Tell)]
    shown = ["revealed" for step in doc.night if isinstance(step, TurnUp) and not rules.marks]
    return tuple(dict.fromkeys((*learnt, *told, *shown)))


def feels(doc: RoleDoc, rules: RuleSet) -> tuple[Feel, ...]:
    """News is what helps a village; a mark that makes another team of somebody turns them, and love is a chain."""
    village = rules.roles[RoleName(rules.plain)].team
    telling = any(isinstance(step, LookAt | Learn | TakeCard | Recognise | TapOn | Tell | TurnUp) for step in doc.night)
    own = any(
        isinstance(step, TurnInto | TakeCard) or (isinstance(step, SwapPlaces) and ME in step.swap)
        for step in doc.night
    )
    laid = [rules.marks[mark] for mark in marks(doc)]
    loving = any(isinstance(step, Join) for step in doc.night) or any(mark.name == LOVE for mark in laid)
    wanted = (
        (telling and doc.team == village, Feel.NEWS),
        (_own_centre(doc), Feel.MOVEMENT),
        (own or any(mark.team for mark in laid), Feel.TURNING),
        (loving, Feel.CHAINS),
    )
    return tuple(feel for holds, feel in wanted if holds)
