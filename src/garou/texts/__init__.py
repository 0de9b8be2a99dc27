"""Every word anybody reads or hears: one folder a language, the same keys in each."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from .compiled import Message, messages

# Complete languages, a folder each. The first is the one the others are made from, and speaks where one has no words.
COMPLETE = ("en", "fr", "de")

# Languages somebody is at work on: folders named in GAROU_TEXTS. With it set, what they lack is shown in brackets.
DRAFTS: Mapping[str, Path] = {
    Path(folder).name: Path(folder).absolute()
    for folder in os.environ.get("GAROU_TEXTS", "").split(os.pathsep)
    if folder and Path(folder).is_dir()
}
LANGUAGES = tuple(dict.fromkeys((*COMPLETE, *DRAFTS)))
LACKING = "⟦{}⟧"
REMEMBERED = 8192  # sentences of a language

# Which files hold the keys that begin so. Files are read when first wanted: a judge needs no tales.
FILES: Mapping[str, tuple[str, ...]] = {
    "advice-": ("advice",),
    "aiwolf-": ("aiwolf",),
    "announce-": ("announcer", "announcer-one-night", "announcer-epic-battle", "announcer-classic"),
    "announcer-page-": ("announcer-page",),
    "artifact-": ("epic-battle-things",),
    "ask-": ("questions",),
    "authority-": ("authority",),
    "board-": ("board",),
    "call-": ("questions",),
    "claim-": ("claims",),
    "classic-": ("classic-roles",),
    "cli-": ("cli",),
    "cup-": ("cup",),
    "deduce-": ("deduce",),
    "epic-battle-": ("epic-battle-roles",),
    "error-": ("errors",),
    "data-": ("data",),
    "fact-": ("facts",),
    "feel-": ("feel",),
    "gesture-": ("gestures",),
    "ground-": ("grounds",),
    "help-": ("help", "help-roles", "help-epic"),
    "history-": ("history",),
    "homemade-": ("homemade",),
    "lab-": ("lab",),
    "language-": ("language",),
    "leaflet-": ("leaflet",),
    "league-": ("league",),
    "level-": ("scenarios",),
    "list-": ("questions",),
    "mark-": ("epic-battle-things",),
    "master-": ("master",),
    "mcp-": ("mcp",),
    "mind-": ("minds",),
    "one-night-": ("one-night-roles",),
    "option-": ("options",),
    "place-": ("questions",),
    "puzzle-": ("puzzle",),
    "reason-": ("reasons",),
    "remark-": ("remarks-calm", "remarks-hot", "remarks-joker", "remarks-shy"),
    "replay-": ("replay",),
    "reply-": ("replies",),
    "role-": ("roles",),
    "rule-": ("rules",),
    "scenario-": ("scenarios", "epic-battle-scenarios", "classic-scenarios"),
    "season-": ("season",),
    "settle-": ("settle",),
    "sim-": ("sim",),
    "store-": ("store",),
    "story-": ("facts",),
    "team-": ("teams",),
    "texts-": ("texts",),
    "toll-": ("why",),
    "tournament-": ("tournament",),
    "web-": ("web",),
    "why-": ("why",),
    "word-": ("questions",),
    "workshop-": ("workshop",),
}

# Where all the words of a role may stand together, whatever its keys begin with.
OF_ROLES = ("one-night-roles", "epic-battle-roles", "classic-roles")

# What the pages of a table that plays may say.
AT_A_TABLE = (
    *("artifact-", "ask-", "claim-", "cli-", "deduce-", "error-", "fact-"),
    *("gesture-", "ground-", "history-", "language-", "reason-", "remark-", "replay-", "reply-", "role-"),
    *("mind-", "team-", "web-", "why-"),
)

# Where a game has no words of its own for a role or a question, it borrows those of the next.
BORROWS: Mapping[str, tuple[str, ...]] = {
    "one-night": ("one-night",),
    "epic-battle": ("epic-battle", "one-night"),
    "classic": ("classic",),
}


def _path(lang: str, file: str) -> Path:
    return DRAFTS.get(lang, Path(__file__).with_name(lang)) / f"{file}.ftl"


@cache
def _written(lang: str, file: str) -> str:
    place = _path(lang, file)
    return place.read_text("utf-8") if lang not in DRAFTS or place.exists() else ""


@cache
def _messages(lang: str, file: str) -> frozenset[str]:
    """The names of its messages, found without compiling it."""
    text = _written(lang, file)
    return frozenset(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)) - _left_as_it_was(lang, file, text)


def _left_as_it_was(lang: str, file: str, text: str) -> set[str]:
    """What nobody has put into this language yet, where somebody is at work on it."""
    if lang not in DRAFTS or lang == LANGUAGES[0]:
        return set()
    from .written import untranslated  # noqa: PLC0415  # most who speak never need to read Fluent

    return untranslated(text, _written(LANGUAGES[0], file))


@cache
def _bundle(lang: str, file: str) -> Mapping[str, Message]:
    return messages(_path(lang, file), _written(lang, file))


class Words:
    """One language. Asked for a key it does not have, it raises KeyError: a test finds that before a game does."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise KeyError(lang)
        self.lang = lang
        self._held: dict[str, Message | None] = {}
        self._forms: dict[str, tuple[str, ...]] = {}
        self._said = lru_cache(maxsize=REMEMBERED)(self._say)  # every page of a table says much the same

    def __call__(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        return self._said(key, tuple(args.items()) if args else ())

    def _say(self, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        message, problems = self._holding(key), list[Exception]()
        if message is None:
            raise KeyError(f"{self.lang} has no words for {key!r}")
        text = message(dict(args), problems)
        if problems:
            raise KeyError(f"{key!r} in {self.lang}: {problems}")
        return str(text)

    def has(self, key: str) -> bool:
        return self._holding(key) is not None

    def forms(self, things: str) -> tuple[str, ...]:
        """In which forms this language has the names of such things: `the`, `a`, or a case they stand in."""
        if things not in self._forms:
            written = (_written(self.lang, file) for file in FILES[things])
            listed = (
                form
                for text in written
                for name, forms in re.findall(r"^([a-z][\w-]*) *=[^\n]*((?:\n    \.[^\n]*)*)", text, re.MULTILINE)
                if name.startswith(things)
                for form in re.findall(r"^    \.([a-z][\w-]*) *=", forms, re.MULTILINE)
            )
            self._forms[things] = tuple(dict.fromkeys(listed))
        return self._forms[things]

    def in_language(self, lang: str) -> Words:
        """The same in another language."""
        return words(lang)

    def first(self, *keys: str) -> str:
        """The first of these keys there are words for."""
        for key in keys:
            if self.has(key):
                return key
        raise KeyError(f"{self.lang} has no words for any of {keys}")

    def _holding(self, key: str) -> Message | None:
        if key not in self._held:
            self._held[key] = self._find(key) or self._borrowed(key)
        return self._held[key]

    def _borrowed(self, key: str) -> Message | None:
        """Where this language has no words, the first has; whoever works on it sees which those are."""
        lent = None if self.lang == LANGUAGES[0] else words(LANGUAGES[0])._find(key)  # noqa: SLF001  # one of its kind
        if lent is None or not DRAFTS or key.startswith("language-"):
            return lent
        return lambda args, problems: LACKING.format(lent(args, problems))

    def _find(self, key: str) -> Message | None:
        message = key.partition(".")[0]
        listed = (file for prefix, files in FILES.items() if message.startswith(prefix) for file in files)
        for file in (*listed, *OF_ROLES):
            if message in _messages(self.lang, file):
                found = _bundle(self.lang, file).get(key)
                if found is not None:
                    return found
        return None

    def joined(self, names: list[str]) -> str:
        """Ada, Ben and Cleo; nobody."""
        if not names:
            return self("list-none")
        text = names[0]
        for name in names[1:-1]:
            text = self("list-comma", {"first": text, "last": name})
        return self("list-and", {"first": text, "last": names[-1]}) if len(names) > 1 else text


def patterns(lang: str, prefix: str) -> dict[str, str]:
    """Messages that are one line with gaps, as `{name}`: what a page can put together without a server."""
    found = {}
    for file in next(files for start, files in FILES.items() if prefix.startswith(start)):
        for key, text in re.findall(rf"^({prefix}[\w-]+) = (.+)$", _written(lang, file), re.MULTILINE):
            found[key] = re.sub(r"\{ *\$([\w-]+) *\}", r"{\1}", text)
    return found


def learn() -> None:
    """All that is said at a table: the first who is told something must not keep everybody waiting, nor show it."""
    for lang in LANGUAGES:
        for prefix in (*AT_A_TABLE, *(f"{game}-" for game in BORROWS)):
            for file in FILES[prefix]:
                _bundle(lang, file)


def prepare() -> None:
    """All there is, so that whoever starts later finds it compiled, and need not be allowed to write."""
    for lang in LANGUAGES:
        for file in sorted({file for files in FILES.values() for file in files}):
            _bundle(lang, file)


@cache
def words(lang: str) -> Words:
    return Words(lang)


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else what gettext would speak: LANGUAGE before the locale, unless that is C."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    listed = environment.get("LANGUAGE") if _language_of(locale) not in PLAIN else ""
    choices = map(_language_of, (wanted or listed or locale).split(":"))
    spoken = next((choice for choice in choices if choice in (*LANGUAGES, *PLAIN)), "")
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


PLAIN = ("c", "posix")  # locales without a language of their own


def _language_of(locale: str) -> str:
    """`fr` of fr_FR.UTF-8@euro."""
    return re.split(r"[_.@-]", locale, maxsplit=1)[0].lower()
