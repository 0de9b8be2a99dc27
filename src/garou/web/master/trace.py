"""What was entered, as a form sends it and as it is read again; and what was taken back, which the page carries."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from garou.cards.taps import Moment
from garou.engine.values import CHANCE, DECLINED, Answer, Choice, Seat, Slot
from garou.record.values import BadRecord, Record
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.choices import read_choice, written

NOBODY = "nobody"  # in a form: a choice that is declined
MOST_UNDONE = 20  # kept in the page: more than anybody reads


def coded(choice: Choice) -> str:
    return written(choice, ".") or NOBODY


def decoded(text: str) -> Choice:
    return () if text == NOBODY else read_choice(text.split("."))


def said(narrator: Narrator, call: str, choice: Choice) -> str:
    """A choice on its own: names, or moments, or that it was declined."""
    words = narrator.words
    if choice == DECLINED:
        return words(f"master-ask-{call}.none")
    parts = [narrator.name(part) if isinstance(part, int) else words(f"word-{part}") for part in choice]
    return words.joined(parts)


# --- The trace ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back: where in the log it stood, and what it was."""

    at: int
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Traced:
    """One line of it."""

    text: str
    undone: bool = False


def trace(so_far: tuple[Moment, ...], undone: tuple[Undone, ...], narrator: Narrator) -> list[Traced]:
    """Everything that was entered, in order; what was taken back stands where it happened, struck through."""
    found: list[Traced] = []
    left, length = list(undone), 0
    for moment in so_far:
        while left and left[0].at <= length:
            found.append(Traced(_entry(left.pop(0).answers, narrator), undone=True))
        if moment.answers:
            found.append(Traced(_entry(moment.answers, narrator)))
        length += len(moment.answers)
    return found + [Traced(_entry(one.answers, narrator), undone=True) for one in left]


def _entry(answers: tuple[Answer, ...], narrator: Narrator) -> str:
    """Those who said the same are told together."""
    words = narrator.words
    if all(answer.luck for answer in answers):
        return _outcome(answers, narrator)
    choices: dict[tuple[str, Choice], list[str]] = {}
    for answer in answers:
        who = words("master-luck") if answer.seat == CHANCE else narrator.name(answer.seat)
        choices.setdefault((answer.call, answer.choice), []).append(who)
    lines = [
        words("master-entry", {"who": words.joined(who), "what": said(narrator, call, choice)})
        for (call, choice), who in choices.items()
    ]
    return words("master-entry.of", {"call": words(f"call-{answers[0].call}"), "lines": " · ".join(lines)})


def _outcome(answers: tuple[Answer, ...], narrator: Narrator) -> str:
    """Votes that nobody entered: whom they were said to lead to."""
    counted = Counter(answer.choice for answer in answers if answer.choice)
    led = sorted(choice for choice in counted if counted[choice] == max(counted.values())) or [DECLINED]
    words, call = narrator.words, answers[0].call
    line = {"who": words("master-everybody"), "what": words.joined([said(narrator, call, one) for one in led])}
    return words("master-entry.of", {"call": words(f"call-{call}"), "lines": words("master-entry", line)})


# --- What was taken back, as the page carries it ------------------------------------------------------------


def written_undone(undone: tuple[Undone, ...]) -> str:
    rows = [[one.at, [[a.seat, a.call, *a.choice] for a in one.answers], *_flag(one)] for one in undone]
    return json.dumps(rows, separators=(",", ":"))


def read_undone(text: str, record: Record) -> tuple[Undone, ...]:
    """As it was written, or a refusal."""
    try:
        rows = json.loads(text or "[]")
        found = tuple(_undone(row, record) for row in rows)
    except (ValueError, TypeError, RecursionError):
        raise BadRecord("undone", "not-a-list") from None
    if len(found) > MOST_UNDONE or not all(one.answers for one in found):
        raise BadRecord("undone", "not-a-list")
    return found


def _flag(undone: Undone) -> list[int]:
    return [1] if undone.answers and all(answer.luck for answer in undone.answers) else []


def _undone(row: Any, record: Record) -> Undone:
    at, answers, *flag = row
    if flag not in ([], [1]):
        raise ValueError(row)
    return Undone(_number(at), tuple(_answer(one, record)._replace(luck=bool(flag)) for one in answers))


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _answer(row: Any, record: Record) -> Answer:
    """One that this table can have given: anything else there may be no words for."""
    seat, call, *choice = row
    if not CHANCE <= _number(seat) < len(record.players):
        raise ValueError(seat)
    lying = range(len(record.setup.cards))
    if not all(isinstance(part, str) or _number(part) in lying for part in choice):
        raise ValueError(row)
    keys = [f"call-{call}", f"master-ask-{call}" if choice else f"master-ask-{call}.none"]
    keys += [f"word-{part}" for part in choice if isinstance(part, str)]
    if not all(words(LANGUAGES[0]).has(key) for key in keys):
        raise ValueError(row)
    return Answer(Seat(Slot(seat)), str(call), tuple(choice))
