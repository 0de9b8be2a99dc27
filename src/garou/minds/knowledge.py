"""What a seat knows of itself, read from the facts it was told: its role, its team, whom it is in league with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from garou.engine.rules import Role
from garou.engine.things import Mark
from garou.engine.values import Fact, RoleName, Seat, Slot, Team
from garou.engine.view import View
from garou.games.one_night.day import VILLAGE
from garou.talk.claims import Claim, Common

from .marks import UNKNOWN, marks_known
from .truths import truths


@dataclass(frozen=True, slots=True)
class Own:
    """One seat's knowledge of itself."""

    seat: Seat
    dealt: Role
    role: Role | None  # what it takes itself for now; None after taking a card unseen
    team: Team  # whom it believes to win with
    fellows: tuple[Seat, ...]  # others it knows to be of its own, where that is not the village
    beloved: tuple[Seat, ...]
    truths: tuple[Claim, ...]  # everything it could claim without lying, in the order it learned it
    traitor: bool = False  # wins by the death of another of its team, and of nobody else

    @property
    def honest(self) -> bool:
        return self.team == VILLAGE

    @property
    def turncoat(self) -> bool:
        """Changed sides by a mark alone: its card and its night are those of a villager."""
        return not self.honest and self.role is not None and self.role.team == VILLAGE


def dead_in(view: View) -> tuple[Seat, ...]:
    return tuple(fact.of("player") for fact in view.facts if fact.name == "died")


def knowledge(view: View, common: Common) -> Own:
    """It is asked again and again with the same facts."""
    return _known(view.seat, view.facts, common)


@lru_cache(maxsize=1 << 14)
def _known(seat: Seat, facts: tuple[Fact, ...], common: Common) -> Own:
    view = View(seat, facts, ())
    dealt = next(common.rules.roles[fact.of("role")] for fact in view.facts if fact.name == "dealt")
    artifact, mark = _artifact(view, common), _mark(view, common)
    role = common.rules.roles[artifact] if artifact else _followed(view, common, dealt)
    turned = mark.team if mark and not artifact else None
    team = turned or (role.team if role else VILLAGE)
    met = [fact for fact in view.facts if fact.name == "fellows"]
    pack = _seats([fact for fact in met if _in_league(fact, team, common)])
    bonds = {step.name for step in common.rules.steps if step.bonds}
    beloved = _seats([fact for fact in met if fact.of("call") in bonds])
    traitor = mark is not None and mark.betrays and not artifact
    betrays = traitor and (team == VILLAGE or bool(pack))  # alone in a team, it does nothing
    return Own(view.seat, dealt, role, team, pack, beloved, truths(view, common), betrays)


def _followed(view: View, common: Common, dealt: Role) -> Role | None:
    """The seat's own card through the night, as far as it saw it go."""
    faces: dict[Slot, Role] = {view.seat: dealt}
    for fact in view.facts:
        if fact.name == "turned":
            faces[view.seat] = common.rules.roles[fact.of("role")]
        elif fact.name == "saw-card":
            faces[fact.of("where")] = common.rules.roles[fact.of("role")]
        elif fact.name == "moved" and fact.of("what") == "cards":
            one, other = fact.of("places")
            moved = {one: faces.pop(other, None), other: faces.pop(one, None)}
            faces |= {place: role for place, role in moved.items() if role}
    return faces.get(view.seat)


def _artifact(view: View, common: Common) -> RoleName | None:
    """The role an artifact makes of its bearer, if one does."""
    names = [fact.of("artifact") for fact in view.facts if fact.name == "artifact"]
    return common.rules.artifacts[names[-1]].counts_as if names else None


def _mark(view: View, common: Common) -> Mark | None:
    """The own mark, as far as the seat knows it."""
    return common.rules.marks.get(marks_known(view, common.rules).get(view.seat, UNKNOWN))


def _in_league(fact: Fact, team: Team, common: Common) -> bool:
    """The pack, the clan, and those their servants see: neither lovers nor masons."""
    role = common.rules.roles.get(fact.of("call"))
    return team != VILLAGE and role is not None and role.team == team


def _seats(facts: list[Fact]) -> tuple[Seat, ...]:
    return tuple(sorted({seat for fact in facts for seat in fact.of("players")}))
