"""What is read: every line of the announcer, once, in its order, whatever is tapped; and the news at its place."""

from __future__ import annotations

import pytest

from garou.announcer import LENGTHS, book, script
from garou.cards.prompts import News, NobodyDied, Prompter, Spoken, round_of, unseen
from garou.cards.taps import moments
from leading import PLAYED, evening
from village import dealt

PLAIN = "werewolf villager villager villager villager"


def prompter(played, lang="en", length="normal"):
    game, edition, options = played
    return Prompter(game, edition, options, lang, length)


def prompted(played, past):
    """Everything from the deal to the end, in order."""
    shown = zip([None, *past], past, strict=False)
    return [prompt for before, now in shown for prompt in prompter(played).since(before, now)]


def cues(prompts):
    return [cue for prompt in prompts if isinstance(prompt, Spoken) for cue in prompt.cues]


def kinds(prompts):
    return [(type(prompt).__name__, prompt.step) for prompt in prompts]


@pytest.mark.parametrize("played", PLAYED, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_every_line_is_read_once_and_in_order(played, seed):
    """The calls of each night are those of the cards nobody has seen die; what the day says is for all cards."""
    past = evening(played, seed)
    read = [cue.words for cue in cues(prompted(played, past))]
    assert read == [cue.words for cue in expected(played, past[-1])]


def expected(played, game):
    table = ("from-seven",) if len(game.setup.deal) >= 7 else ()
    lines = book("classic", "", "en")
    last = round_of(game.step - 1, game)
    ended_at = game.rules.step(game.step - 1).name
    for number in range(1, last + 1):
        step = len(game.rules.opening) + (number - 1) * len(game.rules.round)
        for cast, stretches in ((unseen(step, game), ("before", "night")), (game.setup.cards, ("day", "vote"))):
            for cue in script(lines, cast, played[2], table=table, round=number):
                silent = not cue.aloud and cue.stretch not in ("before", "night")
                over = number == last and ended_at == "dawn" and cue.stretch in ("day", "vote") and cue.id != "dawn"
                if cue.stretch in stretches and not silent and not over:
                    yield cue


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_every_fact_is_told_once_and_in_order(played):
    past = evening(played, 7)
    told = [fact for prompt in prompted(played, past) if isinstance(prompt, News) for fact in prompt.facts]
    assert told == [fact for fact in past[-1].facts if fact.name not in ("dealt", "won")]


def test_a_role_is_called_as_long_as_its_card_may_be_alive():
    deal = "thief werewolf werewolf villager villager villager | | witch villager"
    game = dealt(deal, "Ben werewolf Dan", "Cleo werewolf Dan")
    lines = [cue.id for cue in cues(prompted(PLAYED[0], [one.game for one in moments(game)]))]
    assert [line for line in lines if line.startswith("witch")] == [
        "witch-open", "witch-act", "witch-heal", "witch-poison", "witch-close",
    ]  # fmt: skip


def test_a_role_that_all_have_seen_die_is_not_called_again():
    deal = "werewolf seer witch villager villager villager"
    first = dealt(deal, "Ada werewolf Ben", "Cleo witch-poison")
    later = dealt(deal, "Ada werewolf Ben", "Cleo witch-poison", "all lynch")
    assert [cue.id for cue in cues(prompter(PLAYED[0]).since(first, later))] == [
        "night-again",
        "werewolf-open",
        "werewolf-act",
    ]
    assert "seer" not in unseen(later.step, later)
    assert "witch" in unseen(later.step, later)


def test_the_seer_is_shown_the_card_before_she_closes_her_eyes():
    deal = "werewolf seer villager villager villager"
    found = prompter(PLAYED[0]).since(dealt(deal), dealt(deal, "Ben seer Ada"))
    assert kinds(found) == [("News", "seer"), ("Spoken", "seer"), ("Spoken", "werewolf")]
    assert not found[0].public
    assert [cue.id for cue in cues(found)] == ["seer-close", "werewolf-open", "werewolf-act"]


def test_the_dead_are_told_between_the_dawn_and_the_talk():
    found = prompter(PLAYED[0]).since(dealt(PLAIN), dealt(PLAIN, "Ada werewolf Ben"))
    assert kinds(found)[-3:] == [("Spoken", "dawn"), ("News", "dawn"), ("Spoken", "lynch")]
    assert found[-2].public


@pytest.mark.parametrize("length", LENGTHS)
def test_that_nobody_died_is_told_too(length):
    quiet = dealt(PLAIN, "Ada werewolf")
    assert NobodyDied("dawn") in prompter(PLAYED[0], length=length).since(dealt(PLAIN), quiet)
    later = dealt(PLAIN, "Ada werewolf", "all lynch")
    assert NobodyDied("lynch") in prompter(PLAYED[0], length=length).since(quiet, later)


def test_then_comes_the_next_call():
    deal = "werewolf witch villager villager villager"
    game = dealt(deal)
    assert game.rules.step(prompter(PLAYED[0]).then(game, game.step)).name == "witch"
    by_day = dealt(deal, "Ada werewolf Cleo", "Ben witch-poison")
    assert by_day.rules.step(prompter(PLAYED[0]).then(by_day, by_day.step)).name == "werewolf"
