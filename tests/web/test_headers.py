"""What every answer carries in its head, whatever became of the request."""

import asyncio

import pytest
from stage import ask, following, opened, run

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUSES = {
    "/": 200,
    "/t/nope-1": 404,
    "/api/tables/nope-1": 404,
    "/static/base.css": 200,
    "/static/nope.css": 404,
    "/healthz": 200,
    "/openapi.json": 200,
}


def assert_guarded(answer, *, kept):
    assert {name: answer.header(name) for name in HEADERS} == HEADERS
    policy = answer.header("content-security-policy")
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.header("cache-control") == ("public, max-age=3600" if kept else "no-store")


@pytest.mark.parametrize("path", STATUSES)
def test_every_answer_is_guarded_and_only_files_that_are_there_are_kept(path):
    async def happening():
        async with opened() as app:
            return await ask(app, "GET", path)

    answer = run(happening())
    assert answer.status == STATUSES[path]
    assert_guarded(answer, kept=path == "/static/base.css")


def test_so_is_the_answer_to_what_broke_the_server():
    def broken(code):
        raise ZeroDivisionError

    async def happening():
        async with opened() as app:
            app.state.keeper.find = broken
            async with following(app, "/t/lune-123") as heard:
                await asyncio.sleep(1)
                return heard

    answer = run(happening())
    assert answer.status == 500
    assert b"ZeroDivisionError" not in answer.body
    assert_guarded(answer, kept=False)
