"""Somebody who cheats at two workers: each request goes to the one that did not answer the last.

What is tried, and what is expected of it, is that of test_cheating.
"""

import itertools

import pytest
from cheats import Table
from serving import Server
from test_cheating import (  # noqa: F401  # each is run again, over this table
    test_a_confirmation_of_nothing_is_refused,
    test_a_guest_does_not_do_what_the_host_does,
    test_a_record_waits_for_the_end,
    test_a_token_opens_no_other_table,
    test_an_answer_is_for_the_window_that_is_open,
    test_nor_over_the_api,
    test_only_what_is_offered_can_be_chosen,
    test_without_a_token_nobody_does_anything,
    test_without_a_token_nobody_reads_what_is_a_seats_own,
)
from wire import form, kept

from postgres import empty_database


class Either:
    """Two workers, asked in turn."""

    def __init__(self, *servers: Server, database: str) -> None:
        self.servers, self.database = servers, database
        self._turns = itertools.cycle(servers)

    @property
    def port(self) -> int:
        return next(self._turns).port


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    database, home = empty_database(tmp_path_factory), tmp_path_factory.mktemp("cheating")
    servers = [Server(home / name, "--database", database, "--workers", "1") for name in ("one", "two")]
    for server in servers:
        server.begin()
    yield Table(Either(*(server.arrive() for server in servers), database=database))
    for server in servers:
        assert server.process.poll() is None, "it lived through all of it"
        server.kill()
        assert server.mishaps() == []


def test_a_request_replayed_at_the_other_worker_is_not_taken_twice(table):
    """Whoever records what a phone sent and sends it again, there, changes nothing in the game."""
    answer = f"/t/{table.code}/answer", {"window": 1, "choice": "1"}
    for _ in range(4):
        assert form(table.server, *answer, **table.zed).status == 303, "a tap like any other"
    assert [kind for room, _, kind, _ in kept(table.server) if room == table.code].count("answered") == 1
    before = kept(table.server)
    assert form(table.server, f"/t/{table.code}/begin", **table.zed).status == 409
    assert form(table.server, f"/t/{table.code}/join", {"name": "Yan"}).status == 409
    assert kept(table.server) == before
