"""Cards that are entered as they wake: a game is led over a deal of which some cards are only guessed.

The cast is known from the start, so every guess is a card that lies somewhere. Nothing that is asked or told may rest
on a guess: before that the card is asked for, laid in its place, and the game so far played again over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from garou.engine.game import Game, replay
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Answer, Fact, IllegalSetup, RoleName, Seat, Setup, Slot

Guessed = frozenset[Slot]


@dataclass(frozen=True, slots=True)
class WhoHolds:
    """Somebody wakes: who they are has to be entered now."""

    role: RoleName
    count: int


@dataclass(frozen=True, slots=True)
class WhichCard:
    """A card is turned over."""

    slot: Slot


Wanted = WhoHolds | WhichCard


def wanted(game: Game, guessed: Guessed) -> Wanted | None:
    """The card that must be known before the game can go on."""
    turned = next((fact.of("where") for fact in game.facts if rests_on(fact, game, guessed)), None)
    if turned is not None:
        return WhichCard(turned)
    if game.outcome and not _seen_doing(game, guessed):
        return _rarest(game.setup, guessed)
    waking = [seat for seat in (*_seen_doing(game, guessed), *_waking(game)) if seat in guessed]
    return _holders(game.setup, guessed, game.setup.cards[waking[0]]) if waking else None


def rests_on(fact: Fact, game: Game, guessed: Guessed) -> bool:
    """Does it tell what is on such a card, to somebody who is there to be told? The end has another way of asking."""
    told = dict(fact.data)
    if "role" not in told or told.get("where") not in guessed:
        return False
    if PUBLIC in fact.audience:
        return told["where"] in {died.of("player") for died in game.facts if died.name == "died"}
    return not unheard(fact, guessed)


def unheard(fact: Fact, guessed: Guessed) -> bool:
    """It is told to nobody but those who are only thought to sit there."""
    return PUBLIC not in fact.audience and fact.audience <= guessed


def doubtful(fact: Fact, game: Game, guessed: Guessed) -> bool:
    """It would be another one, or for another, if a guess were wrong."""
    if PUBLIC in fact.audience or not guessed:
        return False
    doing = {*_seen_doing(game, guessed)}
    told = dict(fact.data)
    return unheard(fact, guessed) or ("role" in told and told.get("where") in guessed) or told.get("player") in doing


def _seen_doing(game: Game, guessed: Guessed) -> list[Seat]:
    """Who did what is done unseen, and was caught at it."""
    secret = unseen_calls(game.rules)
    return [one.seat for one in game.log if one.call in secret and one.choice and one.seat in guessed]


def _waking(game: Game) -> list[Seat]:
    """Who is called by their card, and seen to answer. By day offices are asked, and of cards those of the dead."""
    secret, step = unseen_calls(game.rules), game.rules.step(game.step)
    if step is None or not step.heard:
        return []
    return [question.seats[0] for question in game.open if not question.ballot and question.call not in secret]


def unseen_calls(rules: RuleSet) -> frozenset[str]:
    """What is answered while others are looked at: nobody sees who does it."""
    return frozenset(call for step in rules.steps for part in step.parts for call in part.calls[1:])


def _holders(setup: Setup, guessed: Guessed, role: RoleName) -> WhoHolds:
    return WhoHolds(role, sum(setup.cards[slot] == role for slot in guessed))


def _rarest(setup: Setup, guessed: Guessed) -> WhoHolds | None:
    """All cards are shown at the end; the fewest taps are those for what there is least of."""
    left = Counter(setup.cards[slot] for slot in guessed)
    return _holders(setup, guessed, min(left, key=lambda role: (left[role], role))) if left else None


# --- Entering one ------------------------------------------------------------------------------------------


def laid(game: Game, guessed: Guessed, cards: Mapping[Slot, RoleName]) -> Game:
    """The same game over a deal in which these cards lie here; what was guessed to lie here lies there instead."""
    there = dict(enumerate(game.setup.cards))
    for slot, role in cards.items():
        other = next((o for o in sorted(guessed) if there[o] == role and cards.get(o, "") != role), None)
        if slot not in guessed or (there[slot] != role and other is None):
            raise IllegalSetup("no-card-left", role=role)
        if other is None or there[slot] == role:
            continue
        there[slot], there[other] = there[other], there[slot]
        game = _renamed(game, Seat(slot), Seat(other))
    return replay(game.rules, _setup(game.setup, tuple(there.values())), game.log)


def _renamed(game: Game, one: Seat, other: Seat) -> Game:
    """What nobody saw anybody do was done by whoever holds the card."""
    secret, names = unseen_calls(game.rules), {one: other, other: one}

    def by(answer: Answer) -> Answer:
        return answer._replace(seat=names.get(answer.seat, answer.seat)) if answer.call in secret else answer

    return replace(game, log=tuple(map(by, game.log)))


def _setup(old: Setup, cards: tuple[RoleName, ...]) -> Setup:
    seats, centre = len(old.deal), len(old.deal) + len(old.centre)
    return replace(old, deal=cards[:seats], centre=cards[seats:centre], extra=cards[centre:])


# --- A card that is nobody's ---------------------------------------------------------------------------------


def beside(game: Game, guessed: Guessed, role: RoleName) -> tuple[RoleName, ...]:
    """What may lie aside together with a card that brings such places: then nobody has either. None if it cannot."""
    extra = _aside(game.setup)
    known = tuple(game.setup.cards[slot] for slot in extra if slot not in guessed)
    if not game.rules.roles[role].brings or len(known) == len(extra):
        return ()
    left = {game.setup.cards[slot] for slot in guessed} - {role}
    return known or tuple(name for name in game.rules.roles if name in left)


def put_aside(game: Game, guessed: Guessed, role: RoleName, other: RoleName) -> tuple[Game, tuple[RoleName, ...]]:
    """The same game of those who sit there alone, and what lies aside: nobody can take any of it."""
    if other not in beside(game, guessed, role):
        raise IllegalSetup("no-card-left", role=other)
    there, extra = dict(enumerate(game.setup.cards)), _aside(game.setup)
    free = [slot for slot in extra if slot in guessed]
    for slot, card in zip(free, (role, other), strict=False):
        at = next(one for one in sorted(guessed) if there[one] == card and one not in free[: free.index(slot)])
        there[slot], there[at] = there[at], there[slot]
    cards = tuple(there.values())
    seats = len(game.setup.deal)
    return replay(game.rules, Setup(cards[:seats]), game.log), cards[seats:]


def taken_up(game: Game, guessed: Guessed, aside: tuple[RoleName, ...]) -> Game:
    """The game before that: the one that brings the places is somebody's again."""
    cards, roles = [*game.setup.deal, *aside], game.rules.roles
    seat = min(guessed)
    at = next(slot for slot, card in enumerate(cards) if roles[card].brings)
    cards[seat], cards[at] = cards[at], cards[seat]
    seats = len(game.setup.deal)
    return replay(game.rules, Setup(tuple(cards[:seats]), extra=tuple(cards[seats:])), game.log)


def _aside(setup: Setup) -> tuple[Slot, ...]:
    return tuple(Slot(slot) for slot in range(len(setup.cards) - len(setup.extra), len(setup.cards)))


def still_guessed(setup: Setup, guessed: Guessed) -> Guessed:
    """None, where all that are left are alike."""
    return guessed if len({setup.cards[slot] for slot in guessed}) > 1 else frozenset()
