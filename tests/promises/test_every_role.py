"""Every role is played through everything: records, views, tales, the terminal, the announcer, the table on the web,
the board, the end, the film, print, help, bots, claims and tournaments.

The roles are those of the rules: one that is added is tried by itself.
"""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from html import unescape
from io import StringIO
from unittest import mock
from urllib.parse import urlencode

import pytest
from holding import promised
from jsonschema import Draft202012Validator
from stage import ask, opened, run, submit
from starlette.requests import Request

from chatter import Evening, played
from decks import finish, random_setup, seats
from garou.announcer import LENGTHS, book, script
from garou.cli.play import sit_down
from garou.cli.tell import story
from garou.engine.game import Game, reply, start
from garou.engine.live import play_silently
from garou.engine.values import Answer, Setup
from garou.engine.view import view
from garou.games import DEFAULT_EDITION, GAMES, rules_of
from garou.games.cast import Cast, Scenario
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.schema import schema
from garou.record.values import Record, lines_of
from garou.record.writing import write
from garou.rooms.room import Phase
from garou.talk.claims import AM, THINK, Common, Said, claim_from
from garou.texts import LANGUAGES, words
from garou.texts.claims import spoken
from garou.texts.narrator import Narrator, role_forms
from garou.tournaments.simulation import Simulation, chip_race, elimination
from garou.web.table import board
from garou.web.table.coming import draw
from garou.web.table.scenes import scene
from outlets import NAMES, record_of, rendered
from slices import leaving_out, sliced
from timeless import chosen_for, play

ROLES = [((*key, ()), role) for key in DEFAULT_EDITION.items() for role in GAMES[key].roles]
SCHEMA = Draft202012Validator(schema())

every_role = pytest.mark.parametrize(("played_by", "role"), ROLES, ids=[f"{game[0]}-{role}" for game, role in ROLES])
pytestmark = pytest.mark.slow


def every_role_and(name, values):
    """Every role is met each time, but with one of these only, in turn."""
    turns = [(*found, values[(turn + more) % 2]) for turn, found in enumerate(ROLES) for more in (0, 1)]
    ids = [f"{game[0]}-{role}-{value}" for game, role, value in turns]
    return pytest.mark.parametrize(("played_by", "role", name), sliced(turns, len(ROLES), several=True), ids=ids)


every_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- Games with this role -------------------------------------------------------------------------------


def dealt_to(role, rules, rng, most=6) -> Setup:
    """Somebody has it: the first seat, wherever the rules allow that."""
    while True:
        setup = random_setup(rules, rng, most)
        if role in setup.deal:
            cards = [*setup.deal]
            cards.insert(0, cards.pop(cards.index(role)))
            return replace(setup, deal=tuple(cards))


def cast_with(role, rules, rng, most=6) -> tuple[Cast, int]:
    setup = dealt_to(role, rules, rng, most)
    if rules.centre:
        return Cast(setup.deal + setup.centre, setup.extra), len(setup.deal)
    return Cast(setup.cards), len(setup.deal)


def ended(played_by, role, seed=1) -> Game:
    rules, rng = rules_of(*played_by), random.Random(f"{role} {seed}")
    return finish(start(rules, dealt_to(role, rules, rng)), rng)


def recorded(played_by, game: Game) -> Record:
    record = record_of(played_by, game)
    return replace(record, lines=lines_of(record, game.log))


# --- On paper -------------------------------------------------------------------------------------------


@every_role
def test_a_game_with_it_is_written_read_and_judged(played_by, role):
    game = ended(played_by, role)
    text = write(recorded(played_by, game))
    SCHEMA.validate(json.loads(text))
    assert judged(read(text)) == game
    assert play_silently(game.rules, game.setup, random.Random(1).choice).outcome


@every_role
def test_what_it_is_told_and_asked_has_words_for_everybody(played_by, role):
    rules, rng = rules_of(*played_by), random.Random(role)
    game = start(rules, dealt_to(role, rules, rng))
    while game.open:
        for me in {seat for question in game.open for seat in question.seats if seat >= 0}:
            assert rendered(played_by, game, view(game, me))
        question = rng.choice(game.open)
        game = reply(game, Answer(question.seats[0], question.call, rng.choice(question.options)))
    assert all(rendered(played_by, game, view(game, me)) for me in seats(game))


@every_language
@every_role
def test_a_game_with_it_is_told(played_by, role, lang):
    game = ended(played_by, role)
    told = story(words(lang), recorded(played_by, game), game)
    assert words(lang)(f"role-{role}") in told[1]


@every_role_and("lang", LANGUAGES)
def test_it_is_played_in_a_terminal(played_by, role, lang):
    """Somebody who always takes what stands first."""
    rules, rng = rules_of(*played_by), random.Random(role)
    setup = dealt_to(role, rules, rng)
    scenario = Scenario("basic", *played_by[:2], "hard", {len(setup.deal): Cast(setup.deal + setup.centre)})
    with mock.patch("garou.cli.choosing.SCENARIOS", (scenario,)), mock.patch("garou.cli.play.deal", return_value=setup):
        wanted = {"scenario": None, "players": None, "seat_name": "Zed", "seed": 1, "option": (), "record": None}
        wanted |= {"wild": False, "newcomers": False}
        game = sit_down(words(lang), game=played_by[0], edition=played_by[1], **wanted)
        game.screen.console.file = said = StringIO()
        with mock.patch.object(type(game.screen.console), "input", return_value="1"):
            assert game.play() == 0
    assert words(lang)(f"role-{role}") in said.getvalue()


# --- Over real cards ------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("length", LENGTHS)
@every_role
def test_it_is_announced(played_by, role, lang, length):
    rules = rules_of(*played_by)
    cast, _ = cast_with(role, rules, random.Random(role))
    cues = script(book(*played_by[:2], lang), (*cast.cards, *cast.beside), (), length)
    called = {cue.call for cue in cues if cue.kind == "open"}
    assert {step.name for step in rules.steps if role in (step.roles or ()) and role in step.heard} <= called
    assert all(cue.words for cue in cues if cue.aloud)


@every_role
def test_it_is_printed_explained_and_filmed(played_by, role):
    rules = rules_of(*played_by)
    cast, _ = cast_with(role, rules, random.Random(role))
    deck = {"game": played_by[0], "edition": played_by[1], "card": [*cast.cards, *cast.beside]}
    asked, languages = urlencode(deck, doseq=True), leaving_out((LANGUAGES[len(role) % 2],), deep=LANGUAGES)
    record = write(recorded(played_by, ended(played_by, role)))
    pages = {
        "help": (f"/roles/{played_by[0]}/{role}", None),
        "all roles": (f"/roles/{played_by[0]}", None),
        "leaflet": (f"/leaflet?{asked}", None),
        "cards": (f"/cards?{asked}", None),
        "film": ("/replay", {"record": record}),
    }

    async def read_all():
        async with opened() as app:
            for what, (path, form) in pages.items():
                for lang in languages:
                    who = {"accept_language": lang, "sec_fetch_site": "same-origin"}
                    heard = await (submit(app, path, form, **who) if form else ask(app, "GET", path, **who))
                    name = words(lang)(f"role-{role}")
                    assert (heard.status, name in unescape(heard.body.decode())) == (200, True), (what, lang)
            drawn = await submit(app, "/replay/picture.svg", {"record": record}, sec_fetch_site="same-origin")
            assert drawn.status == 200

    run(read_all())


# --- At the table ---------------------------------------------------------------------------------------


@every_role_and("pace", ["quick", "swift"])
def test_whoever_sleeps_holds_what_it_holds_when_it_is_asked(played_by, role, pace):
    def casting(rules, rng, most):
        return dealt_to(role, rules, rng, most=5)

    promised(played_by, pace, 1, words(LANGUAGES[len(role) % 2]), casting=casting)


FORM, SOFT_HYPHEN = re.compile(r"</?form"), "\u00ad"


@every_role_and("pace", ["quick", "swift"])
def test_every_page_of_a_game_with_it_can_be_drawn_to_the_reveal(played_by, role, pace):
    rules, rng, lang = rules_of(*played_by), random.Random(role), LANGUAGES[len(role) % 2]
    setup, say = dealt_to(role, rules, rng, most=5), words(lang)
    request = Request({"type": "http", "scheme": "http", "server": ("table", 80), "path": "/", "headers": []})

    def look(room):
        page = draw(None, room, scene(room, room.seated[0], say), say)
        assert FORM.findall(page) in ([], [*["<form", "</form"] * page.count("<form")]), "no form can lie in another"
        assert board.draw(request, room, scene(room, None, say), say)

    keys = [f"{role} {number}" for number in range(len(setup.deal))]
    room = play(chosen_for(played_by, setup, pace, lang), setup, keys, role, look, most=400)
    assert room.phase is Phase.OVER
    look(room)
    told = unescape(draw(None, room, scene(room, room.seated[0], say), say))
    assert say(f"role-{role}") in told.replace(SOFT_HYPHEN, "")


# --- Bots, claims, tournaments --------------------------------------------------------------------------


@every_role
def test_bots_play_it_and_talk_about_it(played_by, role):
    rules, rng = rules_of(*played_by), random.Random(role)
    setup = dealt_to(role, rules, rng)
    cast = Cast(setup.deal + setup.centre, setup.extra) if rules.centre else Cast(setup.cards)
    evening = played(Evening(Common(rules, cast, len(setup.deal)), start(rules, setup), rng))
    assert evening.game.outcome
    for lang in LANGUAGES:
        narrator = Narrator(words(lang), played_by[0], NAMES[: len(setup.deal)], rules.places)
        assert all(spoken(narrator, said) for said in evening.said)


@every_role
def test_everybody_may_claim_it(played_by, role):
    rules = rules_of(*played_by)
    cast, players = cast_with(role, rules, random.Random(role))
    common = Common(rules, cast, players)
    for lang in LANGUAGES:
        narrator = Narrator(words(lang), played_by[0], NAMES[:players], rules.places)
        forms = role_forms(narrator, "role", role).values()
        for kind, parts in ((AM, (role,)), (THINK, (1, role))):
            claim = claim_from(kind, parts, common, common.seats[0])
            assert any(form in spoken(narrator, Said(common.seats[0], claim)) for form in forms)


@every_role
def test_tournaments_are_played_with_it(played_by, role):
    rules, rng = rules_of(*played_by), random.Random(role)
    cast, players = cast_with(role, rules, rng)
    hall = Simulation(Scenario("any", *played_by[:2], "hard", {players: cast}), rng)
    assert chip_race(hall, players, 1, 20).games
    assert elimination(hall, 2 * players, players, 1).rounds
