"""A record says it all: written, read and judged it is the same game, fact by fact, and the same bytes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from decks import begun, every_game, finish, luck, moments, seeds
from garou.engine.game import Game
from garou.games import rules_of
from garou.record.judge import judged, verdict
from garou.record.judge import played as played_through
from garou.record.reading import name_flaw, read
from garou.record.schema import schema
from garou.record.values import Record, fact_json, lines_of
from garou.record.writing import write
from outlets import NAMES

SCHEMA = Draft202012Validator(schema())

names = st.lists(
    st.text(min_size=1, max_size=12).filter(lambda name: not name_flaw(name, ())), min_size=24, max_size=24, unique=True
)
remarks = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc-", max_size=5), inner, max_size=3),
    max_leaves=5,
)


def recorded(played, game: Game, players=NAMES, **more) -> Record:
    blank = Record(*played, tuple(players[: len(game.setup.deal)]), game.setup, **more)
    return replace(blank, lines=lines_of(blank, game.log))


@every_game
@given(seed=seeds)
def test_written_read_and_judged_it_is_the_same_game(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    record = recorded(played, game)
    again = read(write(record))
    assert again == record
    assert judged(again) == game
    assert [fact_json(again, fact) for fact in judged(again).facts] == [fact_json(record, f) for f in game.facts]


@every_game
@given(seed=seeds, players=names, nonce=st.none() | st.text("0123456789abcdef", min_size=1), claims=st.lists(remarks))
def test_whatever_people_are_called_and_said_is_kept(played, seed, players, nonce, claims):
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=8), rng)
    record = recorded(played, game, players, nonce=nonce, claims=tuple(claims))
    assert read(write(record)) == record
    assert judged(read(write(record))) == game


@every_game
@given(seed=seeds)
def test_the_same_game_is_always_the_same_bytes(played, seed):
    rng = luck(played, seed)
    record = recorded(played, finish(begun(played, rng), rng))
    text = write(record)
    assert write(read(text)) == text
    assert write(read(json.dumps(json.loads(text), indent=7))) == text
    assert text.endswith("}\n")
    assert "\r" not in text


@every_game
@given(seed=seeds)
def test_every_written_record_is_what_the_schema_describes(played, seed):
    rng = luck(played, seed)
    record = recorded(played, finish(begun(played, rng), rng))
    assert list(SCHEMA.iter_errors(json.loads(write(record)))) == []


@every_game
@given(seed=seeds)
def test_a_record_may_stop_anywhere_to_be_viewed(played, seed):
    rng = luck(played, seed)
    for moment in rng.sample(past := list(moments(begun(played, rng, most=8), rng)), min(5, len(past))):
        assert played_through(recorded(played, moment)) == moment


@every_game
@given(seed=seeds)
def test_what_was_declined_need_not_be_written(played, seed):
    """Except a ballot, and where the same call is put to the same player twice."""
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=8), rng)
    record = recorded(played, game)
    times = Counter((line.by, line.call) for line in record.lines)
    ballots = ("vote", "lynch", "captain")
    kept = [ln for ln in record.lines if ln.choose or ln.call in ballots or times[ln.by, ln.call] > 1]
    short = judged(replace(record, lines=tuple(kept)))
    assert (short.facts, short.outcome) == (game.facts, game.outcome)


@every_game
@given(seed=seeds)
def test_the_verdict_says_what_came_of_it(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    record = recorded(played, game)
    word = json.loads(json.dumps(verdict(record, judged(record))))
    died = {NAMES[fact.of("player")] for fact in game.facts if fact.name == "died"}
    assert word["game"] == played[0]
    assert word["dead"] == [name for name in record.players if name in died]
    assert word["winners"] == [name for name in record.players if name in word["winners"]]
    assert word["teams"] == sorted(set(word["teams"]))
    assert list(word["final"]) == list(record.players)
    assert set(word["final"].values()) <= set(rules_of(*played).roles)
    assert all(set(reason) == {"team", "won", "rule", "players"} for reason in word["why"])
    assert ("centre" in word) == bool(rules_of(*played).centre)
