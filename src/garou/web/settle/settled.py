"""What came of a game of real cards, as a page shows it: like the reveal of a table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from garou.cards.settling import settle
from garou.engine.game import Game
from garou.engine.values import RoleName, Seat
from garou.games.advice import HUNTED, AdvisedTable, no_more_than_the_box
from garou.games.cast import Cast
from garou.games.teams import light
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art, thing_art
from garou.web.ending import won_by

from .sheets import Sheet


@dataclass(frozen=True, slots=True)
class Ended:
    """One player at the end."""

    name: str
    card: str
    art: str
    light: str
    counts: str  # what it counts as, where that is something else
    mark: tuple[str, str] | None  # its name and its picture; clarity does nothing and is left out
    artifact: tuple[str, str] | None
    won: bool
    dead: bool


@dataclass(frozen=True, slots=True)
class Because:
    """A death or a result, in words, and the rule it rests on."""

    text: str
    rule: str
    light: str = ""


@dataclass(frozen=True, slots=True)
class Settlement:
    """Everything there is to say."""

    title: str
    lights: tuple[str, ...]
    winners: str
    dead: tuple[Because, ...]
    peace: str  # the rule where nobody is
    players: tuple[Ended, ...]
    why: tuple[Because, ...]
    votes: tuple[tuple[str, str | None], ...]
    advice: tuple[str, ...]
    won: tuple[Seat, ...]


def told(sheet: Sheet, narrator: Narrator) -> Settlement:
    game = settle(sheet.rules, sheet.end())
    words, outcome = narrator.words, game.outcome
    if outcome is None:
        raise ValueError("everybody has voted, and nobody knows who has won")
    cast = Cast(tuple(sheet.cards[seat] for seat in sheet.seats))
    advised = no_more_than_the_box(AdvisedTable(sheet.rules, cast, len(sheet.seats)))
    return Settlement(
        title=won_by(outcome.teams, words),
        lights=tuple(light(team) for team in outcome.teams),
        winners=narrator.names(outcome.winners) if outcome.winners else "",
        dead=_deaths(game, narrator),
        peace=_rule_of("settle-peace", game, words),
        players=tuple(_ended(sheet, game, seat, narrator) for seat in sheet.seats),
        why=_reasons(game, narrator),
        votes=tuple(
            (narrator.name(seat), None if to is None else narrator.name(to)) for seat, to in sorted(sheet.votes.items())
        ),
        advice=tuple(map(narrator.advice, advised)),
        won=outcome.winners,
    )


def _deaths(game: Game, narrator: Narrator) -> tuple[Because, ...]:
    """Those who died of the same rule are told together."""
    died = groupby((fact for fact in game.facts if fact.name == "died"), key=lambda fact: fact.of("cause"))
    told = ((cause, " ".join(map(narrator.story, facts))) for cause, facts in died)
    return tuple(Because(text, _rule_of(f"settle-died-{cause}", game, narrator.words)) for cause, text in told)


def _rule_of(key: str, game: Game, words: Words) -> str:
    """What it says, and adds for three teams, for guards and for single roles that are there, and of no other."""
    three = all(any(role.is_a(team) for role in game.rules.roles.values()) for team in HUNTED)
    there = _there(game)
    guards = any(game.rules.roles[name].guards for name in there)
    more = [*(["three"] if three else []), *(["guarded"] if guards else []), *there]
    return " ".join([words(key), *(words(f"{key}.{one}") for one in more if words.has(f"{key}.{one}"))])


def _there(game: Game) -> list[RoleName]:
    """The roles that lie before people, and those that people came to count as."""
    final = game.outcome.final if game.outcome else ()
    present = {*game.setup.deal, *final}
    return [name for name in game.rules.roles if name in present]


def _reasons(game: Game, narrator: Narrator) -> tuple[Because, ...]:
    reasons = game.outcome.why if game.outcome else ()
    return tuple(
        Because(
            narrator.reason(reason, reasons),
            _rule_of(f"settle-rule-{reason.rule}", game, narrator.words),
            light(reason.team),
        )
        for reason in reasons
    )


def _ended(sheet: Sheet, game: Game, seat: Seat, narrator: Narrator) -> Ended:
    words, outcome = narrator.words, game.outcome
    face = sheet.cards[seat]
    final: RoleName = outcome.final[seat] if outcome else face
    mark = sheet.marks.get(seat, sheet.rules.blank)
    artifact = sheet.artifacts.get(seat)
    return Ended(
        name=narrator.name(seat),
        card=narrator.role(face),
        art=role_art(face),
        light=light(sheet.rules.roles[face].team),
        counts=narrator.role(final) if final != face else "",
        mark=(words(f"mark-{mark}"), thing_art("mark", mark)) if mark != sheet.rules.blank else None,
        artifact=(words(f"artifact-{artifact}"), thing_art("artifact", artifact)) if artifact else None,
        won=outcome is not None and seat in outcome.winners,
        dead=seat in game.position.dead,
    )
