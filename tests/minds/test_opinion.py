"""What a table may conclude from what was said, with the arithmetic beside it."""

from __future__ import annotations

import pytest

from decks import seat
from garou.engine.values import Slot
from garou.games import GAMES
from garou.games.cast import Cast, cards
from garou.minds.accounts import Account, Told, account
from garou.minds.agreeing import Agreeing
from garou.minds.guessing import FRAMED, SLIP, Guess, guessed
from garou.minds.opinion import weighed
from garou.talk.claims import Claim, Common, am, saw, swapped, took, was

ADA, BEN, CLEO, DAN = map(seat, range(4))
CENTRE = Slot(4)
WOLF = ("werewolf",)


def common(cast: str, players: int = 4, game: tuple[str, str] = ("one-night", "bezier")) -> Common:
    return Common(GAMES[game], Cast(cards(cast)), players)


TABLE = common("werewolf, seer, robber, troublemaker, insomniac, 2 villager")


def tell(who, *claims: Claim, at: Common = TABLE) -> tuple[Account, tuple[Claim, ...]]:
    return account(who, claims, at), claims


def agreed(told, at: Common, shown=()) -> Agreeing:
    by_seat = {one.seat: claims for one, claims in told}
    return Agreeing(at, tuple(by_seat.get(who, ()) for who in at.seats), shown)


def held(own, *heard, at: Common = TABLE, pack=(), shown=()):
    """What the first of them thinks, who tells the truth and knows that those of the pack do not."""
    told = (own, *heard)
    found = guessed(agreed(told, at, shown), 1 << own[0].seat, sum(1 << who for who in pack))
    return weighed(at, found, [one for one, _ in told])


# --- Accounts --------------------------------------------------------------------------------


def roles_now(*told, at: Common = TABLE) -> list[str | None] | None:
    """By seat, if all of them are right."""
    course, _ = agreed(told, at).course((1 << at.players) - 1)
    if course is None:
        return None
    opinion = weighed(at, [Guess(0, 1.0, course, 0.0, 0.0, ())], [one for one, _ in told])
    return [next(iter(shares)) if 1.0 in shares.values() else None for shares in opinion.chances]


def test_claims_are_put_in_the_order_of_the_night_not_of_talking():
    """The troublemaker speaks first and acts last: the robber's look is of the card before it moved."""
    stirred = tell(CLEO, was("troublemaker"), swapped(ADA, BEN))
    robbed = tell(ADA, was("robber"), took(BEN, "seer"))
    seen = tell(BEN, was("seer"), saw(CLEO, "troublemaker"))
    assert roles_now(stirred, robbed, seen) == ["robber", "seer", "troublemaker", None]


def test_an_insomniac_sees_what_lies_there_in_the_morning():
    stirred = tell(CLEO, was("troublemaker"), swapped(ADA, BEN))
    awake = tell(ADA, was("insomniac"), saw(ADA, "villager"))
    assert roles_now(stirred, awake) == ["villager", "insomniac", "troublemaker", None]
    assert roles_now(stirred, awake, tell(BEN, was("seer"))) is None


def test_a_copier_does_the_copied_deed_at_once_or_when_it_is_called():
    at = common("doppelganger, robber, insomniac, troublemaker, 3 villager")
    rob = tell(ADA, was("doppelganger"), saw(BEN, "robber"), took(CLEO, "villager"), at=at)
    assert roles_now(rob, tell(BEN, was("robber"), took(CLEO, "doppelganger"), at=at), at=at)[:3] == [
        "villager",
        "robber",  # the doppelgänger's card, which counts as a robber's
        "robber",
    ]


def test_a_copied_insomniac_wakes_last():
    at = common("doppelganger, insomniac, troublemaker, seer, 3 villager")
    copied = tell(ADA, was("doppelganger"), saw(BEN, "insomniac"), saw(ADA, "villager"), at=at)
    stirred = tell(CLEO, was("troublemaker"), swapped(ADA, DAN), at=at)
    assert roles_now(copied, stirred, at=at) == ["villager", "insomniac", "troublemaker", "insomniac"]


def test_who_only_says_what_they_are_was_it_from_the_beginning():
    assert tell(ADA, am("seer"))[0].dealt == "seer"
    assert tell(ADA, am("villager"), am("seer"))[0].dealt == "seer"
    assert tell(ADA, am("villager"), was("seer"))[0].dealt == "seer"


def test_two_who_contradict_each_other_cannot_both_be_right():
    looked = tell(ADA, was("seer"), saw(BEN, "villager"))
    assert roles_now(looked, tell(BEN, was("robber"))) is None
    assert roles_now(looked, tell(BEN, was("villager"))) is not None


def test_there_are_no_more_cards_than_in_the_cast():
    assert roles_now(tell(ADA, was("seer")), tell(BEN, was("seer"))) is None
    assert roles_now(*(tell(who, was("villager")) for who in (ADA, BEN))) is not None
    assert roles_now(*(tell(who, was("villager")) for who in (ADA, BEN, CLEO))) is None


# --- Beliefs ---------------------------------------------------------------------------------


def test_where_nobody_has_spoken_every_unseen_card_is_as_likely():
    """Six cards are unseen, one of them the wolf's."""
    found = held(tell(ADA, was("seer")))
    assert [found.chance(who, WOLF) for who in (BEN, CLEO, DAN)] == pytest.approx([1 / 6] * 3)
    assert found.chance(ADA, WOLF) == 0


def test_a_lie_is_weighed_by_the_deals_that_fit():
    """Ben says robber. True: one robber's card, 5! deals of the rest. False: the wolf's card, or with SLIP one of the
    five others, 5! deals each; and a liar says robber once in six times, for there are six villagers' cards, unless it
    is another's that is claimed."""
    found = held(tell(ADA, was("seer")), tell(BEN, was("robber")))
    true, false = 1, (1 + SLIP * 5) / 6 * (1 - FRAMED)
    assert found.trust[BEN] == pytest.approx(true / (true + false))
    assert found.chance(BEN, WOLF) == pytest.approx((1 - FRAMED) / 6 / (true + false))


def test_what_i_saw_goes_over_what_i_am_told():
    found = held(tell(ADA, was("seer"), saw(BEN, "werewolf")), tell(BEN, was("robber"), took(CLEO, "villager")))
    assert found.chance(BEN, WOLF) == pytest.approx(1)
    assert found.trust[BEN] == pytest.approx(0)


def test_of_two_with_the_same_single_card_one_lies():
    found = held(tell(ADA, was("villager")), tell(BEN, was("seer")), tell(CLEO, was("seer")), tell(DAN, was("robber")))
    assert found.chance(BEN, WOLF) == pytest.approx(found.chance(CLEO, WOLF))
    assert found.chance(BEN, WOLF) > 0.3
    assert found.chance(DAN, WOLF) < 0.1


def test_a_villager_rather_tells_the_truth():
    """Either Cleo invents what she saw, or Ben hides a villager's card, which villagers do not do."""
    found = held(tell(ADA, was("villager")), tell(BEN, was("robber")), tell(CLEO, was("seer"), saw(BEN, "villager")))
    assert found.trust[BEN] > found.trust[CLEO]


def test_somebody_vouched_for_is_trusted_more_and_somebody_accused_less():
    dan = tell(DAN, was("villager"))
    alone = held(tell(ADA, was("villager")), dan).trust[DAN]
    backed = held(tell(ADA, was("villager")), tell(BEN, was("seer"), saw(DAN, "villager")), dan).trust[DAN]
    accused = held(tell(ADA, was("villager")), tell(BEN, was("seer"), saw(DAN, "werewolf")), dan)
    assert accused.trust[DAN] < alone < backed
    assert accused.chance(DAN, WOLF) > 0.5


def test_a_believed_robber_has_what_was_taken():
    """Ben claims to have taken my card: I was the villager, so now I am the robber."""
    found = held(tell(ADA, was("villager")), tell(BEN, was("robber"), took(ADA, "villager")))
    assert max(found.chances[ADA], key=found.chances[ADA].get) == "robber"
    wrong = held(tell(ADA, was("villager")), tell(BEN, was("robber"), took(ADA, "seer")))
    assert wrong.trust[BEN] == pytest.approx(0)


def test_the_pack_knows_its_liars():
    found = held(tell(ADA, was("werewolf")), tell(BEN, was("seer")), tell(CLEO, was("villager")), pack=[BEN])
    assert found.trust[BEN] == 0
    assert found.trust[CLEO] > 0.5


def test_where_nothing_fits_everybody_may_be_anything():
    found = held(tell(ADA, was("seer"), saw(BEN, "seer")))
    assert [found.chance(who, WOLF) for who in (BEN, CLEO, DAN)] == pytest.approx([1 / 7] * 3)


def test_in_the_classic_game_saying_villager_means_nothing():
    """Five unseen cards of which two are wolves', whatever the others say they are."""
    at = common("2 werewolf, seer, 3 villager", 6, ("classic", ""))
    plain = [tell(seat(n), am("villager"), at=at) for n in range(1, 6)]
    found = held(tell(ADA, am("villager"), at=at), *plain, at=at)
    assert [found.chance(seat(n), WOLF) for n in range(1, 6)] == pytest.approx([2 / 5] * 5)


def test_the_dead_lie_face_up():
    at = common("2 werewolf, seer, 3 villager", 6, ("classic", ""))
    shown = [Told(-1, (BEN,), "werewolf")]
    found = held(tell(ADA, am("villager"), at=at), at=at, shown=shown)
    assert [found.chance(seat(n), WOLF) for n in range(1, 6)] == pytest.approx([1, *[1 / 4] * 4])
    seer = tell(CLEO, am("seer"), saw(BEN, "villager"), at=at)
    assert held(tell(ADA, am("villager"), at=at), seer, at=at, shown=shown).trust[CLEO] == pytest.approx(0)


def test_every_card_is_somewhere():
    found = held(tell(ADA, was("seer"), saw(BEN, "robber")), tell(CLEO, was("villager")), tell(DAN, was("robber")))
    assert [sum(chances.values()) for chances in found.chances] == pytest.approx([1] * 4)
