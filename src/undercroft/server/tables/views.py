"""Views of a table for one person, and its summary in lists. A table holds secrets, so only this module and `replays`
may produce data that leaves the server.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from operator import itemgetter
from typing import Final, cast

import msgspec

from undercroft.kernel.message import Event
from undercroft.server.protocol.basics import Result, Text, View
from undercroft.server.protocol.messages import Fairness, Said, State, Told
from undercroft.server.protocol.tables import ClockState, Seat, Summary
from undercroft.server.tables.access import is_sealed
from undercroft.server.tables.clocks import grace_of
from undercroft.server.tables.table import Table

LONGEST_LOG: Final = 3000  # steps in a state at most, the newest ones; a replay shows all
LONGEST_GAP: Final = 200  # versions; a client further behind gets everything again


class TableViews:
    """The views of a table from its seats. Each is built and encoded once per version and seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._version = -1
        self._views: dict[int | None, msgspec.Raw] = {}
        self._honours: list[list[str]] = []

    def state(
        self,
        seats: list[Seat],
        yours: list[int],
        seat: int | None,
        since: int,
        said: list[Said],
        spectators: int,
        now: int,
        invite: str,
    ) -> State:
        """Returns the table as seen from `seat` by the owner of the seats `yours`, who has seen version `since`."""
        table = self.table
        if since > table.version or since < table.cut or table.version - since > LONGEST_GAP:
            since = 0
        if not self._honours:  # a finished match does not change
            self._honours = honours_of(table)
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
            muted=sorted(table.muted),
            view=self.view(seat),
            told=self.told(seat, since),
            said=said,
            undo=seat is not None and table.match is not None and table.match.why_no_undo(seat) is None,
            ask=table.ask,
            waits=table.bots_waiting,
            rematch=table.rematch,
            fairness=fairness_of(table, now),
            honours=self._honours,
            closes=table.closes_for(seat),
            friendly=table.is_friendly,
            rated=table.is_rated,
            windows=table.window_times.wish(seat) if seat is not None and table.has_windows else None,
            can_stop=table.can_stop(seat),
            answered=seat is not None and any(table.is_answered(asked) for asked in table.turn),
            why_friendly=table.why_friendly,
        )

    def view(self, seat: int | None) -> View | None:
        match = self.table.match
        if match is None:
            return None
        if self._version != self.table.version:
            self._version = self.table.version
            self._views.clear()
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = msgspec.Raw(msgspec.json.encode(match.view(seat)))
        return cast(View, found)  # already JSON: the encoder inserts it verbatim

    def told(self, seat: int | None, since: int) -> list[Told]:
        match = self.table.match
        if match is None:
            return []
        stamps, steps, tellings = self.table.stamps, match.steps, match.events
        first = max(bisect_right(stamps, since, key=itemgetter(0)), len(stamps) - LONGEST_LOG)
        told = []
        for step in range(first, len(stamps)):
            version, at = stamps[step]
            events = texts_of(tellings[step], seat)
            if step:
                is_stand_in = version in self.table.stand_ins
                told.append(Told(version, step, steps[step - 1].seat, at, events, is_stand_in))
                continue
            if events:  # a deal that shows nothing is left out
                told.append(Told(version, 0, None, at, events))
        return told


def seats_of(table: Table, here: Set[str], away: Mapping[str, int], now: int) -> list[Seat]:
    grace = grace_of(table.settings)
    return [
        Seat(
            player=chair.player,
            bot=chair.bot,
            here=chair.player is not None and chair.player.id in here,
            clock=ClockState(table.clocks.left_at(number, now), number in table.clocks.running)
            if table.settings.clock.kind != "none" and table.match is not None
            else None,
            thinking=table.thinking.get(number),
            hints=chair.hints,
            cover_from=away[chair.player.id] + grace
            if grace is not None and chair.player is not None and chair.player.id in away
            else None,
            rests=until if (until := table.clocks.until.get(number, 0)) > now else None,
        )
        for number, chair in enumerate(table.chairs)
    ]


def fairness_of(table: Table, now: int) -> Fairness | None:
    if table.commitment is None or table.settings.lesson:  # a lesson's dice are chosen, so a seal would be false
        return None
    is_open = table.phase == "over" and not is_sealed(table.settings.daily, now)
    return Fairness(table.commitment, table.secret if is_open else None)


def honours_of(table: Table) -> list[list[str]]:
    """Lists by seat the achievements that people earned without a bot, in matches that count."""
    match = table.match
    if match is None or table.phase != "over" or table.is_friendly:
        return []
    earn = [chair.player is not None and seat not in table.covered for seat, chair in enumerate(table.chairs)]
    return [list(match.game.honours(match, seat)) if earn[seat] else [] for seat in range(len(earn))]


def texts_of(events: Sequence[Event], seat: int | None) -> list[Text]:
    return [Text(event.id, event.args) for event in events if event.is_told_to(seat)]


def summary_of(table: Table) -> Summary:
    """Returns the summary of a table. `yours`, `invite` and `here` depend on the reader and are filled in later."""
    match = table.match
    result = None if match is None else match.result
    return Summary(
        id=table.id,
        game=table.settings.game,
        phase=table.phase,
        visibility=table.settings.visibility,
        host=table.header.host,
        seats=[Seat(chair.player, chair.bot, False, None, None, chair.hints) for chair in table.chairs],
        clock=table.settings.clock,
        spectators=table.settings.spectators,
        hot_seat=table.settings.hot_seat,
        turn=list(table.turn),
        result=None if result is None else msgspec.convert(result.data(), Result),
        steps=0 if match is None else len(match.steps),
        created=table.header.created,
        updated=table.updated,
        invite="",
        yours=[],
        friendly=table.is_friendly,
        why_friendly=table.why_friendly,
        lesson=table.settings.lesson,
        rated=table.is_rated,
        left=sorted(table.covered),
        daily=table.settings.daily,
        deadline=table.clocks.deadline,
    )


def summary_for(summary: Summary, person: str | None, invite: str) -> Summary:
    yours = [number for number, seat in enumerate(summary.seats) if seat.player and seat.player.id == person]
    return msgspec.structs.replace(summary, yours=yours, invite=invite)
