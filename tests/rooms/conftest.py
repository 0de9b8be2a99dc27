import asyncio

import pytest

import sandglass
from clockwork import ONE_NIGHT, run
from company import STILL, Company, Watch
from cupnights import made, opened
from evenings import kept, seated
from garou.rooms import keeper as keeping
from garou.rooms import settings


@pytest.fixture(autouse=True)
def haste(monkeypatch):
    """Nobody waits for real: whatever is run here leaps from one thing to the next."""
    monkeypatch.setattr("asyncio.run", sandglass.run)


@pytest.fixture(autouse=True)
def paces(monkeypatch):
    """Windows short enough for a test, long enough for it to answer in."""
    pace = settings.Pace(call=0.15, talk=0.3, ballot=0.6, words=0.15, look=0.3, verdict=0.1)
    monkeypatch.setitem(settings.PACES, "blink", pace)
    dash = settings.Pace(call=0.15, talk=0.3, ballot=0.6, words=0.15, look=0.3, verdict=0.1, early=0.4)
    monkeypatch.setitem(settings.PACES, "dash", dash)
    still = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600)
    monkeypatch.setitem(settings.PACES, "still", still)
    swift = settings.Pace(call=600, talk=600, ballot=600, words=600, look=600, verdict=600, early=600)
    monkeypatch.setitem(settings.PACES, "still-and-swift", swift)


@pytest.fixture
def evening(tmp_path, monkeypatch):
    """Runs what happens at such a table."""
    return lambda happening, deal=ONE_NIGHT, **more: run(happening, tmp_path, monkeypatch, deal, **more)


@pytest.fixture
def table(tmp_path, monkeypatch):
    """Runs what happens at a table of Zed, Yan and Xia, in that order."""
    monkeypatch.setattr(keeping, "PULSE", 0.01)
    for pause in ("CLOSING", "RESOLVING"):
        monkeypatch.setattr(f"garou.rooms.clock.{pause}", 0.0)

    def evening(happening, *names):
        async def whole():
            watch = Watch()
            async with kept(tmp_path, watch) as keeper:
                company = Company(keeper, watch, *(await seated(keeper, STILL, *(names or ("Zed", "Yan", "Xia")))))
                await happening(company, *company.chairs)
                company.go(*list(company.pages))

        asyncio.run(whole())

    return evening


@pytest.fixture
def cup(tmp_path):
    """Runs what happens in a tournament of Zoe, Yan and bots."""

    def evening(happening, bots=4, **more):
        async def whole():
            async with opened(tmp_path) as cups:
                await happening(cups, *(await made(cups, "Zoe", "Yan", bots=bots, **more)))

        asyncio.run(whole())

    return evening
