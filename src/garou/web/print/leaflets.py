"""One sheet for whoever leads the night: the calls of these cards in order, who wins, each card in one line."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from garou.announcer import Cue, book, script
from garou.engine.rules import RuleSet
from garou.engine.values import RoleName
from garou.games.teams import light, printed_team
from garou.texts import Words
from garou.texts.narrator import Narrator
from garou.web.art import role_art

from .decks import PrintedDeck

BRIEF = "brief"
BEFORE = "before"  # what is said to the table while it is laid: not for this sheet


@dataclass(frozen=True, slots=True)
class LeafletCall:
    """What is read out in one go, beside the picture of whom it concerns."""

    art: str
    words: str
    once: bool  # only on the first night


@dataclass(frozen=True, slots=True)
class Stretch:
    """Dusk, night, day or vote."""

    name: str
    calls: tuple[LeafletCall, ...]


@dataclass(frozen=True, slots=True)
class LeafletLine:
    """A card in one line."""

    name: str
    art: str
    light: str
    team: str
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Leaflet:
    """Everything on the sheet."""

    stretches: tuple[Stretch, ...]
    chart: tuple[tuple[str, str], ...]
    lines: tuple[LeafletLine, ...]
    house: tuple[tuple[str, str], ...]

    @property
    def size(self) -> int:
        """How small it has to be written to fit: by how much there is to read."""
        letters = sum(len(call.words) + 30 for stretch in self.stretches for call in stretch.calls)
        letters += sum(len(line.text) + 40 for line in self.lines)
        letters += sum(len(name + says) + 20 for name, says in (*self.chart, *self.house))
        return next((size for most, size in SIZES if letters <= most), SMALLEST)


# How many letters fit one A4 sheet in each size of print.css, the largest first.
SIZES = ((2050, 1), (2600, 2), (3060, 3), (3600, 4), (4200, 5), (5400, 6), (6800, 7))
SMALLEST = 8


def leaflet(deck: PrintedDeck, words: Words) -> Leaflet:
    narrator = Narrator(words, deck.game, (), ())
    return Leaflet(
        stretches=_stretches(deck, words),
        chart=tuple((words(f"leaflet-chart-{key}"), words(f"leaflet-chart-{key}.says")) for key in chart(deck)),
        lines=tuple(_line(deck, role, narrator) for role in deck.roles),
        house=tuple((words(f"option-{name}"), words(f"option-{name}.about")) for name in deck.options),
    )


def _line(deck: PrintedDeck, role: RoleName, narrator: Narrator) -> LeafletLine:
    team = printed_team(deck.rules.roles[role])
    return LeafletLine(
        name=narrator.role(role),
        art=role_art(role, deck.rules),
        light=light(team),
        team=narrator.words(f"team-{team}"),
        count=deck.counted[role],
        text=narrator.about_role(role, "summary", deck.options),
    )


# --- The calls ----------------------------------------------------------------------------------------


def _stretches(deck: PrintedDeck, words: Words) -> tuple[Stretch, ...]:
    """The brief words of the announcer, call by call. What a later night leaves out is for the first only."""
    said = book(deck.game, deck.edition, words.lang)
    first = _aloud(script(said, deck.counted, deck.options, BRIEF))
    later = {cue.id for cue in _aloud(script(said, deck.counted, deck.options, BRIEF, round=2))}
    found = groupby(first, key=lambda cue: cue.stretch)
    return tuple(Stretch(name, _calls(list(cues), later, deck.rules)) for name, cues in found)


def _aloud(cues: tuple[Cue, ...]) -> list[Cue]:
    return [cue for cue in cues if cue.aloud and cue.stretch != BEFORE]


def _calls(cues: list[Cue], later: set[str], rules: RuleSet) -> tuple[LeafletCall, ...]:
    found = []
    for call, group in groupby(cues, key=lambda cue: cue.call):
        lines = list(group)
        art = role_art(lines[0].role if call else "", rules)
        once = bool(call) and all(cue.id not in later for cue in lines)
        found.append(LeafletCall(art, " ".join(cue.words for cue in lines), once))
    return tuple(found)


# --- The winner chart ---------------------------------------------------------------------------------


def chart(deck: PrintedDeck) -> tuple[str, ...]:
    """The rows that these cards can bring about."""
    cast = [deck.rules.roles[name] for name in deck.roles]
    return tuple(row.key for row in deck.rules.chart if row.is_for(deck.rules, cast))
