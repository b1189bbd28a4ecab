"""Building blocks of all messages and bodies: ids, times, texts, people, refusals, and the view of a match."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MsgId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client; repeated when re-sent")]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
PersonId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNo = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, description="how many things have happened at the table")]
Milliseconds = int
Outcomes = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200, description="by name, in order")]


class Text(Struct, frozen=True):
    """A Fluent message: its id and arguments. `who` and `whom` are seats."""

    id: str
    args: dict[str, Any]


class Player(Struct, frozen=True, omit_defaults=True):
    """A person as others see them; with `is_bot`, the account of a program."""

    id: str
    name: str
    avatar: str
    is_bot: bool = False


Code = Literal[
    "bad_message",  # not JSON, an unknown message, or a field that is missing or has the wrong type
    "too_big",
    "too_fast",
    "too_many_tables",
    "unknown_table",
    "unknown_game",
    "unknown_person",
    "unknown_puzzle",
    "bad_option",
    "wrong_phase",  # the table is not in the phase that the request needs: open, playing or over
    "not_here",  # a player whom somebody else has seated has not come to the table yet
    "seat_taken",
    "not_your_seat",
    "not_host",
    "not_invited",  # spectators are disabled and the person has no seat
    "stale",  # the move answers an outdated question; the state that follows has the current one
    "not_your_turn",
    "illegal_move",
    "no_undo",
    "no_ask",
    "no_next",  # no bot is waiting for `next`
    "no_plans",  # planning boards are for friendly games without a live clock
    "no_hints",  # hints are off at this table, or no adviser knows this game
    "not_away",  # a bot takes over only for a person who has been away for a while, or who asks for it
    "no_bots",  # bot accounts play with people at friendly tables only, and no dailies
    "no_time",  # the clock has run out; a bot plays on until it has time again
    "chat_off",
    "blocked",  # by somebody at the table
    "muted",  # by the host
    "removed",  # by the host
    "bad_name",
    "bad_address",  # no address of the asked kind, or one that cannot be reached
    "bad_link",  # a signed link that is wrong or no longer valid
    "login_taken",
    "bad_login",
    "common_password",  # one of the first that an attacker tries
    "bad_record",
    "needs_outcome",  # real dice: what was rolled or drawn next? `reason` has the `kind` and the possible `names`
    "other_rules",  # the match was played under rules or cards that this release does not support
    "not_over",  # the record is public only when the match is over
    "forbidden_origin",
    "foreign_host",  # the Host header names another server
    "too_long",  # the computation took too long and was given up
    "busy",  # other writers kept winning the race; send the request again
    "unavailable",  # the store does not answer or is full; send the request again, nothing is done twice
]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Refuses a request; nothing has changed. `text` is English, for logs and developers. The client shows its own text
    for `code`, and `reason`, which names the rule broken if there is one.
    """

    id: str | None  # null if the message could not be read
    code: Code
    text: str
    reason: Text | None = None


class Failure(Struct, frozen=True):
    """The body of every HTTP answer with a status of 400 or above."""

    code: Code
    text: str
    reason: Text | None = None


class Move(Struct, frozen=True):
    """A legal move. `text` is its notation, which the client sends back."""

    verb: str
    args: dict[str, str | int]
    text: str


class ScorePart(Struct, frozen=True):
    id: str
    points: int


class Result(Struct, frozen=True, omit_defaults=True):
    winners: list[int]
    scores: list[int]
    parts: list[list[ScorePart]]
    ties: list[list[ScorePart]] = []  # tie-breaks by seat; empty if the scores decided


class View(Struct, frozen=True, omit_defaults=True):
    """The view of one seat, or of a spectator if `seat` is null. `table` is the game-specific part."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    seat: int | None
    turn: list[int]
    prompt: Text
    moves: list[Move]
    table: dict[str, Any]
    result: Result | None
    cards: str | None = None  # digest of the cards, unless they are the printed ones
