"""Middleware: checks of host and origin, security headers, and a limit on concurrent requests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.limits import Counts
from undercroft.server.metrics import Metrics
from undercroft.server.protocol.basics import Failure
from undercroft.server.web.address import Address, name_in
from undercroft.server.web.requests import address_of

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
# The static table runs Python compiled to WebAssembly, whose loader unpacks itself.
ALONE: Final = "/alone/"
ALONE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval' blob:")
# Pages of the documentation hold scripts of their theme, and nothing that anybody has sent.
DOCS: Final = "/docs/"
DOCS_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
# Pages without bars for the frames of other sites (`--frame-origin`). They never act for a person.
FRAMED: Final = "/frame/"
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the link of a private table is its access key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()"
        for feature in (
            *("accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"),
            *("hid", "identity-credentials-get", "local-fonts", "magnetometer", "microphone", "midi", "payment"),
            *("publickey-credentials-get", "serial", "usb", "xr-spatial-tracking"),
        )
    ),
}
# Names below the server's may have nothing to do with it, so they are left alone.
HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Security:
    """Middleware for checks of host and origin, and for headers. Pages of the origins `framing` may show the pages
    below `/frame/`, and no others.
    """

    def __init__(self, app: ASGIApp, address: Address, framing: Sequence[str] = ()) -> None:
        self.app = app
        self._address = address
        ancestors = " ".join(framing) or "'none'"
        self._framed_policy: str = POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {ancestors}")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        headers = Headers(scope=scope)
        if not self._address.goes_by(host := headers.get("host", "")):
            text = (
                f"this server does not go by the name {name_in(host)!r}. Use the address that the server shows when "
                f"it starts, or start it with --allow-host {name_in(host)}"
            )
            return await _refuse(scope, receive, send, 421, Failure("foreign_host", text))
        is_change = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_change and not self._is_ours(headers):
            failure = Failure("forbidden_origin", "this request comes from another site's page")
            return await _refuse(scope, receive, send, 403, failure)
        if scope["type"] == "websocket":
            return await self.app(scope, receive, send)

        is_https = self._address.is_https(HTTPConnection(scope))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (HEADERS | HTTPS_ONLY if is_https else HEADERS).items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(ALONE):
                    headers["Content-Security-Policy"] = ALONE_POLICY
                elif scope["path"].startswith(DOCS):
                    headers["Content-Security-Policy"] = DOCS_POLICY
                elif scope["path"].startswith(FRAMED):
                    headers["Content-Security-Policy"] = self._framed_policy
            await send(message)

        return await self.app(scope, receive, send_with_headers)

    def _is_ours(self, headers: Headers) -> bool:
        """Checks the origin, which browsers always send. Other programs carry no user's cookie and need none."""
        origin = headers.get("origin")
        if origin is None or origin == self._address.url:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False  # not a valid address


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, failure: Failure) -> None:
    """Refuses a request before any part of the server sees it. Whoever opens a page reads plain text."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    elif scope["path"].startswith("/api/"):
        body = msgspec.json.encode(failure)
        await Response(body, status_code=status, media_type="application/json")(scope, receive, send)
    else:
        await PlainTextResponse(f"{failure.text}\n", status_code=status)(scope, receive, send)


class RequestLimit:
    """Allows `most` concurrent requests per address. Sockets are counted where they are opened."""

    def __init__(self, app: ASGIApp, most: int, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics
        self._open = Counts(most)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        address = address_of(HTTPConnection(scope))
        if not self._open.enter(address):
            self._metrics.turn_away("requests", address)
            body = msgspec.json.encode(Failure("too_fast", "too many requests from this address at once; slow down"))
            headers = {"Retry-After": "5"}
            response = Response(body, status_code=429, media_type="application/json", headers=headers)
            return await response(scope, receive, send)
        try:
            await self.app(scope, receive, send)
        finally:
            self._open.leave(address)
