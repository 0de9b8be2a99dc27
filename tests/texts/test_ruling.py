"""A role's document told as a rule: in sentences that a reader of the card would recognise."""

from __future__ import annotations

import pytest

from garou.homemade.checking import BASES
from garou.homemade.shelf import printed
from garou.homemade.verbs import POOLS
from garou.homemade.written import role_of
from garou.texts import LANGUAGES, patterns, words
from garou.texts.ruling import rule, shapes

WINS = ("team", "dying", "surviving", "neighbour-dying", "pointed-dying", "nobody-dying")
WEAVER = {
    "id": "weaver",
    "names": {"fr": {"name": "Brodeuse", "the": "la Brodeuse"}, "en": {"name": "Weaver", "the": "the Weaver"}},
    "wakes": {"after": "robber"},
    "night": [
        {"choose": "neighbours", "may": True, "as": "first"},
        {"look": "first"},
        {"choose": "centre", "as": "second", "when": {"seen": "first", "is": "werewolf"}},
        {"swap": ["first", "second"]},
    ],
    "votes": 2,
}


def test_a_rule_is_read_from_its_verbs():
    assert rule(words("en"), role_of(WEAVER)) == (
        "Right after the call “Robber”, the Weaver may choose one of the two neighbours, then looks at that player’s "
        "card; if it is a card of the werewolves, chooses a card of the centre, then exchanges that player’s card and "
        "that card of the centre. Its finger counts double. Wins with the village."
    )


def test_it_is_read_in_the_readers_language():
    assert rule(words("fr"), role_of(WEAVER)).startswith(
        "Juste après l’appel «\u202fVoleur\u202f», la Brodeuse peut désigner un de ses voisins, puis regarde la carte"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_role_reads_as_a_rule(lang):
    for game, edition in BASES.values():
        for doc in printed(game, edition).values():
            told = rule(words(lang), doc)
            assert told.endswith("."), (game, doc.id)
            assert not {"{", "  "} & {*told, *(told[at : at + 2] for at in range(len(told)))}, (game, doc.id, told)


def test_of_two_players_the_first_and_the_second_are_told_apart():
    seen = rule(words("en"), printed("epic-battle")["paranormal-investigator"])
    assert "looks at the first player’s card" in seen
    assert "looks at the second player’s card" in seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_the_table_has_its_sentence(lang):
    for row in shapes()["shapes"]:
        assert words(lang).has(f"rule-{row}"), row


def test_there_is_no_sentence_that_no_rule_uses():
    """Rows of the table, places and pools by what they hold, and what stands in the code as it is."""
    players = ("me", "player", "player-1", "player-2", "players")
    nouns = {f"card-{one}" for one in (*players, "place", "places", "any", "spare")} | {
        f"mark-{one}" for one in players
    }
    nouns |= {f"who-{one}" for one in (*players, "found", "place", "places", "any", "word", "fellows", "neighbours")}
    nouns |= {"who-others", "who-centre"}
    pools = {f"pool-{pool}-{many}" for pool in POOLS if pool != "words" for many in (1, 2, 3)}
    joints = {
        "then",
        "then-if",
        "and",
        "or",
        "when",
        "quoted",
        "except",
        "says",
        "night",
        "night-if",
        "sleeps",
        "wakes",
    }
    waking = {"wakes-first", "wakes-after", "wakes-with", "together", "heal-left", "poison-left"}
    by_day = {f"dies-{one}" for one in ("voted", "chosen", "neighbours")} | {
        "votes-0",
        "votes-2",
        "votes-3",
        "guards-by",
    }
    by_day |= {f"guards-{one}" for one in ("voted", "self", "neighbours")}
    goals = {f"wins-{one}" for one in (*WINS, "follower", "alone")}
    named = {"the-f", "the-m", "the-vowel-f", "the-vowel-m"}
    known = {*shapes()["shapes"]} | nouns | pools | joints | waking | by_day | goals | named
    for lang in LANGUAGES:
        assert {key.removeprefix("rule-") for key in patterns(lang, "rule-")} == known
