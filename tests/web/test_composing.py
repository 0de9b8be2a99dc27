"""Making a puzzle: the address that holds it, what a tap changes, what is said of it, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from itertools import product
from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from stage import ask, opened, run

from garou.puzzles.shelf import read_shelf
from garou.puzzles.values import BY_CARD, LIE, NOBODY, PLAYERS, WHERE, IllegalPuzzle, Lying, Sought
from garou.puzzles.verdict import verdict
from garou.puzzles.wording import option, right
from garou.record.values import BadRecord
from garou.texts import LANGUAGES, words
from garou.texts.claims import kind_label
from garou.texts.narrator import refusal
from garou.web import addresses, aside
from garou.web.limits import ALLOWED
from garou.web.puzzle import changing, verdicts
from garou.web.puzzle.changing import bare
from garou.web.puzzle.editing import here, sheet
from garou.web.puzzle.linking import LONGEST, LONGEST_NAME, link, linked, pairs
from garou.web.puzzle.verdicts import LONG, NONE, ONE, REFUSED, SEVERAL, checked, worded

SHELF = [found.puzzle for found in read_shelf()]
EASY = SHELF[0]
GAME = ("one-night", "bezier")


def read(address: str):
    return linked(parse_qsl(urlsplit(address).query))


def hard():
    """Ten houses with everything the box has, and claims that leave much open."""
    cards = "doppelganger werewolf werewolf minion mason mason seer robber troublemaker drunk insomniac hunter tanner"
    puzzle = replace(EASY, cards=tuple(cards.split()), players=tuple("ABCDEFGHIJ"), said=(), lying=Lying(PLAYERS, 2))
    for seat in range(10):
        puzzle = changing.was(puzzle, seat, "hunter")
        puzzle = changing.saying(puzzle, changing.claimed(puzzle, seat, "am", ("insomniac",)))
    return replace(puzzle, ask=Sought(LIE))


async def answers(*paths, **headers):
    async with opened() as app:
        return [await ask(app, "GET", path, **headers) for path in paths]


# --- The address --------------------------------------------------------------------------------------


def test_a_puzzle_goes_into_its_address_and_comes_back():
    for puzzle in SHELF:
        assert read(link("/puzzles/made", puzzle)) == puzzle
        assert len(link("/puzzles/made", puzzle)) < 1000


@pytest.mark.parametrize(
    "broken",
    [
        {"game": "one-night/nowhere"},
        {"game": "chess"},
        {"game": "classic/"},
        {"cards": "werewolf"},
        {"cards": "werewolf." * 90},
        {"name": "A" * (LONGEST_NAME + 1)},
        {"name": " "},
        {"liars": "cards"},
        {"liars": "cards.x.werewolf"},
        {"liars": "cards.1.nobody"},
        {"liars": "players.²"},
        {"ask": "where"},
        {"ask": "card.77"},
        {"ask": "card.999999999999"},
        {"ask": ""},
        {"says": "0.saw.99.werewolf"},
        {"says": "x"},
        {"says": ""},
        {"says": "0.was.werewolf." + "x" * LONGEST},
    ],
)
def test_what_is_no_puzzle_is_refused_in_a_sentence(broken):
    """As the address has it, and by every page that takes one."""
    asked = [(key, value) for key, value in pairs(EASY) if key not in broken] + list(broken.items())
    if "name" in broken:
        asked += [("name", "Ben"), ("name", "Cleo")]
    with pytest.raises((IllegalPuzzle, BadRecord)) as error:
        linked(asked)
    for lang in LANGUAGES:
        assert refusal(words(lang), error.value)


def test_a_broken_address_is_answered_with_words_on_every_page():
    places = (addresses.PUZZLE_NEW, addresses.PUZZLE_VERDICT, addresses.PUZZLE_MADE)
    whole = link("", EASY)
    bad = [whole.replace("ask=", "ask=moon."), "?game=one-night/bezier", whole + "&at=moon", whole + "&at=seat.9"]
    for answer in run(
        answers(*(place + query for place, query in product(places, bad[:2])), *(places[0] + q for q in bad[2:]))
    ):
        assert answer.status in (404, 409)
        assert b"Traceback" not in answer.body


# --- Tapping ------------------------------------------------------------------------------------------


def test_whatever_is_tapped_leads_to_a_puzzle_that_can_be_read():
    """Two hundred taps by luck, from sheet to sheet: each is offered, and none leads nowhere."""
    luck, spoken = Random(7), words("en")
    at, puzzle = "", bare(*GAME)
    for _ in range(200):
        if not at:
            at = luck.choice(["cards", "liars", "ask", *(f"seat.{seat}" for seat in puzzle.seats)])
        shown = sheet(puzzle, at, spoken)
        there = luck.choice([tap.there for group in shown.groups for tap in group.taps] + [shown.back])
        asked = dict(parse_qsl(urlsplit(there).query))
        puzzle, at = read(there), asked.get("at", "")
        assert len(puzzle.cards) == len(puzzle.players) + 3
        assert puzzle.ask.what != LIE or puzzle.lying.who != NOBODY


def test_a_story_is_tapped_together_as_at_the_table():
    spoken, puzzle = words("en"), bare(*GAME)

    def tap(at, reads):
        [there] = [tap.there for group in sheet(puzzle, at, spoken).groups for tap in group.taps if tap.reads == reads]
        return read(there), dict(parse_qsl(urlsplit(there).query)).get("at", "")

    puzzle, at = tap("seat.0", "Seer")
    for reads in (kind_label(spoken, "saw"), "Cleo", "Werewolf"):
        puzzle, at = tap(at, reads)
    assert at == "seat.0"
    assert [(one.seat, one.claim.kind, one.claim.places, one.claim.roles) for one in puzzle.said] == [
        (0, "was", (), ("seer",)), (0, "saw", (2,), ("werewolf",)),
    ]  # fmt: skip
    puzzle, _ = tap("seat.0", "Seer")
    assert puzzle.said == (), "the same card again takes back all that was said"


def test_what_becomes_impossible_goes_with_the_card_or_the_house():
    puzzle = changing.was(bare(*GAME), 1, "robber")
    puzzle = changing.saying(puzzle, changing.claimed(puzzle, 1, "took", (3, "seer")))
    assert changing.one_less(puzzle, 3).said == puzzle.said[:1], "nobody took a card from who is not there"
    assert changing.one_less(puzzle, 0).said[0].seat == 0
    assert changing.one_more(puzzle).said == puzzle.said
    seer = puzzle.cards.index("seer")
    assert changing.exchanged(puzzle, seer, "drunk").said == puzzle.said[:1]
    robber = puzzle.cards.index("robber")
    assert changing.exchanged(puzzle, robber, "drunk").said == (), "who has not said which card it was says nothing"
    asked = changing.lying(puzzle, Lying(NOBODY, 0))
    assert asked.ask.what == WHERE, "where nobody lies nobody is asked for"


def test_the_centre_stays_the_centre_when_a_house_is_built():
    puzzle = bare(*GAME)
    puzzle = changing.was(puzzle, 0, "seer")
    puzzle = changing.saying(puzzle, changing.claimed(puzzle, 0, "saw", (4, "werewolf")))
    assert changing.one_more(puzzle).said[1].claim.places == (5,)
    assert changing.one_less(changing.one_more(puzzle), 4).said == puzzle.said


# --- What is said of it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lantern_says_how_many_answers_there_are(lang):
    spoken, found = words(lang), read_shelf()[0]
    good = worded(EASY, checked(EASY, 60), spoken)
    assert (good.state, good.level, good.lines) == (ONE, found.level, ())
    assert right(found, spoken) in good.title
    less = EASY.without(EASY.by(EASY.speakers[:1]))
    open_ = worded(less, checked(less, 60), spoken)
    assert (open_.state, open_.good) == (SEVERAL, False)
    assert open_.title == spoken("puzzle-new-several", {"count": len(verdict(less).answers)})
    twice = changing.was(changing.was(bare(*GAME), 0, "seer"), 1, "seer")
    never = changing.lying(twice, Lying(NOBODY, 0))
    none = worded(never, checked(never, 60), spoken)
    assert none.state == NONE
    assert "Ada" in none.lines[0]
    assert worded(hard(), checked(hard(), 0.05), spoken).state == LONG


def test_what_could_be_left_unsaid_is_named():
    extra = changing.was(EASY, next(seat for seat in EASY.seats if seat not in EASY.speakers), EASY.cards[-1])
    found = checked(extra, 60)
    assert found.verdict.spare
    assert len(worded(extra, found, words("en")).lines) == len(found.verdict.spare)


def test_a_question_that_cannot_be_asked_is_refused_in_words():
    asked = changing.was(bare(*GAME), 0, "seer")
    bad = replace(asked, ask=Sought(WHERE, role="werewolf"))
    said = worded(bad, checked(bad, 60), words("en"))
    assert said.state == REFUSED
    assert "one" in said.title


def test_what_takes_too_long_is_given_up_and_counts_as_several_questions():
    """The worst that an address can hold ends by its time, and who asks for such things is told to wait."""
    assert verdicts.TIME <= 1 < aside.PATIENCE

    class Slow(verdicts.Assay):
        async def expect(self, who):
            pass

        async def made(self, who, puzzle):
            return verdicts.Checked(too_long=True, spent=verdicts.TIME)

    async def happening():
        async with opened() as app:
            app.state.assay = Slow()
            limits = app.state.limits
            limits._allowed = dict(limits._allowed) | {"deduce": ALLOWED["deduce"]}  # noqa: SLF001  # as a server has it
            return [(await ask(app, "GET", link(addresses.PUZZLE_VERDICT, puzzle))).status for puzzle in SHELF[:40]]

    statuses = run(happening())
    assert statuses[:12] == [200] * 12
    assert statuses[-1] == 429


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_there_is_no_time_for_the_proof_the_answer_is_said_all_the_same(lang, monkeypatch):
    """As if time ran out between the two."""

    def slow(_):
        raise verdicts.GIVEN_UP[0] if isinstance(verdicts.GIVEN_UP, tuple) else verdicts.GIVEN_UP

    monkeypatch.setattr(verdicts, "verdict", slow)
    found = checked(EASY)
    assert (found.too_long, found.unproven, len(found.verdict.answers)) == (False, True, 1)
    word = worded(EASY, found, words(lang))
    assert (word.state, word.good) == (ONE, False)
    assert option(EASY, found.verdict.answers[0], words(lang)) in word.title


def test_another_game_is_chosen_beside_the_cards_and_has_claims_of_marks():
    [marked] = [tap.there for group in sheet(bare(*GAME), "cards", words("en")).groups for tap in group.taps
                if tap.reads == words("en")("cli-game-epic-battle")]  # fmt: skip
    puzzle = read(marked)
    assert puzzle.game == "epic-battle"
    assert any(puzzle.rules.roles[name].marks for name in puzzle.cards)
    assert {one.who for one in changing.liars(puzzle)} == {BY_CARD, PLAYERS, "sentences"}
    assert changing.asks(puzzle) == (Sought(LIE),)
    said = changing.was(puzzle, 0, puzzle.cards[0])
    marks = sheet(said, "seat.0.mark.0", words("fr")).groups[0].taps
    assert {tap.art for tap in marks} > {"clarity"} or all(tap.art for tap in marks)
    worn = read(marks[0].there)
    assert worn.said[-1].claim.mark in worn.rules.marks
    assert read(link("/puzzles/made", worn)) == worn


def test_a_link_that_is_passed_round_is_looked_at_once():
    made = []

    class Counting(verdicts.Assay):
        async def expect(self, who):
            pass

        async def made(self, who, puzzle):
            made.append(puzzle)
            return checked(puzzle, 60)

    async def happening():
        async with opened() as app:
            app.state.assay = Counting()
            return [await ask(app, "GET", link(addresses.PUZZLE_MADE, EASY)) for _ in range(3)]

    assert {answer.status for answer in run(happening())} == {200}
    assert made == [EASY]


def test_where_nobody_had_time_to_look_it_is_looked_at_again():
    """A process that has not come up yet is no answer, and keeps nobody from one."""
    answers_to_come = [verdicts.Checked(too_long=True), checked(EASY, 60)]

    class Late(verdicts.Assay):
        async def made(self, who, puzzle):
            return answers_to_come.pop(0)

    async def happening():
        here = Late()
        found = [(await here.look("192.0.2.1", EASY)).too_long for _ in range(3)]
        here.close()
        return found

    assert run(happening()) == [True, False, False]


@pytest.mark.process
def test_a_process_that_is_slow_to_come_up_is_waited_for_and_not_ended(monkeypatch):
    here = aside.Aside(verdicts.__name__)
    with monkeypatch.context() as hasty:
        hasty.setattr(aside, "PATIENCE", 0.0)
        assert here.ask(checked, EASY) is None
        begun = here._process  # noqa: SLF001
        assert begun.poll() is None
    while (found := here.ask(checked, EASY)) is None:
        assert here._process is begun  # noqa: SLF001
    assert found.verdict.good
    assert here._process is begun  # noqa: SLF001
    here.end()


# --- Passing it on --------------------------------------------------------------------------------------


def test_who_has_the_link_solves_it_and_can_change_it():
    [page] = run(answers(link(addresses.PUZZLE_MADE, EASY), accept_language="fr"))
    text = unescape(page.body.decode())
    assert words("fr")("puzzle-made") in text
    assert here(EASY) in text
    assert '"answer"' in text


def test_what_has_not_one_answer_goes_back_to_where_it_is_made():
    less = EASY.without(EASY.by(EASY.speakers[:1]))
    [page] = run(answers(link(addresses.PUZZLE_MADE, less)))
    assert (page.status, page.header("location")) == (303, here(less))


def test_nothing_of_a_puzzle_that_was_made_is_kept():
    async def happening():
        async with opened() as app:
            before = {code: len(kept) for code, kept in app.state.store.kept.items()}
            for place in (addresses.PUZZLE_NEW, addresses.PUZZLE_VERDICT, addresses.PUZZLE_MADE):
                await ask(app, "GET", link(place, EASY))
            return before == {code: len(kept) for code, kept in app.state.store.kept.items()}

    assert run(happening())


def test_names_are_names_and_nothing_else():
    asked = [(key, "<b>&'\"" if (key, value) == ("name", "Ada") else value) for key, value in pairs(EASY)]
    puzzle = linked(asked)
    for place in (addresses.PUZZLE_NEW, addresses.PUZZLE_VERDICT, addresses.PUZZLE_MADE):
        [page] = run(answers(link(place, puzzle)))
        assert b"<b>&'" not in page.body
    [page] = run(answers(here(puzzle, "seat", 0)))
    assert b"<b>&'" not in page.body


def test_a_bare_table_has_a_liar_and_nobody_has_spoken():
    puzzle = bare(*GAME)
    assert (puzzle.said, puzzle.lying.who, puzzle.ask.what) == ((), BY_CARD, LIE)
