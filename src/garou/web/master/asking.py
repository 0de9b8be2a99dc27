"""What the game master enters now: the question of the rules, and the fewest taps that answer it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from garou.cards.taps import entered, everybody, follows
from garou.cards.waking import Guessed, Wanted, WhichCard, WhoHolds, beside
from garou.engine.game import Game
from garou.engine.rules import Beat
from garou.engine.values import CHANCE, DECLINED, Choice, Question, RoleName, Slot
from garou.texts.narrator import Narrator
from garou.web.art import role_art
from garou.web.settle.entries import EntryRow, Group, Offer

from .trace import NOBODY, coded, said

DRAWN = "lot"  # luck decides: the words for it where it has none of its own

Ticked = frozenset[tuple[str, str]]  # fields and values that were tapped on a page that comes again


@dataclass(frozen=True, slots=True)
class Knock:
    """A button: what it sends, and what it says."""

    field: str
    value: str
    name: str
    role: str = ""
    art: str = ""
    on: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """What is to be entered now."""

    title: str
    hint: str = ""
    taps: tuple[Knock, ...] = ()
    passing: Knock | None = None
    pair: str = ""  # what to send along where several of the taps are wanted
    rows: tuple[EntryRow, ...] = ()  # the same, one by one
    tie: tuple[Knock, ...] = ()
    luck: bool = False
    spying: tuple[Knock, ...] = ()  # who may have caught whom
    asleep: Knock | None = None
    first: tuple[Knock, ...] = ()  # asked before the taps, on the same screen
    first_title: str = ""
    second_title: str = ""
    aside: tuple[Knock, ...] = ()  # where the card may be nobody's: what lies beside it
    aside_title: str = ""


@dataclass(frozen=True)
class Asking:
    """One moment's questions in one language."""

    game: Game
    narrator: Narrator
    guessed: Guessed
    ticked: Ticked

    def ask(self, wanted: Wanted | None) -> Ask:
        """What a pack does is asked as one question, be it a pack of one; so is whether one side caught the other."""
        if wanted:
            return self._card(wanted.slot) if isinstance(wanted, WhichCard) else self._holders(wanted)
        asked, step = self.game.open, self.game.rules.step(self.game.step)
        first = asked[0]
        part = step.part_of(first.call) if step and first.seats != (CHANCE,) else None
        if part and step and part is step.parts[0]:
            return self._hour(step.parts)
        if part and len(part.calls) > 1:
            return self._spying(asked, part)
        if first.ballot or part:
            return self._pointing(asked)
        return self._two(first) or self._one(first)

    # Cards that nobody has entered yet ------------------------------------------------

    def _holders(self, wanted: WhoHolds) -> Ask:
        words, seats = self.narrator.words, len(self.game.setup.deal)
        the, many = (self.narrator.role(wanted.role, form) for form in (".the", ".many"))
        field, role, several = "holds", {"the": the, "many": many, "count": wanted.count}, wanted.count > 1
        return Ask(
            title=words("master-holds", role),
            hint=words("master-holds.hint", role) if several else "",
            taps=tuple(self._tap(field, "", (slot,)) for slot in sorted(self.guessed) if slot < seats),
            pair="held" if several else "",
            aside=tuple(self._role("lies", other) for other in beside(self.game, self.guessed, wanted.role)),
            aside_title=words("master-aside", {"the": the}),
        )

    def _role(self, field: str, role: RoleName) -> Knock:
        return Knock(field, role, self.narrator.role(role), art=role_art(role))

    def _card(self, slot: Slot) -> Ask:
        left = {self.game.setup.cards[one] for one in self.guessed}
        roles = [role for role in self.game.rules.roles if role in left]
        taps = (self._role("card", role) for role in roles)
        key = "master-card" if slot < len(self.game.setup.deal) else "master-card.spare"
        return Ask(title=self.narrator.words(key, {"name": self.narrator.name(slot)}), taps=tuple(taps))

    # One seat ---------------------------------------------------------------------------

    def _one(self, question: Question) -> Ask:
        key, seat, words = self._key(question), question.seats[0], self.narrator.words
        name = "" if seat == CHANCE else self.narrator.name(seat)
        field, options = f"by-{seat}", [option for option in question.options if option]
        pair = all(len(option) > 1 for option in options)
        if pair:
            options = [(slot,) for slot in _places(options)]
        passing = Knock(field, NOBODY, words(f"{key}.none")) if question.may_decline else None
        return Ask(
            title=words(key, {"name": name}),
            hint=words("master-pair") if pair else "",
            taps=tuple(self._tap(field, key, option) for option in options),
            passing=passing,
            pair="pair" if pair else "",
            luck=seat == CHANCE,
        )

    def _two(self, question: Question) -> Ask | None:
        """Two questions to one seat, in their order on one screen."""
        after, words = follows(self.game), self.narrator.words
        if after is None:
            return None
        [seat], then = question.seats, after.open[0]
        name, keys = {"name": self.narrator.name(seat)}, (self._key(question), self._key(then))
        none = Knock(f"then-{seat}", NOBODY, words(f"{keys[1]}.none"), on=not self._chosen(f"then-{seat}"))
        taps = (self._tap(f"then-{seat}", keys[1], option) for option in then.options if option)
        return Ask(
            title=words("master-both", name),
            first_title=words(keys[0], name),
            first=tuple(self._tap(f"by-{seat}", keys[0], option) for option in question.options if option),
            second_title=words(keys[1], name),
            taps=(*taps, none),
            pair="both",
        )

    def _chosen(self, field: str) -> bool:
        return any(name == field for name, _ in self.ticked)

    # Many -------------------------------------------------------------------------------

    def _hour(self, parts: tuple[Beat, ...]) -> Ask:
        """A whole call in one tap: whoever is pointed at. What is rarely wanted lies in a drawer."""
        asked, words = self.game.open, self.narrator.words
        beats = list(self._beats())
        pointing = next((beat for beat in beats if _places(_options(beat))), asked)
        key = self._key(pointing[0])
        shut = next(option for option in asked[0].options if option)
        watched = [beat for beat in beats if len({question.call for question in beat}) > 1]
        return Ask(
            title=words(key, {"name": ""}),
            taps=tuple(self._tap("all", key, (place,)) for place in _places(_options(pointing))),
            passing=Knock("pass", "1", words(f"{key}.nobody")),
            asleep=Knock("all", coded(shut), words(f"{self._key(asked[0])}.all")),
            spying=tuple(self._glances(watched[0], parts[-1])) if watched else (),
            rows=tuple(map(self._row, asked)),
        )

    def _beats(self) -> Iterator[tuple[Question, ...]]:
        """What this call asks for, part after part, if everybody passes."""
        game = self.game
        while game.open and game.step == self.game.step and game.open[0].seats != (CHANCE,):
            yield game.open
            game = entered(game, everybody(game.open, DECLINED))

    def _pointing(self, asked: tuple[Question, ...]) -> Ask:
        """One tap for all of them; below it everybody by themselves."""
        key, words = self._key(asked[0]), self.narrator.words
        places = _places(_options(asked))
        tie = asked[0].ballot and len(places) > 1
        may_pass = all(question.may_decline for question in asked)
        return Ask(
            title=words(key, {"name": ""}),
            hint=words("master-all") if places and not asked[0].ballot else "",
            taps=tuple(self._tap("all", key, (place,)) for place in places),
            passing=Knock("all", NOBODY, words(f"{key}.nobody")) if may_pass else None,
            rows=tuple(map(self._row, asked)),
            tie=tuple(self._tap("tied", key, (place,)) for place in places) if tie else (),
        )

    def _spying(self, asked: tuple[Question, ...], part: Beat) -> Ask:
        key, words = f"master-ask-{part.calls[0]}", self.narrator.words
        taps = tuple(self._glances(asked, part))
        return Ask(
            title=words(key, {"name": ""}),
            hint=words("master-caught" if taps else "master-caught.cannot"),
            taps=taps,
            passing=Knock("all", NOBODY, words(f"{key}.nobody")),
            rows=tuple(map(self._row, asked)),
        )

    def _glances(self, asked: tuple[Question, ...], part: Beat) -> Iterator[Knock]:
        wolves, girl = ([one.seats[0] for one in asked if one.call == call] for call in part.calls)
        for wolf in wolves if girl else ():
            yield self._tap("caught", f"master-ask-{part.calls[0]}", (wolf,))

    # Pieces -------------------------------------------------------------------------------

    def _key(self, question: Question) -> str:
        """Under which it is asked for: luck that has no topic of its own draws lots."""
        drawn = question.seats[0] == CHANCE and question.topic == question.call
        return f"master-ask-{DRAWN}-{question.call}" if drawn else f"master-ask-{question.topic}"

    def _tap(self, field: str, key: str, option: Choice) -> Knock:
        [part] = option
        on = (field, str(part)) in self.ticked
        if isinstance(part, str):
            return Knock(field, part, self.narrator.words(f"{key}.yes", {"who": self._told_of()}), on=on)
        if part in self.guessed:
            return Knock(field, str(part), self.narrator.name(part), on=on)
        card = self.game.position.counts[self.game.position.lies[part]]
        return Knock(field, str(part), self.narrator.name(part), self.narrator.role(card), role_art(card), on)

    def _told_of(self) -> str:
        """Of whom those who are asked were told last: a victim has a name."""
        seats = {*self.game.open[0].seats}
        told = [dict(fact.data).get("player") for fact in self.game.news if fact.audience == seats]
        return self.narrator.name(told[-1]) if told and told[-1] is not None else ""

    def _row(self, question: Question) -> EntryRow:
        [seat] = question.seats
        field, name = f"by-{seat}", self.narrator.name(seat)
        picks = tuple(
            Offer(
                coded(o),
                said(self.narrator, question.topic, o),
                self.letter(o),
                "house",
                (field, coded(o)) in self.ticked,
            )
            for o in question.options
        )
        legend = self.narrator.words(self._key(question), {"name": name})
        return EntryRow(name, self.letter((seat,)), (Group(field, legend, picks),))

    def letter(self, option: Choice) -> str:
        if not option or isinstance(option[0], str):
            return ""
        return self.narrator.name(option[0])[:1].upper()


def _options(asked: tuple[Question, ...]) -> list[Choice]:
    return [option for question in asked for option in question.options]


def _places(options: Iterable[Choice]) -> list[Slot]:
    """Everything that can be pointed at, in seat order."""
    return sorted({part for option in options for part in option if isinstance(part, int)})
