"""Requests of one address that are answered at once: a proxy brings them on connections that all look alike."""

from __future__ import annotations

import logging

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from undercroft.server.metrics import Metrics
from undercroft.server.protocol.refusals import Failure
from undercroft.server.rates import Counts
from undercroft.server.web.door import WORDS
from undercroft.server.web.requests import address_of

log = logging.getLogger(__name__)


class Crowd:
    """`most` of them at once; sockets are counted where they are opened."""

    def __init__(self, app: ASGIApp, most: int, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics
        self._open = Counts(most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        address = address_of(HTTPConnection(scope))
        if not self._open.enter(address):
            self._metrics.turned_away.add("requests")
            log.warning("%s, from %s", WORDS["requests"], address)
            body = msgspec.json.encode(Failure("too_fast", "too many requests from this address at once; slow down"))
            headers = {"Retry-After": "5"}
            response = Response(body, status_code=429, media_type="application/json", headers=headers)
            return await response(scope, receive, send)
        try:
            await self.app(scope, receive, send)
        finally:
            self._open.leave(address)
