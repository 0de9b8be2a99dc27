"""Who can be right together, where no card was moved but by those who tell of it: as trying every night says."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from decks import seat
from garou.deduction.retelling import UNSEEN, Retelling
from garou.deduction.truth import MOVED, holds
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.talk.claims import SAW, Claim, Common, am, saw, swapped, took, was
from inquiries import HOUSE, SmallTable, random_table, truly
from slices import sliced

ADA, BEN, CLEO, DAN = map(seat, range(4))
TABLES, TALKS = 5, 12


def common(cast: str, players: int = 4) -> Common:
    return Common(GAMES["one-night", "bezier"], Cast(cards(cast)), players)


TABLE = common("werewolf, seer, robber, troublemaker, insomniac, 2 villager")


def retelling(told: dict[int, tuple[Claim, ...]], at: Common = TABLE) -> Retelling:
    return Retelling(at, tuple(told.get(who, ()) for who in at.seats))


def roles_now(told: dict[int, tuple[Claim, ...]], at: Common = TABLE) -> list[str | None] | None:
    """By seat, if all of them are right."""
    night, _ = retelling(told, at).course((1 << at.players) - 1)
    faces = night and [night.faces[card] for card in night.lies[: at.players]]
    return faces and [None if face == UNSEEN else at.roles[face] for face in faces]


# --- Against every deal and every night -----------------------------------------------------------


def whole_story(table: SmallTable, history, who: int) -> tuple[Claim, ...]:
    """All that a seat could tell of this night; but not who woke with it, nor what it saw for being alone."""
    packs = {name for step in table.rules.opening if step.roles and not step.alone for name in step.roles}
    story = [
        claim
        for claim in truly(history, who)
        if claim.kind != SAW or ("saw-card", *claim.places, *claim.roles) in history.told[who]
    ]
    return (story[0],) if packs & {*story[0].roles} else tuple(story)


def forced(table: SmallTable) -> bool:
    return "drunk" in table.cast or "robber-must-rob" in table.rules.id


def moves(history, who: int) -> list[frozenset[int]]:
    return [frozenset(note[2]) for note in history.told[who] if note[:2] == (MOVED, "cards")]


def told_moves(story: tuple[Claim, ...], who: int) -> list[frozenset[int]]:
    moved = [
        claim.places if claim.kind == "swapped" else (who, *claim.places)
        for claim in story
        if claim.kind in ("took", "swapped")
    ]
    return [frozenset(places) for places in moved]


def as_they_tell(table: SmallTable, history, told: dict[int, tuple[Claim, ...]]) -> bool:
    """Is all of it true after this night, and no card was moved but so?"""
    for who in range(table.players):
        story, notes = told.get(who, ()), history.told[who]
        if not all(holds(claim, seat(who), notes, history.counts[who], table.rules) for claim in story):
            return False
        if moves(history, who) != told_moves(story, who):
            return False
    return True


@pytest.mark.parametrize("seed", sliced(range(100), most=1))
def test_who_can_be_right_together_is_as_trying_every_night_says(seed):
    """Everybody tells all of some night, mostly not of the same one."""
    luck, done = random.Random(f"retelling {seed}"), 0
    while done < TABLES:
        table = random_table(luck, most=600)
        if table.rules is HOUSE:
            continue  # what these do cannot all be told in claims
        done += 1
        at = Common(table.rules, Cast(table.cast), table.players)
        for _ in range(TALKS):
            usual = luck.choice(table.every)
            nights = {who: usual if luck.random() < 0.6 else luck.choice(table.every) for who in range(table.players)}
            share = 1.0 if forced(table) else 0.8  # whoever must have moved a card has to tell of it
            told = {who: whole_story(table, history, who) for who, history in nights.items() if luck.random() < share}
            fits = any(as_they_tell(table, history, told) for history in table.every)
            night, wrong = retelling(told, at).course((1 << table.players) - 1)
            assert (night is not None) == fits, (table, told)
            if night is None and not forced(table):
                some = {who: story for who, story in told.items() if wrong >> who & 1}
                assert not any(as_they_tell(table, history, some) for history in table.every), (table, told, some)


# --- The largest groups ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_the_largest_groups_are_found_without_trying_all(seed):
    luck, at = random.Random(f"groups {seed}"), common("2 werewolf, 2 seer, robber, troublemaker, 4 villager", 7)
    told: dict[int, tuple[Claim, ...]] = {}
    for who in at.seats:
        role, other = luck.choice(["seer", "robber", "villager", "troublemaker"]), luck.choice(at.seats)
        deeds = {"seer": (saw(other, luck.choice(at.roles)),), "robber": (took(other, luck.choice(at.roles)),)}
        told[who] = (was(role), *(deeds.get(role, ()) if other != who else ()))
    heard = retelling(told, at)
    for sure in (0, 1, 0b101):
        some = [sum(1 << who for who in group) | sure for n in range(8) for group in combinations(range(7), n)]
        right = {group for group in some if heard.course(group)[0] is not None}
        most = max((group.bit_count() for group in right), default=0)
        found = {group for group in right if group.bit_count() == most}
        assert set(heard.groups(sure)) == (found or {sure}), told


# --- The order of the night -----------------------------------------------------------------------


def test_claims_are_put_in_the_order_of_the_night_not_of_talking():
    """The troublemaker speaks first and acts last: the robber's look is of the card before it moved."""
    stirred, robbed = (was("troublemaker"), swapped(ADA, BEN)), (was("robber"), took(BEN, "seer"))
    told = {CLEO: stirred, ADA: robbed, BEN: (was("seer"), saw(CLEO, "troublemaker"))}
    assert roles_now(told) == ["robber", "seer", "troublemaker", None]


def test_an_insomniac_sees_what_lies_there_in_the_morning():
    told = {CLEO: (was("troublemaker"), swapped(ADA, BEN)), ADA: (was("insomniac"), saw(ADA, "villager"))}
    assert roles_now(told) == ["villager", "insomniac", "troublemaker", None]
    assert roles_now({**told, BEN: (was("seer"),)}) is None


def test_a_copier_does_the_copied_deed_at_once_or_when_it_is_called():
    at = common("doppelganger, robber, insomniac, troublemaker, 3 villager")
    told = {
        ADA: (was("doppelganger"), saw(BEN, "robber"), took(CLEO, "villager")),
        BEN: (was("robber"), took(CLEO, "doppelganger")),
    }
    assert roles_now(told, at) == ["villager", "doppelganger", "robber", None]


def test_a_copied_insomniac_wakes_last():
    at = common("doppelganger, insomniac, troublemaker, seer, 3 villager")
    told = {
        ADA: (was("doppelganger"), saw(BEN, "insomniac"), saw(ADA, "villager")),
        CLEO: (was("troublemaker"), swapped(ADA, DAN)),
    }
    assert roles_now(told, at) == ["villager", "insomniac", "troublemaker", "doppelganger"]


def test_who_only_says_what_they_are_was_it_from_the_beginning():
    for told in ((am("seer"),), (am("villager"), am("seer")), (am("villager"), was("seer"))):
        assert roles_now({ADA: told}) == ["seer", None, None, None]


def test_two_who_contradict_each_other_cannot_both_be_right():
    looked = (was("seer"), saw(BEN, "villager"))
    assert roles_now({ADA: looked, BEN: (was("robber"),)}) is None
    assert roles_now({ADA: looked, BEN: (was("villager"),)}) is not None


def test_there_are_no_more_cards_than_in_the_cast():
    assert roles_now({ADA: (was("seer"),), BEN: (was("seer"),)}) is None
    assert roles_now({who: (was("villager"),) for who in (ADA, BEN)}) is not None
    assert roles_now({who: (was("villager"),) for who in (ADA, BEN, CLEO)}) is None
