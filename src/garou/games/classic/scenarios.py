"""Set-ups for the classic game, from the book's smallest village to one with everybody in it."""

from __future__ import annotations

from garou.games.cast import Cast, Scenario, cards

from .advice import wolves_for


def village(id: str, level: str, special: str, sizes: range, *, spare: int = 0) -> Scenario:
    """These roles, as many wolves as are advised, and villagers for everybody else."""

    def cast(size: int) -> Cast:
        named = cards(special)
        wolves = cards(f"{wolves_for(size)} werewolf")
        return Cast(wolves + named + cards("villager") * (size + spare - len(wolves) - len(named)))

    return Scenario(id, "classic", "", level, {size: cast(size) for size in sizes}, spare=spare)


CLASSIC_SCENARIOS = (
    village("smallest-village", "initiation", "seer", range(5, 19)),
    village("village-evening", "initiation", "seer, witch", range(8, 19)),
    village("first-lovers", "easy", "seer, cupid", range(8, 19)),
    village("witch-and-hunter", "easy", "seer, witch, hunter", range(8, 19)),
    village("little-girl-awake", "medium", "seer, witch, hunter, little-girl", range(8, 19)),
    village("thieves-night", "medium", "seer, witch, cupid, thief", range(8, 19), spare=2),
    village("whole-village", "hard", "seer, witch, cupid, hunter, little-girl, thief", range(8, 25), spare=2),
)
