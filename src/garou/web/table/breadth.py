"""How much room a question of the night takes at most, on a page and for a program: by what everybody knows.

Questions are rehearsed with the cards of the table. A question is as broad as it would be if any places could be
chosen that are as many as one of its choices names.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from math import comb
from typing import NamedTuple

from jinja2.utils import htmlsafe_json_dumps
from markupsafe import escape

from garou.engine.rehearsal import Rehearsed, rehearsed
from garou.engine.rules import RuleSet, Step
from garou.engine.values import DECLINED, Choice, Fact, Question, RoleName
from garou.rooms.room import Room
from garou.texts import Words
from garou.texts.narrator import Narrator

from .asking import Gaps, chip_reads
from .learning import line, pictured

SHELF, PICTURE = 48, 68  # bytes of what was looked at, and of each of it without the names of its kind and drawing
STRUCK = 10  # of what is used up, without its letters
CHIP = 96  # bytes of a word to tap, without its letters
VARYING = 32  # bytes that one role's name may be longer than another's
AT_ONCE = 2  # calls in which one seat may act before the page of either is gone
KEPT = 1024  # tables


class Shape(NamedTuple):
    """Choices that name these words and so many places."""

    words: tuple[str, ...]
    places: int


class Known(NamedTuple):
    """What everybody knows of a table that anything here rests on."""

    rules: RuleSet
    game: str
    cast: tuple[RoleName, ...]
    beside: tuple[RoleName, ...]
    names: tuple[str, ...]

    @property
    def cards(self) -> tuple[RoleName, ...]:
        return self.cast + self.beside

    @property
    def moments(self) -> tuple[Rehearsed, ...]:
        """What these cards may bring to somebody."""
        return rehearsed(self.rules, self.cast, self.beside, len(self.names))


def known(room: Room) -> Known:
    return Known(room.settings.rules, room.settings.game, room.cast, room.beside, room.names)


# --- On a page --------------------------------------------------------------------------------------------


def on_a_page(room: Room, words: Words) -> int:
    """Bytes of the words to tap, of the broadest question, and of what one may have been told."""
    return _on_a_page(known(room), words)


@lru_cache(maxsize=KEPT)
def _on_a_page(table: Known, words: Words) -> int:
    longest = max(table.names, key=_bytes)
    gaps = Gaps(words, table.game, (longest,) * len(table.names), table.rules.places)
    asked = max((_broad(one.asked, len(table.cards), gaps) for one in table.moments if one.asked), default=0)
    chips = max(_chips(step, table, words) for step in table.rules.steps)
    told = _told(table, Narrator(words, gaps.game, gaps.players, gaps.places))
    return chips + asked + told + max(_spent(step, table, words) for step in table.rules.steps)


def _told(table: Known, narrator: Narrator) -> int:
    """In the calls that tell most: whoever copied a role is told what it is told, besides what their own is."""
    told: dict[str, int] = {}
    for one in table.moments:
        seen = sum(_seen(fact, table.rules) for fact in one.told)
        letters = sum(_letters(fact, table.rules, narrator) + VARYING for fact in one.told)
        told[one.call] = max(letters + seen, told.get(one.call, 0))
    most = sum(sorted(told.values())[-AT_ONCE:])
    return most + SHELF if most else 0


def _seen(fact: Fact, rules: RuleSet) -> int:
    """What was looked at, as a picture."""
    return sum(PICTURE + len(one.kind) + len(one.art) for one in pictured(fact, rules))


def _letters(fact: Fact, rules: RuleSet, narrator: Narrator) -> int:
    """Whatever mark or artifact it is that is found: they mean more or less."""
    found = {"mark": rules.marks, "artifact": rules.artifacts}
    kinds = [kind for kind, _ in fact.data if kind in found]
    told = [fact] if not kinds else [_found(fact, kind, name) for kind in kinds for name in found[kind]]
    return max(_bytes(line(narrator, one, min(one.audience))) for one in told)


def _found(fact: Fact, kind: str, name: str) -> Fact:
    return fact._replace(data=tuple((key, name if key == kind else value) for key, value in fact.data))


def _spent(step: Step, table: Known, words: Words) -> int:
    return sum(_bytes(words(f"fact-{by}.spent")) + STRUCK for _, by in table.rules.spent_under(step))


def _chips(step: Step, table: Known, words: Words) -> int:
    said = table.rules.said_under(step, table.cards)
    return sum(CHIP + 2 * len(word) + _bytes(chip_reads(word, words)) for word in said)


def _broad(question: Question, slots: int, gaps: Gaps) -> int:
    says = {gaps.option(question, choice) for choice in question.options if choice != DECLINED}
    read = [gaps.question(question), *([gaps.option(question, DECLINED)] if question.may_decline else [])]
    letters = sum(len(htmlsafe_json_dumps({text: ""})) for text in says) + sum(map(_bytes, read))
    return letters + sum(comb(slots, one.places) * _written(one, slots) for one in _shapes(question))


def _written(one: Shape, slots: int) -> int:
    """A choice as a page writes it, with what parts it from the next: "cards 3 12,"."""
    return sum(len(word) + 1 for word in one.words) + one.places * (len(str(slots)) + 1)


def _bytes(text: str) -> int:
    return len(escape(text).encode())


# --- For a program ----------------------------------------------------------------------------------------


def for_a_program(room: Room) -> int:
    """Bytes of the broadest question where every choice is a list of words and names."""
    return _for_a_program(known(room))


@lru_cache(maxsize=KEPT)
def _for_a_program(table: Known) -> int:
    names = [len(json.dumps(name, ensure_ascii=False).encode()) for name in (*table.names, *table.rules.places)]
    asked = (one.asked for one in table.moments if one.asked)
    return max((sum(_listed(one, names) for one in _shapes(question)) for question in asked), default=0)


def _listed(one: Shape, names: list[int]) -> int:
    said = sum(len(word) + len('"",') for word in one.words) + len("[],")
    named = comb(len(names) - 1, one.places - 1) * sum(length + 1 for length in names) if one.places else 0
    return comb(len(names), one.places) * said + named


def _shapes(question: Question) -> Iterable[Shape]:
    return dict.fromkeys(map(shape, question.options))


def shape(choice: Choice) -> Shape:
    words = tuple(part for part in choice if isinstance(part, str))
    return Shape(words, len(choice) - len(words))
