"""Where the server is found: its addresses, a free port, and a QR code for the phone."""

from __future__ import annotations

import errno
import io
import socket
import sys
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from undercroft.kernel.errors import BadOption, UndercroftError

EVERYWHERE: Final = ("0.0.0.0", "::")
HERE: Final = ("localhost", "127.0.0.1", "::1")
PORTS_TRIED: Final = 20
LAST_PORT: Final = 65535
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)  # by another program, or kept for the administrator


class Address:
    """`url` is what people type when it differs from what the server sees, as behind a proxy."""

    def __init__(self, host: str, port: int, url: str | None = None) -> None:
        self.host = host
        self.port = port
        self.url = None if url is None else url.rstrip("/")
        self.shared = self._shared()

    @property
    def local(self) -> str:
        host = "localhost" if self.host in (*EVERYWHERE, *HERE) else self.host
        return self.url or f"http://{host}:{self.port}"

    def _shared(self) -> str | None:
        """The address for others in the same network; None if the server listens on this machine only."""
        if self.url is not None:
            return self.url
        if self.host in HERE:
            return None
        host = lan_address() if self.host in EVERYWHERE else self.host
        return None if host is None else f"http://{host}:{self.port}"

    def base(self, connection: HTTPConnection) -> str:
        """The address to put into an invitation: one that works for others where there is one."""
        if self.url is not None:
            return self.url
        host = connection.headers.get("host", f"{self.host}:{self.port}")
        if name_in(host) in HERE and self.shared is not None:
            return self.shared
        scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
        return f"{scheme}://{host}"


def name_in(host: str) -> str | None:
    """The name of a machine in a Host header; None if it is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def lan_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation: it only makes the system choose a way out
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else found


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one."""
    if not 0 <= port <= LAST_PORT:
        raise BadOption(f"--port {port}: ports are numbered from 0 (any free one) to {LAST_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [0] if port == 0 else range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        # asyncio sends at once, without waiting to fill a packet, only where a socket says that it is TCP. Else every
        # answer to a request waits 40 ms where uvloop is missing, as on Windows.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform == "win32":  # where SO_REUSEADDR lets a second server take the port of the first
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
    """A QR code for the terminal, two rows of it in each line."""
    import segno  # only who starts a server shows one

    out = io.StringIO()
    segno.make(url, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
