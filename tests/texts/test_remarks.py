"""What bots say in words: in every temper several wordings, none of them twice, and a reason as a sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from decks import seat
from garou.engine.values import RoleName
from garou.minds.grounds import GROUNDS
from garou.talk.claims import saw, was
from garou.talk.remarks import (
    ASKS,
    COUNTER,
    DOUBT,
    KINDS,
    OPEN,
    RETOLD,
    RETORT,
    TRUST,
    TURNS,
    VOTES,
    WORDINGS,
    Ground,
    Remark,
)
from garou.talk.tempers import TEMPERS
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.texts.remarks import remarked

NAMES = ("Ada", "Ben", "Cleo", "Dario")
ADA, BEN, CLEO, DARIO = map(seat, range(4))
ABOUT_SOMEBODY = (VOTES, TURNS, ASKS, DOUBT, TRUST, RETORT, COUNTER)
SEER, WOLF = RoleName("seer"), RoleName("werewolf")


def told(lang, remark, who=ADA):
    return remarked(Narrator(words(lang), "one-night", NAMES, ()), who, remark)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wording_of_every_remark_in_every_temper_is_another_one(lang):
    every = [Remark(kind, n, BEN, temper=temper) for kind in KINDS for temper in TEMPERS for n in range(WORDINGS)]
    said = {remark: told(lang, remark) for remark in every}
    assert [text for text, times in Counter(said.values()).items() if times > 1] == []
    assert [remark for remark, text in said.items() if ("Ben" in text) != (remark.kind in ABOUT_SOMEBODY)] == []


def test_claims_and_a_reason_stand_behind_the_opening():
    story = Remark(OPEN, 0, claims=(was(SEER), saw(BEN, WOLF)))
    assert (
        told("en", story) == "Here is what I can tell you. I was a Seer at first. I looked at Ben’s card: a Werewolf."
    )
    assert (
        told("fr", story)
        == "Voilà ce que je peux dire. Au départ, j’étais Voyante. J’ai regardé chez Ben\u00a0: un Loup-Garou."
    )
    both = Remark(VOTES, 2, BEN, ground=Ground("both", (BEN, CLEO), (SEER,)))
    assert told("en", both) == "I will point at Ben. Ben and Cleo both claim to be the Seer."
    assert told("fr", both) == "Je voterai contre Ben. Ben et Cleo se disent tous deux Voyante."


def test_who_speaks_of_an_own_card_or_look_says_so():
    both, seen = Ground("both", (BEN, ADA), (SEER,)), Ground("seen", (BEN, ADA), (WOLF,))
    assert told("fr", Remark(VOTES, 2, BEN, ground=both)) == "Je voterai contre Ben. Ici, la Voyante, c’est moi."
    assert told("en", Remark(VOTES, 2, BEN, ground=seen)) == "I will point at Ben. I saw a Werewolf at Ben’s place."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tellers", [(CLEO,), (CLEO, DARIO), (ADA,)], ids=["one", "two", "own"])
def test_every_reason_has_words_and_other_words_when_it_is_given_again(lang, tellers):
    for kind in GROUNDS:
        ways = [Ground(kind, (BEN, *tellers), (WOLF, SEER), again) for again in range(RETOLD)]
        assert len({told(lang, Remark(VOTES, 0, BEN, ground=ground)) for ground in ways}) == RETOLD
