"""The bodies of HTTP requests and answers, for the generator of the client's types."""

from __future__ import annotations

from typing import Final

from undercroft.server.protocol.accounts import Credentials, Me, NewPassword, Rename, Session
from undercroft.server.protocol.advice import Advice, Hint, Review
from undercroft.server.protocol.chances import Chances
from undercroft.server.protocol.daily import Daily, DailyBoard
from undercroft.server.protocol.games import GameInfo
from undercroft.server.protocol.profiles import History, Honours, Profile
from undercroft.server.protocol.puzzles import Puzzle, PuzzleAnswer, PuzzleCount, Solve
from undercroft.server.protocol.refusals import Failure
from undercroft.server.protocol.replays import Dice, Replay
from undercroft.server.protocol.settings import NewTable
from undercroft.server.protocol.tables import Branch, Imported, Summary, Tables

HTTP_TYPES: Final = (
    Failure,
    GameInfo,
    Me,
    Rename,
    Credentials,
    Session,
    NewPassword,
    NewTable,
    Branch,
    Hint,
    Advice,
    Summary,
    Tables,
    Honours,
    Profile,
    History,
    Daily,
    DailyBoard,
    PuzzleCount,
    Puzzle,
    Solve,
    PuzzleAnswer,
    Chances,
    Review,
    Replay,
    Dice,
    Imported,
)  # for the generator of the client's types
