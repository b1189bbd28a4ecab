"""What a table looks like to one person: the only way anything of it leaves the server."""

from __future__ import annotations

import contextlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence, Set
from operator import itemgetter
from typing import Final, cast

import msgspec

from undercroft.games import find_game
from undercroft.kernel.chance import Recorded
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.match import Match, replay
from undercroft.kernel.message import Event
from undercroft.kernel.position import Data
from undercroft.kernel.record import Record, Step
from undercroft.retired import Past
from undercroft.server.outline import Outline
from undercroft.server.protocol import (
    ClockState,
    Fairness,
    Moment,
    Move,
    Result,
    Seat,
    State,
    Summary,
    Text,
    Told,
    View,
)
from undercroft.server.table import AnyMatch, Table

LONGEST_GAP: Final = 200  # versions; a client further behind gets everything anew


class Looks:
    """A table seen from its seats. Views are made and encoded once for each version and seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._version = -1
        self._views: dict[int | None, msgspec.Raw] = {}
        self._honours: list[list[str]] = []

    def state(
        self, seats: list[Seat], yours: list[int], seat: int | None, since: int, spectators: int, now: int, invite: str
    ) -> State:
        """The table as the person of the seats `yours` sees it from `seat`, who has seen version `since`."""
        table = self.table
        if since > table.version or since < table.cut or table.version - since > LONGEST_GAP:
            since = 0
        return State(
            table=table.id,
            version=table.version,
            since=since,
            now=now,
            phase=table.phase,
            settings=table.settings,
            host=table.header.host.id,
            invite=invite,
            seats=seats,
            yours=yours,
            seat=seat,
            spectators=spectators,
            view=self.view(seat),
            told=self.told(seat, since),
            said=[said for said in table.said if said.version > since],
            undo=seat is not None and table.match is not None and table.match.why_no_undo(seat) is None,
            ask=table.ask,
            rematch=table.rematch,
            fairness=fairness_of(table),
            honours=self._earned(),
            notice=notice_of(table),
        )

    def view(self, seat: int | None) -> View | None:
        match = self.table.match
        if match is None or isinstance(match, Outline):
            return None
        if self._version != self.table.version:
            self._version = self.table.version
            self._views.clear()
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = msgspec.Raw(msgspec.json.encode(match.view(seat)))
        return cast(View, found)  # already in JSON: the encoder puts it in as it is

    def told(self, seat: int | None, since: int) -> list[Told]:
        match = self.table.match
        if match is None:
            return []
        stamps, steps, tellings = self.table.stamps, match.steps, match.events
        before = self.table.steps_before
        first = bisect_right(stamps, since, key=itemgetter(0))
        told = []
        for step in range(first, len(stamps)):
            version, at = stamps[step]
            events = _texts(tellings[step], seat)
            if step:
                is_stand_in = version in self.table.stand_ins
                told.append(Told(version, before + step, steps[step - 1].seat, at, events, is_stand_in))
                continue
            events = [*renewal_of(self.table, len(self.table.earlier)), *events]
            if events:  # a deal that shows nothing is no news
                told.append(Told(version, before, None, at, events))
        return told

    def _earned(self) -> list[list[str]]:
        """Judged once: a match that is over stays as it is."""
        if not self._honours:
            self._honours = honours_of(self.table)
        return self._honours


def seats_of(table: Table, here: Set[str], now: int) -> list[Seat]:
    return [
        Seat(
            player=chair.player,
            bot=chair.bot,
            here=chair.player is not None and chair.player.id in here,
            clock=ClockState(table.clocks.left_at(number, now), number in table.clocks.running)
            if table.clocks.is_on and table.match is not None
            else None,
        )
        for number, chair in enumerate(table.chairs)
    ]


def fairness_of(table: Table) -> Fairness | None:
    if table.commitment is None:
        return None
    return Fairness(table.commitment, table.secret if table.phase == "over" else None, len(table.earlier))


def notice_of(table: Table) -> Text | None:
    """Why the match is over without a result, or cannot be shown."""
    if table.ended is not None:
        return Text("table-ended", {})
    return Text("table-untold", {}) if isinstance(table.match, Outline) else None


def renewal_of(table: Table, part: int) -> list[Text]:
    """The line of the log that says that the match goes on under other rules or cards than in the part before."""
    if not part:
        return []
    before, now = table.editions[part - 1 : part + 1]
    if before.rules == now.rules:
        return [Text("table-other-cards", {})]
    return [Text("table-other-rules", {"before": before.rules, "now": now.rules})]


def honours_of(table: Table) -> list[list[str]]:
    """What people have earned by the end; bots are not given any."""
    match = table.match
    if match is None or table.phase != "over" or isinstance(match, Outline):
        return []
    if isinstance(match, Past):
        return [match.honours[seat] if chair.is_played else [] for seat, chair in enumerate(table.chairs)]
    return [list(match.game.honours(match, seat)) if chair.is_played else [] for seat, chair in enumerate(table.chairs)]


def summary_of(table: Table) -> Summary:
    """The table in a list; what depends on who asks (`yours`, `invite`, `here`) is filled in when it is read."""
    match = table.match
    result = None if match is None else match.result
    return Summary(
        id=table.id,
        game=table.settings.game,
        phase=table.phase,
        visibility=table.settings.visibility,
        host=table.header.host,
        seats=[Seat(chair.player, chair.bot, False, None) for chair in table.chairs],
        clock=table.settings.clock,
        spectators=table.settings.spectators,
        hot_seat=table.settings.hot_seat,
        turn=list(table.turn),
        result=None if result is None else msgspec.convert(result.data(), Result),
        steps=0 if match is None else table.steps_before + len(match.steps),
        created=table.header.created,
        updated=table.updated,
        invite="",
        yours=[],
    )


def summary_for(summary: Summary, person: str | None, invite: str) -> Summary:
    yours = [number for number, seat in enumerate(summary.seats) if seat.player and seat.player.id == person]
    return msgspec.structs.replace(summary, yours=yours, invite=invite)


def record_of(table: Table, part: int) -> Record:
    """The record of a match, under one of the rules it was played with; for everybody once it is over."""
    match = table.parts[part]
    if isinstance(match, Outline):
        with contextlib.suppress(BadRecord):
            return Past(match.started, match.ops, match.find_cards).record
    return match.private_record()


def beginning_of(record: Record) -> Match:
    """The match of a record before its first step."""
    return replay(find_game(record.game), record.until(0))


def repeat(match: Match, step: Step) -> None:
    """The next step, as it was."""
    match.play(step.seat, step.move, Recorded(step.chance))


def moments_of(table: Table, seat: int | None) -> list[Moment]:
    """Every step of a match again, as a seat saw it. Takes a while for a long one: call it in a thread.

    Until the match is over, what another seat chose is told by events and views only. BadRecord where nobody can tell.
    """
    moments: list[Moment] = []
    for part, match in enumerate(table.parts):
        steps = match.private_record().steps
        for step, (move, events, view) in zip((None, *steps), _shown(match, seat), strict=True):
            is_known = step is not None and (table.is_played_out or step.seat == seat)
            moments.append(
                Moment(
                    len(moments),
                    None if step is None else step.seat,
                    msgspec.convert(move, Move) if is_known else None,
                    [*(renewal_of(table, part) if step is None else []), *_texts(events, seat)],
                    msgspec.convert(view, View),
                )
            )
    return moments


def _shown(match: AnyMatch, seat: int | None) -> Iterator[tuple[Data | None, Sequence[Event], Data]]:
    """The deal and each step: the move, what was told, and what a seat saw."""
    if isinstance(match, Outline):
        match = Past(match.started, match.ops, match.find_cards)
    if isinstance(match, Past):
        for row, events in zip(match.moments(seat), match.events, strict=True):
            yield row["move"], events, row["view"]
        return
    record = match.private_record()
    match = beginning_of(record)
    yield None, match.events[0], match.view(seat)
    for step in record.steps:
        repeat(match, step)
        yield match.game.notation.parse(step.move).data(), match.events[-1], match.view(seat)


def _texts(events: Sequence[Event], seat: int | None) -> list[Text]:
    return [Text(event.id, event.args) for event in events if event.is_told_to(seat)]
