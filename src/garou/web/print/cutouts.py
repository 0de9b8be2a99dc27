"""Cards, tokens, marks and artifacts to cut out, laid out sheet by sheet: as many as the page promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from garou.engine.values import RoleName
from garou.games.teams import light, printed_team
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art, thing_art

from .decks import PrintedDeck

KINDS = ("cards", "tokens", "marks", "artifacts")
CARDS_A_SHEET, TOKENS_A_SHEET = 9, 48  # 63 by 88 mm, three in a row; rounds of 30 mm, six in a row

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing to cut out."""

    name: str
    art: str
    light: str = ""
    team: str = ""
    text: str = ""
    number: str = ""  # when it is called


@dataclass(frozen=True, slots=True)
class Cutouts:
    """One sheet: pieces of one kind, or marks with the artifacts below them."""

    kind: str
    pieces: tuple[Piece, ...]
    below: tuple[Piece, ...] = ()


def cutouts(deck: PrintedDeck, kinds: Sequence[str], words: Words, *, backs: bool) -> tuple[Cutouts, ...]:
    return tuple(_sheets(deck, kinds, words, backs))


def _sheets(deck: PrintedDeck, kinds: Sequence[str], words: Words, backs: bool) -> Iterator[Cutouts]:
    pieces = [_card(deck, role, words) for role in deck.cards]
    for some in _some(pieces if "cards" in kinds else (), CARDS_A_SHEET):
        yield Cutouts("cards", some)
        if backs:
            yield Cutouts("backs", (Piece("", "logo"),) * CARDS_A_SHEET)
    for some in _some(pieces if "tokens" in kinds else (), TOKENS_A_SHEET):
        yield Cutouts("tokens", some)
    marks = marks_of(deck) if "marks" in kinds else ()
    artifacts = artifacts_of(deck) if "artifacts" in kinds else ()
    if marks or artifacts:
        yield Cutouts(
            "marks",
            tuple(Piece(words(f"mark-{mark}"), thing_art("mark", mark)) for mark in marks),
            tuple(_artifact(one, words) for one in artifacts),
        )


def _artifact(name: str, words: Words) -> Piece:
    return Piece(words(f"artifact-{name}"), thing_art("artifact", name), text=words(f"artifact-{name}.about"))


def _card(deck: PrintedDeck, role: RoleName, words: Words) -> Piece:
    narrator = Narrator(words, deck.game, (), ())
    known = deck.rules.roles[role]
    team, text = printed_team(known), narrator.about_role(role, "summary", deck.options)
    return Piece(narrator.role(role), role_art(role), light(team), words(f"team-{team}"), text, known.number)


def _some(pieces: Sequence[T], most: int) -> list[tuple[T, ...]]:
    return [tuple(pieces[i : i + most]) for i in range(0, len(pieces), most)]


def marks_of(deck: PrintedDeck) -> tuple[str, ...]:
    """Those of the roles that are in, and a blank one for everybody: none where nobody brings marks."""
    handed_out = {mark for role in deck.roles for mark in deck.rules.roles[role].marks}
    if not handed_out:
        return ()
    players = deck.rules.players[1] if deck.whole else deck.players
    return tuple(
        name
        for name, mark in deck.rules.marks.items()
        if mark.blank or name in handed_out
        for _ in range(mark.copies + (players if mark.blank else 0))
    )


def artifacts_of(deck: PrintedDeck) -> tuple[str, ...]:
    placed = {artifact for role in deck.roles for artifact in deck.rules.roles[role].artifacts}
    return tuple(artifact for artifact in deck.rules.artifacts if artifact in placed)
