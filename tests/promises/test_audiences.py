"""Every fact has the audience the rules give it, and nobody learns what only another role may."""

from __future__ import annotations

import pytest
from hypothesis import given

from decks import begun, dealt, every_game, finish, last_call, luck, moments, seats, seeds
from garou.engine.table import Table
from garou.engine.values import PUBLIC
from garou.engine.view import view
from garou.games import rules_of
from printed import FACTS, added

ANYBODY = None  # whatever role one has

# Facts for one seat alone, and who may ever be told them: whoever was dealt, or became, one of these.
LOOKERS = {
    "werewolf", "alpha-wolf", "mystic-wolf", "seer", "robber", "insomniac", "doppelganger", "copycat",
    "paranormal-investigator", "marksman", "witch", "revealer", "thief", "little-girl",
}  # fmt: skip
CARD_MOVERS = {"robber", "troublemaker", "drunk", "doppelganger", "alpha-wolf", "witch", "gremlin", "thief"}
MARK_MOVERS = {
    "vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin", "gremlin",
}  # fmt: skip
CALLED = {
    "werewolf": {"werewolf", "alpha-wolf", "mystic-wolf"},
    "minion": {"minion", "doppelganger"},
    "mason": {"mason"},
    "vampire": {"vampire", "master", "count"},
    "renfield": {"renfield"},
    "lovers": ANYBODY,
}
FOR_ONE = {
    "dealt": ANYBODY,
    "saw-card": LOOKERS,
    "fellows": ANYBODY,  # see CALLED
    "saw-mark": ANYBODY,  # one's own at the end of dusk; another's: the marksman
    "moved": CARD_MOVERS | MARK_MOVERS,
    "tapped": ANYBODY,
    "thumbs": {"aura-seer"},
    "turned": {"doppelganger", "copycat", "paranormal-investigator", "thief"},
    "artifact": ANYBODY,
    "victim": {"witch"},
    "joined": {"cupid"},
    "caught": {"werewolf"},
    "healed": {"witch"},
    "poisoned": {"witch"},
}
# Facts for all who are awake together, and whom these are.
FOR_SOME = {
    "bitten": CALLED["vampire"] | CALLED["renfield"],
    "named": {"werewolf"},
    "holds-artifact": {"curator"},  # who sees them lie there; at daybreak the whole room
}
FOR_THE_ROOM = {"revealed", "voted", "died", "won", "shown", "captain"}


def roles_of(game, me):
    """What a seat was dealt and what it came to be, as far as it was told."""
    became = {fact.of("role") for fact in game.facts if fact.name == "turned" and me in fact.audience}
    return {game.setup.deal[me], *became}


def allowed(fact, game, me):
    if fact.name == "fellows":
        return CALLED.get(fact.of("call"), {fact.of("call")})
    if fact.name == "moved":
        return CARD_MOVERS if fact.of("what") == "cards" else MARK_MOVERS
    if fact.name == "saw-mark" and fact.of("where") != me:
        return {"marksman"}
    return FOR_ONE[fact.name]


@every_game
@given(seed=seeds)
def test_every_fact_is_told_to_those_the_rules_name(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    for fact in game.facts:
        if fact.name in FOR_THE_ROOM:
            assert fact.audience == {PUBLIC}, fact
        elif fact.name in FOR_ONE:
            [me] = fact.audience
            assert 0 <= me < len(game.setup.deal), fact
            may = allowed(fact, game, me)
            assert may is ANYBODY or roles_of(game, me) & (may | added(game.rules)), fact
        elif fact.name in FOR_SOME and fact.audience != {PUBLIC}:
            assert {game.position.wakes_as[me] for me in fact.audience} <= FOR_SOME[fact.name] | added(game.rules), fact
        else:
            assert fact.name == "holds-artifact" or added(game.rules), fact


def test_every_fact_of_the_books_is_named_here_and_no_other():
    assert {*FOR_ONE, *FOR_SOME, *FOR_THE_ROOM} == FACTS


@every_game
@given(seed=seeds)
def test_the_whole_clan_knows_whom_it_bit_and_nobody_else_but_renfield(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    called = {
        name: {me for me, r in enumerate(game.position.wakes_as) if r in CALLED[name]}
        for name in CALLED
        if name != "lovers"
    }
    knowing = {me for fact in game.facts if fact.name == "bitten" for me in fact.audience}
    assert knowing in (set(), called["vampire"] | called["renfield"])


@every_game
@given(seed=seeds)
def test_everybody_is_told_the_own_card_first_and_once(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    deals = [(fact.audience, fact.of("role")) for fact in game.facts if fact.name == "dealt"]
    assert deals == [({me}, role) for me, role in enumerate(game.setup.deal)]
    assert all(fact.name == "dealt" for fact in game.facts[: len(deals)])


@every_game
@given(seed=seeds)
def test_nobody_is_among_the_own_fellows(played, seed):
    rng = luck(played, seed)
    game = finish(begun(played, rng), rng)
    for fact in game.facts:
        if fact.name in ("fellows", "thumbs"):
            assert not fact.audience & set(fact.of("players"))
            assert list(fact.of("players")) == sorted(set(fact.of("players")))


@every_game
@given(seed=seeds)
def test_by_night_the_room_hears_nothing(played, seed):
    """Until daybreak a bystander knows as little as before."""
    rng = luck(played, seed)
    for moment in moments(begun(played, rng), rng):
        if moment.rules.step(moment.step) is None or moment.rules.step(moment.step).name in DAY:
            break
        assert not [fact for fact in moment.facts if PUBLIC in fact.audience]


DAY = ("daybreak", "vote", "dawn", "captain", "lynch")


@every_game
@given(seed=seeds)
def test_a_vote_stays_hidden_until_all_have_voted(played, seed):
    rng = luck(played, seed)
    rules = rules_of(*played)
    game = finish(begun(played, rng), rng, until=last_call(rules))
    ballots = 0
    for moment in moments(game, rng):
        if moment.step != game.step or (moment.open and not moment.open[0].ballot):
            break
        told = [fact for fact in moment.facts if fact.name == "voted"]
        assert len(told) % len(game.open or [1]) == 0, "told while somebody is still asked"
        ballots += 1
    assert ballots or not game.open


@every_game
@given(seed=seeds)
def test_a_question_is_seen_by_those_it_is_put_to_and_by_nobody_else(played, seed):
    """A bystander is asked nothing, and nobody sees that somebody else is."""
    rng = luck(played, seed)
    for moment in moments(begun(played, rng, most=8), rng):
        assert view(moment, PUBLIC).questions == ()
        for me in seats(moment):
            assert view(moment, me).questions == tuple(question for question in moment.open if me in question.seats)


def test_a_fact_without_an_audience_does_not_exist():
    """There is no default: whoever tells something must say to whom."""
    game = dealt(rules_of("one-night", "bezier"), "villager villager villager | villager villager villager")
    with pytest.raises(TypeError):
        Table(game.rules, game.position).tell(name="dealt", role="villager")
