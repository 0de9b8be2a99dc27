"""`garou serve --database`: the same tables, the same promises, in PostgreSQL."""

import click
import pytest
from click.testing import CliRunner
from serving import Server, get, post

from command import garou
from garou.cli.serve import command
from garou.texts import words
from postgres import ask, free_port, tell

SERVE = ("--quiet", "--host", "127.0.0.1", "--port", "0")


def refusal(database, lang="en", **environment):
    """Why it does not start."""
    named = ("--database", database) if database else ()
    done = CliRunner(env=environment).invoke(command(words(lang)), [*SERVE, *named], standalone_mode=False)
    assert isinstance(done.exception, click.ClickException), done.output
    return done.exception.format_message()


def test_the_drill_a_backup_taken_in_mid_game_is_restored_over_nothing_and_played_on(database, tmp_path):
    """What whoever runs a server should have tried before they need it."""
    server = Server(tmp_path / "data", "--database", database).start()
    try:
        code = post(f"{server.address}/api/tables", {"game": "one-night", "players": 3, "pace": "still"})["code"]
        token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
        post(f"{server.address}/api/tables/{code}/begin", {}, token)
        before = get(f"{server.address}/api/tables/{code}", token)
        assert "another Garou" in refusal(database)
        assert garou("backup", tmp_path / "b", "--database", database).status == 0
        server.kill()
        tell(database, "DROP SCHEMA garou CASCADE")
        assert garou("restore", tmp_path / "b", "--database", database).status == 0
        assert garou("check", "--database", database).status == 0
        server.start()
        after = get(f"{server.address}/api/tables/{code}", token)
        assert {name: after[name] for name in ("phase", "you", "players", "facts")} == {
            name: before[name] for name in ("phase", "you", "players", "facts")
        }
        post(f"{server.address}/api/tables/{code}/look", {}, token)
    finally:
        server.stop()
    assert ask(database, "SELECT min(seq) FROM garou.event GROUP BY room") == [(1,)]
    assert not (tmp_path / "data" / "garou.db").exists()


@pytest.mark.parametrize(
    ("lang", "wrong", "said"),
    [
        ("en", lambda _: "mysql://ada:secret@localhost/garou", "not the address of a PostgreSQL database"),
        ("fr", lambda _: "mysql://ada:secret@localhost/garou", "pas l’adresse d’une base PostgreSQL"),
        ("en", lambda _: f"postgresql://ada:secret@127.0.0.1:{free_port()}/garou", "no PostgreSQL answers at"),
        ("fr", lambda _: f"postgresql://ada:secret@127.0.0.1:{free_port()}/garou", "aucun PostgreSQL ne répond"),
        ("en", lambda known: known.replace("garou@", "secret@"), "does not let this user in"),
        ("fr", lambda known: f"{known}-nowhere", "crée-la avec createdb"),
    ],
)
def test_what_keeps_it_from_its_tables_is_said_in_one_sentence_without_the_password(lang, wrong, said, database):
    found = refusal(wrong(database), lang)
    assert said in found
    assert ":secret" not in found


def test_what_a_newer_garou_has_kept_is_not_touched(database):
    tell(database, "CREATE SCHEMA garou; CREATE TABLE garou.version (number int); INSERT INTO garou.version VALUES (9)")
    assert "newer Garou" in refusal("", GAROU_DATABASE=database)
