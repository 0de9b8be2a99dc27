"""Whom a seat would rather see dead: a score for everybody, from what it believes and what was announced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from random import Random

from garou.engine.rules import Role
from garou.engine.values import DECLINED, Choice, Question, RoleName, Seat, Team
from garou.games.epic_battle.marks import ASSASSINS, VAMPIRES
from garou.games.one_night.day import TANNERS, VILLAGE, WEREWOLVES
from garou.games.teams import monsters_among

from .hearing import Hearing
from .opinion import Opinion

BETRAYS, TAINTS = attrgetter("betrays"), attrgetter("taints")  # kinds of marks

# What the death of one of these is worth to a village. A tanner's is what the tanner wants.
WORTH: Mapping[Team, float] = {WEREWOLVES: 1.0, VAMPIRES: 1.0, ASSASSINS: 0.1, TANNERS: -0.5}
SERVANT = 0.1  # a follower's death wins nothing by itself
VOICE = 0.08  # what an accusation adds, if its speaker is believed
PEACE = 0.2  # where nobody is suspected more than that, there may be no monster at the table
CROWD = 0.3  # what an announced vote adds for those who hide in the crowd
FORFEIT = 2.0  # what it costs to point at the diseased, which nobody wins by: more than any death is worth


def worth(role: Role) -> float:
    if role.follower:
        return SERVANT
    return WORTH.get(role.team, 0.0)


def scores(hearing: Hearing) -> dict[Seat, float]:
    """For everybody else alive: the higher, the better dead."""
    others = [seat for seat in hearing.living if seat != hearing.seat]
    wish = _betray if hearing.own.traitor else _WISHES.get(hearing.own.team, _hide_in_the_crowd)
    return {seat: wish(seat, hearing) for seat in others}


def _expected(seat: Seat, held: Opinion, value: Callable[[Role], float], hearing: Hearing) -> float:
    roles = hearing.common.rules.roles
    return sum(share * value(roles[name]) for name, share in held.chances[seat].items())


def _find_the_monsters(seat: Seat, hearing: Hearing) -> float:
    held = hearing.own_opinion
    voices = sum(held.trust[who] * (1 - hearing.wears(who, BETRAYS)) for who in hearing.accused[seat])
    return _expected(seat, held, worth, hearing) + VOICE * voices


def _hide_in_the_crowd(seat: Seat, hearing: Hearing) -> float:
    """Against whomever the others suspect most, as long as it is none of us; and gladly against a rival team."""

    def rival(role: Role) -> float:
        return worth(role) if role.team != hearing.own.team else 0.0

    believed = _expected(seat, hearing.crowd_opinion, worth, hearing)
    known = _expected(seat, hearing.own_opinion, rival, hearing)
    fellow = 10.0 if seat in hearing.own.fellows else 0.0
    return believed + known + CROWD * len(hearing.accused[seat]) - fellow


def _look_guilty(seat: Seat, hearing: Hearing) -> float:
    """Whoever wants to die must not help to hang another."""
    return -_expected(seat, hearing.crowd_opinion, worth, hearing)


def _hunt_the_marked(seat: Seat, hearing: Hearing) -> float:
    """The assassin wants whoever wears the assassin's mark, and hides otherwise."""
    marked = [f.of("places") for f in hearing.view.facts if f.name == "moved" and f.of("what") == "marks"]
    return _hide_in_the_crowd(seat, hearing) + (10.0 if (seat,) in marked else 0.0)


def _betray(seat: Seat, hearing: Hearing) -> float:
    """A traitor wants another of their own team dead, preferably one whom others want dead already."""
    own = hearing.own
    ours = _expected(seat, hearing.own_opinion, lambda role: float(role.team == own.team), hearing)
    return (1.0 if seat in own.fellows else ours) * (1 + CROWD * len(hearing.accused[seat]))


_WISHES: Mapping[Team, Callable[[Seat, Hearing], float]] = {
    VILLAGE: _find_the_monsters,
    TANNERS: _look_guilty,
    ASSASSINS: _hunt_the_marked,
}


# --- Answers ------------------------------------------------------------------------------------


def condemn(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """The legal choice with the highest score; oneself and one's love only if there is nobody else."""
    own = hearing.own
    if own.role is not None and own.role.guards and own.honest:
        return _best(question, pointing(_trusted(hearing), hearing), luck)  # whom a bodyguard points at cannot die
    score = scores(hearing)
    if own.honest and not own.traitor and hearing.common.moving and max(score.values(), default=0.0) < PEACE:
        score |= {_left(hearing): 1.0}  # all round the table: nobody dies of one vote
    return _best(question, pointing(score, hearing) | dict.fromkeys((own.seat, *own.beloved), -100.0), luck)


def pointing(score: Mapping[Seat, float], hearing: Hearing) -> dict[Seat, float]:
    """The same where a finger is what counts: whoever points at the diseased cannot win, come what may."""
    return {seat: value - FORFEIT * hearing.wears(seat, TAINTS) for seat, value in score.items()}


def _left(hearing: Hearing) -> Seat:
    return hearing.common.seats[(hearing.seat + 1) % hearing.common.players]


def trust(question: Question, hearing: Hearing, luck: Random) -> Choice:
    """The legal choice with the lowest score: a captain, somebody to protect."""
    return _best(question, _trusted(hearing), luck)


def _trusted(hearing: Hearing) -> dict[Seat, float]:
    own = hearing.own
    best = (own.seat, *own.fellows, *own.beloved)
    return {seat: -value for seat, value in scores(hearing).items()} | dict.fromkeys(best, 100.0)


def _best(question: Question, score: Mapping[Seat, float], luck: Random) -> Choice:
    """Equals are told apart by luck, rounded so that sums taken in another order are equal still."""
    rated = {choice: _rated(choice, score) for choice in question.options if choice != DECLINED}
    if not rated:
        return DECLINED
    top = max(rated.values())
    return luck.choice([choice for choice, value in rated.items() if value == top])


def _rated(choice: Choice, score: Mapping[Seat, float]) -> float:
    return round(sum(score.get(Seat(part), 0.0) for part in choice if isinstance(part, int)), 6)


def monsters(hearing: Hearing) -> list[RoleName]:
    """The roles of the cast a village is after."""
    return monsters_among(hearing.common.rules, hearing.common.roles)


def village_role(role: RoleName, hearing: Hearing) -> bool:
    return hearing.common.rules.roles[role].team == VILLAGE
