"""Games of the engine, written down the way the lane writes them, and the tables it is tried with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from random import Random
from typing import Any, NamedTuple

import numpy as np

import printed
from garou.dealing import laid_out
from garou.engine.game import opening_position
from garou.engine.live import LiveTable, run_through
from garou.engine.rules import RuleSet, Step
from garou.engine.values import CHANCE, PUBLIC, Choice, RoleName, Setup
from garou.engine.view import View
from garou.games.cast import cards
from garou.games.classic import CLASSIC
from garou.games.classic.day import LOVERS
from garou.games.classic.scenarios import CLASSIC_SCENARIOS
from garou.games.epic_battle import EPIC_BATTLE
from garou.games.epic_battle.scenarios import EPIC_SCENARIOS
from garou.games.one_night import BEZIER, RAVENSBURGER
from garou.lane.coding import Coded, coded
from garou.lane.facts import ALL_BITS, NOTHING, mixed, spelt
from garou.lane.knowing import BECAME, BECAME_UP, CALL_UP, LOOK, MOVED_UP, SEEN
from garou.lane.playing import Replayed, replay

FIVE = coded(BEZIER, cards("2 werewolf, seer, robber, troublemaker, 3 villager"), 5)
EIGHT = coded(BEZIER, cards("2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, 3 villager"), 8)
TEN = coded(
    BEZIER,
    cards("doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, hunter, tanner"),
    10,
)

RULES = (  # both editions, and every option
    BEZIER,
    RAVENSBURGER,
    BEZIER.playing(("lone-wolf", "robber-must-rob")),
    BEZIER.playing(("tanner-blocks-minion", "minion-may-die")),
    RAVENSBURGER.playing(("minion-beside-tanner", "minion-may-die")),
    RAVENSBURGER.playing(("robber-must-rob",)),
)

BOOKS = (
    (FIVE.cards, 5),
    (EIGHT.cards, 8),
    (TEN.cards, 10),
    (cards("2 werewolf, seer, robber, troublemaker, villager"), 3),
    (cards("werewolf, seer, robber, troublemaker, 3 villager"), 4),
    (cards("2 werewolf, drunk, robber, troublemaker, insomniac, 2 villager, seer, minion, 2 mason"), 9),
    (cards("2 werewolf, hunter, seer, robber, drunk, insomniac, troublemaker, 2 villager"), 7),
    (cards("2 werewolf, minion, hunter, seer, robber, troublemaker, 2 mason"), 6),
    (cards("2 werewolf, tanner, seer, robber, drunk, insomniac, troublemaker, 2 mason, hunter, minion"), 9),
)
ODD = (  # few werewolves, hunters one after the other, minions alone, several of everything
    (cards("doppelganger, minion, tanner, hunter, robber, drunk"), 3),
    (cards("2 minion, tanner, 2 hunter, werewolf, drunk"), 4),
    (cards("3 hunter, doppelganger, tanner, 2 minion, villager"), 5),
    (cards("3 doppelganger, robber, troublemaker, drunk, werewolf, minion, hunter"), 6),
    (cards("4 doppelganger, 2 werewolf, insomniac, seer, robber, minion"), 7),
    (cards("2 robber, 2 troublemaker, 2 drunk, 2 insomniac"), 5),
    (cards("6 doppelganger"), 3),
    (cards("7 werewolf"), 4),
    (cards("doppelganger, werewolf, insomniac, 2 drunk, 2 mason, 2 tanner, 3 minion"), 9),
    (cards("doppelganger, werewolf, insomniac, seer, 2 mason"), 3),
)


def drawn(number: int) -> tuple[tuple[RoleName, ...], int]:
    """Any cards of the game, any number of copies; both masons or none."""
    luck, players = Random(number), 3 + number % 8
    [paired] = BEZIER.pairs
    while True:
        kinds = luck.sample(list(BEZIER.roles), luck.randint(4, len(BEZIER.roles)))
        found = tuple(luck.choice(kinds) for _ in range(players + 3))
        if found.count(paired) in (0, 2):
            return found, players


def tables(number: int) -> list[Coded]:
    """So many: of the books, odd ones, and others drawn at random, under all the rules in turn."""
    laid = [*BOOKS, *ODD, *map(drawn, range(number))][:number]
    return [coded(RULES[turn % len(RULES)], *one) for turn, one in enumerate(laid)]


class Games(NamedTuple):
    """What the lane is given, and what it must find."""

    dealt: np.ndarray
    choices: dict[str, np.ndarray]
    found: dict[str, np.ndarray]  # by the names of `Replayed`
    played: list[LiveTable]


def some_games(table: Coded, number: int, seed: int = 0) -> Games:
    """Games of the engine in which every option is as likely."""
    luck = Random(f"{table.cards} {table.rules.id} {seed}")
    rounds = (ROUNDS,) if table.rules.round else ()
    choices = {topic: np.zeros((number, *rounds, table.players), np.uint32) for topic in topics(table)}
    deals, played = [], []
    for game in range(number):
        laid = shuffled(table, luck)
        setup = laid_out(table.rules, laid, table.beside, table.players)
        played.append(played_by_luck(table, setup, luck, choices, game))
        deals.append([table.code(card) for card in (*laid, *table.beside)])
    ends = [ended(one, table) for one in played]
    found = {name: np.array([end[name] for end in ends]) for name in Replayed._fields}
    return Games(np.array(deals, np.uint32), choices, found, played)


ROUNDS = 16  # as many as there may be


def topics(table: Coded) -> tuple[str, ...]:
    """Under which somebody may be asked."""
    if table.rules.round:
        asked = ("sleep", "witch-heal", "witch-poison", "tie-break", "successor", "captain", "captain-again")
        return (*table.rules.roles, *asked, "lynch", "lynch-again", "captain of luck", "lynch of luck")
    again = ("paranormal-investigator-again", "marksman-mark", "witch-give")
    return (*table.rules.roles, *again, "artifact of luck", "vote")


def shuffled(table: Coded, luck: Random) -> tuple[RoleName, ...]:
    """As whoever deals does: a taker is always a player's."""
    while True:
        laid = tuple(luck.sample(table.cards, len(table.cards)))
        if table.rules.centre or not any(table.role(name).taker for name in laid[table.players :]):
            return laid


class Watched(LiveTable):
    """A game, and how many rounds it took."""

    rounds = 0


def played_by_luck(table: Coded, setup: Setup, luck: Random, choices: dict[str, np.ndarray], game: int) -> Watched:
    """What luck itself is asked is written down for whoever acts, or for the first seat where there are rounds."""
    acting, turn, last = 0, 0, ""

    def mind(seen: View) -> Choice:
        nonlocal acting
        [question] = seen.questions
        number = luck.randrange(len(question.options))
        if seen.seat != CHANCE:
            acting = seen.seat
        topic = f"{question.topic} of luck" if seen.seat == CHANCE else question.topic
        at = (game, turn, 0 if seen.seat == CHANCE else acting) if table.rules.round else (game, acting)
        assert choices[topic][at] == 0, "nobody is asked the same twice"
        choices[topic][at] = number
        return question.options[number]

    def before(step: Step) -> None:
        nonlocal turn, last
        turn, last = turn + (bool(table.rules.round) and last == table.rules.steps[-1].name), step.name

    played = run_through(Watched(table.rules, opening_position(table.rules, setup), mind), before)
    played.rounds = turn + 1 if table.rules.round else 0
    return played


def ended(played: Watched, table: Coded) -> dict[str, Any]:
    outcome = played.outcome
    assert outcome is not None
    return {
        "printed": [table.code(played.face(place).name) for place in played.slots],
        "lies": played.lies,
        "final": [table.code(role) for role in outcome.final],
        "marks": [[*table.rules.marks].index(mark) if mark else 0 for mark in played.marks],
        "artifacts": [
            sum(((seat, artifact) in played.tokens) << number for number, artifact in enumerate(table.rules.artifacts))
            for seat in played.seats
        ],
        "dead": sum(1 << seat for seat in played.dead),
        "winners": sum(1 << seat for seat in outcome.winners),
        "teams": sum(1 << (*table.teams, LOVERS).index(team) for team in outcome.teams),
        "looks": [looks(seat, played, table) for seat in played.seats],
        "news": [news(seat, played, table) for seat in played.seats],
        "told": [by_night(seat, played) for seat in played.seats],
        "fell": [fell(seat, played) for seat in played.seats],
        "rounds": played.rounds,
    }


BY_DAY = {"voted", "died", "won", "shown"}


def by_night(seat: int, played: LiveTable) -> int:
    """Every fact of the night that this seat was told, as one number."""
    word = NOTHING
    for fact in played.news:
        hidden = BY_DAY - {"voted"} if played.rules.round else BY_DAY
        if fact.name not in hidden and (seat in fact.audience or PUBLIC in fact.audience):
            word = mixed(word, reduce(mixed, [part_of(*item) for item in fact.data], spelt(fact.name)))
    return word


def fell(seat: int, played: LiveTable) -> int:
    found = [fact.of("cause") for fact in played.news if fact.name == "died" and fact.of("player") == seat]
    return spelt(found[0]) if found and played.rules.round else 0


def part_of(what: str, one: Any) -> int:
    if isinstance(one, str) or one is None:
        return spelt(one) if one else NOTHING
    if what == "players":
        return sum(1 << seat for seat in one)
    return reduce(mixed, [place + 1 for place in one], NOTHING) if isinstance(one, tuple) else one + 1


def told(seat: int, name: str, played: LiveTable) -> list[dict[str, Any]]:
    return [dict(fact.data) for fact in played.news if fact.name == name and seat in fact.audience]


def looks(seat: int, played: LiveTable, table: Coded) -> int:
    word = 0
    if table.rules.round:
        return word
    for saw in told(seat, "saw-card", played):
        word = word << LOOK | SEEN | saw["where"] << 4 | table.code(saw["role"])
    return word & ALL_BITS


def news(seat: int, played: LiveTable, table: Coded) -> int:
    """Where more can be known than fits, nothing is written there."""
    return 0 if table.rules.marks or table.rules.round else sum(_news(seat, played, table))


def _news(seat: int, played: LiveTable, table: Coded) -> Iterator[int]:
    calls = [step.name for step in table.rules.opening]
    for seen in told(seat, "fellows", played):
        yield sum(1 << other for other in seen["players"]) | calls.index(seen["call"]) << CALL_UP
    for move in told(seat, "moved", played):
        a, b = move["places"]
        yield (SEEN | a << 4 | b) << MOVED_UP
    for became in told(seat, "turned", played):
        yield (BECAME | table.code(became["role"])) << BECAME_UP


def differences(table: Coded, games: Games, under: RuleSet | None = None) -> dict[str, int]:
    """By field, in how many games the lane and the engine disagree; the lane may be told other rules."""
    mine = replay(replace(table, rules=under or table.rules), games.dealt, games.choices)
    return apart(mine, games)


def apart(mine: Replayed, games: Games) -> dict[str, int]:
    number = len(games.dealt)
    return {
        name: int((np.asarray(got) != games.found[name]).reshape(number, -1).any(-1).sum())
        for name, got in zip(Replayed._fields, mine, strict=True)
    }


NONE = dict.fromkeys(Replayed._fields, 0)

# --- Epic Battle ------------------------------------------------------------------------------------

EPIC_RULES = (
    EPIC_BATTLE,
    EPIC_BATTLE.playing(("second-place-two", "only-villagers-count")),
    EPIC_BATTLE.playing(("copy-stays-with-player", "alpha-card-in-centre")),
    EPIC_BATTLE.playing(("master-substitute-one", "shot-through-guard", "robber-must-rob")),
    EPIC_BATTLE.playing(("aura-night-only", "copy-stays-with-player", "master-substitute-one")),
)


PRINTED_ROLES = {name: role for name, role in EPIC_BATTLE.roles.items() if name in printed.EPIC_BATTLE}


def drawn_battle(number: int) -> tuple[tuple[RoleName, ...], int, tuple[RoleName, ...]]:
    """Any cards of the game, some of them twice; a wolf beside them for an alpha."""
    luck, players = Random(f"battle {number}"), 3 + number % 8
    [paired], [single] = EPIC_BATTLE.pairs, EPIC_BATTLE.single
    while True:
        kinds = luck.sample([*PRINTED_ROLES], luck.randint(4, 14))
        found = tuple(luck.choice(kinds) for _ in range(players + 3))
        if found.count(paired) in (0, 2) and found.count(single) < 2:
            beside = (RoleName(luck.choice(("werewolf", "mystic-wolf", "dream-wolf"))),) * found.count(single)
            return found, players, beside


def battles(number: int) -> list[Coded]:
    books = [(cast.cards, size, cast.beside) for one in EPIC_SCENARIOS for size, cast in one.casts.items()]
    laid = [*books[:: max(1, 3 * len(books) // number)], *map(drawn_battle, range(number))][: number - 2]
    laid.insert(1, (cards("3 assassin, 2 seer, robber, hunter, villager"), 5, ()))  # nobody to look for
    laid.insert(4, (cards("aura-seer, cupid, instigator, priest, seer, 2 werewolf, villager"), 5, ()))  # much at dusk
    return [coded(EPIC_RULES[turn % len(EPIC_RULES)], *one) for turn, one in enumerate(laid)]


@cache
def some_battles() -> list[tuple[Coded, Games]]:
    """Those that are played in every run."""
    return [(one, some_games(one, 60)) for one in battles(40)]


# --- Classic ----------------------------------------------------------------------------------------

CLASSIC_RULES = (
    CLASSIC,
    CLASSIC.playing(("captain",)),
    CLASSIC.playing(("hunter-any-death", "wolves-win-at-parity", "village-must-lynch")),
    CLASSIC.playing(("captain", "lovers-spare-each-other", "wolves-win-alone")),
    CLASSIC.playing(("wolves-spare-wolves", "lovers-spare-each-other", "village-must-lynch")),
)


CARRIED = ("thief", "cupid", "seer", "werewolf", "witch", "hunter", "villager")


def drawn_village(number: int) -> tuple[tuple[RoleName, ...], int]:
    """Any of the roles that the lane carries, villagers and wolves in any number."""
    luck, players = Random(f"village {number}"), 5 + number % 8
    special = [name for name in ("thief", "cupid", "seer", "witch", "hunter") if luck.random() < 0.5]
    cast = [*special, *["werewolf"] * luck.randint(1, 3)]
    number = players + 2 * ("thief" in special)
    return tuple(map(RoleName, [*cast, *["villager"] * number][:number])), players


def villages(number: int) -> list[Coded]:
    books = [(cast.cards, size) for one in CLASSIC_SCENARIOS for size, cast in one.casts.items() if size < 13]
    books = [one for one in books if "little-girl" not in one[0]]
    laid = [*books[:: max(1, 3 * len(books) // number)], *map(drawn_village, range(number))][:number]
    return [coded(CLASSIC_RULES[turn % len(CLASSIC_RULES)], *one) for turn, one in enumerate(laid)]
