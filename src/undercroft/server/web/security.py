"""Refuses what foreign pages send, and tells browsers what our own page may do."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.protocol.refusals import Failure

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # the client sets positions of cards and dice as styles
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# The static table runs Python that was compiled for browsers, and unpacks its loader itself.
ALONE: Final = "/alone/"
ALONE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' blob:")
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the link of a private table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Security:
    """`origin` is the address people use when it is not the one the server sees (behind a proxy)."""

    def __init__(self, app: ASGIApp, origin: str | None) -> None:
        self.app = app
        self.origin = origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        is_change = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_change and not self._is_ours(Headers(scope=scope)):
            return await self._refuse(scope, receive, send)
        if scope["type"] == "websocket":
            return await self.app(scope, receive, send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith(ALONE):
                    headers["Content-Security-Policy"] = ALONE_POLICY
            await send(message)

        return await self.app(scope, receive, send_with_headers)

    def _is_ours(self, headers: Headers) -> bool:
        """Browsers always say from which page they send; programs, which have nobody's cookie, need not."""
        origin = headers.get("origin")
        if origin is None or origin == self.origin:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False  # no address at all

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        failure = Failure("forbidden_origin", "this request comes from another site's page")
        body = msgspec.json.encode(failure)
        await Response(body, status_code=403, media_type="application/json")(scope, receive, send)
