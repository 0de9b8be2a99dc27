"""Random legal deals and random play, for every game, every edition and every option there is."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator
from itertools import combinations

import pytest
from hypothesis import strategies as st

from garou.engine.game import Game, check_setup, reply, start
from garou.engine.rules import RuleSet
from garou.engine.values import DECLINED, PUBLIC, Answer, IllegalSetup, Question, RoleName, Seat, Setup, Slot
from garou.engine.view import View, view
from garou.games import GAMES
from garou.homemade import rules_of

Played = tuple[str, str, tuple[str, ...]]  # game, edition, options

# --- What is played ---------------------------------------------------------------------------


def option_sets(rules: RuleSet, combos: int = 3) -> Iterator[tuple[str, ...]]:
    """None, each alone, every one that goes with the others, and a few combinations drawn once and for all."""
    names = tuple(rules.options)
    yield ()
    yield from ((name,) for name in names)
    several = [some for n in range(2, len(names) + 1) for some in combinations(names, n) if compatible(rules, some)]
    drawn = random.Random(rules.id).sample(several, combos)
    yield from sorted({several[-1], *drawn})


def compatible(rules: RuleSet, names: tuple[str, ...]) -> bool:
    try:
        rules.playing(names)
    except IllegalSetup:
        return False
    return True


PLAYED: list[Played] = [(*key, chosen) for key, rules in GAMES.items() for chosen in option_sets(rules)]
PLAIN: list[Played] = [(*key, ()) for key in GAMES]


def title(played: Played) -> str:
    game, edition, options = played
    return "+".join(filter(None, (f"{game}/{edition}" if edition else game, *options)))


def every(played: list[Played]) -> pytest.MarkDecorator:
    """One test for each of these, under its title."""
    return pytest.mark.parametrize("played", played, ids=title)


every_game = every(PLAYED)
seeds = st.integers(0, 2**32 - 1)


def luck(played: Played, seed: int) -> random.Random:
    """Of its own for each game and its options: the same seeds are tried on all of them."""
    return random.Random(f"{title(played)} {seed}")


# --- Deals ------------------------------------------------------------------------------------


def setup(text: str) -> Setup:
    """A deal as it lies: "robber tanner villager | villager villager villager | extra"."""
    return Setup(*(tuple(map(RoleName, part.split())) for part in text.split("|")))


def dealt(rules: RuleSet, text: str) -> Game:
    return start(rules, setup(text))


def random_setup(rules: RuleSet, rng: random.Random, most: int = 24, without: Container[str] = ()) -> Setup:
    """Some cards of the box, filled up with a few kinds in any number, until the rules accept them."""
    low, high = rules.players
    roles = [role for role in rules.roles if role not in without]
    box = [role for role in roles for _ in range(rules.box.get(role, 1))]
    while True:
        players = rng.randint(low, min(high, most))
        extra = rng.randint(0, len(rules.places) - rules.centre)
        needed = players + rules.centre + extra
        cards = rng.sample(box, rng.randint(0, min(needed, len(box))))
        cards += rng.choices(rng.sample(roles, rng.randint(1, 3)), k=needed - len(cards))
        candidate = laid_out(rules, cards, players, rng)
        if accepted(rules, candidate):
            return candidate


def laid_out(rules: RuleSet, cards: list[RoleName], players: int, rng: random.Random) -> Setup:
    """These cards, shuffled, for that many players."""
    mixed = rng.sample(cards, len(cards))
    centre = players + rules.centre
    return Setup(tuple(mixed[:players]), tuple(mixed[players:centre]), tuple(mixed[centre:]))


def accepted(rules: RuleSet, candidate: Setup) -> bool:
    try:
        check_setup(rules, candidate)
    except IllegalSetup:
        return False
    return True


def shuffled(rules: RuleSet, first: Setup, rng: random.Random) -> Setup:
    """Another legal deal of the same cast."""
    while True:
        candidate = laid_out(rules, list(first.cards), len(first.deal), rng)
        if accepted(rules, candidate):
            return candidate


def exchanged(first: Setup, a: int, b: int) -> Setup:
    """The same deal with two cards in each other's place."""
    cards = list(first.cards)
    cards[a], cards[b] = cards[b], cards[a]
    players, centre = len(first.deal), len(first.deal + first.centre)
    return Setup(tuple(cards[:players]), tuple(cards[players:centre]), tuple(cards[centre:]))


# --- Play -------------------------------------------------------------------------------------


def random_answer(question: Question, rng: random.Random) -> Answer:
    """Any of those asked may answer, and name what they name in any order; sometimes luck stands in.

    A question of yes or no gets a no more often, or most wolves would starve in their first night.
    """
    yes_or_no = len(question.options) == 2 and question.may_decline and not question.ballot
    choice = DECLINED if yes_or_no and rng.random() < 0.5 else rng.choice(question.options)
    words = [part for part in choice if isinstance(part, str)]
    places = [part for part in choice if isinstance(part, int)]
    rng.shuffle(words)
    rng.shuffle(places)
    return Answer(rng.choice(question.seats), question.call, (*words, *places), rng.random() < 0.05)


def random_reply(game: Game, rng: random.Random) -> Game:
    """Any of the open questions may be answered first."""
    return reply(game, random_answer(rng.choice(game.open), rng))


def moments(game: Game, rng: random.Random) -> Iterator[Game]:
    """The game as it stands, and after every further answer until it is over."""
    yield game
    while game.open:
        game = random_reply(game, rng)
        yield game


def finish(game: Game, rng: random.Random, until: str = "") -> Game:
    """Played on by luck, to its end or to the first question of that call."""
    while game.open and game.open[0].call != until:
        game = random_reply(game, rng)
    return game


def begun(played: Played, rng: random.Random, most: int = 24) -> Game:
    rules = rules_of(*played)
    return start(rules, random_setup(rules, rng, most))


def last_call(rules: RuleSet) -> str:
    """Where the talking begins: the vote, or the first lynching."""
    return (rules.opening + rules.round)[-1].name


# --- Watching ---------------------------------------------------------------------------------


def seat(n: int) -> Seat:
    return Seat(Slot(n))


def seats(game: Game) -> list[Seat]:
    return [seat(n) for n in range(len(game.setup.deal))]


def views(game: Game, *without: Seat) -> list[View]:
    """What everybody knows, and a bystander."""
    return [view(game, me) for me in (*seats(game), PUBLIC) if me not in without]
