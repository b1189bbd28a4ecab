"""The jobs: what is asked, of which tables, and how it is done."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct

from undercroft.games import find_game
from undercroft.games.boxes import game_of, game_with
from undercroft.kernel.errors import BadRecord, UndercroftError
from undercroft.kernel.match import Match, load, replay
from undercroft.kernel.record import read_record
from undercroft.kernel.verify import verify
from undercroft.retired import Past, is_played_here, renewed
from undercroft.server.now import now_ms
from undercroft.server.protocol.replays import Dice, Replay
from undercroft.server.refusal import Refusal
from undercroft.server.tables import replays, views
from undercroft.server.tables.dice import dice_of
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.table import Table
from undercroft.server.work.judging import judged

ZIP_LEVEL: Final = 5  # a hundredth more than the best, in a fifth of its time


class ShowReplay(Struct, frozen=True, tag="replay"):
    """A match as a seat saw it, as the body of an answer."""

    seat: int | None
    is_zipped: bool
    has_record: bool = True  # that of a daily stays sealed until its day is over


class ReadRecord(Struct, frozen=True, tag="record"):
    """Is it sound, and are its dice proven?"""

    text: bytes
    cards: list[str] = []  # digests of those, besides the printed ones, that the server is ready to play with


class FindPosition(Struct, frozen=True, tag="position"):
    """The save of the position after a step."""

    step: int


class JudgeMatch(Struct, frozen=True, tag="judge"):
    """What came of a finished match."""


class ShowDice(Struct, frozen=True, tag="dice"):
    """Every die of a finished match, and what it could have shown."""


Job = ShowReplay | ReadRecord | FindPosition | JudgeMatch | ShowDice


class Brought(Struct, frozen=True):
    """A record that somebody brought, and what a table of it has to know. One of a match in play under other rules is
    that of its renewal."""

    record: dict[str, Any]
    is_fair: bool
    is_friendly: bool
    game: str
    seats: int
    options: dict[str, Any]
    is_over: bool
    players: list[str] = []  # `human` or the level of a bot, where the file says so


class _Seating(Struct, frozen=True):
    players: list[str] = []


class _Saved(Struct):
    """What the terminal and the table in a browser write into a record beside it: who plays."""

    table: _Seating = _Seating()


def do(job: Job, tables: Iterator[Stored]) -> bytes:
    """The answer in JSON. Refused where it cannot be had."""
    match job:
        case ShowReplay():
            body = msgspec.json.encode(_replay(next(tables).rebuilt(), job.seat, job.has_record))
            return gzip.compress(body, ZIP_LEVEL) if job.is_zipped else body
        case ReadRecord():
            return msgspec.json.encode(_read(job))
        case FindPosition():
            return msgspec.json.encode(_position(next(tables).rebuilt(), job.step))
        case JudgeMatch():
            return msgspec.json.encode(judged(next(tables)))
        case ShowDice():
            return msgspec.json.encode(_dice(next(tables).rebuilt()))
        case _:
            assert_never(job)


def _replay(table: Table, seat: int | None, has_record: bool) -> Replay:
    try:
        moments = replays.moments_of(table, seat)
        shown = replays.record_of(table, len(table.earlier)).data() if table.is_played_out and has_record else None
    except BadRecord as error:
        raise Refusal("not_kept", f"nobody can tell this match any more: {error}") from None
    seats = views.seats_of(table, set(), {}, now_ms())
    return Replay(table.id, seats, seat, moments, shown, views.honours_of(table))


def _dice(table: Table) -> Dice:
    if not isinstance(table.match, Match):
        raise Refusal("not_kept", "this match is of other rules: prove its record with `undercroft verify`")
    try:
        return dice_of(table.match)
    except UndercroftError as error:
        raise Refusal("bad_record", str(error)) from None


def _read(job: ReadRecord) -> Brought:
    try:
        record = read_record(job.text)
        if record.changes and record.cards not in job.cards:
            raise Refusal("bad_record", "it was played with other cards, which are not known here")
        if is_played_here(record):
            verdict = verify(game_with(record.game, record.changes), record)
            is_fair, is_friendly = verdict.is_fair, verdict.is_friendly
        else:
            past = Past(record)
            found = past.verdict()
            is_fair, is_friendly = found["fair"], found["taken_back"] > 0
            if record.result is None:
                record = renewed(past.save()).private_record()
        is_over = record.result is not None
        if not is_over and record.dice.get("secret") is None and "seed" not in record.dice:
            raise Refusal("bad_record", "the match is not over and the record does not hold the secret of its dice")
        options = record.options
        if is_played_here(record):  # with those that it leaves out
            options = find_game(record.game).read(record.seats, options).data()
        players = _players(job.text) if not is_over else []
        return Brought(record.data(), is_fair, is_friendly, record.game, record.seats, options, is_over, players)
    except Refusal:
        raise
    except UndercroftError as error:
        raise Refusal("bad_record", str(error)) from None
    except Exception as error:  # a record of anybody's making may trip a game in ways nobody thought of
        raise Refusal("bad_record", f"this record cannot be replayed: {error!r}") from None


def _players(text: bytes) -> list[str]:
    try:
        return msgspec.json.decode(text, type=_Saved).table.players
    except msgspec.DecodeError:
        return []


def _position(table: Table, step: int) -> dict[str, Any]:
    asked = step
    for part in table.parts:
        if step <= len(part.steps):
            break
        step -= len(part.steps) + 1
    else:
        raise Refusal("bad_message", f"the match has {table.steps_before + len(part.steps)} steps, not {asked}")
    if isinstance(part, Match):
        return replay(part.game, part.private_record().until(step)).save()
    try:
        past = part if isinstance(part, Past) else Past(part.started, part.ops, part.find_cards)
        return renewed(past.save_after(step)).save()
    except UndercroftError as error:
        raise Refusal("not_kept", f"one cannot play on from here under the rules of today: {error}") from None


def position_of(save: dict[str, Any]) -> Match:
    """A match of its own that starts from what `FindPosition` has found."""
    return load(game_of(save), save, None)
