"""Rules and options that change what the announcer says."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from garou.announcer import LENGTHS, book, script
from garou.announcer.writing import Writer
from garou.games import GAMES
from garou.games.announcing.calls import again
from garou.games.one_night.announcing import found_calls, plan
from garou.texts import LANGUAGES, words
from printed import calls

# --- Rules and options that change what is said ---------------------------------------------------------

MARKING = {"vampire", "master", "count", "renfield", "diseased", "cupid", "instigator", "priest", "assassin"}


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


EYES_SHUT = {
    "en": re.compile(r"\bOtherwise, close your eyes\b"),
    "fr": re.compile(r"\bSinon, ferme les yeux\b"),
    "de": re.compile(r"\bWenn nicht, schließ (die Augen|sie jetzt)\b"),
}
THUMBS = {"en": re.compile(r"\bthumbs?\b"), "fr": re.compile(r"\bpouces?\b"), "de": re.compile(r"\bDaumen\b")}


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


SIGNS = {
    "en": ("thumb up", "thumb down"),
    "fr": ("le pouce vers le haut", "le pouce vers le bas"),
    "de": ("Daumen hoch", "Daumen runter"),
}
UNLESS = {
    "en": re.compile(r"\bif\b", re.IGNORECASE),
    "fr": re.compile(r"\bsi\b|\bs’il\b", re.IGNORECASE),
    "de": re.compile(r"\bwenn\b|\bfalls\b", re.IGNORECASE),
}


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


ARMS = {  # cards are moved
    "en": re.compile(r"\bonce\b|\barms?\b"),
    "fr": re.compile(r"\bune seule fois\b|\bbras\b"),
    "de": re.compile(r"\beinmal\b|\bArm\b"),
}


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
    "de": ("Schließ auch deine Augen", "nach ihren Nummern neben dich", "leise auf den Tisch", "langen Seiten"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), [kind for kind in GAMES if kind[0] != "classic"])
def test_whoever_reads_aloud_is_told_how_not_to_be_seen_or_heard(game, edition, lang):
    def before(*table):
        cues = script(book(game, edition, lang), ["werewolf", "seer"], table=table)
        return " ".join(cue.words for cue in cues if cue.stretch == "before")

    assert all(tip in before("reader", "from-seven") for tip in TIPS[lang])
    assert not any(tip in before() for tip in TIPS[lang])  # a phone needs none of them
