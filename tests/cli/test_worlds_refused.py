"""`garou worlds` with what cannot be read: one clear line each, and the others are answered."""

from __future__ import annotations

import json

import pytest

from command import garou
from wondering import DUSK, QUESTION, answer, but, dusk


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
