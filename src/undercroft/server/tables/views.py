"""What one person sees of a table. A table holds secrets: what leaves the server is made here, in `summaries` and in
`replays`, nowhere else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence, Set
from operator import itemgetter
from typing import Final, cast

import msgspec

from undercroft.daily import day_of
from undercroft.kernel.message import Event
from undercroft.retired import Past
from undercroft.server.protocol.basics import Text
from undercroft.server.protocol.states import Fairness, Said, State, Told
from undercroft.server.protocol.tables import ClockState, Seat
from undercroft.server.protocol.views import View
from undercroft.server.tables.absence import grace_of
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import Table

LONGEST_LOG: Final = 3000  # steps that a state tells of at most: the newest ones; a replay shows all
LONGEST_GAP: Final = 200  # versions; a client further behind gets everything again


class TableViews:
    """A table seen from its seats. Views are made and encoded once for each version and seat."""

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
            muted=sorted(table.muted),
            view=self.view(seat),
            told=self.told(seat, since),
            said=said,
            undo=seat is not None and table.match is not None and table.match.why_no_undo(seat) is None,
            ask=table.ask,
            waits=table.bots_waiting,
            rematch=table.rematch,
            fairness=fairness_of(table, now),
            honours=self._earned(),
            notice=notice_of(table),
            closes=table.closes_for(seat),
            friendly=table.is_friendly,
            windows=table.window_times.wish(seat) if seat is not None and table.has_windows else None,
            can_stop=table.can_stop(seat),
            why_friendly=table.why_friendly,
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
        first = max(bisect_right(stamps, since, key=itemgetter(0)), len(stamps) - LONGEST_LOG)
        told = []
        for step in range(first, len(stamps)):
            version, at = stamps[step]
            events = texts_of(tellings[step], seat)
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


def seats_of(table: Table, here: Set[str], away: Mapping[str, int], now: int) -> list[Seat]:
    grace = grace_of(table.settings)
    return [
        Seat(
            player=chair.player,
            bot=chair.bot,
            here=chair.player is not None and chair.player.id in here,
            clock=ClockState(table.clocks.left_at(number, now), number in table.clocks.running)
            if table.clocks.is_on and table.match is not None
            else None,
            thinking=table.thinking.get(number),
            hints=chair.hints,
            cover_from=away[chair.player.id] + grace
            if grace is not None and chair.player is not None and chair.player.id in away
            else None,
        )
        for number, chair in enumerate(table.chairs)
    ]


def fairness_of(table: Table, now: int) -> Fairness | None:
    if table.commitment is None or table.settings.lesson:  # at a lesson the seal would promise what is not so
        return None
    is_open = table.phase == "over" and not is_sealed_daily(table, now)
    return Fairness(table.commitment, table.secret if is_open else None, len(table.earlier))


def is_sealed_daily(table: Table, now: int) -> bool:
    """Are others still to play the same deal? Its secret would tell them all dice."""
    return table.settings.daily is not None and day_of(now) <= table.settings.daily


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
    """What people have earned by the end; bots are not given any, nor is anybody in a friendly match."""
    match = table.match
    if match is None or table.phase != "over" or isinstance(match, Outline) or table.is_friendly:
        return []
    if isinstance(match, Past):
        return [match.honours[seat] if chair.is_played else [] for seat, chair in enumerate(table.chairs)]
    return [list(match.game.honours(match, seat)) if chair.is_played else [] for seat, chair in enumerate(table.chairs)]


def texts_of(events: Sequence[Event], seat: int | None) -> list[Text]:
    return [Text(event.id, event.args) for event in events if event.is_told_to(seat)]
