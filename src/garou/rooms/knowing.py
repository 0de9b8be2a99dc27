"""What has been told at a table so far, and what follows from it. It holds until the game has gone on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from garou.engine.things import Artifact
from garou.engine.values import PUBLIC, Fact, Seat
from garou.engine.view import told_to


@dataclass
class Knowledge:
    """The facts whose time has come: the engine may be a few calls ahead of the clock."""

    source: tuple[Any, ...]  # what they were worked out of
    facts: tuple[Fact, ...]
    before: tuple[Fact, ...]  # those of them that were told before the step that is open
    artifacts: Mapping[str, Artifact]  # that there are in this game
    _told: dict[Seat, tuple[Fact, ...]] = field(default_factory=dict)
    _held: dict[Seat, tuple[Artifact, ...]] = field(default_factory=dict)

    def holds(self, source: tuple[Any, ...]) -> bool:
        """The very same things: none of them ever changes."""
        return all(one is other for one, other in zip(self.source, source, strict=True))

    def known_to(self, seat: Seat) -> tuple[Fact, ...]:
        if seat not in self._told:
            self._told[seat] = told_to(seat, self.facts)
        return self._told[seat]

    def held(self, seat: Seat) -> tuple[Artifact, ...]:
        """The artifacts this seat has been told that it holds."""
        if seat not in self._held:
            told = (fact.of("artifact") for fact in self.known_to(seat) if fact.name == "artifact")
            self._held[seat] = tuple(self.artifacts[name] for name in told)
        return self._held[seat]

    @cached_property
    def public(self) -> tuple[Fact, ...]:
        return self.known_to(PUBLIC)

    @cached_property
    def dead(self) -> frozenset[Seat]:
        return _died(self.public)

    @cached_property
    def buried(self) -> frozenset[Seat]:
        """The dead to whom nothing more can be put: who may still shoot must not hear what the dead know."""
        return _died(told_to(PUBLIC, self.before))


def _died(facts: tuple[Fact, ...]) -> frozenset[Seat]:
    return frozenset(fact.of("player") for fact in facts if fact.name == "died")
