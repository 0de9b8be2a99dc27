import pytest
from serving import Server


@pytest.fixture
def server(tmp_path):
    running = Server(tmp_path / "data").start()
    yield running
    if running.process.poll() is None:
        running.kill()
