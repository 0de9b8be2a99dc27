"""Reading a question about a table: its cards, what one seat was told in the night, and what was claimed by day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from garou.deduction.unsolved import answerable, no_such_game
from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Fact, IllegalSetup, RoleName, Seat, Setup, Slot
from garou.forms import Json, check_fields, parsed
from garou.games.cast import Cast
from garou.homemade import rules_of
from garou.talk.claims import BLANKS, UNSEEN, Claim, Common, IllegalClaim, Said, claim_from, fillings, kinds

from .facts import Names, one_of, read_fact
from .reading import card_in, cards_in, list_in, players_in, rules_in
from .values import BadRecord

REQUIRED = ("game", "cards", "players")
KNOWN = (*REQUIRED, "edition", "options", "centre-wolf", "seat", "facts", "over", "claims", "ask")


@dataclass(frozen=True, slots=True)
class Inquiry:
    """Everything somebody goes by who asks what is known: a seat with its own night, or who only listens."""

    game: str
    names: Names
    common: Common
    seat: Seat | None
    facts: tuple[Fact, ...]
    said: tuple[Said, ...]
    over: bool = True  # False: the night goes on, and more may be told
    ask: tuple[Slot, RoleName] | None = None  # of which place, and which role, it is to be said why


def read_inquiry(text: str) -> Inquiry:
    """The question as written."""
    data = parsed(text, "question")
    check_fields("question", data, REQUIRED, KNOWN)
    names = Names(_rules(data), players_in(data))
    common = Common(names.rules, _cast(data, names), len(names.players))
    seat = _seat(data, names)
    facts = _facts(data, names, seat) if seat is not None else _public_facts(data, names)
    said = [_said(f"claims[{i}]", row, common, names) for i, row in enumerate(_rows(data, "claims"))]
    return Inquiry(data["game"], names, common, seat, facts, tuple(said), _over(data), _ask(data, names, common))


def _rules(data: Json) -> RuleSet:
    game, edition, options = rules_in(data)
    rules = rules_of(game, edition, options)
    if not answerable(rules):
        error = no_such_game(answerable)
        raise BadRecord("game", error.reason, **error.details)
    return rules


def _cast(data: Json, names: Names) -> Cast:
    """Players and centre have one card each, and they are cards that can be dealt together."""
    rules, players = names.rules, len(names.players)
    low, high = rules.players
    if not low <= players <= high:
        raise BadRecord("players", "players-out-of-range", count=players, low=low, high=high)
    cards = cards_in(data, "cards", rules)
    needed = players + rules.centre + sum(rules.roles[name].brings for name in cards if rules.roles[name].taker)
    if len(cards) != needed:
        details = {"count": len(cards), "players": players, "centre": needed - players, "needed": needed}
        raise BadRecord("cards", "cards-for-players", **details)
    beside = _beside(data, rules)
    try:
        check_setup(rules, _laid_out(rules, cards, beside, players))
    except IllegalSetup as error:
        raise BadRecord("cards", error.reason, **error.details) from None
    return Cast(cards, beside)


def _laid_out(rules: RuleSet, cards: tuple[RoleName, ...], beside: tuple[RoleName, ...], players: int) -> Setup:
    """Whoever may take a spare card is none of them."""
    dealt = tuple(sorted(cards, key=lambda name: not rules.roles[name].taker))
    rest = dealt[players:]
    return Setup(dealt[:players], rest[: rules.centre], rest[rules.centre :] + beside)


def _beside(data: Json, rules: RuleSet) -> tuple[RoleName, ...]:
    """The card that is laid out beside the others."""
    if "centre-wolf" not in data:
        return ()
    if "centre-wolf" not in rules.places:
        raise BadRecord("centre-wolf", "no-such-cards", game=data["game"])
    return (RoleName(card_in("centre-wolf", data["centre-wolf"], rules)),)


def _rows(data: Json, key: str) -> list[Any]:
    return list_in(data, key, object) if key in data else []


# --- What a seat was told -------------------------------------------------------------------------


def _seat(data: Json, names: Names) -> Seat | None:
    """A seat knows at least its card; who has no seat knows nothing but what is said."""
    needed = (("facts", "seat"), ("seat", "facts")) if not names.rules.round else (("seat", "facts"),)
    for key, other in needed:
        if key in data and other not in data:
            raise BadRecord(other, "missing-field")
    return names.seat("seat", data["seat"]) if "seat" in data else None


def _facts(data: Json, names: Names, seat: Seat) -> tuple[Fact, ...]:
    facts = tuple(read_fact(f"facts[{i}]", row, names, seat) for i, row in enumerate(_rows(data, "facts")))
    if [number for number, fact in enumerate(facts) if fact.name == "dealt"] != [0]:
        raise BadRecord("facts", "worlds-dealt-first")
    return facts


def _public_facts(data: Json, names: Names) -> tuple[Fact, ...]:
    """What everybody was told by day, for somebody who only listens."""
    return tuple(read_fact(f"facts[{i}]", row, names, PUBLIC) for i, row in enumerate(_rows(data, "facts")))


def _over(data: Json) -> bool:
    over = data.get("over", True)
    if not isinstance(over, bool):
        raise BadRecord("over", "not-true-or-false")
    return over


# --- What was claimed -----------------------------------------------------------------------------


def _said(place: str, row: Any, common: Common, names: Names) -> Said:
    if not isinstance(row, dict) or row.keys() != {"by", "kind", "parts"}:
        raise BadRecord(place, "worlds-claim-fields")
    seat = names.seat(f"{place}.by", row["by"])
    if not isinstance(row["parts"], list):
        raise BadRecord(f"{place}.parts", "not-a-list")
    try:
        return Said(seat, _claim(place, row, common, seat, names))
    except IllegalClaim as error:
        raise BadRecord(place, error.reason, **error.details) from None


def _claim(where: str, row: Json, common: Common, seat: Seat, names: Names) -> Claim:
    """Places by their names; what may stay open may be left out."""
    kind, parts = row["kind"], row["parts"]
    blanks = BLANKS.get(kind, ()) if isinstance(kind, str) and kind in kinds(common) else ()
    if blanks[len(parts) :] == ("role?",):
        parts = [*parts, UNSEEN]
    if len(parts) != len(blanks):
        return claim_from(kind, parts, common, seat)
    filled = [_part(f"{where}.parts[{n}]", blank, parts[n], common, names) for n, blank in enumerate(blanks)]
    return claim_from(kind, filled, common, seat)


def _part(where: str, blank: str, part: Any, common: Common, names: Names) -> Any:
    """What fills it, or which could."""
    if blank in ("seat", "place"):
        return names.slot("", one_of(where, part, names.players if blank == "seat" else names.all))
    return one_of(where, part, tuple(map(str, fillings(blank, common))))


# --- What is to be explained ------------------------------------------------------------------------


def _ask(data: Json, names: Names, common: Common) -> tuple[Slot, RoleName] | None:
    """A place, and a role that is among the cards or that one of them counts as in the centre."""
    if "ask" not in data:
        return None
    row = data["ask"]
    if not isinstance(row, dict) or row.keys() != {"place", "role"}:
        raise BadRecord("ask", "worlds-ask-fields")
    idle = (common.rules.roles[name].idle for name in common.roles)
    known = tuple(dict.fromkeys((*common.roles, *filter(None, idle))))
    return names.slot("ask.place", row["place"]), RoleName(one_of("ask.role", row["role"], known))
