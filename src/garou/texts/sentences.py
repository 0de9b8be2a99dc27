"""The rule of a home-made role as a person would say it: put together from what the role does, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields

from garou.engine.rules import RuleSet
from garou.homemade import verbs
from garou.homemade.values import RoleDoc

from . import Words
from .narrator import team_forms

ORDER = ("first", "second", "third")


PLAYERS = {"others", "players", "neighbours"}


def of_players(step: verbs.Choose) -> bool | None:
    """Are players chosen, or cards? None where it is a word."""
    return None if "words" in step.choose else PLAYERS.issuperset(step.choose)


@dataclass(frozen=True, slots=True)
class Saying:
    """Some words of the rule, and which part of the document says so; "" where none does."""

    text: str
    field: str = ""


def rule(words: Words, doc: RoleDoc, rules: RuleSet) -> str:
    """The whole rule. `rules` are those it is for, with this card in them or without."""
    return "".join(piece.text for piece in pieces(words, doc, rules))


def pieces(words: Words, doc: RoleDoc, rules: RuleSet) -> tuple[Saying, ...]:
    """The same in pieces that can be tapped."""
    found: list[Saying] = []
    for sentence in Rule(words, doc, rules).sentences():
        if found:
            found.append(Saying(" "))
        first, *rest = sentence
        found += [Saying(capital(first.text), first.field), *rest, Saying(".")]
    return tuple(found)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Rule:
    """One role in one language; what has been chosen so far has a name."""

    def __init__(self, words: Words, doc: RoleDoc, rules: RuleSet) -> None:
        self.words, self.doc, self.rules = words, doc, rules
        self.kinds: dict[str, str] = {verbs.ME: "me", verbs.SPARE: "spare"}
        self.nth: dict[str, str] = {}
        for people in (True, False):
            names = dict.fromkeys(
                step.as_ for step in doc.night if isinstance(step, verbs.Choose) and of_players(step) == people
            )
            self.nth |= dict(zip(names, ORDER, strict=False)) if len(names) > 1 else {}

    def __call__(self, key: str, **args: object) -> str:
        return self.words(key, args)

    # Sentences -----------------------------------------------------------------------

    def sentences(self) -> Iterator[list[Saying]]:
        doc = self.doc
        if doc.wakes.with_:
            yield [Saying(self("homemade-with", call=self.call(doc.wakes.with_)), "wakes")]
        if doc.night:
            yield from self.night()
        elif not doc.wakes.with_:
            yield [Saying(self("homemade-sleeps"), "wakes")]
        for field, text in self.day():
            yield [Saying(text, field)]

    def night(self) -> Iterator[list[Saying]]:
        """A question and all that follows from it is one sentence."""
        opening, asked, deeds = [Saying(self.opening(), "wakes"), Saying(" ")], 0, list[Saying]()
        for number, step in enumerate(self.doc.night):
            if not isinstance(step, verbs.Choose):
                deeds.append(Saying(self.under(step, self.doing(step)), f"night[{number}]"))
                continue
            if deeds:
                yield [*opening, *self.one_after_the_other(deeds)]
                opening, deeds = [], []
            elif asked:
                yield opening[:-1]
                opening = []
            asked += 1
            text = self.under(step, self.asking(step, first=asked == 1 or bool(step.when)))
            opening += [Saying(text, f"night[{number}]"), Saying(self("homemade-colon"))]
        yield [*opening, *self.one_after_the_other(deeds)] if deeds else opening[:-1]

    def one_after_the_other(self, deeds: list[Saying]) -> Iterator[Saying]:
        for number, deed in enumerate(deeds):
            if number:
                yield Saying(self("homemade-and" if number == len(deeds) - 1 else "homemade-comma"))
            yield deed

    def opening(self) -> str:
        wakes, rules = self.doc.wakes, self.rules
        first = rules.opening[0].name
        dusk = self.dusk(wakes.after)
        if rules.round:
            nights = {step.name for step in rules.round}
            way = (
                "homemade-after-nightly"
                if wakes.nightly
                else "homemade-after-every"
                if wakes.after in nights
                else "homemade-after-once"
            )
        elif wakes.after == first:
            way = "homemade-first-dusk" if dusk else "homemade-first"
        else:
            way = "homemade-after-dusk" if dusk else "homemade-after"
        opening = self(way, call=self.call(wakes.after))
        return f"{opening} {self('homemade-together')}" if wakes.together else opening

    def dusk(self, after: str) -> bool:
        """Whatever follows a call of the dusk is held at dusk."""
        steps = self.rules.opening
        at = next((number for number, step in enumerate(steps) if step.name == after), None)
        if at is None:
            return False
        return steps[at].dusk if steps[at].roles else steps[min(at + 1, len(steps) - 1)].dusk

    def call(self, name: str) -> str:
        role = f"role-{name}.the"
        own = self.rules.roles.get(name)  # type: ignore[call-overload]  # a call may have the name of a role
        step = next((step for step in self.rules.steps if step.name == name), None)
        if own and self.words.has(role) and (step is None or step.alone):
            return self.words(role)
        return self("homemade-call", name=self.words(f"call-{name}")) if self.words.has(f"call-{name}") else name

    # Choosing ------------------------------------------------------------------------

    def asking(self, step: verbs.Choose, *, first: bool) -> str:
        may = "yes" if step.may else "no"
        if "words" in step.choose:
            self.kinds[step.as_] = "word"
            return self(
                "homemade-ask-word" if first else "homemade-ask-word-then", may=may, words=self.said(step.words)
            )
        counts = step.number * len(step.choose) if len(step.number) == 1 else step.number
        ways = [self(f"homemade-from-{pool}", number=count) for pool, count in zip(step.choose, counts, strict=True)]
        what = ways[0]
        for way in ways[1:]:
            what = self("homemade-or", first=what, last=way)
        if step.except_:
            what = self("homemade-except-fellows" if verbs.FELLOWS in step.except_ else "homemade-except", what=what)
        if step.words:
            what = self("homemade-with-words", what=what, words=self.said(step.words))
        kind = "player" if of_players(step) else "card" if PLAYERS.isdisjoint(step.choose) else "mixed"
        self.kinds[step.as_] = f"{kind}s" if max(counts) > 1 and kind != "mixed" else kind
        return self("homemade-ask" if first else "homemade-ask-then", may=may, what=what)

    def said(self, words: tuple[str, ...]) -> str:
        return self.words.joined([self.word(word) for word in words])

    def word(self, word: str) -> str:
        told, written = self.doc.says.get(self.words.lang), word.removeprefix("say-")
        own = told.words.get(written, "") if told else ""
        return own or (self.words(f"word-{word}") if self.words.has(f"word-{word}") else written)

    def card(self, name: str) -> str:
        return self("homemade-card", kind=self.kinds.get(name, "player"), nth=self.nth.get(name, "one"))

    def player(self, name: str) -> str:
        return self("homemade-player", kind=self.kinds.get(name, "player"), nth=self.nth.get(name, "one"))

    def teams(self, names: tuple[str, ...], joined: Callable[[list[str]], str]) -> Mapping[str, str]:
        """Joined in each of the forms that the language has for them."""
        told = [self.team(name) for name in names]
        forms = told[0].keys() if told else ()
        return {f"teams{form.removeprefix('team')}": joined([one[form] for one in told]) for form in forms}

    def team(self, name: str) -> Mapping[str, str]:
        forms = ["team", *(f"team-{form}" for form in self.words.forms("team-"))]
        return team_forms(self.words, name) if self.words.has(f"team-{name}.the") else dict.fromkeys(forms, name)

    def named(self, roles: tuple[str, ...], form: str) -> list[str]:
        keys = [(f"role-{name}{form}", name) for name in roles]
        return [self.words(key) if self.words.has(key) else name for key, name in keys]

    def either(self, names: list[str]) -> str:
        """This one, that one or that one."""
        text = names[0]
        for name in names[1:-1]:
            text = self.words("list-comma", {"first": text, "last": name})
        return self("homemade-either", first=text, last=names[-1]) if len(names) > 1 else text

    # Doing ---------------------------------------------------------------------------

    def under(self, step: verbs.Doing, does: str) -> str:
        """With the conditions before it."""
        for when in reversed(step.when):
            does = self.condition(when, does)
        return does

    def condition(self, when: verbs.Condition, does: str) -> str:
        if when.seen:
            if when.role:
                return self("homemade-if-role", roles=self.either(self.named(when.role, ".a")), does=does)
            teams = self.teams(when.is_ or when.not_, self.either)
            return self("homemade-if-is" if when.is_ else "homemade-if-not", **teams, does=does)
        if when.said:
            return self("homemade-if-said", word=self.word(when.said), does=does)
        [told] = [one.name for one in fields(when) if getattr(when, one.name)]
        return self(f"homemade-if-{told}", does=does)

    def doing(self, step: verbs.Doing) -> str:
        return SAID[type(step)](self, step)

    def look(self, step: verbs.LookAt) -> str:
        name = step.look[0]
        if step.what == "card":
            return self("homemade-look", card=self.card(name))
        return self(f"homemade-look-{step.what}", player=self.player(name))

    def swap(self, step: verbs.SwapPlaces) -> str:
        if step.what != "cards":
            return self("homemade-swap-marks")
        if len(step.swap) == 1:
            return self("homemade-swap-both")
        others = [name for name in step.swap if name != verbs.ME]
        if len(others) == 1:
            return self("homemade-swap-own", card=self.card(others[0]))
        return self("homemade-swap-two", card=self.card(others[0]), other=self.card(others[1]))

    def take(self, step: verbs.TakeCard) -> str:
        return self("homemade-take", card=self.card(step.take))

    def mark(self, step: verbs.MarkWith) -> str:
        return self("homemade-mark", mark=self.words(f"mark-{step.mark}.the"), player=self.player(step.on[0]))

    def turn(self, step: verbs.TurnInto) -> str:
        return self("homemade-turn" if step.then == "rest" else f"homemade-turn-{step.then}")

    def recognise(self, step: verbs.Recognise) -> str:
        if step.recognise == (verbs.FELLOWS,):
            return self("homemade-recognise-fellows")
        return self("homemade-recognise", roles=self.words.joined(self.named(step.recognise, ".many")))

    def learn(self, step: verbs.Learn) -> str:
        if step.as_:
            self.kinds[step.as_] = "player"
        if step.learn == "number":
            among = step.among[0] if step.among[0] in ("neighbours", "others", "centre") else "chosen"
            return self(
                "homemade-learn-number",
                **self.teams(step.of, self.words.joined),
                places=self(f"homemade-among-{among}"),
            )
        return self(f"homemade-learn-{step.learn}", card=self.card(step.of[0]) if step.of else "")

    def tap(self, step: verbs.TapOn) -> str:
        return self("homemade-tap", player=self.player(step.tap))

    def reveal(self, step: verbs.TurnUp) -> str:
        return self("homemade-reveal", card=self.card(step.reveal))

    def tell(self, step: verbs.Tell) -> str:
        return (
            self("homemade-tell-everybody")
            if step.tell == verbs.EVERYBODY
            else self("homemade-tell", player=self.player(step.tell))
        )

    def heal(self, step: verbs.Heal) -> str:
        return self("homemade-heal")

    def poison(self, step: verbs.Poison) -> str:
        return self("homemade-poison", player=self.player(step.poison))

    def protect(self, step: verbs.Protect) -> str:
        return self("homemade-protect", player=self.player(step.protect))

    def join(self, step: verbs.Join) -> str:
        return self("homemade-join")

    # By day --------------------------------------------------------------------------

    def day(self) -> Iterator[tuple[str, str]]:
        doc = self.doc
        if doc.dies:
            some = doc.dies.of and doc.dies.takes == "chosen"
            yield "dies", self("homemade-dies-chosen-some" if some else f"homemade-dies-{doc.dies.takes}")
        if doc.guards:
            pointed = doc.guards.pointed_by
            yield (
                "guards",
                self("homemade-guards-pointed", **self.team(pointed))
                if pointed
                else self(f"homemade-guards-{doc.guards.guards}"),
            )
        if doc.votes != 1:
            yield "votes", self("homemade-votes", number=doc.votes)
        yield "team" if doc.wins == "team" else "wins", self.goal()

    def goal(self) -> str:
        doc = self.doc
        if doc.wins == "team":
            return self("homemade-wins-follower" if doc.follower else "homemade-wins-team", **self.team(doc.team))
        return self(f"homemade-wins-{doc.wins}")

    # In short ------------------------------------------------------------------------

    def act(self) -> str:
        """What it does when it is called, said to whoever opens their eyes."""
        told = Rule(self.words, self.doc, self.rules)
        found = []
        for sentence in told.night() if self.doc.night else ():
            spoken = [piece for piece in sentence if piece.field != "wakes"]
            text = "".join(piece.text for piece in spoken).strip()
            found.append(capital(text) + ".")
        return " ".join(found) or self("homemade-nothing-to-do")

    def short(self) -> str:
        """In one line: what it does first, else what is special about it by day, else how it wins."""
        if self.doc.night:
            return self.act().partition(". ")[0].removesuffix(".") + "."
        return capital(next(text for _, text in self.day())) + "."


SAID: Mapping[type, Callable[..., str]] = {
    verbs.LookAt: Rule.look,
    verbs.SwapPlaces: Rule.swap,
    verbs.TakeCard: Rule.take,
    verbs.MarkWith: Rule.mark,
    verbs.TurnInto: Rule.turn,
    verbs.Recognise: Rule.recognise,
    verbs.Learn: Rule.learn,
    verbs.TapOn: Rule.tap,
    verbs.TurnUp: Rule.reveal,
    verbs.Tell: Rule.tell,
    verbs.Heal: Rule.heal,
    verbs.Poison: Rule.poison,
    verbs.Protect: Rule.protect,
    verbs.Join: Rule.join,
}
