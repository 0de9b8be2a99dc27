"""The end: everything is told."""

from __future__ import annotations

from typing import Any

from garou.chapters import chapters
from garou.engine.values import PUBLIC, Seat
from garou.rooms.room import Room
from garou.rooms.windows import Kind
from garou.tale import tale
from garou.texts import Words
from garou.texts.narrator import Narrator

from .faces import LIGHTS, face


def reveal(room: Room, seat: Seat | None, narrator: Narrator) -> dict[str, Any]:
    """Everything, once the game is over."""
    if room.game is None or room.outcome is None or room.setup is None:
        return {}
    outcome, words, game = room.outcome, narrator.words, room.game
    seats, cards = len(room.seated), []
    lives = {fact.of("where"): fact for fact in room.facts if fact.name == "shown"}
    for slot in sorted(lives):
        role, counts = lives[slot].of("role"), lives[slot].of("counts")
        cards.append(
            {
                "place": narrator.name(slot),
                "seat": slot < seats,
                "me": slot == seat,
                "face": face(narrator, room.settings, role),
                "dealt": narrator.role(room.setup.cards[slot]),
                "moved": game.position.lies[slot] != slot,
                "counts": narrator.role(counts) if counts != role else "",
                "won": slot in outcome.winners,
                "dead": slot in game.position.dead,
            }
        )
    written = [
        {"title": words(f"cli-play-{chapter.beginning.kind}", {"number": chapter.beginning.number}), "lines": lines}
        for chapter, lines in tale(narrator, chapters(room.settings.game, game))
    ]
    voted = pointing(room)
    return {
        "won": None if seat is None else seat in outcome.winners,
        "title": _won(outcome.teams, words),
        "lights": [LIGHTS.get(team, "alone") for team in outcome.teams],
        "winners": narrator.names(outcome.winners) if outcome.winners else "",
        "why": [{"text": narrator.reason(r), "won": r.won, "light": LIGHTS.get(r.team, "alone")} for r in outcome.why],
        "cards": cards,
        "tale": written,
        "votes": [(narrator.name(by), None if to is None else narrator.name(to)) for by, to in voted.items()],
        "nonce": room.nonce,
    }


def _won(teams: tuple[str, ...], words: Words) -> str:
    if len(teams) == 1:
        return words(f"web-won-{teams[0]}")
    if not teams:
        return words("web-won-nobody")
    return words("web-won-several", {"teams": words.joined([words(f"team-{team}.the") for team in teams])})


def final_lights(room: Room) -> dict[int, str]:
    if room.outcome is None:
        return {}
    teams = [room.settings.rules.roles[role].team for role in room.outcome.final]
    return {slot: LIGHTS.get(team, "alone") for slot, team in enumerate(teams)}


def pointing(room: Room) -> dict[Seat, Seat | None]:
    """The last ballot everybody has seen, of this day or of the last one."""
    if room.game is None or (room.window is not None and room.window.kind is Kind.CALL):
        return {}
    step = room.window.step if room.window else next((n for n, _ in reversed(room.game.pages)), 0)
    voted: dict[Seat, Seat | None] = {}
    for fact in room.game.told_in(step) if room.facts else ():
        if fact.name == "voted" and PUBLIC in fact.audience:
            if fact.of("player") in voted:
                voted = {}
            voted[fact.of("player")] = fact.of("for_")
    return voted
