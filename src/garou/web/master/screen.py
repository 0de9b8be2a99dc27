"""The game master's screen: what to say, what to enter, who is what. Only the person who leads sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from garou.announcer import Cue
from garou.cards.prompts import News, NobodyDied, Prompt, Prompter, Spoken
from garou.cards.taps import Moment, moments, turns
from garou.cards.waking import Wanted, WhichCard, doubtful, taken_up, wanted
from garou.engine.game import Game
from garou.engine.values import Fact, RoleName, Seat, Slot
from garou.games.classic.announcing import DAY_PARTS
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

from .asking import Ask, Asking, Ticked
from .carried import Carried, Woken
from .sheet import shown_names

BEAT = 1.0  # seconds: between two numbers of a count


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

    seat: int
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
    carried: Carried
    wanted: Wanted | None
    ticked: Ticked

    @property
    def narrator(self) -> Narrator:
        names = shown_names(self.record.players, self.words)
        return Narrator(self.words, self.record.game, names, self.record.rules.places)

    @property
    def prompter(self) -> Prompter:
        record = self.record
        told = (self.words.lang, self.carried.length, self.carried.aside)
        return Prompter(record.game, record.edition, record.options, *told)

    def sight(self) -> MasterSight:
        chapter = self._chapter(self.game.step if self.game.open else self.game.step - 1)
        return MasterSight(
            title=title_of(chapter, self.words),
            mood=chapter.kind.partition("-")[0],
            prompts=tuple(self._prompts()),
            ask=self._ask() if self.game.open or self.wanted else None,
            then=self._then() if self.game.open else "",
            seats=tuple(self._seats()),
            spare=tuple(self._spare()),
            begun=bool(self.game.log or self.carried.learned),
        )

    # When ----------------------------------------------------------------------------

    def _chapter(self, step: int) -> Beginning:
        begun = (beginning(self.game.rules, number) for number in range(step, 0, -1))
        return next(one for one in begun if one)

    @property
    def _turn(self) -> int:
        """The step that is asked about: of a card that is turned over, the one it is turned over in."""
        steps = range(1, self.game.step + 1)
        if not isinstance(self.wanted, WhichCard):
            return self.game.step
        slot = self.wanted.slot
        return next(n for n in steps if any(self._tells(fact, slot) for fact in self.game.told_in(n)))

    def _then(self) -> str:
        """The next call, or the night or day that begins before it."""
        turn = self._turn
        number = self.prompter.then(self.game, turn)
        chapter = self._chapter(number)
        if chapter != self._chapter(turn):
            return title_of(chapter, self.words)
        step = self.game.rules.step(number)
        return self.words(f"call-{step.name}") if step else ""

    # What to say ---------------------------------------------------------------------

    def _ask(self) -> Ask:
        return Asking(self.game, self.narrator, self.carried.guessed, self.ticked).ask(self.wanted)

    def _prompts(self) -> list[Prompted]:
        """All that is new; where cards were entered meanwhile, what was read before that is not."""
        found, last = list(self.all_prompts()), self.carried.learned[-1:]
        if not last or last[0].at != len(self.game.log):
            return found
        read = list(self._without(last[0]).all_prompts())
        new = next((i for i, prompt in enumerate(found) if prompt not in read), len(found))
        return unread(found[new:], read) or found[-1:]

    def _without(self, last: Woken) -> MasterScreen:
        """The screen before these cards were entered."""
        guessed, game, before = self.carried.guessed.union(last.slots), self.game, self.moments
        if any(slot >= len(game.setup.cards) for slot in last.slots):
            game = taken_up(game, guessed, self.carried.aside)
            before = moments(game)
        carried = replace(self.carried, guessed=guessed)
        return replace(self, game=game, moments=before, carried=carried, wanted=wanted(game, guessed))

    def all_prompts(self) -> Iterator[Prompted]:
        """From the last screen to this one."""
        for prompt in self.prompter.since(self._before, self.game):
            sure, certain = self._certain(prompt) if isinstance(prompt, News) else (prompt, True)
            if sure:
                yield from self._prompt(sure)
            if not certain:
                return

    @property
    def _before(self) -> Game | None:
        """What was asked before: on this screen, or on the one before it."""
        *past, now = turns(self.moments)
        if len(now) > 1:
            return now[-2].game
        return past[-1][0].game if past else None

    def _certain(self, news: News) -> tuple[News | None, bool]:
        """What does not rest on a guess; and whether anything may be told after it."""
        guessed, sure = self.carried.guessed, list[Fact]()
        for fact in news.facts:
            if isinstance(self.wanted, WhichCard) and self._tells(fact, self.wanted.slot):
                return (News(news.step, tuple(sure)) if sure else None), False
            sure += [] if doubtful(fact, self.game, guessed) else [fact]
        return (News(news.step, tuple(sure)) if sure else None), True

    @staticmethod
    def _tells(fact: Fact, slot: Slot) -> bool:
        told = dict(fact.data)
        return "role" in told and told.get("where") == slot

    def _prompt(self, prompt: Prompt) -> Iterator[Prompted]:
        match prompt:
            case Spoken():
                hints = tuple(cue.words for cue in prompt.cues if not cue.aloud)
                if hints:
                    yield Prompted("mind", self.words("master-mind"), hints)
                for title, lines in self._parted(prompt):
                    yield Prompted("say", title, tuple(lines), self._art(prompt.step))
            case NobodyDied():
                yield Prompted("tell", self.words("master-tell"), (self.words(f"master-nobody-{prompt.step}"),))
            case News():
                kind = "tell" if prompt.public else "show"
                if lines := self._lines(prompt):
                    yield Prompted(kind, self.words(f"master-{kind}"), tuple(lines))

    def _parted(self, spoken: Spoken) -> Iterator[tuple[str, list[str]]]:
        """What is read at one moment: of a day its opening, its last minute and its vote."""
        cues = (cue for cue in spoken.cues if cue.aloud)
        for part, found in groupby(cues, key=lambda cue: DAY_PARTS.get(cue.id, "")):
            key = f"master-part-{part}" if part else f"call-{spoken.step}"
            yield self.words(key), in_one_breath([*found])

    def _art(self, name: str) -> str:
        rules = self.game.rules
        return next((call_art(step) for step in rules.steps if step.name == name), "")

    def _voted_so(self, news: News) -> News:
        """Without votes that nobody entered: whoever leads said what came of them."""
        given = next((one.answers for one in reversed(self.moments) if one.answers), ())
        seen = not given or not all(answer.luck for answer in given)
        return News(news.step, tuple(fact for fact in news.facts if seen or fact.name != "voted"))

    def _lines(self, news: News) -> list[str]:
        """In the words of the tale, which has to know whose vote counts twice."""
        nights = self._chapter(self.game.step)
        news = self._voted_so(news)
        office = tuple(fact for fact in self.game.facts if fact.name == "captain" and fact not in news.facts)[-1:]
        told = [Chapter(nights, (Passage("", office),)), Chapter(nights, (Passage(news.step, news.facts),))]
        [_, (_, lines)] = tale(self.narrator, told)
        return lines

    # Who is what ---------------------------------------------------------------------

    def _seats(self) -> Iterator[Villager]:
        game, position = self.game, self.game.position
        fallen = {fact.of("player") for fact in game.facts if fact.name == "died"}
        captain = [fact.of("player") for fact in game.facts if fact.name == "captain"][-1:]
        for number in self.carried.seating or range(len(self.record.players)):
            seat = Seat(Slot(number))
            role, known = position.counts[position.lies[seat]], seat not in self.carried.guessed
            signs = [token for token in (LOVER, HEALED, POISONED) if (seat, token) in position.tokens]
            yield Villager(
                seat,
                self.narrator.name(seat),
                self.narrator.role(role) if known else "",
                role_art(role) if known else "logo",
                light(game.rules.roles[role].team) if known else "",
                seat in fallen,
                tuple(self.words(f"master-sign-{sign}") for sign in [CAPTAIN] * (seat in captain) + signs),
            )

    def _spare(self) -> Iterator[Villager]:
        for number in range(len(self.record.players), len(self.game.setup.cards)):
            if number in self.carried.guessed:
                continue
            role = self.game.position.printed(Slot(number))
            yield self._lying(number, role)
        for number, role in enumerate(self.carried.aside, len(self.game.setup.cards)):
            yield self._lying(number, role)

    def _lying(self, number: int, role: RoleName) -> Villager:
        return Villager(number, self.narrator.name(Slot(number)), self.narrator.role(role), role_art(role))


def unread(prompts: list[Prompted], read: list[Prompted]) -> list[Prompted]:
    """Of a call that was read in part, the rest."""
    for prompt in read:
        if prompts and (prompt.kind, prompt.title) == (prompts[0].kind, prompts[0].title):
            lines = tuple(line for line in prompts[0].lines if line not in prompt.lines)
            return [replace(prompts[0], lines=lines), *prompts[1:]]
    return prompts


def in_one_breath(cues: list[Cue]) -> list[str]:
    """A line each; a count of three is one."""
    lines: list[str] = []
    counting = False
    for cue in cues:
        lines[-1:] = [f"{lines[-1]} {cue.words}"] if counting else [*lines[-1:], cue.words]
        counting = cue.pause == BEAT
    return lines
