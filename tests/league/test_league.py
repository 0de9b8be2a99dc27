"""A league: the same seed gives the same table, whoever works on it; who fails costs nobody else anything."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

import outsider
from garou.league.book import GameBook
from garou.league.cells import SomeGames, pieces, score
from garou.league.entrants import Challenger, IllegalLeague, read
from garou.league.outsiders import Failed
from garou.league.programs import OwnProcess
from garou.league.running import added, played
from garou.league.standings import as_json, in_page, page, standings, trouble
from garou.texts import words

pytestmark = pytest.mark.process  # entrants are programs

EN = words("en")
FIVE = '[[table]]\nname = "five"\ncards = "2 werewolf, seer, robber, troublemaker, 3 villager"\n'
MINDS = "".join(f'[[entrant]]\nname = "{name}"\nmind = "{name}"\n' for name in ("random", "honest"))


def program(how: str, more: str = "seconds = 60") -> str:
    command = f'["{sys.executable}", "{outsider.__file__}", "{how}"]'
    return f'[[entrant]]\nname = "{how}"\ncommand = {command}\n{more}\n'


def league(*entrants: str, games: int = 24, tables: str = FIVE):
    return read(f"seed = 7\ngames = {games}\n{tables}" + "".join(entrants))


def run(asked, jobs: int = 1, book: Path | None = None):
    scores = {}
    for piece, found in played(asked, GameBook(book, asked), jobs):
        added(scores, piece, found)
    return standings(asked, scores)


# --- The same table -------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_seed_gives_the_same_table_on_any_number_of_processes():
    asked = league(MINDS, program("first", "games = 1\nseconds = 60"))
    one, two = (run(asked, jobs) for jobs in (1, 2))
    assert as_json(one) == as_json(two)
    assert page(EN, one) == page(EN, two)
    assert as_json(one)["games"] == 4 * 24 + 5
    assert len(one.rated) == 3
    assert as_json(one)["faults"] == {}


def test_an_honest_village_is_rated_above_a_random_one():
    found = run(league(MINDS, games=60))
    assert [found.league.entrants[one].name for one in found.order] == ["honest", "random"]


def test_pieces_cover_every_game_once_and_do_not_depend_on_who_plays_them():
    asked = league(MINDS, '[[entrant]]\nname = "slow"\nmind = "sly"\ngames = 5\n', games=600)
    covered = {}
    for cell, first, last in pieces(asked):
        covered.setdefault(cell, []).extend(range(first, last))
    assert {cell: len(games) for cell, games in covered.items()} == {
        cell: 5 if 2 in (cell.village, cell.others) else 600 for cell in covered
    }
    assert all(games == [*range(len(games))] for games in covered.values())


def test_a_league_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    asked, book = league(MINDS), tmp_path / "book.jsonl"
    going = played(asked, GameBook(book, asked), 1)
    for _ in range(10):
        next(going)
    going.close()
    with book.open("a") as file:
        file.write('{"piece":["half a li')
    book.write_text(book.read_text() + "\n")
    again = []
    monkeypatch.setattr("garou.league.running.score", lambda league, piece: again.append(piece) or score(league, piece))
    whole = run(asked, 1, book)
    assert len(again) == len([*pieces(asked)]) - 10
    assert as_json(whole) == as_json(run(asked))


def test_the_book_of_another_league_is_left_alone(tmp_path):
    book = tmp_path / "book.jsonl"
    run(league(MINDS), 1, book)
    asked = read(f"seed = 8\ngames = 24\n{FIVE}{MINDS}")
    assert GameBook(book, asked).score(next(pieces(asked))) is None


# --- Who fails -------------------------------------------------------------------------------------


WAYS = {"silent": "silent", "dies": "crashed", "babbles": "nonsense", "lies": "nonsense"}


@pytest.mark.parametrize(("how", "why"), WAYS.items())
def test_who_fails_is_named_and_costs_nobody_else_anything(how, why):
    failing = league(MINDS, program(how, "seconds = 0.05" if how == "silent" else "seconds = 60"), games=1)
    found = run(failing)
    assert [*found.faults(2)] == [why]
    assert found.left_out(2) > 0
    [line] = trouble(EN, found) if 2 in found.rated else [*trouble(EN, found)][:1]
    assert line.startswith(f"{how} failed to answer: ")
    without = run(league(MINDS, games=1))
    same = {cell: score for cell, score in found.scores.items() if 2 not in (cell.village, cell.others)}
    assert same == without.scores


def test_who_dies_once_is_begun_again_and_plays_on():
    asked = league(program("dies-once"), games=1)
    found = run(asked)
    assert found.faults(0)["crashed"] > 0
    assert set(found.faults(0)) == {"crashed"}


def test_an_answer_to_another_question_is_passed_over():
    assert run(league(program("late"), games=3)).faults(0) == {}


def test_a_program_that_reads_nothing_or_talks_of_other_things_for_ever_is_silent():
    deaf = Challenger("deaf", "command", (sys.executable, "-c", "import time; time.sleep(600)"), 1, 0.2)
    babbling = f"import os\nwhile True: os.write(1, b'{json.dumps({'id': 0})}\\n' * 1000)"
    for entrant, message in (
        (deaf, {"facts": "x" * 1_000_000}),
        (Challenger("babbling", "command", (sys.executable, "-c", babbling), 1, 0.2), {}),
    ):
        seat = OwnProcess(entrant)
        with closing(seat), pytest.raises(Failed) as failed:
            seat._ask(message)  # noqa: SLF001  # what chosen and spoken do
        assert failed.value.why == "silent"


def test_a_program_that_is_not_there_is_named():
    found = run(league(MINDS, '[[entrant]]\nname = "nobody"\ncommand = "/no/such/program"\n', games=2))
    assert found.unrated == [2]
    lines = [*trouble(EN, found)]
    assert lines[0].startswith("nobody failed to answer: could not be reached")
    assert lines[1] == "nobody has played no game and is not rated."


def test_somebody_behind_a_port_plays():
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            while True:
                try:
                    line, _ = listening.accept()
                except OSError:
                    return
                with line:
                    command = [sys.executable, outsider.__file__, "first"]
                    subprocess.run(command, stdin=line, stdout=line, check=False)

        threads = [threading.Thread(target=serve, daemon=True) for _ in range(5)]
        for thread in threads:
            thread.start()
        port = listening.getsockname()[1]
        far = f'[[entrant]]\nname = "far"\ntcp = "127.0.0.1:{port}"\nseconds = 30\n'
        found = run(league(far, games=1))
        listening.shutdown(socket.SHUT_RDWR)
    for thread in threads:
        thread.join(10)
    assert found.faults(0) == {}
    assert sum(score.games for score in found.scores.values()) == 1


# --- Agents for environments ---------------------------------------------------------------------------


def first(observation, luck):
    return int(observation["action_mask"].argmax())


def by_luck(observation, luck):
    return luck.choice([number for number, may in enumerate(observation["action_mask"]) if may])


def broken(observation, luck):
    raise KeyError


def endless(observation, luck):
    while True:
        pass


def policy(name: str, more: str = "") -> str:
    return f'[[entrant]]\nname = "{name}"\npython = "{__name__}:{name}"\n{more}\n'


def test_an_agent_for_the_environments_plays_by_its_observations():
    found = run(league(policy("by_luck", "seconds = 60"), policy("first", "seconds = 60"), games=4))
    assert not found.faults(0)
    assert not found.faults(1)
    assert len(found.rated) == 2


@pytest.mark.parametrize(("name", "why"), [("broken", "crashed"), ("endless", "silent"), ("absent", "crashed")])
def test_an_agent_that_breaks_or_never_ends_is_named(name, why):
    found = run(league(policy(name, "seconds = 0.05"), games=1))
    assert [*found.faults(0)] == [why]


# --- The file, and the page ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seed = ", "league-no-toml"),
        ("sead = 1", "league-key"),
        ("seed = true", "league-value"),
        ("games = 0", "league-value"),
        ("seed = 1", "league-none"),
        (FIVE, "league-none"),
        (FIVE + "[[entrant]]\nmind = 'sage'", "league-name"),
        (FIVE + "[[entrant]]\nname = 'a|b'\nmind = 'sage'", "league-name"),
        (FIVE + "[[entrant]]\nname = 'a'", "league-kind"),
        (FIVE + "[[entrant]]\nname = 'a'\nmind = 'sage'\ntcp = 'x:1'", "league-kind"),
        (FIVE + "[[entrant]]\nname = 'a'\nmind = 'genius'", "no-mind"),
        (FIVE + "[[entrant]]\nname = 'a'\nmind = 3", "league-value"),
        (FIVE + "[[entrant]]\nname = 'a'\nmind = 'sage'\nseconds = -1", "league-value"),
        (FIVE + MINDS + MINDS, "league-twice"),
        (FIVE.replace("seer", "emperor") + MINDS, "no-such-role"),
        (FIVE + "players = '5'\n" + MINDS, "league-value"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text, reason):
    with pytest.raises(IllegalLeague if reason.startswith("league") else Exception) as refused:
        read(text)
    assert refused.value.reason == reason


def test_a_page_is_rewritten_between_its_marks_and_nowhere_else():
    text = "before\n<!-- league -->\n\nold\n\n<!-- league: end -->\nafter\n"
    new = in_page(text, "new")
    assert new == "before\n<!-- league -->\n\nnew\n\n<!-- league: end -->\nafter\n"
    assert in_page(new, "new") == new
    assert in_page("no marks", "new") is None
    assert in_page("<!-- league: end --> <!-- league -->", "new") is None


def test_the_page_has_ratings_and_every_pairing():
    told = page(EN, run(league(MINDS, games=20)))
    assert "| 1 | **honest** |" in told
    assert "| village wins, % | against honest | against random |" in told
    assert told.count("±") == 2 * 3 + 4


def test_the_league_of_the_docs_can_be_read():
    here = Path(__file__).parents[2] / "docs/league.toml"
    asked = read(here.read_text("utf-8"))
    assert [board.match.players for board in asked.boards] == [5, 8, 10]
    assert SomeGames(*next(pieces(asked))).first == 0
    assert os.sep not in asked.entrants[0].name
