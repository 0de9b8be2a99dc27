"""Who has won is worked out from the end alone, and it is what the judge says of the whole game."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from decks import PLAYED, Played, every, setup
from ends import by_luck, end_of, said, word_of
from garou.cards.settling import End, bears_on_the_vote, can_settle, in_doubt, may_count_as, settle, unasked
from garou.engine.rules import Role, each
from garou.engine.values import IllegalAnswer, IllegalSetup, RoleName, Seat, Slot
from garou.games import GAMES, rules_of
from garou.games.epic_battle.marks import COVERS
from garou.games.one_night.day import VILLAGE
from garou.record.reading import read
from records import cases, refused
from slices import leaving_out, sliced

SETTLED: list[Played] = [played for played in PLAYED if can_settle(GAMES[played[:2]])]
ENDS = 10_000  # as many random ends as this, over all games and options together


def those_that_end() -> dict[str, dict]:
    """The worked examples of games with one vote that are played to their end."""
    found = {case["id"]: case for case in cases() if refused(case["record"]) is None}
    return {name: case for name, case in found.items() if can_settle(read(json.dumps(case["record"])).rules)}


CASES = those_that_end()

ADA, BEN, CLEO, DAN = (Seat(Slot(n)) for n in range(4))
BEZIER, EPIC = rules_of("one-night", "bezier"), rules_of("epic-battle", "ravensburger")
KEPT = rules_of("epic-battle", "ravensburger", ("copy-stays-with-player",))


def end(cards: str, votes: tuple[Seat | None, ...], counts: str = "", **more) -> End:
    faces = setup(cards).deal
    return End(faces, setup(counts or cards).deal, votes, **more)


# --- The judge says the same --------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
def test_every_worked_example_ends_as_the_judge_says(name):
    record = read(json.dumps(CASES[name]["record"]))
    game, word = word_of(record)
    assert said(record, settle(record.rules, end_of(game))).items() <= word.items()


@pytest.mark.slow
@every(sliced(SETTLED, 10))
def test_ends_of_games_by_luck_are_what_the_judge_says(played):
    for seed in range(0, -(-ENDS // len(SETTLED)), leaving_out(4, 1)):
        record = by_luck(played, seed)
        game, word = word_of(record)
        found = end_of(game)
        assert said(record, settle(record.rules, found)).items() <= word.items(), seed
        assert_nothing_was_asked_in_vain(record.rules, found)


def assert_nothing_was_asked_in_vain(rules, found):
    """Of whatever is not asked, it is known what it counts as."""
    doubtful = in_doubt(rules, found.cards, found.marks, found.artifacts)
    for seat, face in enumerate(found.cards):
        covered = COVERS.get(found.artifacts[seat])
        if seat not in doubtful and not covered:
            assert unasked(rules, face, found.marks) == found.counts[seat]
        assert found.counts[seat] in may_count_as(rules, face)


def test_every_game_of_one_vote_is_settled_and_no_other():
    assert {played[:2] for played in SETTLED} == {(game, edition) for game, edition in GAMES if edition}


# --- What is asked, and what is not -------------------------------------------------------------------


def test_who_copied_is_asked_about_and_a_plain_card_is_not():
    cards = setup("doppelganger werewolf drunk").deal
    assert in_doubt(BEZIER, cards, (), ()) == (ADA,)


def test_a_doppelganger_may_count_as_anything_but_herself_and_as_a_villager_first():
    known = may_count_as(BEZIER, "doppelganger")
    assert known[0] == "villager"
    assert set(known) == BEZIER.roles.keys() - {"doppelganger"}


def test_an_investigator_may_be_himself_a_monster_or_a_tanner():
    known = may_count_as(EPIC, "paranormal-investigator")
    wolves, clan = ("werewolf", "alpha-wolf", "mystic-wolf", "dream-wolf"), ("vampire", "master", "count")
    assert set(known) == {"paranormal-investigator", *wolves, *clan, "tanner"}
    assert known[0] == "paranormal-investigator"


def test_whether_the_assassin_was_dealt_is_asked_only_where_his_mark_lies():
    cards = setup("assassin seer werewolf").deal
    last = replace(EPIC, opening=(*EPIC.opening, each(EPIC.roles["assassin"])))
    assert in_doubt(last, cards, ("clarity", "clarity", "clarity"), ()) == ()
    assert unasked(last, "assassin", marks=()) == "villager"
    assert in_doubt(last, cards, ("clarity", "assassin", "clarity"), ()) == (ADA,)


def test_it_is_asked_too_where_somebody_else_may_have_put_a_mark_over_his():
    inker = Role(RoleName("strange-inker"), VILLAGE, marks=("fear",))
    late = EPIC.with_role("house", inker, each(inker), after="assassin")
    cards = setup("assassin seer werewolf").deal
    assert in_doubt(late, cards, ("clarity", "clarity", "clarity"), ()) == (ADA,)
    assert unasked(late, "assassin", marks=()) == "villager"


@pytest.mark.parametrize(("artifact", "asked"), [("claw", ()), ("brand", ()), ("mask", (ADA,)), ("", (ADA,))])
def test_a_card_under_a_role_artifact_is_not_asked_about(artifact, asked):
    cards = setup("copycat seer werewolf").deal
    assert in_doubt(EPIC, cards, (), (artifact, "", "")) == asked


def test_where_a_copy_stays_with_the_player_no_card_is_asked_about():
    cards = setup("copycat paranormal-investigator werewolf").deal
    assert in_doubt(KEPT, cards, (), ()) == ()


@pytest.mark.parametrize(
    ("key", "bearing"),
    [
        (("one-night", "bezier"), {"tanner-blocks-minion", "minion-may-die"}),
        (("one-night", "ravensburger"), {"minion-beside-tanner", "minion-may-die"}),
        (
            ("epic-battle", "ravensburger"),
            {
                "master-substitute-one",
                "second-place-two",
                "shot-through-guard",
                "copy-stays-with-player",
                "only-villagers-count",
            },
        ),
    ],
)
def test_only_options_that_bear_on_the_vote_are_asked_about(key, bearing):
    options = GAMES[key].options
    assert {name for name in options if bears_on_the_vote(options[name])} == bearing


# --- A few ends by hand -------------------------------------------------------------------------------


def test_a_doppelganger_who_copied_a_tanner_wins_by_dying():
    game = settle(BEZIER, end("doppelganger werewolf seer", (BEN, ADA, ADA), "tanner werewolf seer"))
    assert game.position.dead == {ADA}
    assert game.outcome.winners == (ADA,)


def test_who_did_not_vote_counts_for_nobody():
    game = settle(BEZIER, end("werewolf seer robber", (None, ADA, None)))
    assert game.position.dead == set()
    assert game.outcome.winners == (ADA,)


def test_what_stays_with_the_player_goes_over_the_card():
    copied = end("villager seer tanner", (BEN, ADA, ADA), stayed=("werewolf", None, None))
    assert settle(KEPT, copied).outcome.final == ("werewolf", "seer", "tanner")
    assert settle(KEPT, copied).outcome.winners == (BEN,)


def test_the_facts_say_of_what_somebody_died():
    lovers = ("love", "clarity", "love", "clarity")
    game = settle(EPIC, end("seer hunter werewolf villager", (BEN, DAN, BEN, ADA), marks=lovers))
    died = {fact.of("player"): fact.of("cause") for fact in game.facts if fact.name == "died"}
    assert died == {BEN: "vote", DAN: "shot"}


# --- Nonsense -----------------------------------------------------------------------------------------


CIRCLE = (BEN, CLEO, ADA)


@pytest.mark.parametrize(
    ("rules", "nonsense", "reason"),
    [
        (BEZIER, end("werewolf seer", (BEN, ADA)), "players-out-of-range"),
        (BEZIER, end("werewolf seer vampire", CIRCLE), "no-such-role"),
        (BEZIER, end("mason mason mason", CIRCLE), "both-masons-or-none"),
        (BEZIER, end("werewolf seer robber", CIRCLE, "werewolf villager robber"), "cannot-count-as"),
        (BEZIER, end("doppelganger seer robber", CIRCLE), "cannot-count-as"),
        (EPIC, end("assassin seer robber", CIRCLE, "werewolf seer robber"), "cannot-count-as"),
        (EPIC, end("werewolf seer robber", CIRCLE, marks=("clarity", "sunshine", "clarity")), "none-of"),
        (EPIC, end("werewolf seer robber", CIRCLE, artifacts=("hat", "", "")), "none-of"),
        (EPIC, end("werewolf seer robber", CIRCLE, artifacts=("claw", "claw", "")), "artifact-twice"),
        (KEPT, end("werewolf seer robber", CIRCLE, stayed=(None, "nobody", None)), "none-of"),
    ],
)
def test_what_no_night_can_lead_to_is_refused(rules, nonsense, reason):
    with pytest.raises(IllegalSetup) as refusal:
        settle(rules, nonsense)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("votes", [(ADA, CLEO, ADA), (DAN, ADA, ADA)], ids=["for oneself", "for nobody there"])
def test_a_vote_that_the_rules_do_not_offer_is_refused(votes):
    with pytest.raises(IllegalAnswer):
        settle(BEZIER, end("werewolf seer robber", votes))


@pytest.mark.parametrize("cards", ["mason seer werewolf", "mason mason werewolf", "seer seer seer"])
def test_one_mason_may_lie_in_the_centre_and_more_copies_than_the_box_has_are_no_error(cards):
    assert settle(BEZIER, end(cards, CIRCLE)).outcome is not None


def test_an_alpha_wolf_at_a_seat_brings_his_card_by_himself():
    assert settle(EPIC, end("alpha-wolf seer mason", CIRCLE)).outcome.winners == (ADA,)
