"""Over all worlds of a small cast, a seat can tell two apart exactly where the rulebook lets it.

What the rulebook lets a seat learn is written down here a second time, from the deal and the answers alone, without
the engine. Whatever the engine tells must draw the same line between worlds: no finer, or it leaks; no coarser, or
it withholds what a player has a right to.
"""

from __future__ import annotations

import pytest

from decks import seats
from garou.engine.game import Game, start
from garou.engine.view import view
from garou.games import rules_of
from slices import sliced
from worlds import all_deals, all_nights, voting

pytestmark = pytest.mark.slow

CASTS = [
    ("bezier", (), 3, "werewolf werewolf seer robber troublemaker villager"),
    ("bezier", ("lone-wolf",), 3, "doppelganger werewolf minion mason mason insomniac"),
    ("bezier", (), 3, "doppelganger doppelganger robber werewolf minion villager"),
    ("bezier", (), 3, "doppelganger drunk insomniac troublemaker hunter seer"),
    ("ravensburger", (), 3, "doppelganger drunk seer robber werewolf tanner"),
    ("ravensburger", (), 4, "werewolf werewolf minion robber drunk insomniac insomniac"),
]
AT_ONCE = ("seer", "robber", "troublemaker", "drunk", "minion")


class Night:
    """The night of One Night as the rulebook tells it, over the answers people gave."""

    def __init__(self, game: Game) -> None:
        self.cards = list(game.setup.cards)  # by place, as they lie now
        self.calls = list(game.setup.deal)  # by seat: whom it wakes as
        self.knows = [[("I was dealt", role)] for role in game.setup.deal]
        self.answers = [(answer.seat, answer.call, answer.choice) for answer in game.log]
        for me in self.woken("doppelganger"):
            self.double(me)
        wolves = self.woken("werewolf")
        for me in wolves:
            self.learn(me, "my fellow wolves", *(s for s in wolves if s != me))
            self.look_at(me, self.answer(me, "werewolf"))
        for role in ("minion", "mason", "seer", "robber", "troublemaker", "drunk", "insomniac"):
            for me in self.woken(role):
                self.act(me, role, role)

    def woken(self, role: str) -> list[int]:
        return [me for me, called in enumerate(self.calls) if called == role]

    def answer(self, me: int, call: str) -> tuple:
        """The next answer of this seat to that call; none where it was not asked."""
        for i, (seat, called, choice) in enumerate(self.answers):
            if (seat, called) == (me, call):
                self.answers.pop(i)
                return choice
        return ()

    def learn(self, me: int, *what: object) -> None:
        self.knows[me].append(what)

    def look_at(self, me: int, places: tuple) -> None:
        for place in places:
            self.learn(me, "I saw", place, self.cards[place])

    def swap(self, me: int, a: int, b: int) -> None:
        self.cards[a], self.cards[b] = self.cards[b], self.cards[a]
        self.learn(me, "I exchanged", a, b)

    def double(self, me: int) -> None:
        self.look_at(me, model := self.answer(me, "doppelganger"))
        copied = self.cards[model[0]]
        if copied in AT_ONCE:
            self.act(me, copied, "doppelganger")
        elif copied != "doppelganger":
            self.calls[me] = copied

    def act(self, me: int, role: str, call: str) -> None:
        if role in ("minion", "mason"):
            shown = self.woken("werewolf" if role == "minion" else "mason")
            self.learn(me, "I recognised", *(s for s in shown if s != me))
            return
        chosen = self.answer(me, call)
        if role == "seer":
            self.look_at(me, chosen)
        if role == "robber" and chosen:
            self.swap(me, me, chosen[0])
        if role == "troublemaker" and chosen:
            self.swap(me, *chosen)
        if role == "drunk":
            self.swap(me, me, chosen[0])
        if role == "insomniac" or (role == "robber" and chosen):
            self.look_at(me, (me,))


@pytest.mark.parametrize(("edition", "options", "players", "cast"), sliced(CASTS, 2, several=True), ids=str)
def test_two_worlds_look_alike_exactly_where_the_rulebook_says_so(edition, options, players, cast):
    rules = rules_of("one-night", edition, options)
    seen_by: dict = {}  # what the rulebook lets a seat know -> its view
    known_by: dict = {}  # and the other way round
    for setup in all_deals(rules, players, cast):
        for game in filter(voting, all_nights(start(rules, setup))):
            night = Night(game)
            for me in seats(game):
                known, seen = (me, *night.knows[me]), view(game, me)
                assert seen_by.setdefault(known, seen) == seen, "told more than the rulebook allows"
                assert known_by.setdefault(seen, known) == known, "told less than the rulebook allows"
    assert len(seen_by) == len(known_by) > 100
