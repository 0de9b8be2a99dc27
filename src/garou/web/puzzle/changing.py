"""Changing a puzzle by one tap. Whatever a change makes impossible goes with it, so that what is left can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from garou.engine.game import check_setup
from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName, Seat, Setup, Slot
from garou.games import DEFAULT_EDITION
from garou.games.cast import Cast
from garou.games.one_night.day import VILLAGE
from garou.games.scenarios import SCENARIOS
from garou.games.teams import monsters_among
from garou.homemade import rules_of
from garou.puzzles.making import NAMES
from garou.puzzles.telling import tellable
from garou.puzzles.values import BY_CARD, CARD, LIE, NOBODY, PLAYERS, SENTENCES, WHERE, Lying, Puzzle, Sought
from garou.puzzles.written import MOST_CLAIMS, MOST_PLAYERS
from garou.talk.claims import OPINIONS, WAS, Claim, Common, Said, claim_from, kinds

SEATS = 4  # of a table that nobody has changed yet
MORE_NAMES = (*NAMES, "Ines", "Jack")


def bare(game: str, edition: str) -> Puzzle:
    """A table at which nobody has said anything: the first cards its book recommends, and one monster that lies."""
    rules = rules_of(game, edition, ())
    books = (one.casts[SEATS] for one in SCENARIOS if (one.game, one.edition) == (game, edition) and SEATS in one.casts)
    book = next(cast for cast in books if not cast.beside and _worth(rules, cast.cards))
    cards = tuple(sorted(book.cards, key=[*rules.roles].index))
    lying = Lying(BY_CARD, 1, (monsters_among(rules, cards)[0],))
    return Puzzle(game, edition, (), cards, MORE_NAMES[:SEATS], (), lying, Sought(LIE))


def _worth(rules: RuleSet, cards: Iterable[RoleName]) -> bool:
    """In a game with marks somebody should lay some."""
    return _told_of(rules, cards) and (not rules.marks or any(rules.roles[name].marks for name in cards))


def games() -> tuple[str, ...]:
    """Those a puzzle can be of: a night and no more."""
    return tuple(game for game, edition in DEFAULT_EDITION.items() if not rules_of(game, edition).round)


def common(puzzle: Puzzle) -> Common:
    return Common(puzzle.rules, Cast(puzzle.cards), len(puzzle.players))


# --- Claims -------------------------------------------------------------------------------------------


def sayable(puzzle: Puzzle) -> tuple[str, ...]:
    """What can be added to the card one was dealt."""
    return tuple(kind for kind in kinds(common(puzzle)) if kind not in (WAS, *OPINIONS))


def was(puzzle: Puzzle, seat: Seat, role: RoleName) -> Puzzle:
    """This is the card it says it was dealt, first of all it says."""
    others = tuple(one for one in puzzle.said if (one.seat, one.claim.kind) != (seat, WAS))
    return _in_order(replace(puzzle, said=(Said(seat, Claim(WAS, roles=(role,))), *others)))


def saying(puzzle: Puzzle, one: Said) -> Puzzle:
    return puzzle if one in puzzle.said else _in_order(replace(puzzle, said=(*puzzle.said, one)))


def silent(puzzle: Puzzle, seat: Seat) -> Puzzle:
    return puzzle.without(puzzle.by((seat,)))


def full(puzzle: Puzzle) -> bool:
    return len(puzzle.said) >= MOST_CLAIMS


def _in_order(puzzle: Puzzle) -> Puzzle:
    """By seat: who says more later says it at the same house."""
    return replace(puzzle, said=tuple(sorted(puzzle.said, key=lambda one: one.seat)))


# --- Houses and cards ----------------------------------------------------------------------------------


def one_more(puzzle: Puzzle) -> Puzzle | None:
    """A house more, and a card that is still in the box: the plainest there is."""
    free = [name for name in MORE_NAMES if name not in puzzle.players]
    if len(puzzle.players) >= MOST_PLAYERS or not free:
        return None
    seats = len(puzzle.players)
    said = tuple(_moved(one, lambda place: place + (place >= seats)) for one in puzzle.said)
    ask = _asking(puzzle.ask, puzzle.ask.place + (puzzle.ask.place >= seats))
    more = replace(puzzle, players=(*puzzle.players, free[0]), said=said, ask=ask)
    return next(_legal(more, ((*puzzle.cards, name) for name in [*puzzle.rules.box][::-1])), None)


def one_less(puzzle: Puzzle, seat: Seat) -> Puzzle | None:
    """Without this house, all it says and all that is said of it; and without a card nobody speaks of."""
    if len(puzzle.players) <= puzzle.rules.players[0]:
        return None
    kept = tuple(one for one in puzzle.said if one.seat != seat and seat not in one.claim.places)
    said = tuple(_moved(one, lambda place: place - (place > seat)) for one in kept)
    ask = puzzle.ask if puzzle.ask.place != seat else Sought(LIE)
    players = tuple(name for number, name in enumerate(puzzle.players) if number != seat)
    less = replace(puzzle, players=players, said=said, ask=_asking(ask, ask.place - (ask.place > seat)))
    named = {role for one in said for role in one.claim.roles}
    spare = sorted(range(len(puzzle.cards)), key=lambda n: (puzzle.cards[n] in named, -n))
    return next(_legal(less, ((*puzzle.cards[:n], *puzzle.cards[n + 1 :]) for n in spare)), None)


def exchanged(puzzle: Puzzle, number: int, role: RoleName) -> Puzzle | None:
    """Another card for this one, where there is such a deck."""
    cards = (*puzzle.cards[:number], role, *puzzle.cards[number + 1 :])
    return next(_legal(puzzle, [cards]), None)


def _legal(puzzle: Puzzle, decks: Iterable[tuple[RoleName, ...]]) -> Iterator[Puzzle]:
    for deck in decks:
        cards, seats = tuple(sorted(deck, key=[*puzzle.rules.roles].index)), len(puzzle.players)
        try:
            check_setup(puzzle.rules, Setup(cards[:seats], cards[seats:]))
        except IllegalSetup:
            continue
        if all(cards.count(name) <= puzzle.rules.box[name] for name in cards) and _told_of(puzzle.rules, cards):
            yield _mended(replace(puzzle, cards=cards))


def _told_of(rules: RuleSet, cards: Iterable[RoleName]) -> bool:
    """Where marks move, cards of which everybody learns something, or that copy others, are left in the box."""
    return not rules.marks or all(rules.roles[name].team != VILLAGE or tellable(rules, name) for name in cards)


def _moved(one: Said, place: Callable[[int], int]) -> Said:
    places = tuple(Slot(place(where)) for where in one.claim.places)
    return one._replace(seat=Seat(Slot(place(one.seat))), claim=replace(one.claim, places=places))


def _asking(ask: Sought, place: int) -> Sought:
    return replace(ask, place=Slot(place)) if ask.what == CARD else ask


def _mended(puzzle: Puzzle) -> Puzzle:
    """Without what speaks of cards that are not there any more."""
    said = tuple(one for one in puzzle.said if {*one.claim.roles} <= {*puzzle.cards})
    dumb = {one.seat for one in said} - {one.seat for one in said if one.claim.kind == WAS}
    left = replace(puzzle, said=tuple(one for one in said if one.seat not in dumb))
    left = left if left.lying in liars(left) else replace(left, lying=Lying(PLAYERS, 1))
    return left if left.ask in asks(left) else replace(left, ask=asks(left)[0])


# --- Who lies, and what is asked ------------------------------------------------------------------------


def liars(puzzle: Puzzle) -> tuple[Lying, ...]:
    """By one of the cards, by all monsters together, by number; or nobody."""
    monsters = monsters_among(puzzle.rules, puzzle.roles)
    found = [Lying(BY_CARD, n, (name,)) for name in monsters for n in range(1, 1 + min(2, puzzle.cards.count(name)))]
    if len(monsters) > 1:
        found += [Lying(BY_CARD, number, tuple(monsters)) for number in (1, 2)]
    nobody = () if puzzle.rules.marks else (Lying(NOBODY, 0),)
    return (*found, Lying(PLAYERS, 1), Lying(PLAYERS, 2), Lying(SENTENCES, 1), *nobody)


def lying(puzzle: Puzzle, who: Lying) -> Puzzle:
    changed = replace(puzzle, lying=who)
    return changed if changed.ask in asks(changed) else replace(changed, ask=asks(changed)[0])


def asks(puzzle: Puzzle) -> tuple[Sought, ...]:
    """Who lies, where a single card lies, and what lies at a place."""
    lie = () if puzzle.lying.who == NOBODY else (Sought(LIE),)
    if puzzle.rules.marks:  # the way of a card is not told in steps there
        return lie
    single = (Sought(WHERE, role=name) for name in puzzle.roles if puzzle.cards.count(name) == 1)
    return (*lie, *single, *(Sought(CARD, place=Slot(place)) for place in range(len(puzzle.cards))))


def claimed(puzzle: Puzzle, seat: Seat, kind: str, parts: tuple[object, ...]) -> Said:
    return Said(seat, claim_from(kind, parts, common(puzzle), seat))
