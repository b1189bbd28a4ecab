"""Addresses: those of the server, its port, a QR code for phones; and the networks that clients come from."""

from __future__ import annotations

import errno
import io
import ipaddress
import socket
import sys
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from undercroft.kernel.errors import BadOption, UndercroftError

IPV6_PREFIX: Final = 64  # smallest prefix assigned to a customer, who chooses the remaining bits freely


@lru_cache(10_000)
def network_of(host: str) -> str:
    """Returns an IPv4 address unchanged, and the first half of an IPv6 address. Anything else (a name, a socket file)
    is returned unchanged.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))


EVERYWHERE: Final = ("0.0.0.0", "::")
HERE: Final = ("localhost", "127.0.0.1", "::1")
PORTS_TRIED: Final = 20
LAST_PORT: Final = 65535
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)  # in use by another program, or reserved for the administrator


class Address:
    """The address of the server. `url` is the public address if it differs from the bound one, as behind a proxy.
    `names` are further host names that clients may use; `*` stands for every name.
    """

    def __init__(self, host: str, port: int, url: str | None = None, names: Sequence[str] = ()) -> None:
        self.host = host
        self.port = port
        self.url: str | None = None if url is None else url.rstrip("/")
        self.shared: str | None = self._shared()
        own = [host, urlsplit(self.url or "").hostname or "", f"{socket.gethostname()}.local", *names]
        self._names = frozenset(name.lower().rstrip(".") for name in own)

    @property
    def local(self) -> str:
        host = "localhost" if self.host in (*EVERYWHERE, *HERE) else self.host
        return self.url or f"http://{host}:{self.port}"

    def _shared(self) -> str | None:
        """Returns the address for others in the same network; None if the server listens on this machine only."""
        if self.url is not None:
            return self.url
        if self.host in HERE:
            return None
        host = lan_address() if self.host in EVERYWHERE else self.host
        return None if host is None else f"http://{host}:{self.port}"

    def base(self, connection: HTTPConnection) -> str:
        """Returns the base address for invitations: one that works for others, if available."""
        if self.url is not None:
            return self.url
        host = connection.headers.get("host", f"{self.host}:{self.port}")
        if name_in(host) in HERE and self.shared is not None:
            return self.shared
        scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
        return f"{scheme}://{host}"

    def goes_by(self, host: str) -> bool:
        """Returns whether a Host header means this server.

        A page of an attacker can point a name of its own at this machine (DNS rebinding): to the browser, page and
        server are then one site. Addresses, and names without a dot, cannot be pointed anywhere from outside.
        A header that is no host name comes from no browser.
        """
        name = (name_in(host) or "").rstrip(".")
        is_local = "." not in name or name.endswith(".localhost") or _is_number(name)
        return is_local or name in self._names or "*" in self._names

    def is_https(self, connection: HTTPConnection) -> bool:
        """Returns whether the browser came over TLS, as far as the server is told."""
        return self.base(connection).startswith("https:")


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def name_in(host: str) -> str | None:
    """Returns the host name in a Host header; None if it is invalid."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def lan_address() -> str | None:
    """Returns the address of this machine in its network. Sends nothing to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address, used only so that the system selects a route
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def listen(host: str, port: int) -> socket.socket:
    """Returns a socket listening on the port, or on the next free one."""
    if not 0 <= port <= LAST_PORT:
        raise BadOption(f"--port {port}: ports are numbered from 0 (any free one) to {LAST_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [0] if port == 0 else range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        # asyncio sets TCP_NODELAY only on sockets whose protocol is TCP. Otherwise every answer waits 40 ms where
        # uvloop is not available, as on Windows.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform == "win32":  # there, SO_REUSEADDR would let a second server take over the port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except OSError as error:
            listener.close()
            if error.errno not in TAKEN:
                raise UndercroftError(f"cannot listen on {host}: {error.strerror}; check --host") from None
            continue
        listener.listen(1024)
        return listener
    raise UndercroftError(f"no port from {port} to {candidate} is free on {host}; choose another with --port")


def qr(url: str) -> str:
    """Returns a QR code for the terminal, with two rows of it per line."""
    import segno  # imported here because only server startup needs it

    out = io.StringIO()
    segno.make(url, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
