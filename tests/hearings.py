"""One bot in the middle of a game a person can follow: what it hears, says and chooses."""

from __future__ import annotations

from random import Random

from garou.engine.game import Game
from garou.engine.values import Choice, Seat
from garou.engine.view import view
from garou.games.cast import Cast
from garou.minds.talking import Hearing, answer, speak
from garou.talk.claims import Claim, Common, Said

Talk = dict[Seat, tuple[Claim, ...]]


def hearing(game: Game, who: Seat, said: Talk | None = None, day: int = 1) -> Hearing:
    common = Common(game.rules, Cast(game.setup.deal + game.setup.centre, game.setup.extra), len(game.setup.deal))
    heard = tuple(Said(teller, claim, day) for teller, claims in (said or {}).items() for claim in claims)
    return Hearing(common, view(game, who), heard, day)


def says(game: Game, who: Seat, said: Talk | None = None, seed: int = 0, day: int = 1) -> tuple[Claim, ...]:
    return speak(hearing(game, who, said, day), Random(seed))


def chooses(game: Game, who: Seat, said: Talk | None = None, seed: int = 0, day: int = 1) -> Choice:
    return answer(hearing(game, who, said, day), Random(seed))
