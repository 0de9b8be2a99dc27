"""Who reads slowly, on a real line: pages wait for nobody, and the newest is the one that comes."""

import asyncio
import contextlib
import re
import socket
import ssl
from datetime import UTC, datetime

import pytest
import uvicorn

from garou.rooms import lobby, seating
from garou.rooms.settings import Settings
from garou.web.app import build
from garou.web.https.certificates import certified, new_authority
from garou.web.patience import Patient
from memory import MemoryStore

SMALL = 4096  # bytes that the system holds back for either side, or as few as it can
MOST = 3_000  # pages: far more than any line holds
NUMBER = re.compile(rb"id: (\d+)\ndata: <div")


@contextlib.asynccontextmanager
async def serving(app, **tls):
    """On a port of its own, in this loop."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)  # whoever comes in has as little
    config = uvicorn.Config(app, http=Patient, ws="none", log_config=None, lifespan="on", **tls)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:  # it has no other way to say so
            await asyncio.sleep(0.01)
        yield server, listening.getsockname()[1]
    finally:
        app.state.keeper.hush()
        server.should_exit = True
        await running


async def following(port, code, token, trusting):
    """A phone that has asked for its pages, and reads none of them."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect(("127.0.0.1", port))
    called = "127.0.0.1" if trusting else None
    reader, writer = await asyncio.open_connection(sock=line, ssl=trusting, server_hostname=called)
    writer.transport.pause_reading()
    cookie = f"cookie: garou-seat-{code}={token}"
    writer.write(f"GET /t/{code}/stream HTTP/1.1\r\nhost: 127.0.0.1\r\n{cookie}\r\n\r\n".encode())
    return reader, writer


async def until(so):
    while not so():  # nobody says when
        await asyncio.sleep(0.01)


@pytest.fixture(params=[False, True], ids=["in the clear", "over TLS"])
def tls(request, tmp_path):
    """What the server is told, and what its readers trust."""
    if not request.param:
        return {}, None
    now = datetime.now(UTC)
    authority = new_authority("here", now)
    leaf = certified(authority, ["127.0.0.1"], now)
    (tmp_path / "leaf").write_bytes(leaf.certificate)
    (tmp_path / "key").write_bytes(leaf.key)
    trusting = ssl.create_default_context(cadata=authority.certificate.decode())
    return {"ssl_certfile": tmp_path / "leaf", "ssl_keyfile": tmp_path / "key"}, trusting


def test_who_reads_slowly_is_given_the_newest_page_when_there_is_room_and_none_between(tmp_path, tls):
    told, trusting = tls

    async def happening():
        app = build(tmp_path, store=MemoryStore())
        async with serving(app, **told) as (server, port):
            keeper = app.state.keeper
            code = (await lobby.create(keeper, Settings(size=3))).code
            ada, _ = [await seating.join(keeper, code, name, "en") for name in ("Ada", "Ben")]
            reader, writer = await following(port, code, ada, trusting)
            await until(lambda: keeper.live[code].ears)
            [line], names = server.server_state.connections, 0
            while not line.crowded:
                names += 1
                assert names < MOST, "a line holds only so much"
                await seating.rename(keeper, code, 2, f"Ben {names:04}")
                await asyncio.sleep(0)
            full, newest = names, names + 20
            for number in range(full + 1, newest + 1):
                await seating.rename(keeper, code, 2, f"Ben {number:04}")
            assert line.crowded
            writer.transport.resume_reading()
            heard = b""
            while b"Ben %04d" % newest not in heard:
                heard += await reader.read(65536)
            writer.close()
            return full, newest, heard

    full, newest, heard = asyncio.run(asyncio.wait_for(happening(), 120))
    assert not [number for number in range(full + 1, newest) if b"Ben %04d" % number in heard]
    numbers = [int(number) for number in NUMBER.findall(heard)]
    assert numbers == [*range(1, len(numbers) + 1)], "they tell nothing of what was left out"
    assert len(numbers) < newest
