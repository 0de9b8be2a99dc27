"""The game master's screen: what to say, what to enter, who is what. Only the person who leads sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from garou.announcer import Cue
from garou.cards.prompts import News, NobodyDied, Prompt, Prompter, Spoken
from garou.cards.taps import Moment
from garou.engine.game import Game
from garou.engine.rules import Beat
from garou.engine.values import CHANCE, Choice, Question, Seat, Slot
from garou.games.classic.day import CAPTAIN
from garou.games.classic.roles import HEALED, LOVER, POISONED
from garou.games.teams import light
from garou.record.values import Record
from garou.story.chapters import Beginning, Chapter, Passage, beginning
from garou.story.tale import tale
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import call_art, role_art
from garou.web.ending import title_of
from garou.web.settle.entries import EntryRow, Group, Offer

from .sheet import shown_names
from .trace import NOBODY, coded, said

BEAT = 1.0  # seconds: between two numbers of a count
DRAWN = "lot"  # luck decides: the words for it where it has none of its own

Choices = Mapping[Seat, Choice]


@dataclass(frozen=True, slots=True)
class Knock:
    """A button: what it sends, and what it says."""

    field: str
    value: str
    name: str
    role: str = ""
    art: str = ""


@dataclass(frozen=True, slots=True)
class Ask:
    """What is to be entered now."""

    title: str
    hint: str
    taps: tuple[Knock, ...] = ()
    passing: Knock | None = None
    pair: str = ""  # the field of a question that takes two of the taps
    rows: tuple[EntryRow, ...] = ()  # the same, one by one
    tie: tuple[Knock, ...] = ()
    luck: bool = False


@dataclass(frozen=True, slots=True)
class Prompted:
    """What the game master says, shows or bears in mind now."""

    kind: str  # say, tell, show or mind
    title: str
    lines: tuple[str, ...]
    art: str = ""


@dataclass(frozen=True, slots=True)
class Villager:
    """One player as only the game master sees them; or a card that lies beside."""

    name: str
    role: str
    art: str
    light: str = ""
    dead: bool = False
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MasterSight:
    """Everything the screen shows of the game."""

    title: str
    mood: str
    prompts: tuple[Prompted, ...]
    ask: Ask | None
    then: str
    seats: tuple[Villager, ...]
    spare: tuple[Villager, ...]
    begun: bool


@dataclass(frozen=True)
class MasterScreen:
    """One moment of one game, in one language."""

    record: Record
    moments: tuple[Moment, ...]
    game: Game
    words: Words
    length: str
    entered: Choices = field(default_factory=dict)

    @property
    def narrator(self) -> Narrator:
        names = shown_names(self.record.players, self.words)
        return Narrator(self.words, self.record.game, names, self.record.rules.places)

    @property
    def prompter(self) -> Prompter:
        record = self.record
        return Prompter(record.game, record.edition, record.options, self.words.lang, self.length)

    def sight(self) -> MasterSight:
        chapter = self._chapter(self.game.step if self.game.open else self.game.step - 1)
        return MasterSight(
            title=title_of(chapter, self.words),
            mood=chapter.kind.partition("-")[0],
            prompts=tuple(self._prompts()),
            ask=self._ask() if self.game.open else None,
            then=self._then() if self.game.open else "",
            seats=tuple(self._seats()),
            spare=tuple(self._spare()),
            begun=bool(self.game.log),
        )

    # When ----------------------------------------------------------------------------

    def _chapter(self, step: int) -> Beginning:
        begun = (beginning(self.game.rules, number) for number in range(step, 0, -1))
        return next(one for one in begun if one)

    def _then(self) -> str:
        """The next call, or the night or day that begins before it."""
        number = self.prompter.then(self.game)
        chapter = self._chapter(number)
        if chapter != self._chapter(self.game.step):
            return title_of(chapter, self.words)
        step = self.game.rules.step(number)
        return self.words(f"call-{step.name}") if step else ""

    # What to say ---------------------------------------------------------------------

    def _prompts(self) -> Iterator[Prompted]:
        before = self.moments[-2].game if len(self.moments) > 1 else None
        for prompt in self.prompter.since(before, self.game):
            yield from self._prompt(prompt)

    def _prompt(self, prompt: Prompt) -> Iterator[Prompted]:
        match prompt:
            case Spoken():
                hints = tuple(cue.words for cue in prompt.cues if not cue.aloud)
                said = in_one_breath([cue for cue in prompt.cues if cue.aloud])
                if hints:
                    yield Prompted("mind", self.words("master-mind"), hints)
                if said:
                    yield Prompted("say", self.words(f"call-{prompt.step}"), tuple(said), self._art(prompt.step))
            case NobodyDied():
                yield Prompted("tell", self.words("master-tell"), (self.words(f"master-nobody-{prompt.step}"),))
            case News():
                kind = "tell" if prompt.public else "show"
                if lines := self._lines(prompt):
                    yield Prompted(kind, self.words(f"master-{kind}"), tuple(lines))

    def _art(self, name: str) -> str:
        rules = self.game.rules
        return next((call_art(step) for step in rules.steps if step.name == name), "")

    def _lines(self, news: News) -> list[str]:
        """In the words of the tale, which has to know whose vote counts twice."""
        nights = self._chapter(self.game.step)
        office = tuple(fact for fact in self.game.facts if fact.name == "captain" and fact not in news.facts)[-1:]
        told = [Chapter(nights, (Passage("", office),)), Chapter(nights, (Passage(news.step, news.facts),))]
        [_, (_, lines)] = tale(self.narrator, told)
        return lines

    # What to enter -------------------------------------------------------------------

    def _ask(self) -> Ask:
        """What a pack does is asked as one question, be it a pack of one; so is whether one side caught the other."""
        asked, step = self.game.open, self.game.rules.step(self.game.step)
        first = asked[0]
        part = step.part_of(first.call) if step and first.seats != (CHANCE,) else None
        if part and len(part.calls) > 1:
            return self._spying(asked, part)
        return self._pointing(asked) if first.ballot or part else self._one(first)

    def _one(self, question: Question) -> Ask:
        key, seat = self._key(question), question.seats[0]
        name = "" if seat == CHANCE else self.narrator.name(seat)
        field, options = f"by-{seat}", [option for option in question.options if option]
        pair = all(len(option) > 1 for option in options)
        if pair:
            options = [(slot,) for slot in _places(options)]
        passing = Knock(field, NOBODY, self.words(f"{key}.none")) if question.may_decline else None
        return Ask(
            title=self.words(key, {"name": name}),
            hint=self.words("master-pair") if pair else "",
            taps=tuple(self._tap(field, key, option) for option in options),
            passing=passing,
            pair=field if pair else "",
            luck=seat == CHANCE,
        )

    def _pointing(self, asked: tuple[Question, ...]) -> Ask:
        """One tap for all of them; below it everybody by themselves."""
        key = self._key(asked[0])
        places = _places(option for question in asked for option in question.options)
        tie = asked[0].ballot and len(places) > 1
        may_pass = all(question.may_decline for question in asked)
        return Ask(
            title=self.words(key, {"name": ""}),
            hint=self.words("master-all") if places else "",
            taps=tuple(self._tap("all", key, (place,)) for place in places),
            passing=Knock("all", NOBODY, self.words(f"{key}.nobody")) if may_pass else None,
            rows=tuple(map(self._row, asked)),
            tie=tuple(self._tap("tied", key, (place,)) for place in places) if tie else (),
        )

    def _spying(self, asked: tuple[Question, ...], part: Beat) -> Ask:
        wolves, girl = ([one.seats[0] for one in asked if one.call == call] for call in part.calls)
        key = f"master-ask-{part.calls[0]}"
        return Ask(
            title=self.words(key, {"name": ""}),
            hint=self.words("master-caught" if girl and wolves else "master-caught.cannot"),
            taps=tuple(self._tap("caught", key, (wolf,)) for wolf in wolves if girl),
            passing=Knock("all", NOBODY, self.words(f"{key}.nobody")),
            rows=tuple(map(self._row, asked)),
        )

    def _key(self, question: Question) -> str:
        """Under which it is asked for: luck that has no topic of its own draws lots."""
        drawn = question.seats[0] == CHANCE and question.topic == question.call
        return f"master-ask-{DRAWN}-{question.call}" if drawn else f"master-ask-{question.topic}"

    def _tap(self, field: str, key: str, option: Choice) -> Knock:
        [part] = option
        if isinstance(part, str):
            return Knock(field, part, self.words(f"{key}.yes"))
        card = self.game.position.counts[self.game.position.lies[part]]
        return Knock(field, str(part), self.narrator.name(part), self.narrator.role(card), role_art(card))

    def _row(self, question: Question) -> EntryRow:
        [seat] = question.seats
        name, chosen = self.narrator.name(seat), self.entered.get(seat)
        picks = tuple(
            Offer(coded(o), said(self.narrator, question.topic, o), self._letter(o), "house", o == chosen)
            for o in question.options
        )
        legend = self.words(self._key(question), {"name": name})
        return EntryRow(name, self._letter((seat,)), (Group(f"by-{seat}", legend, picks),))

    def _letter(self, option: Choice) -> str:
        if not option or isinstance(option[0], str):
            return ""
        name = self.record.players[option[0]]
        return name if name == str(option[0] + 1) else name[:1].upper()

    # Who is what ---------------------------------------------------------------------

    def _seats(self) -> Iterator[Villager]:
        game, position = self.game, self.game.position
        fallen = {fact.of("player") for fact in game.facts if fact.name == "died"}
        captain = [fact.of("player") for fact in game.facts if fact.name == "captain"][-1:]
        for number, name in enumerate(self.narrator.players):
            seat = Seat(Slot(number))
            role = position.counts[position.lies[seat]]
            signs = [token for token in (LOVER, HEALED, POISONED) if (seat, token) in position.tokens]
            yield Villager(
                name,
                self.narrator.role(role),
                role_art(role),
                light(game.rules.roles[role].team),
                seat in fallen,
                tuple(self.words(f"master-sign-{sign}") for sign in [CAPTAIN] * (seat in captain) + signs),
            )

    def _spare(self) -> Iterator[Villager]:
        for number in range(len(self.record.players), len(self.game.setup.cards)):
            role = self.game.position.printed(Slot(number))
            yield Villager(self.narrator.name(Slot(number)), self.narrator.role(role), role_art(role))


def in_one_breath(cues: list[Cue]) -> list[str]:
    """A line each; a count of three is one."""
    lines: list[str] = []
    counting = False
    for cue in cues:
        lines[-1:] = [f"{lines[-1]} {cue.words}"] if counting else [*lines[-1:], cue.words]
        counting = cue.pause == BEAT
    return lines


def _places(options: Iterable[Choice]) -> list[Slot]:
    """Everything that can be pointed at, in seat order."""
    return sorted({part for option in options for part in option if isinstance(part, int)})
