"""One Night: what is said at each call, and before and after the night."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from garou.engine.rules import RuleSet
from garou.games.announcing.calls import Call, again, calls, copied, held
from garou.games.announcing.lines import BookLine, When, laying_out, played_with, shown, unless

from . import LONE_LOOK
from .roles import DOPPELGANGER, MINION, ROBBER, WEREWOLF, rob_always

HANDS_OFF = "hands-off"  # by day


def plan(rules: RuleSet) -> Iterator[BookLine]:
    """The whole script."""
    yield from before(rules)
    yield from nightfall(rules)
    for call in found_calls(rules):
        yield from held(call, acts(rules, call))
    yield from daybreak(rules)
    yield from day(rules)
    yield from vote(rules)


def before(rules: RuleSet) -> Iterator[BookLine]:
    yield laying_out("hint-tokens")
    yield laying_out("hint-own-card")
    yield laying_out("hint-close", When(all=("from-seven",)))
    yield laying_out("hint-newcomers", When(all=("newcomers",)))
    for hint in ("hint-reader", "hint-reader-eyes", "hint-reader-tap"):
        yield laying_out(hint, When(all=("reader",)))
    yield laying_out("hint-day-length")


def nightfall(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("night-falls", "part", sound="owl", buzz="long")
    yield BookLine("sleepers", "hint", pause="breath")


def acts(rules: RuleSet, call: Call) -> Iterator[BookLine]:
    """The main line of a call, and what some calls say besides."""
    if call.name in OWN_ACTS:
        yield from OWN_ACTS[call.name](rules)
    else:
        yield BookLine("act", pause=call.pause)


def doppelganger(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("act", pause="act")
    alone = tuple(role.name for role in rules.roles.values() if role.at_once and not role.follower)
    for size in range(1, len(alone) + 1):
        for some in combinations(alone, size):
            rest = tuple(name for name in alone if name not in some)
            yield BookLine("at-once", when=When(all=some, none=rest), pause="long", names=some)
    thumbs = When(all=(MINION.name, WEREWOLF.name))
    yield BookLine("minion", when=thumbs)  # whoever saw another card must not see the thumbs
    yield BookLine("minion-thumbs", when=thumbs, pause="act")
    yield BookLine("minion-end", when=thumbs)
    yield BookLine("later")


def werewolf(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("act", pause="act")
    lone = played_with(rules, LONE_LOOK.run)
    if lone is not None:
        yield BookLine("lone", when=lone, pause="act")


def minion(rules: RuleSet) -> Iterator[BookLine]:
    wolves = When(all=(WEREWOLF.name,))
    yield BookLine("act", when=wolves, pause="act", number=WEREWOLF.name)
    yield BookLine("thumbs-down", when=wolves, number=WEREWOLF.name)
    yield BookLine("no-wolf", when=When(none=(WEREWOLF.name,)), pause="act")


def robber(rules: RuleSet) -> Iterator[BookLine]:
    must = played_with(rules, rob_always)
    for name, when in (("act", unless(must)), ("must", must)):
        if when is not None:
            yield BookLine(name, when=when, pause="act")


OWN_ACTS: Mapping[str, Callable[[RuleSet], Iterator[BookLine]]] = {
    DOPPELGANGER.name: doppelganger,
    WEREWOLF.name: werewolf,
    MINION.name: minion,
    ROBBER.name: robber,
}


def found_calls(rules: RuleSet) -> tuple[Call, ...]:
    """Those of the rules; a doppelgänger who copied an insomniac has a call of her own, right after the insomniac's."""
    return tuple(
        one for call in calls(rules) for one in (call, *(copied(call, copier) for copier in again(rules, call.name)))
    )


def daybreak(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("nudge", "hint", pause="act")
    yield shown("hint-nudge-centre", When(all=("reader",)))
    yield BookLine("dawn", "part", sound="cock", buzz="long", stretch="day")


def day(rules: RuleSet) -> Iterator[BookLine]:
    yield BookLine("day-open", "day", stretch="day", sound="bell")
    yield shown("hint-circle", stretch="day")
    yield BookLine(HANDS_OFF, "hint", pause="day", stretch="day")
    yield BookLine("minute", "day", pause="minute", sound="bell", buzz="short", stretch="day")


def vote(rules: RuleSet) -> Iterator[BookLine]:
    yield from countdown()
    yield BookLine("vote-count", "vote", pause="act", stretch="vote")
    yield BookLine("reveal", "vote", pause="act", stretch="vote")
    for role in rules.roles.values():
        for name, speaks in (("vote", role.dies or role.guards), ("tell", role.may_wake_as)):
            if speaks:
                yield BookLine(f"{name}-{role.name}", "vote", When(all=(role.name,)), stretch="vote", role=role.name)


def countdown() -> Iterator[BookLine]:
    """Every game votes on the same count."""
    yield BookLine("vote-ready", "vote", sound="bell", buzz="double", stretch="vote")
    for number in ("three", "two", "one"):
        yield BookLine(number, "vote", pause="beat", buzz="short", stretch="vote")
    yield BookLine("point", "vote", sound="gong", buzz="long", stretch="vote")
