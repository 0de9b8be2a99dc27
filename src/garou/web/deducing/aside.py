"""A question as it is answered beside the tables: within its time of the processor, or not at all."""

from __future__ import annotations

import time
from dataclasses import replace

from garou.engine.values import Refusal
from garou.web.aside import GIVEN_UP, limited

from .answering import answered, refusal_of
from .questions import Conclusion, Query

TIME, COURSE = 2.0, 8.0  # seconds of the processor's time: for one question, and for one after each claim


def timed(asked: Query, limit: float | None = None) -> Conclusion:
    """The answer, or that there is not time enough."""
    began = time.process_time()
    try:
        with limited(limit or (COURSE if asked.course else TIME)):
            found = answered(asked)
    except Refusal as error:
        found = refusal_of(error)
    except GIVEN_UP:
        found = Conclusion(too_long=True)
    return replace(found, spent=time.process_time() - began)
