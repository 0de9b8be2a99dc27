import asyncio
import os

import phones
import pytest
from cheats import Table, assert_tells_nothing
from serving import Server
from wire import Reply as Answer
from wire import kept

from garou.texts import LANGUAGES, words


@pytest.fixture(scope="session")
def playwright():
    if phones.CHROMIUM is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(phones.MISSING)
    with phones.sync_api.sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright):
    """One browser for all: to start it takes as long as a short test."""
    opened = playwright.chromium.launch(executable_path=phones.CHROMIUM, args=phones.ARGS)
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def a_loop_of_its_own(request):
    """What drives the browser leaves its loop running in between, beside which no other can be started."""
    if request.node.get_closest_marker("browser"):
        yield
        return
    running = asyncio._get_running_loop()  # noqa: SLF001  # nothing else tells it or takes it
    asyncio._set_running_loop(None)  # noqa: SLF001
    yield
    asyncio._set_running_loop(running)  # noqa: SLF001


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path / "data").start()
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("cheating") / "data").start()
    yield Table(running)
    assert running.process.poll() is None, "it lived through all of it"
    running.kill()
    assert running.mishaps() == []


@pytest.fixture(params=LANGUAGES)
def refused(request, table):
    """Tries something in each language: refused with those words, and nothing has changed."""
    lang = request.param

    def attempt(deed, status: int, reason: str = "", **args: object) -> Answer:
        before = kept(table.server)
        answer = deed({"accept_language": lang})
        assert answer.status == status, answer.body[:300]
        assert kept(table.server) == before
        assert_tells_nothing(table, answer)
        if reason:
            said = words(lang)(f"error-{reason}", {name: str(value) for name, value in args.items()})
            assert answer.said == said
            if answer.header("content-type").startswith("text/html"):
                assert answer.text.startswith(f'<!doctype html>\n<html lang="{lang}"')
        return answer

    return attempt
