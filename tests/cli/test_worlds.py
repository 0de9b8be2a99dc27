"""`garou worlds`: what can be concluded from a seat's night and from claims, one JSON object a line."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest

from command import garou
from garou.engine.values import Slot
from garou.games import GAMES
from histories import histories
from records import EPIC_BATTLE, ONE_NIGHT

QUESTION = {
    "game": "one-night",
    "edition": "ravensburger",
    "options": {"robber-must-rob": True},
    "cards": ["werewolf", "werewolf", "seer", "robber", "insomniac", "villager"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "seer"},
        {"fact": "saw-card", "where": "centre-3", "role": "werewolf"},
        {"fact": "saw-card", "where": "centre-1", "role": "villager"},
    ],
    "claims": [
        {"by": "Ben", "kind": "am", "parts": ["insomniac"]},
        {"by": "Cleo", "kind": "think", "parts": ["Ben", "werewolf"]},
        {"by": "Ben", "kind": "vote", "parts": ["Cleo"]},
    ],
}


def but(**fields) -> dict:
    """The same question with other fields; None leaves one out."""
    return {key: value for key, value in (QUESTION | fields).items() if value is not None}


def asked(question: object, *words: str):
    return garou("worlds", *words, "-", stdin=json.dumps(question).encode())


def answer(question: dict) -> dict:
    done = asked(question)
    assert (done.status, done.err) == (0, [])
    [line] = done.out
    found = json.loads(line)
    assert found.pop("file") == "-"
    return found


# --- What is possible -------------------------------------------------------------------------------


def test_worlds_and_chances_are_those_of_every_history_tried_one_by_one():
    rules = GAMES["one-night", "ravensburger"].playing(["robber-must-rob"])
    seen = {("saw-card", Slot(3), "villager"), ("saw-card", Slot(5), "werewolf")}
    fitting = [
        one for one in histories(rules, QUESTION["cards"], 3)
        if one.told[0][0] == ("dealt", "seer") and {*one.told[0][1:]} == seen and one.counts[1] == "insomniac"
    ]  # fmt: skip
    total = sum(one.weight for one in fitting)
    chances: dict[str, Counter[str]] = {}
    for place, name in enumerate(["Ada", "Ben", "Cleo", "centre-1", "centre-2", "centre-3"]):
        chances[name] = Counter()
        for one in fitting:
            chances[name][one.counts[place]] += one.weight / total
    none = sum(one.weight for one in fitting if "werewolf" not in one.counts[:3]) / total
    assert answer(QUESTION) == {
        "possible": True,
        "worlds": str(len(fitting)),
        "chances": {name: {role: str(part) for role, part in some.items()} for name, some in chances.items()},
        "no-monster": str(none),
        "exact": True,
    }
    assert 0 < none < 1


def test_somebody_who_only_listens_has_neither_seat_nor_facts():
    found = answer(but(seat=None, facts=None, claims=None))
    assert found["chances"]["Ada"] == found["chances"]["Ben"] == found["chances"]["Cleo"]
    assert Fraction(found["no-monster"]) == Fraction(1, 5)  # both among three of six places: 3 * 2 / (6 * 5)
    assert list(found) == ["possible", "worlds", "chances", "no-monster", "exact"]


def test_the_lines_of_a_view_until_the_vote_are_facts():
    """Ben named the cards of the centre in an order of his own."""
    record = json.dumps(ONE_NIGHT).encode()
    for name in ONE_NIGHT["players"]:
        lines = [json.loads(line) for line in garou("view", "-", "--seat", name, stdin=record).out]
        facts = [line for line in lines if line["fact"] not in ("voted", "won", "shown")]
        question = {key: ONE_NIGHT[key] for key in ("game", "edition", "options", "players")}
        found = answer(question | {"cards": ONE_NIGHT["deal"] + ONE_NIGHT["centre"], "seat": name, "facts": facts})
        assert found["possible"]
        assert Fraction(found["chances"]["Cleo"]["werewolf"]) > 0  # so it was


def test_half_a_night_is_answered_where_it_is_said_to_be_one():
    """Ada was dealt the robber and has not been called yet: she may still have any card in the morning."""
    half = but(facts=[{"fact": "dealt", "role": "robber"}], claims=None, options={})
    assert answer(half)["chances"]["Ada"] == {"robber": "1"}  # as a whole night: she declined
    found = answer(half | {"over": False})
    assert Fraction(found["chances"]["Ada"]["robber"]) == Fraction(1, 3)  # nobody, Ben or Cleo
    assert found["exact"]


def test_edition_and_options_may_be_left_out():
    assert answer(but(edition=None, options=None)) == answer(but(edition="bezier", options={}))


def test_a_card_taken_without_a_look_may_leave_its_face_out():
    claims = [{"by": "Cleo", "kind": "took", "parts": parts} for parts in (["Ada"], ["Ada", ""])]
    assert answer(but(claims=claims[:1])) == answer(but(claims=claims[1:]))


def test_a_player_may_have_the_name_of_a_role():
    found = answer(but(players=["Ada", "seer", "Cleo"], claims=[{"by": "seer", "kind": "was", "parts": ["robber"]}]))
    assert "seer" in found["chances"]


# --- What is not ------------------------------------------------------------------------------------


def test_claims_that_contradict_each_other_are_told_by_their_numbers():
    claims = [
        {"by": "Cleo", "kind": "vote", "parts": ["Ben"]},
        {"by": "Ben", "kind": "was", "parts": ["robber"]},
        {"by": "Cleo", "kind": "was", "parts": ["robber"]},
        {"by": "Cleo", "kind": "took", "parts": ["Ada", "seer"]},
    ]
    assert answer(but(claims=claims)) == {
        "possible": False,
        "contradiction": [1, 2],
        "frees": 1,
        "why": [
            {"step": "says", "claim": 1, "text": "Ben says: “I was a Robber at first.”"},
            {"step": "copies", "role": "robber", "number": 1, "text": "The game has only one Robber card."},
            {"step": "says", "claim": 2, "text": "Cleo says: “I was a Robber at first.”"},
            {"step": "clash", "claim": 2, "text": "So what Cleo says cannot be true as well."},
        ],
    }


def test_one_claim_may_contradict_the_facts_and_facts_themselves():
    assert answer(but(claims=[{"by": "Ben", "kind": "was", "parts": ["seer"]}]))["contradiction"] == [0]
    assert answer(but(claims=[{"by": "Ada", "kind": "was", "parts": ["robber"]}]))["contradiction"] == [0]
    facts = [{"fact": "dealt", "role": "villager"}, {"fact": "saw-card", "where": "Ben", "role": "seer"}]
    found = answer(but(facts=facts))
    assert (found["possible"], found["contradiction"], found["frees"]) == (False, [], None)
    assert [step["step"] for step in found["why"]] == ["knows", "knows", "no-night"]


def test_why_a_card_is_certain_is_told_where_it_is_asked_for():
    asks = {
        name: but(ask={"place": name, "role": role}) for name, role in [("Ada", "robber"), ("centre-1", "villager")]
    }
    assert answer(asks["Ada"])["why"] == []
    found = answer(asks["centre-1"])["why"]
    assert [step["step"] for step in found] == ["knows", "knows", "knows", "holds"]
    assert found[2] == {
        "step": "knows", "fact": "saw-card", "where": "centre-3", "role": "werewolf",
        "text": "You look at centre card 3: a Werewolf.",
    }  # fmt: skip
    told = asked(asks["centre-1"], "--lang", "fr").out[0]
    assert "Donc, au matin, la carte 1 du centre est un Villageois." in told


# --- Marks and artifacts ------------------------------------------------------------------------------

DUSK = {
    "game": "epic-battle",
    "cards": ["vampire", "cupid", "seer", "gremlin", "werewolf", "villager"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "seer"},
        {"fact": "saw-mark", "where": "Ada", "mark": "love"},
        {"fact": "fellows", "call": "lovers", "players": ["Ben"]},
        {"fact": "saw-card", "where": "Ben", "role": "vampire"},
    ],
    "claims": [{"by": "Ben", "kind": "mark", "parts": ["Ben", "love"]}],
}


def dusk(**fields) -> dict:
    return DUSK | fields


def test_a_table_with_marks_has_chances_of_cards_marks_and_teams():
    found = answer(DUSK)
    assert found["possible"]
    assert [*found["chances"]] == ["Ada", "Ben", "Cleo", "centre-1", "centre-2", "centre-3"]
    assert [*found["marks"]] == [*found["teams"]] == ["Ada", "Ben", "Cleo"]
    for some in ("chances", "marks", "teams"):
        for part in found[some].values():
            assert abs(sum(map(Fraction, part.values())) - 1) < Fraction(1, 100)
    assert found["exact"] or 0 < Fraction(found["error"]) < Fraction(1, 5)


def test_what_is_counted_is_exact_and_what_is_drawn_says_how_far_off_it_may_be():
    found = answer(DUSK)
    assert (found["exact"], "error" in found) == (True, False)
    assert sum(map(Fraction, found["marks"]["Ada"].values())) == 1
    many = [f"player {number}" for number in range(8)]
    cast = [
        "vampire",
        "count",
        "cupid",
        "gremlin",
        "robber",
        "witch",
        "renfield",
        "priest",
        "werewolf",
        "seer",
        "thing",
    ]
    found = answer({"game": "epic-battle", "cards": cast, "players": many})
    assert not found["exact"]
    assert 0 < Fraction(found["error"]) < Fraction(1, 10)


def test_claims_about_marks_may_contradict_each_other():
    claims = [
        {"by": "Ben", "kind": "was", "parts": ["villager"]},
        {"by": "Cleo", "kind": "was", "parts": ["villager"]},
        {"by": "Cleo", "kind": "mark", "parts": ["Cleo", "fear"]},
    ]
    found = answer(dusk(claims=claims, facts=[*DUSK["facts"][:3]]))
    assert (found["possible"], found["contradiction"], found["exact"]) == (False, [2], True)
    assert [step["step"] for step in found["why"]] == ["says", "says", "rule", "alone"]
    assert found["why"][2]["text"] == "No card of this game lays the mark of Fear."


def test_the_card_beside_the_centre_is_named_by_itself():
    cast = ["alpha-wolf", *DUSK["cards"][1:]]
    facts = [{"fact": "dealt", "role": "alpha-wolf"}]
    found = answer(dusk(cards=cast, facts=facts, over=False, claims=[]) | {"centre-wolf": "dream-wolf"})
    assert "dream-wolf" not in found["chances"]["centre-wolf"]  # he has to give it to somebody
    assert abs(Fraction(found["chances"]["Ben"]["dream-wolf"]) - Fraction(1, 2)) < Fraction(1, 5)


def test_the_lines_of_a_view_are_facts_where_there_are_marks():
    record = json.dumps(EPIC_BATTLE).encode()
    for name in EPIC_BATTLE["players"]:
        lines = [json.loads(line) for line in garou("view", "-", "--seat", name, stdin=record).out]
        facts = [line for line in lines if line["fact"] not in ("voted", "died", "won", "shown")]
        question = {
            key: EPIC_BATTLE[key] for key in ("game", "edition", "players", "centre-wolf") if key in EPIC_BATTLE
        }
        found = answer(question | {"cards": EPIC_BATTLE["deal"] + EPIC_BATTLE["centre"], "seat": name, "facts": facts})
        assert found["possible"]


# --- Bad input --------------------------------------------------------------------------------------


def fact(**fields) -> dict:
    return but(facts=[QUESTION["facts"][0], fields])


def claim(**fields) -> dict:
    return but(claims=[QUESTION["claims"][0] | fields])


BAD = {
    "question: not a JSON object": [],
    "question: unknown field": but(deal=[]),
    "cards: missing": but(cards=None),
    "over: neither true nor false": but(over=1),
    "ask: what is asked for": but(ask={"place": "Ada"}),
    'ask.place: "Zoe" ': but(ask={"place": "Zoe", "role": "seer"}),
    'ask.role: "tanner" ': but(ask={"place": "Ada", "role": "tanner"}),
    'game: "poker" ': but(game="poker"),
    "edition: ": but(edition="first"),
    "options: ": but(options={"fast": True}),
    "options.robber-must-rob: ": but(options={"robber-must-rob": 1}),
    "players: ": but(players=["Ada", "Ben"], cards=QUESTION["cards"][:5]),
    "players[1]: ": but(players=["Ada", "Ada", "Cleo"]),
    "cards: 5 ": but(cards=QUESTION["cards"][:5]),
    "cards[0]: ": but(cards=["prophet", *QUESTION["cards"][1:]]),
    "cards: masons: 1": but(cards=["mason", *QUESTION["cards"][1:]]),
    'centre-wolf: "one-night" has no such cards': but(**{"centre-wolf": "werewolf"}),
    'centre-wolf: "prophet"': dusk(**{"centre-wolf": "prophet"}),
    'cards: "alpha-wolf" and one more wolf': dusk(**{"centre-wolf": "werewolf"}),
    'facts[1].mark: "luck"': dusk(facts=[DUSK["facts"][0], {"fact": "saw-mark", "where": "Ada", "mark": "luck"}]),
    'facts[1].by-side: "above"': dusk(facts=[DUSK["facts"][0], {"fact": "tapped", "by-side": "above"}]),
    'facts[1].artifact: "sword"': dusk(facts=[DUSK["facts"][0], {"fact": "artifact", "artifact": "sword"}]),
    'seat: nobody is called "Zoé"': but(seat="Zoé"),
    "seat: not a word": but(seat=1),
    "seat: missing": but(seat=None),
    "facts: missing": but(facts=None),
    "facts: not a list": but(facts="dealt"),
    "facts: the first fact": but(facts=[]),
    "facts: the first fact is the card": but(facts=QUESTION["facts"][1:]),
    "facts: the first fact is": but(facts=[QUESTION["facts"][0]] * 2),
    "facts: the night of this seat is not over": but(facts=[{"fact": "dealt", "role": "insomniac"}]),
    'facts[1]: "voted" is no fact of the night': fact(fact="voted", player="Ben", **{"for": "Ada"}),
    "facts[1]: not a JSON object": but(facts=[QUESTION["facts"][0], "saw-card"]),
    "facts[1]: {} is no fact": fact(fact={}),
    'facts[1]: unknown field "at"': fact(fact="saw-card", where="Ben", role="seer", at=1),
    "facts[1].role: missing": fact(fact="saw-card", where="Ben"),
    'facts[1].role: "prophet"': fact(fact="saw-card", where="Ben", role="prophet"),
    'facts[1].where: "centre-4"': fact(fact="saw-card", where="centre-4", role="seer"),
    "facts[1].where: not a word": fact(fact="saw-card", where=2, role="seer"),
    'facts[1].what: "marks"': fact(fact="moved", what="marks", places=["Ada", "Ben"]),
    "facts[1].places: not a list": fact(fact="moved", what="cards", places="Ada"),
    'facts[1].call: "sheriff"': fact(fact="fellows", call="sheriff", players=[]),
    "facts[1].players[0]: nobody": fact(fact="fellows", call="werewolf", players=["centre-1"]),
    "claims: not a list": but(claims={}),
    "claims[0]: a claim has by": but(claims=["Ben is a wolf"]),
    "claims[0]: a claim has by, kind": claim(says="seer"),
    "claims[0].by: nobody": claim(by="Zoé"),
    "claims[0].by: not a word": claim(by=["Ben"]),
    "claims[0].parts: not a list": claim(parts="seer"),
    'claims[0]: "knows" cannot': claim(kind="knows"),
    'claims[0]: "mark" cannot': claim(kind="mark", parts=["Ada", "fear"]),
    "claims[0]: [] cannot": claim(kind=[]),
    "claims[0]: parts of the claim: 2": claim(parts=["seer", "seer"]),
    'claims[0].parts[0]: "mason" is not one of': claim(parts=["mason"]),
    "claims[0].parts[0]: 1 is not one of": claim(kind="saw", parts=[1, "seer"]),
    'claims[0].parts[0]: "Zoé" is not one of': claim(kind="saw", parts=["Zoé", "seer"]),
    "claims[0]: Say that of somebody else": claim(kind="vote", parts=["Ben"]),
    "claims[0]: It takes two": claim(kind="swapped", parts=["Ada", "Ada"]),
}  # fmt: skip


@pytest.fixture(scope="module")
def all_at_once(tmp_path_factory):
    """One call in each language with every bad question, and a good one before, between and after."""
    folder = tmp_path_factory.mktemp("questions")
    (folder / "good").write_text(json.dumps(QUESTION), "utf-8")
    for number, question in enumerate(BAD.values()):
        (folder / f"bad{number}").write_text(json.dumps(question), "utf-8")
    names = ["good", *(f"bad{number}" for number in range(len(BAD))), "good"]
    return {lang: garou("worlds", "--lang", lang, *names, cwd=folder) for lang in ("en", "fr")}


@pytest.mark.parametrize("said", BAD)
def test_what_cannot_be_read_gets_one_clear_line(all_at_once, said):
    number = list(BAD).index(said)
    english, french = (all_at_once[lang].err[number] for lang in ("en", "fr"))
    assert english.startswith(f"bad{number}: {said}")
    assert french.startswith(f"bad{number}: ")
    assert french != english
    assert all(len(line) < 450 for line in (english, french))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_good_questions_beside_bad_ones_are_answered_all_the_same(all_at_once, lang):
    done = all_at_once[lang]
    assert (done.status, len(done.err)) == (2, len(BAD))
    assert [json.loads(line) for line in done.out] == [{"file": "good"} | answer(QUESTION)] * 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "question: not JSON from line 1, column 1"),
        (b'{"game": 1, "game": 2}', 'question: the field "game" is written twice'),
        (b"\xff", "is not UTF-8 text"),
        (b'{"game": ' + b"[" * 100 + b"]" * 100 + b"}", "question: nested far deeper"),
    ],
)
def test_what_is_no_json_is_said_to_be_none(data, said):
    done = garou("worlds", "-", stdin=data)
    assert (done.status, done.out, len(done.err)) == (2, [], 1)
    assert done.err[0].startswith(f"-: {said}")


def test_a_missing_file_and_no_file_at_all(tmp_path):
    done = garou("worlds", "no such.json", cwd=tmp_path)
    assert (done.status, done.out, done.err) == (2, [], ["no such.json: there is no such file"])
    assert (garou("worlds").status, garou("worlds", "--quick", "-").status) == (2, 2)


# --- What cannot be counted ---------------------------------------------------------------------------

COPIERS = {
    "game": "one-night",
    "cards": ["doppelganger", "doppelganger", "werewolf", "seer", "villager", "tanner"],
    "players": ["Ada", "Ben", "Cleo"],
    "seat": "Ada",
    "facts": [
        {"fact": "dealt", "role": "doppelganger"},
        {"fact": "saw-card", "where": "Ben", "role": "doppelganger"},
        {"fact": "turned", "role": "villager"},
    ],
}


def test_two_copiers_at_a_small_table_are_tried_one_by_one():
    """Four cards are left for four places, whatever a seer among them looks at."""
    found = answer(COPIERS | {"ask": {"place": "Ada", "role": "villager"}})
    assert found["exact"] is True
    assert found["chances"]["Cleo"] == dict.fromkeys(["seer", "tanner", "villager", "werewolf"], "1/4")
    assert found["no-monster"] == "3/4"  # Ben has copied a wolf only where Cleo holds it
    assert found["why"][-1]["step"] == "holds"


def test_and_their_contradictions_have_a_smallest_set_and_what_frees_the_most():
    claims = [
        {"by": "Cleo", "kind": "was", "parts": ["seer"]},
        {"by": "Ben", "kind": "was", "parts": ["seer"]},
    ]
    found = answer(COPIERS | {"claims": claims})
    assert (found["possible"], found["contradiction"], found["frees"]) == (False, [1], 1)
    assert found["why"][-1]["step"] == "no-night"


def test_half_a_night_of_a_copier_is_not_taken_for_a_whole_one():
    done = asked(COPIERS | {"facts": COPIERS["facts"][:1]})
    assert done.status == 2
    [line] = done.err
    assert "over: false" in line
    assert answer(COPIERS | {"facts": COPIERS["facts"][:1], "over": False})["possible"] is True


def test_where_they_are_too_many_some_are_drawn_and_the_answer_says_so():
    more = ["robber", "troublemaker", "drunk", "insomniac", "mason", "mason"]
    players = [*COPIERS["players"], "Dan", "Eve", "Flo", "Gus", "Hal", "Ida"]
    question = {"game": "one-night", "cards": COPIERS["cards"] + more, "players": players}
    found = answer(question)
    assert found["exact"] is False
    assert 0 < float(found["error"]) < 0.2
    assert "marks" not in found
    assert answer(question) == found  # the same question draws the same nights
