import pytest

from garou.rooms import settings


@pytest.fixture(autouse=True)
def swift(monkeypatch):
    """Windows short enough for a test, long enough for it to answer in."""
    pace = settings.Pace(call=0.15, talk=0.3, ballot=0.6, words=0.15, look=0.3)
    monkeypatch.setitem(settings.PACES, "swift", pace)
    monkeypatch.setitem(settings.PACES, "still", settings.Pace(call=600, talk=600, ballot=600, words=600, look=600))
