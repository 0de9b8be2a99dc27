"""A puzzle as a page shows it: the street with its signs, what can be tapped, and what is said to every tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from garou.engine.values import Seat
from garou.puzzles.values import BY_CARD, CARD, LIE, SENTENCES, WHERE, Pick, Puzzle, Solved
from garou.puzzles.wording import (
    invitation,
    marking,
    narrator_of,
    option,
    question,
    quoted,
    right,
    rule,
    thoughts,
    wrong,
)
from garou.puzzles.written import faces
from garou.talk.claims import WAS, Claim
from garou.texts import Words
from garou.texts.claims import badge
from garou.web.art import role_art, thing_art
from garou.web.table.initials import initial
from garou.web.table.signs import Picture, PictureWord


@dataclass(frozen=True, slots=True)
class DrawnClaim:
    """One thing somebody says: a role with its picture, or a row of pictures; and the sentence for whoever asks."""

    number: int
    reads: str
    role: str = ""
    art: str = ""
    word: PictureWord | None = None
    pick: str = ""  # where sentences are tapped


@dataclass(frozen=True, slots=True)
class DrawnSeat:
    """A house of the street, and its sign."""

    seat: int
    name: str
    letter: str
    claims: tuple[DrawnClaim, ...]
    pick: str  # where houses are tapped

    @property
    def reads(self) -> str:
        return " ".join(claim.reads for claim in self.claims)


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card of the deck, or of the centre."""

    name: str
    art: str = ""
    copies: int = 1
    pick: str = ""
    reads: str = ""  # with what it does at night


@dataclass(frozen=True, slots=True)
class DrawnPuzzle:
    """All that is seen before it is solved."""

    question: str
    rule: str
    note: str  # what somebody should know who plays the plain game only
    invitation: str
    seats: tuple[DrawnSeat, ...]
    deck: tuple[DrawnCard, ...]
    centre: tuple[DrawnCard, ...]
    count: int


def drawn(puzzle: Puzzle, words: Words) -> DrawnPuzzle:
    narrator, ask = narrator_of(puzzle, words), puzzle.ask
    places = [narrator.name(place) for place in range(len(puzzle.players), len(puzzle.cards))]  # type: ignore[arg-type]  # a place
    tapped = [str(len(puzzle.players) + number) if ask.what == WHERE else "" for number in range(len(places))]
    return DrawnPuzzle(
        question(puzzle, words),
        rule(puzzle, words),
        marking(puzzle, words),
        invitation(puzzle, words),
        tuple(_seat(puzzle, seat, words) for seat in puzzle.seats),
        tuple(_deck(puzzle, words)),
        tuple(DrawnCard(name, pick=pick) for name, pick in zip(places, tapped, strict=True)),
        len(puzzle.cards),
    )


def _seat(puzzle: Puzzle, seat: Seat, words: Words) -> DrawnSeat:
    houses = puzzle.ask.what == WHERE or (puzzle.ask.what == LIE and puzzle.lying.who != SENTENCES)
    name = puzzle.players[seat]
    claims = tuple(_claim(puzzle, number, words) for number in puzzle.by((seat,)))
    return DrawnSeat(seat, name, initial(name), claims, str(seat) if houses else "")


def _claim(puzzle: Puzzle, number: int, words: Words) -> DrawnClaim:
    narrator, one = narrator_of(puzzle, words), puzzle.said[number]
    pick = str(number) if puzzle.ask.what == LIE and puzzle.lying.who == SENTENCES else ""
    reads = quoted(puzzle, number, words)
    if one.claim.kind == WAS:
        role = one.claim.roles[0]
        return DrawnClaim(number, reads, narrator.role(role), role_art(role), pick=pick)
    pictures = tuple(_pictures(puzzle, one.claim))
    return DrawnClaim(number, reads, word=PictureWord(badge(narrator, one), one.claim.kind, pictures), pick=pick)


def _pictures(puzzle: Puzzle, claim: Claim) -> Iterator[Picture]:
    seats = len(puzzle.players)
    for place in claim.places:
        yield Picture(house=initial(puzzle.players[place])) if place < seats else Picture(card=place - seats + 1)
    yield from (Picture(role_art(role)) for role in claim.roles)
    if claim.mark:
        yield Picture(thing_art("mark", claim.mark))


def _deck(puzzle: Puzzle, words: Words) -> Iterator[DrawnCard]:
    """The cards; where one of them is what is asked for, they are tapped."""
    narrator, numbers = narrator_of(puzzle, words), {name: str(n) for n, name in enumerate(faces(puzzle))}
    for role in puzzle.roles:
        pick = numbers[role] if puzzle.ask.what == CARD else ""
        name = narrator.role(role)
        reads = words("puzzle-card-does", {"role": name, "about": narrator.about_role(role, "summary")})
        yield DrawnCard(name, role_art(role), puzzle.cards.count(role), pick, reads)


# --- What is said to a tap ---------------------------------------------------------------------------------


def told(found: Solved, words: Words) -> dict[str, Any]:
    """For the script of the page: what each tap says, hints, and the end."""
    puzzle = found.puzzle
    steps = thoughts(found, words)
    return {
        "answer": _key(found.answer),
        "number": len(found.answer),
        "choose": invitation(puzzle, words),
        "says": {_key(pick): option(puzzle, pick, words) for pick in _picks(puzzle)},
        "wrong": {_key(pick): _wrong(found, pick, words) for pick in _picks(puzzle) if pick != found.answer},
        "hints": [{"text": text, "seats": [*one.seats]} for one in steps for text in (one.hint, one.text)],
        "proof": [{"text": one.text, "who": [initial(puzzle.players[seat]) for seat in one.seats]} for one in steps],
        "right": right(found, words),
        "lies": _lies(found),
        "ears": [*found.liars] if puzzle.lying.who == BY_CARD else [],
    }


def _key(pick: Pick) -> str:
    return " ".join(map(str, pick))


def _picks(puzzle: Puzzle) -> tuple[Pick, ...]:
    """Everything somebody may tap together."""
    if puzzle.ask.what == LIE:
        pool = range(len(puzzle.said) if puzzle.lying.who == SENTENCES else len(puzzle.players))
        return tuple(combinations(pool, puzzle.lying.number))
    there = range(len(puzzle.cards)) if puzzle.ask.what == WHERE else range(len(faces(puzzle)))
    return tuple((number,) for number in there)


def _wrong(found: Solved, pick: Pick, words: Words) -> dict[str, Any]:
    text, numbers = wrong(found, pick, words)
    return {"text": text, "claims": [*numbers]}


def _lies(found: Solved) -> list[int]:
    """What is struck at the end."""
    puzzle = found.puzzle
    return [*found.liars] if puzzle.lying.who == SENTENCES else [*puzzle.by(found.liars)]
