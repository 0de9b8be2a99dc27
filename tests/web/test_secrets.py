"""Two worlds that look alike to somebody sound alike to them: every byte, its way, and the moment it comes.

Pages, fragments, streams, the API, headers and errors of one reader are compared between worlds that differ only in
what this reader cannot know. Clock, tokens and nonce are fixed; the hash of the deal is, too: it must differ.
"""

import json
import re
import threading
import time
from dataclasses import replace
from hashlib import sha256
from http.client import HTTPConnection
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from alike import assert_alike, assert_of_one_length, told_apart
from listening import evening
from serving import Server, free_port
from twins import people, seat, twin_of, world
from wire import Page, send
from worlds_played import MOST, each_played_once, each_reader

from decks import exchanged
from garou.engine.values import DECLINED, PUBLIC
from garou.games import GAMES
from garou.rooms.windows import Kind
from slices import leaving_out, sliced

pytestmark = pytest.mark.slow

WORLDS = {
    "one-night": world(
        "one-night",
        "bezier",
        "villager werewolf seer robber troublemaker | doppelganger werewolf insomniac",
        options=("lone-wolf",),
        deducing="everybody",
    ),
    "one-night-drunk": world(
        "one-night", "ravensburger", "insomniac werewolf mason mason drunk minion | tanner werewolf hunter"
    ),
    "one-night-bots": world(
        "one-night", "bezier", "tanner seer werewolf robber drunk | villager werewolf insomniac", people=2
    ),
    "epic-battle": world(
        "epic-battle",
        "ravensburger",
        "villager werewolf seer gremlin witch bodyguard | alpha-wolf marksman aura-seer | dream-wolf",
    ),
    "epic-battle-dusk": world(
        "epic-battle", "ravensburger", "copycat vampire cupid werewolf curator revealer | priest villager seer"
    ),
    "epic-battle-bots": world(
        "epic-battle", "ravensburger", "hunter thing master count renfield | assassin instigator robber", people=3
    ),
    "classic": world(
        "classic", "", "villager werewolf werewolf seer witch little-girl hunter cupid", options=("captain",)
    ),
}
played = each_played_once(WORLDS)


# --- Worlds by luck -----------------------------------------------------------------------------


@each_reader(WORLDS)
def test_nobody_hears_a_difference_before_they_may_know_of_one(name, me, played):
    """Everybody else holds other cards, does other things, and does them in another order."""
    here = played(name, me)
    moment = assert_alike(here, evening(twin_of(here.world, me, 1), me, windows=MOST), me)
    assert moment >= here.windows[0][0], "the deal is told apart before the first call"
    if me == PUBLIC:
        nights = [at for at, kind, _ in here.windows if kind is Kind.CALL and at < here.begins(Kind.TALK)]
        assert moment >= nights[-1], "bystanders hear nothing of the night"


SLEEPING = [("one-night", 0), ("one-night", 4), ("epic-battle", 0), ("epic-battle", 5)]
ASLEEP = [(name, seat(place), number) for number in range(2, 5) for name, place in SLEEPING]


@pytest.mark.parametrize(("name", "me", "number"), sliced(ASLEEP, 3, several=True))
def test_who_sleeps_through_the_night_hears_one_and_the_same_up_to_the_close_of_the_ballot(name, me, number, played):
    here = played(name, me)
    there = evening(twin_of(here.world, me, number), me)
    assert assert_alike(here, there, me) >= here.ended - 0.2, "the votes are told when the ballot is closed"


# --- Worlds by hand -----------------------------------------------------------------------------


def apart(one, other, *readers, windows=999):
    """When these readers could tell: each of them alone, every byte before that compared."""
    here, there = (evening(of, *readers, windows=windows) for of in (one, other))
    return here, [assert_alike(here, there, me) for me in readers]


def choosing(**choices):
    """Whoever is asked for this chooses that."""

    def plan(room, me, question):
        return choices.get(question.topic.replace("-", "_"))

    return plan


@pytest.mark.parametrize("choice", [DECLINED, (seat(4),), (seat(6), seat(7))])
def test_where_the_seer_looks_sounds_like_nothing(choice):
    """To the very end: the votes are the same, and so are the cards that are turned up."""
    first = world("one-night", "bezier", "villager seer werewolf robber drunk | tanner werewolf hunter", eager=True)
    one, other = (replace(first, plan=choosing(seer=where)) for where in ((seat(0),), choice))
    here, moments = apart(one, other, *map(seat, (0, 2, 3, 4)), PUBLIC)
    told = [fact for fact in here.known[PUBLIC][-1][1][0] if fact.name == "won"]
    assert told, "the game is over"
    assert all(moment > here.ended - 0.2 for moment in moments)


def test_a_tap_in_ones_sleep_sounds_like_an_answer():
    """The one at seat 3 holds the seer's card or one that never wakes, and taps at the same moments."""
    first = world("one-night", "bezier", "tanner werewolf drunk seer insomniac | hunter werewolf robber", eager=True)
    second = replace(first, setup=exchanged(first.setup, 3, 5))
    here, moments = apart(first, second, *map(seat, (0, 1, 2, 4)), PUBLIC)
    assert all(moment > here.ended - 0.2 for moment in moments)


def test_an_answer_in_time_sounds_like_none_at_all():
    """What nobody answers is written down when the window closes: the next one opens no later for that."""
    first = world("one-night", "bezier", "tanner drunk drunk seer robber | hunter werewolf werewolf", eager=True)
    here, [moment, public] = apart(first, replace(first, silent=(1, 2, 3, 4)), seat(0), PUBLIC)
    assert min(moment, public) > here.ended - 0.2


@each_reader({name: WORLDS[name] for name in ("one-night", "epic-battle", "classic")}, 2)
def test_a_ballot_tells_nothing_before_it_closes(name, me, played):
    """Neither for whom, nor that somebody thought again; that they have voted is seen when they do."""
    here = played(name, me)
    of = here.world
    at = here.begins(Kind.BALLOT)
    voting = next(number for number, (when, _, _) in enumerate(here.windows, 1) if when == at)
    others = tuple(key if number == me else f"{key} otherwise" for number, key in enumerate(of.keys))
    there = evening(replace(of, turning=voting, after=others), me, windows=voting + 1)
    assert told_apart(here, there, me) > at + 8, "nobody may know before it closes"
    assert_alike(here, there, me)


def test_a_village_lives_through_the_same_days_whoever_is_who():
    """Wolves, seer and witch change places; the same people die in the same nights and by the same votes."""
    deal = "villager {} villager villager hunter villager villager"
    cards = ("werewolf seer witch werewolf", "seer werewolf werewolf witch", "witch werewolf seer werewolf")
    one, *others = (world("classic", "", deal.format(some), plan=village_plan, eager=True) for some in cards)
    readers = (seat(0), *map(seat, leaving_out((9,), deep=(5, 7, 9))), PUBLIC)
    here = evening(one, *readers, windows=28)
    died = [fact.of("player") for fact in here.known[PUBLIC][-1][1][0] if fact.name == "died"]
    assert died == [5, 6, 7, 8], "two nights, a lynching and a last shot"
    for other in others[: leaving_out(1, deep=2)]:
        there = evening(other, *readers, windows=28)
        assert [assert_alike(here, there, me) for me in readers] == [float("inf")] * len(readers)


def village_plan(room, me, question):
    """The same for whoever is asked: bitten are 5 and 7, lynched is 6, and 7, a hunter, shoots 8."""
    day = sum(fact.name == "died" for fact in room.public)
    if question.topic == "werewolf":
        return (seat(5),) if day == 0 else (seat(7),)
    if question.topic == "hunter":
        return (seat(8),)
    if question.topic == "lynch":
        return (seat(6),) if me != 6 and day == 1 else DECLINED
    return DECLINED if question.topic != "seer" else None


def test_poison_sounds_like_a_bite_and_a_poisoned_hunter_like_one_who_holds_his_fire():
    """He is not asked, but his window is held."""
    first = world("classic", "", "villager werewolf witch hunter villager seer villager", eager=True)
    plans = [
        choosing(werewolf=(seat(a),), witch_poison=(seat(b),), witch_heal=DECLINED, sleep=DECLINED, hunter=DECLINED)
        for a, b in ((3, 4), (4, 3))
    ]
    one, other = (replace(first, plan=plan) for plan in plans)
    here, moments = apart(one, other, *map(seat, leaving_out((0, 5), deep=(0, 4, 5, 6))), PUBLIC)
    assert Kind.WORDS in [kind for _, kind, _ in here.windows]
    assert all(moment >= here.ended for moment in moments)


# --- Sizes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["one-night", "epic-battle", "classic"])
def test_whatever_is_sent_at_night_is_as_long_whatever_the_cards_are(name, played):
    """For everybody who lives, awake or asleep, in this world and in others."""
    here = played(name, *people(WORLDS[name]))
    there = evening(twin_of(here.world, PUBLIC, 7), *people(here.world), windows=MOST)
    assert_of_one_length(here, there)


@pytest.mark.parametrize("name", ["one-night", "epic-battle", "classic"])
def test_an_answer_and_a_tap_in_ones_sleep_get_the_same_reply(name, played):
    """Status, headers and body, on the page and over the API."""
    for over_api in (False, True):
        replies = {asked: [] for asked in (False, True)}
        for asked, api, reply in played(name).replies:
            if api is over_api:
                replies[asked].append(reply)
        assert replies[True], "somebody was asked"
        assert replies[False], "somebody slept"
        assert len({repr(reply) for some in replies.values() for reply in some}) == 1


# --- Whoever runs the server ----------------------------------------------------------------------

ROLES = {name for rules in GAMES.values() for name in rules.roles}


class Ear:
    """Sends, and remembers every address it was given and everything it was sent, by the moment of the game."""

    def __init__(self, server):
        self.server = server
        self.addresses, self.heard = [], []

    def __call__(self, method, path, fields=None, **headers):
        body = None if fields is None else urlencode(fields, doseq=True).encode()
        kind = {} if fields is None else {"content_type": "application/x-www-form-urlencoded"}
        answer = send(self.server, method, path, body, **kind, **headers)
        self.addresses.append(path)
        self.addresses += Page(answer.text).values("href", "src", "action", "hx-post", "data-fetch", "data-share")
        self.addresses.append(answer.header("location"))
        self.heard.append((path, repr(answer.headers), answer.text))
        return answer

    def follow(self, path, until, **headers):
        """Everything a stream says until the game is over."""

        def listen():
            connection = HTTPConnection("127.0.0.1", self.server.port, timeout=20)
            connection.request("GET", path, headers=headers)
            for line in connection.getresponse():
                if until in line:
                    break
                self.heard.append((path, "", line.decode()))
            connection.close()

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        return thread


def test_no_log_line_metric_or_address_ever_holds_a_secret(tmp_path):
    """A whole game on a real server, with everything that can go wrong: its log, its figures, and all that it sent."""
    port = free_port()
    server = Server(tmp_path / "data", "--metrics", str(port)).start()
    try:
        ear = Ear(server)
        code, tokens = seated(ear)
        cookies = [{"cookie": f"garou-seat-{code}={token}"} for token in tokens]
        streams = [ear.follow(f"/t/{code}/stream", b'data-phase="over"', Cookie=cookies[0]["cookie"])]
        streams += [ear.follow(f"/t/{code}/stream?watch=1", b'data-phase="over"')]
        streams += [ear.follow(f"/api/tables/{code}/stream", b'"won"', Authorization=f"Bearer {tokens[1]}")]
        play(ear, code, cookies)
        for stream in streams:
            stream.join(20)
            assert not stream.is_alive(), "every stream hears of the end"
        record = json.loads(ear("GET", f"/t/{code}/record").text)
        figures = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
        assert server.stop() < 5
        log = server.log.read_text()
    finally:
        if server.process.poll() is None:
            server.kill()
    counted = {name: float(number) for name, number in re.findall(r"^(garou_\S+) (\S+)$", figures, re.MULTILINE)}
    assert counted["garou_rooms"] == 1
    assert counted["garou_events_total"] >= 3 + len(record["answers"]), "three came in, and every answer is something"
    assert counted['garou_requests_total{status="303"}'] >= 3
    ended = next(i for i, (_, _, text) in enumerate(ear.heard) if OVER.search(text))
    secrets = [*tokens, *(sha256(token.encode()).hexdigest() for token in tokens), record["nonce"]]
    assert len(record["nonce"]) >= 32, "128 bits and more"
    for secret in secrets:
        assert secret not in log
        assert secret not in figures
        assert not [address for address in ear.addresses if secret in address]
        told = [path for path, _, text in ear.heard[:ended] if secret in text]
        assert told == [], "the nonce opens the promise at the end, and a token comes as a cookie"
    for token, path in zip(tokens, ("/tables", f"/t/{code}/join", f"/t/{code}/join"), strict=True):
        assert [where for where, headers, _ in ear.heard if token in headers] == [path]
    named = re.sub(r"^garou_answer_seconds_count{", "{", figures, flags=re.MULTILINE)  # as every histogram has it
    assert not ROLES & set(re.findall(r"[a-z-]+", log + named + " ".join(filter(outside_static, ear.addresses))))
    assert not {"Zed", "Yan", "Xia", code} & set(re.findall(r"[\w-]+", log + figures)), "nor who played where"


OVER = re.compile('data-phase="over"|"phase":"over"|"answers":|"won"')


def outside_static(address):
    return not address.startswith("/static/")


def seated(ear):
    """A table for three and two bots; its code, and the tokens of those who sit there."""
    first = ear("POST", "/tables", {"name": "Zed", "game": "one-night"})
    code = first.header("location").removeprefix("/t/")
    tokens = [first.token, *(ear("POST", f"/t/{code}/join", {"name": name}).token for name in ("Yan", "Xia"))]
    host = {"cookie": f"garou-seat-{code}={tokens[0]}"}
    assert ear("POST", f"/t/{code}/settings", {"pace": "blink"}, **host).status == 303
    return code, tokens


def play(ear, code, cookies):
    """Everybody does something everywhere, most of it wrong, until the game is over."""
    assert ear("POST", f"/t/{code}/begin", {}, **cookies[0]).status == 303
    for who in cookies:
        ear("POST", f"/t/{code}/look", {}, **who)
    begun = time.monotonic()
    while 'data-phase="over"' not in (page := ear("GET", f"/t/{code}", **cookies[0]).text):
        assert time.monotonic() - begun < 60
        window = re.search(r'name="window" value="(\d+)"', page)
        for who in cookies:
            ear("POST", f"/t/{code}/answer", {"window": window[1] if window else "x", "choice": "1"}, **who)
            ear("POST", f"/t/{code}/ready", {}, **who)
            ear("POST", f"/t/{code}/say", {"text": "I am no werewolf"}, **who)
            ear("POST", f"/t/{code}/claim", {"kind": "am", "part": "seer"}, **who)
            ear("POST", f"/t/{code}/token", {"seat": 1, "role": "werewolf"}, **who)
            ear("POST", f"/t/{code}/note", {"text": "Yan is the werewolf"}, **who)
            ear("POST", f"/t/{code}/lean", {"window": window[1] if window else "x", "choice": "1"}, **who)
            ear("GET", f"/t/{code}/notebook", **who)
            ear("GET", f"/t/{code}/known", **who)
        for path in (f"/t/{code}/cast?watch=1", f"/t/{code}/record", f"/t/{code}", "/t/nope-1", f"/api/tables/{code}"):
            ear("GET", path)
        time.sleep(0.05)
