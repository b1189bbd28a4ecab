"""The limits, on by default, and the counters that enforce them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from undercroft.kernel.errors import UndercroftError


class Limits(Struct, frozen=True, kw_only=True):
    """Limits on one person, address or socket."""

    connections: int = 4000  # in total; fewer if the system allows fewer open files
    connections_per_address: int = 200  # an address is an IPv4 address or an IPv6 network (/64)
    header_bytes: int = 16 * 1024  # the head of a request
    header_seconds: float = 15
    body_seconds: float = 60
    requests_in_line: int = 16  # pipelined on one connection before the first is answered
    requests_per_address: int = 60  # concurrent requests
    frames_per_second: float = 100  # of any kind, per socket
    frames_at_once: int = 600
    message_bytes: int = 16 * 1024
    messages_per_second: float = 20
    messages_at_once: int = 60
    drops_per_socket: int = 200  # messages refused as too fast before the socket is closed
    garbage_per_socket: int = 20  # malformed messages before the socket is closed
    sockets_per_address: int = 40
    openings_per_second: float = 2  # sockets opened per address
    openings_at_once: int = 100
    sockets_per_person: int = 10
    joins_per_second: float = 10  # per address; each join sends the full state
    joins_at_once: int = 200
    tables_per_socket: int = 8
    answers_waiting: int = 64
    send_seconds: float = 20  # a socket that accepts no data for so long is closed
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    changes_per_second: float = 5  # modifying HTTP requests per address; the same for replays
    changes_at_once: int = 60
    sign_ins_per_minute: int = 10
    tries_per_hour: int = 20  # wrong passwords per login
    tables_per_person: int = 30  # open or in play
    open_per_person: int = 10  # tables of a person that wait for players
    open_per_network: int = 100  # tables that wait for players and were set up from one address
    tables_per_hour: int = 600  # set up from one address, including dailies
    card_sets: int = 100  # opened for tables, besides those the server offers; each takes some megabytes
    card_sets_per_hour: int = 30  # opened from one address
    records_per_hour: int = 60  # imported from one address; each is stored, up to a megabyte
    bots_per_person: int = 5  # bot accounts of one person
    wait_seconds: float = 25  # a request for a state waits no longer for news
    hints_per_minute: int = 20  # per person, one at a time
    work_seconds: float = 10  # processor time for a replay, an imported record, or the result of a match
    jobs: int = 64  # waiting jobs of these kinds
    jobs_per_person: int = 4
    loads_per_person: int = 64  # tables of one host that wait to be read
    lines_per_minute: int = 30  # lines of chat per person
    lines_per_address: int = 120
    charts_per_person: int = 6  # winning chances of finished matches, in progress or waiting
    late_seconds: float = 0.5  # a process with this much loop latency takes no new tables


def read_limits(given: Sequence[str]) -> Limits:
    """Returns the limits with an operator's changes, such as `sockets_per_address=200`."""
    values: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise UndercroftError(f"there is no limit {name!r}; the limits are: {', '.join(Limits.__struct_fields__)}")
        values[name] = value
    try:
        limits = msgspec.convert(values, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise UndercroftError(f"--limit: {error}") from None
    if min(msgspec.structs.astuple(limits)) <= 0:
        raise UndercroftError("--limit: limits must be greater than 0")
    return limits


class Bucket:
    """A token bucket: a burst size, and a refill rate per second."""

    __slots__ = ("rate", "size", "level", "at")

    def __init__(self, rate: float, size: float) -> None:
        self.rate: float = rate
        self.size: float = size
        self.level: float = size
        self.at: float = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


MOST_ADDRESSES: Final = 10_000  # addresses to remember; the least recently seen are forgotten


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.size)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, key: str) -> None:
        """Returns the last token taken."""
        if key in self._buckets:
            self._buckets[key].level += 1


class Counts:
    """The number of open things per key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        number = self._open.get(key, 0)
        if number >= self.most:
            return False
        self._open[key] = number + 1
        return True

    def leave(self, key: str) -> None:
        number = self._open[key] - 1
        if number:
            self._open[key] = number
        else:
            del self._open[key]
