"""An entrant for tests, as a program: it does what its first word says; `first` chooses what is first."""

from __future__ import annotations

import json
import sys


def play(how: str) -> None:
    asked = 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "begin":
            continue
        asked += 1
        answers(how, told, asked)


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def answers(how: str, told: dict, asked: int) -> None:
    if how == "silent":
        return
    if how == "dies":
        sys.exit(3)
    if how == "babbles":
        say("I am the seer!")
        return
    if how == "lies":
        say(json.dumps({"id": told["id"], "choose": 99, "claims": [["am", "emperor"]]}))
        return
    if how == "late":  # first an answer to a question that nobody put
        say(json.dumps({"id": told["id"] - 1, "choose": 99}))
    if how == "dies-once" and asked == 2:
        sys.exit(3)
    said = {"claims": [["was", told["facts"][0]["role"]]] if not told["claims"] else []}
    say(json.dumps({"id": told["id"], **(said if told["do"] == "speak" else {"choose": 0})}))


if __name__ == "__main__":
    play(sys.argv[1])
