"""uvicorn connections with limits on what uvicorn leaves unlimited: their number, headers, bodies, frames, waiting
time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undercroft.server.limits import Bucket, Limits
from undercroft.server.metrics import Metrics
from undercroft.server.web.address import network_of


class Client:
    """All connections of one address. Idle ones are ordered by waiting time, longest first."""

    __slots__ = ("number", "waiting")

    def __init__(self) -> None:
        self.number: int = 0
        self.waiting: OrderedDict[asyncio.Transport, None] = OrderedDict()


class ConnectionLimit:
    """Counts connections before anything is read from them.

    If there are too many, the connection that has waited longest without a request is closed. A client that holds
    many half-open connections therefore loses those and keeps nobody out. `proxies` are trusted to forward client
    addresses, so their connections are not counted as those of one address.
    """

    def __init__(self, limits: Limits, metrics: Metrics, proxies: frozenset[str] = frozenset()) -> None:
        self.limits = limits
        self._metrics = metrics
        self._proxies = proxies
        self._networks: dict[asyncio.Transport, str] = {}
        self._clients: dict[str, Client] = {}
        self._waiting: OrderedDict[asyncio.Transport, None] = OrderedDict()
        metrics.watch("undercroft_connections", "Open connections.", lambda: len(self._networks))

    def admit(self, transport: asyncio.Transport) -> bool:
        """Admits a new connection. Returns False if there is no room for it."""
        peer = transport.get_extra_info("peername")
        network = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        client = self._clients.get(network)
        is_crowd = client is not None and client.number >= self.limits.connections_per_address
        if is_crowd and network not in self._proxies and not self._make_room(client.waiting if client else None):
            self._metrics.turn_away("address", network)
            return False
        if len(self._networks) >= self.limits.connections and not self._make_room(self._waiting):
            self._metrics.turn_away("full", network)
            return False
        self._networks[transport] = network
        self._clients.setdefault(network, Client()).number += 1
        self.mark_idle(transport)
        return True

    def _make_room(self, waiting: OrderedDict[asyncio.Transport, None] | None) -> bool:
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.turn_away("address" if waiting is not self._waiting else "full", oldest)
        self.remove(oldest)
        oldest.abort()
        return True

    def mark_idle(self, transport: asyncio.Transport) -> None:
        """Marks the connection as idle."""
        network = self._networks.get(transport)
        if network is not None:
            self._clients[network].waiting[transport] = None
            self._waiting[transport] = None

    def mark_busy(self, transport: asyncio.Transport) -> None:
        """Marks the connection as having sent a complete request head."""
        network = self._networks.get(transport)
        if network is not None:
            self._clients[network].waiting.pop(transport, None)
            self._waiting.pop(transport, None)

    def remove(self, transport: asyncio.Transport) -> None:
        """Removes a closed connection."""
        self.mark_busy(transport)
        network = self._networks.pop(transport, None)
        if network is not None:
            client = self._clients[network]
            client.number -= 1
            if not client.number:
                del self._clients[network]

    def turn_away(self, why: str, transport: asyncio.Transport) -> None:
        self._metrics.turn_away(why, self._networks.get(transport, "?"))


SLICE: Final = 1024  # bytes read from a socket at a time: some 170 empty frames
REFUSED: Final = 1008  # the web socket close code for a policy violation
STATUS: Final[dict[str, int]] = {"header_bytes": 431, "header_seconds": 408, "body_seconds": 408, "pipeline": 429}


class WebConfig(uvicorn.Config):
    """uvicorn's settings, and the limit that admits its connections."""

    def __init__(self, app: Any, connections: ConnectionLimit, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.connections = connections


def _limit_of(config: uvicorn.Config) -> ConnectionLimit:
    assert isinstance(config, WebConfig)
    return config.connections


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with limits: heads in bytes and seconds, bodies in seconds. Excess data is dropped."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self._connections = _limit_of(config)
        self._limits = self._connections.limits
        self._timer: asyncio.TimerHandle | None = None
        self._is_head = True  # until the head of a request is complete
        self._head_bytes = 0  # bytes of the head received in headers so far
        self._fed = 0  # bytes received since the head began
        self._fault: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._connections.admit(transport):
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._set_timer(self._limits.header_seconds, "header_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self.parser is None:
            return  # ignores remaining data on a closed connection
        super().data_received(data)
        if self._is_head and not self.transport.is_closing():
            self._fed += len(data)
            if self._fed > self._limits.header_bytes:
                self._give_up("header_bytes")

    # -- parser callbacks ---------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self._limits.requests_in_line:
            self._refuse("pipeline")
        self._is_head, self._head_bytes, self._fed = True, 0, 0
        if self._timer is None:
            self._set_timer(self._limits.header_seconds, "header_seconds")
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > self._limits.header_bytes:
            self._refuse("header_bytes")

    def on_headers_complete(self) -> None:
        self._is_head = False
        self._connections.mark_busy(self.transport)
        self._set_timer(self._limits.body_seconds, "body_seconds")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._connections.mark_idle(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    # -- refusals -----------------------------------------------------------------------------------

    def _refuse(self, why: str) -> None:
        """Refuses the request. Called within the parser, which stops at an error."""
        self._fault = why
        raise ValueError(why)

    def _give_up(self, why: str) -> None:
        self._fault = why
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Answers a parser error once, and closes the connection."""
        self._stop_timer()
        if self._fault is None:
            super().send_400_response(msg)
            return
        self._connections.turn_away(self._fault, self.transport)
        if self.cycle is None or self.cycle.response_complete:
            status = STATUS_LINE[STATUS[self._fault]]
            self.transport.write(status + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()  # another answer is already being sent

    def _set_timer(self, seconds: float, why: str) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._give_up, why)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A web socket with a limit on frames, since pings and empty fragments never reach the message limits."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self._connections = _limit_of(config)
        limits = self._connections.limits
        self._bucket = Bucket(limits.frames_per_second, limits.frames_at_once)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._may():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may():
            super().handle_bytes(event)

    def _may(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._bucket.take():
            return True
        self._connections.turn_away("frames", self.transport)
        self.conn.fail(REFUSED, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
