"""The procedure for the end of a game of Epic Battle, written a second time and played against the first.

It follows the seven points of the specification one by one, on names and without any code of the engine: identity,
votes, protection, first deaths, the chain, team results, and what single players win and lose.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import NamedTuple

import pytest

from epic import ALL, NAMES, PLACE, VAMPIRES, WOLVES, at_vote

MARKS = ["clarity", "love", "assassin", "bat", "vampire", "fear", "disease", "traitor"]
ARTIFACTS = ["claw", "fangs", "brand", "cudgel", "mask", "shroud"]
REPLACED = {"claw": "werewolf", "fangs": "vampire", "brand": "villager", "cudgel": "tanner"}


class Player(NamedTuple):
    """One seat at the vote: point 1, what its player is."""

    name: str
    card: str
    mark: str
    artifact: str
    votes: str  # "-" for nobody

    @property
    def role(self) -> str:
        return REPLACED.get(self.artifact, self.card)

    @property
    def bitten(self) -> bool:
        return self.mark == "vampire" and self.artifact not in REPLACED

    @property
    def kind(self) -> str:
        """Werewolf, vampire, renfield, tanner, assassin or village."""
        if self.bitten or self.role in VAMPIRES:
            return "vampire"
        if self.role in WOLVES:
            return "werewolf"
        return self.role if self.role in ("renfield", "tanner", "assassin") else "village"


def seated(table: str) -> list[Player]:
    places = [PLACE.fullmatch(part).groupdict() for part in table.split()]
    return [
        Player(name, place["card"], place["mark"] or "clarity", place["artifact"] or "", place["vote"])
        for name, place in zip(NAMES, places, strict=False)
    ]


def protected(players: list[Player]) -> set[str]:
    """Point 3."""
    guarded = {p.votes for p in players if p.role == "bodyguard"}
    shielded = {
        p.name
        for p in players
        if p.role == "master" and any(q.votes == p.name and q.kind == "vampire" for q in players)
    }
    return guarded | shielded


def three_teams(players: list[Player]) -> bool:
    return {"werewolf", "vampire", "village"} <= {p.kind for p in players}


def first_deaths(players: list[Player]) -> set[str]:
    """Points 2 and 4."""
    counts = Counter(p.votes for p in players if p.votes != "-" and p.votes not in protected(players))
    if not counts or max(counts.values()) < 2:
        return set()
    first = {name for name, count in counts.items() if count == max(counts.values())}
    rest = {name: count for name, count in counts.items() if name not in first}
    if three_teams(players) and len(first) == 1 and rest:
        return first | {name for name, count in rest.items() if count == max(rest.values())}
    return first


def all_deaths(players: list[Player]) -> set[str]:
    """Point 5."""
    dead = first_deaths(players)
    while True:
        more = {p.votes for p in players if p.name in dead and p.role == "hunter"} - protected(players) - {"-"}
        lovers = {p.name for p in players if p.mark == "love"}
        more |= lovers if lovers & dead else set()
        if more <= dead:
            return dead
        dead |= more


def team_of(player: Player, players: list[Player]) -> str:
    if player.kind == "renfield":
        return "vampire" if any(p.kind == "vampire" for p in players) else "village"
    return player.kind


def winning_teams(players: list[Player], dead: set[str]) -> set[str]:
    """Point 6, its first half."""
    died = {p.kind for p in players if p.name in dead}
    monsters = {"werewolf", "vampire"} & {p.kind for p in players}
    if three_teams(players):
        won = {team for team in monsters if team not in died and monsters - {team} <= died}
        return won | ({"village"} if monsters <= died else set())
    if monsters & died:
        return {"village"} | (monsters - died)
    if not monsters:
        return set() if dead else {"village"}
    return set() if "tanner" in died else monsters


def winners(players: list[Player]) -> list[str]:
    """Point 6, its second half: what single players win and lose."""
    dead = all_deaths(players)
    teams = {p.name: team_of(p, players) for p in players}
    won = winning_teams(players, dead)
    hit = any(p.mark == "assassin" and p.name in dead for p in players)
    plague = {p.name for p in players if p.mark == "disease"}

    def wins(me: Player) -> bool:
        team = teams[me.name]
        others = {name for name in teams if teams[name] == team and name != me.name}
        if me.votes in plague:
            return False
        if team == "tanner":
            return me.name in dead
        if team == "assassin":
            return hit
        if me.mark == "traitor" and me.artifact not in REPLACED and others:
            return bool(others & dead)
        return team in won

    return [p.name for p in players if wins(p)]


# --- The two played against each other --------------------------------------------------------------

# Cards that matter at the vote come often, all others as one.
CARDS = [
    "werewolf", "mystic-wolf", "dream-wolf", "vampire", "master", "master", "count", "renfield", "hunter", "hunter",
    "bodyguard", "bodyguard", "tanner", "assassin", "villager", "seer",
]  # fmt: skip


def any_table(luck: random.Random) -> str:
    """Three to eight players; marks and artifacts in any number, love on two."""
    names = NAMES[: luck.randint(3, 8)]
    lovers = luck.sample(names, 2) if luck.random() < 0.4 else []
    places = []
    for name in names:
        mark = "love" if name in lovers else luck.choice(["clarity", *(m for m in MARKS if m != "love")])
        artifact = f"[{luck.choice(ARTIFACTS)}]" if luck.random() < 0.3 else ""
        vote = luck.choice(["-", *(other for other in names if other != name), names[0], names[1]])
        places.append(f"{luck.choice(CARDS)}({mark}){artifact}>{'-' if vote == name else vote}")
    return " ".join(places)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_engine_and_reference_agree_on_any_table(seed):
    luck = random.Random(seed)
    for _ in range(150):
        table = any_table(luck)
        players, verdict = seated(table), at_vote(table)
        assert verdict.final.split() == [p.role for p in players], table
        assert verdict.teams.split() == [team_of(p, players) for p in players], table
        assert verdict.dead.split() == [p.name for p in players if p.name in all_deaths(players)], table
        assert verdict.winners.split() == winners(players), table


def test_the_tables_of_luck_are_of_every_sort():
    """Three teams and two, peace and chains of death, all cards with an ability at the vote."""
    luck = random.Random(0)
    tables = [seated(any_table(luck)) for _ in range(150)]
    assert {three_teams(players) for players in tables} == {True, False}
    assert {min(len(all_deaths(players)), 3) for players in tables} == {0, 1, 2, 3}
    assert {p.card for players in tables for p in players} == set(CARDS) <= set(ALL)
