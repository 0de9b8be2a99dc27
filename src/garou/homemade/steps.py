"""What a role may do at night: every name chosen before it is used, every verb where the game knows it, and an end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import comb
from typing import Any

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.forms import BadForm

from .nights import SPENT
from .values import RoleDoc
from .verbs import (
    EVERYBODY,
    FELLOWS,
    MARKS_WORD,
    ME,
    SPARE,
    Choose,
    Condition,
    Doing,
    Heal,
    Join,
    Learn,
    LookAt,
    MarkWith,
    Poison,
    Protect,
    Recognise,
    SwapPlaces,
    TakeCard,
    TapOn,
    Tell,
    TurnInto,
    TurnUp,
)

MOST_QUESTIONS = 4  # in one turn
MOST_OPTIONS = 400  # of one question, at the largest table
RESERVED = (ME, FELLOWS, SPARE, EVERYBODY, "others", "players", "neighbours", "centre", "words")
OF_NIGHTS = (Heal, Poison, Protect, Join)  # where night comes again
OF_CARDS = (SwapPlaces, TakeCard, TurnInto)  # where cards lie open to a hand at night
IN_A_GROUP = (Choose, LookAt, MarkWith, Recognise, Learn, TurnUp)


class Steps:
    """One role's night, read from its beginning: what has been chosen and seen so far."""

    def __init__(self, place: str, doc: RoleDoc, rules: RuleSet) -> None:
        self.place, self.doc, self.rules = place, doc, rules
        self.chosen: dict[str, int] = {}  # by name, how many places
        self.players: set[str] = set()  # names under which only players can be
        self.seen: set[str] = set()
        self.words: set[str] = set()
        self.questions = 0

    def refuse(self, field: str, reason: str, **details: object) -> BadForm:
        return BadForm(f"{self.place}.{field}" if field else self.place, reason, **details)

    # Names ---------------------------------------------------------------------------

    def named(self, field: str, names: Iterable[str], *more: str) -> None:
        """Each was chosen before."""
        for name in names:
            known = (*more, *self.chosen)
            if name not in known:
                raise self.refuse(field, "homemade-not-chosen", name=name, known=known)

    def named_players(self, field: str, names: Iterable[str], *more: str) -> None:
        for name in names:
            self.named(field, (name,), *more)
            if name in self.chosen and name not in self.players:
                raise self.refuse(field, "homemade-not-a-player", name=name)

    def keep(self, field: str, name: str, many: int, *, players: bool) -> None:
        if name in RESERVED:
            raise self.refuse(field, "homemade-taken", name=name)
        self.chosen[name] = many
        self.seen.discard(name)
        self.players.discard(name)
        if players:
            self.players.add(name)

    def only_where(self, holds: object, field: str) -> None:
        if not holds:
            raise self.refuse(field, "homemade-not-here", game=self.rules.id.split("/")[0])

    @property
    def met(self) -> bool:
        return bool(self.doc.wakes.with_) or self.doc.wakes.together

    @property
    def brings(self) -> int:
        """How many cards are laid out for it."""
        printed = self.rules.roles.get(RoleName(self.doc.id))
        return printed.brings if printed else 0

    # Steps ---------------------------------------------------------------------------

    def read(self, step: Doing) -> None:
        for number, when in enumerate(step.when):
            self.condition(f"when[{number}]" if len(step.when) > 1 else "when", when)
        if self.doc.wakes.together and not isinstance(step, IN_A_GROUP):
            raise self.refuse("", "homemade-not-together")
        if isinstance(step, OF_NIGHTS):
            self.only_where(self.rules.round, "")
        if isinstance(step, OF_CARDS):
            self.only_where(not self.rules.round, "")
        CHECKS[type(step)](self, step)

    def choose(self, step: Choose) -> None:
        self.questions += 1
        if self.questions > MOST_QUESTIONS:
            raise self.refuse("choose", "homemade-too-many", count=self.questions, most=MOST_QUESTIONS)
        self.pools(step)
        self.asked_under(step)
        self.named("except", step.except_, ME, *((FELLOWS,) if self.met else ()))
        if "words" in step.choose and (len(step.choose) > 1 or not step.words):
            raise self.refuse("words", "homemade-words")
        if len(set(step.words)) < len(step.words):
            raise self.refuse("words", "homemade-words")
        if MARKS_WORD in step.words:
            self.only_where(self.rules.marks, "words")
        if self.options(step) > MOST_OPTIONS:
            raise self.refuse("choose", "homemade-options", count=self.options(step), most=MOST_OPTIONS)
        self.words.update(step.words)
        many = max(step.number) if "words" not in step.choose else 0
        self.keep("as", step.as_, many, players={*step.choose} <= {"others", "players", "neighbours"})

    def pools(self, step: Choose) -> None:
        if len(step.number) not in (1, len(step.choose)):
            raise self.refuse("number", "homemade-counts", count=len(step.number), needed=len(step.choose))
        for pool in step.choose:
            if pool == "centre":
                self.only_where(self.rules.centre, "choose")
            if pool == SPARE:
                self.only_where(self.brings, "choose")

    def asked_under(self, step: Choose) -> None:
        """A call of one's own: no answer can be taken for that to another's question."""
        for field, name in (("call", step.call), ("topic", step.topic)):
            if name and name != self.doc.id and not name.startswith(f"{self.doc.id}-"):
                raise self.refuse(field, "homemade-call", name=name, known=(self.doc.id, f"{self.doc.id}-…"))

    def options(self, step: Choose) -> int:
        """At the largest table there is."""
        most = self.rules.players[1]
        sizes = {"neighbours": 2, "centre": self.rules.centre, SPARE: 2, "words": 0}
        counts = step.number * len(step.choose) if len(step.number) == 1 else step.number
        places = sum(comb(sizes.get(pool, most), many) for pool, many in zip(step.choose, counts, strict=True))
        return max(places, 1) * max(len(step.words), 1)

    def single(self, field: str, name: str) -> None:
        if self.chosen.get(name, 1) != 1:
            raise self.refuse(field, "homemade-one-place", name=name)

    def look(self, step: LookAt) -> None:
        self.named("look", step.look, ME)
        if step.what == "mark":
            self.only_where(self.rules.marks, "what")
            self.named_players("look", step.look, ME)
        elif step.what == "player":
            self.only_where(self.rules.round, "what")
            self.named_players("look", step.look, ME)
        else:
            self.seen.update(step.look)

    def swap(self, step: SwapPlaces) -> None:
        self.named("swap", step.swap, ME, *((SPARE,) if self.brings else ()))
        if len({*step.swap}) != len(step.swap) or sum(self.chosen.get(name, 1) for name in step.swap) != 2:
            raise self.refuse("swap", "homemade-two-places")
        if step.what == MARKS_WORD:
            self.only_where(self.rules.marks, "what")
            self.named_players("swap", step.swap, ME)

    def mark(self, step: MarkWith) -> None:
        self.only_where(self.rules.marks, "mark")
        if step.mark not in self.rules.marks:
            raise self.refuse("mark", "none-of", found=step.mark, known=tuple(self.rules.marks))
        self.named_players("on", step.on, ME)

    def turn(self, step: TurnInto) -> None:
        if step.turn not in self.seen or step.turn == ME:
            raise self.refuse("turn", "homemade-not-seen", name=step.turn)
        self.single("turn", step.turn)

    def take(self, step: TakeCard) -> None:
        self.named("take", (step.take,))
        self.single("take", step.take)
        self.seen.add(step.take)

    def tap(self, step: TapOn) -> None:
        self.named_players("tap", (step.tap,))

    def reveal(self, step: TurnUp) -> None:
        self.named_players("reveal", (step.reveal,), ME)

    def tell(self, step: Tell) -> None:
        """To everybody only what this role chose: what it saw is told by turning a card up, for all to see."""
        self.named_players("tell", (step.tell,), EVERYBODY)
        if step.tell == EVERYBODY:
            self.named_players("of", (step.of,), ME)

    def heal(self, step: Heal) -> None:
        self.named_players("heal", (step.heal,))

    def poison(self, step: Poison) -> None:
        self.named_players("poison", (step.poison,))

    def protect(self, step: Protect) -> None:
        self.named_players("protect", (step.protect,), ME)

    def join(self, step: Join) -> None:
        self.named_players("join", (step.join,))
        if self.chosen.get(step.join) != 2:
            raise self.refuse("join", "homemade-two-places")

    def recognise(self, step: Recognise) -> None:
        if step.recognise == (FELLOWS,):
            if not self.doc.wakes.together:
                raise self.refuse("recognise", "homemade-no-fellows")
            return
        for name in step.recognise:
            if name not in self.rules.roles:
                raise self.refuse("recognise", "no-such-role", name=name, known=tuple(self.rules.roles))

    def learn(self, step: Learn) -> None:
        match step.learn:
            case "number":
                self.teams("of", step.of)
                self.named("among", step.among, "neighbours", "others", "centre")
            case "team" | "same":
                self.named("of", step.of)
                if step.learn == "same" and sum(self.chosen.get(name, 1) for name in step.of) < 2:
                    raise self.refuse("of", "homemade-two-places")
                if not step.of:
                    raise self.refuse("of", "missing-field")
            case "bitten":
                self.only_where(self.rules.marks, "learn")
            case "victim":
                self.only_where(self.rules.round, "learn")
        if step.as_:
            self.keep("as", step.as_, 1, players=True)

    def teams(self, field: str, names: tuple[str, ...]) -> None:
        known = tuple(dict.fromkeys(role.team for role in self.rules.roles.values()))
        for name in names:
            if name not in known:
                raise self.refuse(field, "none-of", found=name, known=known)
        if not names:
            raise self.refuse(field, "missing-field")

    # Conditions ----------------------------------------------------------------------

    def condition(self, field: str, when: Condition) -> None:
        """It rests on what this role knows, and on nothing else."""
        if when.seen:
            self.condition_of_cards(field, when)
        if when.chosen:
            self.named(field, (when.chosen,))
        if when.alone and not self.met:
            raise self.refuse(field, "homemade-no-fellows")
        if when.marks:
            self.only_where(self.rules.marks, field)
        said = (when.said,) if when.said else ()
        for words, known in ((said, self.words), (when.unspent, SPENT)):
            for word in words:
                if word not in known:
                    raise self.refuse(field, "none-of", found=word, known=tuple(sorted(known)))

    def condition_of_cards(self, field: str, when: Condition) -> None:
        if when.seen not in self.seen:
            raise self.refuse(field, "homemade-not-seen", name=when.seen)
        if sum(map(bool, (when.is_, when.not_, when.role))) != 1:
            raise self.refuse(field, "homemade-seen-what")
        if not when.role:
            self.teams(field, when.is_ or when.not_)


CHECKS: Mapping[type, Callable[[Steps, Any], None]] = {
    Choose: Steps.choose,
    LookAt: Steps.look,
    SwapPlaces: Steps.swap,
    TakeCard: Steps.take,
    MarkWith: Steps.mark,
    TurnInto: Steps.turn,
    Recognise: Steps.recognise,
    Learn: Steps.learn,
    TapOn: Steps.tap,
    TurnUp: Steps.reveal,
    Tell: Steps.tell,
    Heal: Steps.heal,
    Poison: Steps.poison,
    Protect: Steps.protect,
    Join: Steps.join,
}


def check_steps(place: str, doc: RoleDoc, rules: RuleSet) -> None:
    """Step by step; it ends because no step comes twice."""
    found = Steps(place, doc, rules)
    for number, step in enumerate(doc.night):
        found.place = f"{place}.night[{number}]"
        found.read(step)
