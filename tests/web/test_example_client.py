"""The client in the docs plays a whole game of each kind."""

import subprocess
import sys
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


@pytest.mark.parametrize("game", ["one-night", "epic-battle", "classic"])
def test_the_example_client_plays_a_whole_game(game, server):
    words = [sys.executable, str(CLIENT), server.address, f"game={game}", "pace=dash"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "the winners are" in done.stdout


def test_the_example_client_is_a_hundred_lines_of_the_standard_library():
    text = CLIENT.read_text("utf-8")
    assert len(text.splitlines()) <= 110
    assert "garou" not in [
        line.split()[1].partition(".")[0] for line in text.splitlines() if line.startswith(("import", "from"))
    ]
