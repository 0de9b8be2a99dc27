"""Epic Battle: a dusk of marks before the night, and more to say about most things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from garou.engine.rules import RuleSet
from garou.games.announcing.calls import Call, calls, held
from garou.games.announcing.lines import BookLine, When, decided_otherwise, laying_out, one_of, played_with, unless
from garou.games.one_night import announcing as one_night
from garou.games.one_night.roles import SEER, WEREWOLF

from . import MARKING
from .dusk import COPYCAT, COUNT, CUPID, RENFIELD, VAMPIRE, end_of_dusk_forgotten
from .night import ALPHA_WOLF, AURA_SEER, CURATOR, DREAM_WOLF, GREMLIN, INVESTIGATOR, MARKSMAN, REVEALER, WITCH

MARKS = When(any=tuple(sorted(MARKING)))  # somebody in the cast brings the marks into the game
NO_MARKS = When(none=MARKS.any)
SHROUD = "shroud"  # the artifact whose bearer may not look at the others


def plan(rules: RuleSet) -> Iterator[BookLine]:
    """The whole script. Without marks there is no dusk, and the copycat opens the night."""
    found = calls(rules)
    yield from before(rules)
    yield BookLine("dusk-falls", "part", MARKS, sound="bell", buzz="long", stretch="dusk")
    yield from (line.only(NO_MARKS) for line in one_night.nightfall(rules))
    for call in (call for call in found if call.dusk):
        yield from at_dusk(rules, call)
    yield from end_of_dusk()
    for call in (call for call in found if not call.dusk):
        yield from held(call, acts(rules, call))
    yield from one_night.daybreak(rules)
    yield from morning()
    yield from day(rules)
    yield from pointing(rules)
    yield from one_night.vote(rules)
    yield from aftermath()


def before(rules: RuleSet) -> Iterator[BookLine]:
    yield from one_night.before(rules)
    yield laying_out("hint-marks", MARKS)
    yield laying_out("hint-alpha", When(all=(ALPHA_WOLF.name,)), role=ALPHA_WOLF.name)
    yield laying_out("hint-artifacts", When(all=(CURATOR.name,)), role=CURATOR.name)


def at_dusk(rules: RuleSet, call: Call) -> Iterator[BookLine]:
    """Whoever brings no marks may be called where there is no dusk: then it is night already."""
    lines = tuple(held(call, acts(rules, call)))
    if MARKING.issuperset(call.roles):
        yield from lines
        return
    yield from (line.only(MARKS) for line in lines)
    yield from (replace(line.only(NO_MARKS), stretch="night") for line in lines)


def end_of_dusk() -> Iterator[BookLine]:
    yield BookLine("own-mark", "part", MARKS, pause="act", sound="bell", buzz="double", stretch="dusk")
    yield BookLine("afraid", "part", When(all=(COUNT.name,)), stretch="dusk", role=COUNT.name)
    yield BookLine("night-after-dusk", "part", MARKS, sound="owl", buzz="long")


def acts(rules: RuleSet, call: Call) -> Iterator[BookLine]:
    if call.name in LOOKING_AT_THE_CENTRE:
        yield from fourth_card(rules)
    if call.name in OWN_ACTS:
        yield from OWN_ACTS[call.name](rules)
    else:
        yield from one_night.acts(rules, call)


LOOKING_AT_THE_CENTRE = {COPYCAT.name, WEREWOLF.name, SEER.name, WITCH.name}


def fourth_card(rules: RuleSet) -> Iterator[BookLine]:
    """The table's option: the alpha wolf's card lies in the centre like the others."""
    option = decided_otherwise(rules, "extra_in_centre")
    if option is not None:
        yield BookLine("fourth-card", when=option & When(all=(ALPHA_WOLF.name,)))


def werewolf(rules: RuleSet) -> Iterator[BookLine]:
    dreaming = When(all=(DREAM_WOLF.name,))
    yield BookLine("dreamer", when=dreaming, role=DREAM_WOLF.name)
    yield BookLine("act", pause="act")
    yield BookLine("dreamer-end", when=dreaming, role=DREAM_WOLF.name)
    yield BookLine("lone", pause="act")  # always allowed here


def renfield(rules: RuleSet) -> Iterator[BookLine]:
    clan = f"call:{VAMPIRE.name}"
    yield BookLine("act", when=When(all=(clan,)), pause="act", number=VAMPIRE.name)
    yield BookLine("fingers-down", when=When(all=(clan,)), number=VAMPIRE.name)
    yield BookLine("no-clan", when=When(none=(clan,)), pause="act")


def marksman(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("act", pause="act")
    yield BookLine("mark", when=MARKS, pause="act")


def gremlin(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("act", when=NO_MARKS, pause="act")
    yield BookLine("cards-or-marks", when=MARKS, pause="act")


def aura_seer(rules: RuleSet) -> Iterator[BookLine]:
    """Dusk counts, unless the table's option says otherwise."""
    option = played_with(rules, end_of_dusk_forgotten)
    yield BookLine("act", when=NO_MARKS, pause="act")
    for name, when in (("dusk-too", unless(option)), ("night-only", option)):
        if when is not None:
            yield BookLine(name, when=when & MARKS, pause="act")
    yield BookLine("thumbs-down")


OWN_ACTS: Mapping[str, Callable[[RuleSet], Iterator[BookLine]]] = {
    WEREWOLF.name: werewolf,
    RENFIELD.name: renfield,
    MARKSMAN.name: marksman,
    GREMLIN.name: gremlin,
    AURA_SEER.name: aura_seer,
}


def morning() -> Iterator[BookLine]:
    """What may lie there when everybody opens their eyes."""
    yield BookLine("turned-up", "day", When(all=(REVEALER.name,)), stretch="day", role=REVEALER.name)
    yield BookLine("artifact", "day", When(all=(CURATOR.name,)), pause="act", stretch="day", role=CURATOR.name)


def day(rules: RuleSet) -> Iterator[BookLine]:
    """Where there are marks, hands stay off them too."""
    for line in one_night.day(rules):
        if line.name == one_night.HANDS_OFF:
            yield replace(line, name="hands-off-marks").only(MARKS)
            yield line.only(NO_MARKS)
        else:
            yield line


def pointing(rules: RuleSet) -> Iterator[BookLine]:
    """Whoever may not look at the others points all the same."""
    placing = tuple(role.name for role in rules.roles.values() if SHROUD in role.artifacts)
    yield BookLine("vote-shroud", "vote", one_of(*placing), stretch="vote", role=placing[0])


def aftermath() -> Iterator[BookLine]:
    """What more may come of the vote."""
    camps = When(all=(f"call:{WEREWOLF.name}", f"call:{VAMPIRE.name}"))
    yield BookLine("vote-three-camps", "vote", camps, stretch="vote")
    for name, role in (("vote", CUPID), ("tell", INVESTIGATOR)):
        yield BookLine(f"{name}-{role.name}", "vote", When(all=(role.name,)), stretch="vote", role=role.name)
