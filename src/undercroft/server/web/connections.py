"""Connections as uvicorn serves them, with limits on what it lets in without end: heads, bodies, frames, waiting."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from undercroft.server.rates import Bucket
from undercroft.server.web.door import Door, Turned

SLICE: Final = 1024  # bytes of a socket that are read at a time: some 170 frames without content
REFUSED: Final = 1008  # the code of web sockets for what a server does not put up with
STATUS: Final[dict[Turned, int]] = {"header_bytes": 431, "header_seconds": 408, "body_seconds": 408, "pipeline": 429}


class WebConfig(uvicorn.Config):
    """uvicorn's settings, and the door that its connections come through."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.door = door


def _door(config: uvicorn.Config) -> Door:
    assert isinstance(config, WebConfig)
    return config.door


class HttpConnection(HttpToolsProtocol):
    """A head has so many bytes and seconds, a body so many seconds; nothing is kept of one that exceeds them."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self._door = _door(config)
        self._limits = self._door.limits
        self._timer: asyncio.TimerHandle | None = None
        self._is_head = True  # until the head of a request is whole
        self._head_bytes = 0  # of the head, as far as it came in headers
        self._fed = 0  # bytes that came since the head began
        self._fault: Turned | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._door.come(transport):
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._set_timer(self._limits.header_seconds, "header_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._door.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self.parser is None:
            return  # what still comes on a connection that was given up
        super().data_received(data)
        if self._is_head and not self.transport.is_closing():
            self._fed += len(data)
            if self._fed > self._limits.header_bytes:
                self._give_up("header_bytes")

    # -- what the parser finds ----------------------------------------------------------------------

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
        self._door.asks(self.transport)
        self._set_timer(self._limits.body_seconds, "body_seconds")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._door.waits(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    # -- what is too much ---------------------------------------------------------------------------

    def _refuse(self, why: Turned) -> None:
        """Said from inside the parser, which stops at an error."""
        self._fault = why
        raise ValueError(why)

    def _give_up(self, why: Turned) -> None:
        self._fault = why
        self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Whatever made the parser stop: said once, and the connection is closed."""
        self._stop_timer()
        if self._fault is None:
            super().send_400_response(msg)
            return
        self._door.turned_away(self._fault, self.transport)
        if self.cycle is None or self.cycle.response_complete:
            status = STATUS_LINE[STATUS[self._fault]]
            self.transport.write(status + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            self.transport.abort()  # another answer is on its way

    def _set_timer(self, seconds: float, why: Turned) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._give_up, why)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class SocketConnection(WebSocketsSansIOProtocol):
    """Frames of any kind are limited: pings and empty pieces of messages never reach those who count messages."""

    def __init__(self, config: uvicorn.Config, *args: Any, **settings: Any) -> None:
        super().__init__(config, *args, **settings)
        self._door = _door(config)
        limits = self._door.limits
        self._bucket = Bucket(limits.frames_per_second, limits.frames_at_once)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.go(self.transport)
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
        self._door.turned_away("frames", self.transport)
        self.conn.fail(REFUSED, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
