"""The script calls exactly the waking roles of the cast, in the book's order, in good words, and knows no deal."""

from __future__ import annotations

import inspect
import json
import random
import re
from dataclasses import replace
from itertools import product

import pytest

from catalogue import everything, keys, variables
from garou.announcer import LENGTHS, Tempo, book, books, pace_for, script
from garou.announcer.writing import Writer
from garou.dealing import any_setup, cast_of
from garou.games import GAMES, rules_of
from garou.games.announcing.calls import again
from garou.games.one_night.announcing import found_calls, plan
from garou.games.scenarios import SCENARIOS
from garou.texts import LANGUAGES, words
from printed import calls

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
MARKING = {"vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin"}


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


def random_casts(count: int = 1000):
    kinds = sorted(GAMES)
    for number in range(count):
        luck = random.Random(f"cast {number}")
        game, edition = kinds[number % len(kinds)]
        rules = GAMES[game, edition]
        options = tuple(luck.sample(sorted(rules.options), luck.randint(0, 1)))
        yield game, edition, options, any_setup(rules, luck.randint(*rules.players), luck).cards


CASTS = [*printed_casts(), *random_casts()]


def test_there_are_enough_casts_of_every_kind():
    assert len(CASTS) > 1000 + 38
    assert {(game, edition) for game, edition, _, _ in CASTS} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", LENGTHS)
def test_the_calls_are_the_waking_roles_of_the_cast_in_the_books_order(lang, length):
    for game, edition, options, cast in CASTS:
        for night in (1, 2) if game == "classic" else (1,):
            cues = script(book(game, edition, lang), cast, options, length, round=night)
            wanted, rules = expected_calls(game, set(cast), night), GAMES[game, edition]
            assert calls(rules, [cue.call for cue in cues if cue.kind == "open"]) == wanted, cast
            assert calls(rules, [cue.call for cue in cues if cue.kind == "close"]) == wanted, cast


def test_a_call_is_opened_acted_on_and_closed_before_the_next():
    for game, edition, options, cast in CASTS:
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
    for game, edition, options, cast in CASTS:
        paused = {cue.call for cue in script(book(game, edition, "fr"), cast, options) if cue.call and cue.pause >= 8}
        assert set(calls(GAMES[game, edition], paused)) == set(expected_calls(game, set(cast), 1))


# --- Words ------------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(the|and|you|your|of|is|are|was|with|this|that|not|has|have|who|what|cards?|players?|wolf|wolves|werewol\w+"
    r"|night|day|nobody|everybody|one|dies|wins|eyes?|open|close|look|may|all)\b",
    re.IGNORECASE,
)
FRENCH = re.compile(r"\b(le|la|les|une?|des|du|et|tu|vous|ouvrez?|fermez?|yeux|carte|nuit|personne)\b", re.IGNORECASE)
FOREIGN = {"en": FRENCH, "fr": ENGLISH}


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
    for (game, edition, options, cast), length in product(CASTS, LENGTHS):
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


# --- Rules and options that change what is said ---------------------------------------------------------


def ids(game, edition, cast, options=(), **more):
    return [cue.id for cue in script(book(game, edition, "en"), cast.split(), options, **more)]


def test_the_lone_look_is_an_option_in_one_edition_and_the_rule_in_the_others():
    assert "werewolf-lone" not in ids("one-night", "bezier", "werewolf seer")
    assert "werewolf-lone" in ids("one-night", "bezier", "werewolf seer", ("lone-wolf",))
    assert "werewolf-lone" in ids("one-night", "ravensburger", "werewolf seer")
    assert "werewolf-lone" in ids("epic-battle", "ravensburger", "werewolf seer")


@pytest.mark.parametrize(
    ("game", "edition", "option", "cast", "line"),
    [
        ("one-night", "bezier", "robber-must-rob", "robber", "robber-must"),
        ("epic-battle", "ravensburger", "robber-must-rob", "robber", "robber-must"),
        ("epic-battle", "ravensburger", "alpha-card-in-centre", "alpha-wolf seer", "seer-fourth-card"),
        ("epic-battle", "ravensburger", "aura-night-only", "aura-seer priest", "aura-seer-night-only"),
        ("classic", "", "captain", "werewolf", "captain"),
        ("classic", "", "wolves-spare-wolves", "werewolf", "werewolf-spare"),
        ("classic", "", "hunter-any-death", "werewolf hunter", "any-last-shot"),
        ("classic", "", "lovers-spare-each-other", "werewolf cupid", "lovers-spared"),
        ("classic", "", "girl-beyond-help", "werewolf witch little-girl", "girl-lost"),
        ("classic", "", "village-must-lynch", "werewolf", "vote-ready-must"),
        ("classic", "", "village-must-lynch", "werewolf", "tie-must"),
        ("classic", "", "village-must-lynch", "werewolf", "lynched-must"),
    ],
)
def test_an_option_changes_its_line(game, edition, option, cast, line):
    assert line not in ids(game, edition, cast)
    assert line in ids(game, edition, cast, (option,))


def test_where_everybody_must_vote_no_line_speaks_of_keeping_still():
    said = ids("classic", "", "werewolf", ("village-must-lynch",))
    assert {"vote-ready", "tie", "lynched"}.isdisjoint(said)
    assert said[said.index("vote-ready-must") :][:5] == ["vote-ready-must", "three", "two", "one", "point"]


def test_a_captain_breaks_the_tie_where_everybody_must_vote_as_well():
    said = ids("classic", "", "werewolf", ("captain", "village-must-lynch"))
    assert "captain-tie" in said
    assert {"tie", "tie-must"}.isdisjoint(said)


def test_the_doppelganger_hears_what_she_may_do_at_once_and_what_she_must_wait_for():
    plain = ids("one-night", "bezier", "doppelganger werewolf villager")
    assert not [name for name in plain if name.startswith(("doppelganger-at-once", "doppelganger-minion"))]
    full = script(book("one-night", "bezier", "en"), ["doppelganger", "werewolf", "minion", "seer", "drunk"])
    [at_once] = [cue.words for cue in full if cue.id.startswith("doppelganger-at-once")]
    assert "the Seer and the Drunk" in at_once
    assert [cue.id for cue in full if cue.id.startswith("doppelganger-minion")]


def test_whoever_copied_a_role_that_acts_alone_and_not_at_once_is_called_right_after_it():
    rules = GAMES["one-night", "bezier"]
    assert [(call, role.name) for call in calls(rules) for role in again(rules, call)] == [
        ("insomniac", "doppelganger")
    ]
    late = replace(rules.roles["seer"], at_once=False)
    changed = replace(rules, roles={**rules.roles, "seer": late})
    names = [call.name for call in found_calls(changed)]
    assert names[names.index("seer") + 1] == "doppelganger-seer"
    writer = Writer(words("en"), "one-night", {call.name: call for call in found_calls(changed)})
    said = [writer.say(line, 1)["normal"] for line in plan(changed) if line.call == "doppelganger-seer"]
    seers = next(writer.say(line, 1) for line in plan(changed) if (line.call, line.name) == ("seer", "act"))
    assert said[0] == "Doppelgänger, if you saw the Seer, open your eyes."
    assert seers["normal"] in said


EYES_SHUT = {"en": re.compile(r"\bOtherwise, close your eyes\b"), "fr": re.compile(r"\bSinon, ferme les yeux\b")}
THUMBS = {"en": re.compile(r"\bthumbs?\b"), "fr": re.compile(r"\bpouces?\b")}


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["bezier", "ravensburger"])
def test_a_doppelganger_who_saw_no_minion_closes_her_eyes_before_the_thumbs(edition, lang, length):
    cast = ["doppelganger", "werewolf", "minion", "seer"]
    lines = [c.words for c in script(book("one-night", edition, lang), cast, length=length) if c.call == "doppelganger"]
    [shut] = [number for number, line in enumerate(lines) if EYES_SHUT[lang].search(line)]
    thumbs = [number for number, line in enumerate(lines) if THUMBS[lang].search(line)]
    assert thumbs
    assert shut < min(thumbs)


def test_without_marks_there_is_no_dusk_and_the_copycat_opens_the_night():
    cues = script(book("epic-battle", "ravensburger", "en"), ["copycat", "werewolf", "seer", "robber", "villager"])
    assert not [cue for cue in cues if cue.stretch == "dusk"]
    night = [cue.id for cue in cues if cue.stretch == "night"]
    assert night[0] == "night-falls"
    assert next(cue.call for cue in cues if cue.kind == "open") == "copycat"


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize(("lang", "card", "mark"), [("en", "card", "mark"), ("fr", "carte", "marque")])
def test_by_day_nobody_touches_a_card_nor_where_there_are_marks_a_mark(lang, card, mark, length):
    for cast, marks in (("werewolf seer villager", False), ("werewolf seer priest", True)):
        cues = script(book("epic-battle", "ravensburger", lang), cast.split(), length=length)
        [said] = [cue.words for cue in cues if cue.id.startswith("hands-off")]
        assert card in said
        assert (mark in said) == marks


def test_where_a_shroud_may_lie_it_is_said_before_the_count_how_its_bearer_votes():
    said = ids("epic-battle", "ravensburger", "werewolf seer curator")
    assert said.index("minute") < said.index("vote-shroud") < said.index("vote-ready")
    assert "vote-shroud" not in ids("epic-battle", "ravensburger", "werewolf seer villager")


def test_with_marks_dusk_ends_with_everybody_looking_at_their_own_mark():
    for role in sorted(MARKING):
        cues = script(book("epic-battle", "ravensburger", "en"), ["copycat", "werewolf", role, "seer"])
        dusk = [cue.id for cue in cues if cue.stretch == "dusk"]
        assert dusk[0] == "dusk-falls"
        assert "own-mark" in dusk[-2:]
        assert next(cue.id for cue in cues if cue.stretch == "night") == "night-after-dusk"


def test_the_first_night_of_the_classic_game_has_calls_and_an_election_of_its_own():
    cast = "werewolf cupid seer thief villager villager villager"
    assert {"night-falls", "captain", "thief-open"} <= set(ids("classic", "", cast, ("captain",)))
    later = ids("classic", "", cast, ("captain",), round=2)
    assert {"night-falls", "captain", "thief-open", "lovers-open"}.isdisjoint(later)
    assert {"night-again", "seer-open", "captain-heir"} <= set(later)


def test_where_somebody_leads_the_script_waits_for_whoever_answers_them_and_for_what_they_do():
    cast = ["thief", "cupid", "seer", "seer", "werewolf", "little-girl", "witch", "villager"]
    cues = script(book("classic", "", "en"), cast, ("captain",))
    assert [cue.id for cue in cues if cue.waits] == [
        "thief-act", "cupid-act", "touch", "seer-act", "seer-next-one", "werewolf-act", "werewolf-girl", "witch-act",
        "witch-heal", "witch-poison", "deaths", "captain", "captain-now", "lynched",
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "edition"), [kind for kind in GAMES if kind[0] != "classic"])
def test_where_nobody_leads_nothing_waits(game, edition):
    assert not any(line["waits"] for line in book(game, edition, "en")["lines"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_captain_is_elected_at_a_signal(lang):
    cues = script(book("classic", "", lang), ["werewolf", "villager"], ("captain",))
    election = [cue for cue in cues if cue.id.startswith("captain") and cue.aloud]
    assert [cue.id for cue in election] == ["captain", "captain-point", "captain-now"]
    assert election[-1].sound == "gong"


@pytest.mark.parametrize("day", [1, 2])
def test_a_captain_whom_the_village_kills_names_a_successor_at_once(day):
    cues = script(book("classic", "", "en"), ["werewolf", "cupid", "hunter", "villager"], ("captain",), round=day)
    vote = [re.sub(r"-\d+$", "", cue.id) for cue in cues if cue.stretch == "vote"]
    deaths = max(vote.index(line) for line in ("lynched", "last-shot", "grief"))
    assert deaths < vote.index("captain-heir") < vote.index("check-end")
    assert "captain-heir" not in ids("classic", "", "werewolf hunter", round=day)


SIGNS = {"en": ("thumb up", "thumb down"), "fr": ("le pouce vers le haut", "le pouce vers le bas")}
UNLESS = {"en": re.compile(r"\bif\b", re.IGNORECASE), "fr": re.compile(r"\bsi\b|\bs’il\b", re.IGNORECASE)}


@pytest.mark.parametrize("night", [1, 2])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_witch_is_shown_the_victim_every_night_and_answers_with_her_thumb(lang, length, night):
    cues = script(book("classic", "", lang), ["werewolf", "witch"], length=length, round=night)
    act, heal, poison = [cue.words for cue in cues if cue.call == "witch" and cue.kind == "act"]
    assert not UNLESS[lang].search(act)
    up, down = SIGNS[lang]
    assert up in heal
    assert down in poison


ARMS = {"en": re.compile(r"\bonce\b|\barms?\b"), "fr": re.compile(r"\bune seule fois\b|\bbras\b")}  # cards are moved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_classic_game_has_no_hint_for_cards_that_move_in_the_night(lang):
    def hinted(game, edition, cast):
        cues = script(book(game, edition, lang), cast.split(), table=("from-seven", "newcomers", "reader"))
        return [cue.words for cue in cues if cue.stretch == "before" and ARMS[lang].search(cue.words)]

    assert len(hinted("one-night", "bezier", "werewolf seer")) == 2
    assert hinted("classic", "", "werewolf thief seer") == []


def test_hints_come_where_the_table_needs_them():
    cast = "werewolf seer robber"
    assert "hint-close" not in ids("one-night", "bezier", cast)
    assert {"hint-close", "hint-newcomers", "hint-reader"} <= set(
        ids("one-night", "bezier", cast, table=("from-seven", "newcomers", "reader"))
    )
    plain = ids("one-night", "bezier", cast)
    assert plain.index("nudge") < plain.index("dawn") < plain.index("hint-circle") < plain.index("minute")
    assert plain[plain.index("vote-ready") :][:5] == ["vote-ready", "three", "two", "one", "point"]


TIPS = {
    "en": ("Close your own eyes", "tokens beside you", "tap on the table", "long sides"),
    "fr": ("Ferme les yeux, toi aussi", "jetons près de toi", "tapote sur la table", "longs côtés"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), [kind for kind in GAMES if kind[0] != "classic"])
def test_whoever_reads_aloud_is_told_how_not_to_be_seen_or_heard(game, edition, lang):
    def before(*table):
        cues = script(book(game, edition, lang), ["werewolf", "seer"], table=table)
        return " ".join(cue.words for cue in cues if cue.stretch == "before")

    assert all(tip in before("reader", "from-seven") for tip in TIPS[lang])
    assert not any(tip in before() for tip in TIPS[lang])  # a phone needs none of them


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
    for game, edition, options, cast in CASTS[::20]:
        shuffled = random.Random(0).sample(cast, len(cast))
        one = book(game, edition, "en")
        assert script(one, cast, options) == script(one, shuffled, options)


def test_the_rules_of_every_option_are_known():
    """A cast is drawn with options that the rules accept."""
    for game, edition, options, _ in CASTS:
        rules_of(game, edition, options)


# --- The book as data -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_books_survive_json_and_every_line_has_its_own_id(lang):
    for one in books(lang):
        assert json.loads(json.dumps(one)) == one
        names = [line["id"] for line in one["lines"]]
        assert len(set(names)) == len(names)


def test_conditions_speak_only_of_words_there_are():
    for one in books("en"):
        known = {role["id"] for role in one["roles"]} | {option["id"] for option in one["options"]}
        known |= {f"{word}:{call['id']}" for word in ("call", "several") for call in one["calls"]}
        known |= {"from-seven", "newcomers", "reader"}
        for line in one["lines"]:
            assert {word for listed in line["when"].values() for word in listed} <= known, line["id"]


def test_both_languages_have_the_same_lines_but_for_number():
    """Where one language speaks to one and several in the same words, it has one line where the other has two."""
    for game, edition in GAMES:
        bare = [{re.sub(r"-\d+$", "", line["id"]) for line in book(game, edition, lang)["lines"]} for lang in LANGUAGES]
        assert bare[0] == bare[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said(lang):
    """No line waits for a table that cannot be: one made of nothing but its own condition hears it."""
    for one in books(lang):
        for line in one["lines"]:
            words_wanted = [*line["when"]["all"], *line["when"]["any"][:1]]
            heard = script(
                one,
                [card for word in words_wanted for card in cards_for(word, one)],
                words_wanted,
                table=words_wanted,
                round=2 if line["round"] == "later" else 1,
            )
            assert line["id"] in [cue.id for cue in heard]


def cards_for(word, one):
    kind, _, call = word.partition(":")
    if call:
        roles = next(c["roles"] for c in one["calls"] if c["id"] == call)
        return roles[:1] * (2 if kind == "several" else 1)
    return [word] if word in {role["id"] for role in one["roles"]} else []


@pytest.mark.parametrize("key", sorted(keys("announce-")))
def test_all_words_of_the_announcer_are_used(key):
    """Those that are told nothing stand in some book as they are."""
    books_say = {text for one in books("fr") for line in one["lines"] for text in line["say"].values()}
    names = {one["name"] for one in books("fr")}
    if not variables(everything("fr")[f"announce-{key}"]):
        text = words("fr")(f"announce-{key}")
        assert any(text in said for said in books_say | names)
