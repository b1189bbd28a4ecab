"""The jobs: what is asked, of which tables, and how it is done."""

from __future__ import annotations

import gzip
import logging
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
from undercroft.server import protocol as p
from undercroft.server.now import now_ms
from undercroft.server.refusal import Refusal
from undercroft.server.tables import replays, views
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.table import Table

ZIP_LEVEL: Final = 5  # a hundredth more than the best, in a fifth of its time

log = logging.getLogger(__name__)


class ShowReplay(Struct, frozen=True, tag="replay"):
    """A match as a seat saw it, as the body of an answer."""

    seat: int | None
    is_zipped: bool


class ReadRecord(Struct, frozen=True, tag="record"):
    """Is it sound, and are its dice proven?"""

    text: bytes
    cards: list[str] = []  # digests of those, besides the printed ones, that the server is ready to play with


class FindPosition(Struct, frozen=True, tag="position"):
    """The save of the position after a step."""

    step: int


class JudgeCareer(Struct, frozen=True, tag="career"):
    """What a person has earned over matches of a game."""

    game: str
    person: str


Job = ShowReplay | ReadRecord | FindPosition | JudgeCareer


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


def do(job: Job, tables: Iterator[Stored]) -> bytes:
    """The answer in JSON. Refused where it cannot be had."""
    match job:
        case ShowReplay():
            body = msgspec.json.encode(_replay(next(tables).rebuilt(), job.seat))
            return gzip.compress(body, ZIP_LEVEL) if job.is_zipped else body
        case ReadRecord():
            return msgspec.json.encode(_read(job))
        case FindPosition():
            return msgspec.json.encode(_position(next(tables).rebuilt(), job.step))
        case JudgeCareer():
            return msgspec.json.encode(_career(job, tables))
        case _:
            assert_never(job)


def _replay(table: Table, seat: int | None) -> p.Replay:
    try:
        moments = replays.moments_of(table, seat)
        shown = replays.record_of(table, len(table.earlier)).data() if table.is_played_out else None
    except BadRecord as error:
        raise Refusal("not_kept", f"nobody can tell this match any more: {error}") from None
    seats = views.seats_of(table, set(), {}, now_ms())
    return p.Replay(table.id, seats, seat, moments, shown, views.honours_of(table))


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
        return Brought(record.data(), is_fair, is_friendly, record.game, record.seats, options, is_over)
    except Refusal:
        raise
    except UndercroftError as error:
        raise Refusal("bad_record", str(error)) from None
    except Exception as error:  # a record of anybody's making may trip a game in ways nobody thought of
        raise Refusal("bad_record", f"this record cannot be replayed: {error!r}") from None


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


# -- careers ----------------------------------------------------------------------------------------------------

Played = tuple[Match | Past, int]  # a match and a seat


def _career(job: JudgeCareer, tables: Iterator[Stored]) -> list[str]:
    """What today's rules say of matches; a match of other rules is left out where they cannot read it."""
    rules = find_game(job.game)
    sound: list[Any] = []
    for match, seat in (played for stored in tables for played in _played(stored, job.person)):
        if isinstance(match, Past):
            try:
                rules.career([(match, seat)])  # type: ignore[list-item]
            except Exception as error:
                log.warning("a match of rules version %d is left out of achievements: %r", match.edition.rules, error)
                continue
        sound.append((match, seat))
    return list(rules.career(sound))


def _played(stored: Stored, person: str) -> list[Played]:
    """A match from the deal on, and the seat played to the end. One that began somewhere in the middle, or was left to
    a bot, proves nothing; nor does one of which only the outline is left."""
    try:
        table = stored.rebuilt()
    except UndercroftError as error:
        log.warning("a finished match is left out: %s", error)
        return []
    match = table.match
    if match is None or isinstance(match, Outline) or table.earlier or table.ended is not None:
        return []
    if match.private_record().start is not None:
        return []
    return [(match, seat) for seat in table.seats_of(person) if table.chairs[seat].is_played]
