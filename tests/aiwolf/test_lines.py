"""An agent that is late, gone or strange, without waiting for anything: lines that are written down beforehand."""

from __future__ import annotations

import json

import pytest

from garou.aiwolf.agents import Contestant, NoAnswer
from garou.aiwolf.classic import NAMING
from garou.aiwolf.lines import Gone, Silent
from garou.aiwolf.saying import claims, sentence
from garou.engine.values import Seat, Slot
from garou.games.aiwolf import AIWOLF, AIWOLF_CASTS
from garou.talk.claims import Common, am, saw, think, vote

COMMON = Common(AIWOLF, AIWOLF_CASTS[15], 15)
ME = Seat(Slot(2))


class Written:
    """What comes is written down: a text, or what goes wrong."""

    def __init__(self, *coming) -> None:
        self.coming, self.sent, self.closed = [*coming], [], False

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text)["request"])

    def receive(self, seconds: float) -> str:
        found = self.coming.pop(0)
        if isinstance(found, str):
            return found
        raise found

    def close(self) -> None:
        self.closed = True


def agent(*coming) -> Contestant:
    wired = Contestant(Written("Robin", *coming), 1.0, NAMING)
    wired.introduced()
    return wired


def ask(wired: Contestant, request: str = "TALK") -> str:
    try:
        return wired.ask({"request": request})
    except NoAnswer as none:
        return f"({none.why})"


def test_what_comes_too_late_is_no_answer_to_the_next_question():
    wired = agent(Silent(), "too late", "Robin", "in time")
    assert [ask(wired), ask(wired)] == ["(silent)", "in time"]
    assert wired.line.sent == ["NAME", "TALK", "NAME", "TALK"]


def test_whoever_never_answers_at_all_is_caught_up_with_as_well():
    wired = agent(Silent(), "Robin", "in time")
    assert [ask(wired), ask(wired)] == ["(silent)", "in time"]


def test_after_three_silences_in_a_row_nobody_waits_any_more():
    wired = agent(Silent(), Silent(), Silent())
    assert [ask(wired) for _ in range(5)] == ["(silent)"] * 3 + ["(lost)"] * 2
    assert wired.line.closed


def test_whoever_has_gone_is_told_nothing_more():
    wired = agent(Gone())
    assert ask(wired) == "(gone)"
    wired.tell({"request": "FINISH"})
    assert wired.line.sent == ["NAME", "TALK"]


def test_a_name_is_shown_without_what_would_spoil_a_log():
    wired = Contestant(Written("Ro\x1b[31m,bin" + "x" * 99), 1.0, NAMING)
    wired.introduced()
    assert wired.name.isprintable()
    assert "," not in wired.name
    assert len(wired.name) <= 40


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("COMINGOUT Agent[03] SEER", (am("seer"),)),
        ("Agent[03] COMINGOUT Agent[03] SEER", (am("seer"),)),
        ("DIVINED Agent[05] WEREWOLF", (saw(4, "werewolf"),)),
        ("IDENTIFIED Agent[05] HUMAN", (saw(4, "villager"),)),
        ("ESTIMATE Agent[01] POSSESSED", (think(0, "possessed"),)),
        ("VOTE Agent[01]", (vote(0),)),
        ("AND (VOTE Agent[01]) (ESTIMATE Agent[01] WEREWOLF)", (vote(0), think(0, "werewolf"))),
        ("BECAUSE (DIVINED Agent[05] WEREWOLF) (VOTE Agent[05])", (vote(4),)),
        ("DAY 1 (DIVINED Agent[05] WEREWOLF)", (saw(4, "werewolf"),)),
        ("Agent[01] VOTE Agent[02]", ()),
        ("NOT (VOTE Agent[01])", ()),
        ("REQUEST Agent[04] (VOTE Agent[01])", ()),
        ("VOTE Agent[03]", ()),
        ("VOTE Agent[99]", ()),
        ("COMINGOUT Agent[03] FOX", ()),
        ("Skip", ()),
        ("((((((", ()),
        ("", ()),
    ],
)
def test_what_the_contests_say_is_heard_as_claims(text, meant):
    assert claims(text, ME, COMMON) == meant


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        (am("seer"), "COMINGOUT Agent[03] SEER"),
        (saw(4, "werewolf"), "DIVINED Agent[05] WEREWOLF"),
        (saw(0, "villager"), "IDENTIFIED Agent[01] HUMAN"),
        (think(0, "werewolf"), "ESTIMATE Agent[01] WEREWOLF"),
        (vote(0), "VOTE Agent[01]"),
    ],
)
def test_claims_are_said_as_the_contests_say_them(claim, text):
    assert sentence(claim, ME, COMMON, frozenset({Seat(Slot(0))})) == text
    assert claims(text, ME, COMMON) == (claim,)


class Babbler:
    """It never pauses, and never says its name again."""

    def __init__(self) -> None:
        self.said = iter(("Robin",))

    def send(self, text: str) -> None:
        pass

    def receive(self, seconds: float) -> str:
        return next(self.said, "and another thing")

    def close(self) -> None:
        pass


def test_whoever_talks_on_and_on_is_not_listened_to_for_longer_than_an_answer_may_take():
    wired = Contestant(Babbler(), 0.01, NAMING)
    wired.introduced()
    wired._late = True  # noqa: SLF001  # as one that has just been silent
    assert ask(wired) == "(silent)"
