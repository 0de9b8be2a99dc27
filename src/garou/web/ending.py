"""The end: everything is told, one stage after the other. A page made of it works for a table and for any record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from garou.engine.game import Game
from garou.engine.rules import RuleSet
from garou.engine.values import PUBLIC, Fact, Outcome, Position, Seat, Slot, Team, Toll
from garou.games.teams import light
from garou.rooms.room import Room
from garou.rooms.settings import Settings
from garou.rooms.windows import Kind
from garou.story.camps import camps, decides_over
from garou.story.chapters import Beginning, Chapter, Passage, chapters
from garou.story.tale import tale
from garou.texts import Words
from garou.texts.narrator import Narrator

from .art import thing_art
from .faces import CardFace, face


@dataclass(frozen=True, slots=True)
class Thing:
    """A mark, an artifact or a token that lies before a seat."""

    kind: str
    art: str
    name: str


@dataclass(frozen=True, slots=True)
class FinalCard:
    """A card where it lies at the end, with what else lies there."""

    place: str
    seat: bool  # it lies before somebody
    me: bool
    face: CardFace
    dealt: str  # what was dealt there
    moved: bool  # and that was another role
    counts: str  # what it has become, where that is something else
    won: bool
    dead: bool
    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Death:
    """Somebody who fell, or why nobody or somebody else did."""

    text: str
    chained: bool = False  # it follows from another
    why: bool = False  # nobody fell by it: it says which rule kept somebody, or made several fall
    telling: bool = False  # it names what is on a card: not before the cards are shown


@dataclass(frozen=True, slots=True)
class Deaths:
    """Those of one night or day, in the order they fell."""

    title: str
    rows: tuple[Death, ...]

    @property
    def telling(self) -> bool:
        """There is nothing to say of it before the cards are shown."""
        return all(row.telling for row in self.rows)


@dataclass(frozen=True, slots=True)
class Side:
    """A team at the end."""

    name: str
    light: str
    won: str  # all, some or none of its members
    members: str
    winners: str


@dataclass(frozen=True, slots=True)
class Decided:
    """Why a side won or lost."""

    text: str
    won: bool
    light: str
    mine: bool  # it decided the reader's result


@dataclass(frozen=True, slots=True)
class TalePart:
    """The story of one night or day."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Cards, votes, deaths, teams, and why: all that a finished game comes to."""

    won: bool | None  # the reader; None for whoever did not play
    title: str
    lights: tuple[str, ...]
    winners: str
    why: tuple[Decided, ...]
    cards: tuple[FinalCard, ...]
    votes: tuple[tuple[str, str | None], ...]
    deaths: tuple[Deaths, ...]
    teams: tuple[Side, ...]
    tale: tuple[TalePart, ...]
    nonce: str = ""  # what the promise of a table was made with


def reveal(room: Room, seat: Seat | None, narrator: Narrator) -> Reveal | None:
    """Everything, once the game is over."""
    if room.game is None or room.outcome is None:
        return None
    return replace(told(room.game, room.outcome, room.settings, seat, narrator), nonce=room.nonce)


def told(game: Game, outcome: Outcome, settings: Settings, seat: Seat | None, narrator: Narrator) -> Reveal:
    words, film = narrator.words, list(chapters(game))
    sides, voted = camps(game), votes_among(film[-1].scenes[-1].facts if film else ())
    own = next((team for team, members in sides.items() if seat in members), None)
    return Reveal(
        won=None if seat is None else seat in outcome.winners,
        title=won_by(outcome.teams, words),
        lights=tuple(light(team) for team in outcome.teams),
        winners=narrator.names(outcome.winners) if outcome.winners else "",
        why=reasons(outcome, narrator, seat, own),
        cards=tuple(_cards(game, outcome, settings, seat, narrator)),
        votes=tuple((narrator.name(by), None if to is None else narrator.name(to)) for by, to in voted.items()),
        deaths=tuple(_deaths(film, game.rules, narrator)),
        teams=tuple(_team(team, members, outcome, narrator) for team, members in sides.items()),
        tale=tuple(TalePart(title_of(one.beginning, words), tuple(lines)) for one, lines in tale(narrator, film)),
    )


def title_of(beginning: Beginning, words: Words) -> str:
    return words(f"cli-play-{beginning.kind}", {"number": beginning.number})


def won_by(teams: tuple[Team, ...], words: Words) -> str:
    if len(teams) == 1:
        return words(f"web-won-{teams[0]}")
    if not teams:
        return words("web-won-nobody")
    return words("web-won-several", {"teams": words.joined([words(f"team-{team}.the") for team in teams])})


def reasons(outcome: Outcome, narrator: Narrator, seat: Seat | None, own: Team | None) -> tuple[Decided, ...]:
    """Why each side won or lost; what decided the reader's result comes first."""
    found = []
    for reason in outcome.why:
        mine = seat is not None and own is not None and decides_over(reason, seat, own)
        found.append(Decided(narrator.reason(reason, outcome.why), reason.won, light(reason.team), mine))
    return tuple(sorted(found, key=lambda one: not one.mine))


def _cards(
    game: Game, outcome: Outcome, settings: Settings, seat: Seat | None, narrator: Narrator
) -> Iterator[FinalCard]:
    position, setup = game.position, game.setup
    lying = things(game, position, narrator)
    for number, card in enumerate(position.lies):
        slot, role, counts = Slot(number), setup.cards[card], position.counts[card]
        sits = number < len(setup.deal)
        yield FinalCard(
            place=narrator.name(slot),
            seat=sits,
            me=slot == seat,
            face=face(narrator, settings, role),
            dealt=narrator.role(setup.cards[slot]),
            moved=setup.cards[slot] != role,
            counts=narrator.role(counts) if sits and counts != role else "",
            won=slot in outcome.winners,
            dead=slot in position.dead,
            things=lying.get(slot, ()),
        )


def things(game: Game, position: Position, narrator: Narrator) -> dict[Slot, tuple[Thing, ...]]:
    """Marks and artifacts by seat. What everybody begins with is left out: it does nothing."""
    found: dict[Slot, tuple[Thing, ...]] = {}
    for kinds, shown in game.rules.shows(position).items():
        kind = kinds.removesuffix("s")
        for seat, name in shown.items():
            if name != game.rules.blank:
                thing = Thing(kind, thing_art(kind, name), narrator.words(f"{kind}-{name}"))
                found[seat] = (*found.get(seat, ()), thing)
    return found


def _deaths(film: list[Chapter], rules: RuleSet, narrator: Narrator) -> Iterator[Deaths]:
    """Why comes before who: whoever was kept from dying, or shared the most votes."""
    nobody = not any(fact.name == "died" for chapter in film for fact in chapter.facts)
    for chapter in film:
        fell = [fact for fact in chapter.facts if fact.name == "died"]
        because = [_toll(toll, scene, rules, narrator) for scene in chapter.scenes for toll in scene.tolls]
        rows = [Death(narrator.story(fact), fact.of("cause") in rules.chained) for fact in fell]
        if nobody and because:
            rows = [Death(narrator.words("replay-deaths.none"))]
        if because or rows:
            yield Deaths(title_of(chapter.beginning, narrator.words), (*because, *rows))


def _toll(toll: Toll, scene: Passage, rules: RuleSet, narrator: Narrator) -> Death:
    """Whose doing it was tells a card; so does what was done under a call of the night, and what goes on from there."""
    called = any(step.heard for step in rules.steps if step.name == scene.step)
    telling = called or bool(toll.by) or toll.role is not None or toll.rule == "none-else"
    return Death(narrator.toll(toll), why=True, telling=telling)


def _team(team: Team, members: tuple[Seat, ...], outcome: Outcome, narrator: Narrator) -> Side:
    winners = [seat for seat in members if seat in outcome.winners]
    return Side(
        name=narrator.words(f"team-{team}"),
        light=light(team),
        won="some" if winners and len(winners) < len(members) else "all" if winners else "none",
        members=narrator.names(members),
        winners=narrator.names(winners),
    )


def final_lights(room: Room) -> dict[int, str]:
    if room.outcome is None or room.game is None:
        return {}
    return {seat: light(team) for team, members in camps(room.game).items() for seat in members}


def pointing(room: Room) -> dict[Seat, Seat | None]:
    """The last ballot everybody has seen, of this day or of the last one."""
    if room.game is None or (room.window is not None and room.window.kind is Kind.CALL):
        return {}
    if room.window is None:
        return last_votes(room.game) if room.told else {}
    return votes_among(room.game.told_in(room.window.step)) if room.facts else {}


def last_votes(game: Game) -> dict[Seat, Seat | None]:
    """The ballot of the step that ended the game, if there was one."""
    return votes_among(game.told_in(next((number for number, _ in reversed(game.pages)), 0)))


def votes_among(facts: tuple[Fact, ...]) -> dict[Seat, Seat | None]:
    """Who pointed at whom; where they voted twice, the second time."""
    voted: dict[Seat, Seat | None] = {}
    for fact in facts:
        if fact.name == "voted" and PUBLIC in fact.audience:
            if fact.of("player") in voted:
                voted = {}
            voted[fact.of("player")] = fact.of("for_")
    return voted
