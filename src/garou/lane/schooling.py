"""What came of learning: the table, and how it does in the lane against the honest mind."""

from __future__ import annotations

import numpy as np

from garou.games.one_night.day import VILLAGE
from garou.minds.learnt.tables import FINE, LearnedTable
from garou.minds.mind import HONEST, LEARNED
from garou.simulating.odds import Rate

from .arrays import u32
from .coding import Coded
from .learning import AT_ONCE, Pupil
from .sources import Luck, Policy
from .talkers import by_table, facing, honest
from .talking import evening

TRIED = 10  # batches of games in which nothing is learned
APART = 1 << 27  # from those in which something is, however many


def table_of(pupil: Pupil, name: str, game: str, edition: str) -> LearnedTable:
    """What has been learned by now, in hundredths."""
    now = [pupil.lies, pupil.tellings, pupil.votes]
    means = [one / pupil.summed for one in pupil.sums] if pupil.summed else now
    lies, tellings, votes = (tuple(int(one) for one in np.rint(FINE * mean)) for mean in means)
    cards = tuple(sorted(pupil.coded.cards))
    about = (name, game, edition, pupil.coded.players, cards, pupil.seed, pupil.games)
    return LearnedTable(*about, lies=lies, tellings=tellings, votes=votes)


def strengths(coded: Coded, table: LearnedTable, seed: int) -> dict[tuple[str, str], Rate]:
    """By who plays for the village, and who against it: how often the village won."""
    policies = {HONEST.name: honest(coded), LEARNED.name: by_table(coded, table)}
    found = {}
    for villagers, mine in policies.items():
        for others, yours in policies.items():
            won = sum(_won(coded, facing(coded, mine, yours), seed, number) for number in range(TRIED))
            found[villagers, others] = Rate(won, TRIED * AT_ONCE)
    return found


def _won(coded: Coded, policy: Policy, seed: int, number: int) -> int:
    key = u32(seed >> 32), u32(seed)
    with np.errstate(over="ignore"):
        luck = Luck(key, np.arange(AT_ONCE, dtype=np.uint32), u32(APART + number), withheld=False)
        return int(np.asarray(evening(coded, luck, policy).won(VILLAGE)).sum())
