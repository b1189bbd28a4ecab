"""Messages over the socket, tagged by `type`. `ClientMsg` is the union of the requests, `ServerMsg` of the answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import (
    Milliseconds,
    MsgId,
    Outcomes,
    PersonId,
    Player,
    Refused,
    SeatNo,
    TableId,
    Text,
    Version,
    View,
)
from undercroft.server.protocol.friends import Called
from undercroft.server.protocol.people import Me
from undercroft.server.protocol.tables import Pace, Phase, Seat, Settings, Visibility, WhyFriendly, Wish


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all requests. Each has an id and is answered by `done` or `refused` with the same id."""

    id: MsgId


class TableRequest(Request):
    """The base of requests about a table."""

    table: TableId


class SeatRequest(TableRequest):
    """The base of requests for a seat of a table."""

    seat: SeatNo


class Ping(Request, tag="ping"):
    """Checks that the connection is alive."""


class Join(TableRequest, tag="join"):
    """Follows a table. Without `seat`, from the person's own seat if there is one, otherwise as a spectator.

    `version` is the last version seen, and `heard` the number of the last line of chat. The server sends what came
    after them, or everything if that is simpler.
    """

    seat: SeatNo | None = None
    spectate: bool = False
    version: Version = 0
    heard: Version = 0


class Leave(TableRequest, tag="leave"):
    """Stops following a table."""


class Sit(SeatRequest, tag="sit"):
    """Takes a free seat of an open table. On the person's own seat, updates the displayed name."""


class Stand(SeatRequest, tag="stand"):
    """Frees the person's seat while the table is open. The host may free any seat."""


class SeatBot(SeatRequest, tag="seat_bot"):
    """Puts a bot on a free seat of an open table. Host only."""

    level: Annotated[str, Meta(max_length=32)]


class Configure(TableRequest, tag="configure"):
    """Changes settings of the table; null leaves a setting as it is. Host only. `friendly` and `hints` are fixed when
    the match starts. Hints make a table friendly.
    """

    visibility: Visibility | None = None
    chat: bool | None = None
    spectators: bool | None = None
    pace: Pace | None = None
    friendly: bool | None = None
    hints: bool | None = None


class Start(TableRequest, tag="start"):
    """Starts the match; every seat must be filled. Host only. `chance` names what was dealt from real cards."""

    chance: Outcomes | None = None


class Close(TableRequest, tag="close"):
    """Closes an open table that will not be played, or a lesson that is given up. Host only."""


class Play(SeatRequest, tag="play"):
    """Makes a move of `seat`, in notation, against `version`. `chance` names the outcomes: at a lesson as in
    `ChosenDeal`, with real dice as they fell. At other tables dice are never chosen. If real dice need one more
    outcome, the move is refused with `needs_outcome`; send it again with that outcome too.
    """

    move: Annotated[str, Meta(max_length=200)]
    version: Version
    chance: Outcomes | None = None


class Undo(SeatRequest, tag="undo"):
    """Takes back the person's last move, provided that it caused no roll, revealed nothing and is not binding."""

    version: Version


class AskBack(SeatRequest, tag="ask_back"):
    """Asks all other people to agree to taking back the last move, including those for whom a bot plays on. Bots always
    agree. Friendly matches only.
    """

    version: Version


class Answer(SeatRequest, tag="answer"):
    """Answers yes or no to another seat's request."""

    yes: bool


class Cover(SeatRequest, tag="cover"):
    """Lets a bot play on, either for the person's own seat or for a player who has been away for longer than the
    table's grace time. The bot is at least as strong as the bots of the table.
    """

    level: Annotated[str, Meta(max_length=32)] | None = None


class Windows(SeatRequest, tag="windows"):
    """Sets how a seat handles windows in the turns of others, which hidden cards could answer: pass all of them at
    once, have a moment to say stop, be asked every time, or pass them until the seat's own next turn, unless something
    happens to it before.
    """

    wish: Wish


class Stop(SeatRequest, tag="stop"):
    """Holds the windows of the current moment, because this seat may want to answer one. Always allowed."""


class Return(SeatRequest, tag="return"):
    """Takes the person's seat back from the bot."""


class Next(TableRequest, tag="next"):
    """Lets each waiting bot make one move. `version` is the version that the client has seen."""

    version: Version


class Hurry(SeatRequest, tag="hurry"):
    """Lets bots move without pauses until the seat is asked again. Ignored where other people play."""


class Chat(TableRequest, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(TableRequest, tag="mute"):
    """Mutes a person at the table, or unmutes them (`on` false). Host only."""

    person: PersonId
    on: bool = True


class Remove(TableRequest, tag="remove"):
    """Removes a person from the table: their seat is freed while the table is open, and they cannot watch, sit or talk.
    People who are playing stay. Host only.
    """

    person: PersonId


class Rematch(TableRequest, tag="rematch"):
    """Sets up the same table with the seats rotated by one, on the first request; `done` names it in `table`."""


# Requests that become entries of a table.
TableChange = (
    Sit
    | Stand
    | SeatBot
    | Configure
    | Start
    | Close
    | Play
    | Undo
    | AskBack
    | Answer
    | Cover
    | Windows
    | Stop
    | Return
    | Next
    | Mute
    | Remove
)
ClientMsg = TableChange | Ping | Join | Leave | Hurry | Chat | Rematch


class Told(Struct, frozen=True):
    """A step of the match as the receiver may see it. `step` is the number shown in a replay; 0 is the deal."""

    version: Version
    step: int
    seat: int | None  # the seat that moved; null for the deal
    at: Milliseconds
    events: list[Text]
    stand_in: bool = False  # true if the seat's bot failed and any legal move was made instead


class Said(Struct, frozen=True):
    """A line of chat. `version` is the number of the line and is unrelated to the version of the table."""

    version: Version
    at: Milliseconds
    player: Player
    text: str


class Ask(Struct, frozen=True):
    """A seat's request to take back its last move and everything after it."""

    seat: int
    steps: int
    agreed: list[int]
    awaited: list[int]


class Fairness(Struct, frozen=True):
    """The SHA-256 of the secret of the dice, known from the start; and the secret, once the match is over."""

    commitment: str
    secret: str | None


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """A table as the receiver may see it. Sent after `join` and on every change.

    `events` holds what happened after version `since`. With `since` 0 it holds everything and replaces the client's
    log. `said` holds the lines of chat that were not sent before; a line with a known number is the same line. All
    other fields are complete.
    """

    table: str
    version: Version
    since: Version
    now: Milliseconds
    phase: Phase
    settings: Settings
    host: str  # id of the player who set the table up
    invite: str  # the link to share
    seats: list[Seat]
    yours: list[int]  # the receiver's seats
    seat: int | None  # the seat this is seen from; null for a spectator
    spectators: int
    muted: list[str]  # ids of muted people
    view: View | None  # null until the match starts
    told: list[Told]
    said: list[Said]
    undo: bool  # true if the receiver may take back the last move under the rules
    ask: Ask | None
    waits: list[int]  # seats whose bots wait for `next`
    rematch: str | None  # the table of the rematch
    fairness: Fairness | None
    honours: list[list[str]]  # achievements by seat, as ids of texts, once the match is over
    closes: Milliseconds | None = None  # when the open window closes, whether or not the asked seat has a choice
    friendly: bool = False  # no rating and no achievements; fixed when the match starts
    rated: bool = False  # changes ratings; fixed when the match starts
    windows: Wish | None = None  # setting of the receiver's seat, where there are windows
    can_stop: bool = False  # true if `stop` would hold the open window
    answered: bool = False  # the server answers what a seat of the viewer is asked: there is nothing to choose
    why_friendly: list[WhyFriendly] = []


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on every socket."""

    protocol: int
    server: str  # version of the server software
    me: Me
    now: Milliseconds


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """Confirms that a request is done and durable at `version`. A repeated request gets the same answer."""

    id: str
    version: Version = 0
    table: str | None = None


ServerMsg = Welcome | State | Done | Called | Refused
