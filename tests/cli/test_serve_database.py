"""`garou serve --database`: the same tables, the same promises, in PostgreSQL."""

import pytest
from serving import Server, get, post

from command import garou
from postgres import ask, free_port, tell

SERVE = ("serve", "--quiet", "--host", "127.0.0.1", "--port", "0")


def sentence(done):
    """What was wrong, in one line, and nothing else; the log may have said before that a server was about to start."""
    [said] = [line for line in done.err if not line.startswith("{")]
    assert (done.status, said[:7]) == (2, "garou: ")
    return said


def test_a_server_that_is_killed_in_mid_game_goes_on_where_it_stood(database, tmp_path):
    server = Server(tmp_path / "data", "--database", database).start()
    try:
        code = post(f"{server.address}/api/tables", {"game": "one-night", "players": 3, "pace": "still"})["code"]
        token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
        post(f"{server.address}/api/tables/{code}/begin", {}, token)
        before = get(f"{server.address}/api/tables/{code}", token)
        assert "another Garou" in sentence(garou(*SERVE, "--database", database))
        server.kill()
        server.start()
        after = get(f"{server.address}/api/tables/{code}", token)
    finally:
        server.stop()
    assert (after["phase"], after["you"]) == (before["phase"], before["you"])
    assert ask(database, "SELECT min(seq) FROM garou.event GROUP BY room") == [(1,)]
    assert not (tmp_path / "data" / "garou.db").exists()


def test_the_drill_a_backup_taken_in_mid_game_is_restored_over_nothing_and_played_on(database, tmp_path):
    """What whoever runs a server should have tried before they need it."""
    server = Server(tmp_path / "data", "--database", database).start()
    try:
        code = post(f"{server.address}/api/tables", {"game": "one-night", "players": 3, "pace": "still"})["code"]
        token = post(f"{server.address}/api/tables/{code}/seats", {"name": "Zed"})["token"]
        assert garou("backup", tmp_path / "b", "--database", database).status == 0
        server.kill()
        tell(database, "DROP SCHEMA garou CASCADE")
        assert garou("restore", tmp_path / "b", "--database", database).status == 0
        assert garou("check", "--database", database).status == 0
        server.start()
        post(f"{server.address}/api/tables/{code}/begin", {}, token)
        assert get(f"{server.address}/api/tables/{code}", token)["phase"] == "dealt"
    finally:
        server.stop()


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
    found = sentence(garou(*SERVE, "--database", wrong(database), "--lang", lang))
    assert said in found
    assert ":secret" not in found


def test_what_a_newer_garou_has_kept_is_not_touched(database):
    tell(database, "CREATE SCHEMA garou; CREATE TABLE garou.version (number int); INSERT INTO garou.version VALUES (9)")
    assert "newer Garou" in sentence(garou(*SERVE, GAROU_DATABASE=database))
