"""A game led over real cards: as the page carries it, and what a tap on it means."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import SystemRandom

from garou.cards.taps import Moment, caught, entered, everybody, follows, moments, pointed, taken_back, tied
from garou.cards.waking import Wanted, WhichCard, laid, put_aside, still_guessed, taken_up, wanted
from garou.engine.game import Game
from garou.engine.values import CHANCE, DECLINED, Choice, IllegalAnswer, RoleName, Seat, Slot
from garou.games.classic.day import CAPTAIN
from garou.record.judge import played
from garou.record.values import BadRecord, Record, lines_of
from garou.texts import Words
from garou.web.carrying import Fields
from garou.web.replay.pages import MOST_STEPS

from .asking import Ticked
from .carried import Carried, Woken
from .screen import MasterScreen
from .trace import Undone, coded, decoded

LUCK = SystemRandom()
NO_SEAT = Seat(Slot(-9))  # nobody sits there, so nothing it is named for is legal


class Unclear(Exception):
    """Too few or too many were tapped: said in words, and everything tapped is kept."""

    def __init__(self, said: str, ticked: Ticked = frozenset()) -> None:
        super().__init__(said)
        self.ticked = ticked


@dataclass(frozen=True)
class Led:
    """One game as the page carries it: the record, and all that is not in it."""

    record: Record
    carried: Carried
    words: Words
    game: Game

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Only where they are wanted: it takes playing the whole game once more."""
        return moments(self.game)

    @cached_property
    def wanted(self) -> Wanted | None:
        return wanted(self.game, self.carried.guessed)

    def at(self, game: Game, *undone: Undone) -> Led:
        """On, or back, to this game."""
        if game.step > MOST_STEPS:
            raise BadRecord("answers", "too-many-steps", count=game.step, longest=MOST_STEPS)
        record = replace(self.record, setup=game.setup)
        record = replace(record, lines=lines_of(record, game.log))
        return Led(record, self.carried.without(undone), self.words, game)

    def back(self) -> Led:
        """Before the last screen in which anything was entered: cards, or what somebody did."""
        carried = self.carried
        if carried.learned and carried.learned[-1].at == len(self.game.log):
            *before, last = carried.learned
            known = carried.guessed.union(last.slots)
            earlier = replace(carried, guessed=known, learned=tuple(before))
            aside = any(slot >= len(self.game.setup.cards) for slot in last.slots)
            return self._taken_up(earlier) if aside else replace(self, carried=earlier)
        turn = taken_back(self.moments)
        undone = [Undone(len(one.game.log), one.answers) for one in turn if one.answers]
        return self.at(turn[0].game, *undone) if turn else self

    def learn(self, cards: dict[Slot, RoleName]) -> Led:
        """These cards lie there."""
        guessed = self.carried.guessed
        game = laid(self.game, guessed, cards)
        left = still_guessed(game.setup, guessed - cards.keys())
        learned = (*self.carried.learned, Woken(len(game.log), tuple(sorted(guessed - left))))
        led = self.at(game)
        return replace(led, carried=replace(led.carried, guessed=left, learned=learned))

    def put_aside(self, role: RoleName, other: RoleName) -> Led:
        """Nobody has the card that is called: it lies aside, with this one."""
        guessed = self.carried.guessed
        game, aside = put_aside(self.game, guessed, role, other)
        left = still_guessed(game.setup, frozenset(slot for slot in guessed if slot < len(game.setup.deal)))
        learned = (*self.carried.learned, Woken(len(game.log), tuple(sorted(guessed - left))))
        led = self.at(game)
        return replace(led, carried=replace(led.carried, guessed=left, learned=learned, aside=aside))

    def _taken_up(self, earlier: Carried) -> Led:
        led = replace(self, carried=replace(earlier, aside=()))
        return led.at(taken_up(self.game, earlier.guessed, self.carried.aside))

    def screen(self, ticked: Ticked) -> MasterScreen:
        return MasterScreen(self.record, self.moments, self.game, self.words, self.carried, self.wanted, ticked)


def led_by(record: Record, carried: Carried, spoken: Words) -> Led:
    game = played(record)
    carried = replace(carried, guessed=still_guessed(record.setup, carried.guessed))
    return Led(record, carried, spoken, game).at(game)


# --- What was tapped -------------------------------------------------------------------------------------------


def tapped(fields: Fields, led: Led) -> Led:
    """The game after a tap, or a refusal; the same one where nothing was entered."""
    if led.wanted:
        return _learnt(fields, led, led.wanted)
    game = _quick(fields, led)
    if game is None and "both" in fields:
        game = _both(fields, led.game)
    if game is None:
        choices = _chosen(fields, led)
        game = entered(led.game, choices) if choices else led.game
    return led.at(game)


def _learnt(fields: Fields, led: Led, asked: Wanted) -> Led:
    """Who wakes, or what was turned over."""
    if isinstance(asked, WhichCard):
        card = fields.get("card")
        return led.learn({asked.slot: RoleName(str(card))}) if card is not None else led
    if "lies" in fields:
        return led.put_aside(asked.role, RoleName(str(fields.get("lies"))))
    seats = {_seat(text) for text in fields.getlist("holds")}
    if "holds" not in fields and "held" not in fields:
        return led
    if len(seats) != asked.count:
        many = led.words(f"role-{asked.role}.many")
        raise Unclear(led.words("master-holds.flaw", {"many": many, "count": asked.count, "tapped": len(seats)}))
    return led.learn(dict.fromkeys(seats, asked.role))


def _quick(fields: Fields, led: Led) -> Game | None:
    """One tap for everybody; none where everybody was entered alone."""
    game, asked = led.game, led.game.open
    if "lot" in fields and [q.seats for q in asked] == [(CHANCE,)]:
        return entered(game, {CHANCE: LUCK.choice(asked[0].options)})
    if "tie" in fields:
        captain = [seat for seat, token in game.position.tokens if token == CAPTAIN]
        leaders = {_seat(text) for text in fields.getlist("tied")}
        return entered(game, _all_of(tied(asked, leaders, captain), led), assumed=True)
    if "caught" in fields:
        return _caught(game, _seat(fields.get("caught")))
    if "pass" in fields:
        return _let_pass(game)
    if "all" not in fields:
        return None
    choice = decoded(str(fields.get("all")))
    if asked and asked[0].ballot:
        _all_of(everybody(asked, choice), led)
    return pointed(game, choice)


def _all_of(answers: dict[Seat, Choice], led: Led) -> dict[Seat, Choice]:
    """Whoever must vote and was not spoken for is asked; what the others said is kept."""
    left = [question.seats[0] for question in led.game.open if question.seats[0] not in answers]
    if left:
        names = led.screen(frozenset()).narrator.names(left)
        ticked = frozenset((f"by-{seat}", coded(choice)) for seat, choice in answers.items())
        raise Unclear(led.words("settle-missing-asked", {"names": names}), ticked)
    return answers


def _let_pass(game: Game) -> Game:
    """Everybody, in every part of this call."""
    step = game.step
    while game.open and game.step == step and game.open[0].seats != (CHANCE,):
        game = entered(game, everybody(game.open, DECLINED))
    return game


def _caught(game: Game, watcher: Seat) -> Game:
    """At once, or after the parts of the call that come before it."""
    step = game.step
    while game.open and len({question.call for question in game.open}) < 2:
        game = entered(game, everybody(game.open, DECLINED))
        if game.step != step:
            raise IllegalAnswer("not-an-option", call="", choice=(watcher,))
    return entered(game, caught(game.open, watcher))


def _both(fields: Fields, game: Game) -> Game | None:
    """Two questions to one seat that were put on one screen; what was not ticked is passed."""
    if follows(game) is None:
        return None
    [seat] = game.open[0].seats
    for name in ("by", "then"):
        if game.open and game.open[0].seats == (seat,):
            values = fields.getlist(f"{name}-{seat}")
            game = entered(game, {seat: decoded(str(values[0])) if values else DECLINED})
    return game


def _chosen(fields: Fields, led: Led) -> dict[Seat, Choice]:
    """What was entered for each seat that is asked: one field, or two where two are wanted."""
    found: dict[Seat, Choice] = {}
    for question in led.game.open:
        [seat] = question.seats
        values = [decoded(str(text)) for text in fields.getlist(f"by-{seat}")]
        if values or "pair" in fields:
            found[seat] = tuple(part for value in values for part in value)
            two = all(len(option) == 2 for option in question.options)
            if two and len(found[seat]) != 2:
                raise Unclear(led.words("master-pair.flaw", {"count": len(found[seat])}))
    return _all_of(found, led) if found else found


def _seat(text: object) -> Seat:
    found = decoded(str(text))
    return Seat(Slot(found[0])) if len(found) == 1 and isinstance(found[0], int) else NO_SEAT
