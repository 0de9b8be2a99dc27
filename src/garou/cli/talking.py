"""The talk of a game in the terminal: bots speak and reply as at a table, and the person types, or says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from garou.engine.game import Game
from garou.engine.values import Choice, Question, Seat, Slot
from garou.engine.view import View, view
from garou.minds.conversing import line, worded
from garou.minds.hearing import Hearing
from garou.minds.mind import TalkingMind
from garou.talk.claims import Claim, Common, Said
from garou.talk.remarks import Remark, Remarked, Wish
from garou.talk.tempers import temper_of
from garou.texts.claimed import claims_in
from garou.texts.claims import spoken
from garou.texts.listening import understood
from garou.texts.remarks import remarked

from .screen import Screen, text

ME = Seat(Slot(0))
ROUNDS = 3  # how often everybody may speak before one vote


@dataclass
class TerminalTalk:
    """What was said so far, and who thinks for whom."""

    screen: Screen
    common: Common
    minds: Sequence[TalkingMind]
    luck: Random
    said: tuple[Said, ...] = ()
    remarks: tuple[Remarked, ...] = ()
    voices: frozenset[Seat] = frozenset()  # who has said anything today
    held: list[int] = field(default_factory=list)  # before which steps

    def answer(self, game: Game, question: Question) -> Choice:
        seat = question.seats[0]
        return self.minds[seat].answer(self.hearing(game, seat, question), self.luck)

    def hearing(self, game: Game, seat: Seat, *asked: Question) -> Hearing:
        seen = View(seat, view(game, seat).facts, asked)
        return Hearing(self.common, seen, self.said, len(self.held) or 1, self.remarks, self.voices)

    def due(self, game: Game) -> bool:
        """Before the vote of a day, once."""
        rules = self.common.rules
        fatal = [step.name for step in (*rules.opening, *rules.round) if step.talk]
        return bool(game.open) and game.open[0].call in fatal and game.step not in self.held

    def hold(self, game: Game) -> None:
        self.held.append(game.step)
        self.voices = frozenset()
        self.screen.line("talk")
        for _ in range(ROUNDS):
            speaking = self._speaking(game)
            for seat in self.luck.sample(speaking, len(speaking)):
                self._speak(game, seat)
            if not self._listen(game):
                break

    def _speaking(self, game: Game) -> list[Seat]:
        position, artifacts = game.position, self.common.rules.artifacts
        mute = {seat for seat, thing in position.tokens if thing in artifacts and artifacts[thing].silences}
        return [seat for seat in self.common.seats if seat != ME and seat not in position.dead and seat not in mute]

    # What bots say ---------------------------------------------------------------------

    def _speak(self, game: Game, seat: Seat) -> None:
        heard = self.hearing(game, seat)
        claims = self.minds[seat].speak(heard, self.luck)
        self._say(seat, claims, line(heard, claims, self.luck))

    def _say(self, seat: Seat, claims: Sequence[Claim], remark: Remark | None) -> None:
        """In a line that goes with the claims; where there is none left, the claims alone."""
        narrator, day = self.screen.narrator, len(self.held)
        self.said += tuple(Said(seat, claim, day) for claim in claims)
        said = remark and worded(remark, temper_of(narrator.name(seat)), self.remarks, self.luck)
        if said:
            self.remarks += (Remarked(seat, said, day),)
            self._show(seat, remarked(narrator, seat, said))
        elif claims:
            self._show(seat, " ".join(spoken(narrator, Said(seat, claim)) for claim in claims))

    def _show(self, seat: Seat, words: str) -> None:
        self.voices |= {seat}
        self.screen.console.print(text(self.screen.say("says", who=self.screen.narrator.name(seat), words=words)))

    # What the person says -----------------------------------------------------------------

    def _listen(self, game: Game) -> bool:
        """Whether anything was typed: an empty line is for voting."""
        if ME in game.position.dead:
            return True
        typed = self.screen.console.input(f"[bold]{self.screen.say('you-say')}[/] › ").strip()
        if typed:
            self._hear(game, typed)
        return bool(typed)

    def _hear(self, game: Game, typed: str) -> None:
        narrator, day = self.screen.narrator, len(self.held)
        self.voices |= {ME}
        claims = claims_in(typed, narrator.players, narrator.game, self.common, ME)
        for said in (Said(ME, claim, day) for claim in claims):
            self.said += (said,)
            self.screen.line("you-claim", "dim", claim=spoken(narrator, said))
        if asked := self._asked(game, typed):
            seat, wish = asked
            reply = self.minds[seat].reply(self.hearing(game, seat), wish, self.luck)
            self._say(seat, reply.claims, reply.remark)

    def _asked(self, game: Game, typed: str) -> tuple[Seat, Wish] | None:
        """Who feels spoken to, and what they hear: somebody by name, or anybody where all are meant."""
        heard, able = understood(typed, self.screen.narrator.players, ME), self._speaking(game)
        named = [(seat, wish) for seat, wish in heard.asked if seat in able]
        if named or heard.of_all is None or not able:
            return named[0] if named else None
        return self.luck.choice(able), heard.of_all
