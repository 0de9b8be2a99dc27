"""Making puzzles: a night by luck, told by its people, and as little of it as has one answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from garou.engine.rules import RuleSet
from garou.engine.values import IllegalSetup, RoleName, Seat, Setup, Slot
from garou.games.one_night.day import VILLAGE
from garou.games.teams import monsters_among
from garou.homemade import rules_of
from garou.talk.claims import MARK, WAS, Claim, Said

from .cases import answers, can_be, choices, lies_at, strictly
from .proving import NoProof, solved
from .telling import Story, a_night, tellable
from .values import (
    BY_CARD,
    CARD,
    LIE,
    NOBODY,
    PLAYERS,
    SENTENCES,
    WHERE,
    IllegalPuzzle,
    Lying,
    Puzzle,
    Solved,
    Sought,
)  # fmt: skip

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwen", "Hugo")
TRIES = 20_000  # drafts before a wish is given up
NIGHTS = 40  # nights looked at for a lie
MOST_SAID = 12
FEW = (3, 3, 3, 4)  # players where marks move as well: they have as much to tell
LONGEST = 32  # steps of a proof: nobody follows more


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of puzzle: who lies in it, and what is asked."""

    name: str
    who: str
    ask: str
    number: int = 1
    players: tuple[int, int] = (3, 6)


KINDS = (
    Sort("wolf", BY_CARD, LIE),
    Sort("pack", BY_CARD, LIE, 2, (4, 7)),
    Sort("liar", PLAYERS, LIE),
    Sort("pair", PLAYERS, LIE, 2, (4, 6)),
    Sort("sentence", SENTENCES, LIE, 1, (3, 5)),
    Sort("card", NOBODY, CARD, 0, (3, 5)),
    Sort("place", NOBODY, WHERE, 0, (3, 5)),
    Sort("moved", BY_CARD, WHERE, 1, (4, 6)),
)
BY_NAME = {kind.name: kind for kind in KINDS}


@dataclass(frozen=True, slots=True)
class Order:
    """What somebody wants; whatever is left open falls to luck."""

    game: str = "one-night"
    edition: str = "bezier"
    level: int | None = None
    players: int | None = None
    kind: str | None = None


def make(luck: Random, wish: Order) -> Solved | None:
    """A puzzle as wished for; the same luck makes the same. None where none was found."""
    for _ in range(TRIES):
        kind = BY_NAME[wish.kind] if wish.kind else luck.choice(KINDS)
        found = attempt(luck, kind, wish)
        if found and wish.level in (None, found.level):
            return found
    return None


def attempt(luck: Random, kind: Sort, wish: Order) -> Solved | None:
    """One try."""
    village = _village(luck, kind, wish)
    draft = _drafted(village, kind, wish) if village else None
    if draft is None:
        return None
    try:
        found = _one_answer(draft, luck)
        return _elegant(found, luck) if found else None
    except (NoProof, IllegalPuzzle):
        return None


# --- A draft ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Village:
    """Where a draft is made: the cards, how many sit there, and the luck that is left."""

    rules: RuleSet
    cards: tuple[RoleName, ...]
    monsters: tuple[RoleName, ...]
    players: int
    luck: Random

    def night(self) -> list[Story]:
        return list(a_night(self.rules, self.cards, self.players, self.luck))


def _village(luck: Random, kind: Sort, wish: Order) -> Village | None:
    """Monsters and those who belong to the village: whoever wins alone lies for reasons of their own."""
    rules = rules_of(wish.game, wish.edition, ())
    players = wish.players or _seats(luck, kind, rules)
    number = luck.randint(max(1, kind.number), 2)
    cards = _drawn(luck, rules, number, players + rules.centre - number)
    try:
        rules.check(Setup(tuple(cards[:players]), tuple(cards[players:])))
    except IllegalSetup:
        return None
    kinds = tuple(dict.fromkeys(cards[:number]))
    return Village(rules, tuple(sorted(cards, key=[*rules.roles].index)), kinds, players, luck)


def _seats(luck: Random, kind: Sort, rules: RuleSet) -> int:
    return max(kind.players[0], luck.choice(FEW)) if rules.marks else luck.randint(*kind.players)


def _drawn(luck: Random, rules: RuleSet, bad: int, good: int) -> list[RoleName]:
    """So many of either. In a game with marks some lay them: else it would be one without."""
    box = [name for name, copies in rules.box.items() for _ in range(copies)]
    home = [name for name in box if rules.roles[name].team == VILLAGE and tellable(rules, name)]
    monsters = [name for name in monsters_among(rules, box) if not rules.roles[name].brings]
    laying = luck.randint(2, 3) if rules.marks else 0
    first = luck.sample([name for name in monsters if rules.roles[name].marks], 1) if laying else []
    some = luck.sample([name for name in home if rules.roles[name].marks], laying)
    for name in (*first, *some):
        (monsters if name in monsters else home).remove(name)
    return first + luck.sample(monsters, bad - len(first)) + some + luck.sample(home, good - len(some))


def _drafted(village: Village, kind: Sort, wish: Order) -> Puzzle | None:
    told = _told(village, kind)
    said = tuple(Said(Seat(Slot(seat)), claim) for seat, story in enumerate(told or ()) for claim in story)
    if not 0 < len(said) <= MOST_SAID:
        return None
    lying = Lying(kind.who, kind.number, village.monsters if kind.who == BY_CARD else ())
    return Puzzle(wish.game, wish.edition, (), village.cards, NAMES[: village.players], said, lying, Sought(kind.ask))


def _told(village: Village, kind: Sort) -> list[Story] | None:
    """What everybody says: the truth, but for the liars."""
    for _ in range(NIGHTS):
        night = village.night()
        bad = [seat for seat, story in enumerate(night) if story[0].roles[0] in village.monsters]
        if len(bad) == (kind.number if kind.who == BY_CARD else 0):
            return _with_lies(village, night, kind, bad)
    return None


def _with_lies(village: Village, night: list[Story], kind: Sort, bad: Sequence[int]) -> list[Story] | None:
    luck = village.luck
    if kind.who == SENTENCES:
        seat = luck.randrange(len(night))
        night[seat] = _altered(village, night[seat], seat)
    liars = bad if kind.who == BY_CARD else luck.sample(range(len(night)), kind.number if kind.who == PLAYERS else 0)
    for seat in liars:
        lie = _lie(village, night[seat], seat)
        if lie is None:
            return None
        night[seat] = lie
    return night


def _lie(village: Village, truth: Story, seat: int) -> Story | None:
    """What this seat would have told of another night."""
    for _ in range(NIGHTS):
        story = village.night()[seat]
        if story[0].roles[0] not in village.monsters and story != truth:
            return story
    return None


def _altered(village: Village, story: Story, seat: int) -> Story:
    """One sentence of it, with another card or another place in it."""
    luck, number = village.luck, village.luck.randrange(len(story))
    claim = story[number]
    if claim.kind == MARK and luck.random() < 0.5:
        laid = dict.fromkeys(mark for role in village.cards for mark in village.rules.roles[role].marks)
        claim = replace(claim, mark=luck.choice([mark for mark in laid if mark != claim.mark] or [claim.mark]))
    elif claim.roles and (luck.random() < 0.5 or not claim.places):
        other = luck.choice([role for role in dict.fromkeys(village.cards) if role != claim.roles[0]])
        claim = replace(claim, roles=(other,))
    elif claim.places:
        there = village.players if claim.kind == MARK else len(village.cards)
        free = [Slot(place) for place in range(there) if place not in (*claim.places, seat)]
        claim = replace(claim, places=(luck.choice(free), *claim.places[1:]))
    return (*story[:number], claim, *story[number + 1 :])


# --- As little as has one answer -----------------------------------------------------------------------


def _one_answer(draft: Puzzle, luck: Random) -> Puzzle | None:
    """With a question that has one answer, if there is any."""
    if draft.ask.what == LIE:
        return draft if _only(draft) else None
    there = [case for case in (lies_at(draft, liars) for liars in choices(draft)) if case]
    if len(there) != 1:
        return None
    asked = list(_certain(draft, there[0]))
    luck.shuffle(asked)
    return replace(draft, ask=asked[0]) if asked else None


def _certain(draft: Puzzle, case: Mapping[tuple[int, RoleName], object]) -> Iterator[Sought]:
    """What is certain of a card that has moved: what was seen, or dealt, is no question."""
    players = len(draft.players)
    for place, role in case:
        sure = len([1 for where, _ in case if where == place]) == 1
        if not sure or any(place in one.claim.places and role in one.claim.roles for one in draft.said):
            continue
        if Said(Seat(Slot(place)), Claim(WAS, roles=(role,))) in draft.said:
            continue
        if draft.ask.what == CARD and place < players:
            yield Sought(CARD, place=Slot(place))
        elif draft.ask.what == WHERE and draft.cards.count(role) == 1:
            yield Sought(WHERE, role=role)


def _only(puzzle: Puzzle) -> bool:
    """Exactly one choice of liars can be; the second ends the search."""
    found = 0
    for liars in choices(puzzle):
        found += can_be(puzzle, liars)
        if found > 1:
            return False
    return found == 1


def _elegant(puzzle: Puzzle, luck: Random) -> Solved | None:
    """Nothing superfluous, nobody silent but one, and no liar whose words might all be true."""
    [answer] = answers(puzzle)
    puzzle = _least(puzzle, answer, luck)
    if len(puzzle.players) - len(puzzle.speakers) > 1:
        return None
    if puzzle.rules.marks and not any(one.claim.kind == MARK for one in puzzle.said):
        return None  # nothing that the other game has not
    found = solved(puzzle)
    if puzzle.lying.who == BY_CARD and not strictly(puzzle, found.liars):
        return None
    return found if found.length <= LONGEST and found.proof.shown else None


def _least(puzzle: Puzzle, answer: object, luck: Random) -> Puzzle:
    """Without whatever can be left out: whole stories, then what they add to the card."""
    left = list(units(puzzle))
    luck.shuffle(left)
    for unit in sorted(left, key=lambda some: (any(one.claim.kind == MARK for one in some), -len(some))):
        said = tuple(puzzle.said.index(one) for one in unit if one in puzzle.said)
        smaller = puzzle.without(said)
        if len(said) == len(unit) and keeps(smaller, answer, puzzle):
            puzzle = smaller
    return puzzle


def units(puzzle: Puzzle) -> Iterator[tuple[Said, ...]]:
    """What could be left out: all that somebody says, or one thing they add to their card."""
    for seat in puzzle.speakers:
        story = [puzzle.said[number] for number in puzzle.by((seat,))]
        yield tuple(story)
        if len(story) > 1:
            yield from ((one,) for one in story if one.claim.kind != WAS)


def keeps(smaller: Puzzle, answer: object, puzzle: Puzzle) -> bool:
    """Has it still this answer, and no other? A sentence keeps its number only where nothing before it is gone."""
    if not smaller.said:
        return False
    try:
        found = answers(smaller)
    except IllegalPuzzle:
        return False
    if len(found) != 1:
        return False
    if puzzle.lying.who != SENTENCES:
        return found == (answer,)
    return [smaller.said[n] for n in found[0]] == [puzzle.said[n] for n in answers(puzzle)[0]]
