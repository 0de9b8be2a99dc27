"""No seat can tell two worlds apart that look alike to it.

Each test takes a game played by luck, changes something that a seat could not know, and lets the others answer as
they did: whatever goes out to that seat (its view, the words of both languages, the JSON) is the same byte by byte.
"""

from __future__ import annotations

import random
from collections.abc import Container

from hypothesis import given
from hypothesis import settings as searching

from decks import (
    PLAYED,
    accepted,
    begun,
    every,
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
from garou.engine.rules import RuleSet
from garou.engine.values import DECLINED, PUBLIC, Answer, Fact, IllegalAnswer, RoleName, Seat, Setup
from garou.engine.view import View, view
from garou.games import rules_of
from outlets import outlets, rendered, told
from printed import FACTS, added
from worlds import Said, by_night, by_night_with, dealt_again, retold, told_again, voting

# What the books print. A role that somebody has added joins where its own block says enough: see `sleepers`, `moves`
# and `looks`. Everywhere else it is in the game like any other, and nobody may be told more by it.

# Who never wakes and never shows a thumb.
SLEEPERS = {
    "one-night": {"villager", "tanner", "hunter"},
    "epic-battle": {"villager", "tanner", "hunter", "bodyguard"},
    "classic": {"villager", "hunter"},
}
# Who may act, but learns nothing by it.
UNINFORMED = {
    "one-night": {"villager", "tanner", "hunter", "troublemaker", "drunk"},
    "epic-battle": {"villager", "tanner", "hunter", "bodyguard", "gremlin"},
    "classic": {"villager", "hunter"},
}
# Whose doing shows to people who sleep through it.
NOISY = {
    "one-night": set(),
    "epic-battle": {
        "vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin",
        "thing", "revealer", "curator",
    },
    "classic": {"cupid"},
}  # fmt: skip
# Topics of questions whose answer changes nothing but what the one asked knows.
LOOKS = {
    "one-night": {"seer", "werewolf"},
    "epic-battle": {"seer", "werewolf", "mystic-wolf", "marksman", "marksman-mark"},
    "classic": {"seer"},
}
# And those that change what the one asked is, which shows at the end.
INQUIRIES = {"paranormal-investigator", "paranormal-investigator-again"}
# Topics of questions that move cards unseen by anybody but those who look at them later.
MOVES = {"robber", "troublemaker", "drunk", "alpha-wolf", "witch", "witch-give", "gremlin"}

CARDS_SEEN = ("saw-card", "turned")


def sleepers(rules: RuleSet, game: str) -> set[str]:
    """Those of the books, and added ones of the village that no step calls: other teams may have a dream wolf."""
    called = {name for step in rules.steps for name in (*(step.roles or ()), *step.heard)}
    village = rules.roles[RoleName("villager")].team
    quiet = {role for role in rules.roles.values() if role.name not in called and not role.night}
    return SLEEPERS[game] | {role.name for role in quiet if role.team == village} & added(rules)


def moves(rules: RuleSet) -> set[str]:
    """Those of the books, and the questions of added ones that move cards and hand out nothing that shows."""
    unseen = (role for role in rules.roles.values() if role.mover and not role.marks and not role.artifacts)
    return MOVES | {role.name for role in unseen} & added(rules)


def looks(game: Game, me: Seat, *, at: Container[str] | None = None) -> list[Fact]:
    """What a seat was told of cards, or of cards of these kinds, and whatever it was told that no book knows."""
    seen = [fact for fact in told(game, me, *CARDS_SEEN) if at is None or fact.of("role") in at]
    return seen + unheard_of(game, me)


def unheard_of(game: Game, me: Seat) -> list[Fact]:
    """Facts of added roles: whatever they rest on, whoever is told one has looked, and nobody else has."""
    return [fact for fact in game.facts if fact.name not in FACTS and fact.audience & {me, PUBLIC}]


def watchers(game: Game) -> list[Seat]:
    return [*seats(game), PUBLIC]


with_centre = every([played for played in PLAYED if rules_of(*played).centre])
every_epic = every([played for played in PLAYED if played[0] == "epic-battle"])
every_classic = every([played for played in PLAYED if played[0] == "classic"])


def assert_alike(played, one: Game, other: Game, *without: Seat) -> None:
    assert outlets(played, one, *without) == outlets(played, other, *without)


def assert_alike_to(me: Seat, played, one: Game, other: Game, *, thumb: Seat | None = None) -> None:
    """The aura seer may be shown another thumb, and nobody anything else."""
    first, second = (without_thumb(thumb, view(game, me)) for game in (one, other))
    assert first == second
    assert rendered(played, one, first) == rendered(played, other, second)


def without_thumb(me: Seat | None, seen: View) -> View:
    facts = tuple(lowered(fact, me) if fact.name == "thumbs" else fact for fact in seen.facts)
    return View(seen.seat, facts, seen.questions)


def lowered(thumbs: Fact, me: Seat | None) -> Fact:
    shown = {"players": tuple(seat for seat in thumbs.of("players") if seat != me)}
    return Fact(thumbs.audience, thumbs.name, tuple((dict(thumbs.data) | shown).items()))


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


def some_said(game: Game, topics: set[str], rng: random.Random, most: int = 3):
    """Some answers to questions of these topics that could have been answered otherwise."""
    found = [said for said in told_again(game) if said.question.topic in topics and len(said.question.options) > 1]
    return rng.sample(found, min(most, len(found)))


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


def with_one(role: str, played, rng: random.Random) -> Game:
    """A game in which somebody was dealt that card."""
    while True:
        game = begun(played, rng)
        if role in game.setup.deal:
            return game


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


# --- Luck -------------------------------------------------------------------------------------


@every_epic
@given(seed=seeds)
def test_which_artifact_was_drawn_is_seen_by_its_keeper_alone(played, seed):
    rng = luck(played, seed)
    game = by_night(with_one("curator", played, rng), rng)
    draws = [said for said in told_again(game) if said.question.topic == "artifact"]
    for said in draws[-1:]:  # the last: no other draw rests on it
        answer = said.otherwise(rng)
        [keeper] = game.log[said.number - 1].choice
        if answer:
            assert_alike(played, game, retold(game, said, answer, rng), keeper)


@every_classic
@given(seed=seeds)
def test_which_wolf_the_little_girl_saw_is_known_to_her_alone(played, seed):
    rng = luck(played, seed)
    game = finish(with_one("little-girl", played, rng), rng)
    girl = seat(game.setup.deal.index("little-girl"))
    for said in some_said(game, {"spied"}, rng):
        assert_alike(played, game, retold(game, said, said.otherwise(rng), rng), girl)


@every_classic
@given(seed=seeds)
def test_a_glance_that_meets_no_eye_shows_nobody(played, seed):
    """A wolf who glances at another moment, or not at all: as long as nobody is caught, nobody can tell."""
    rng = luck(played, seed)
    game = finish(with_one("little-girl", played, rng), rng)
    for said in some_said(game, {"glance"}, rng):
        answer = said.otherwise(rng)
        tonight = [one.answer for one in told_again(game) if one.moment.step == said.moment.step]
        opened = {moment for a in tonight if a.call == "little-girl" for moment in a.choice}
        glances = {moment for a in tonight if a.call == "glance" for moment in a.choice}
        if not opened & {*glances, *answer.choice}:
            assert_alike(played, game, retold(game, said, answer, rng), answer.seat)


@every_classic
@given(seed=seeds)
def test_poison_on_top_of_a_bite_shows_nobody(played, seed):
    """Whether the wolves' victim was poisoned as well is known to the witch alone."""
    rng = luck(played, seed)
    game = finish(with_one("witch", played, rng), rng)
    for said in some_said(game, {"witch-poison"}, rng):
        witch, victim = said.answer.seat, tonights_victim(said)
        healed = any(answer.call == "witch-heal" and answer.choice for answer in said.moment.answers)
        if victim not in (None, witch) and not healed:
            spared, poisoned = (reply(said.moment, Answer(witch, "witch-poison", c)) for c in (DECLINED, (victim,)))
            assert_alike(played, spared, poisoned, witch)


@every_classic
@given(seed=seeds)
def test_who_was_healed_and_poisoned_died_like_any_victim(played, seed):
    """But for a hunter, who does not shoot then."""
    rng = luck(played, seed)
    game = finish(with_one("witch", played, rng), rng)
    for said in some_said(game, {"witch-heal"}, rng):
        witch, victim = said.answer.seat, tonights_victim(said)
        healed = reply(said.moment, Answer(witch, "witch-heal", ("heal",)))
        eaten = reply(said.moment, Answer(witch, "witch-heal", DECLINED))
        if any(q.call == "witch-poison" for q in healed.open) and victim != witch and not shoots(victim, said.moment):
            healed = reply(healed, Answer(witch, "witch-poison", (victim,)))
            assert_alike(played, healed, reply(eaten, Answer(witch, "witch-poison", DECLINED)), witch)


@every_classic
@given(seed=seeds)
def test_poison_is_not_told_from_a_bite(played, seed):
    """The wolf bites one and the witch poisons another, or the other way round: nobody else can tell."""
    rng = luck(played, seed)
    cards = ["werewolf", "witch", "seer", "cupid", *["villager"] * 5]
    game = start(rules_of(*played), Setup(tuple(rng.sample(cards, len(cards)))))
    wolf, witch = (seat(game.setup.deal.index(role)) for role in ("werewolf", "witch"))
    while not any(question.call == "werewolf" for question in game.open):
        question = game.open[0]
        game = reply(game, Answer(question.seats[0], question.call, question.options[0]))
    one, other = rng.sample([me for me in seats(game) if me not in (wolf, witch)], 2)
    assert_alike(
        played, *(bitten_and_poisoned(game, wolf, witch, *pair) for pair in ((one, other), (other, one))), wolf, witch
    )


def bitten_and_poisoned(game: Game, wolf: Seat, witch: Seat, bitten: Seat, poisoned: Seat) -> Game:
    for answer in (
        Answer(wolf, "werewolf", (bitten,)),
        Answer(witch, "witch-heal", DECLINED),
        Answer(witch, "witch-poison", (poisoned,)),
    ):
        game = reply(game, answer)
    return game


def tonights_victim(said: Said) -> Seat | None:
    return told(said.moment, said.answer.seat, "victim")[-1].of("player")


def shoots(victim: Seat, game: Game) -> bool:
    """Whoever holds a hunter's card now, the thief included."""
    card = game.position.lies[victim]
    return game.position.counts[card] == "hunter"
