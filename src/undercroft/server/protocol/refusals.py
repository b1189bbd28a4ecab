"""How a request is refused, over the socket and over HTTP: a code, and the rule broken where there is one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from undercroft.server.protocol.basics import Text

Code = Literal[
    "bad_message",  # not JSON, not one of the messages, a field missing or of a wrong type
    "too_big",
    "too_fast",
    "too_many_tables",
    "unknown_table",
    "unknown_game",
    "unknown_person",
    "unknown_puzzle",
    "bad_option",
    "wrong_phase",  # the table is not open, not playing, or not over, as this needs
    "seat_taken",
    "not_your_seat",
    "not_host",
    "not_invited",  # spectators are switched off and the person has no seat
    "stale",  # the move answers a question that is no longer asked; the state that follows shows the new one
    "not_your_turn",
    "illegal_move",
    "no_undo",
    "no_ask",
    "no_next",  # no bot waits for it
    "no_hints",  # the table plays without, or nobody can advise on this game
    "not_away",  # a bot takes over only for a person who is away for a while, or who asks for it
    "no_time",  # the clock has run out; a bot plays on until it gives time again
    "chat_off",
    "muted",  # by the host
    "removed",  # by the host
    "bad_name",
    "login_taken",
    "bad_login",
    "bad_record",
    "not_kept",  # only rules or cards of another time could tell, and they are not there
    "not_over",  # the record is open to all when the match is over, not before
    "forbidden_origin",
    "too_long",  # to work out: it was given up
    "busy",  # others wrote at the same time, again and again; send it once more
    "unavailable",  # the store does not answer or is full; send it once more: nothing is done twice
]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request is refused and nothing has changed. `text` is English, for logs and developers;
    the client shows its own text for `code`, and `reason`, which names the rule broken, where there is one."""

    id: str | None  # null when the message could not be read
    code: Code
    text: str
    reason: Text | None = None


class Failure(Struct, frozen=True):
    """The body of every HTTP answer from 400 on."""

    code: Code
    text: str
    reason: Text | None = None
