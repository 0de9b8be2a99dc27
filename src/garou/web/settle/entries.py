"""What is tapped for each seat: its card, what lies beside it, whom it pointed at, what had become of its card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from garou.cards.settling import copies_stay, may_count_as
from garou.engine.values import RoleName, Seat
from garou.texts import Words
from garou.web.art import role_art, thing_art

from .sheets import NOBODY, Sheet, dealt_from


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to tap."""

    value: str
    name: str
    art: str
    shape: str  # how it is drawn: a token, a seal, a tag, a house
    on: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """One field of the form, and everything that may be tapped for it."""

    field: str
    legend: str
    choices: tuple[Offer, ...]

    @property
    def chosen(self) -> Offer | None:
        return next((choice for choice in self.choices if choice.on), None)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """What is entered for one seat."""

    name: str
    letter: str
    groups: tuple[Group, ...]
    asks: str = ""

    @property
    def done(self) -> bool:
        return all(group.chosen for group in self.groups)


# --- A row for each seat --------------------------------------------------------------------------------


def rows_of(sheet: Sheet, words: Words, groups: Callable[[Seat], tuple[Group, ...]]) -> tuple[EntryRow, ...]:
    names = seat_names(sheet, words)
    return tuple(EntryRow(names[seat], letter(sheet, seat), groups(seat)) for seat in sheet.seats)


def card_rows(sheet: Sheet, words: Words) -> tuple[EntryRow, ...]:
    offered = cards_offered(sheet)

    def groups(seat: Seat) -> tuple[Group, ...]:
        roles = role_choices(offered, sheet.cards.get(seat), words)
        return (Group(f"card-{seat}", words("settle-cards"), roles),)

    return rows_of(sheet, words, groups)


def thing_rows(sheet: Sheet, words: Words) -> tuple[EntryRow, ...]:
    def groups(seat: Seat) -> tuple[Group, ...]:
        mark, held = sheet.marks.get(seat, sheet.rules.blank), sheet.artifacts.get(seat, "")
        marks = tuple(Offer(m, words(f"mark-{m}"), thing_art("mark", m), "seal", m == mark) for m in sheet.rules.marks)
        arts = {artifact: thing_art("artifact", artifact) for artifact in sheet.rules.artifacts}
        tags = tuple(Offer(a, words(f"artifact-{a}"), art, "tag", a == held) for a, art in arts.items())
        none = Offer("", words("settle-artifact.none"), "", "tag", not held)
        return (
            Group(f"mark-{seat}", words("settle-mark"), marks),
            Group(f"artifact-{seat}", words("settle-artifact"), (none, *tags)),
        )

    return rows_of(sheet, words, groups)


def vote_rows(sheet: Sheet, words: Words) -> tuple[EntryRow, ...]:
    names = seat_names(sheet, words)

    def groups(seat: Seat) -> tuple[Group, ...]:
        told, chosen = seat in sheet.votes, sheet.votes.get(seat)
        others = (Offer(str(to), names[to], letter(sheet, to), "house", told and to == chosen) for to in sheet.seats)
        nobody = Offer(NOBODY, words("settle-votes.nobody"), "", "house", told and chosen is None)
        return (Group(f"vote-{seat}", words("settle-votes"), (*(c for c in others if c.value != str(seat)), nobody)),)

    return rows_of(sheet, words, groups)


def asked_rows(sheet: Sheet, words: Words) -> tuple[EntryRow, ...]:
    names = seat_names(sheet, words)
    if copies_stay(sheet.rules):
        return tuple(_stayed_row(sheet, seat, names[seat], words) for seat in sheet.seats)
    return tuple(_asked_row(sheet, seat, names[seat], words) for seat in sheet.doubtful)


def _asked_row(sheet: Sheet, seat: Seat, name: str, words: Words) -> EntryRow:
    """What a card had copied, what it had found, or whether it had been dealt at all."""
    face, chosen = sheet.cards[seat], sheet.counts.get(seat)
    itself, *others = may_count_as(sheet.rules, face)
    args = {"name": name, "role": words(f"role-{face}")}
    role = sheet.rules.roles[face]
    if role.may_wake_as or role.finds:
        kind = "found" if role.finds else "copied"
        plain = Offer(itself, words(f"settle-ask-{kind}.nothing", args), role_art(face), "token", chosen == itself)
        choices: tuple[Offer, ...] = (plain, *role_choices(others, chosen, words))
    else:
        kind, [idle] = "dealt", others
        yes = Offer(itself, words("settle-ask-dealt.yes"), role_art(itself), "token", chosen == itself)
        choices = (yes, Offer(idle, words("settle-ask-dealt.no"), role_art(idle), "token", chosen == idle))
    asks = words(f"settle-ask-{kind}", args)
    return EntryRow(name, letter(sheet, seat), (Group(f"counts-{seat}", asks, choices),), asks)


def _stayed_row(sheet: Sheet, seat: Seat, name: str, words: Words) -> EntryRow:
    """Where it stays with the player, any player may have copied or found something."""
    chosen = sheet.stayed.get(seat)
    nothing = Offer("", words("settle-ask-stayed.nothing"), "", "token", chosen is None)
    asks = words("settle-ask-stayed", {"name": name})
    group = Group(f"stayed-{seat}", asks, (nothing, *role_choices(sheet.rules.roles, chosen, words)))
    return EntryRow(name, letter(sheet, seat), (group,), asks)


# --- Names and pictures -----------------------------------------------------------------------------------


def seat_names(sheet: Sheet, words: Words) -> tuple[str, ...]:
    return tuple(name or words("settle-seat", {"number": i}) for i, name in enumerate(sheet.names, 1))


def letter(sheet: Sheet, seat: Seat) -> str:
    return sheet.names[seat][:1].upper() or str(seat + 1)


def role_choices(roles: Iterable[RoleName], chosen: RoleName | None, words: Words) -> tuple[Offer, ...]:
    return tuple(Offer(name, words(f"role-{name}"), role_art(name), "token", name == chosen) for name in roles)


def cards_offered(sheet: Sheet) -> tuple[RoleName, ...]:
    """The cards of the deck, or of the scenario at any size; all of the game where they are drawn or nobody said."""
    cast = dealt_from(sheet)
    casts = [cast] if cast else [*sheet.scenario.casts.values()] if sheet.scenario else []
    named = {role for cast in casts for role in cast.counted} | set(sheet.cards.values())
    return tuple(role for role in sheet.rules.roles if not casts or role in named)
