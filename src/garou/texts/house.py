"""The words of a home-made edition: those its document has, and else those that can be made from what its roles do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from garou.engine.rules import RuleSet
from garou.homemade import base_in, rules_of, shelf
from garou.homemade.cards import numbered
from garou.homemade.coding import edition_in, is_code
from garou.homemade.days import call_of_death
from garou.homemade.scenarios import OF_ITS_OWN
from garou.homemade.values import ALONE, EditionDoc, RoleDoc, Spelling, Wording
from garou.homemade.verbs import Choose

from . import LANGUAGES, Words
from . import words as printed_words
from .grammar import forms
from .sentences import Rule, capital, rule

Args = Mapping[str, Any]
Message = str | Callable[[Args], str]
Entry = tuple[str, Message]

KEPT = 64  # editions, each in one language
NOTHING = Wording()


class HouseWords(Words):
    """One language, and the words of one home-made edition before those of the house."""

    def __init__(self, base: Words, own: Mapping[str, Message], elsewhere: Callable[[str], Words]) -> None:
        self.lang = base.lang
        self._base, self._own, self._elsewhere = base, own, elsewhere

    def __call__(self, key: str, args: Args | None = None) -> str:
        own = self._own.get(key)
        if own is None:
            return self._base(key, args)
        return own if isinstance(own, str) else own(args or {})

    def has(self, key: str) -> bool:
        return key in self._own or self._base.has(key)

    def in_language(self, lang: str) -> Words:
        return self._elsewhere(lang)

    def forms(self, things: str) -> tuple[str, ...]:
        return self._base.forms(things)


def at_table(spoken: Words, edition: str) -> Words:
    """The same language at a table of this edition."""
    return words(spoken.lang, edition) if is_code(edition) else spoken


def words(lang: str, edition: str = "") -> Words:
    """A language at a table of this edition, printed or home-made."""
    return _house_words(lang, edition) if is_code(edition) else printed_words(lang)


@lru_cache(maxsize=KEPT)
def _house_words(lang: str, code: str) -> Words:
    game, _ = base_in(code)
    return house_words(printed_words(lang), edition_in(code), rules_of(game, code), game, code)


def house_words(base: Words, doc: EditionDoc, rules: RuleSet, game: str, code: str = "") -> Words:
    """With names first, as the sentences about one role may name another."""
    own: dict[str, Message] = {}
    for role in doc.roles:
        own |= dict(_names(base, game, role))
    own |= dict(_edition(base, doc, game, code))

    def elsewhere(lang: str) -> Words:
        return words(lang, code) if code else house_words(printed_words(lang), doc, rules, game)

    speaking = HouseWords(base, own, elsewhere)
    for role in map(numbered, doc.roles):
        if role != shelf.printed(game).get(role.id):
            own |= dict(Speech(speaking, game, rules, role).entries())
    return speaking


# --- Names ----------------------------------------------------------------------------------------


def name_in(names: Mapping[str, Spelling], lang: str) -> Spelling | None:
    """In the reader's language, else in one of ours, else in whatever there is."""
    wanted = (lang, *LANGUAGES, *names)
    return next((names[one] for one in wanted if one in names), None)


def _names(base: Words, game: str, doc: RoleDoc) -> Iterator[Entry]:
    """A printed role that is not named anew keeps its name."""
    name = name_in(doc.names, base.lang)
    if name is None:
        return
    told = forms(name, base.lang)
    for key in (f"role-{doc.id}", f"{game}-{doc.id}-name"):
        yield key, name.name
        yield from ((f"{key}.{form}", text) for form, text in told.items())
    yield f"call-{doc.id}", told["many"] if doc.wakes.together else name.name
    yield f"web-call-{doc.id}", base("homemade-called", {"name": told["many"] if doc.wakes.together else name.name})
    if doc.team == ALONE:
        yield f"team-{doc.id}", name.name
        yield f"team-{doc.id}.the", told["the"]
        yield f"team-{doc.id}.of", told["of"]


def _edition(base: Words, doc: EditionDoc, game: str, code: str) -> Iterator[Entry]:
    name = name_in(doc.names, base.lang)
    title = name.name if name else base("homemade-edition")
    yield f"web-edition-{code}", title
    yield f"announce-book-{game}-{code}", title
    yield f"scenario-{OF_ITS_OWN}", title
    yield f"scenario-{OF_ITS_OWN}.blurb", base("homemade-scenario", {"name": title})
    for scenario in doc.scenarios:
        named = name_in(scenario.names, base.lang)
        yield f"scenario-{scenario.id}", named.name if named else scenario.id
        yield f"scenario-{scenario.id}.blurb", base("homemade-scenario", {"name": title})


# --- What is said of a role, and to it --------------------------------------------------------------


class Speech:
    def __init__(self, words: Words, game: str, rules: RuleSet, doc: RoleDoc) -> None:
        self.words, self.game, self.rules, self.doc = words, game, rules, doc
        self.own = doc.says.get(words.lang, NOTHING)
        self.said = Rule(words, doc, rules)

    def entries(self) -> Iterator[Entry]:
        yield from self.card()
        yield from self.asked()
        if self.doc.dies and self.doc.dies.takes == "chosen":
            yield from self.asked_when_dying()
        yield from self.announced()
        yield from self.helped()
        yield from self.worded()

    def worded(self) -> Iterator[Entry]:
        """The words to choose from: as the author says them, else as they are written."""
        for step in self.doc.night:
            for said in step.words if isinstance(step, Choose) else ():
                written = said.removeprefix("say-")
                if written in self.own.words or not self.words.has(f"word-{said}"):
                    yield f"word-{said}", self.own.words.get(written, written)

    def card(self) -> Iterator[Entry]:
        key, whole = f"{self.game}-{self.doc.id}", rule(self.words, self.doc, self.rules)
        yield f"{key}-summary", self.own.summary or self.said.short()
        yield f"{key}-explain", self.own.explain or whole
        yield f"{key}-play", self.own.play or self.words("homemade-play")

    def asked(self) -> Iterator[Entry]:
        """Each question under its topic; the first may be worded by the author."""
        steps = [step for step in self.doc.night if isinstance(step, Choose)]
        said = Rule(self.words, self.doc, self.rules)
        for number, step in enumerate(steps):
            topic = f"ask-{self.game}-{step.topic or step.call or self.doc.id}"
            asking = capital(said.asking(step, first=True)) + "."
            yield topic, (self.own.ask if not number else "") or asking
            yield f"{topic}.choose", self.button(with_words=bool(step.words), alone="words" in step.choose)
            yield f"{topic}.decline", self.words("homemade-decline") if step.may else "—"

    def asked_when_dying(self) -> Iterator[Entry]:
        call = call_of_death(self.doc)
        yield f"ask-{self.game}-{call}", self.words("homemade-ask-dying")
        yield f"ask-{self.game}-{call}.choose", self.button(with_words=False, alone=False)
        yield f"ask-{self.game}-{call}.decline", self.words("homemade-decline")
        yield f"call-{call}", self.words("homemade-call-dying", {"name": self.words(f"role-{self.doc.id}")})

    def button(self, *, with_words: bool, alone: bool) -> Message:
        if alone:
            return lambda args: str(args["words"])
        key = "homemade-choose-words" if with_words else "homemade-choose"
        return lambda args: self.words(key, args)

    def announced(self) -> Iterator[Entry]:
        key = f"announce-{self.game}-{self.doc.id}"
        act = self.own.announce or self.said.act()
        yield from ((f"{key}-act{form}", act) for form in ("", ".brief", ".tale"))
        yield f"{key}-picture", self.words("homemade-picture")
        yield f"{key}-picture.gone", self.words("homemade-picture-gone")
        again = f"announce-{self.game}-{self.doc.id}-again"
        yield f"{again}-open", lambda args: self.words("homemade-again", args)
        yield f"{again}-picture", self.words("homemade-picture")
        yield f"{again}-picture.gone", self.words("homemade-picture-gone")
        day = dict(self.said.day())
        by_vote = " ".join(capital(day[field]) + "." for field in ("dies", "guards") if field in day)
        named = {"name": self.words(f"role-{self.doc.id}.the"), "rule": by_vote}
        yield f"announce-{self.game}-vote-{self.doc.id}", self.words("homemade-vote", named)
        yield f"announce-{self.game}-tell-{self.doc.id}", self.words("homemade-tells", named)

    def helped(self) -> Iterator[Entry]:
        key = f"help-{self.game}-{self.doc.id}"
        tips = (*self.own.tips, *("",) * 3)[:3]
        for form, tip in zip(("", ".then", ".last"), tips, strict=True):
            yield f"{key}{form}", tip or self.words(f"homemade-tip{form}")
        yield f"{key}.beware", self.own.beware or self.words("homemade-tip.beware")
        if self.doc.wins != "team":
            yield f"help-wins-{self.game}-{self.doc.id}", capital(self.said.goal()) + "."
            yield f"help-wins-{self.game}-own-{self.doc.id}", capital(self.said.goal()) + "."
            yield f"leaflet-chart-own-{self.doc.id}", self.words(f"role-{self.doc.id}")
            yield f"leaflet-chart-own-{self.doc.id}.says", capital(self.said.goal()) + "."
        yield f"fact-fellows-{self.doc.id}", self.met("homemade-met")
        yield f"story-fellows-{self.doc.id}", self.met("homemade-met-story")

    def met(self, key: str) -> Message:
        return lambda args: self.words(key, args)
