"""The night as some seats tell it, if they can all be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from garou.engine.rules import RuleSet
from garou.engine.values import RoleName, Seat, Slot
from garou.talk.claims import Common

from .accounts import Account, Told


class World(NamedTuple):
    """What is known of the cards where these seats are believed. A card is named by the slot it was dealt to."""

    lies: list[Slot]  # by slot: the card that lies there in the morning
    faces: Mapping[Slot, RoleName]
    unseen: Mapping[RoleName, int]  # how many cards of each role nobody has seen
    copies: Mapping[Slot, RoleName]  # cards that count as something else
    turned: Mapping[Slot, RoleName]  # who a mark has put on another team, and as what

    def role_at(self, slot: Slot) -> RoleName | None:
        card = self.lies[slot]
        return self.copies.get(card) or self.faces.get(card)


@cache
def turning(rules: RuleSet) -> Mapping[str, RoleName]:
    """The marks that put a player on another team, and the first role of that team."""
    teams = {name: mark.team for name, mark in rules.marks.items() if mark.team}
    return {mark: next(n for n, role in rules.roles.items() if role.is_a(team)) for mark, team in teams.items()}


class Tales:
    """Everything that was told, in order of time, to be heard again without this or that teller."""

    def __init__(self, common: Common, accounts: Iterable[Account], shown: Iterable[Told] = ()) -> None:
        self.accounts = tuple(accounts)
        self.places, self.counted, self.turning = common.places, common.cast.counted, turning(common.rules)
        told = [(one.time, int(account.seat), one) for account in self.accounts for one in account.told]
        told += [(one.time, -1, one) for one in shown]
        self.told = [(teller, one) for _, teller, one in sorted(told, key=lambda entry: entry[:2])]

    def without(self, liars: Collection[Seat]) -> World | None:
        """None where those who are left contradict each other, or speak of more cards than there are."""
        lies, faces, unseen = [*self.places], dict[Slot, RoleName](), Counter(self.counted)
        for teller, one in self.told:
            if teller in liars:
                continue
            if one.role is None:
                a, b = one.places
                lies[a], lies[b] = lies[b], lies[a]
            elif (card := lies[one.places[0]]) not in faces:
                faces[card] = one.role
                unseen[one.role] -= 1
                if unseen[one.role] < 0:
                    return None
            elif faces[card] != one.role:
                return None
        believed = [account for account in self.accounts if account.seat not in liars]
        copies = {Slot(account.seat): account.copy for account in believed if account.copy}
        told = (entry for account in believed for entry in account.marks)
        turned = {place: self.turning[mark] for place, mark in told if mark in self.turning}
        return World(lies, faces, unseen, copies, turned)
