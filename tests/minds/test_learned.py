"""The learned mind: what it makes of what was told, its table as a file, and what it does where it has none."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

import pytest

from garou.dealing import deal
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.minds import learned
from garou.minds.learnt.decks import deck, deck_at
from garou.minds.learnt.figures import OneGame, below, bit, how_many, nth, pick, same, some, swapped
from garou.minds.learnt.inventing import LOTS, Teller, tales, told
from garou.minds.learnt.options import taken
from garou.minds.learnt.tables import IllegalLearnedTable, from_file, read, shipped, table_for
from garou.minds.learnt.tellings import as_claims, card_of, of_claims
from garou.minds.learnt.verdicts import kinds, plainly, weighed
from garou.minds.mind import HONEST, LEARNED, SLY
from garou.simulating.evening import played
from garou.talk.claims import TOOK, UNSEEN, Common, Said, claim_from, saw, took, vote, was
from garou.talk.claims import swapped as exchanged

RULES = rules_of("one-night", "bezier")
BASIC = Common(RULES, Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager")), 5)
STRANGE = Common(RULES, Cast(cards("werewolf, minion, seer, drunk, insomniac, 2 mason, tanner, villager")), 6)
MIXED = Common(RULES, Cast(cards("2 werewolf, minion, seer, robber, troublemaker, drunk, hunter, tanner")), 6)
PLACES = tuple(range(8))


def evenings(common, minds, games, seed=3):
    luck = Random(seed)
    for _ in range(games):
        yield played(common, deal(common.rules, common.cast, common.players, luck), minds, luck)


# --- Arithmetic -----------------------------------------------------------------------------------


def test_figures_are_what_they_say():
    assert [some(one) for one in (0, 1, 12, 1 << 30)] == [0, 1, 1, 1]
    assert [same(3, 3), same(3, 4), below(2, 3), below(3, 3), below(4, 3)] == [1, 0, 1, 0, 0]
    assert [pick(1, 5, 9), pick(0, 5, 9)] == [5, 9]
    assert [how_many(one) for one in range(1 << 14)] == [one.bit_count() for one in range(1 << 14)]
    assert [bit(one, 5) for one in range(5)] == [1, 2, 4, 8, 16]
    assert [nth(0b10110, one, 5) for one in range(3)] == [1, 2, 4]
    assert swapped(0b00101, 0, 1) == 0b00110


def test_an_option_is_taken_as_often_as_it_weighs():
    found = [taken([1.0, 0.0, 3.0], number / 1000, OneGame()) for number in range(1000)]
    assert [found.count(one) for one in range(3)] == [250, 0, 750]


# --- What was told --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claims",
    [
        (was("villager"),),
        (was("seer"), saw(3, "werewolf")),
        (was("seer"), saw(5, "villager"), saw(7, "robber")),
        (was("robber"), took(0, "villager")),
        (was("robber"), took(4)),
        (was("troublemaker"), exchanged(0, 3)),
    ],
)
def test_a_night_that_is_told_is_the_same_as_a_number_and_back(claims):
    number = of_claims(claims, 2, deck_at(BASIC), PLACES)
    assert as_claims(number, 2, deck_at(BASIC), PLACES) == claims


def test_who_says_nothing_of_a_card_has_told_nothing():
    assert of_claims((saw(3, "werewolf"),), 2, deck_at(BASIC), PLACES) == 0


def test_everything_that_is_made_up_can_be_said():
    laid, luck = deck_at(MIXED), Random(1)
    heard = [0, told(3, Teller(1, 0, (0,) * 6, 0), laid, luck.randrange), 0, 0, 0, 0]
    places = tuple(range(9))
    for me, number in ((me, number) for me in range(6) for number in range(1, len(tales(laid)))):
        for _ in range(5):
            found = told(number, Teller(me, 0, heard, 0b110), laid, luck.randrange)
            for claim in as_claims(found, me, laid, places):
                unseen = [UNSEEN] * (claim.kind == TOOK and not claim.roles)
                assert claim_from(claim.kind, [*claim.places, *claim.roles, *unseen], MIXED, me) == claim
            assert card_of(found) - 1 == tales(laid)[number].card


@pytest.mark.parametrize("common", [BASIC, MIXED], ids=["basic", "mixed"])
def test_the_honest_mind_votes_as_what_was_told_is_weighed_here(common):
    """The largest groups that can be right; a policy of the array lane votes by these very numbers."""
    laid = deck_at(common)
    for evening in evenings(common, [HONEST] * common.players, 12):
        tellings = [
            of_claims([o.claim for o in evening.said if o.seat == s], s, laid, (*PLACES, 8)) for s in common.seats
        ]
        heard = weighed(tellings, laid, (1.0,) * kinds(laid), OneGame())
        for by, against in ((ballot.by, ballot.against) for ballot in evening.ballots):
            own = evening.hearing(by).own
            scores = plainly(heard, laid, OneGame(), by if own.honest else None)
            rated = {seat: scores[seat] for seat in common.seats if seat != by and seat not in own.fellows}
            best = {seat for seat, score in rated.items() if score > max(rated.values()) - 1e-9}
            assert against in (best if max(rated.values()) >= 0.2 else {(by + 1) % common.players})


def test_a_group_counts_for_as_many_deals_as_fit():
    """Three villagers among five: whoever of four claims one lies, and each is as likely to."""
    laid = deck(RULES, BASIC.cards, 5)
    villager = laid.code("villager") + 1
    heard = weighed([villager] * 4 + [laid.code("seer") + 1], laid, (0.3,) * kinds(laid), OneGame())
    chances = heard.aloud.chances
    assert max(chances[:4]) - min(chances[:4]) < 1e-9
    assert chances[0] > chances[4] > 0


def test_whoever_has_heard_the_same_in_another_order_of_seats_thinks_the_same():
    laid = deck(RULES, BASIC.cards, 5)
    told_by = [laid.code(name) + 1 for name in ("villager", "seer", "seer", "robber", "troublemaker")]
    usual = weighed(told_by, laid, (0.3,) * kinds(laid), OneGame()).aloud.chances
    for order in list(permutations(range(5)))[::17]:
        found = weighed([told_by[seat] for seat in order], laid, (0.3,) * kinds(laid), OneGame()).aloud.chances
        assert found == pytest.approx([usual[seat] for seat in order])


# --- The mind -------------------------------------------------------------------------------------


def test_it_has_a_table_for_the_basic_five_and_for_no_other_cards():
    assert table_for(BASIC) == shipped()[0]
    assert table_for(STRANGE) is None
    assert table_for(Common(rules_of("classic", ""), Cast(cards("2 werewolf, seer, 5 villager")), 8)) is None


def test_where_it_has_no_table_it_plays_as_the_honest_one():
    one, other = ([(e.said, e.ballots, e.outcome) for e in evenings(STRANGE, [m] * 6, 4)] for m in (LEARNED, HONEST))
    assert one == other


def test_villagers_have_learned_to_tell_the_truth_and_werewolves_not_to():
    told_true, of = dict.fromkeys((True, False), 0), dict.fromkeys((True, False), 0)
    for evening in evenings(BASIC, [LEARNED] * 5, 60):
        for seat in BASIC.seats:
            own = evening.hearing(seat).own
            said = {one.claim for one in evening.said if one.seat == seat}
            of[own.honest] += 1
            told_true[own.honest] += said == set(own.truths)
    assert told_true[True] > 0.9 * of[True]
    assert told_true[False] < 0.2 * of[False]


def test_its_village_wins_more_often_than_an_honest_one():
    """Against the sly, with the same cards: by much more than chance would have it."""
    wins = []
    for mind in (HONEST, LEARNED):
        luck = Random(11)
        deals = [deal(RULES, BASIC.cast, 5, luck) for _ in range(120)]
        minds = [[SLY if RULES.roles[c].team == "werewolf" else mind for c in one.deal] for one in deals]
        games = [
            played(BASIC, one, some, Random(number))
            for number, (one, some) in enumerate(zip(deals, minds, strict=True))
        ]
        wins.append(sum("village" in game.outcome.teams for game in games))
    assert wins[1] > wins[0]


def test_what_is_no_story_is_left_out_of_it():
    """Votes that are announced, and what somebody thinks, say nothing of the night."""
    said = (
        Said(3, vote(1)),
        Said(2, was("villager")),
        Said(3, was("seer")),
        Said(3, saw(1, "werewolf")),
        Said(2, vote(3)),
    )
    now = learned.heard(BASIC, said)
    assert now.order == (3, 2, 0, 1, 4)
    assert now.tellings[2:] == (0, 0, 0)
    assert as_claims(now.tellings[0], 3, now.deck, (*now.order, 5, 6, 7)) == (was("seer"), saw(1, "werewolf"))


# --- The file -------------------------------------------------------------------------------------


def test_a_table_is_read_as_it_was_written():
    [table] = shipped()
    assert read(table.written()) == table
    assert len(table.written()) < 25_000


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (None, "learned-no-json"),
        ({"garou-learned": "1"}, "learned-none"),
        ({"garou-learned": 99}, "learned-other"),
        ({"votes": "many"}, "learned-field"),
        ({"votes": [1, 2.5]}, "learned-field"),
        ({"lies": [True]}, "learned-field"),
        ({"tellings": [10**9]}, "learned-field"),
        ({"cards": [1]}, "learned-field"),
        ({"name": "x" * 99}, "learned-field"),
        ({"players": -1}, "learned-field"),
    ],
)
def test_what_is_no_table_is_refused(change, code):
    text = "no" if change is None else json.dumps(json.loads(shipped()[0].written()) | change)
    with pytest.raises(IllegalLearnedTable) as refused:
        read(text)
    assert refused.value.reason == code


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(IllegalLearnedTable):
        from_file(str(tmp_path / "none.json"))
    (tmp_path / "bad.json").write_bytes(b"\xff")
    with pytest.raises(IllegalLearnedTable):
        from_file(str(tmp_path / "bad.json"))


def test_a_table_of_other_cards_is_of_no_use():
    assert learned.only(shipped()[0], STRANGE) is None
    assert learned.only(shipped()[0], BASIC) is not None
    assert LOTS % 10 == 0
