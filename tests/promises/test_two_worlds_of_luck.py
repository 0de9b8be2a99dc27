"""Two worlds that differ in luck, or in a death by night, alone."""

from __future__ import annotations

from hypothesis import given

from decks import (
    finish,
    luck,
    seat,
    seats,
    seeds,
)
from garou.engine.game import Game, reply, start
from garou.engine.values import DECLINED, Answer, Seat, Setup
from garou.games import rules_of
from looking_alike import assert_alike, every_classic, every_epic, some_said, with_one
from outlets import told
from worlds import Said, by_night, retold, told_again

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
