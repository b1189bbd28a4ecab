"""Requests to addresses that people have named. They reach public addresses only, so that nobody can use this server to
look into its operator's network.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

from undercroft.server.refusal import Refusal

if TYPE_CHECKING:
    import ssl

THREADS: Final = 8
SECONDS: Final = 10.0  # for a request as a whole
LONGEST: Final = 1000  # characters of an address
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # holds an IPv4 address


class Unreachable(Exception):
    """The request failed, or its address is not allowed."""


class Outside:
    """Sends requests. With `is_anywhere`, private addresses are allowed too."""

    def __init__(self, is_anywhere: bool = False) -> None:
        self._is_anywhere = is_anywhere
        self._threads = ThreadPoolExecutor(THREADS, "outside")

    def check(self, url: str) -> None:
        """Refuses an address that can never be reached, without looking up its name."""
        try:
            parts = _parts(url)
            literal = _literal(parts.hostname or "")
            if literal is not None:
                self._check_address(literal)
        except Unreachable as error:
            raise Refusal("bad_address", str(error)) from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Posts a body and returns the status of the answer. Follows no redirection and reads no answer."""
        loop = asyncio.get_running_loop()
        connection = _Connection()
        try:
            async with asyncio.timeout(SECONDS):
                return await loop.run_in_executor(self._threads, self._post, connection, url, body, dict(headers))
        except TimeoutError:
            connection.end()
            raise Unreachable("no answer in time") from None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, connection: _Connection, url: str, body: bytes, headers: dict[str, str]) -> int:
        parts = _parts(url)
        is_tls = parts.scheme == "https"
        try:
            opened = self._connected(parts.hostname or "", parts.port or (443 if is_tls else 80))
            connection.socket = opened
            if is_tls:
                opened = connection.socket = _tls().wrap_socket(opened, server_hostname=parts.hostname)
            client = http.client.HTTPConnection(parts.netloc.rpartition("@")[2])
            client.sock = opened
            client.request("POST", f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}", body, headers)
            return client.getresponse().status
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Unreachable(str(error) or type(error).__name__) from None
        finally:
            connection.end()

    def _connected(self, host: str, port: int) -> socket.socket:
        """Connects to an allowed address of the host. The address that was checked is the one that is used."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable(f"the host {host!r} is unknown") from None
        for *_, place in found:
            self._check_address(ipaddress.ip_address(str(place[0]).partition("%")[0]))
        return socket.create_connection((str(found[0][4][0]), port), timeout=SECONDS)

    def _check_address(self, address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> None:
        if not self._is_anywhere and not _is_public(address):
            raise Unreachable(f"{address} is not a public address")


class _Connection:
    """The open socket of a request, which another thread may end."""

    def __init__(self) -> None:
        self.socket: socket.socket | None = None

    def end(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)
            self.socket.close()


@cache
def _tls() -> ssl.SSLContext:
    import ssl  # a table in a browser sends no requests, and has no such module

    return ssl.create_default_context()


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        is_right = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_right = False
    if not is_right or len(url) > LONGEST or not url.isascii() or any(sign.isspace() for sign in url):
        raise Unreachable("expected a full address such as https://example.org/hook")
    return parts


def _literal(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host)
    return None


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _is_public(inner)
    return address.is_global and not address.is_multicast
