"""The protocol in natural language: JSON over WebSocket, agents by name, whatever words they like."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from garou.engine.values import Seat
from garou.talk.claims import Claim, Said
from garou.texts import Words
from garou.texts.claimed import claims_in
from garou.texts.claims import spoken
from garou.texts.narrator import Narrator

from .agents import Packet
from .agreed import LONGEST_TALK
from .classic import whispers
from .contest import EVENING, FINISH, INITIALIZE, MORNING, TALK, WHISPER, Contest
from .happenings import OVER, SKIP, Judged, ToldOnce, Utterance, VoteCast
from .saying import called

NAMING: Packet = {"request": "NAME"}
GAME = "classic"  # whose names for cards are used
ATTACK = "ATTACK"
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # of the form its agents expect the name of a game in, a ULID


def game_id(luck: Random) -> str:
    """26 digits for 128 bits, all of them drawn: the time in the first ones is some time in the last century."""
    bits = luck.randrange(10**12) << 80 | luck.getrandbits(80)
    return "".join(DIGITS[bits >> 5 * place & 31] for place in reversed(range(26)))


class Language:
    """Claims are said in the words of one language, and heard in those of every one."""

    def __init__(self, words: Words, named: str) -> None:
        self.words, self.game_id = words, named
        self._heard = ToldOnce()

    def packet(self, contest: Contest, seat: Seat, request: str) -> Packet:
        if request in (INITIALIZE, MORNING):
            self._heard.anew(seat)
        packet: dict[str, Any] = {"request": request, "info": self._info(contest, seat, request)}
        if request in (INITIALIZE, MORNING):
            packet["setting"] = setting(contest)
        if request in (TALK, EVENING):
            packet["talk_history"] = self._news(TALK, seat, contest.today.talks)
        if request in (WHISPER, ATTACK) or (request == EVENING and seat in contest.wolves):
            packet["whisper_history"] = self._news(WHISPER, seat, whispers(contest, seat))
        return packet

    def _news(self, kind: str, seat: Seat, said: list[Utterance]) -> list[Packet]:
        return [utterance(one) for one in self._heard.news(kind, seat, said)]

    def target(self, answer: str) -> Seat | None:
        """Who has just that name."""
        name = answer.strip()
        return next((seat for seat in SEATS if called(seat) == name), None)

    def sentence(self, contest: Contest, said: Said) -> str:
        return spoken(Narrator(self.words, GAME, _names(contest), ()), said)

    def claims(self, contest: Contest, speaker: Seat, text: str) -> tuple[Claim, ...]:
        return claims_in(text, _names(contest), GAME, contest.common, speaker)

    def _info(self, contest: Contest, seat: Seat, request: str) -> Packet:
        found = info(contest, seat, everything=request == FINISH) | {"game_id": self.game_id}
        left = contest.remaining
        if request in (TALK, WHISPER) and left:
            found |= {"remain_count": left.talks[seat], "remain_skip": max(left.skips[seat], 0)}
        return found


SEATS = tuple(Seat(number) for number in range(24))  # type: ignore[arg-type]  # a seat is a slot is a number


def _names(contest: Contest) -> tuple[str, ...]:
    return tuple(called(seat) for seat in contest.seats)


def utterance(one: Utterance) -> Packet:
    ends = {"skip": one.text == SKIP, "over": one.text == OVER}
    return {"idx": one.number, "day": one.day, "turn": one.turn, "agent": called(one.seat), "text": one.text} | ends


def judge(one: Judged) -> Packet:
    return {"agent": called(one.seat), "target": called(one.target), "result": "WEREWOLF" if one.wolf else "HUMAN"}


def votes(some: Iterable[VoteCast]) -> list[Packet]:
    return [{"day": one.day, "agent": called(one.seat), "target": called(one.target)} for one in some]


def info(contest: Contest, seat: Seat, *, everything: bool) -> dict[str, Any]:
    """What this seat may know; what there is nothing to say of is left out, as agents expect."""
    before, wolf = contest.yesterday, seat in contest.wolves
    known = contest.seats if everything else contest.wolves if wolf else (seat,)
    found: dict[str, Any] = {
        "day": contest.today.number,
        "agent": called(seat),
        "status_map": {called(one): contest.status(one) for one in contest.seats},
        "role_map": {called(one): contest.role(one).name.upper() for one in known},
    }
    if before is None:
        return found
    told = {"divine_result": before.divined.get(seat), "medium_result": before.identified.get(seat)}
    found |= {key: {"day": before.number, **judge(one)} for key, one in told.items() if one}
    dead = {"executed_agent": before.executed, "attacked_agent": before.killed}
    found |= {key: called(one) for key, one in dead.items() if one is not None}
    lists = {"vote_list": before.votes, "attack_vote_list": before.attack_votes if wolf else []}
    return found | {key: votes(some) for key, some in lists.items() if some}


def setting(contest: Contest) -> Packet:
    terms, counted = contest.terms, contest.common.cast.counted
    talk = {
        "max_count": {"per_agent": terms.talks, "per_day": terms.turns},
        "max_length": {"count_in_word": False, "count_spaces": True, "per_talk": LONGEST_TALK},
        "max_skip": terms.skips,
    }
    return {
        "agent_count": terms.players,
        "role_num_map": {role.upper(): counted.get(role, 0) for role in contest.rules.roles},
        "vote_visibility": True,
        "talk": talk,
        "whisper": talk,
        "vote": {"max_count": 2, "allow_self_vote": terms.self_votes},
        "attack_vote": {"max_count": 2, "allow_self_vote": False, "allow_no_target": False},
        "timeout": {"action": terms.milliseconds, "response": terms.milliseconds},
    }
