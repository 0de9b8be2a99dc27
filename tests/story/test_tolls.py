"""Once all is over it is told why nobody died, who was kept from dying, and who fell together; not a word before."""

from __future__ import annotations

import re

import pytest

import epic
import village
from garou.engine.game import Game
from garou.rooms.settings import Settings
from garou.story.chapters import chapters
from garou.story.frames import frames
from garou.story.tale import tale
from garou.texts import LANGUAGES, words
from garou.texts.narrator import Narrator
from garou.web.ending import told
from garou.web.render import rendered
from one_night import voted

GUARDED = "bodyguard werewolf villager villager | villager villager villager"


def tolls(game: Game) -> list[str]:
    """Each as a line: "guarded Ben by Ada"."""
    found = [toll for chapter in chapters(game) for scene in chapter.scenes for toll in scene.tolls]
    return [" ".join([one.rule, *names(one.players), *(["by", *names(one.by)] if one.by else [])]) for one in found]


def names(seats):
    return [village.NAMES[seat] for seat in seats]


def narrator(game, lang, kind):
    return Narrator(words(lang), kind, village.NAMES[: len(game.setup.deal)], game.rules.places)


def lines(game: Game, kind: str, lang: str = "en") -> list[str]:
    """The whole story."""
    return [line for _, some in tale(narrator(game, lang, kind), chapters(game)) for line in some]


# --- One Night and Epic Battle --------------------------------------------------------------------


def test_where_nobody_has_two_votes_the_story_says_so_before_it_names_the_winners():
    game = voted("werewolf villager villager", "Ben Cleo Ada")
    assert tolls(game) == ["one-each"]
    assert lines(game, "one-night")[-2] == "Nobody has more than one vote: nobody dies of the vote."


def test_those_who_share_the_most_votes_are_said_to():
    game = voted("werewolf villager villager villager", "Ben Ada Ada Ben")  # 2 each
    assert tolls(game) == ["shared Ada Ben"]
    assert "The most votes are shared, 2 each: Ada and Ben die together." in lines(game, "one-night")


def test_where_one_alone_falls_no_more_needs_to_be_said():
    assert tolls(voted("werewolf villager villager", "Ben Ada Ada")) == []


def test_whom_a_guard_pointed_at_is_said_to_be_protected_and_by_whom():
    game = epic.day(GUARDED, votes="Ben Ada Ben Ben")
    assert tolls(game) == ["guarded Ben by Ada", "none-else"]
    story = lines(game, "epic-battle")
    assert "Ada (Bodyguard) protects Ben: those 3 votes do not count." in story
    assert "Nobody else has two votes: nobody dies of the vote." in story


def test_a_guard_against_nothing_is_not_worth_a_word():
    """Ada alone points at Ben."""
    assert tolls(epic.day(GUARDED, votes="Ben Cleo Dan Cleo")) == []


def test_whoever_is_out_of_reach_by_the_own_card_is_said_to_be():
    deal = "master vampire villager villager | villager villager villager"
    game = epic.day(deal, "Ada vampire Cleo", votes="Ben Ada Ada Ada")
    assert tolls(game) == ["shielded Ada by Ada", "none-else"]
    assert "Ada is protected (Master): those 3 votes do not count." in lines(game, "epic-battle")


def test_among_three_sides_second_place_is_said_to_die_too():
    deal = "vampire werewolf villager villager villager villager | villager villager villager"
    game = epic.day(deal, "Ada vampire Cleo", votes="Ben Ada Ben Ben Ada Ben")  # 4 and 2
    assert tolls(game) == ["second Ada"]


# --- Classic --------------------------------------------------------------------------------------

SEVEN = "werewolf werewolf witch villager villager villager villager"


def over(*said: str, deal: str = SEVEN, options: str = "") -> Game:
    """These answers, then the village finds both wolves."""
    return village.said(village.dealt(deal, *said, options=options), "all lynch Ada", "all lynch Ben")


def test_a_pack_that_does_not_agree_is_told():
    game = over("Ada werewolf Dan", "Ben werewolf Eva")
    assert tolls(game)[0] == "pack-split Dan Eva"
    assert "The pack does not agree (Dan and Eva): no victim that night." in lines(game, "classic")


def test_a_pack_that_may_not_eat_its_own_is_told():
    game = over("Ben sleep sleep", "Ada werewolf Ben", options="wolves-spare-wolves")
    assert tolls(game)[0] == "pack-own Ben"


def test_whom_a_potion_saved_is_told_once():
    game = over("Ada werewolf Dan", "Ben werewolf Dan", "Cleo witch-heal heal")
    assert "healed Dan by Cleo" in tolls(game)
    assert [line for line in lines(game, "classic") if "potion for Dan" in line or "saved by" in line] == [
        "Cleo pours the healing potion for Dan."
    ]


def test_a_tie_and_a_village_that_names_nobody_are_told():
    ties = "votes lynch Ada>Dan Ben>Eva", "votes lynch Ada>Dan Ben>Eva"
    assert "tied Dan Eva" in tolls(over("all werewolf Fay", *ties))
    assert "named-nobody" in tolls(over("all werewolf Fay", "all lynch"))


def test_nothing_of_it_is_told_before_the_end():
    game = village.dealt(SEVEN, "Ada werewolf Dan", "Ben werewolf Dan", "Cleo witch-heal heal", "all lynch")
    assert game.outcome is None
    assert tolls(game) == []


# --- Wherever it is told --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_the_end_and_the_film_say_it_too(lang):
    game = epic.day(GUARDED, votes="Ben Ada Ben Ben")
    assert game.outcome
    speaking = narrator(game, lang, "epic-battle")
    [toll, _] = [toll for frame in frames(game) for toll in frame.scene.tolls]
    [deaths] = told(game, game.outcome, Settings("epic-battle", "ravensburger"), None, speaking).deaths
    assert deaths.rows[0].text == speaking.toll(toll)
    assert deaths.rows[-1].text == words(lang)("replay-deaths.none")
    assert speaking.toll(toll) in lines(game, "epic-battle", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_potion_stands_on_the_page_of_the_end_with_the_night_it_was_drunk(lang):
    game = over("Ada werewolf Dan", "Ben werewolf Dan", "Cleo witch-heal heal")
    assert game.outcome
    page = told(game, game.outcome, Settings("classic", ""), None, narrator(game, lang, "classic"))
    assert "Dan" in page.deaths[0].rows[0].text
    assert "Cleo" in page.deaths[0].rows[0].text


def ends(game, kind, edition):
    """The lines about who died, and which of them wait for the cards."""
    page = told(game, game.outcome, Settings(kind, edition), None, narrator(game, "en", kind))
    return page, [(row.telling, row.text) for one in page.deaths for row in one.rows]


def test_what_names_a_card_is_not_told_before_the_cards():
    """The end is told in stages, and who protected whom is known by what they hold."""
    page, rows = ends(epic.day(GUARDED, votes="Ben Ada Ben Ben"), "epic-battle", "ravensburger")
    assert [(telling, "protects" in text) for telling, text in rows] == [(True, True), (True, False), (False, False)]
    drawn = rendered("replay/told.html", t=words("en"), o=page, title="h1")
    votes, deaths, cards = re.split(r'<section class="stack stage" data-stage="[23]">', drawn)[:3]
    assert re.findall(r'<li class="telling">(.*?)</li>', deaths) == [text for _, text in rows[:2]], (
        "hidden while it is told step by step; nobody else is a riddle before one knows who"
    )
    assert rows[0][1] in cards
    assert rows[0][1] not in votes
    _, potion = ends(over("Ada werewolf Dan", "Ben werewolf Dan", "Cleo witch-heal heal"), "classic", "")
    assert potion[0][0], "so is what the night would have done"
    _, shared = ends(voted("werewolf villager villager villager", "Ben Ada Ada Ben"), "one-night", "bezier")
    assert not any(telling for telling, _ in shared), "votes are known to everybody"


# --- Which rule a defeat rests on -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "votes", "said"),
    [
        ("werewolf villager villager", "Ben Cleo Ada", "The village loses: no werewolf died, and one lives on, Ada."),
        (
            "villager villager villager",
            "Ben Ada Ada",
            "The village loses: there was no werewolf at the table, and yet death took Ada.",
        ),
    ],
)
def test_the_defeat_of_the_village_names_whom_it_rests_on(cards, votes, said):
    game = voted(cards, votes)
    assert said in [narrator(game, "en", "one-night").reason(reason) for reason in game.outcome.why]


def test_a_camp_that_lost_the_classic_game_is_told_by_which_rule():
    game = village.morning(village.dealt("werewolf werewolf werewolf villager villager", "all werewolf Dan"))
    assert game.outcome
    speaking = narrator(game, "en", "classic")
    assert next(speaking.reason(reason, game.outcome.why) for reason in game.outcome.why) == (
        "A loss for the village: a werewolf lives, and at most one player is left to face the pack."
    )
