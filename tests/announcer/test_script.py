"""The script calls exactly the waking roles of the cast, in the book's order, in good words, and knows no deal."""

from __future__ import annotations

import functools
import inspect
import random
import re
from itertools import product

import pytest

from garou.announcer import LENGTHS, Tempo, book, books, pace_for, script
from garou.dealing import any_setup, cast_of
from garou.games import GAMES, rules_of
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES
from printed import calls
from slices import leaving_out

# The book's order, written down here a second time: each call and the cards it is held for.
ONE_NIGHT = (
    ("doppelganger", {"doppelganger"}), ("werewolf", {"werewolf"}), ("minion", {"minion"}), ("mason", {"mason"}),
    ("seer", {"seer"}), ("robber", {"robber"}), ("troublemaker", {"troublemaker"}), ("drunk", {"drunk"}),
    ("insomniac", {"insomniac"}),
)  # fmt: skip
EPIC_BATTLE = (
    ("copycat", {"copycat"}), ("vampire", {"vampire", "master", "count"}), ("count", {"count"}),
    ("renfield", {"renfield"}), ("diseased", {"diseased"}), ("cupid", {"cupid"}), ("instigator", {"instigator"}),
    ("priest", {"priest"}), ("assassin", {"assassin"}), ("lovers", {"cupid"}),
    ("werewolf", {"werewolf", "alpha-wolf", "mystic-wolf"}), ("alpha-wolf", {"alpha-wolf"}),
    ("mystic-wolf", {"mystic-wolf"}), ("mason", {"mason"}), ("thing", {"thing"}), ("seer", {"seer"}),
    ("paranormal-investigator", {"paranormal-investigator"}), ("marksman", {"marksman"}), ("robber", {"robber"}),
    ("witch", {"witch"}), ("aura-seer", {"aura-seer"}), ("gremlin", {"gremlin"}), ("insomniac", {"insomniac"}),
    ("revealer", {"revealer"}), ("curator", {"curator"}),
)  # fmt: skip
CLASSIC_FIRST = (("thief", {"thief"}), ("cupid", {"cupid"}), ("lovers", {"cupid"}))
CLASSIC = (("seer", {"seer"}), ("werewolf", {"werewolf"}), ("witch", {"witch"}))


def expected_calls(game: str, cast: set[str], round: int) -> list[str]:
    order = {"one-night": ONE_NIGHT, "epic-battle": EPIC_BATTLE, "classic": CLASSIC}[game]
    if game == "classic" and round == 1:
        order = CLASSIC_FIRST + CLASSIC
    found = [call for call, roles in order if roles & cast]
    if {"doppelganger", "insomniac"} <= cast:
        found.insert(found.index("insomniac") + 1, "doppelganger-insomniac")
    return found


def printed_casts():
    for scenario in SCENARIOS:
        for size in scenario.players:
            cast = cast_of(scenario, size, random.Random(f"{scenario.id} {size}"))
            yield scenario.game, scenario.edition, (), cast.cards + cast.beside


def random_casts(count: int):
    kinds = sorted(GAMES)
    for number in range(count):
        luck = random.Random(f"cast {number}")
        game, edition = kinds[number % len(kinds)]
        rules = GAMES[game, edition]
        options = tuple(luck.sample(sorted(rules.options), luck.randint(0, 1)))
        yield game, edition, options, any_setup(rules, luck.randint(*rules.players), luck).cards


RANDOM = leaving_out(250, 1000)


@functools.cache
def every_cast():
    return [*printed_casts(), *random_casts(RANDOM)]


def test_there_are_enough_casts_of_every_kind():
    assert len(every_cast()) > RANDOM + 38
    assert {(game, edition) for game, edition, _, _ in every_cast()} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_the_calls_are_the_waking_roles_of_the_cast_in_the_books_order(lang, length):
    for game, edition, options, cast in every_cast():
        for night in (1, 2) if game == "classic" else (1,):
            cues = script(book(game, edition, lang), cast, options, length, round=night)
            wanted, rules = expected_calls(game, set(cast), night), GAMES[game, edition]
            assert calls(rules, [cue.call for cue in cues if cue.kind == "open"]) == wanted, cast
            assert calls(rules, [cue.call for cue in cues if cue.kind == "close"]) == wanted, cast


def test_a_call_is_opened_acted_on_and_closed_before_the_next():
    for game, edition, options, cast in every_cast():
        kinds = {}
        for cue in script(book(game, edition, "en"), cast, options):
            if cue.call:
                kinds.setdefault(cue.call, []).append(cue.kind)
        for call, found in kinds.items():
            assert found[0] == "open", call
            assert found[-1] == "close", call
            assert len(found) > 2, call
            assert set(found[1:-1]) == {"act"}, call


def test_whoever_acts_is_given_time():
    for game, edition, options, cast in every_cast():
        paused = {cue.call for cue in script(book(game, edition, "fr"), cast, options) if cue.call and cue.pause >= 8}
        assert set(calls(GAMES[game, edition], paused)) == set(expected_calls(game, set(cast), 1))


# --- Words ------------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|and|you|your|of|is|are|was|with|this|that|not|has|have|who|what|cards?|players?|wolf|wolves|werewol\w+"
    r"|night|day|nobody|everybody|one|dies|wins|eyes?|open|close|look|may|all)\b",
    re.IGNORECASE,
)
FRENCH = re.compile(r"\b(le|la|les|une?|des|du|et|tu|vous|ouvrez?|fermez?|yeux|carte|nuit|personne)\b", re.IGNORECASE)
UNGERMAN = re.compile(r"\b(the|and|you|your|of|with|this|cards?|night|everybody|eyes?|open|look|vous|yeux)\b")
FOREIGN = {"en": FRENCH, "fr": ENGLISH, "de": UNGERMAN}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_every_line_has_words_in_every_length_and_no_other_language_in_them(game, edition, lang):
    for line in book(game, edition, lang)["lines"]:
        assert tuple(line["say"]) == LENGTHS
        for spoken in line["say"].values():
            assert spoken.strip() == spoken
            assert spoken[0].isupper(), spoken
            assert spoken[-1] in ".?!", spoken
            assert not re.search(r"\s\s|[{}$]|\s[.,]", spoken), spoken
            assert not FOREIGN[lang].search(spoken), spoken


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cue_of_every_cast_has_words_without_doubled_spaces(lang):
    for (game, edition, options, cast), length in product(every_cast(), LENGTHS):
        for cue in script(book(game, edition, lang), cast, options, length, table=("from-seven", "newcomers")):
            assert cue.words
            assert "  " not in cue.words


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_brief_is_shorter_than_normal_and_normal_than_the_tale(game, edition):
    for lang in LANGUAGES:
        lines = book(game, edition, lang)["lines"]
        brief, normal, tale = (sum(len(line["say"][length]) for line in lines) for length in LENGTHS)
        assert brief < 0.75 * normal
        assert tale > 1.2 * normal


def said(game, edition, lang, cast):
    return [cue.words for cue in script(book(game, edition, lang), cast.split())]


def test_one_wolf_is_called_as_one_and_a_pack_as_several():
    one = said("one-night", "bezier", "fr", "werewolf seer villager")
    two = said("one-night", "bezier", "fr", "werewolf werewolf seer")
    assert "Loup-Garou, ouvre les yeux." in one
    assert "Loups-Garous, ouvrez les yeux." in two
    assert "Loups-Garous, ouvrez les yeux." not in one


def test_who_may_have_copied_a_wolf_makes_it_a_pack():
    assert "Loups-Garous, ouvrez les yeux." in said("one-night", "bezier", "fr", "werewolf doppelganger seer")


def test_two_seers_are_called_together_and_act_one_after_the_other():
    spoken = said("one-night", "bezier", "fr", "werewolf seer seer")
    assert "Voyantes, ouvrez les yeux." in spoken
    assert "La personne suivante fait de même." in spoken


UNELIDED = re.compile(r"(?<![-\w])(le|la|de|que|ne|se|te|me|je) (?=[aeioéèêàœ])(?!où\b)", re.IGNORECASE)


def test_elisions_are_right():
    for one in books("fr"):
        for line in one["lines"]:
            for spoken in line["say"].values():
                assert not UNELIDED.search(spoken), spoken


# --- Time -----------------------------------------------------------------------------------------------


def test_pauses_are_as_set():
    cues = script(book("one-night", "bezier", "en"), ["seer"], pace=Tempo(role=11, day=420, speed=2))
    pauses = {cue.id: cue.pause for cue in cues}
    assert pauses["seer-open"] == 1  # a breath of two seconds, twice as fast
    assert pauses["seer-act"] == 11
    assert pauses["hands-off"] == 360
    assert pauses["minute"] == 60
    assert pauses["three"] == 1


def test_whoever_has_two_things_to_do_is_given_more_time_and_so_is_the_next_one():
    """As the role's own step says: beats=2."""
    cues = script(book("epic-battle", "ravensburger", "en"), ["seer", "witch", "witch"], pace=Tempo(role=10))
    pauses = {cue.id: cue.pause for cue in cues}
    assert pauses["seer-act"] == 10
    assert pauses["witch-act"] == pauses["witch-next-one"] == 15


@pytest.mark.parametrize("day", [45, 60])
def test_a_day_no_longer_than_a_minute_does_not_announce_its_last(day):
    cues = script(book("one-night", "bezier", "en"), ["seer"], pace=Tempo(day=day))
    pauses = {cue.id: cue.pause for cue in cues}
    assert pauses["hands-off"] == day
    assert "minute" not in pauses


NUMBERS = re.compile(r"\b(\d+|eight|ten|twelve|huit|dix|douze)\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_role_is_given_the_books_count_of_ten_and_no_hint_says_another_number(lang):
    cues = script(book("one-night", "bezier", lang), ["werewolf", "seer"], table=("reader",))
    [hint] = [cue.words for cue in cues if cue.id == "hint-reader"]
    assert not NUMBERS.search(hint)
    assert [cue.pause for cue in cues if cue.id == "seer-act"] == [10]


def test_newcomers_and_large_tables_get_more_time():
    assert pace_for(5) == Tempo(10, 300)
    assert pace_for(5, newcomers=True) == Tempo(15, 600)
    assert pace_for(10).day == 300 + 3 * 60


# --- Nothing depends on a deal ----------------------------------------------------------------------------


def test_no_deal_can_be_handed_in():
    assert set(inspect.signature(book).parameters) == {"game", "edition", "lang"}
    wanted = {"book", "cast", "options", "length", "table", "round", "pace"}
    assert set(inspect.signature(script).parameters) == wanted


def test_the_order_in_which_the_cards_lie_changes_nothing():
    for game, edition, options, cast in every_cast()[::20]:
        shuffled = random.Random(0).sample(cast, len(cast))
        one = book(game, edition, "en")
        assert script(one, cast, options) == script(one, shuffled, options)


def test_the_rules_of_every_option_are_known():
    """A cast is drawn with options that the rules accept."""
    for game, edition, options, _ in every_cast():
        rules_of(game, edition, options)
