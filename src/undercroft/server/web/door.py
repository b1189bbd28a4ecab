"""The door: how many connections there are, of whom, and which of them have asked for nothing yet."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.web.networks import network_of

log = logging.getLogger(__name__)

Turned = str  # why a connection was turned away; the label of the metric
WORDS: Final[dict[Turned, str]] = {
    "address": "too many connections of one address",
    "full": "too many connections",
    "header_seconds": "the head of a request did not come in time",
    "header_bytes": "the head of a request is too big",
    "body_seconds": "the body of a request did not come in time",
    "pipeline": "too many requests at once on one connection",
    "frames": "too many frames on a socket",
    "openings": "too many sockets are opened from one address",
    "requests": "too many requests of one address at once",
}


class Caller:
    """All connections of one address; of those that have asked for nothing, the one that waits longest is first."""

    __slots__ = ("number", "waiting")

    def __init__(self) -> None:
        self.number = 0
        self.waiting: OrderedDict[asyncio.Transport, None] = OrderedDict()


class Door:
    """Counts connections before anything is read from them.

    Where there are too many, one that has asked for nothing makes room, the longest waiting first: one who holds many
    half-open connections loses those, and keeps nobody out. `proxies` are believed about whom they speak for, so their
    connections are not counted as those of one address.
    """

    def __init__(self, limits: Limits, metrics: Metrics, proxies: frozenset[str] = frozenset()) -> None:
        self.limits = limits
        self._metrics = metrics
        self._proxies = proxies
        self._of: dict[asyncio.Transport, str] = {}
        self._callers: dict[str, Caller] = {}
        self._waiting: OrderedDict[asyncio.Transport, None] = OrderedDict()
        metrics.watch("undercroft_connections", "Open connections.", lambda: len(self._of))

    def come(self, transport: asyncio.Transport) -> bool:
        """A new connection; False if there is no room for it."""
        peer = transport.get_extra_info("peername")
        network = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        caller = self._callers.get(network)
        is_crowd = caller is not None and caller.number >= self.limits.connections_per_address
        if is_crowd and network not in self._proxies and not self._make_room(caller.waiting if caller else None):
            return self._refuse("address", network)
        if len(self._of) >= self.limits.connections and not self._make_room(self._waiting):
            return self._refuse("full", network)
        self._of[transport] = network
        self._callers.setdefault(network, Caller()).number += 1
        self.waits(transport)
        return True

    def _make_room(self, waiting: OrderedDict[asyncio.Transport, None] | None) -> bool:
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.turned_away("address" if waiting is not self._waiting else "full", oldest)
        self.go(oldest)
        oldest.abort()
        return True

    def _refuse(self, why: Turned, network: str) -> bool:
        self._note(why, network)
        return False

    def waits(self, transport: asyncio.Transport) -> None:
        """Nothing is asked on the connection now."""
        network = self._of.get(transport)
        if network is not None:
            self._callers[network].waiting[transport] = None
            self._waiting[transport] = None

    def asks(self, transport: asyncio.Transport) -> None:
        """A whole head of a request came."""
        network = self._of.get(transport)
        if network is not None:
            self._callers[network].waiting.pop(transport, None)
            self._waiting.pop(transport, None)

    def go(self, transport: asyncio.Transport) -> None:
        """The connection is closed."""
        self.asks(transport)
        network = self._of.pop(transport, None)
        if network is not None:
            caller = self._callers[network]
            caller.number -= 1
            if not caller.number:
                del self._callers[network]

    def turned_away(self, why: Turned, transport: asyncio.Transport) -> None:
        self._note(why, self._of.get(transport, "?"))

    def _note(self, why: Turned, network: str) -> None:
        self._metrics.turned_away.add(why)
        log.warning("%s, from %s", WORDS[why], network)
