"""A table for those who cheat, and what no answer may hold."""

import hashlib
import json
import re
import time

from serving import Server
from wire import Page, form, kept, send

NAMES = (
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "' onmouseover='x", "{{ 7*7 }}", "<!--",
    "&lt;b&gt;", "👩‍👩‍👧 🏳️‍🌈", "שרה محمد", "data: x", "javascript:alert(1)",
)  # fmt: skip


class Table:
    """A table in its first night that never ends: Zed is asked, the others sleep; and another table beside it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        opening = form(server, "/tables", {"name": "Zed", "game": "one-night"})
        self.code = opening.header("location").removeprefix("/t/")
        self.tokens = [opening.token]
        self.tokens += [form(server, f"/t/{self.code}/join", {"name": name}).token for name in ("Yan", "Xia")]
        deck = {"card": ["seer"] * 6, "size": 3, "pace": "still"}
        assert form(server, f"/t/{self.code}/settings", deck, **self.zed).status == 303
        for deed, who in (("begin", self.zed), ("look", self.zed), ("look", self.yan), ("look", self.xia)):
            assert form(server, f"/t/{self.code}/{deed}", **who).status == 303
        for _ in range(100):
            if (view := self.view(self.tokens[0]))["phase"] == "playing":
                break
            time.sleep(0.02)
        assert view["question"], "Zed is asked"
        beside = form(server, "/tables", {"name": "Zed", "game": "classic"})
        self.beside, self.stranger = beside.header("location").removeprefix("/t/"), beside.token
        self.nonce = next(json.loads(data)["nonce"] for *_, kind, data in kept(server) if kind == "dealt")

    def view(self, token: str) -> dict:
        return json.loads(send(self.server, "GET", f"/api/tables/{self.code}", authorization=f"Bearer {token}").body)

    @property
    def zed(self) -> dict[str, str]:
        return self.cookie(self.tokens[0])

    @property
    def yan(self) -> dict[str, str]:
        return self.cookie(self.tokens[1])

    @property
    def xia(self) -> dict[str, str]:
        return self.cookie(self.tokens[2])

    def cookie(self, token: str) -> dict[str, str]:
        return {"cookie": f"garou-seat-{self.code}={token}"}


def assert_tells_nothing(table, answer):
    """No token, whole or hashed, no nonce, and no card."""
    text = repr(answer.headers) + answer.body.decode("utf-8", "replace")
    hidden = [*table.tokens, table.stranger, table.nonce]
    hidden += [hashlib.sha256(token.encode()).hexdigest() for token in table.tokens]
    assert not [secret for secret in hidden if secret in text]
    assert "dealt" not in text
    assert "Traceback" not in text
    assert "location" not in dict(answer.headers)


def assert_clean(text, host):
    """Nothing inline, nothing from elsewhere, no address but the one it was asked at."""
    page = Page(text)
    assert page.inline == []
    for tag, attrs in page.tags:
        assert tag not in ("style", "iframe", "object", "embed", "base", "img"), tag
        assert not [name for name in attrs if name == "style" or re.match(r"on[a-z]", name)], attrs
        assert tag != "script" or attrs["src"].startswith("/static/"), attrs
    for value in page.values("href", "src", "action", "formaction", "hx-post", "hx-get", "data-fetch", "data-device"):
        assert re.match(r"/(?![/\\])|#", value), value
    assert set(re.findall(r"[a-z]+://([^/\s\"'<>&]+)", text)) <= {host}
    assert not re.search(r"[\"'=\s]//[a-z]", text), "an address without its scheme"
