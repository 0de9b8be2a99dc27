"""The classic game: the lines of its first night, of every night and of every day. Whoever leads plays no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from garou.engine.rules import RuleSet
from garou.games.announcing.calls import Call, calls, held
from garou.games.announcing.lines import BookLine, When, laying_out, played_with, shown, unless
from garou.games.one_night.announcing import countdown

from .day import by_lot, elect, not_my_lover
from .roles import CUPID, HUNTER, LITTLE_GIRL, LOST, THIEF, WEREWOLF, WITCH, nobody_awake, shoot

LOVERS = "lovers"  # their call: whoever leads touches them first

# Where what somebody is told in a call is not shown after all of its lines: the line it comes after.
SHOWN_AFTER: Mapping[str, str] = {WITCH.name: "witch-act"}
# Lines of the day that do not belong to the vote, and the step they are read in.
DEADLY = DAWN, _ = ("dawn", "lynch")  # steps in which people die, or else it is said that nobody does
ELECTION = ("captain", "captain-point", "captain-now")
DAY_STEPS: Mapping[str, str] = {DAWN: DAWN, **dict.fromkeys(ELECTION, "captain")}
# Those of the vote that are read long before it.
DAY_PARTS: Mapping[str, str] = {"day-open": "talk", "minute": "minute"}

ASKED = ("act", "long")  # pauses that are a role's own
HUNTED, LOVED = When(all=(HUNTER.name,)), When(all=(CUPID.name,))


def plan(rules: RuleSet) -> Iterator[BookLine]:
    """The whole script: lines for the first round, for later ones, and for all of them."""
    yield from (replace(line, round="first") for line in before())
    yield BookLine("night-falls", "part", sound="owl", buzz="long", round="first")
    yield BookLine("night-again", "part", sound="owl", buzz="long", round="later")
    for call in calls(rules):
        if call.name == LOVERS:
            yield shown("touch", LOVED, round="first", waits=True)
        if call.name == WITCH.name:
            yield from beyond_help(rules)
        yield from answered(rules, call, held(call, acts(rules, call)))
    yield from dawn(rules)
    yield from day(rules)
    yield from vote(rules)


def before() -> Iterator[BookLine]:
    yield laying_out("hint-leader")
    yield laying_out("hint-own-card")
    yield laying_out("hint-newcomers", When(all=("newcomers",)))
    yield laying_out("hint-thief", When(all=(THIEF.name,)), role=THIEF.name)


def answered(rules: RuleSet, call: Call, lines: Iterable[BookLine]) -> Iterator[BookLine]:
    """Who is called by their own card answers whoever leads, however long it takes; others are only told something."""
    asked = call.name in rules.roles
    for line in lines:
        yield replace(line, waits=line.waits or (asked and line.pause in ASKED))


def acts(rules: RuleSet, call: Call) -> Iterator[BookLine]:
    if call.name in OWN_ACTS:
        yield from OWN_ACTS[call.name](rules)
    else:
        yield BookLine("act", pause=call.pause)


def werewolf(rules: RuleSet) -> Iterator[BookLine]:
    spare = played_with(rules, nobody_awake)
    for name, when in (("act", unless(spare)), ("spare", spare)):
        if when is not None:
            yield BookLine(name, when=when, pause="long")
    yield BookLine("girl", when=When(all=(LITTLE_GIRL.name,)), pause="act", role=LITTLE_GIRL.name)


def beyond_help(rules: RuleSet) -> Iterator[BookLine]:
    """Before the witch wakes: whom whoever leads does not show her."""
    lost = played_with(rules, LOST)
    if lost is not None:
        yield shown("girl-lost", lost & When(all=(LITTLE_GIRL.name, WITCH.name)), role=LITTLE_GIRL.name)


def witch(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("act", pause="breath", waits=True)
    yield BookLine("heal", pause="act")
    yield BookLine("poison", pause="act")


OWN_ACTS: Mapping[str, Callable[[RuleSet], Iterator[BookLine]]] = {
    WEREWOLF.name: werewolf,
    WITCH.name: witch,
}


def dawn(rules: RuleSet) -> Iterator[BookLine]:
    """Who died is for whoever leads to say: the script does not know."""
    yield BookLine("dawn", "part", sound="cock", buzz="long", stretch="day")
    yield shown("deaths", stretch="day", waits=True)
    yield from chains(rules, stretch="day")
    election = played_with(rules, elect)
    if election is not None:
        stand, point, now = (BookLine(name, "day", election, stretch="day", round="first") for name in ELECTION)
        yield replace(stand, pause="long", sound="bell", waits=True)
        yield point
        yield replace(now, pause="act", sound="gong", buzz="long", waits=True)
        yield shown("captain-heir", election, stretch="day", round="later")


def chains(rules: RuleSet, stretch: str) -> Iterator[BookLine]:
    """What a death may bring with it."""
    any_death = played_with(rules, shoot)
    for name, when in (("last-shot", unless(any_death)), ("any-last-shot", any_death)):
        if when is not None:
            yield shown(name, when & HUNTED, stretch=stretch, role=HUNTER.name)
    yield shown("grief", LOVED, stretch=stretch, role=CUPID.name)


def day(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("day-open", "day", pause="day", stretch="day", sound="bell")
    yield BookLine("minute", "day", pause="minute", stretch="day", sound="bell", buzz="short")


def either(line: BookLine, must: When | None) -> Iterator[BookLine]:
    """The line, or another in its place where everybody must vote."""
    for name, when in ((line.name, unless(must)), (f"{line.name}-must", must)):
        if when is not None:
            yield replace(line, name=name).only(when)


def vote(rules: RuleSet) -> Iterator[BookLine]:
    spared = played_with(rules, not_my_lover)
    if spared is not None:
        yield BookLine("lovers-spared", "vote", spared & LOVED, stretch="vote")
    must, captain = played_with(rules, by_lot), played_with(rules, elect)
    for line in countdown():
        yield from either(line, must) if line.name == "vote-ready" else (line,)
    yield BookLine("vote-count", "vote", pause="act", stretch="vote")
    if (tie := unless(captain)) is not None:
        yield from either(shown("tie", tie, stretch="vote"), must)
    if captain is not None:
        yield shown("captain-tie", captain, stretch="vote")
    yield from either(shown("lynched", stretch="vote", waits=True), must)
    yield from chains(rules, stretch="vote")
    if captain is not None:
        yield shown("captain-heir", captain, stretch="vote")
    yield shown("check-end", stretch="vote")
