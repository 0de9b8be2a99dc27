"""What an agent observes, as numbers: one row for itself, one for each fact its seat was told, one for each claim.

It is made from a hearing, which is made from the facts of one seat: the position is not at hand here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from garou.engine.rehearsal import rehearsed
from garou.engine.values import CHANCE, Fact, Position, Question, Slot
from garou.minds.hearing import Hearing
from garou.minds.knowledge import dead_in
from garou.talk.claims import BLANKS, Said
from garou.turnwise.tables import Playable

Rows = NDArray[np.int16]

# What a row can be about, by number; 0 is a row without anything. What is told by a name that is not here is OTHER.
OTHER, YOU = "other", "you"
FACTS = (
    *("dealt", "saw-card", "turned", "fellows", "moved", "saw-mark", "bitten", "tapped", "thumbs", "holds-artifact"),
    *("artifact", "revealed", "named", "caught", "joined", "victim", "healed", "poisoned", "captain", "voted", "died"),
    *("won", "shown"),
)
SPOKEN = tuple(f"says-{kind}" for kind in BLANKS)
KINDS = ("", OTHER, YOU, *FACTS, *SPOKEN)

# Words of facts that are neither a card nor a mark, an artifact, a team or a call.
PLAIN_WORDS = ("cards", "marks", "left", "right", "night", "lynch", "vote", "hunger")

DAY = 1  # the column of the day; before it stands what the row is about
WORDS, FIRST_WORD = 3, 2  # columns for words: they say which card, which mark, which call
FIRST_PLACE = FIRST_WORD + WORDS  # then one column for each place at which a card lies

# In the column of a place: 1 if the first thing a row names is there, 2 for the second. Of a claim, 1 is its speaker.
FIRST, SECOND, THIRD = 1, 2, 4
BITS = (FIRST, SECOND, THIRD)

LONGEST = 256  # facts, and claims, of a game that is played night after night: of more, the last


class Observing:
    """How the rows of one table are made, and how many there are."""

    def __init__(self, table: Playable, talks: int) -> None:
        self.words = words_of(table)
        self._number = {word: number for number, word in enumerate(self.words)}
        self._kind = {kind: number for number, kind in enumerate(KINDS)}
        once = not table.rules.round  # one night, one vote
        self.facts = 4 * table.places + 16 if once else LONGEST
        self.claims = min(talks * table.players, LONGEST) if once else LONGEST * bool(talks)
        self.shape = (1 + self.facts + self.claims, FIRST_PLACE + table.places)

    @property
    def highest(self) -> int:
        """No number in a row is larger."""
        return max(len(self.words), len(KINDS), LONGEST)

    def rows(self, heard: Hearing) -> Rows:
        """What the seat is and is asked; its facts, then all claims, each in order."""
        rows = np.zeros(self.shape, np.int16)
        self._about_itself(rows[0], heard)
        for row, fact in zip(rows[1:], heard.view.facts[-self.facts :], strict=False):
            self._fact(row, fact)
        if self.claims:
            for row, said in zip(rows[1 + self.facts :], heard.said[-self.claims :], strict=False):
                self._claim(row, said)
        return rows

    def _about_itself(self, row: Rows, heard: Hearing) -> None:
        """Its place, who is dead, what it is asked, and which card it was dealt."""
        asked = [self._asked(question) for question in heard.view.questions]
        dealt = [fact.of("role") for fact in heard.view.facts if fact.name == "dealt"]
        row[0], row[DAY] = self._kind[YOU], min(heard.day, LONGEST)
        self._spell(row, [*(asked or [""]), *dealt])
        self._point(row, [heard.seat], FIRST)
        self._point(row, dead_in(heard.view), SECOND)

    def _asked(self, question: Question) -> str:
        """In whose words it is asked, where a rehearsal has found them; else the call."""
        return question.topic if question.topic in self._number else question.call

    def _fact(self, row: Rows, fact: Fact) -> None:
        row[0] = self._kind.get(fact.name, self._kind[OTHER])
        values = [value if isinstance(value, tuple) else (value,) for _, value in fact.data if value is not None]
        self._spell(row, [part for parts in values for part in parts if isinstance(part, str)])
        placed = [parts for parts in values if parts and not isinstance(parts[0], str)]
        for parts, bit in zip(placed, BITS, strict=False):
            self._point(row, parts, bit)

    def _claim(self, row: Rows, said: Said) -> None:
        claim = said.claim
        row[0], row[DAY] = self._kind[f"says-{claim.kind}"], min(said.day, LONGEST)
        self._spell(row, [*claim.roles, *filter(None, [claim.mark])])
        self._point(row, [said.seat], FIRST)
        for place, bit in zip(claim.places, BITS[1:], strict=False):
            self._point(row, [place], bit)

    def _spell(self, row: Rows, words: Iterable[str]) -> None:
        for column, word in zip(range(FIRST_WORD, FIRST_PLACE), words, strict=False):
            row[column] = self._number.get(word, self._number[OTHER])

    def _point(self, row: Rows, places: Iterable[Slot], bit: int) -> None:
        for place in places:
            if place != CHANCE:
                row[FIRST_PLACE + place] |= bit


def words_of(table: Playable) -> tuple[str, ...]:
    """Every word there may be at this table, by number; 0 is no word."""
    rules = table.rules
    roles = rules.roles.values()
    said = [word for step in rules.steps for word in (step.name, *rules.said_under(step, tuple(rules.roles)))]
    teams = [role.team for role in roles] + [name for row in rules.chart for name in row.of]
    aims = [topic for topic, _ in (*rules.aims, *(aim for role in roles for aim in role.aims))]
    nights = (rehearsed(rules, cast.cards, cast.beside, table.players) for cast in table.casts)
    topics = [moment.asked.topic for night in nights for moment in night if moment.asked]
    found = (*rules.roles, *rules.marks, *rules.artifacts, *teams, *said, *aims, *rules.chained, *PLAIN_WORDS, *topics)
    return ("", OTHER, *dict.fromkeys(filter(None, found)))


def everything(position: Position) -> dict[str, Any]:
    """The whole table as it lay when the present call began: what no seat may know."""
    return {
        "cards": position.setup.cards,  # by the slot each was dealt to
        "lies": tuple(map(int, position.lies)),  # by slot: the card that lies there now
        "counts": position.counts,  # by card: what it counts as
        "wakes_as": position.wakes_as,  # by seat
        "marks": position.marks,
        "tokens": tuple(sorted((int(seat), token) for seat, token in position.tokens)),
        "dead": tuple(sorted(map(int, position.dead))),
    }
