"""The worked game of twelve: what its page shows is what the judge and the story say, word for word."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

from catalogue import keys
from decks import PLAYED, begun, finish
from garou.cli.tell import story
from garou.engine.values import PUBLIC, Fact
from garou.record.judge import judged, played, verdict
from garou.record.reading import read
from garou.record.values import Record, lines_of
from garou.story.chapters import chapters, in_the_dark
from garou.story.tale import tale
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from outlets import record_of
from pages import ROOT, blocks
from printed import CLASSIC

NAME = "docs/examples/classic-twelve.json"
RECORD = read((ROOT / NAME).read_text("utf-8"))
PAGE = ROOT / "docs/examples/classic-twelve.md"


def shown(command: str) -> str:
    """What the page says that this command prints."""
    [code] = [block.code for block in blocks(PAGE, "console") if block.code.startswith(f"$ {command}\n")]
    return code.removeprefix(f"$ {command}\n")


def told(lang: str, record: Record = RECORD) -> list[str]:
    return story(words(lang), record, played(record))


# --- The page -----------------------------------------------------------------------------------


def test_the_page_shows_the_judges_word():
    word = {"file": NAME} | verdict(RECORD, judged(RECORD))
    assert shown(f"garou judge {NAME}") == json.dumps(word, ensure_ascii=False) + "\n"


@pytest.mark.parametrize(("lang", "option"), [("en", ""), ("fr", " --lang fr")])
def test_the_page_shows_the_story(lang, option):
    assert shown(f"garou tell {NAME}{option}") == "".join(f"{line}\n" for line in told(lang))


def test_the_story_has_everything_a_worked_example_should_have():
    """Every role, every cause but hunger, an election, a tie broken twice over, a shot, a grief, a succession."""
    game = judged(RECORD)
    assert set(RECORD.setup.cards) == CLASSIC
    assert {fact.of("cause") for fact in game.facts if fact.name == "died"} == {"night", "lynch", "shot", "grief"}
    assert {"captain", "tie-break", "hunter", "successor", "sleep", "glance", "little-girl", "witch-heal"} <= {
        answer.call for answer in game.log if answer.choice
    }


# --- How a story is told ------------------------------------------------------------------------


def tale_of(lang: str, *answers: str, deal: str, options: tuple[str, ...] = ()) -> list[str]:
    """The lines of a short game, without its headings."""
    players = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay")
    data = {
        "format": "garou-record/1",
        "game": "classic",
        "options": dict.fromkeys(options, True),
        "players": players,
        "deal": deal.split(),
        "answers": [{"by": by, "call": call, "choose": rest} for by, call, *rest in map(str.split, answers)],
    }
    return [line.removeprefix("  · ") for line in told(lang, read(json.dumps(data))) if line.startswith("  · ")][6:]


SIX = "werewolf werewolf hunter villager villager villager"


def test_answers_are_told_under_calls_there_are():
    """`call-…` names every call; a test of the texts sees to that."""
    kinds = ("story-said-", "story-declined-", "story-luck-")
    assert {call for kind in kinds for call in keys(kind)} <= keys("call-")


def test_nothing_is_told_after_the_end():
    assert [line for line in told("en") if re.match(r"Night|Day", line)][-1] == "Day 4"


def test_who_sleeps_is_told_and_who_starves():
    lines = tale_of("en", "Ada sleep sleep", "Ben sleep sleep", deal=SIX)
    assert lines[:4] == [
        "Ada keeps both eyes shut.",
        "Ben keeps both eyes shut.",
        "Hunger takes Ada. On the card: a Werewolf.",
        "Hunger takes Ben. On the card: a Werewolf.",
    ]


def test_votes_are_summed_up_the_most_named_first_and_nobody_last():
    votes = ["Ada lynch Fay", "Ben lynch", "Cleo lynch Fay", "Dan lynch Eva", "Eva lynch", "Fay lynch Eva"]
    lines = tale_of("en", *votes, deal=SIX)
    assert (
        "The village votes. Ada and Cleo point at Fay. Dan and Fay point at Eva. Ben and Eva point at nobody." in lines
    )


def test_a_second_ballot_is_told_though_everybody_votes_as_before():
    votes = ["Ada lynch Fay", "Ben lynch", "Cleo lynch", "Dan lynch", "Eva lynch", "Fay lynch Ada"]
    lines = tale_of("fr", *votes, *votes, deal=SIX)
    said = "Fay désigne Ada. Ben, Cleo, Dan et Eva ne désignent personne."
    assert f"Le village vote. Ada désigne Fay. {said}" in lines
    assert f"Égalité\u00a0: on revote. Ada désigne Fay. {said}" in lines


def test_a_hunter_who_holds_his_fire_is_told_too():
    lines = tale_of("en", "Ada werewolf Cleo", "Cleo hunter", "Ada lynch Dan", deal=SIX)
    assert "Falling, Cleo lowers the gun." in lines


def test_a_captain_by_luck_is_told_as_one():
    votes = [f"{name} captain" for name in ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"]]
    lines = tale_of("en", *votes, *votes, "chance captain Eva", deal=SIX, options=("captain",))
    assert lines[-2:] == ["Still no choice: luck decides.", "Eva takes office as Captain."]


def test_a_captain_has_two_votes_by_day_and_one_by_night():
    elected = [f"{name} captain Ada" for name in ["Ada", "Ben", "Cleo", "Dan", "Eva", "Fay"]]
    votes = ["Ada lynch Fay", *(f"{name} lynch" for name in ["Ben", "Cleo", "Dan", "Eva", "Fay"])]
    lines = tale_of("en", *elected, *votes, "Ada werewolf Dan", "Ben werewolf Dan", deal=SIX, options=("captain",))
    assert "The village votes. Ada (two votes) points at Fay. Ben, Cleo, Dan, Eva and Fay point at nobody." in lines
    assert "The pack chooses. Ada and Ben point at Dan." in lines


@pytest.mark.parametrize("number", range(2 * len(PLAYED)))
def test_any_game_can_be_told_in_any_language(number):
    kind, luck = PLAYED[number % len(PLAYED)], random.Random(number)
    game = finish(begun(kind, luck, most=12), luck)
    record = record_of(kind, game)
    record = replace(record, lines=lines_of(record, game.log))
    for lang in LANGUAGES:
        lines = story(words(lang), record, game)
        assert not [line for line in lines if re.search(r"[{}$]|None|  +\S.*  |'", line.removeprefix("  · "))]
        assert len(lines) > len(record.setup.cards)


@pytest.mark.parametrize("number", range(len(PLAYED)))
def test_every_fact_of_a_game_is_in_its_chapters_once_and_in_order(number):
    kind, luck = PLAYED[number], random.Random(number)
    game = finish(begun(kind, luck, most=12), luck)
    told_facts = [fact for chapter in chapters(game) for fact in chapter.facts]
    assert told_facts == [fact for fact in game.facts if fact.name != "dealt"]
    answers = [e for c in chapters(game) for scene in c.scenes for e in scene.told if not isinstance(e, Fact)]
    assert answers == list(game.log)


def test_in_the_dark_only_what_the_room_did_not_see_is_told():
    game = judged(RECORD)
    narrator = Narrator(words("en"), "classic", RECORD.players, RECORD.rules.places)
    dark = [in_the_dark(chapter) for chapter in chapters(game)]
    assert not [fact for chapter in dark for fact in chapter.facts if PUBLIC in fact.audience]
    lines = {chapter.beginning: lines for chapter, lines in tale(narrator, dark)}
    assert [bool(told_then) for told_then in lines.values()] == [True, False] * 4  # nights and days
