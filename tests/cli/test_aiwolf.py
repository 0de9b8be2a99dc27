"""`garou aiwolf`: what is wrong is said in one sentence, and nothing waits for nobody."""

from __future__ import annotations

import json
import os
import subprocess

import pytest

from command import ENGLISH, GAROU, garou
from contestants import Classic, classic


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--players", "7"], "garou: the contests have games of 5 and 15 players"),
        (["--players", "15", "--language"], "garou: the contests have games of 5 and 13 players"),
        (["--agents", "6"], "garou: 6 agents have no room at 5 seats"),
        (["--minds", "genius"], "garou: --minds genius: it takes one of random, honest, sly, sage"),
        (["--host", "no.such.host.invalid"], "garou: no.such.host.invalid:10000 cannot be opened: "),
    ],
)
def test_what_cannot_be_played_is_said(asked, said):
    done = garou("aiwolf", *asked)
    assert (done.status, done.out) == (2, [])
    assert done.err[-1].startswith(said)


def test_a_game_is_told_in_words_and_as_json(tmp_path):
    asked = ["aiwolf", "--port", "0", "--seed", "1", "--minds", "honest", "--log", str(tmp_path), "--json"]
    with subprocess.Popen([GAROU, *asked], env={**os.environ, **ENGLISH}, stdout=-1, stderr=-1, text=True) as running:
        waiting = running.stderr.readline()
        agent = Classic(int(waiting.rsplit(":", 1)[1]), classic("Robin"))
        out, err = running.communicate(timeout=60)
    agent.thread.join(10)
    assert (running.returncode, err) == (0, "Robin has come.\n")
    told = json.loads(out)
    assert [seat["name"] for seat in told["seats"] if not seat["mind"]] == ["Robin"]
    assert told["winner"] in ("VILLAGER", "WEREWOLF")
    assert (tmp_path / "classic-1-0001.log").read_text("utf-8").splitlines()[-1].endswith(told["winner"])
