"""What goes with a bot's claims, and whom it asks: in the order of a talk, in its own words, never twice the same."""

from __future__ import annotations

from random import Random

import pytest

import one_night
import village
from decks import seat
from garou.games.scenarios import SCENARIOS
from garou.minds import talking
from garou.minds.conversing import line, worded
from garou.minds.grounds import ground_against
from garou.minds.hearing import Hearing
from garou.minds.replying import reply
from garou.minds.talking import speak
from garou.talk.claims import VOTE, am, circle, saw, took, vote, was
from garou.talk.remarks import RETOLD, WHY, Ground, Remark, Remarked, Wish
from garou.talk.tempers import HOT, SHY, TEMPERS, temper_of
from garou.texts import LANGUAGES
from hearings import hearing
from talks import talked

ADA, BEN, CLEO, DAN = map(seat, range(4))
SEEN = one_night.dawn("seer werewolf villager villager | robber drunk werewolf", "Ada seer Ben")
SEER = (was("seer"), saw(BEN, "werewolf"))


def said(who, talk, *claims, remarks=(), voices=()):
    heard = hearing(SEEN, who, talk)
    again = Hearing(heard.common, heard.view, heard.said, heard.day, tuple(remarks), frozenset(voices))
    return line(again, claims, Random(1))


def test_a_story_is_opened_and_then_added_to():
    assert said(ADA, {}, *SEER) == Remark("open", claims=SEER)
    assert said(ADA, {ADA: SEER}, am("villager")) == Remark("add", claims=(am("villager"),))


@pytest.mark.parametrize(
    ("talk", "ground"),
    [
        ({ADA: SEER}, Ground("seen", (BEN, ADA), ("werewolf",))),
        ({BEN: (was("robber"), took(CLEO, "werewolf"))}, Ground("confessed", (BEN,), ("werewolf",))),
        ({ADA: (saw(BEN, "villager"),), BEN: (was("robber"),)}, Ground("clash", (BEN, ADA), ("villager", "robber"))),
        ({BEN: (was("seer"),), DAN: (was("seer"),)}, Ground("both", (BEN, DAN), ("seer",))),
        ({BEN: (was("seer"),), CLEO: (was("seer"),)}, Ground("both", (BEN, CLEO), ("seer",))),
        ({BEN: (was("villager"), was("robber"))}, Ground("changed", (BEN,))),
        ({BEN: (was("villager"),), DAN: (vote(BEN),)}, Ground("blamed", (BEN, DAN))),
        ({ADA: (was("villager"),), DAN: (was("villager"),)}, Ground("silent", (BEN,))),
        ({}, None),
        ({BEN: (was("villager"),)}, None),
    ],
)  # fmt: skip
def test_a_vote_has_the_best_reason_that_everybody_has_heard(talk, ground):
    assert said(CLEO, talk, vote(BEN)) == Remark("vote", about=BEN, ground=ground)


def test_who_has_talked_in_their_own_words_is_not_told_that_they_were_silent():
    talk = {ADA: (was("villager"),), DAN: (was("villager"),)}
    assert said(CLEO, talk, vote(BEN), voices={BEN}) == Remark("vote", about=BEN)


def test_what_only_this_seat_knows_is_no_reason():
    """Ada has seen the werewolf and has not said so."""
    assert said(ADA, {BEN: (was("villager"),)}, vote(BEN)).ground is None


def test_a_card_that_may_have_moved_is_no_contradiction():
    talk = {ADA: (was("seer"), saw(BEN, "villager")), BEN: (was("robber"), took(CLEO, "drunk"))}
    assert said(DAN, talk, vote(BEN)).ground is None


def test_another_vote_is_a_change_of_mind():
    assert said(CLEO, {CLEO: (vote(BEN),)}, vote(DAN)).kind == "change"
    assert said(CLEO, {CLEO: (circle(),)}, vote(DAN)).kind == "change"


def test_whoever_calls_second_for_a_circle_joins_it():
    assert said(CLEO, {}, circle()) == Remark("circle")
    assert said(CLEO, {DAN: (circle(),)}, circle()) == Remark("join")


def test_who_is_silent_when_most_have_spoken_is_asked_once():
    talk = {ADA: SEER, BEN: (was("villager"),), DAN: (was("villager"),)}
    assert said(BEN, talk) == Remark("ask", about=CLEO)
    assert said(BEN, talk, remarks=[Remarked(ADA, Remark("ask", about=CLEO))]) is None
    assert said(BEN, talk, voices=[CLEO]) is None, "they have said something"
    assert said(BEN, {ADA: SEER}) is None, "it is early yet"


def test_a_vote_for_somebody_who_was_innocent_is_a_reason_for_all_who_did_not_cast_it():
    """Eva hangs; Dan wanted her dead and Cleo did not. Next day Cleo speaks against Dan, and so does Fay, who did."""
    deal = "werewolf werewolf seer witch villager villager villager"
    votes = [
        f"{who} lynch {whom}"
        for who, whom in zip(
            ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gus"),
            ("Eva", "Eva", "Ada", "Eva", "Ada", "Eva", "Ada"),
            strict=True,
        )
    ]
    game = village.until(village.dealt(deal, *votes), "lynch")
    talk = {who: (am("villager"),) for who in (ADA, BEN, CLEO, DAN)}
    assert ground_against(DAN, hearing(game, CLEO, talk, day=2)) == Ground("misled", (DAN, seat(4)))
    assert ground_against(DAN, hearing(game, seat(5), talk, day=2)) is None


def test_whoever_asks_for_a_reason_where_there_is_none_hears_of_a_hunch():
    heard = hearing(SEEN, CLEO, {who: (was("villager"),) for who in (ADA, BEN, DAN)} | {CLEO: (vote(BEN),)})
    assert reply(heard, Wish(WHY, BEN), Random(1)).remark.ground == Ground("hunch", (BEN,))


# --- In claims ------------------------------------------------------------------------------------

QUIET = one_night.dawn("villager mason mason | werewolf werewolf tanner")
MASONS = {ADA: (was("villager"),), BEN: (was("mason"), saw(CLEO, "mason")), CLEO: (was("mason"), saw(BEN, "mason"))}


def test_when_everybody_is_believed_somebody_calls_for_a_circle_once(monkeypatch):
    monkeypatch.setattr(talking, "scores", lambda heard: dict.fromkeys(heard.common.seats, talking.PEACE - 0.01))
    assert speak(hearing(QUIET, BEN, MASONS), Random(1)) == (circle(),)
    assert speak(hearing(QUIET, BEN, MASONS | {BEN: (*MASONS[BEN], circle())}), Random(1)) == ()
    assert speak(hearing(QUIET, BEN, {BEN: MASONS[BEN]}), Random(1)) == (), "nobody else has spoken"
    monkeypatch.setattr(talking, "scores", lambda _: {ADA: 0.0, CLEO: talking.PEACE})
    assert speak(hearing(QUIET, BEN, MASONS), Random(1)) == ()


def test_a_claim_that_speaks_against_another_changes_its_mind_once():
    before = {CLEO: (was("villager"), vote(DAN)), ADA: (was("seer"),), BEN: (was("villager"),), DAN: (was("villager"),)}
    assert speak(hearing(SEEN, CLEO, before), Random(1)) == ()
    after = before | {ADA: (was("seer"), saw(BEN, "werewolf"))}
    heard = hearing(SEEN, CLEO, {CLEO: before[CLEO]} | {who: after[who] for who in (BEN, DAN, ADA)})
    news = speak(heard, Random(1))
    assert (news[-1].kind, news[-1].places) == (VOTE, (BEN,))
    twice = Hearing(
        heard.common, heard.view, (*heard.said, *(one for one in hearing(SEEN, CLEO, {CLEO: news}).said)), 1
    )
    assert speak(twice, Random(1)) == ()
    assert twice.voted(CLEO) == BEN
    assert CLEO not in Hearing(heard.common, hearing(SEEN, DAN).view, twice.said, 1).accused[DAN]


# --- In words -------------------------------------------------------------------------------------


def test_nobody_says_in_the_same_words_what_was_said():
    before, found = [], []
    for _ in range(5):
        remark = worded(Remark("unsure"), HOT, before, Random(3))
        found.append(remark)
        before += [Remarked(ADA, remark)] if remark else []
    assert {one.wording for one in found[:3]} == {0, 1, 2}
    assert found[3:] == [None, None], "there is nothing left to say it with"


def test_a_reason_is_given_twice_and_then_taken_as_heard():
    ground, before = Ground("silent", (BEN,)), []
    for temper in TEMPERS:
        before.append(Remarked(ADA, worded(Remark("vote", about=BEN, ground=ground), temper, before, Random(1))))
    assert [one.remark.ground and one.remark.ground.again for one in before] == [*range(RETOLD), None, None]


def test_those_who_sit_down_first_are_of_every_temper():
    assert {temper_of(name) for name in ("Ada", "Ben", "Cleo", "Dario")} == set(TEMPERS)
    assert temper_of("cleo") == temper_of("Cleo") == SHY


@pytest.mark.parametrize("scenario", SCENARIOS[::6], ids=lambda scenario: scenario.id)
def test_no_line_is_said_twice_in_a_game(scenario):
    size = min(scenario.players[-1], max(scenario.players[0], 6))
    talk = talked(scenario, size, 1)
    for lang in LANGUAGES:
        told = talk.told(lang)
        assert len(told) > size
        assert sorted(told) == sorted(set(told))


def test_in_games_of_every_kind_bots_do_what_belongs_to_a_talk():
    kinds = {one.remark.kind for scenario in SCENARIOS[:3] for n in range(4) for one in talked(scenario, 5, n).remarks}
    assert {"open", "circle", "join", "vote", "repeat", "doubt", "unsure"} <= kinds
