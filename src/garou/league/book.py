"""What was played is kept, piece by piece: a league that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import garou

from .cells import Score, SomeGames
from .entrants import League

Key = tuple[str, int, int]


class GameBook:
    """A file of lines; without one it keeps nothing. What it has of other entrants, tables, versions is left alone."""

    def __init__(self, path: Path | None, league: League) -> None:
        self.path, self.league = path, league
        self._kept = dict(self._read())

    def score(self, piece: SomeGames) -> Score | None:
        return self._kept.get(self._key(piece))

    def keep(self, piece: SomeGames, score: Score) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"piece": self._key(piece), **written(score)}, separators=(",", ":")) + "\n")

    def _read(self) -> Iterator[tuple[Key, Score]]:
        lines = self.path.read_text("utf-8").splitlines() if self.path is not None and self.path.exists() else []
        for line in lines:
            with suppress(ValueError, KeyError, TypeError):  # half a line of a league that was cut off is none
                told = json.loads(line)
                mark, first, last = told["piece"]
                yield (mark, first, last), read(told)

    def _key(self, piece: SomeGames) -> Key:
        """Whoever changes anything that a game depends on plays it again; the names of things are not among it."""
        cell, league = piece.cell, self.league
        village, others = league.entrants[cell.village], league.entrants[cell.others]
        match = league.boards[cell.board].match
        played = [repr(match), *(repr((one.kind, one.what, one.seconds)) for one in (village, others))]
        mark = sha256("\n".join([garou.__version__, *played, village.name, others.name]).encode()).hexdigest()
        return mark[:16], piece.first, piece.last


def written(score: Score) -> dict[str, Any]:
    faults = [[name, why, count] for (name, why), count in sorted(score.faults.items())]
    return {"games": score.games, "village": score.village, "faults": faults, "out": dict(sorted(score.out.items()))}


def read(told: dict[str, Any]) -> Score:
    faults = Counter({(name, why): count for name, why, count in told["faults"]})
    return Score(int(told["games"]), int(told["village"]), faults, Counter(told["out"]))
