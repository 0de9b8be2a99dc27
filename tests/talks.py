"""Whole games of bots with all that they say, by seed: claims, remarks, and answers to one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import chatter
from garou.engine.values import Seat
from garou.games.cast import Scenario
from garou.minds.conversing import line, worded
from garou.minds.hearing import Hearing
from garou.minds.mind import USUAL
from garou.minds.names import BOTS
from garou.talk.claims import Claim, Said
from garou.talk.remarks import STORY, SUSPECT, WHY, Remark, Remarked, Wish
from garou.talk.tempers import temper_of
from garou.texts import words
from garou.texts.narrator import Narrator
from garou.texts.remarks import remarked

ASKED = (Wish(STORY), Wish(SUSPECT), Wish(WHY))


@dataclass
class Talk:
    """One game as it goes on, and everything that was remarked in it."""

    game: str
    evening: chatter.Evening
    remarks: list[Remarked] = field(default_factory=list)

    def hearing(self, seat: Seat) -> Hearing:
        own = self.evening.hearing(seat)
        return Hearing(own.common, own.view, own.said, own.day, tuple(self.remarks))

    def say(self, seat: Seat, claims: Sequence[Claim], remark: Remark | None) -> None:
        day = self.evening.day
        self.evening.said += [Said(seat, claim, day) for claim in claims]
        said = remark and worded(remark, temper_of(BOTS[seat]), self.remarks, self.evening.luck)
        self.remarks += [Remarked(seat, said, day)] if said else []

    def held(self, asking: Sequence[Wish] = ()) -> None:
        """A whole talk: everybody speaks a few times, and is asked everything once."""
        self.evening.day += 1
        luck: Random = self.evening.luck
        for _ in range(chatter.TURNS):
            for seat in luck.sample(self.evening.common.seats, self.evening.common.players):
                heard = self.hearing(seat)
                if seat in heard.living:
                    claims = USUAL.speak(heard, luck)
                    self.say(seat, claims, line(heard, claims, luck))
        for seat in self.evening.common.seats:
            for wish in asking if seat in self.hearing(seat).living else ():
                self.say(seat, *USUAL.reply(self.hearing(seat), wish, luck))

    def told(self, lang: str) -> list[str]:
        """All of it, as somebody reads it."""
        common = self.evening.common
        narrator = Narrator(words(lang), self.game, BOTS[: common.players], common.rules.places)
        return [remarked(narrator, one.seat, one.remark) for one in self.remarks]


def talked(scenario: Scenario, players: int, seed: int, asking: Sequence[Wish] = ASKED) -> Talk:
    """To the end of the game."""
    talk = Talk(scenario.game, chatter.begun(scenario, players, seed))
    for _ in range(chatter.LONGEST):
        if not talk.evening.game.open:
            break
        if chatter.talks(talk.evening):
            talk.held(asking)
        question = talk.evening.game.open[0]
        talk.evening.game = chatter.reply(talk.evening.game, chatter.chosen(talk.evening, question))
    return talk
