"""`garou aiwolf`: programs of the AIWolf contests play, with minds in the empty seats."""

from __future__ import annotations

import json
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from garou.aiwolf.agents import Contestant
from garou.aiwolf.contest import Contest, Fault
from garou.aiwolf.doors import Entrance
from garou.aiwolf.hosting import CLASSIC, LANGUAGE, Finished, Hosted, agreed, games, gathered
from garou.aiwolf.saying import called
from garou.minds.mind import MINDS, USUAL, mind_named
from garou.texts import Words

HERE = "127.0.0.1"


def command(words: Words) -> click.Command:
    def aiwolf(*, host: str, port: int | None, rounds: int, as_json: bool, **asked: Any) -> int:
        hosted = hosted_of(words, **asked)
        place = (host, hosted.style.port if port is None else port)
        try:
            if hosted.logs is not None:
                hosted.logs.mkdir(parents=True, exist_ok=True)
            door = hosted.style.opened(*place, hosted.terms.seconds)
        except OSError as error:
            told = {"address": f"{place[0]}:{place[1]}", "detail": str(error.strerror or error)}
            raise click.ClickException(words("aiwolf-not-opened", told)) from None
        try:
            return hosting(words, hosted, door, host, range(1, rounds + 1), as_json=as_json)
        finally:
            door.close()

    return click.Command("aiwolf", callback=aiwolf, params=_params(words), help=words("aiwolf-help"))


def _params(words: Words) -> list[click.Parameter]:
    def number(name: str, low: int, high: int, *more: str, **how: Any) -> click.Option:
        kind = click.IntRange(low, high)
        return click.Option([f"--{name}", *more], type=kind, metavar="N", help=words(f"aiwolf-{name}-help"), **how)

    known = click.Choice([mind.name for mind in MINDS])
    return [
        click.Option(["--language"], is_flag=True, help=words("aiwolf-language-help")),
        number("players", 5, 15, default=5),
        number("agents", 1, 15, default=1),
        number("games", 1, 100_000, "rounds", default=1),
        click.Option(["--minds"], type=known, default=USUAL.name, help=words("aiwolf-minds-help")),
        click.Option(["--seed"], type=int, metavar="N", help=words("cli-play-seed-help")),
        number("seconds", 1, 600, default=5),
        number("wait", 1, 86_400, default=60),
        click.Option(["--host"], default=HERE, metavar="ADDRESS", help=words("aiwolf-host-help")),
        number("port", 0, 65_535),
        click.Option(["--log"], metavar="FOLDER", help=words("aiwolf-log-help")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("aiwolf-json-help")),
    ]  # fmt: skip


def hosted_of(words: Words, *, language: bool, players: int, agents: int, minds: str, **asked: Any) -> Hosted:
    style = LANGUAGE if language else CLASSIC
    if players not in style.sizes:
        raise click.ClickException(words("aiwolf-players", {"known": words.joined([*map(str, style.sizes)])}))
    if agents > players:
        raise click.ClickException(words("aiwolf-too-many", {"agents": agents, "players": players}))
    mind = mind_named(minds) or USUAL
    seed = secrets.randbelow(1_000_000) if asked["seed"] is None else asked["seed"]
    log = None if asked["log"] is None else Path(asked["log"])
    return Hosted(style, agreed(style, players, asked["seconds"]), agents, mind, seed, asked["wait"], log)


def hosting(words: Words, hosted: Hosted, door: Entrance, host: str, numbers: Sequence[int], *, as_json: bool) -> int:
    """All games, or as many as there are agents for."""
    say(words("aiwolf-waiting", {"count": hosted.agents, "address": f"{host}:{door.port}"}))
    present = _lasting(words, hosted, door) if hosted.style.lasting else lambda: _come(words, hosted, door)
    done: list[Finished] = []
    sitting: list[Contestant] = []

    def there() -> Sequence[Contestant]:
        sitting[:] = present()
        return sitting

    try:
        for played in games(hosted, words, numbers, there, _telling(words)):
            done.append(played)
            _told(words, played, as_json=as_json)
            if not hosted.style.lasting:
                _part(sitting)
    finally:
        _part(sitting)
    if not done:
        raise click.ClickException(words("aiwolf-nobody", {"seconds": hosted.wait}))
    return 0 if len(done) == len(numbers) else 1


def _lasting(words: Words, hosted: Hosted, door: Entrance) -> Callable[[], Sequence[Contestant]]:
    """Agents of the classic protocol play one game after the other on the same line."""
    came: list[Contestant] = []

    def present() -> Sequence[Contestant]:
        if not came:
            came.extend(_come(words, hosted, door))
        return came

    return present


def _come(words: Words, hosted: Hosted, door: Entrance) -> Sequence[Contestant]:
    came = []
    for agent in gathered(door, hosted, hosted.agents):
        say(words("aiwolf-came", {"name": agent.name}))
        came.append(agent)
    if 0 < len(came) < hosted.agents:
        say(words("aiwolf-fewer", {"count": len(came), "wanted": hosted.agents, "mind": hosted.mind.name}))
    return came


def _part(agents: Sequence[Contestant]) -> None:
    for agent in agents:
        agent.hang_up()


def _telling(words: Words) -> Callable[[Contest, Fault], None]:
    def told(contest: Contest, fault: Fault) -> None:
        if fault.why != "lost":  # that nobody is there was said when they went
            who = {"name": contest.seated.name(fault.seat), "agent": called(fault.seat)}
            say(words("aiwolf-fault", who | {"day": fault.day, "request": fault.request, "why": fault.why}))

    return told


def _told(words: Words, played: Finished, *, as_json: bool) -> None:
    contest = played.contest
    if as_json:
        print(json.dumps(written(played), ensure_ascii=False), flush=True)
        return
    winners = contest.outcome.teams if contest.outcome else ()
    team = words.joined([words(f"team-{name}.the") for name in winners])
    told = {"number": played.number, "team": team, "days": contest.today.number - 1, "faults": len(played.faults)}
    print(words("aiwolf-over", told | {"file": str(played.log or "none")}), flush=True)


def written(played: Finished) -> dict[str, Any]:
    """One game as JSON: who sat where as what, who won, and whose answers were none."""
    contest = played.contest
    won = contest.outcome.winners if contest.outcome else ()
    faults = Counter((fault.seat, fault.why) for fault in played.faults)
    return {
        "game": played.number,
        "winner": contest.winner,
        "days": contest.today.number - 1,
        "seats": [
            {
                "agent": called(seat),
                "name": contest.seated.name(seat),
                "mind": seat not in contest.seated.agents,
                "role": contest.role(seat).name.upper(),
                "status": contest.status(seat),
                "won": seat in won,
                "faults": {why: count for (who, why), count in sorted(faults.items()) if who == seat},
            }
            for seat in contest.seats
        ],
        "log": str(played.log) if played.log else None,
    }


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
