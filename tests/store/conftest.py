"""Two workers over the same tables."""

import asyncio

import pytest

from garou.rooms import settings
from sharing import worker

STILL = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)


@pytest.fixture(params=["database", "valkey"])
def bus(request):
    """What workers tell each other goes through the database, or through a Valkey."""
    return request.getfixturevalue("valkey") if request.param == "valkey" else ""


@pytest.fixture
def still(monkeypatch):
    """A pace at which no window ends by itself."""
    monkeypatch.setitem(settings.PACES, "still", STILL)


@pytest.fixture
def two(database, bus):
    """Runs what happens between two workers."""

    def evening(happening):
        async def whole():
            async with worker(database, bus) as one, worker(database, bus) as other:
                await asyncio.wait_for(happening(one, other), 30)

        asyncio.run(whole())

    return evening
