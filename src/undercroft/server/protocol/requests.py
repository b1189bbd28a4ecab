"""What the client asks over the socket. `ClientMsg` is any of it, told apart by `type`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.server.protocol.basics import MsgId, Outcomes, PersonId, SeatNo, TableId, Version
from undercroft.server.protocol.settings import Pace, Visibility, Wish


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """Every request has an id and is answered by `done` or `refused` with the same id."""

    id: MsgId


class Ping(Request, tag="ping"):
    """Is the line alive?"""


class Join(Request, tag="join"):
    """Follow a table. Without `seat`, from one's own seat if one has any, else as a spectator.

    `version` is the last one seen, `heard` the number of the last line of chat: what came after them is sent, or
    everything if that is simpler.
    """

    table: TableId
    seat: SeatNo | None = None
    spectate: bool = False
    version: Version = 0
    heard: Version = 0


class Leave(Request, tag="leave"):
    """Follow it no more."""

    table: TableId


class Sit(Request, tag="sit"):
    """Take a free seat of an open table; on one's own seat, show one's new name."""

    table: TableId
    seat: SeatNo


class Stand(Request, tag="stand"):
    """Free one's seat while the table is open; the host may free any seat."""

    table: TableId
    seat: SeatNo


class SeatBot(Request, tag="seat_bot"):
    """The host puts a bot on a free seat of an open table."""

    table: TableId
    seat: SeatNo
    level: Annotated[str, Meta(max_length=32)]


class Configure(Request, tag="configure"):
    """The host changes what may change; null leaves it as it is. Hints are agreed on before the start, but where one
    person plays alone with bots."""

    table: TableId
    visibility: Visibility | None = None
    chat: bool | None = None
    spectators: bool | None = None
    pace: Pace | None = None
    hints: bool | None = None


class Start(Request, tag="start"):
    """The host starts the match; every seat must be filled."""

    table: TableId


class Close(Request, tag="close"):
    """The host closes an open table that is not to be played, or a lesson that is given up."""

    table: TableId


class Play(Request, tag="play"):
    """A move of `seat`, in notation, made against `version`. At a lesson, `chance` names the outcomes that follow from
    it, as in `ChosenDeal`; elsewhere dice are never chosen."""

    table: TableId
    seat: SeatNo
    move: Annotated[str, Meta(max_length=200)]
    version: Version
    chance: Outcomes | None = None


class Undo(Request, tag="undo"):
    """Take back one's last move, while nothing was rolled, shown or bound by it."""

    table: TableId
    seat: SeatNo
    version: Version


class AskBack(Request, tag="ask_back"):
    """Ask all other people to agree that one's last move is taken back, also those for whom a bot plays on; those who
    are bots agree."""

    table: TableId
    seat: SeatNo
    version: Version


class Answer(Request, tag="answer"):
    """Yes or no to what another seat asks."""

    table: TableId
    seat: SeatNo
    yes: bool


class Cover(Request, tag="cover"):
    """Let a bot play on: for one's own seat, or for a player who is away for longer than the table's grace time. It is
    no weaker than the bots of the table."""

    table: TableId
    seat: SeatNo
    level: Annotated[str, Meta(max_length=32)] | None = None


class Windows(Request, tag="windows"):
    """How a seat wants to be asked in the turns of others what hidden cards could answer: let all such windows go by
    at once, have a moment to say stop, or be asked every time."""

    table: TableId
    seat: SeatNo
    wish: Wish


class Stop(Request, tag="stop"):
    """Wait: this seat may want to answer a window of the moment. It may say so whatever it holds."""

    table: TableId
    seat: SeatNo


class Return(Request, tag="return"):
    """Take one's seat back from the bot."""

    table: TableId
    seat: SeatNo


class Next(Request, tag="next"):
    """Let the bots that wait make one move each; `version` is the one that was seen."""

    table: TableId
    version: Version


class Hurry(Request, tag="hurry"):
    """Bots make no pauses until one's seat is asked again; where other people play, they keep their pace."""

    table: TableId
    seat: SeatNo


class Chat(Request, tag="chat"):
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Request, tag="mute"):
    """The host lets somebody talk no more at the table, or again (`on` false)."""

    table: TableId
    person: PersonId
    on: bool = True


class Remove(Request, tag="remove"):
    """The host shuts somebody out: their seat is freed while the table is open, they cannot look on, sit or talk. Who
    plays stays."""

    table: TableId
    person: PersonId


class Rematch(Request, tag="rematch"):
    """The same table once more, the seats one further. The first to ask makes it; `done` names it in `table`."""

    table: TableId


ClientMsg = (
    Ping
    | Join
    | Leave
    | Sit
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
    | Hurry
    | Chat
    | Mute
    | Remove
    | Rematch
)
