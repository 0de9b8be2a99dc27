"""A whole game through Garou's API, in a hundred lines: a program that joins a table and answers at random.

    python docs/examples/client.py http://127.0.0.1:8000

Only the standard library. Every answer of the server is the whole view of one seat: what it may know, what it is
asked, and everything that is legal.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

View = dict[str, Any]


class Seat:
    """One seat at one table, seen from outside."""

    def __init__(self, server: str, code: str, name: str) -> None:
        self.table = f"{server}/api/tables/{code}"
        self.token = ""
        self.token = self.post("/seats", {"name": name})["token"]

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """What is answered is on the server's disk. Too late is no misfortune: the table went on without us."""
        try:
            with urllib.request.urlopen(request(self.table + path, self.token, body or {})) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code != 409:
                raise
            print(json.load(refused)["message"])

    def views(self) -> Iterator[View]:
        """The view now, and again each time it changes: server-sent events, one JSON object each."""
        with urllib.request.urlopen(request(self.table + "/stream", self.token)) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))


def request(address: str, token: str, body: dict[str, Any] | None = None) -> urllib.request.Request:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.Request(address, data, headers)


def lay_table(server: str, **wanted: Any) -> str:
    with urllib.request.urlopen(request(f"{server}/api/tables", "", wanted)) as answer:
        return str(json.load(answer)["code"])


def play(seat: Seat, luck: random.Random) -> View:
    """Answer whatever is asked until the game is over."""
    seat.post("/begin")
    answered = -1
    for view in seat.views():
        if view["phase"] == "over":
            return view
        if view["phase"] == "dealt":
            print(f"{view['you']} is dealt: {view['facts']}")
            seat.post("/look")
        elif view["kind"] == "talk":
            seat.post("/ready", {"on": True})
        elif view["question"] and view["window"] != answered:
            answered = view["window"]
            choice = luck.choice(view["question"]["options"])
            print(f"{view['question']['call']}: {choice or 'nothing'}")
            seat.post("/answers", {"window": answered, "choose": choice})
    raise SystemExit("the server went away")


def main() -> None:
    server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    wanted = dict(pair.split("=", 1) for pair in sys.argv[2:])  # game=classic pace=quick …
    code = lay_table(server, **wanted)
    print(f"the table is {code}: {server}/t/{code}/watch")
    end = play(Seat(server, code, "Robin"), random.Random(1))
    won = end["you"] in end["winners"]
    print(f"{'won' if won else 'lost'}; the winners are {', '.join(end['winners']) or 'nobody'} ({end['teams']})")


if __name__ == "__main__":
    main()
