"""A finished game looked at again: any record that is brought, and what is refused of it."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import re
from dataclasses import replace
from html import unescape

import httpx
import pytest
from markupsafe import escape

from decks import random_reply, start
from garou.dealing import cast_of, deal
from garou.engine.values import PUBLIC, Seat, Slot, Toll
from garou.games import rules_of
from garou.games.scenarios import SCENARIOS
from garou.record.judge import judged
from garou.record.reading import read
from garou.record.values import lines_of
from garou.record.writing import write
from garou.rooms.settings import Settings
from garou.story.frames import frames, known
from garou.story.what_if import otherwise, polls
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web import app as application
from garou.web.ending import told
from garou.web.limits import Limits
from garou.web.replay.film import Film
from one_night import day
from outlets import record_of
from records import CLASSIC, EPIC_BATTLE, ONE_NIGHT, answered, game_by_luck, small, without

HERE = {"sec-fetch-site": "same-origin"}


@pytest.fixture
def table(tmp_path):
    """Where a server would keep its tables."""
    return tmp_path


def ask(table, method, path, **request):
    """One request to the application in this process, just started."""
    lang = request.pop("lang", "en")
    app = application.build(table, limits=Limits(film=100_000))

    async def asked():
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url="http://table.example", follow_redirects=True
            ) as client:
                return await client.request(method, path, headers={"accept-language": lang, **HERE}, **request)

    return asyncio.run(asked())


def bring(table, record, **fields):
    """Posted as the page's form does."""
    text = record if isinstance(record, str) else json.dumps(record)
    lang = fields.pop("lang", "en")
    return ask(table, "POST", "/replay", data={"record": text, **fields}, lang=lang)


def long_game(players=18, nights=8):
    """A classic game with the captain and everybody in it, played by luck until it is long enough."""
    rules, [scenario] = rules_of("classic", "", ("captain",)), [s for s in SCENARIOS if s.id == "whole-village"]
    for seed in range(1000):
        rng = random.Random(seed)
        game = start(rules, deal(rules, cast_of(scenario, players, rng), players, rng))
        while game.open:
            game = random_reply(game, rng)
        if game.step >= 6 * nights:
            record = record_of(("classic", "", ("captain",)), game)
            return replace(record, lines=lines_of(record, game.log))
    raise AssertionError("luck is against us")


# --- Shown ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_was_played_can_be_shown(table, seed, lang):
    record = game_by_luck(seed)
    page = bring(table, write(record), lang=lang)
    assert page.status_code == 200
    film = frames(judged(record))
    assert page.text.count('<article class="frame') == len(film)
    assert f'<html lang="{lang}"' in page.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_names_marks_and_artifacts_and_says_who_shared_the_most_votes(table, lang):
    """Two votes each for Ada and Ben; the film and the list of the dead say so, each once."""
    page, speaking = unescape(bring(table, EPIC_BATTLE, lang=lang).text), words(lang)
    for thing in (speaking("artifact-mask"), speaking("web-marked", {"mark": speaking("mark-vampire")})):
        assert f'<span class="st">{thing}</span>' in page
    shared = Narrator(speaking, "epic-battle", ("Ada", "Ben"), ()).toll(
        Toll("shared", (Seat(Slot(0)), Seat(Slot(1))), votes=2)
    )
    assert page.count(shared) == 2


def test_a_long_classic_game_is_a_small_page(table):
    page = bring(table, write(long_game()))
    assert len(gzip.compress(page.content)) < 150_000
    assert page.headers["content-encoding"] == "gzip"
    assert "vary" not in page.headers  # never kept anywhere
    assert page.headers["cache-control"] == "no-store"


def test_nothing_of_a_record_is_kept(table, tmp_path):
    bring(table, small(players=["Zerubbabel", "Ben", "Cleo"]) | {"answers": renamed("Ada", "Zerubbabel")})
    assert all(b"Zerubbabel" not in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def renamed(old, new):
    def other(word):
        return new if word == old else word

    return [{**a, "by": other(a["by"]), "choose": [*map(other, a["choose"])]} for a in ONE_NIGHT["answers"]]


HOSTILE = ("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7 * 7 }}", "&lt;b&gt;", "</textarea><b>")


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_only_ever_a_name(table, name):
    record = small(players=[name, "Ben", "Cleo"]) | {"answers": renamed("Ada", name)}
    page = bring(table, record, voter=1, target=0)
    picture = ask(table, "POST", "/replay/picture.svg", data={"record": json.dumps(record)})
    for answer in (page, picture):
        assert answer.status_code == 200
        assert escape(name) in answer.text
        assert escape(name) == name or name not in answer.text
    assert unescape(page.text).count(name) >= 10
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "style" not in picture.text.replace("xml:style", "")  # nothing a strict policy would refuse


def test_the_picture_names_everybody_and_the_winners(table):
    answer = ask(table, "POST", "/replay/picture.svg", data={"record": json.dumps(EPIC_BATTLE)}, lang="fr")
    assert 'width="1200" height="630"' in answer.text
    for name in EPIC_BATTLE["players"]:
        assert f">{name}</text>" in answer.text
    assert answer.text.count("http") == 1  # the name of SVG itself: it asks for nothing from anywhere


# --- What a seat could know ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(0, 24, 3))
def test_a_seat_reads_what_it_was_told_by_then_and_nothing_else(seed):
    record = game_by_luck(seed)
    game, narrator = judged(record), Narrator(words("en"), record.game, record.players, record.rules.places)
    film = Film(Settings(record.game, record.edition, options=record.options), game, narrator)
    learned = list(film.learned())
    for at in range(len(film.frames)):
        for number in range(len(record.players)):
            seat = Seat(Slot(number))
            read_by = [one.text for one in learned if one.at <= at and one.heard_by(seat)]
            told = [narrator.fact(fact, seat) for fact in known(seat, film.frames, at)]
            assert set(read_by) == set(told)
            assert len(read_by) <= len(told)
    public = [one.text for one in learned if not one.seats]
    assert set(public) == {narrator.fact(fact, PUBLIC) for fact in game.facts if PUBLIC in fact.audience}


# --- What if ------------------------------------------------------------------------------------------------


def test_another_vote_is_counted_and_told_with_its_reasons(table):
    game = judged(read(json.dumps(EPIC_BATTLE)))
    told = otherwise(game, polls(game)[0], Seat(Slot(1)), (Slot(3),))
    answer = bring(table, EPIC_BATTLE, poll=0, voter=1, target=3)
    assert "If Ben had pointed at Dan instead of Ada" in answer.text
    panel = answer.text.partition('id="otherwise"')[2].partition('id="share"')[0]
    narrator = Narrator(words("en"), "epic-battle", tuple(EPIC_BATTLE["players"]), game.rules.places)
    for reason in told.game.outcome.why:
        assert narrator.reason(reason) in unescape(panel)
    assert panel.count("The vote takes") == len([f for f in told.facts if f.name == "died" and f.of("cause") == "vote"])


@pytest.mark.parametrize("fields", [{"voter": 0, "target": 0}, {"voter": 77, "target": 1}, {"voter": 0, "target": 77}])
def test_a_vote_that_could_not_be_cast_is_refused_in_words(table, fields):
    answer = bring(table, ONE_NIGHT, lang="fr", poll=0, **fields)
    assert answer.status_code == 200
    assert words("fr")("replay-if-cannot") in unescape(answer.text)


def test_a_vote_as_it_was_is_no_other(table):
    answer = bring(table, EPIC_BATTLE, lang="fr", poll=0, voter=1, target=0)
    assert words("fr")("replay-if-as-it-was") in unescape(answer.text)


@pytest.mark.parametrize(("players", "rows"), [(8, False), (9, True)])
def test_where_a_ring_would_lay_cards_on_names_they_stand_in_rows(table, players, rows):
    page = bring(table, write(long_game(players, 2))).text
    assert (f'<div class="ring" data-n="{players}" data-many>' in page) is rows


def test_in_a_long_game_the_days_after_are_said_to_be_left_out(table):
    record = long_game(9, 3)
    game = judged(record)
    first = polls(game)[0]
    voter = first.questions[0].seats[0]
    target = next(option[0] for option in first.questions[0].options if option)
    answer = bring(table, write(record), poll=0, voter=voter, target=target)
    ended = otherwise(game, first, voter, (target,)).game.outcome
    assert (words("en")("replay-if-later") in answer.text) == (ended is None)


# --- What a card was at first -----------------------------------------------------------------------------------


def test_what_lay_there_at_first_is_told_where_it_was_another_role():
    """Two villagers who change cards are what they were: their table sees no difference."""
    cards = "villager villager troublemaker werewolf | seer robber villager"
    game = day(cards, "Cleo troublemaker Ada Ben", votes="Ben Cleo Dan Ada")
    assert game.position.lies[0] != 0
    narrator = Narrator(words("en"), "one-night", ("Ada", "Ben", "Cleo", "Dan"), game.rules.places)
    found = told(game, game.outcome, Settings(), None, narrator)
    assert not [card for card in found.cards if card.moved]


# --- Refused ------------------------------------------------------------------------------------------------------

FLAWED = {
    "record": "this is no record",
    "format": small(format="garou-record/9"),
    "game": small(game="chess"),
    "deal[1]": small(deal=["werewolf", "wizard", "robber"]),
    "players[2]": small(players=["Ada", "Ben", "Ada"]),
    "answers": without(ONE_NIGHT, "answers"),
    "answers[1]": answered(ONE_NIGHT, 1, choose=["Ben"]),
    "answers[2].by": answered(ONE_NIGHT, 2, by="Zoe"),
    "answers[5]": small(answers=ONE_NIGHT["answers"][:5]),  # stops before the last vote
    "claims": small(claims="none"),
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", FLAWED)
def test_what_cannot_be_shown_is_refused_with_its_place(table, place, lang):
    answer = bring(table, FLAWED[place], lang=lang)
    assert answer.status_code == 422
    [said] = re.findall(r'<p id="said"[^>]*>(.*?)</p>', answer.text)
    assert unescape(said).startswith(f"{place}: ")
    assert words(lang)("replay-open.flaw") in unescape(answer.text)


def test_what_was_pasted_is_still_there_after_a_refusal_and_is_no_markup(table):
    answer = bring(table, "</textarea><script>alert(1)</script>")
    assert answer.status_code == 422
    assert "<script>alert" not in answer.text
    assert "</textarea><script>alert(1)</script>" in unescape(answer.text)


@pytest.mark.parametrize("bytes_", [b"\xff\xfe\x00", b"\x80"])
def test_a_file_that_is_no_text_is_refused(table, bytes_):
    answer = ask(table, "POST", "/replay", files={"file": ("game.json", bytes_, "application/json")})
    assert answer.status_code == 422
    assert words("en")("error-file-not-utf8") in answer.text


def test_a_file_is_as_good_as_a_text(table):
    answer = ask(table, "POST", "/replay", files={"file": ("game.json", json.dumps(ONE_NIGHT).encode())})
    assert answer.status_code == 200


def test_more_than_any_game_is_not_even_read(table):
    assert bring(table, "x" * 70_000).status_code == 413


def test_a_game_without_end_is_refused(table):
    """Sixty-seven days on which nobody is accused and no wolf hunts are more than four hundred steps."""
    names = list("abcde")
    votes = [{"by": name, "call": "lynch", "choose": []} for _ in range(67) for name in names]
    last = [{"by": name, "call": "lynch", "choose": ["b" if name == "a" else "a"]} for name in names]
    endless = without(CLASSIC, "options", "extra") | {
        "players": names,
        "deal": ["werewolf", *["villager"] * 4],
        "answers": votes + last,
    }
    answer = bring(table, endless)
    assert answer.status_code == 422
    assert "answers: " in answer.text
    assert "400" in answer.text


def test_a_table_that_is_not_there_has_no_film(table):
    for path in ("/t/lune-999/replay", "/t/lune-999/picture.svg"):
        assert ask(table, "GET", path).status_code == 404


def test_the_film_of_a_game_by_luck_is_the_same_from_a_file_and_from_a_form(table):
    text = write(game_by_luck(5))
    form = bring(table, text)
    file = ask(table, "POST", "/replay", files={"file": ("game.json", text.encode())})
    assert form.text == file.text
