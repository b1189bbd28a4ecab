"""Actions that the server takes by itself: bots move, clocks run out, bots take over for absent people.

When several processes share a store, one claims each table and does this for it. The claim saves work; safety does
not depend on it. The id of a bot's move is derived from the question it answers, so two processes cannot make it
twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from undercroft.daily import bot_seed
from undercroft.server.fair_queue import Asker
from undercroft.server.live.live_table import LiveTable
from undercroft.server.live.live_tables import Change, LiveTables, Proposal, RequestKey
from undercroft.server.refusal import Refusal
from undercroft.server.store import StoreFailure
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.clocks import patience_of
from undercroft.server.tables.settings import cover_level, time_to_think
from undercroft.server.tables.table import Table
from undercroft.server.work.bots import BotPool, BotTurn

NAP: Final = 10  # pause multiplier for matches among bots that nobody watches
SWEEP: Final = 1.0  # seconds between two searches of the store for unclaimed tables
BACK_OFF: Final = 1.0  # seconds until a table is tried again after a store failure
LONGEST_WAIT: Final = 60.0
MOST_DOUBLINGS: Final = 10
MOST_FAILURES: Final = 3  # failing tables in one sweep
MOST_OVERDUE: Final = 100  # tables claimed in one sweep
WINDOW_PAUSE: Final = 0.8  # seconds that a bot takes for a window at a table of several people
SOLE_PAUSE: Final = 0.4  # the same at a table of one person

log: Final = logging.getLogger(__name__)


class Watch:
    """The running work for one table."""

    def __init__(self) -> None:
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: the question, and the task of its bot
        self.looked_at: asyncio.Event = asyncio.Event()  # set while the table has followers
        self.hurried: asyncio.Event = asyncio.Event()  # set while pauses are skipped
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # when the player of each seat went missing
        self.failures = 0  # consecutive store failures
        self.not_before: float = 0.0  # no attempts before this time

    def stop(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()


class Pause:
    """A bot's minimum wait from now on: `pause` seconds unless people hurry, and `nap` while nobody watches."""

    def __init__(self, pause: float, nap: float, looked_at: asyncio.Event, hurried: asyncio.Event) -> None:
        self._start = time.monotonic()
        self._pause = pause
        self._nap = nap
        self._looked_at = looked_at
        self._hurried = hurried

    async def take(self) -> None:
        """Waits for the rest of the pause. Thinking time counts towards it."""
        await self._wait(self._nap, self._looked_at)
        await self._wait(self._pause, self._hurried)

    async def _wait(self, seconds: float, unless: asyncio.Event) -> None:
        """Waits until so many seconds have passed since the start. A coarse clock may end a single wait too early."""
        while not unless.is_set() and (left := self._start + seconds - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(unless.wait(), left)


class Scheduler:
    """Runs bots and clocks. `pause` is the minimum time of a bot's move at normal pace, so that people can follow.
    `most` is the operator's limit on thinking time per move, whatever the level.
    """

    def __init__(self, tables: LiveTables, bots: BotPool, pause: float, most: float | None) -> None:
        self._tables = tables
        self._bots = bots
        self._pause = pause
        self._most = most
        self._watches: dict[str, Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change = self.consider

    def consider(self, live: LiveTable) -> None:
        """Reacts to a change at a table: starts its bots and sets the alarm for the next clock."""
        table = live.table
        if table is None or not live.is_claimed or (table.phase != "playing" and live.id not in self._watches):
            return
        watch = self._watches.setdefault(live.id, Watch())
        self._think(watch, table, live)
        self._note_away(watch, table, live)
        self._set_alarm(watch, table)
        if table.phase != "playing":
            watch.stop()
            del self._watches[live.id]

    # -- bots ---------------------------------------------------------------------------------------

    def _think(self, watch: Watch, table: Table, live: LiveTable) -> None:
        standing = table.standing_move
        played = None if standing is None else standing[0]
        asked = {seat: table.asked[seat] for seat in table.bots_asked if seat != played}
        asker = self._tables.asker(live)
        if live.hurried in table.turn and live.hurried != played:
            live.hurried = None
        if live.hurried is None:
            watch.hurried.clear()
        else:
            watch.hurried.set()
        if asker.is_idle:
            watch.looked_at.clear()
        elif not watch.looked_at.is_set():
            watch.looked_at.set()
            self._bots.hurry(table.id)
        for seat, (question, task) in list(watch.thinking.items()):
            if task.done() or asked.get(seat) != question:
                if task is not asyncio.current_task():
                    task.cancel()
                del watch.thinking[seat]
        for seat, question in asked.items():
            level = table.chairs[seat].bot
            is_time = time.monotonic() >= watch.not_before
            if is_time and seat not in watch.thinking and table.match is not None and level is not None:
                pause = 0.0 if table.settings.pace == "instant" or table.goes_by_steps else self._pause
                nap = 0.0 if any(chair.is_played for chair in table.chairs) else self._pause * NAP
                seconds = time_to_think(table, seat, self._most)
                hurried = watch.hurried
                if seat in table.windows and table.has_rivals:  # with or without a choice: the delay is the same
                    pause = max(pause, WINDOW_PAUSE) if table.could_be_fooled else SOLE_PAUSE
                    seconds, hurried = min(seconds, pause / 2), asyncio.Event()
                rest = Pause(pause, nap, watch.looked_at, hurried)
                turn = BotTurn(table.id, seat, question, level, table.match.view(seat), seconds, luck_of(table, seat))
                watch.thinking[seat] = (question, asyncio.create_task(self._move(turn, rest, asker)))

    async def _move(self, turn: BotTurn, rest: Pause, asker: Asker) -> None:
        id, seat, question = turn.table, turn.seat, turn.version
        try:
            choice = await self._bots.choose(turn, asker)
        except OSError as error:
            log.error("table %s: no worker can be started, trying again later: %s", id, error)
            self._tables.metrics.errors.add()
            return
        await rest.take()
        name = f"bot {seat} {question}"

        def step(table: Table) -> e.AnyEntry | None:
            if seat not in table.bots_asked or table.asked[seat] != question:
                return None
            return e.Stepped(at=now_ms(), id=name, seat=seat, move=choice.move, stand_in=choice.is_stand_in)

        await self._try(id, step, (None, name))

    # -- clocks and absences ------------------------------------------------------------------------

    def _note_away(self, watch: Watch, table: Table, live: LiveTable) -> None:
        """Records missing players while another person is present. Solo players and matches by days have no absence."""
        players = {seat: chair.player.id for seat, chair in enumerate(table.chairs) if chair.player and chair.is_played}
        is_live = patience_of(table.settings) is not None
        is_missed = is_live and any(player in live.here for player in players.values())
        for seat in range(len(table.chairs)):
            if not is_missed or seat not in players or players[seat] in live.here:
                watch.away.pop(seat, None)
            else:
                watch.away.setdefault(seat, now_ms())

    def _set_alarm(self, watch: Watch, table: Table) -> None:
        if watch.timer is not None:
            watch.timer.cancel()
            watch.timer = None
        dues = [since + (patience_of(table.settings) or 0) for since in watch.away.values()]
        if table.clocks.deadline is not None:
            dues.append(table.clocks.deadline)
        if table.standing_move is not None:
            dues.append(table.standing_move[2])
        if dues:
            loop = asyncio.get_running_loop()
            soonest = max(0.0, watch.not_before - time.monotonic())
            wait = max(soonest, (min(dues) - now_ms()) / 1000)
            watch.timer = loop.call_later(wait + 0.001, self._alarm, table.id)

    def _alarm(self, id: str) -> None:
        task = asyncio.create_task(self._cover(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _cover(self, id: str) -> None:
        """Passes windows, and lets bots play on for seats whose clock has run out or whose player is missing."""

        def due(table: Table) -> e.AnyEntry | None:
            now = now_ms()
            standing = table.standing_move
            if standing is not None and standing[2] <= now:
                seat, move, _ = standing
                return e.Stepped(at=now, id=f"window {seat} {table.asked[seat]}", seat=seat, move=move)
            for seat in table.clocks.expired(now):
                return e.Covered(at=now, seat=seat, level=cover_level(table), why="clock")
            away = self._watches[id].away if id in self._watches else {}
            for seat, since in away.items():
                if table.chairs[seat].is_played and now - since >= (patience_of(table.settings) or 0):
                    return e.Covered(at=now, seat=seat, level=cover_level(table), why="away")
            return None

        while (change := await self._try(id, due)) is not None and change.entry is not None:
            pass

    async def _try(self, id: str, propose: Proposal, request: RequestKey | None = None) -> Change | None:
        """Writes an entry. Returns None after a failure, which is logged; the sweep tries again."""
        try:
            change = await self._tables.act(id, propose, request)
        except Refusal as refusal:
            log.error("table %s: %s", id, refusal.text)
            return None
        except StoreFailure as failure:
            log.warning("table %s: the store does not answer, trying again later: %s", id, failure)
            self._tables.metrics.failed()
            self._back_off(id)
            return None
        except Exception:
            log.exception("table %s: the scheduler failed, trying again later", id)
            self._tables.metrics.errors.add()
            return None
        if id in self._watches:
            self._watches[id].failures = 0
        return change

    def _back_off(self, id: str) -> None:
        """Doubles the wait with each consecutive failure."""
        watch = self._watches.setdefault(id, Watch())
        watch.not_before = time.monotonic() + min(LONGEST_WAIT, BACK_OFF * 2**watch.failures)
        watch.failures = min(watch.failures + 1, MOST_DOUBLINGS)

    # -- unclaimed tables ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Runs for ever: claims tables whose process has died, and those whose clock ran out unloaded."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._tables.beat()
                await self._tables.catch_up()
                await self._sweep()
            except StoreFailure as failure:
                log.warning("the store does not answer: %s", failure)
                self._tables.metrics.failed()
            except Exception:
                log.exception("the sweep failed")
                self._tables.metrics.errors.add()
            for id in self._tables.sweep():
                if id in self._watches:
                    self._watches.pop(id).stop()

    async def _sweep(self) -> None:
        """Claims overdue tables. A damaged table blocks no other; a store that does not answer ends the sweep."""
        failures = 0
        for id in await self._tables.store.overdue(now_ms(), MOST_OVERDUE):
            if id in self._watches and time.monotonic() < self._watches[id].not_before:
                continue
            try:
                await self._take_up(id)
            except StoreFailure:
                self._back_off(id)
                failures += 1
                if failures == MOST_FAILURES:
                    raise

    async def _take_up(self, id: str) -> None:
        live = self._tables.hold(id)
        live.is_claimed = True
        try:
            await self._tables.look(id)
            self.consider(live)
        except StoreFailure:
            raise
        except Exception as error:
            log.error("table %s cannot be opened and is skipped: %r", id, error)
            self._tables.metrics.errors.add()
            await self._tables.store.retire(id)
            return
        await self._try(id, _close_unused)
        await self._cover(id)

    async def close(self) -> None:
        tasks = [*self._tasks, *(task for watch in self._watches.values() for _, task in watch.thinking.values())]
        for watch in self._watches.values():
            watch.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hurry(tables: LiveTables, id: str, person: str, seat: int) -> int:
    """Lets bots move without pauses, unless other people play, and returns the version of the table. Only this process
    remembers it, so bots moved by another keep their pace.
    """
    table, live = await tables.look(id), tables.hold(id)
    if seat not in table.seats_of(person):
        raise Refusal("not_your_seat", f"seat {seat} is not yours")
    players = {chair.player.id for chair in table.chairs if chair.player is not None and chair.is_played}
    is_asked = seat in table.turn and not table.is_answered(seat)
    if table.phase == "playing" and players <= {person} and not is_asked:
        live.hurried = seat
    tables.on_change(live)
    return table.version


def luck_of(table: Table, seat: int) -> int | None:
    """Returns the seed for a bot's luck at a daily, the same for everybody at the same point. Returns None for other
    tables, where luck is random. Only the bot's own moves count, since the order of simultaneous choices varies.
    """
    if table.settings.daily is None or table.secret is None or table.match is None:
        return None
    return bot_seed(bytes.fromhex(table.secret), seat, sum(step.seat == seat for step in table.match.steps))


def _close_unused(table: Table) -> e.AnyEntry | None:
    """Closes a table that was never started, so that it does not stay in the lists for ever."""
    now = now_ms()
    is_unused = table.phase == "open" and table.due is not None and table.due <= now
    return e.Closed(at=now) if is_unused else None
