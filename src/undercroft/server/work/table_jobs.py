"""The jobs: requests about a stored table, and their implementation."""

from __future__ import annotations

import gzip
import logging
from typing import Any, Final

import msgspec
from msgspec import Struct

from undercroft.games.card_sets import game_of, game_with
from undercroft.jobs import Job
from undercroft.kernel.errors import OtherRules, UndercroftError
from undercroft.kernel.match import Match, load, replay
from undercroft.kernel.record import read_record
from undercroft.kernel.verify import verify
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Dice, Replay, Summary, WhyFriendly
from undercroft.server.refusal import Refusal
from undercroft.server.system import now_ms
from undercroft.server.tables import replays, views
from undercroft.server.tables.replays import dice_of
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.table import Table

log: Final = logging.getLogger(__name__)


class Finish(Struct, frozen=True):
    """The result of a seat: of `player`, or of a bot of `level`. `was_covered`: a bot decided for the person."""

    player: Player | None
    level: str | None
    score: int
    place: int
    won: bool
    hero: str | None = None
    rounds: int | None = None
    honours: list[str] = []
    was_covered: bool = False


class Judgement(Struct, frozen=True):
    """The results of a match, if any. `is_told` means that they come from the rules, with achievements; otherwise only
    the stored result is known.
    """

    seats: list[Finish]
    why_friendly: list[WhyFriendly]
    is_rated: bool
    at: int
    is_told: bool = False


def judged(stored: Stored) -> Judgement:
    """Judges a match. If it cannot be replayed, or that takes too long, the stored result stands and is rated. A player
    who makes a match that long loses nothing but achievements.
    """
    try:
        return _judged(stored.rebuilt())
    except UndercroftError as error:
        log.warning("a finished match is booked as it was stored: %s", error)
        return as_stored(stored.summary)


def _judged(table: Table) -> Judgement:
    match = table.match
    result = None if match is None else match.result
    if match is None or result is None or table.settings.lesson:  # lessons are excluded from statistics
        return Judgement([], table.why_friendly, False, table.updated)
    at = table.stamps[-1][1] if table.stamps else table.updated
    view = match.view(None)
    seats = []
    for seat, chair in enumerate(table.chairs):
        was_covered = seat in table.covered
        earns = chair.player is not None and not was_covered
        seats.append(
            Finish(
                player=chair.player,
                level=None if chair.player is not None else chair.bot,
                score=result.scores[seat],
                place=_place(list(result.winners), list(result.scores), seat),
                won=seat in result.winners,
                hero=match.game.hero(view, seat),
                rounds=_rounds(view),
                honours=list(match.game.honours(match, seat)) if earns and not table.is_friendly else [],
                was_covered=was_covered,
            )
        )
    return Judgement(seats, table.why_friendly, table.is_rated, at, is_told=True)


def as_stored(summary: Summary | None) -> Judgement:
    if summary is None or summary.result is None:
        return Judgement([], [], False, 0 if summary is None else summary.updated)
    result = summary.result
    seats = [
        Finish(
            player=seat.player,
            level=None if seat.player is not None else seat.bot,
            score=result.scores[number],
            place=_place(result.winners, result.scores, number),
            won=number in result.winners,
            was_covered=number in summary.left,
        )
        for number, seat in enumerate(summary.seats)
    ]
    return Judgement(seats, summary.why_friendly, summary.rated, summary.updated)


def _place(winners: list[int], scores: list[int], seat: int) -> int:
    """Returns the place. Winners come first, whatever broke the tie; the others are ordered by score."""
    mine = (seat in winners, scores[seat])
    return 1 + sum([(other in winners, scores[other]) > mine for other in range(len(scores))]) if not mine[0] else 1


def _rounds(view: dict[str, Any]) -> int | None:
    rounds = view["table"].get("round")
    return rounds if isinstance(rounds, int) else None


ZIP_LEVEL: Final = 5  # a hundredth larger than the best level, in a fifth of its time


class ShowReplay(Job, frozen=True):
    """Builds the replay of a match as a seat saw it; with `is_open`, including its record and hidden choices. The
    zipped result is the body of an answer.
    """

    stored: Stored
    seat: int | None
    is_zipped: bool
    is_open: bool

    def run(self) -> Replay | bytes:
        table = self.stored.rebuilt()
        moments = replays.moments_of(table, self.seat, self.is_open)
        record = played(table).private_record().data() if self.is_open else None
        seats = views.seats_of(table, set(), {}, now_ms())
        found = Replay(table.id, seats, self.seat, moments, record, views.honours_of(table))
        return gzip.compress(msgspec.json.encode(found), ZIP_LEVEL) if self.is_zipped else found


class ShowRecord(Job, frozen=True):
    """Builds the record of a match as the body of an answer."""

    stored: Stored
    is_zipped: bool

    def run(self) -> bytes:
        body = played(self.stored.rebuilt()).private_record().dumps().encode()
        return gzip.compress(body, ZIP_LEVEL) if self.is_zipped else body


class ReadRecord(Job, frozen=True):
    """Validates a record and verifies its dice."""

    text: bytes
    # Digests of the alternative card sets that the server accepts.
    cards: list[str] = msgspec.field(default_factory=list)

    def run(self) -> ImportedRecord:
        try:
            return self._read()
        except Refusal:
            raise
        except OtherRules as error:
            raise Refusal.of(error) from None
        except UndercroftError as error:
            raise Refusal("bad_record", str(error)) from None
        except Exception as error:  # a crafted record may trigger any error in a game
            raise Refusal("bad_record", f"this record cannot be replayed: {error!r}") from None

    def _read(self) -> ImportedRecord:
        record = read_record(self.text)
        if record.changes and record.cards not in self.cards:
            raise Refusal("other_rules", "it was played with cards that are unknown here")
        verdict = verify(game_with(record.game, record.changes), record)
        is_over = record.result is not None
        if not is_over and record.dice.get("secret") is None and "seed" not in record.dice:
            raise Refusal("bad_record", "the match is not over and the record does not hold the secret of its dice")
        return ImportedRecord(
            record=record.data(),
            is_fair=verdict.is_fair,
            is_friendly=verdict.is_friendly,
            game=record.game,
            seats=record.seats,
            options=record.options,
            is_over=is_over,
            players=[] if is_over else _players(self.text),
        )


class FindPosition(Job, frozen=True):
    """Finds the position after a step, as a save."""

    stored: Stored
    step: int

    def run(self) -> dict[str, Any]:
        match = played(self.stored.rebuilt())
        if self.step > len(match.steps):
            raise Refusal("bad_message", f"the match has {len(match.steps)} steps, not {self.step}")
        return replay(match.game, match.private_record().until(self.step)).save()


class JudgeMatch(Job, frozen=True):
    """Computes the result of a finished match."""

    stored: Stored

    def run(self) -> Judgement:
        return judged(self.stored)


class ShowDice(Job, frozen=True):
    """Lists every die of a finished match with its possible outcomes."""

    stored: Stored

    def run(self) -> Dice:
        match = played(self.stored.rebuilt())
        try:
            return dice_of(match)
        except UndercroftError as error:
            raise Refusal("bad_record", str(error)) from None


class ImportedRecord(Struct, frozen=True):
    """An imported record, with the properties that a table of it needs."""

    record: dict[str, Any]
    is_fair: bool
    is_friendly: bool
    game: str
    seats: int
    options: dict[str, Any]
    is_over: bool
    players: list[str] = []  # `human` or a bot level, if the file says so


class _Seating(Struct, frozen=True):
    players: list[str] = []


class _Saved(Struct):
    """The extra fields that the terminal and the table in a browser add to a record: the players."""

    table: _Seating = _Seating()


def _players(text: bytes) -> list[str]:
    try:
        return msgspec.json.decode(text, type=_Saved).table.players
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return []


def played(table: Table) -> Match:
    """Returns the match of a started table."""
    assert table.match is not None  # jobs are about tables that have started
    return table.match


def position_of(save: dict[str, Any]) -> Match:
    """Returns a separate match that starts from the result of `FindPosition`."""
    return load(game_of(save), save, None)
