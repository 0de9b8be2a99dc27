"""What an edition document may say: everything else is refused with its place, before anything is made of it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from garou.engine.roles import Step
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName, Setup
from garou.forms import BadForm
from garou.games import GAMES
from garou.games.cast import Cast, cards

from .days import GOALS
from .steps import check_steps
from .values import ALONE, EditionDoc, RoleDoc, ScenarioDoc

BASES = {f"{game}/{edition}" if edition else game: (game, edition) for game, edition in GAMES}
TAKEN = ("deal", "vote", "chance", "cards", "marks", "places", "nobody", "homemade", "heralds", ALONE)
CARD = re.compile(r"(?:([1-9][0-9]?) )?([a-z0-9-]+)")
MOST_CARDS = 40  # of one deck


def base_of(doc: EditionDoc) -> RuleSet:
    if doc.base not in BASES:
        raise BadForm("base", "none-of", found=doc.base, known=tuple(BASES))
    return GAMES[BASES[doc.base]]


def check(doc: EditionDoc) -> None:
    rules = base_of(doc)
    _options(doc, rules)
    _gone(doc, rules)
    ids = [role.id for role in doc.roles]
    for number, role in enumerate(doc.roles):
        place = f"roles[{number}]"
        if role.id in ids[:number]:
            raise BadForm(f"{place}.id", "homemade-twice", name=role.id)
        check_role(place, role, rules, known=(*rules.roles, *ids[:number]), calls=calls(rules, ids[:number]))
    for number, scenario in enumerate(doc.scenarios):
        _scenario(f"scenarios[{number}]", scenario, doc, rules)


def _options(doc: EditionDoc, rules: RuleSet) -> None:
    for number, name in enumerate(doc.options):
        _one_of(f"options[{number}]", name, rules.options)
    try:
        rules.playing(dict.fromkeys(doc.options))
    except IllegalSetup as error:
        raise BadForm("options", error.reason, **error.details) from None


def _gone(doc: EditionDoc, rules: RuleSet) -> None:
    """A card that others become, or that fills up a deck, has to stay."""
    needed = {rules.plain, *(role.idle for role in rules.roles.values())}
    needed |= {artifact.counts_as for artifact in rules.artifacts.values()}
    needed |= {role.id for role in doc.roles}
    for number, name in enumerate(doc.without):
        _one_of(f"without[{number}]", name, rules.roles)
        if name in needed:
            raise BadForm(f"without[{number}]", "homemade-needed", name=name)


def calls(rules: RuleSet, earlier: Iterable[str] = ()) -> tuple[str, ...]:
    """After what somebody can be called: the deal, every call of the night, and roles told before."""
    first = rules.opening[0].name
    return tuple(dict.fromkeys((first, *(step.name for step in rules.steps if step.heard), *earlier)))


def check_role(place: str, doc: RoleDoc, rules: RuleSet, known: tuple[str, ...], calls: tuple[str, ...]) -> None:
    """One card by itself, for these rules."""
    if doc.id not in rules.roles and (doc.id in TAKEN or doc.id in {step.name for step in rules.steps}):
        raise BadForm(f"{place}.id", "homemade-taken", name=doc.id)
    if not doc.names and doc.id not in rules.roles:
        raise BadForm(f"{place}.names", "homemade-nameless")
    _team(place, doc, rules)
    _wakes(place, doc, rules, calls)
    _day(place, doc, rules)
    if doc.idle:
        _one_of(f"{place}.idle", doc.idle, known)
    check_steps(place, doc, rules)


def teams_of(rules: RuleSet) -> tuple[str, ...]:
    return tuple(dict.fromkeys(role.team for role in rules.roles.values()))


def _team(place: str, doc: RoleDoc, rules: RuleSet) -> None:
    """Who plays alone has a goal, in a game that ends with one vote."""
    allowed = teams_of(rules) if rules.round else (*teams_of(rules), ALONE)
    _one_of(f"{place}.team", doc.team, allowed)
    if doc.team == ALONE and (doc.wins == "team" or doc.follower):
        raise BadForm(f"{place}.wins", "homemade-goal", known=tuple(GOALS))


def _wakes(place: str, doc: RoleDoc, rules: RuleSet, calls: tuple[str, ...]) -> None:
    wakes, where = doc.wakes, f"{place}.wakes"
    if wakes.after:
        _one_of(f"{where}.after", wakes.after, tuple(call for call in calls if call != doc.id))
        if not doc.night:
            raise BadForm(f"{place}.night", "homemade-nothing-to-do")
    elif doc.night:
        raise BadForm(f"{where}.after", "homemade-never-called", known=calls)
    if wakes.with_:
        _one_of(f"{where}.with", wakes.with_, tuple(step.name for step in rules.steps if _open(step, rules)))
    if wakes.together and wakes.with_:
        raise BadForm(f"{where}.together", "homemade-with-and-together")


def _open(step: Step, rules: RuleSet) -> bool:
    """A call in which several wake at once."""
    return step.name in (step.roles or ()) and not step.alone and RoleName(step.name) in rules.roles


def _day(place: str, doc: RoleDoc, rules: RuleSet) -> None:
    """Guards, goals and fingers belong to a single vote; the games of many nights ask who is to be taken along."""
    single = not rules.round
    for field, told in (("guards", doc.guards), ("votes", doc.votes != 1), ("wins", doc.wins != "team")):
        if told and not single:
            raise BadForm(f"{place}.{field}", "homemade-not-here", game=rules.id.split("/")[0])
    if doc.dies:
        _one_of(f"{place}.dies.takes", doc.dies.takes, ("voted", "neighbours") if single else ("chosen", "neighbours"))
        if doc.dies.of and single:
            raise BadForm(f"{place}.dies.of", "homemade-not-here", game=rules.id.split("/")[0])
    if doc.guards and doc.guards.pointed_by:
        _one_of(f"{place}.guards.pointed-by", doc.guards.pointed_by, teams_of(rules))


def _one_of(place: str, word: str, known: Iterable[str]) -> None:
    if word not in known:
        raise BadForm(place, "none-of", found=word, known=tuple(known))


# --- Scenarios ------------------------------------------------------------------------------------


def _scenario(place: str, scenario: ScenarioDoc, doc: EditionDoc, rules: RuleSet) -> None:
    low, high = rules.players
    known = {*rules.roles, *(role.id for role in doc.roles)} - {*doc.without}
    for size, text in scenario.decks.items():
        where = f"{place}.decks.{size}"
        if not low <= int(size) <= high:
            raise BadForm(where, "players-out-of-range", count=int(size), low=low, high=high)
        cast = deck(where, text, known)
        needed = int(size) + rules.centre
        if len(cast.cards) != needed:
            details = {"count": len(cast.cards), "players": int(size), "centre": rules.centre, "needed": needed}
            raise BadForm(where, "cards-for-players", **details)
        try:
            rules.check(Setup(tuple(name for name in cast.cards if name in rules.roles), ()))
        except IllegalSetup as error:
            raise BadForm(where, error.reason, **error.details) from None


def deck(place: str, text: str, known: Iterable[str]) -> Cast:
    """The cards of it, counted before they are laid out."""
    total = 0
    for entry in filter(None, (entry.strip() for entry in text.split(","))):
        match = CARD.fullmatch(entry)
        if not match or match[2] not in known:
            raise BadForm(place, "no-such-role", name=entry, known=tuple(sorted(known)))
        total += int(match[1] or 1)
        if total > MOST_CARDS:
            raise BadForm(place, "homemade-too-many", count=total, most=MOST_CARDS)
    return Cast(cards(text))
