"""What bots reply to what they are asked: what they have claimed stands, truth or lie."""

from __future__ import annotations

from random import Random

import pytest

import one_night
import village
from chatter import begun, until_the_vote
from decks import seat
from garou.engine.view import view
from garou.games.cast import Cast
from garou.games.scenarios import SCENARIOS
from garou.minds.hearing import Hearing
from garou.minds.replying import reply
from garou.talk.claims import AM, WAS, Common, Said, am, saw, vote, was
from garou.talk.remarks import (
    ACCUSED,
    GREETED,
    OPINION,
    RIVALLED,
    SOMETHING,
    STORY,
    SUSPECT,
    WHY,
    Ground,
    Remark,
    Wish,
)

ADA, BEN, CLEO, DAN = map(seat, range(4))
SEEN = one_night.dawn("seer werewolf villager | robber drunk villager", "Ada seer Ben")


def hearing(game, who, said=None, day=1):
    common = Common(game.rules, Cast(game.setup.deal + game.setup.centre, game.setup.extra), len(game.setup.deal))
    heard = tuple(Said(teller, claim, day) for teller, claims in (said or {}).items() for claim in claims)
    return Hearing(common, view(game, who), heard, day)


def replied(game, who, asked, said=None, *, seed=0):
    return reply(hearing(game, who, said), asked, Random(seed))


def test_who_is_asked_before_having_said_anything_says_it_now():
    told = replied(SEEN, ADA, Wish(STORY))
    assert told.claims == told.remark.claims == (was("seer"), saw(BEN, "werewolf"))
    assert told.remark.kind == "tell"


def test_who_has_said_it_repeats_it_and_claims_nothing_twice():
    said = {ADA: (was("seer"), saw(BEN, "werewolf"), vote(BEN))}
    told = replied(SEEN, ADA, Wish(STORY), said)
    assert told.claims == ()
    assert (told.remark.kind, told.remark.claims) == ("repeat", (was("seer"), saw(BEN, "werewolf")))


@pytest.mark.parametrize("seed", range(20))
def test_a_wolf_lies_once_and_stands_by_it(seed):
    first = replied(SEEN, BEN, Wish(STORY), seed=seed)
    assert first.claims[0].kind == WAS
    assert first.claims[0].roles != ("werewolf",)
    for asked, kind in ((Wish(STORY), "repeat"), (Wish(ACCUSED), "deny")):
        again = replied(SEEN, BEN, asked, {BEN: first.claims}, seed=seed + 100)
        assert (again.claims, again.remark.kind, again.remark.claims) == ((), kind, first.claims)


def test_who_is_accused_denies_it_and_tells_the_own_story():
    told = replied(SEEN, CLEO, Wish(ACCUSED))
    assert (told.remark.kind, told.claims, told.remark.claims) == ("deny", (was("villager"),), (was("villager"),))


def test_whom_a_bot_suspects_is_whom_it_knows_of_and_whom_it_has_said_to_vote_for():
    assert replied(SEEN, ADA, Wish(SUSPECT)).remark.about == BEN
    assert replied(SEEN, ADA, Wish(SUSPECT), {ADA: (vote(CLEO),)}).remark.about == CLEO
    calm = one_night.dawn("villager mason mason | werewolf werewolf tanner")
    assert replied(calm, BEN, Wish(SUSPECT)).remark.kind == "unsure"


def test_what_a_bot_thinks_of_somebody():
    spoken = {CLEO: (was("villager"),)}
    heard = replied(SEEN, ADA, Wish(OPINION, BEN), spoken)
    assert heard.remark == Remark("doubt", about=BEN, ground=Ground("silent", (BEN,)))
    assert replied(SEEN, ADA, Wish(OPINION, BEN)).remark == Remark("doubt", about=BEN), "nobody has spoken yet"
    assert replied(SEEN, ADA, Wish(OPINION, CLEO)).remark.kind == "trust"
    assert replied(SEEN, ADA, Wish(OPINION, ADA)).remark.kind == "shrug"


def test_a_wolf_says_nothing_against_the_pack():
    pack = one_night.dawn("werewolf werewolf villager seer | robber drunk villager", "Dan seer Ben")
    said = {DAN: (was("seer"), saw(BEN, "werewolf"))}
    assert replied(pack, ADA, Wish(OPINION, BEN), said).remark.kind == "trust"
    assert replied(pack, CLEO, Wish(OPINION, BEN), said).remark.kind == "doubt"


def test_what_is_not_understood_is_answered_with_a_question_and_a_greeting_with_a_greeting():
    assert replied(SEEN, ADA, Wish(SOMETHING)) == ((), Remark("shrug"))
    assert replied(SEEN, ADA, Wish(GREETED)) == ((), Remark("greet"))


def test_who_is_accused_by_a_known_voice_answers_that_one_and_tells_a_story_only_once():
    told = replied(SEEN, CLEO, Wish(ACCUSED, DAN))
    assert (told.remark.kind, told.claims) == ("deny", (was("villager"),))
    again = replied(SEEN, CLEO, Wish(ACCUSED, BEN), {CLEO: (was("villager"),)})
    assert again == ((), Remark("retort", about=BEN))


def test_who_shares_a_card_of_which_there_is_one_says_so():
    said = {ADA: (was("seer"),), CLEO: (was("seer"),)}
    told = replied(SEEN, ADA, Wish(RIVALLED, CLEO), said)
    assert told == ((), Remark("counter", about=CLEO, ground=Ground("both", (CLEO, ADA), ("seer",))))


def test_why_a_bot_is_against_somebody_is_told_from_what_was_said():
    said = {ADA: (was("seer"), saw(BEN, "werewolf"), vote(BEN))}
    told = replied(SEEN, ADA, Wish(WHY), said)
    assert told.remark == Remark("doubt", about=BEN, ground=Ground("seen", (BEN, ADA), ("werewolf",)))


@pytest.mark.parametrize("scenario", SCENARIOS[::5], ids=lambda scenario: scenario.id)
def test_in_any_game_a_bot_can_reply_to_anything_and_contradicts_nothing(scenario):
    seed = 1
    evening = until_the_vote(begun(scenario, min(scenario.players[-1], 8), seed))
    for who in evening.common.seats:
        heard = evening.hearing(who)
        if who not in heard.living:
            continue
        for kind in (STORY, SUSPECT, ACCUSED, WHY, SOMETHING):
            told = reply(heard, Wish(kind), Random(seed))
            assert Remark.from_json(told.remark.to_json()) == told.remark
            assert set(told.remark.claims) <= {*heard.claimed(who), *told.claims}
            before = [claim for claim in heard.claimed(who) if claim.kind == WAS]
            assert not before or not [claim for claim in told.claims if claim.kind == WAS and claim not in before]


def test_in_the_classic_game_a_hidden_seer_stays_hidden_when_asked():
    deal = "seer werewolf villager villager villager"
    game = village.until(village.dealt(deal, "Ada seer Cleo", "Ben werewolf Dan"), "lynch")
    told = replied(game, ADA, Wish(STORY))
    assert [claim.kind for claim in told.claims] == [AM]
    assert told.claims == (am("villager"),)


def test_the_same_knowledge_and_the_same_talk_give_the_same_reply():
    """Ben's card and the centre are another: Cleo cannot know, and says the same."""
    other = one_night.dawn("seer robber villager | werewolf drunk villager", "Ada seer Ben")
    for kind in (STORY, SUSPECT, ACCUSED, OPINION, SOMETHING):
        asked = Wish(kind, BEN if kind == OPINION else None)
        mine, twin = hearing(SEEN, CLEO), hearing(other, CLEO)
        assert mine.view.facts == twin.view.facts
        shared = Hearing(mine.common, twin.view, twin.said, twin.day)
        assert reply(mine, asked, Random(3)) == reply(shared, asked, Random(3))
