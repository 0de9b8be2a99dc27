"""Secrets of Epic Battle, two worlds at a time: who must not tell them apart gets the same byte by byte.

Each pair is written as it lies. The general promise is tested over games of luck; here stand the secrets that this
game's own roles, marks and artifacts make.
"""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from epic import ALL, answered, asked, beside, dawn, knows, learnt, night, partner, seat_of
from garou.engine.game import Game
from garou.engine.values import PUBLIC
from garou.engine.view import view
from outlets import rendered

PLAYED = ("epic-battle", "ravensburger", ())
ROOM = "the room"  # a bystander


def alike(worlds: list[Game], *watchers: str) -> None:
    """To each of these watchers all the worlds look the same: as values, in both languages, as JSON."""
    for one, other in combinations(worlds, 2):
        for watcher in watchers:
            me = PUBLIC if watcher == ROOM else seat_of(watcher)
            assert view(one, me) == view(other, me), watcher
            assert rendered(PLAYED, one, view(one, me)) == rendered(PLAYED, other, view(other, me)), watcher


# --- Kinds of wolves and vampires ---------------------------------------------------------------------


def pack_of(ben: str, cleo: str, dan: str) -> Game:
    """Ada the werewolf with three fellows; whoever is the alpha turns Eva."""
    deal = f"werewolf {ben} {cleo} {dan} villager | seer robber thing | dream-wolf"
    alpha = ("Ben", "Cleo", "Dan")[(ben, cleo, dan).index("alpha-wolf")]
    return dawn(deal, f"{alpha} alpha-wolf Eva")


def test_a_werewolf_sees_werewolves_and_not_of_which_kind():
    worlds = [pack_of(*kinds) for kinds in permutations(("alpha-wolf", "mystic-wolf", "werewolf"))]
    alike(worlds, "Ada", "Eva", ROOM)
    assert learnt(worlds[0], "Ada", "fellows") == ["fellows werewolf Ben Cleo Dan"]


def test_a_thumb_is_told_like_an_open_eye():
    worlds = [pack_of(*kinds) for kinds in permutations(("alpha-wolf", "dream-wolf", "werewolf"))]
    alike(worlds, "Ada", "Eva", ROOM)


def test_a_copycat_in_the_pack_looks_like_any_other_wolf():
    real = dawn("werewolf werewolf villager | copycat robber thing")
    copy = dawn("werewolf copycat villager | werewolf robber thing", "Ben copycat centre-1")
    alike([real, copy], "Ada", "Cleo", ROOM)


def clan_of(ben: str, cleo: str, dan: str) -> Game:
    """Three of the clan bite Eva; whoever is the count frightens Finn; Gil serves them, Ada sleeps."""
    deal = f"villager {ben} {cleo} {dan} villager villager renfield | seer robber thing"
    count = ("Ben", "Cleo", "Dan")[(ben, cleo, dan).index("count")]
    return dawn(deal, "Ben vampire Eva", f"{count} count Finn")


KINDS = list(permutations(("vampire", "master", "count")))


def test_nobody_learns_which_of_the_clan_is_master_or_count():
    """Not Renfield, not the bitten, not the frightened, nobody who sleeps."""
    alike([clan_of(*kinds) for kinds in KINDS], "Ada", "Eva", "Finn", "Gil", ROOM)


@pytest.mark.parametrize(("place", "who"), [(0, "Ben"), (1, "Cleo"), (2, "Dan")])
def test_nor_does_the_vampire_among_them(place, who):
    alike([clan_of(*kinds) for kinds in KINDS if kinds[place] == "vampire"], who)


def test_it_does_not_show_which_vampire_decided_on_the_bite():
    deal = "vampire master villager villager | seer robber thing"
    worlds = [dawn(deal, f"{author} vampire Cleo") for author in ("Ada", "Ben")]
    alike(worlds, "Ada", "Ben", "Cleo", "Dan", ROOM)


def test_the_vampires_do_not_learn_who_serves_them():
    one = dawn("vampire renfield villager villager | seer robber thing", "Ada vampire Dan")
    other = dawn("vampire villager renfield villager | seer robber thing", "Ada vampire Dan")
    alike([one, other], "Ada", "Dan", ROOM)


# --- Marks ----------------------------------------------------------------------------------------------


def test_the_bitten_player_learns_the_mark_and_nothing_else():
    one = dawn("villager vampire master villager | seer robber thing", "Ben vampire Ada")
    other = dawn("villager villager vampire master | seer robber thing", "Cleo vampire Ada")
    alike([one, other], "Ada")
    assert knows(one, "Ada") == ["dealt villager", "saw-mark Ada vampire"]


MARKED = {
    "bitten": ("vampire", "{} vampire {}"),
    "in disease": ("diseased", "{} diseased {}"),
    "a traitor": ("instigator", "{} instigator {}"),
    "marked by the assassin": ("assassin", "{} assassin {}"),
}


@pytest.mark.parametrize("what", MARKED)
def test_who_was_marked_shows_nobody_but_the_bearer_and_the_giver(what):
    """Cleo gives the mark to one neighbour or the other; Ada and Eva sleep on."""
    role, line = MARKED[what]
    deal = f"villager villager {role} villager villager | seer robber thing"
    alike([dawn(deal, line.format("Cleo", target)) for target in ("Ben", "Dan")], "Ada", "Eva", ROOM)


def test_who_was_frightened_shows_nobody_but_the_bearer_and_the_count():
    deal = "villager count villager seer robber | thing witch villager"
    alike([dawn(deal, "Ben vampire Cleo", f"Ben count {prey}") for prey in ("Dan", "Eva")], "Ada", "Cleo", ROOM)


def test_who_is_in_love_shows_nobody_but_the_lovers_and_cupid():
    deal = "villager cupid villager villager villager | seer robber thing"
    alike([dawn(deal, f"Ben cupid {pair}") for pair in ("Cleo Dan", "Dan Eva", "Cleo Eva", "")], "Ada", ROOM)


def test_who_was_bitten_and_cleansed_cannot_tell_it_from_never_bitten():
    deal = "villager vampire priest villager | seer robber thing"
    cleansed = dawn(deal, "Ben vampire Ada", "Cleo priest Ada")
    spared = dawn(deal, "Ben vampire Dan", "Cleo priest Dan")
    alike([cleansed, spared], "Ada", "Dan", ROOM)


def test_marks_that_the_gremlin_moves_later_show_nobody_but_him():
    deal = "villager gremlin vampire villager insomniac | seer robber thing"
    moves = ["", *(f"marks {pair}" for pair in ("Ada Dan", "Dan Eva", "Cleo Dan", "Ada Ben"))]
    worlds = [dawn(deal, "Cleo vampire Dan", f"Ben gremlin {move}") for move in moves]
    alike(worlds, "Ada", "Cleo", "Dan", "Eva", ROOM)


def test_a_mark_the_marksman_saw_may_move_on_without_his_knowing():
    deal = "marksman gremlin vampire villager villager | seer robber thing"
    lines = ("Cleo vampire Dan", "Ada marksman", "Ada marksman Dan")
    alike([dawn(deal, *lines, f"Ben gremlin {move}") for move in ("", "marks Dan Eva")], "Ada", "Dan", "Eva", ROOM)


# --- Fear and lonely fellows ------------------------------------------------------------------------------


def test_a_mason_cannot_tell_a_frightened_partner_from_one_in_the_centre():
    frightened = dawn("mason count mason villager | villager robber thing", "Ben vampire Dan", "Ben count Cleo")
    away = dawn("mason count villager villager | mason robber thing", "Ben vampire Dan", "Ben count Cleo")
    alike([frightened, away], "Ada", "Dan", ROOM)


def test_a_werewolf_cannot_tell_a_frightened_fellow_from_one_in_the_centre():
    deals = (
        "werewolf count {} villager | {} robber thing".format(*pair) for pair in permutations(("werewolf", "seer"))
    )
    worlds = [night(deal, "Ben vampire Dan", "Ben count Cleo") for deal in deals]
    assert [asked(game) for game in worlds] == ["Ada werewolf"] * 2
    alike(worlds, "Ada", ROOM)


def test_the_alpha_may_name_the_same_players_whether_or_not_a_frightened_wolf_is_among_them():
    deals = (
        "alpha-wolf count {} villager | {} robber thing | dream-wolf".format(*pair)
        for pair in permutations(("werewolf", "seer"))
    )
    worlds = [night(deal, "Ben vampire Dan", "Ben count Cleo", "Ada werewolf") for deal in deals]
    assert [asked(game) for game in worlds] == ["Ada alpha-wolf"] * 2
    alike(worlds, "Ada", ROOM)


# --- Cards -------------------------------------------------------------------------------------------------


def test_whom_the_alpha_turned_shows_nobody_not_even_the_one_who_was():
    deal = "villager alpha-wolf villager villager | seer robber thing | werewolf"
    alike([dawn(deal, f"Ben alpha-wolf {prey}") for prey in ("Ada", "Cleo", "Dan")], "Ada", "Cleo", "Dan", ROOM)


def test_what_the_copycat_became_shows_nobody_else():
    deal = "villager copycat villager | hunter tanner bodyguard"
    worlds = [dawn(deal, f"Ben copycat centre-{place}") for place in (1, 2, 3)]
    alike(worlds, "Ada", "Cleo", ROOM)


def test_what_the_investigator_became_shows_nobody_else():
    deal = "villager paranormal-investigator tanner villager | seer robber thing"
    worlds = [dawn(deal, f"Ben paranormal-investigator {suspect}") for suspect in ("Cleo", "Dan", "")]
    alike(worlds, "Ada", "Cleo", "Dan", ROOM)


def test_whose_card_the_witch_gave_away_shows_nobody_else():
    deal = "villager witch villager | hunter robber thing"
    worlds = [dawn(deal, "Ben witch centre-1", f"Ben witch {to}") for to in ("Ada", "Ben", "Cleo")]
    alike([*worlds, dawn(deal)], "Ada", "Cleo", ROOM)


def test_the_aura_seer_sees_who_acted_and_not_what_was_done():
    deal = "aura-seer robber seer villager | witch thing villager"
    doings = [("Cleo seer Ada", "Ben robber Dan"), ("Cleo seer centre-1 centre-3", "Ben robber Cleo")]
    alike([dawn(deal, *lines) for lines in doings], "Ada", "Dan", ROOM)


# --- Who is asked ------------------------------------------------------------------------------------------

# What Ben has to do, or chooses to, as each role; it touches Cleo and the centre alone.
DOES = {
    "copycat": ["copycat centre-2"], "vampire": ["vampire Cleo"], "master": ["vampire Cleo"],
    "count": ["vampire Cleo", "count Dan"], "diseased": ["diseased Cleo"], "cupid": ["cupid Cleo Dan"],
    "instigator": ["instigator Cleo"], "priest": ["priest Cleo"], "assassin": ["assassin Cleo"],
    "werewolf": ["werewolf centre-2"], "alpha-wolf": ["werewolf centre-2", "alpha-wolf Cleo"],
    "mystic-wolf": ["mystic-wolf Cleo"], "thing": ["thing Cleo"], "seer": ["seer Cleo"],
    "paranormal-investigator": ["paranormal-investigator Cleo"], "marksman": ["marksman Cleo", "marksman Dan"],
    "robber": ["robber Cleo"], "witch": ["witch centre-2", "witch Cleo"], "gremlin": ["gremlin cards Cleo Dan"],
}  # fmt: skip


@pytest.mark.parametrize("role", sorted(set(ALL) - {"revealer", "curator"}))
def test_whether_a_role_lies_in_the_centre_or_acts_shows_nobody_who_sleeps(role):
    """The revealer and the curator are left out: the morning shows their work."""
    cards = (role, partner(role), "villager")
    here = f"villager {cards[0]} villager villager | {cards[2]} {cards[1]} priest{beside(role)}"
    away = f"villager {cards[2]} villager villager | {cards[0]} {cards[1]} priest{beside(role)}"
    acting = dawn(here, *(f"Ben {line}" for line in DOES.get(role, ())))
    alike([acting, dawn(away)], "Ada", ROOM)


@pytest.mark.parametrize("role", DOES)
def test_while_one_is_asked_nobody_else_sees_a_question(role):
    game = night(f"villager {role} villager villager | villager {partner(role)} priest{beside(role)}")
    for line in DOES[role]:
        while not asked(game).startswith(f"Ben {line.split()[0]}"):
            game = answered(game, asked(game))  # declined
        for watcher in (0, 2, 3, PUBLIC):
            assert view(game, watcher).questions == ()
        game = answered(game, f"Ben {line}")


# --- Cards turned up and turned back ------------------------------------------------------------------------


def test_a_card_that_was_turned_back_shows_nobody_but_the_revealer():
    """Ben is a werewolf, a dream wolf or a tanner: a face turned back is as good as one nobody looked at."""
    deals = [
        "villager {} revealer villager | {} {} thing".format(*trio)
        for trio in permutations(("werewolf", "tanner", "dream-wolf"))
    ]
    turned = [dawn(deal, "Cleo revealer Ben") for deal in deals]
    alike([*turned, *(dawn(deal) for deal in deals)], "Ada", "Dan", ROOM)


def test_a_card_face_up_shows_its_print_and_not_what_it_counts_as():
    deal = "villager copycat revealer | werewolf tanner hunter"
    worlds = [dawn(deal, f"Ben copycat centre-{place}", "Cleo revealer Ben") for place in (2, 3)]
    alike(worlds, "Ada", "Cleo", ROOM)
    assert knows(worlds[0], "Ada")[-1] == "revealed Ben copycat"


# --- Artifacts ----------------------------------------------------------------------------------------------

DRAWN = ("claw", "fangs", "brand", "cudgel", "mask", "shroud")


def curated(artifact: str, keeper: str) -> Game:
    deal = "villager curator villager villager | werewolf vampire thing"
    return dawn(deal, f"Ben curator {keeper}", f"luck curator {artifact}")


def test_which_artifact_was_drawn_is_known_to_its_bearer_alone():
    """All see that Cleo has one; that it is the mask or the shroud, too, only Cleo is told."""
    worlds = [curated(artifact, "Cleo") for artifact in DRAWN]
    alike(worlds, "Ada", "Ben", "Dan", ROOM)
    for artifact, game in zip(DRAWN, worlds, strict=True):
        assert knows(game, "Cleo")[-2:] == ["holds-artifact Cleo", f"artifact {artifact}"]
        assert knows(game, "Ada")[-1] == "holds-artifact Cleo"


def test_a_curator_who_keeps_the_artifact_learns_which_in_the_morning_and_not_before():
    morning = [
        night("curator villager villager | werewolf vampire thing", "Ada curator Ada", f"luck curator {artifact}")
        for artifact in DRAWN
    ]
    assert [knows(game, "Ada")[-2:] for game in morning] == [
        ["holds-artifact Ada", f"artifact {artifact}"] for artifact in DRAWN
    ]
    drawing = night("curator villager villager | werewolf vampire thing", "Ada curator Ada")
    assert not learnt(drawing, "Ada", "artifact", "holds-artifact")


def test_a_second_curator_sees_where_the_first_artifact_lies_and_not_which_it_is():
    deal = "villager curator curator villager | werewolf vampire thing"
    worlds = [night(deal, "Ben curator Dan", f"luck curator {artifact}") for artifact in DRAWN]
    assert {asked(game) for game in worlds} == {"Cleo curator"}
    alike(worlds, "Ada", "Ben", "Cleo", "Dan", ROOM)


def test_the_bearer_of_an_artifact_does_not_learn_who_laid_it_there():
    one = dawn("villager curator villager | werewolf seer thing", "Ben curator Ada", "luck curator mask")
    other = dawn("villager villager curator | werewolf seer thing", "Cleo curator Ada", "luck curator mask")
    alike([one, other], "Ada", ROOM)
