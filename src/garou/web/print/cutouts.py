"""Cards, tokens, marks and artifacts to cut out, laid out sheet by sheet: as many as the page promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from garou.engine.values import RoleName
from garou.games.teams import light, printed_team
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art, thing_art

from .decks import PrintedDeck
from .extras import board_of, offices_of, votes_of
from .pieces import Cutouts, Piece

KINDS = ("cards", "offices", "votes", "tokens", "marks", "artifacts", "board")
# 63 by 88 mm, three in a row; half of that; rounds of 30 mm, six in a row
CARDS_A_SHEET, VOTES_A_SHEET, TOKENS_A_SHEET = 9, 18, 48

T = TypeVar("T")


def offered(deck: PrintedDeck, words: Words) -> tuple[str, ...]:
    """The kinds there is anything of."""
    absent = {
        "offices": not deck.rules.offices,
        "votes": not votes_of(deck, words),
        "marks": not marks_of(deck),
        "artifacts": not artifacts_of(deck),
        "board": not board_of(deck, words),
    }
    return tuple(kind for kind in KINDS if not absent.get(kind))


def cutouts(deck: PrintedDeck, kinds: Sequence[str], words: Words, *, backs: bool) -> tuple[Cutouts, ...]:
    return tuple(_sheets(deck, kinds, words, backs))


def _sheets(deck: PrintedDeck, kinds: Sequence[str], words: Words, backs: bool) -> Iterator[Cutouts]:
    pieces = [_card(deck, role, words) for role in deck.cards]
    offices = offices_of(deck, words) if "offices" in kinds else ()
    for some in _some([*(pieces if "cards" in kinds else ()), *offices], CARDS_A_SHEET):
        yield Cutouts("cards", some)
        if backs:
            yield Cutouts("backs", (Piece("", "logo"),) * CARDS_A_SHEET)
    for some in _some(votes_of(deck, words) if "votes" in kinds else (), VOTES_A_SHEET):
        yield Cutouts("votes", some)
    for some in _some(pieces if "tokens" in kinds else (), TOKENS_A_SHEET):
        yield Cutouts("tokens", some)
    yield from _marks(deck, kinds, words)


def _marks(deck: PrintedDeck, kinds: Sequence[str], words: Words) -> Iterator[Cutouts]:
    marks = marks_of(deck) if "marks" in kinds else ()
    artifacts = artifacts_of(deck) if "artifacts" in kinds else ()
    if marks or artifacts:
        yield Cutouts(
            "marks",
            tuple(Piece(words(f"mark-{mark}"), thing_art("mark", mark)) for mark in marks),
            tuple(_artifact(one, words) for one in artifacts),
        )
    places = board_of(deck, words) if "board" in kinds else ()
    if places:
        yield Cutouts("board", *_two_parts(places))


def _two_parts(places: Sequence[Piece]) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """In the middle, but never between two places of the same mark."""
    half = -(-len(places) // 2)
    half += sum(place == places[half - 1] for place in places[half:])
    return tuple(places[:half]), tuple(places[half:])


def _artifact(name: str, words: Words) -> Piece:
    return Piece(words(f"artifact-{name}"), thing_art("artifact", name), text=words(f"artifact-{name}.about"))


def _card(deck: PrintedDeck, role: RoleName, words: Words) -> Piece:
    narrator = Narrator(words, deck.game, (), ())
    known = deck.rules.roles[role]
    team, text = printed_team(known), narrator.about_role(role, "summary", deck.options)
    return Piece(
        narrator.role(role), role_art(role, deck.rules), light(team), words(f"team-{team}"), text, known.number
    )


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
