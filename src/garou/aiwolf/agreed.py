"""What is agreed before a game of the contests begins: how many play, how much is said, how long an answer may take."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_TALK = 500  # letters of one thing said; what is longer is cut


@dataclass(frozen=True, slots=True)
class Terms:
    """The same for every seat; it is told to every agent as the game begins."""

    players: int
    talks: int = 10  # how often each may speak in a day
    turns: int = 20  # rounds of a conversation
    skips: int = 2  # in a row: one more, and one has no more to say
    seconds: float = 5.0  # that an answer may take
    first_talk: bool = False  # do they talk before the first night?
    self_votes: bool = False

    @property
    def milliseconds(self) -> int:
        return round(1000 * self.seconds)
