"""The classic protocol: JSON lines over TCP, agents by number, a language of its own for what is said."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from garou.engine.values import Seat, Slot
from garou.talk.claims import Claim, Said

from .agents import Packet
from .contest import EVENING, FINISH, INITIALIZE, MORNING, TALK, WHISPER, Contest
from .happenings import Judged, ToldOnce, Utterance, VoteCast
from .saying import claims, sentence

NAMING: Packet = {"gameInfo": None, "gameSetting": None, "request": "NAME", "talkHistory": None, "whisperHistory": None}
WISHING: Packet = {**NAMING, "request": "ROLE"}

WITH_INFO = (INITIALIZE, MORNING, FINISH)
NOBODY = -1
ALL_ROLES = ("BODYGUARD", "FOX", "FREEMASON", "MEDIUM", "POSSESSED", "SEER", "VILLAGER", "WEREWOLF")


class Classic:
    """What was said comes once, and afresh where a packet has all there is to know."""

    def __init__(self) -> None:
        self._heard = ToldOnce()

    def packet(self, contest: Contest, seat: Seat, request: str) -> Packet:
        packet: dict[str, Any] = {**NAMING, "request": request}
        if request in WITH_INFO:
            self._heard.anew(seat)
        if request in WITH_INFO or _again(contest, request):
            packet["gameInfo"] = info(contest, seat, everything=request == FINISH)
        else:
            packet["talkHistory"] = self._news(TALK, seat, contest.today.talks)
            packet["whisperHistory"] = self._news(WHISPER, seat, whispers(contest, seat))
        if request == INITIALIZE:
            packet["gameSetting"] = setting(contest)
        return packet

    def _news(self, kind: str, seat: Seat, said: list[Utterance]) -> list[Packet]:
        return [utterance(one) for one in self._heard.news(kind, seat, said)]

    def target(self, answer: str) -> Seat | None:
        """Who it was that an answer named; the contests' own server looks for a number, wherever it stands."""
        try:
            number = json.loads(answer)["agentIdx"]
        except (ValueError, TypeError, KeyError, RecursionError):
            return None
        return Seat(Slot(number - 1)) if type(number) is int else None

    def sentence(self, contest: Contest, said: Said) -> str:
        executed = frozenset(day.executed for day in contest.days if day.executed is not None)
        return sentence(said.claim, said.seat, contest.common, executed)

    def claims(self, contest: Contest, speaker: Seat, text: str) -> tuple[Claim, ...]:
        return claims(text, speaker, contest.common)


def _again(contest: Contest, request: str) -> bool:
    """A second vote, or a night after an execution: there is news that is no talk."""
    today = contest.today
    if request == "VOTE":
        return bool(today.votes)
    return request not in (EVENING, TALK) and today.executed is not None


def whispers(contest: Contest, seat: Seat) -> list[Utterance]:
    return contest.today.whispers if seat in contest.wolves else []


def utterance(one: Utterance) -> Packet:
    return {"agent": one.seat + 1, "day": one.day, "idx": one.number, "text": one.text, "turn": one.turn}


def judge(day: int, one: Judged | None) -> Packet | None:
    if one is None:
        return None
    result = "WEREWOLF" if one.wolf else "HUMAN"
    return {"agent": one.seat + 1, "day": day, "result": result, "target": one.target + 1}


def votes(some: Iterable[VoteCast]) -> list[Packet]:
    return [{"agent": one.seat + 1, "day": one.day, "target": one.target + 1} for one in some]


def number(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat + 1


def info(contest: Contest, seat: Seat, *, everything: bool) -> Packet:
    """What this seat may know of the game: its own card and what it learned, of others only what all know."""
    today, before = contest.today, contest.yesterday
    wolf = seat in contest.wolves
    left = contest.remaining.talks if contest.remaining else {}
    return {
        "agent": seat + 1,
        "attackVoteList": votes(before.attack_votes) if before and wolf else [],
        "attackedAgent": number(before.attacked if before and wolf else None),
        "cursedFox": NOBODY,
        "day": today.number,
        "divineResult": judge(today.number, before.divined.get(seat)) if before else None,
        "executedAgent": number(before.executed if before else None),
        "existingRoleList": sorted({name.upper() for name in contest.common.cards}),
        "guardedAgent": number(before.guarded.get(seat) if before else None),
        "lastDeadAgentList": [before.killed + 1] if before and before.killed is not None else [],
        "latestAttackVoteList": votes(today.attack_votes) if wolf else [],
        "latestExecutedAgent": number(today.executed),
        "latestVoteList": votes(today.votes),
        "mediumResult": judge(today.number, before.identified.get(seat)) if before else None,
        "remainTalkMap": {str(one + 1): left.get(one, contest.terms.talks) for one in contest.alive},
        "remainWhisperMap": _by_number(dict.fromkeys(_living_wolves(contest), contest.terms.talks)) if wolf else {},
        "roleMap": roles(contest, seat, everything=everything),
        "statusMap": {str(one + 1): contest.status(one) for one in contest.seats},
        "talkList": [utterance(one) for one in today.talks],
        "voteList": votes(before.votes) if before else [],
        "whisperList": [utterance(one) for one in whispers(contest, seat)],
    }


def _living_wolves(contest: Contest) -> list[Seat]:
    return [seat for seat in contest.alive if seat in contest.wolves]


def _by_number(some: Mapping[Seat, int]) -> dict[str, int]:
    return {str(seat + 1): value for seat, value in some.items()}


def roles(contest: Contest, seat: Seat, *, everything: bool) -> dict[str, str]:
    """One's own, and a werewolf's fellows; at the end all of them."""
    known = contest.seats if everything else contest.wolves if seat in contest.wolves else (seat,)
    return {str(one + 1): contest.role(one).name.upper() for one in known}


def setting(contest: Contest) -> Packet:
    terms, counted = contest.terms, contest.common.cast.counted
    there = {name.upper(): count for name, count in counted.items()}
    return {
        "enableNoAttack": False,
        "enableNoExecution": False,
        "enableRoleRequest": True,
        "maxAttackRevote": 1,
        "maxRevote": 1,
        "maxSkip": terms.skips,
        "maxTalk": terms.talks,
        "maxTalkTurn": terms.turns,
        "maxWhisper": terms.talks,
        "maxWhisperTurn": terms.turns,
        "playerNum": terms.players,
        "randomSeed": 0,
        "roleNumMap": {role: there.get(role, 0) for role in ALL_ROLES},
        "talkOnFirstDay": terms.first_talk,
        "timeLimit": terms.milliseconds,
        "validateUtterance": False,
        "votableInFirstDay": False,
        "voteVisible": True,
        "whisperBeforeRevote": False,
    }
