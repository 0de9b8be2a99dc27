"""How long hypothesis searches: `pytest --hypothesis-profile=deep` for a search that is different every time."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

gc.disable()  # ten thousand tests are collected and stay: going through them again and again takes seconds


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


slow_is_fine = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("quick", max_examples=8, deadline=None, derandomize=True, suppress_health_check=slow_is_fine)
settings.register_profile("deep", max_examples=300, deadline=None, suppress_health_check=slow_is_fine)
settings.load_profile("quick")
