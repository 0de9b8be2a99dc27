from __future__ import annotations

from pathlib import Path

import pytest

import garou.texts


@pytest.fixture
def texts() -> Path:
    return Path(garou.texts.__file__).parent
