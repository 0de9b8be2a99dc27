"""What somebody has said, put in order: what belongs together, what was told anew, what is of yesterday."""

from decks import seat
from garou.engine.values import Slot
from garou.talk.claims import Said, am, circle, saw, swapped, think, took, vote, was, wears
from garou.talk.stories import Statement, told
from garou.texts import LANGUAGES, words
from garou.texts.claims import told_aloud, told_in_short
from garou.texts.narrator import Narrator

ADA, BEN, EVA, CENTRE = seat(0), seat(1), seat(2), Slot(3)


def said_by_ada(*claims, day=1):
    return told(Said(ADA, claim, day) for claim in claims)[ADA]


def standing(things):
    return [one.said.claim for one in things if not one.overtaken]


def test_to_suspect_somebody_and_to_vote_for_them_is_one_thing():
    for claims in ((think(BEN, "werewolf"), vote(BEN)), (vote(BEN), think(BEN, "werewolf"))):
        assert said_by_ada(*claims) == (Statement(Said(ADA, think(BEN, "werewolf")), aimed=True),)


def test_who_wants_a_circle_wants_nobody_dead_any_more():
    for before in ((vote(BEN),), (think(BEN, "werewolf"), vote(BEN))):
        assert standing(said_by_ada(*before, circle())) == [circle()]
    assert not any(one.changed for one in said_by_ada(vote(BEN), circle())), "a mind has changed, and no story"


def test_who_would_vote_for_somebody_after_all_wants_no_circle():
    assert standing(said_by_ada(circle(), vote(BEN))) == [vote(BEN)]


def test_to_suspect_one_and_to_vote_for_another_are_two():
    assert standing(said_by_ada(think(BEN, "werewolf"), vote(EVA))) == [think(BEN, "werewolf"), vote(EVA)]


def test_nothing_is_said_twice():
    claims = am("seer"), saw(BEN, "robber"), am("seer")
    assert standing(said_by_ada(*claims)) == [saw(BEN, "robber"), am("seer")], "it was said again"


def test_a_story_told_differently_has_changed():
    claims = (
        am("insomniac"),
        am("seer"),
        saw(BEN, "villager"),
        saw(BEN, "werewolf"),
        took(CENTRE),
        took(CENTRE, "drunk"),
    )
    things = said_by_ada(*claims)
    assert [one.said.claim for one in things if one.changed] == [am("insomniac"), saw(BEN, "villager"), took(CENTRE)]
    assert standing(things) == [am("seer"), saw(BEN, "werewolf"), took(CENTRE, "drunk")]


def test_what_one_was_and_what_one_is_are_two_stories():
    assert standing(said_by_ada(was("robber"), am("seer"))) == [was("robber"), am("seer")]


def test_two_cards_looked_at_or_swapped_are_no_change():
    claims = saw(BEN, "robber"), saw(CENTRE, "drunk"), swapped(BEN, EVA), swapped(BEN, CENTRE)
    assert standing(said_by_ada(*claims)) == [*claims]


def test_a_mind_may_change_without_a_lie():
    """The old one no longer counts; it was no story."""
    things = said_by_ada(vote(BEN), vote(EVA), think(BEN, "tanner"), think(BEN, "seer"), wears(BEN, "love"))
    assert [one for one in things if one.changed] == []
    assert standing(things) == [vote(EVA), think(BEN, "seer"), wears(BEN, "love")]


def test_a_vote_of_another_day_is_another_vote():
    first, second = Said(ADA, vote(BEN), 1), Said(ADA, vote(EVA), 2)
    assert told([first, second])[ADA] == (Statement(first), Statement(second))


def test_a_role_given_up_days_later_is_a_changed_story():
    things = told([Said(ADA, am("villager"), 1), Said(BEN, am("seer"), 1), Said(ADA, am("seer"), 3)])
    assert [one.changed for one in things[ADA]] == [True, False]
    assert [one.changed for one in things[BEN]] == [False], "one's own story alone"


def test_both_in_one_sentence():
    one = Statement(Said(ADA, think(BEN, "werewolf")), aimed=True)
    speaking = [Narrator(words(lang), "one-night", ("Ada", "Ben", "Eva"), ("centre-1",)) for lang in LANGUAGES]
    assert [told_aloud(narrator, one) for narrator in speaking] == [
        "I think Ben is a Werewolf, and I will vote for them.",
        "Pour moi, Ben est un Loup-Garou, et je vais voter contre.",
        "Ich halte Ben für einen Werwolf und stimme dagegen.",
    ]
    assert [told_in_short(narrator, one) for narrator in speaking] == [
        "takes Ben for a Werewolf and will vote for them",
        "voit en Ben un Loup-Garou et votera contre",
        "hält Ben für einen Werwolf und stimmt dagegen",
    ]
