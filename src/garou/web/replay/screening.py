"""Everything a replay page says about one finished game, to one reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from garou.engine.game import Game
from garou.engine.values import Choice, IllegalAnswer, Outcome, Question, RuleError, Seat, Slot
from garou.record.values import Record
from garou.rooms.settings import Settings
from garou.story.camps import camps
from garou.story.chapters import beginning
from garou.story.what_if import Otherwise, Poll, otherwise, polls
from garou.talk.transcript import Uttered
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.ending import Decided, Reveal, reasons, title_of, told, won_by

from .altering import Alternative, DoneRow, Onlooker, OtherNight, doings, night
from .film import Film, Learned, Shown
from .picture import picture


def chances(stem: str, deed: str) -> str:
    """Where it is drawn how likely each seat was a monster, had this been done."""
    return f"{addresses.below(stem, 'chances')}?deed={deed}"


NOBODY = "-1"  # where a form names whom somebody points at
MANY = 9  # from here on the cards stand in rows: in a ring on a phone they would lie on names


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What if: in which vote, who, for whom. A target of -1 is nobody."""

    poll: int | None = None
    voter: int | None = None
    target: int | None = None
    deed: Alternative | None = None  # or what if the night had gone differently


@dataclass(frozen=True, slots=True)
class Changeable:
    """A vote that can be changed, with those who voted and those who could be pointed at."""

    label: str
    votes: Mapping[Seat, Choice]
    accused: frozenset[Slot | str]

    def was(self, voter: int) -> str:
        """Whom they pointed at, as a form says it; "" where they had no vote."""
        choice = self.votes.get(Seat(Slot(voter)))
        return "" if choice is None else " ".join(map(str, choice)) or NOBODY


@dataclass(frozen=True, slots=True)
class Changed:
    """What would have come of another vote, or why that cannot be asked."""

    flaw: str = ""
    title: str = ""
    deaths: tuple[str, ...] = ()
    won: str = ""
    winners: str = ""
    why: tuple[Decided, ...] = ()
    same: bool = False  # as it was
    waiting: tuple[str, ...] = ()  # who would have had to decide something else
    later: bool = False  # the game would have gone on


@dataclass(frozen=True, slots=True)
class ReplaySight:
    """Everything the page of a finished game shows."""

    code: str
    stem: str
    picture: str
    carried: str
    game: str
    names: tuple[str, ...]
    me: Seat | None
    many: bool
    frames: tuple[Shown, ...]
    learned: tuple[Learned, ...]
    told: Reveal
    polls: tuple[Changeable, ...]
    asked: WhatIf
    otherwise: Changed | None
    together: str  # below which it is looked at together; "" where that cannot be
    sits: bool
    done: tuple[DoneRow, ...]
    night: OtherNight | None

    def chances(self, deed: str) -> str:
        return chances(self.stem, deed)


@dataclass(frozen=True)
class Screening:
    """One finished game before one reader: of a table, where `code` names it, or carried along by the page."""

    record: Record
    game: Game
    words: Words
    code: str = ""
    carried: str = ""
    seat: Seat | None = None
    number: int = 0  # of a past game of that table; 0: the last one
    talk: tuple[Uttered, ...] = ()  # what was said in it; a record brought along tells nothing of that
    last: int = 0  # its number, where it is the game of its table that is just over: it can be looked at together
    sits: bool = False  # the reader has a chair at that table

    @property
    def stem(self) -> str:
        """Below which its pages are."""
        if not self.code:
            return addresses.REPLAY
        return addresses.game(self.code, self.number) if self.number else addresses.table(self.code)

    @property
    def here(self) -> str:
        return addresses.below(self.stem, "replay") if self.code else self.stem

    def chances(self, deed: str) -> str:
        return chances(self.stem, deed)

    @property
    def settings(self) -> Settings:
        return Settings(self.record.game, self.record.edition, options=self.record.options)

    @property
    def narrator(self) -> Narrator:
        return Narrator(self.words, self.record.game, self.record.players, self.record.rules.places)

    @property
    def outcome(self) -> Outcome:
        if self.game.outcome is None:
            raise RuleError("only a finished game is shown")
        return self.game.outcome

    def picture(self) -> str:
        return picture(self.settings, self.game, self.outcome, self.narrator)

    def sight(self, asked: WhatIf) -> ReplaySight:
        film = Film(self.settings, self.game, self.narrator, self.talk)
        return ReplaySight(
            code=self.code,
            stem=self.stem,
            picture=addresses.below(self.stem, "picture.svg"),
            carried=self.carried,
            game=self.words(f"cli-game-{self.record.game}"),
            names=self.record.players,
            me=self.seat,
            many=len(self.record.players) >= MANY,
            frames=tuple(film.shown()),
            learned=tuple(film.learned()),
            told=told(self.game, self.outcome, self.settings, self.seat, self.narrator),
            polls=tuple(self._polls()),
            asked=asked,
            otherwise=self.otherwise(asked) if asked.voter is not None else None,
            together=addresses.game(self.code, self.last) if self.last else "",
            sits=self.sits,
            done=tuple(doings(self.game, self.narrator)),
            night=self.night(asked.deed) if asked.deed else None,
        )

    def night(self, deed: Alternative) -> OtherNight:
        return night(self.game, deed, Onlooker(self.narrator, self.settings, self.seat))

    # What if -------------------------------------------------------------------------

    def _polls(self) -> Iterator[Changeable]:
        rounds: dict[int, int] = {}
        for poll in polls(self.game):
            rounds[poll.step] = rounds.get(poll.step, 0) + 1
            label = self.words("replay-poll", {"day": self._day(poll), "round": rounds[poll.step]})
            accused = {part for question in poll.questions for option in question.options for part in option}
            yield Changeable(label, poll.votes, frozenset(accused))

    def _day(self, poll: Poll) -> str:
        """The title of the chapter this vote is in."""
        begun = (beginning(self.game.rules, step) for step in range(poll.step, 0, -1))
        return next(title_of(one, self.words) for one in begun if one)

    def otherwise(self, asked: WhatIf) -> Changed:
        found = dict(enumerate(polls(self.game)))
        poll, voter, target = found.get(asked.poll or 0), asked.voter, asked.target
        if poll is None or voter is None:
            return Changed(self.words("replay-if-what"))
        choice = (Slot(target),) if target is not None and target >= 0 else ()
        if poll.votes.get(Seat(Slot(voter))) == choice:
            return Changed(self.words("replay-if-as-it-was"))
        try:
            changed = otherwise(self.game, poll, Seat(Slot(voter)), choice)
        except IllegalAnswer:
            return Changed(self.words("replay-if-cannot"))
        return self._changed(poll, Seat(Slot(voter)), changed)

    def _changed(self, poll: Poll, voter: Seat, changed: Otherwise) -> Changed:
        narrator, end = self.narrator, changed.game.outcome
        was = self.game.outcome
        pointed = changed.game.log[poll.first + [a.seat for a in poll.answers].index(voter)].choice
        own = next((team for team, members in camps(changed.game).items() if self.seat in members), None)
        return Changed(
            title=self.words("replay-if-title", self._versus(voter, pointed, poll.votes[voter])),
            deaths=tuple(narrator.story(fact) for fact in changed.facts if fact.name == "died"),
            won=won_by(end.teams, self.words) if end else "",
            winners=narrator.names(end.winners) if end and end.winners else "",
            why=reasons(end, narrator, self.seat, own) if end else (),
            same=bool(end and was and end.winners == was.winners and end.teams == was.teams),
            waiting=tuple(self._waiting(question) for question in changed.open[:1]),
            later=end is None,
        )

    def _versus(self, voter: Seat, pointed: tuple[Slot | str, ...], instead: tuple[Slot | str, ...]) -> dict[str, str]:
        def name(choice: tuple[Slot | str, ...]) -> str:
            return self.narrator.names([part for part in choice if isinstance(part, int)])

        kinds = {"for-kind": "player" if pointed else "nobody", "was-kind": "player" if instead else "nobody"}
        return {"voter": self.narrator.name(voter), "for": name(pointed), "was": name(instead), **kinds}

    def _waiting(self, question: Question) -> str:
        """Who would have had to decide something that nobody was asked in the real game."""
        args = {"who": self.narrator.names(question.seats), "call": self.words(f"call-{question.call}")}
        return self.words("replay-if-again") if question.ballot else self.words("replay-if-waiting", args)
