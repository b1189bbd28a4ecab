"""Connections that are idle, slow or excessive do not affect others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
import websockets

from tests.server.guest import Guest, http_client, port_of
from tests.server.serving import Place, Served, eventually, run, serving
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.web.address import network_of
from undercroft.server.web.connections import SLICE, ConnectionLimit

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
EMPTY_PING = b"\x89\x80\0\0\0\0"


class Raw:
    """A connection without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def closed(self) -> bytes:
        """All that came until the server closed it."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""


@asynccontextmanager
async def raw(served: Served) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(served.url))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def turned_away(served: Served, why: str) -> int:
    start = f'undercroft_turned_away_total{{why="{why}"}} '
    found = [line for line in served.server.metrics.text().splitlines() if line.startswith(start)]
    return int(found[0].removeprefix(start)) if found else 0


def test_half_open_connections_keep_nobody_out(folder: Place, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        limits = Limits(connections_per_address=8)
        async with serving(folder, limits) as served, AsyncExitStack() as stack:
            for _ in range(40):
                line = await stack.enter_async_context(raw(served))
                await line.send(HEAD)
            async with http_client(served.url) as http:  # from the same address, even
                assert (await http.get("/healthz")).status_code == 200
            assert turned_away(served, "address") >= 32
            assert "too many connections of one address, from 127.0.0.1" in caplog.text

    run(scenario())


def test_idle_connections_make_room_when_all_are_taken(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(connections=8)) as served, AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(served.url))
            for _ in range(20):
                await stack.enter_async_context(raw(served))
            await ann.do("ping")  # who was there stays
            async with http_client(served.url) as http:
                assert (await http.get("/healthz")).status_code == 200
            assert turned_away(served, "full") > 0

    run(scenario())


def test_sockets_in_use_stay_and_the_next_connection_is_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(connections_per_address=4)) as served, AsyncExitStack() as stack:
            guests = []
            with pytest.raises((httpx.HTTPError, OSError)):
                for _ in range(6):
                    guests.append(await stack.enter_async_context(Guest(served.url)))
                    await guests[-1].http.aclose()
            for guest in guests:
                await guest.do("ping")
            assert len(guests) >= 3
            await guests[0].disconnect()

            async def has_room() -> bool:
                try:
                    async with http_client(served.url) as http:
                        return (await http.get("/healthz")).status_code == 200
                except httpx.HTTPError:
                    return False

            await eventually(has_room)

    run(scenario())


@pytest.mark.parametrize("sent", [b"", HEAD, HEAD + b"\r\n" + HEAD])
def test_request_head_has_a_time_limit(folder: Place, sent: bytes) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(header_seconds=0.2)) as served, raw(served) as line:
            await line.send(sent)
            assert b" 408 " in await line.closed()
            assert turned_away(served, "header_seconds") == 1

    run(scenario())


def test_request_body_has_a_time_limit(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(body_seconds=0.2)) as served, raw(served) as line:
            await line.send(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
            )
            await line.closed()
            assert turned_away(served, "body_seconds") == 1

    run(scenario())


async def one_header(line: Raw) -> None:
    await line.send(HEAD + b"X: ")
    for _ in range(2000):
        await line.send(b"x" * 64_000)


async def many_headers(line: Raw) -> None:
    await line.send(HEAD)
    for _ in range(2000):
        await line.send(b"X: x\r\n" * 10_000)


async def long_address(line: Raw) -> None:
    await line.send(b"GET /")
    for _ in range(2000):
        await line.send(b"x" * 64_000)


@pytest.mark.parametrize("attack", [one_header, many_headers, long_address])
def test_request_head_has_a_size_limit(folder: Place, attack: Any) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, raw(served) as line:
            with pytest.raises(ConnectionError):  # 120 MB are offered
                await attack(line)
            assert turned_away(served, "header_bytes") == 1

    run(scenario())


def test_large_body_does_not_count_as_a_large_head(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(header_bytes=2000)) as served, http_client(served.url) as http:
            answer = await http.post("/api/records", content=b"x" * 500_000)
            assert answer.json()["code"] == "bad_record"
            assert (await http.get("/healthz", headers={"X": "x" * 3000})).status_code == 431

    run(scenario())


def test_pipelined_requests_are_limited(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, raw(served) as line:
            await line.send((HEAD + b"\r\n") * 3000)
            assert (await line.closed()).count(b" 200 ") < 100
            assert turned_away(served, "pipeline") == 1

    run(scenario())


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        pytest.param(b"", EMPTY_PING, id="pings"),
        pytest.param(b"", b"\x8a\x80\0\0\0\0", id="pongs"),
        pytest.param(b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0", id="pieces of a message"),
    ],
)
def test_frames_are_limited(folder: Place, first: bytes, frame: bytes) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(frames_at_once=50)) as served, Guest(served.url) as ann:
            cookie = ann.http.cookies["undercroft"]
            async with raw(served) as line:
                head = (
                    f"Host: 127.0.0.1\r\nCookie: undercroft={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                )
                await line.send(
                    f"GET /socket?protocol=1 HTTP/1.1\r\n{head}Sec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                await line.reader.readuntil(b"\r\n\r\n")
                await line.send(first + frame * 20_000)
                answered = await line.closed()
                assert answered.count(b"\x8a\0") <= 50 + SLICE // len(EMPTY_PING) + 1, "pongs"
            assert turned_away(served, "frames") == 1
            await ann.do("ping")

    run(scenario())


def test_requests_of_one_address_behind_a_proxy_are_counted(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(requests_per_address=3), proxy="127.0.0.1") as served:
            slow = (
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::%d\r\n"
                b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
            )
            async with AsyncExitStack() as stack, http_client(served.url) as http:
                for number in range(3):
                    line = await stack.enter_async_context(raw(served))
                    await line.send(slow % number)

                async def is_full() -> bool:
                    answer = await http.get("/healthz", headers={"X-Forwarded-For": "2001:db8::ffff"})
                    return answer.status_code == 429

                await eventually(is_full)
                other = await http.get("/healthz", headers={"X-Forwarded-For": "2001:db8:0:1::"})
                assert other.status_code == 200, "another network"

    run(scenario())


class Line(asyncio.Transport):
    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1)})
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def test_ipv6_address_counts_as_its_network() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1" and network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"
    connections = ConnectionLimit(Limits(connections_per_address=2), Metrics())
    lines = [Line(f"2001:db8::{number}") for number in range(3)]
    assert all(connections.admit(line) for line in lines)
    assert [line.is_aborted for line in lines] == [True, False, False]


def test_a_proxy_may_have_many_connections() -> None:
    connections = ConnectionLimit(Limits(connections_per_address=2), Metrics(), frozenset({"192.0.2.1"}))
    lines = [Line("192.0.2.1") for _ in range(9)]
    assert all(connections.admit(line) for line in lines) and not any(line.is_aborted for line in lines)
    for line in lines:
        connections.mark_busy(line)
        connections.remove(line)
    assert "undercroft_connections 0" in connections._metrics.text()


def test_opening_sockets_is_limited(folder: Place) -> None:
    """Each of them may send some frames before it is closed."""

    async def scenario() -> None:
        async with serving(folder, Limits(openings_at_once=3, openings_per_second=0.001)) as served:
            async with Guest(served.url) as ann:
                for _ in range(2):
                    await ann.disconnect()
                    await ann.connect()
                await ann.do("ping")
                await ann.disconnect()
                with pytest.raises(websockets.InvalidStatus):
                    await ann.connect()
            assert turned_away(served, "openings") == 1

    run(scenario())
