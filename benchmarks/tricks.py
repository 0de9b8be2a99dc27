"""Do cheap tricks win? `tricks.py [SEATS=GAMES …]`: one seat plays a trick among sages, and the same deals without it.

A trick changes what is said and nothing else: night and vote are those of the usual mind. Printed is how often whoever
sits there wins, dealt a villager's card and dealt any other, and how many points more that is than without a trick.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from math import hypot
from random import Random

from garou.engine.values import RoleName
from garou.games.cast import Cast, cards
from garou.games.one_night.day import VILLAGE, WEREWOLVES
from garou.minds.hearing import Hearing
from garou.minds.mind import USUAL, TalkingMind
from garou.simulating.evening import played
from garou.simulating.matches import Match
from garou.simulating.odds import Rate
from garou.talk.claims import WAS, Claim, saw, swapped, think, took, vote, was

DECK = "2 werewolf, seer, robber, troublemaker, 3 villager, drunk, insomniac, minion, hunter, tanner"
GAMES_PLAYED = {5: 1000, 8: 300}
TRICKSTER = 0
Speak = Callable[[Hearing, Random], tuple[Claim, ...]]


def silent(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    return ()


def once(story: Speak) -> Speak:
    """Said when it has the floor for the first time, and never anything else."""

    def speak(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
        return () if hearing.claimed(hearing.seat) else story(hearing, luck)

    return speak


def _others(hearing: Hearing) -> list[int]:
    return [seat for seat in hearing.living if seat != hearing.seat]


def taken(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """The card that somebody has claimed already; nothing as long as nobody has."""
    claimed = [said.claim.roles[0] for said in hearing.said if said.claim.kind == WAS]
    single = [name for name in claimed if hearing.common.cards.count(name) == 1]
    return (was(luck.choice(single)),) if single else ()


def accusing(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """A villager, and it is that one over there."""
    other = luck.choice(_others(hearing))
    return was(RoleName("villager")), think(other, RoleName("werewolf")), vote(other)  # type: ignore[arg-type]


def robbed_a_wolf(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    """Whoever is believed has made somebody else's team of the one robbed."""
    other = luck.choice(_others(hearing))
    return was(RoleName("robber")), took(other, RoleName("werewolf"))  # type: ignore[arg-type]


def saw_a_wolf(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    other = luck.choice(_others(hearing))
    return was(RoleName("seer")), saw(other, RoleName("werewolf"))  # type: ignore[arg-type]


def swapped_two(hearing: Hearing, luck: Random) -> tuple[Claim, ...]:
    one, other = sorted(luck.sample(_others(hearing), 2))
    return was(RoleName("troublemaker")), swapped(one, other)  # type: ignore[arg-type]


TRICKS: Mapping[str, Speak] = {
    "none": USUAL.speak,
    "stay silent": silent,
    "claim a card that is taken": once(taken),
    "a villager who accuses somebody": once(accusing),
    "the robber who took a werewolf": once(robbed_a_wolf),
    "the seer who saw one": once(saw_a_wolf),
    "the troublemaker": once(swapped_two),
}


def fared(players: int, games: int, trick: Speak) -> dict[bool, Rate]:
    """How often the trickster won, by whether it was dealt a villager's card."""
    match = Match("one-night", "bezier", players, Cast(cards(DECK)[: players + 3]))
    trickster: TalkingMind = replace(USUAL, name="trickster", speak=trick)
    dealt, won = defaultdict[bool, int](int), defaultdict[bool, int](int)
    for number in range(games):
        common, setup = match.laid(number)
        minds = [trickster if seat == TRICKSTER else USUAL for seat in range(players)]
        outcome = played(common, setup, minds, Random(f"trick {number}")).outcome
        good = match.rules.roles[setup.deal[TRICKSTER]].team == VILLAGE
        dealt[good] += 1
        won[good] += outcome is not None and TRICKSTER in outcome.winners
    return {good: Rate(won[good], dealt[good]) for good in (True, False)}


def shown(rate: Rate, usual: Rate) -> str:
    gain, error = rate.rate - usual.rate, hypot(rate.error, usual.error)
    return f"{100 * rate.rate:.1f} | {100 * gain:+.1f} ± {100 * error:.1f}"


def main() -> None:
    asked = [word.split("=") for word in sys.argv[1:]]
    sizes = {int(players): int(number) for players, number in asked} or GAMES_PLAYED
    print(f"| seats | games | trick | {VILLAGE} wins, % | gains | {WEREWOLVES} and others | gain |")
    print("|---" * 7 + "|")
    for players, games in sizes.items():
        usual = fared(players, games, TRICKS["none"])
        for name, trick in TRICKS.items():
            found = fared(players, games, trick)
            columns = " | ".join(shown(found[good], usual[good]) for good in (True, False))
            print(f"| {players} | {games} | {name} | {columns} |", flush=True)


if __name__ == "__main__":
    main()
