"""What is said of a card that was put to the test: a few sentences, and one plot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from garou.engine.values import RoleName
from garou.homemade.coding import edition_in
from garou.lab.proving import RoleTrial
from garou.simulating.counts import Counts
from garou.texts import LANGUAGES, Words, words

from .trials import Tested

YES, SOME, NO, WAIT = "yes", "some", "no", "wait"
SLIGHT, MUCH = 5.0, 10.0  # points by which a card may move who wins


@dataclass(frozen=True, slots=True)
class PlotShare:
    """One row of the plot, in hundredths."""

    name: str
    at: float
    low: float
    high: float
    filled: bool


@dataclass(frozen=True, slots=True)
class ToldProof:
    """One sentence, and how it stands."""

    state: str
    title: str
    text: str
    plot: tuple[PlotShare, ...] = ()


def said(spoken: Words, key: str, **args: Any) -> str:
    return spoken(f"workshop-say-{key}", args)


def proofs(spoken: Words, trial: RoleTrial, found: Tested) -> list[ToldProof]:
    low, high = trial.rules.players
    legal = ToldProof(YES, said(spoken, "legal"), said(spoken, "legal-yes", low=low, high=high))
    return [
        legal,
        _ends(spoken, found),
        _secret(spoken, found),
        _understood(spoken, trial),
        _fair(spoken, trial, found),
    ]


def _ends(spoken: Words, found: Tested) -> ToldProof:
    title, seen = said(spoken, "stuck"), found.found
    if seen.stuck or found.stuck:
        return ToldProof(NO, title, said(spoken, "stuck-no", games=found.games + 1, why=seen.stuck or "…"))
    if not seen.ended:
        return ToldProof(WAIT, title, said(spoken, "working", done=found.done))
    return ToldProof(YES if found.over else WAIT, title, said(spoken, "stuck-yes", games=seen.ended))


def _secret(spoken: Words, found: Tested) -> ToldProof:
    title, seen = said(spoken, "secret"), found.found
    if seen.told_apart:
        return ToldProof(NO, title, said(spoken, "secret-no"))
    return ToldProof(YES if found.over else WAIT, title, said(spoken, "secret-yes", worlds=seen.alike))


def _understood(spoken: Words, trial: RoleTrial) -> ToldProof:
    """A name in each language; one that is missing is named."""
    title = said(spoken, "understood")
    doc = next(role for role in edition_in(trial.edition).roles if role.id == trial.card)
    printed = words(spoken.lang).has(f"role-{doc.id}")
    missing = [words(lang)("language-name") for lang in LANGUAGES if lang not in doc.names and not printed]
    if not missing:
        return ToldProof(YES, title, said(spoken, "understood-yes"))
    return ToldProof(SOME, title, said(spoken, "understood-no", missing=", ".join(missing)))


def _fair(spoken: Words, trial: RoleTrial, found: Tested) -> ToldProof:
    """By how much it moves who wins: the side of its own team, or the village."""
    seen = found.found
    if not seen.with_it.games:
        return ToldProof(WAIT, said(spoken, "fair"), said(spoken, "working", done=found.done))
    team = _side(trial)
    rows = (
        _share(said(spoken, "without"), seen.without_it, team, filled=False),
        _share(said(spoken, "with"), seen.with_it, team, filled=True),
    )
    moved = abs(rows[0].at - rows[1].at)
    state = NO if moved > MUCH else SOME if moved > SLIGHT else YES
    title = said(spoken, {YES: "fair", SOME: "fair-some", NO: "fair-no"}[state])
    numbers = {"with": f"{rows[1].at:.0f}", "low": f"{rows[1].low:.0f}", "high": f"{rows[1].high:.0f}"}
    name = spoken(f"team-{team}.the") if spoken.has(f"team-{team}") else said(spoken, "alone")
    text = said(spoken, "fair-text", team=name[:1].upper() + name[1:], without=f"{rows[0].at:.0f}", **numbers)
    return ToldProof(state if found.over else WAIT, title, text, rows)


def _side(trial: RoleTrial) -> str:
    """Whoever plays alone is judged by what becomes of the village."""
    team = trial.rules.roles[RoleName(trial.card)].team
    return team if team != trial.card else trial.rules.roles[RoleName(trial.rules.plain)].team


def _share(name: str, counts: Counts, team: str, *, filled: bool) -> PlotShare:
    rate = counts.won_by(team)
    low, high = rate.interval
    return PlotShare(name, round(100 * rate.rate, 1), round(100 * low, 1), round(100 * high, 1), filled)
