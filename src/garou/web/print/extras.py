"""What a box has besides roles, marks and artifacts: cards of an office, cards to vote with, a board for the marks."""

from __future__ import annotations

from garou.engine.values import RoleName
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art, thing_art

from .decks import PrintedDeck
from .pieces import Piece


def offices_of(deck: PrintedDeck, words: Words) -> tuple[Piece, ...]:
    """One card for each office: it lies beside its holder's own."""
    narrator = Narrator(words, deck.game, (), ())
    return tuple(_office(narrator, name) for name in deck.rules.offices)


def _office(narrator: Narrator, name: RoleName) -> Piece:
    summary = narrator.about_role(name, "summary")
    return Piece(narrator.role(name), role_art(name), team=narrator.words("help-office"), text=summary)


def votes_of(deck: PrintedDeck, words: Words) -> tuple[Piece, ...]:
    """One for each player, where there is more than one vote; whoever gets it writes a name on it."""
    cards = len(deck.cards) - sum(deck.rules.roles[name].brings for name in deck.cards)
    seats = range(1, cards + 1) if deck.rules.round else ()
    return tuple(Piece(words("leaflet-vote-card"), "logo", number=str(seat)) for seat in seats)


def board_of(deck: PrintedDeck, words: Words) -> tuple[Piece, ...]:
    """A place for each mark that is handed out, in the order in which they are, with the roles that take it there."""
    narrator, places = Narrator(words, deck.game, (), ()), dict[str, Piece]()
    for mark in (mark for role in deck.roles for mark in deck.rules.roles[role].marks):
        givers = [role for role in deck.roles if mark in deck.rules.roles[role].marks]
        places[mark] = Piece(
            words(f"mark-{mark}"),
            thing_art("mark", mark),
            text=words.joined([narrator.role(role) for role in givers]),
            number=deck.rules.roles[givers[0]].number,
        )
    return tuple(place for mark, place in places.items() for _ in range(deck.rules.marks[mark].copies))
