"""`garou serve --metrics`: who stands by is seen to, and figures go where they were asked for and nowhere else."""

import contextlib
import re
import socket
import time
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from serving import Server, free_port

from garou.cli.serve import command
from garou.texts import LANGUAGES, words


def serving(port):
    """What the figures there say of it; nothing where nobody answers."""
    with contextlib.suppress(OSError):
        text = urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5).read().decode()
        return re.findall(r"^garou_serving (\S+)", text, re.MULTILINE)
    return None


def until(seen):
    end = time.monotonic() + 30
    while not seen():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_who_stands_by_says_so_until_its_turn_comes(database, tmp_path):
    ports = free_port(), free_port()
    both = [
        Server(tmp_path / name, "--database", database, "--standby", "--metrics", str(port))
        for name, port in zip("ab", ports, strict=True)
    ]
    try:
        both[0].start()
        both[1].begin()
        until(lambda: serving(ports[1]))
        assert [serving(port) for port in ports] == [["1.0"], ["0.0"]]
        both[0].stop()
        until(lambda: serving(ports[1]) == ["1.0"])
    finally:
        for server in both:
            server.kill()


def test_two_on_one_machine_may_have_the_same_port_for_figures(database, tmp_path):
    port = free_port()
    both = [Server(tmp_path / name, "--database", database, "--standby", "--metrics", str(port)) for name in "ab"]
    try:
        both[0].start()
        both[1].begin()
        until(lambda: "stands by" in both[1].log.read_text())
        both[0].stop()
        until(lambda: serving(port) == ["1.0"])
        assert both[1].arrive()
    finally:
        for server in both:
            server.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_is_taken_is_said_before_anything_is_opened(lang, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        asked = ["--data", str(tmp_path / "data"), "--metrics", str(port)]
        done = CliRunner().invoke(command(words(lang)), asked, standalone_mode=False)
    assert f"127.0.0.1:{port}" in str(done.exception)
    assert "--metrics" in str(done.exception)
    assert not (tmp_path / "data").exists()
