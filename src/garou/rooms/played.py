"""The games that were played at a server's tables, with what was claimed: for whoever studies them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from garou.engine.rules import RuleSet
from garou.record.values import Record
from garou.store.values import Event, StoredRow
from garou.talk.claims import Said

from .events.taking import replayed
from .ledger import Past
from .soundness import examined


def played(logs: Iterable[tuple[str, Sequence[StoredRow]]]) -> Iterator[tuple[Record, tuple[Said, ...]]]:
    """Table after table, each game that came to its end. Of a log that is damaged what can be replayed counts."""
    for code, rows in logs:
        log = examined(code, rows)
        if log.good and not log.is_cup:
            events = [Event(row.seq, row.at, row.kind, json.loads(row.data)) for row in log.rows[: log.good]]
            for past in replayed(code, events).ledger.past:
                if past.finished:
                    yield past.record, claimed(past)


def claimed(past: Past) -> tuple[Said, ...]:
    """What was claimed by day, aloud: nothing that was typed, and nothing that the dead said among themselves."""
    rules = past.record.rules
    heard = [one for one in past.talk if one.claim is not None and not one.grave]
    return tuple(Said(one.seat, one.claim, day_of(rules, one.step)) for one in heard if one.claim is not None)


def day_of(rules: RuleSet, step: int) -> int:
    """The day on which that step lies, or on whose talk it follows."""
    talks = (known.talk for number in range(step + 1) if (known := rules.step(number)) is not None)
    return max(1, sum(map(bool, talks)))
