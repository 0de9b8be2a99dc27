"""Heads of pages, moments as their reader writes them, and plain words about a record that cannot be shown."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from html import unescape

import httpx
import pytest
from master_phone import house  # noqa: F401  # a fixture is used by its name
from serving import TRUSTING_NOBODY

from garou.texts import LANGUAGES, words
from garou.web.table.histories import when
from pages import ROOT

GAME = json.loads((ROOT / "docs/example.json").read_text("utf-8"))

PAGES = [
    "/", "/mine", "/roles/classic", "/replay", "/settle", "/master", "/announcer", "/leaflet", "/cards",
    "/openapi.json", "/healthz", "/static/app.css", "/nope", "/t/no-such-table", "/master/wall/abcdefgh",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_the_head_of_a_page_is_that_of_the_page_and_nothing_more(path, house):  # noqa: F811  # the fixture
    with httpx.Client(base_url=house.address, verify=TRUSTING_NOBODY) as client:
        head, page = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (page.status_code, b"")
    assert head.headers["content-type"] == page.headers["content-type"]
    assert head.headers.get("content-length") == page.headers.get("content-length")


def test_a_stream_has_no_head(house):  # noqa: F811  # the fixture
    assert httpx.head(f"{house.address}/t/abcdef/stream", verify=TRUSTING_NOBODY).status_code in (404, 405)


@pytest.mark.parametrize(
    ("lang", "at", "said"),
    [
        ("en", datetime(2026, 11, 16, 5, 7, tzinfo=UTC), "16 November 2026, 05:07 UTC"),
        ("fr", datetime(2026, 11, 16, 5, 7, tzinfo=UTC), "16 novembre 2026, 05:07 UTC"),
        ("fr", datetime(2026, 8, 1, 21, 30, tzinfo=UTC), "1er août 2026, 21:30 UTC"),
    ],
)
def test_a_moment_is_written_as_its_reader_writes_it(lang, at, said):
    assert when(at, words(lang)) == said


# --- What somebody brings to /replay ------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("hello", "unreadable"),
        ("[]", "unreadable"),
        (json.dumps(GAME | {"answers": []}), "half"),
        (json.dumps(GAME | {"deal": ["seer"]}), "illegal"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_plain_words(text, trouble, lang, house):  # noqa: F811  # the fixture
    headers = {"accept-language": lang, "sec-fetch-site": "same-origin"}
    answer = httpx.post(
        f"{house.address}/replay", data={"record": text}, headers=headers, follow_redirects=True, verify=TRUSTING_NOBODY
    )
    assert answer.status_code == 422
    assert words(lang)(f"replay-flaw-{trouble}") in unescape(answer.text)
    assert re.search(r'id="said"[^>]*>\S', answer.text)  # and for who knows the format, the place
