"""Who may be lying together: guesses that go by what was said, by what was not, and in which order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import NamedTuple

import pytest

import one_night
from decks import seat, setup
from garou.deduction.retelling import UNSEEN
from garou.engine.game import start
from garou.engine.values import DECLINED
from garou.games import rules_of
from garou.games.cast import Cast, cards
from garou.minds.heard import retold
from garou.minds.mind import HONEST, SAGE, SLY
from garou.minds.planning import plan
from garou.minds.plots import plots, plotted
from garou.minds.tales import CAREFUL, SORTS, order_of, tales
from garou.talk.claims import VOTE, Common, Said, saw, swapped, took, vote, was
from hearings import hearing

ADA, BEN, CLEO, DAN, EVA = map(seat, range(5))
COMMON = Common(rules_of("one-night", "bezier"), Cast(cards("2 werewolf, seer, robber, troublemaker, 3 villager")), 5)
PLAIN = (was("villager"),)


def said(**stories):
    seats = {"ada": ADA, "ben": BEN, "cleo": CLEO, "dan": DAN, "eva": EVA}
    return tuple(Said(seats[name], claim) for name, claims in stories.items() for claim in claims)


def careful(heard, who, of_the_pack=True):
    """How much likelier just this is of a careful liar than of somebody honest."""
    tale = tales(retold(COMMON, heard), order_of(heard), 0)[who]
    return (tale.hunted if of_the_pack else tale.other)[[*SORTS].index(CAREFUL)]


def test_weights_make_one_and_no_plot_lets_two_seers_be_right():
    found = plots(
        COMMON, said(ada=(was("seer"), saw(DAN, "villager")), ben=(was("seer"),), cleo=PLAIN, dan=PLAIN)
    ).known
    assert sum(plot.weight for plot in found) == pytest.approx(1)
    assert all(plot.liars & 0b11 for plot in found)


def test_who_says_nothing_where_most_have_spoken_is_suspected_first():
    heard = said(ada=(was("robber"), took(BEN, "villager")), ben=PLAIN, cleo=PLAIN)
    assert {*plan(COMMON, heard).order[:2]} == {DAN, EVA}
    assert min(plan(COMMON, heard).suspicion[who] for who in (DAN, EVA)) > 0.6


def test_who_has_said_something_in_other_words_is_not_silent():
    heard = said(ada=(was("robber"), took(BEN, "villager")), ben=PLAIN, cleo=PLAIN)
    assert plan(COMMON, heard, frozenset([DAN])).suspicion[DAN] < plan(COMMON, heard).suspicion[DAN]


def test_where_few_have_spoken_nobody_is_suspected_for_saying_nothing():
    made = plan(COMMON, said(ada=(was("seer"), saw(BEN, "villager"))))
    assert made.suspicion[CLEO] == pytest.approx(made.suspicion[DAN])
    assert made.suspicion[CLEO] < 0.5


def test_a_careful_liar_claims_no_card_that_is_taken_unless_nobody_is_after_it():
    first = said(ada=(was("troublemaker"), swapped(BEN, CLEO)))
    second = said(eva=(was("troublemaker"), swapped(BEN, CLEO)), ada=(was("troublemaker"), swapped(BEN, CLEO)))
    assert careful(second, ADA) < careful(first, ADA) / 3


def test_a_careful_liar_confirms_what_was_said():
    agrees = said(ben=PLAIN, cleo=PLAIN, ada=(was("seer"), saw(BEN, "villager")))
    differs = said(ben=PLAIN, cleo=PLAIN, ada=(was("seer"), saw(BEN, "robber")))
    assert careful(agrees, ADA) > 10 * careful(differs, ADA)


def test_a_robber_who_lies_may_hold_the_card_of_somebody_who_was_caught():
    """Eva saw Dan's werewolf, and Ben claims to have robbed Cleo: he may have robbed Dan."""
    heard = said(
        ada=PLAIN, cleo=PLAIN, dan=PLAIN, ben=(was("robber"), took(CLEO, "villager")),
        eva=(was("seer"), saw(DAN, "werewolf")),
    )  # fmt: skip
    stolen = [plot for plot in plots(COMMON, heard).known if plot.monsters >> BEN & 1 and not plot.monsters >> DAN & 1]
    assert any(plot.liars == 1 << BEN | 1 << DAN for plot in stolen)


def test_the_greatest_table_is_thought_through_in_bounds():
    deck = cards("4 werewolf, minion, tanner, seer, robber, troublemaker, 4 villager, drunk, insomniac, hunter")
    common = Common(rules_of("one-night", "bezier"), Cast(deck), 13)
    heard = tuple(Said(who, was("villager")) for who in common.seats)
    found = plots(common, heard)
    assert sum(plot.weight for plot in found.known) == pytest.approx(1)
    assert not found.exact
    assert 0 < plan(common, heard).error < 0.5


def test_where_nothing_fits_there_is_no_plot_and_a_vote_all_the_same():
    common = Common(COMMON.rules, Cast(cards("seer, robber, troublemaker, drunk, insomniac, villager, hunter")), 4)
    heard = tuple(Said(who, was("seer")) for who in common.seats)
    assert len(plan(common, heard).votes) == 4


def test_a_sage_liar_says_for_whom_it_votes_as_anybody_does():
    game = one_night.dawn("werewolf werewolf seer villager villager | robber troublemaker villager", "Cleo seer Dan")
    told = {
        CLEO: (was("seer"), saw(DAN, "villager")),
        DAN: PLAIN,
        EVA: PLAIN,
        ADA: (was("robber"), took(DAN, "villager")),
    }
    [claim] = SAGE.speak(hearing(game, ADA, told), Random(1))
    assert claim.kind == VOTE


def test_where_many_sit_a_sage_robber_takes_no_card_unless_the_rules_make_him_rob():
    few = start(COMMON.rules, setup("robber werewolf villager | seer villager werewolf"))
    assert SAGE.answer(hearing(few, ADA), Random(1)) != DECLINED
    deal = setup("robber werewolf villager villager villager hunter | seer villager werewolf")
    free, forced = (start(rules_of("one-night", "bezier", some), deal) for some in ((), ("robber-must-rob",)))
    assert SAGE.answer(hearing(free, ADA), Random(1)) == DECLINED
    assert SLY.answer(hearing(free, ADA), Random(1)) != DECLINED
    assert SAGE.answer(hearing(forced, ADA), Random(1)) != DECLINED


def test_every_village_points_at_somebody_whose_wolf_was_seen():
    game = one_night.dawn("werewolf werewolf seer villager villager | robber troublemaker villager", "Cleo seer Ada")
    told = {CLEO: (was("seer"), saw(ADA, "werewolf")), DAN: PLAIN, EVA: PLAIN, ADA: PLAIN, BEN: (was("robber"),)}
    for mind in (HONEST, SLY, SAGE):
        assert [mind.answer(hearing(game, who, told), Random(1)) for who in (DAN, EVA)] == [(ADA,), (ADA,)], mind.name


def test_a_sage_wolf_points_so_that_a_plan_spares_its_own_and_takes_no_word_of_its_pack_for_a_plan():
    game = one_night.dawn("werewolf werewolf seer villager villager | robber troublemaker villager", "Cleo seer Dan")
    lie = (was("seer"), saw(DAN, "villager"))
    told = {CLEO: (was("seer"), saw(DAN, "villager")), DAN: PLAIN, EVA: PLAIN, ADA: PLAIN, BEN: lie}
    made = plan(COMMON, hearing(game, ADA, told).said)
    announced = {who: (*claims, vote(made.votes[who])) for who, claims in told.items() if who != ADA}
    [target] = SAGE.answer(hearing(game, ADA, announced | {ADA: PLAIN}), Random(1))
    assert {ADA, BEN}.isdisjoint(made.deaths([target, target, *made.votes[2:]]))
    pack = told | {BEN: (*told[BEN], vote(CLEO))}
    assert SAGE.answer(hearing(game, ADA, pack), Random(1)) == SLY.answer(hearing(game, ADA, pack), Random(1))


# --- Against every deal, one by one --------------------------------------------------------------


class World(NamedTuple):
    """Cards as they were dealt, who lies, and perhaps who robbed whom and lies about it."""

    cards: tuple[str, ...]
    liars: list[int]
    thief: int | None
    victim: int | None


def worlds(common, heard):
    """Everything there can be, with the night as those tell it who do not lie."""
    bad, told = 2, heard.spoke
    claimed = [
        bit for bit, claims in ((1 << at, some) for at, some in enumerate(heard.night)) if was("robber") in claims
    ]
    for deal, bits in product(permutations(common.cards), range(1 << common.players)):
        liars = [at for at in common.seats if bits >> at & 1]
        thieves = len(liars) == bad + 1 and any(bits & bit for bit in claimed)
        if bits & ~told or (len(liars) > bad and not thieves and bits != told):
            continue
        night, _ = heard.course(told & ~bits)
        faces = [] if night is None else [common.roles[face] if face != UNSEEN else "" for face in night.faces]
        if night is not None and all(face in ("", card) for face, card in zip(faces, deal, strict=True)):
            for thief, victim in [(None, None), *permutations(liars, 2)]:
                hidden = thief is None or (deal[thief] == "robber" and not faces[thief])
                if hidden and (thief is None or not faces[victim] or deal[victim] in EVIL):
                    yield World(deal, liars, thief, victim)


def weight_of(world, told, players):
    odds, weight = [*SORTS.values()], 1.0
    for at in world.liars:
        if at == world.thief:
            weight *= told[at].thief / (players - 1)
            continue
        more = told[at].hunted if world.cards[at] == "werewolf" else told[at].other
        odds = [one * other for one, other in zip(odds, more, strict=True)]
        weight *= 1 if world.cards[at] in EVIL else told[at].slip
    return weight * sum(odds)


EVIL = ("werewolf", "minion")
TALKS = (
    {"ada": (was("seer"), saw(BEN, "robber")), "ben": (was("robber"), took(CLEO, "villager")), "cleo": PLAIN},
    {"ada": (was("robber"), took(BEN, "hunter")), "ben": (was("hunter"),), "cleo": (was("robber"),)},
    {"ada": (was("seer"), saw(CLEO, "werewolf")), "ben": (was("robber"), took(ADA, "seer")), "cleo": (was("hunter"),)},
    {"ada": (was("seer"), saw(CLEO, "werewolf")), "ben": PLAIN},
)


@pytest.mark.parametrize("stories", TALKS)
def test_plots_are_what_every_deal_one_by_one_says(stories):
    """Who lies, and who of them holds a werewolf's card in the morning."""
    common = Common(COMMON.rules, Cast(cards("werewolf, minion, seer, robber, villager, hunter")), 3)
    heard = retold(common, said(**stories))
    told = tales(heard, common.seats, 0)
    made = plotted(heard, told, 0)
    assert made.exact
    found, expected = Counter(), Counter()
    for plot in made.known:
        found[plot.liars, plot.monsters & plot.liars] += plot.weight
    for world in worlds(common, heard):
        held = {at: world.cards[at] for at in world.liars}
        if world.thief is not None:
            held |= {world.thief: world.cards[world.victim], world.victim: "robber"}
        liars, monsters = (
            sum(1 << at for at in some) for some in (held, [at for at in held if held[at] == "werewolf"])
        )
        expected[liars, monsters] += weight_of(world, told, common.players)
    total = sum(expected.values())
    assert found == pytest.approx({key: weight / total for key, weight in expected.items() if weight})
