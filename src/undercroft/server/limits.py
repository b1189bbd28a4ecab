"""The limits, on by default. `rates.py` has the counters that enforce them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from undercroft.kernel.errors import UndercroftError


class Limits(Struct, frozen=True, kw_only=True):
    """What one person, address or socket may ask of the server."""

    connections: int = 4000  # of everybody; fewer where the system allows fewer open files
    connections_per_address: int = 200  # an address is an IPv4 address or an IPv6 network (/64)
    header_bytes: int = 16 * 1024  # the head of a request
    header_seconds: float = 15
    body_seconds: float = 60
    requests_in_line: int = 16  # sent on one connection before the first of them is answered
    requests_per_address: int = 60  # being answered at once
    frames_per_second: float = 100  # of any kind, on a socket
    frames_at_once: int = 600
    message_bytes: int = 16 * 1024
    messages_per_second: float = 20
    messages_at_once: int = 60
    drops_per_socket: int = 200  # messages refused as too fast before the socket is closed
    garbage_per_socket: int = 20  # malformed messages before the socket is closed
    sockets_per_address: int = 40
    openings_per_second: float = 2  # of sockets, of an address
    openings_at_once: int = 100
    sockets_per_person: int = 10
    joins_per_second: float = 10  # of an address: who joins is shown everything
    joins_at_once: int = 200
    tables_per_socket: int = 8
    answers_waiting: int = 64
    send_seconds: float = 20  # a socket that takes nothing for so long is closed
    body_bytes: int = 16 * 1024
    record_bytes: int = 1024 * 1024
    changes_per_second: float = 5  # HTTP requests of an address that change something; as many replays
    changes_at_once: int = 60
    sign_ins_per_minute: int = 10
    tries_per_hour: int = 20  # wrong passwords for one login
    tables_per_person: int = 30
    hints_per_minute: int = 20  # of a person, one at a time
    work_seconds: float = 10  # of processor, for a replay, a record that is brought, the result of a match
    jobs: int = 64  # of these that wait
    jobs_per_person: int = 4
    loads_per_person: int = 64  # tables of one host that wait to be read
    lines_per_minute: int = 30  # of chat, of a person
    lines_per_address: int = 120
    charts_per_person: int = 6  # chances of finished matches that are worked out or wait for it
    late_seconds: float = 0.5  # a process that is so late takes no new tables


def read_limits(given: Sequence[str]) -> Limits:
    """The limits, changed as an operator says: `sockets_per_address=200`."""
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
        raise UndercroftError("--limit: a limit is greater than 0")
    return limits
