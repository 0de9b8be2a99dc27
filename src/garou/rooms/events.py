"""What happens at a table. Events go in one by one; nothing else changes a room."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from garou.engine.game import Game, reply, start
from garou.engine.values import Answer, Choice, Outcome, Question, RoleName, Seat, Setup, Slot
from garou.store.values import Event
from garou.talk.remarks import Remark

from .ears import Noticing
from .ledger import Ledger, Past
from .noticing import TAPS, Dark, dark, noticing
from .room import SECRETS, Chair, Phase, Room, Sitter
from .settings import Settings
from .swift import early_questions, stretch
from .windows import Kind, Part, Window, due, ending, following


def take(room: Room, event: Event) -> Noticing:
    """It happens: all that ever changes a room. Says who can see it."""
    _next(room, event)
    if event.kind in BY_A_CHAIR and event.data["chair"] not in room.sitters:
        raise ValueError(f"{event.kind} of chair {event.data['chair']}, where nobody sits")
    if event.kind in TAPS and (before := dark(room)) is not None:
        return _tapped(room, event, before)
    room.forget()
    HAPPENINGS[event.kind](room, event.at, event.data)
    room.forget()
    return None


def _tapped(room: Room, event: Event, before: Dark) -> Noticing:
    """Under a call: what everybody sees stays as it was, unless everybody was told something."""
    HAPPENINGS[event.kind](room, event.at, event.data)
    room.forget(SECRETS)
    found = noticing(before, dark(room) or before, room, _whose(room, event.data))
    if found is None:
        room.forget()
    else:
        room.stir(found)
    return found


def _whose(room: Room, data: dict[str, Any]) -> Chair | None:
    """The chair of whoever tapped; luck has none."""
    if "seat" not in data:
        return int(data["chair"])
    return room.seated[data["seat"]] if data["seat"] >= 0 else None


def replayed(code: str, events: Iterable[Event]) -> Room:
    """The table as it stood when the last of its events was kept."""
    room = Room(code)
    for event in events:
        if _of_somebody_gone(room, event):  # older versions wrote down what people did while they were leaving
            _next(room, event)
        else:
            take(room, event)
    return room


def _next(room: Room, event: Event) -> None:
    if event.seq != room.seq + 1:
        raise ValueError(f"event {event.seq} after {room.seq}")
    room.seq, room.touched = event.seq, event.at


def _of_somebody_gone(room: Room, event: Event) -> bool:
    """Who sat there once. What was done by somebody who never did is no mistake of an older version."""
    chair = event.data["chair"] if event.kind in BY_A_CHAIR else None
    return chair is not None and chair <= room.chairs_made and chair not in room.sitters


# --- The table and its people -------------------------------------------------------------------


def on_created(room: Room, at: float, data: dict[str, Any]) -> None:
    room.born = at
    room.settings = Settings.from_json(data["settings"])
    room.cup, room.sealed = data.get("cup", ""), data.get("sealed", False)


def on_kept(room: Room, at: float, data: dict[str, Any]) -> None:
    """All that is left of a table some of whose past was deleted."""
    room.born, room.settings = data["born"], Settings.from_json(data["settings"])
    room.sitters = {chair: Sitter(*sitter) for chair, *sitter in data["sitters"]}
    room.order, room.host, room.chairs_made = list(room.sitters), data["host"], data["chairs_made"]
    room.owner = data["owner"] if "owner" in data else _longest_here(room)
    room.ledger = Ledger.from_json(data["ledger"])
    room.played = sum(past.finished for past in room.ledger.past)
    room.wins = room.ledger.wins(room.order)
    room.ledger.crown(room.here, room.settings.chips)


def on_unsealed(room: Room, at: float, data: dict[str, Any]) -> None:
    room.sealed = False


def on_chosen(room: Room, at: float, data: dict[str, Any]) -> None:
    room.settings = Settings.from_json(data["settings"])
    room.ledger.crown(room.here, room.settings.chips)


def on_joined(room: Room, at: float, data: dict[str, Any]) -> None:
    chair = data["chair"]
    room.chairs_made = max(room.chairs_made, chair)
    room.sitters[chair] = Sitter(data["name"], data.get("token"), data["lang"], data.get("bot", False))
    room.order.append(chair)
    if room.host is None and not room.sitters[chair].bot:
        room.host = chair
    if room.owner is None and not room.sitters[chair].bot and not room.ledger.past:
        room.owner = chair  # what others have played before is not theirs to delete


def on_left(room: Room, at: float, data: dict[str, Any]) -> None:
    chair = data["chair"]
    room.order.remove(chair)
    del room.sitters[chair]
    room.wins.pop(chair, None)
    if room.host == chair:
        room.host = next(iter(sorted(room.people)), None)
    if room.owner == chair:
        room.owner = _longest_here(room)
    room.ledger.crown(room.here, room.settings.chips)


def _longest_here(room: Room) -> Chair | None:
    """Of the people who have not left: chairs are numbered in the order they came."""
    people = (chair for chair in room.order if room.sitters[chair].token is not None and not room.sitters[chair].left)
    return min(people, default=None)


def on_hosts(room: Room, at: float, data: dict[str, Any]) -> None:
    room.host = data["chair"]


def on_arranged(room: Room, at: float, data: dict[str, Any]) -> None:
    room.order = list(data["order"])


def on_handed(room: Room, at: float, data: dict[str, Any]) -> None:
    """To a bot, back to its person, or to another device."""
    chair = data["chair"]
    changes: dict[str, Any] = {key: data[key] for key in ("bot", "token", "lang", "name") if key in data}
    if "bot" in data:
        changes["left"] = data.get("left", False)
    room.sitters[chair] = replace(room.sitters[chair], **changes)
    if room.owner == chair and room.sitters[chair].left:
        room.owner = _longest_here(room)
    if "bot" in data:  # a ballot that waited for this chair alone closes no sooner than if it had voted now
        room.pointed_at = max(room.pointed_at, at)


# --- The game, from the deal to its end ---------------------------------------------------------


def on_dealt(room: Room, at: float, data: dict[str, Any]) -> None:
    setup = [tuple(map(RoleName, data[part])) for part in ("deal", "centre", "extra")]
    room.setup = Setup(*setup)
    room.cast, room.beside = tuple(data["cast"]), tuple(data["beside"])
    room.seated = tuple(room.order)
    room.promise, room.nonce = data["promise"], data["nonce"]
    room.game = start(room.settings.rules, room.setup)
    room.phase, room.opened, room.window, room.windows = Phase.DEALT, at, None, 0
    room.looked = {chair for chair in room.order if room.sitters[chair].bot}
    room.foretold, room.asked_early = {}, ()
    room.talk.begin()
    room.ledger.dealt += 1
    room.wanting, room.heard = set(), 0
    _clear(room)


def on_looked(room: Room, at: float, data: dict[str, Any]) -> None:
    room.looked.add(data["chair"])


def on_opened(room: Room, at: float, data: dict[str, Any]) -> None:
    """The next window; which one follows from the game."""
    game, last = room.going_on(), room.window
    room.window = following(game, room.window, swift=room.pace.swift)
    _hear(room, game, room.window or last)
    room.windows += 1
    _clear(room)
    room.opened = room.pointed_at = at
    room.talk.move_to(room.window)
    if room.window is None:
        _end(room, game, data.get("wall", at))
    else:
        room.phase = Phase.PLAYING
        room.put = _questions(room, game, room.window)


def _hear(room: Room, game: Game, window: Window | None) -> None:
    """What may be known when a window opens. What ends the game is not, where the deal is sealed."""
    if window is not None and window.step < ending(game):
        room.heard = len(game.told_until(window.step))


def _questions(room: Room, game: Game, window: Window) -> tuple[Question, ...]:
    if window.part is Part.EARLY:
        room.foretold = {}
        room.asked_early = early_questions(game, stretch(game, window.step))
        return room.asked_early
    silent = window.kind in (Kind.TALK, Kind.VERDICT) or window.part is Part.SIGHT
    return () if silent or game.step != window.step else tuple(asked for asked in game.open if due(game, asked, window))


def on_answered(room: Room, at: float, data: dict[str, Any]) -> None:
    answer = Answer(Seat(Slot(data["seat"])), data["call"], _choice(data["choice"]), data.get("luck", False))
    room.game = reply(room.going_on(), answer)
    _give(room, answer.seat, answer.choice)


def on_foretold(room: Room, at: float, data: dict[str, Any]) -> None:
    """Answered before it is asked: it waits for its turn."""
    seat, choice = Seat(Slot(data["seat"])), _choice(data["choice"])
    room.foretold[seat] = choice
    _give(room, seat, choice)


def _give(room: Room, seat: Seat, choice: Choice) -> None:
    if seat >= 0:  # luck has no chair
        room.given[room.seated[seat]] = choice


def _choice(parts: Iterable[Any]) -> Choice:
    """Numbers are slots, as they were before they went to disk."""
    return tuple(Slot(part) if isinstance(part, int) else part for part in parts)


def on_pointed(room: Room, at: float, data: dict[str, Any]) -> None:
    """The last seconds run from when all had pointed: whoever changes their mind later shows it by nothing."""
    complete = room.voters <= room.pointed.keys()
    room.pointed[Seat(Slot(data["seat"]))] = tuple(map(Slot, data["choice"]))
    room.pointed_at = room.pointed_at if complete else at


def on_ready(room: Room, at: float, data: dict[str, Any]) -> None:
    (room.ready.add if data["on"] else room.ready.discard)(data["chair"])


def on_dreamt(room: Room, at: float, data: dict[str, Any]) -> None:
    room.dreamt.add(data["chair"])
    room.given[data["chair"]] = _choice(data.get("choice", ()))


def _end(room: Room, game: Game, at: float) -> None:
    room.phase = Phase.OVER
    room.played += 1
    room.wins.update(room.seated[seat] for seat in (game.outcome.winners if game.outcome else ()))
    _enter(room, game, at, game.outcome)


def _enter(room: Room, game: Game, at: float, outcome: Outcome | None) -> None:
    opening = room.settings, room.names, room.seated, game.setup, game.log, room.nonce, room.promise
    result = (outcome.winners, outcome.teams) if outcome else ((), ())
    talk = room.talk.transcript.said if outcome else ()  # of a game called off there is no film
    past = Past(room.ledger.dealt, at, *opening, *result, finished=outcome is not None, talk=talk)
    room.ledger.enter(past, room.here)


def on_wants_end(room: Room, at: float, data: dict[str, Any]) -> None:
    (room.wanting.add if data["on"] else room.wanting.discard)(data["chair"])


def on_called_off(room: Room, at: float, data: dict[str, Any]) -> None:
    """As far as it went it stays readable; nobody has won it."""
    _enter(room, room.going_on(), data.get("wall", at), None)
    room.paused = room.paused_by = None
    on_again(room, at, data)


def on_again(room: Room, at: float, data: dict[str, Any]) -> None:
    """Back to the lobby: the same people, the same seats."""
    room.phase, room.setup, room.game, room.window = Phase.LOBBY, None, None, None
    room.seated = ()
    _clear(room)


def on_raced_again(room: Room, at: float, data: dict[str, Any]) -> None:
    room.ledger.race_again()


def _clear(room: Room) -> None:
    room.put, room.pointed, room.pointed_at = (), {}, 0
    room.ready, room.dreamt, room.given, room.longer = set(), set(), {}, 0


# --- The clock ----------------------------------------------------------------------------------


def on_paused(room: Room, at: float, data: dict[str, Any]) -> None:
    room.paused, room.paused_by = at, data["chair"]


def on_went_on(room: Room, at: float, data: dict[str, Any]) -> None:
    _shift(room, at - (at if room.paused is None else room.paused))
    room.paused = room.paused_by = None


def on_lengthened(room: Room, at: float, data: dict[str, Any]) -> None:
    room.longer += data["seconds"]


def on_resumed(room: Room, at: float, data: dict[str, Any]) -> None:
    """The server was away: clocks go on where they stood. One that was stopped is moved on when it goes again."""
    if room.paused is None:
        _shift(room, data["away"])


def _shift(room: Room, seconds: float) -> None:
    room.opened += seconds
    room.pointed_at += seconds


# --- Talk ---------------------------------------------------------------------------------------


def on_spoke(room: Room, at: float, data: dict[str, Any]) -> None:
    chair = data["chair"]
    room.talk.write(chair, room.sitters[chair].name, data["text"], grave=data["grave"], seat=room.seat_of(chair))


def on_replied(room: Room, at: float, data: dict[str, Any]) -> None:
    """A bot answers a line: in the words of whoever reads it."""
    seat = Seat(Slot(data["seat"]))
    chair = room.seated[seat]
    room.talk.reply(chair, room.sitters[chair].name, seat, Remark.from_json(data["remark"]))


def on_claimed(room: Room, at: float, data: dict[str, Any]) -> None:
    room.talk.claim(Seat(Slot(data["seat"])), data["claim"])


def on_took_back(room: Room, at: float, data: dict[str, Any]) -> None:
    room.talk.take_back(Seat(Slot(data["seat"])))


def on_put_token(room: Room, at: float, data: dict[str, Any]) -> None:
    room.talk.put(data["chair"], data["seat"], data["role"])


def on_noted(room: Room, at: float, data: dict[str, Any]) -> None:
    room.talk.notes[data["chair"]] = data["text"]


# What people do on their chairs, and what is done to them there.
SEATED = ("left", "hosts", "handed", "looked", "ready", "dreamt", "wants-end")
TALKING = ("paused", "went-on", "spoke", "put-token", "noted")
BY_A_CHAIR = frozenset(SEATED + TALKING)

HAPPENINGS: dict[str, Callable[[Room, float, dict[str, Any]], None]] = {
    "created": on_created,
    "chosen": on_chosen,
    "joined": on_joined,
    "left": on_left,
    "hosts": on_hosts,
    "arranged": on_arranged,
    "handed": on_handed,
    "dealt": on_dealt,
    "looked": on_looked,
    "opened": on_opened,
    "answered": on_answered,
    "foretold": on_foretold,
    "pointed": on_pointed,
    "ready": on_ready,
    "dreamt": on_dreamt,
    "again": on_again,
    "kept": on_kept,
    "unsealed": on_unsealed,
    "wants-end": on_wants_end,
    "called-off": on_called_off,
    "raced-again": on_raced_again,
    "paused": on_paused,
    "went-on": on_went_on,
    "lengthened": on_lengthened,
    "resumed": on_resumed,
    "spoke": on_spoke,
    "replied": on_replied,
    "claimed": on_claimed,
    "took-back": on_took_back,
    "put-token": on_put_token,
    "noted": on_noted,
}
