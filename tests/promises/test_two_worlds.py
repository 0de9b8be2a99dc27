"""No seat can tell two worlds apart that look alike to it.

Each test takes a game played by luck, changes something that a seat could not know, and lets the others answer as
they did: whatever goes out to that seat (its view, the words of both languages, the JSON) is the same byte by byte.
"""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import settings as searching

from decks import (
    accepted,
    begun,
    every_game,
    exchanged,
    finish,
    luck,
    random_setup,
    seat,
    seats,
    seeds,
)
from garou.engine.game import Game, replay, reply, start
from garou.engine.values import PUBLIC, Fact, IllegalAnswer, Setup
from garou.engine.view import view
from garou.homemade import rules_of
from looking_alike import (
    INQUIRIES,
    LOOKS,
    MOVES,
    NOISY,
    UNINFORMED,
    assert_alike,
    assert_alike_to,
    every_epic,
    looks,
    moves,
    sleepers,
    some_said,
    unheard_of,
    watchers,
    with_centre,
    with_one,
)
from outlets import told
from printed import added
from worlds import by_night, by_night_with, dealt_again, retold, told_again, voting

# --- Hidden cards -----------------------------------------------------------------------------


@with_centre
@given(seed=seeds)
def test_centre_cards_nobody_touched_do_not_show(played, seed):
    """Exchange two of them: nothing changes by night, and at the end only the cards turned up differ."""
    rng = luck(played, seed)
    game = by_night(begun(played, rng), rng)
    hidden = sorted(set(range(len(game.setup.deal), len(game.setup.cards))) - touched(game))
    twin_setup = exchanged(game.setup, *rng.sample(hidden, 2)) if len(hidden) > 1 else game.setup
    if not accepted(game.rules, twin_setup):
        return
    assert_alike(played, game, replay(game.rules, twin_setup, game.log))
    ended = finish(game, rng)
    twin = replay(game.rules, twin_setup, ended.log)
    assert twin.outcome == ended.outcome
    for one, other in zip(*(before_the_reveal(g) for g in (ended, twin)), strict=True):
        assert one == other


def touched(game: Game) -> set:
    """Every place that an answer or a fact speaks of."""
    places = {part for answer in game.log for part in answer.choice}
    for fact in game.facts:
        places |= {part for _, value in fact.data for part in (value if isinstance(value, tuple) else (value,))}
    return places


def before_the_reveal(game: Game) -> list[tuple[Fact, ...]]:
    """At the end all cards are turned up, and those of other worlds show."""
    hidden = [view(game, me).facts for me in watchers(game)]
    return [tuple(fact for fact in facts if fact.name != "shown") for facts in hidden]


@every_game
@given(seed=seeds)
def test_sleepers_that_nobody_looked_at_do_not_show(played, seed):
    """Exchange two cards that never wake, wherever they lie: only their players and who looked can tell."""
    rng = luck(played, seed)
    game = by_night(begun(played, rng), rng)
    for a, b in sleeping_pairs(played, game.setup, rng):
        kinds = (game.setup.cards[a], game.setup.cards[b])
        lookers = {me for me in watchers(game) if looks(game, me, at=kinds)}
        try:
            twin = replay(game.rules, exchanged(game.setup, a, b), game.log)
        except IllegalAnswer:
            assert lookers, "what people who saw neither card answered has become illegal"
            continue
        lookers |= {me for me in watchers(twin) if unheard_of(twin, me)}
        turned_up = [told(world, PUBLIC, "revealed") for world in (game, twin)]
        if lookers and (turned_up[0] != turned_up[1] or voting(game) != voting(twin)):
            continue  # one of them turned the card up for all to see, or may still look at another
        assert_alike(played, game, twin, seat(a), seat(b), *lookers)


@every_game
@given(seed=seeds)
def test_nor_do_they_at_any_moment_of_the_night(played, seed):
    rng = luck(played, seed)
    game = by_night(begun(played, rng, most=8), rng)
    for a, b in sleeping_pairs(played, game.setup, rng)[:1]:
        kinds = (game.setup.cards[a], game.setup.cards[b])
        if any(looks(game, me, at=kinds) for me in watchers(game)):
            continue
        twin = start(game.rules, exchanged(game.setup, a, b))
        for said in told_again(game):
            lookers = [me for me in watchers(twin) if unheard_of(twin, me)]
            assert_alike(played, said.moment, twin, seat(a), seat(b), *lookers)
            twin = reply(twin, said.answer)


def sleeping_pairs(played, setup: Setup, rng: random.Random, most: int = 3) -> list[tuple[int, int]]:
    """Some pairs of places where two different sleepers lie that may be exchanged."""
    cards, rules = setup.cards, rules_of(*played)
    lying = [slot for slot, role in enumerate(cards) if role in sleepers(rules, played[0])]
    pairs = [(a, b) for a in lying for b in lying if a < b and cards[a] != cards[b]]
    legal = [pair for pair in pairs if accepted(rules, exchanged(setup, *pair))]
    return rng.sample(legal, min(most, len(legal)))


@every_game
@given(seed=seeds)
def test_who_learns_nothing_has_one_and_the_same_night(played, seed):
    """Deal everybody else other cards, let them do what they like: the troublemaker's night is what it was."""
    rng = luck(played, seed)
    rules = rules_of(*played)
    game = by_night(start(rules, random_setup(rules, rng, most=8, without=NOISY[played[0]] | added(rules))), rng)
    for me in seats(game):
        if game.setup.deal[me] in UNINFORMED[played[0]]:
            own = [answer for answer in game.log if answer.seat == me]
            twin = by_night_with(own, me, start(rules, dealt_again(rules, game.setup, me, rng)), rng)
            if voting(game) and voting(twin):
                assert_alike_to(me, played, game, twin)


# --- Private answers --------------------------------------------------------------------------


@every_game
@given(seed=seeds)
def test_a_look_is_private(played, seed):
    """Let somebody look elsewhere, or not at all: to the end of the game nobody else can tell."""
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=10), rng)
    for said in some_said(game, LOOKS[played[0]], rng):
        answer = said.otherwise(rng)
        twin = retold(game, said, answer, rng)
        assert twin is not None, "somebody else's question rests on a private look"
        assert twin.outcome == game.outcome
        watched = {answer.seat, *(me for me in watchers(game) if unheard_of(game, me) or unheard_of(twin, me))}
        for me in watchers(game):
            if me not in watched:
                assert_alike_to(me, played, game, twin, thumb=answer.seat)


@every_game
@given(seed=seeds)
def test_where_one_looks_shows_not_even_the_aura_seer(played, seed):
    """Who looks at one card or at another raises the thumb either way."""
    rng = luck(played, seed)
    game = finish(begun(played, rng, most=10), rng)
    for said in some_said(game, LOOKS[played[0]] - {"marksman"}, rng):  # whose second look rests on the first
        answer = said.otherwise(rng)
        if answer.choice and said.answer.choice:
            assert_alike(played, game, retold(game, said, answer, rng), answer.seat)


@every_epic
@given(seed=seeds)
def test_an_inquiry_is_private_by_night(played, seed):
    """What the investigator finds, and what it makes of him, shows nobody before the cards are turned up."""
    rng = luck(played, seed)
    game = by_night(with_one("paranormal-investigator", played, rng), rng)
    for said in some_said(game, INQUIRIES, rng):
        answer = said.otherwise(rng)
        twin = retold(game, said, answer, rng)
        assert twin is not None, "somebody else's question rests on what he found"
        for me in watchers(game):
            if me != answer.seat:
                assert_alike_to(me, played, game, twin, thumb=answer.seat)


@with_centre
@given(seed=seeds)
def test_who_looks_at_nothing_later_cannot_tell_what_was_moved(played, seed):
    """Let somebody move other cards: only who looks at a card afterwards can see that."""
    rng = luck(played, seed)
    rules = rules_of(*played)
    game = by_night(start(rules, random_setup(rules, rng, without={"revealer"})), rng)
    for said in some_said(game, moves(rules), rng):
        answer = said.otherwise(rng)
        twin = retold(game, said, answer, rng)
        worlds = [world for world in (game, twin) if world]
        if twin is None or any(a.call == "doppelganger" for world in worlds for a in world.log[said.number + 1 :]):
            continue  # a second doppelgänger may become somebody else by it, and wake with others
        for me in watchers(game):
            before = len(looks(said.moment, me))
            if me != answer.seat and all(len(looks(world, me)) == before for world in worlds):
                assert_alike_to(me, played, game, twin, thumb=answer.seat)


@every_epic
@searching(max_examples=25)
@given(seed=seeds)
def test_thumbs_tell_who_acted_and_nothing_of_what_was_done(played, seed):
    """Let somebody look at another card, or move others: the aura seer sees the same thumbs."""
    rng = luck(played, seed)
    game = by_night(with_one("aura-seer", played, rng), rng)
    for said in some_said(game, MOVES | LOOKS[played[0]], rng):
        answer = said.otherwise(rng)
        twin = retold(game, said, answer, rng)
        if twin is not None and answer.choice and said.answer.choice:
            for me in seats(game):
                assert told(game, me, "thumbs") == told(twin, me, "thumbs")
