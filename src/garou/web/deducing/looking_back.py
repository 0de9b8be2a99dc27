"""The page of a finished game on which its chances are drawn; what somebody changes of it comes along with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from pydantic import Field

from garou.engine.game import Game
from garou.record.judge import judged
from garou.record.values import Record
from garou.rooms import archiving
from garou.rooms.hall import TurnedAway
from garou.rooms.room import Phase
from garou.talk.transcript import Uttered
from garou.texts.house import at_table
from garou.texts.narrator import Narrator
from garou.web import addresses
from garou.web.booth import made
from garou.web.people import keeper_of, words_of
from garou.web.render import page
from garou.web.replay.altering import Changed, change, change_of, headline
from garou.web.sealing import unsealed

from .hindsight import Recalled, hindsight, query, recalled
from .study import studied

router = APIRouter(dependencies=[Depends(unsealed)], include_in_schema=False)

MOST = 240  # claims of a game that are looked at
Numbers = Annotated[list[Annotated[int, Field(ge=0, lt=MOST)]] | None, Form(max_length=MOST)]
Number = Annotated[int, Form(ge=-1, lt=MOST)]
Others = Annotated[list[Annotated[str, Field(max_length=60)]] | None, Form(max_length=MOST)]
Word = Annotated[str, Form(max_length=60)]


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """What somebody would have changed: whom one believes, what was said, what was done at night."""

    believe: frozenset[int] | None = None  # by number; None: everything that was true
    turn: int = -1  # this one is believed from now on, or no longer
    instead: Mapping[int, str] = field(default_factory=dict)  # by number of the claim: the role it names
    deed: str = ""


def wanted(  # noqa: PLR0917  # as the form has it
    believe: Numbers = None,
    turn: Number = -1,
    other: Others = None,
    claim: Number = -1,
    role: Word = "",
    deed: Word = "",
) -> Hypothesis:
    """`other` is what was changed before; `claim` and `role` what is changed now, where no claim is turned."""
    pairs = (one.partition(".") for one in other or ())
    instead = {int(number): name for number, _, name in pairs if number.isdecimal()}
    now = {claim: role} if role and turn < 0 else {}
    return Hypothesis(frozenset(believe or ()) | now.keys(), turn, instead | now, deed)


Asked = Annotated[Hypothesis, Depends(wanted)]


@router.get("/t/{code}/chances")
async def last_game(request: Request, code: str, deed: Changed = "") -> Response:
    """With everything believed that was true."""
    return await _page(request, code, 0, Hypothesis(deed=deed))


@router.post("/t/{code}/chances")
async def last_game_otherwise(request: Request, code: str, asked: Asked) -> Response:
    return await _page(request, code, 0, asked)


@router.get("/t/{code}/games/{number}/chances")
async def past_game(request: Request, code: str, number: int, deed: Changed = "") -> Response:
    return await _page(request, code, number, Hypothesis(deed=deed))


@router.post("/t/{code}/games/{number}/chances")
async def past_game_otherwise(request: Request, code: str, number: int, asked: Asked) -> Response:
    return await _page(request, code, number, asked)


async def _page(request: Request, code: str, number: int, asked: Hypothesis) -> Response:
    record, talk = _game(request, code, number)
    spoken = at_table(words_of(request), record.edition)
    narrator = Narrator(spoken, record.game, record.players, record.rules.places)
    played = await made(request, lambda: _played(judged(record), asked.deed, narrator))
    said = recalled(played.game, talk, asked.instead)
    believed = [one for one in said if one.number in _believed(said, asked)]
    shown = hindsight(played.game, said, believed, await studied(request, query(record, believed)), narrator)
    stem = addresses.game(code, number) if number else addresses.table(code)
    return page(
        request,
        "replay/chances.html",
        words=spoken,
        told=True,
        mood="day",
        here=addresses.below(stem, "chances"),
        h=shown,
        film=addresses.below(stem, "replay"),
        deed=asked.deed if played.headline else "",
        headline=played.headline,
    )


def _believed(said: Sequence[Recalled], asked: Hypothesis) -> frozenset[int]:
    all_of_it = frozenset(one.number for one in said)
    before = frozenset(one.number for one in said if one.true) if asked.believe is None else asked.believe
    return before ^ ({asked.turn} & all_of_it)


@dataclass(frozen=True, slots=True)
class Otherworld:
    """The game, or another one in which something else was done, and what that was."""

    game: Game
    headline: str = ""


def _played(game: Game, deed: str, narrator: Narrator) -> Otherworld:
    """Where nobody can know how the other one ends, it is the game as it was."""
    chosen = change_of(deed)
    other = change(game, chosen) if chosen else None
    if other is None or chosen is None or other.game.outcome is None:
        return Otherworld(game)
    return Otherworld(other.game, headline(game, chosen, narrator))


def _game(request: Request, code: str, number: int) -> tuple[Record, tuple[Uttered, ...]]:
    """Only when all is told: until then it is refused like the record."""
    keeper = keeper_of(request)
    if number:
        past = archiving.past(keeper, code, number)
        return past.record, past.talk
    room = keeper.find(code).room
    if room.phase is not Phase.OVER:
        raise TurnedAway("game-going-on")
    kept = room.ledger.find(room.ledger.dealt)
    return room.record, kept.talk if kept else ()
