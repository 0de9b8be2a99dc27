"""Whole games over both protocols, with agents written from them."""

from __future__ import annotations

import json

import pytest

from contestants import ASKED, Classic, Language, classic, language
from garou.aiwolf.agents import Contestant
from garou.aiwolf.hosting import CLASSIC, LANGUAGE, Hosted, agreed, games, gathered
from garou.aiwolf.lines import Silent
from garou.minds.mind import HONEST
from garou.texts import words

PLAYED = {"classic": Classic, "language": Language}
STYLES = {"classic": CLASSIC, "language": LANGUAGE}
ANSWERS = {"classic": classic, "language": language}


def hosted(kind: str, players: int, agents: int, *, seconds: float = 60.0, seed: int = 1, logs=None) -> Hosted:
    style = STYLES[kind]
    return Hosted(style, agreed(style, players, seconds), agents, HONEST, seed, 60.0, logs)


def contest(kind, answers, players=5, rounds=1, **how):
    """Games with these agents: what was played, and the agents with all they were told."""
    wanted = hosted(kind, players, len(answers), **how)
    door = STYLES[kind].opened("127.0.0.1", 0, 10.0)
    there = []
    try:
        sitting = []
        for answer in answers:  # one after the other, so that the seed decides who sits where
            there.append(PLAYED[kind](door.port, answer))
            sitting += gathered(door, wanted, 1)
        played = list(games(wanted, words("en"), range(1, rounds + 1), lambda: sitting, lambda *_: None))
        for agent in sitting:
            agent.hang_up()
    finally:
        door.close()
    for agent in there:
        agent.thread.join(10)
    return played, there


def seat_of(played, name):
    return next(seat for seat, agent in played.contest.seated.agents.items() if agent.name == name)


@pytest.mark.parametrize(("kind", "players"), [("classic", 5), ("classic", 15), ("language", 5), ("language", 13)])
def test_an_agent_plays_a_whole_game(kind, players):
    [one], [agent] = contest(kind, [ANSWERS[kind]("Robin")], players)
    assert one.contest.outcome is not None
    assert one.faults == []
    asked = agent.requests()
    opening = ["NAME", "ROLE", "INITIALIZE"] if kind == "classic" else ["NAME", "INITIALIZE"]
    assert asked[: len(opening)] == opening
    assert asked[len(opening)] == "DAILY_INITIALIZE"
    assert asked[-1] == "FINISH"
    assert asked.count("DAILY_INITIALIZE") == asked.count("DAILY_FINISH") == one.contest.today.number
    assert {"TALK", "VOTE"} <= {*asked}


@pytest.mark.parametrize("kind", PLAYED)
def test_agents_in_all_seats_play_with_each_other(kind):
    [one], agents = contest(kind, [ANSWERS[kind](f"Robin{number}") for number in range(5)])
    assert one.faults == []
    assert {*one.contest.seated.agents} == {*range(5)}
    requests = {request for agent in agents for request in agent.requests()}
    assert {"ATTACK", "DIVINE", "VOTE", "TALK"} <= requests


def test_agents_of_the_classic_protocol_play_one_game_after_the_other_on_one_line():
    played, [agent] = contest("classic", [classic("Robin")], rounds=3)
    assert len(played) == 3
    assert agent.requests().count("INITIALIZE") == agent.requests().count("FINISH") == 3
    assert agent.requests().count("NAME") == 1


@pytest.mark.parametrize("role", ["WEREWOLF", "SEER", "POSSESSED"])
def test_a_wish_for_a_role_is_granted(role):
    _, [agent] = contest("classic", [classic("Robin", role)])
    [packet] = agent.of("INITIALIZE")
    assert packet["gameInfo"]["roleMap"][str(packet["gameInfo"]["agent"])] == role


def test_everybody_has_all_that_the_protocols_name():
    _, [agent] = contest("classic", [classic("Robin", "WEREWOLF")], 15)
    [first] = agent.of("INITIALIZE")
    assert {*first} == {"gameInfo", "gameSetting", "request", "talkHistory", "whisperHistory"}
    assert first["gameSetting"]["playerNum"] == 15
    assert first["gameSetting"]["roleNumMap"]["WEREWOLF"] == 3
    assert len(first["gameInfo"]["roleMap"]) == 3
    assert agent.of("WHISPER")
    assert agent.of("ATTACK")
    _, [agent] = contest("language", [language("Robin")])
    [first] = agent.of("INITIALIZE")
    assert first["setting"]["agent_count"] == 5
    assert len(first["info"]["game_id"]) == 26
    assert all("remain_count" in packet["info"] for packet in agent.of("TALK"))


@pytest.mark.parametrize("kind", PLAYED)
def test_before_the_end_nobody_is_told_a_card_that_is_not_theirs(kind):
    """Own and, for werewolves, fellows; and no whispers, attacks, divinations and guards of others."""
    _, agents = contest(kind, [ANSWERS[kind](f"Robin{number}") for number in range(5)])
    for agent in agents:
        for packet in agent.packets:
            info = packet.get("gameInfo") or packet.get("info")
            if info and packet["request"] != "FINISH":
                told = info.get("roleMap") or info.get("role_map")
                assert len(told) == 1  # one werewolf among five
                if "WEREWOLF" not in told.values():
                    assert not packet.get("whisperHistory")
                    assert "whisper_history" not in packet
                    assert not info.get("attackVoteList")
                    assert not info.get("latestAttackVoteList")
                    assert info.get("attackedAgent", -1) == -1 or kind == "language"
                if "SEER" not in told.values():
                    assert info.get("divineResult") is None
                    assert "divine_result" not in info
        last = agent.of("FINISH")[-1]
        assert len((last.get("gameInfo") or last["info"])["roleMap" if kind == "classic" else "role_map"]) == 5


@pytest.mark.parametrize("kind", PLAYED)
def test_what_is_said_comes_to_everybody_once_a_day(kind):
    said = "COMINGOUT Agent[01] VILLAGER" if kind == "classic" else "Hello, all of you."
    [one], agents = contest(kind, [ANSWERS[kind]("Robin0", TALK=said), ANSWERS[kind]("Robin1")])
    history = "talkHistory" if kind == "classic" else "talk_history"
    heard: dict[int, list[int]] = {}
    for packet in agents[1].packets:
        for talk in packet.get(history) or ():
            heard.setdefault(talk["day"], []).append(talk["idx"])
    assert heard[1] == [*range(len(heard[1]))]
    assert [talk.text for day in one.contest.days for talk in day.talks].count(said) >= 4


class Mute:
    """A line on which nobody ever says more than their name; nothing on it takes time."""

    def __init__(self) -> None:
        self.asked, self.closed = [], False

    def send(self, text: str) -> None:
        self.asked.append(json.loads(text)["request"])

    def receive(self, seconds: float) -> str:
        if self.asked[-1] == "NAME":
            return "Robin"
        raise Silent

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("kind", PLAYED)
def test_an_agent_that_never_answers_is_named_and_the_game_goes_on(kind):
    wanted, line = hosted(kind, 5, 1), Mute()
    agent = Contestant(line, 1.0, wanted.style.naming)
    agent.introduced()
    [one] = games(wanted, words("en"), [1], lambda: [agent], lambda *_: None)
    assert one.contest.outcome is not None
    assert [fault.why for fault in one.faults if fault.why != "lost"] == ["silent"] * (2 if kind == "classic" else 3)
    assert line.closed


@pytest.mark.parametrize("kind", PLAYED)
def test_an_agent_that_answers_nonsense_is_named_and_votes_by_luck(kind):
    [one], _ = contest(kind, [ANSWERS[kind]("Robin", VOTE="the tall one")])
    assert one.contest.outcome is not None
    assert {fault.why for fault in one.faults} == {"nonsense"}


@pytest.mark.parametrize("kind", PLAYED)
def test_an_agent_that_goes_is_missed_by_nobody(kind):
    there, plain = [], ANSWERS[kind]("Robin")

    def leaves(packet):
        if packet["request"] == "TALK":
            there[0].leave()
            return None
        return plain(packet)

    wanted, door = hosted(kind, 5, 1), STYLES[kind].opened("127.0.0.1", 0, 10.0)
    try:
        there.append(PLAYED[kind](door.port, leaves))
        sitting = list(gathered(door, wanted, 1))
        [one] = games(wanted, words("en"), [1], lambda: sitting, lambda *_: None)
    finally:
        door.close()
    there[0].thread.join(10)
    assert one.contest.outcome is not None
    assert one.faults[0].why == "gone"
    assert {fault.why for fault in one.faults[1:]} <= {"lost"}


@pytest.mark.parametrize("kind", PLAYED)
def test_the_same_seed_and_the_same_answers_are_the_same_log(kind, tmp_path):
    logs = []
    for run in ("one", "two"):
        (tmp_path / run).mkdir()
        [one], _ = contest(kind, [ANSWERS[kind](f"Robin{number}") for number in range(2)], seed=7, logs=tmp_path / run)
        logs.append(one.log.read_bytes())
    assert logs[0] == logs[1]
    lines = logs[0].decode().splitlines()
    assert lines[0].startswith("0,status,1,")
    assert lines[-1].split(",")[1] == "result"
    assert {line.split(",")[1] for line in lines} >= {"status", "talk", "vote", "execute", "divine", "result"}


def test_a_sage_hears_what_an_agent_says_and_is_heard_in_its_words():
    """The agent is a seer that found a werewolf; whoever plays a mind takes it up, in the language of the protocol."""

    def seer(packet):
        if packet["request"] == "TALK":
            return next(lines, "Over")
        return plain(packet)

    plain, lines = classic("Robin", "SEER"), iter(())
    [one], _ = contest("classic", [seer])
    me = seat_of(one, "Robin") + 1
    wolf = one.contest.wolves[0] + 1
    lines = iter([f"COMINGOUT Agent[{me:02}] SEER", f"DIVINED Agent[{wolf:02}] WEREWOLF"])
    [one], _ = contest("classic", [seer])
    texts = [talk.text for talk in one.contest.days[1].talks]
    assert f"ESTIMATE Agent[{wolf:02}] WEREWOLF" in texts or f"VOTE Agent[{wolf:02}]" in texts
    assert one.contest.days[1].executed == wolf - 1


def test_packets_are_json_on_one_line():
    _, [agent] = contest("classic", [classic("Robin")])
    assert all(json.loads(json.dumps(packet)) == packet for packet in agent.packets)
    assert {packet["request"] for packet in agent.packets} - {*ASKED} == {
        "INITIALIZE", "DAILY_INITIALIZE", "DAILY_FINISH", "FINISH",
    }  # fmt: skip
