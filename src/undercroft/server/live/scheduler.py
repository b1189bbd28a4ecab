"""What the server does by itself: bots move, clocks run out, bots take over from people who are away.

Of several processes on one store, one has claimed a table and does this for it. That saves work; it is not what makes
it safe. A bot's move has an id made of the question it answers, so that two processes cannot make it twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from undercroft.daily import bot_seed
from undercroft.games import games
from undercroft.kernel.match import Match
from undercroft.retired import current
from undercroft.server.bots.pool import BotPool
from undercroft.server.live.live_table import LiveTable
from undercroft.server.live.live_tables import Change, LiveTables
from undercroft.server.now import now_ms
from undercroft.server.refusal import Refusal
from undercroft.server.store import StoreFailure
from undercroft.server.tables import entries as e
from undercroft.server.tables.absence import patience_of
from undercroft.server.tables.bot_levels import cover_level, time_to_think
from undercroft.server.tables.table import Table
from undercroft.server.turns import Asker

NAP: Final = 10  # times the pause of a bot: how long bots among themselves sleep between moves when nobody looks
SWEEP: Final = 1.0  # seconds between looks into the store for tables that nobody has claimed
BACK_OFF: Final = 1.0  # seconds until a table is tried again after the store failed at it
LONGEST_WAIT: Final = 60.0
MOST_DOUBLINGS: Final = 10
MOST_FAILURES: Final = 3  # tables in one sweep
MOST_OVERDUE: Final = 100  # tables taken up in one sweep
WINDOW_PAUSE: Final = 0.8  # seconds that a bot takes for a window at a table of several people

log = logging.getLogger(__name__)


class Watch:
    """What is under way at one table."""

    def __init__(self) -> None:
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # of each seat: the question, the bot at work
        self.looked_at = asyncio.Event()  # does anybody look?
        self.hurried = asyncio.Event()  # does somebody want no pauses?
        self.timer: asyncio.TimerHandle | None = None
        self.away: dict[int, int] = {}  # since when the player of a seat is missed
        self.failures = 0  # of the store in a row
        self.not_before = 0.0  # until then nothing is tried

    def stop(self) -> None:
        for _, task in self.thinking.values():
            task.cancel()
        if self.timer is not None:
            self.timer.cancel()


class Rest:
    """What a bot waits at least before it moves, from now on, so that people can follow: `pause` seconds, unless they
    are in a hurry; and `nap` while nobody looks."""

    def __init__(self, pause: float, nap: float, looked_at: asyncio.Event, hurried: asyncio.Event) -> None:
        self._start = time.monotonic()
        self._pause = pause
        self._nap = nap
        self._looked_at = looked_at
        self._hurried = hurried

    async def take(self) -> None:
        """The time it has thought is not waited twice."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._looked_at.wait(), max(0.0, self._start + self._nap - time.monotonic()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), max(0.0, self._start + self._pause - time.monotonic()))


class Scheduler:
    """`pause` is how long a bot takes at least for a move at a normal pace, so that people can follow; `most` is what
    the operator lets one think about a move, whatever its level."""

    def __init__(self, tables: LiveTables, bots: BotPool, pause: float, most: float | None) -> None:
        self._tables = tables
        self._bots = bots
        self._pause = pause
        self._most = most
        self._watches: dict[str, Watch] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        tables.on_change = self.consider

    def consider(self, live: LiveTable) -> None:
        """Something has changed at a table: set the bots to work, set the alarm for the next clock."""
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
        if live.hurried in table.turn:
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
            if is_time and seat not in watch.thinking and isinstance(table.match, Match) and level is not None:
                pause = self._pause if table.settings.pace == "normal" else 0.0
                nap = 0.0 if any(chair.is_played for chair in table.chairs) else self._pause * NAP
                seconds = time_to_think(table, seat, self._most)
                if seat in table.windows and table.could_be_fooled:  # with a choice or without: it takes as long
                    pause, seconds = max(pause, WINDOW_PAUSE), min(seconds, WINDOW_PAUSE / 2)
                rest = Rest(pause, nap, watch.looked_at, watch.hurried)
                view, seed = table.match.view(seat), luck_of(table, seat)
                work = self._move(table.id, seat, question, level, view, seconds, rest, asker, seed)
                watch.thinking[seat] = (question, asyncio.create_task(work))

    async def _move(
        self,
        id: str,
        seat: int,
        question: int,
        level: str,
        view: dict[str, object],
        seconds: float,
        rest: Rest,
        asker: Asker,
        seed: int | None,
    ) -> None:
        try:
            choice = await self._bots.choose(level, str(view["game"]), view, seconds, id, seat, question, asker, seed)
        except OSError as error:
            log.error("table %s: no process can be started to think, the sweep will try again: %s", id, error)
            self._tables.metrics.errors.add()
            return
        await rest.take()
        name = f"bot {seat} {question}"

        def change(table: Table) -> e.AnyEntry | int:
            if (None, name) in table.done or seat not in table.bots_asked or table.asked[seat] != question:
                return table.version
            return e.Stepped(at=now_ms(), id=name, seat=seat, move=choice.move, stand_in=choice.is_stand_in)

        await self._try(id, change)

    # -- clocks and people who are away -------------------------------------------------------------

    def _note_away(self, watch: Watch, table: Table, live: LiveTable) -> None:
        """A player is missed while another one is here; who plays alone, or by days, may come back tomorrow."""
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
        self._start(self._cover(id))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _cover(self, id: str) -> None:
        """Windows go by, and a bot plays on for every seat whose clock has run out or whose player is missed for too
        long."""
        covered = True

        def change(table: Table) -> e.AnyEntry | int:
            nonlocal covered
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
            covered = False
            return table.version

        while covered:
            covered = await self._try(id, change) and covered

    async def _try(self, id: str, change: Change) -> bool:
        try:
            await self._tables.act(id, change)
        except Refusal as refusal:
            log.error("table %s: %s", id, refusal.text)
            return False
        except StoreFailure as failure:
            log.warning("table %s: the store does not answer, the sweep will try again: %s", id, failure)
            self._tables.metrics.failed()
            self._back_off(id)
            return False
        except Exception:
            log.exception("table %s: the scheduler failed, the sweep will try again", id)
            self._tables.metrics.errors.add()
            return False
        if id in self._watches:
            self._watches[id].failures = 0
        return True

    def _back_off(self, id: str) -> None:
        """Each failure in a row is waited for twice as long as the one before."""
        watch = self._watches.setdefault(id, Watch())
        watch.not_before = time.monotonic() + min(LONGEST_WAIT, BACK_OFF * 2**watch.failures)
        watch.failures = min(watch.failures + 1, MOST_DOUBLINGS)

    # -- tables that nobody has claimed -------------------------------------------------------------------

    async def run(self) -> None:
        """For ever: take up tables whose process has died, or whose clock ran out while nobody had them in memory."""
        self._start(self._renew_all())
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
                log.exception("the sweep failed, it goes on")
                self._tables.metrics.errors.add()
            for id in self._tables.sweep():
                if id in self._watches:
                    self._watches.pop(id).stop()

    async def _sweep(self) -> None:
        """A table whose part of the store is damaged holds up no other; a store that does not answer is given up."""
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

    async def _renew_all(self) -> None:
        """Matches of other rules or cards go on under these, or end: nobody has to come by, and those that cannot be
        played take up nobody's number of tables."""
        for game in games():
            try:
                edition = str(current(game))
                found = await self._tables.store.unlike(game, edition)
            except Exception as error:  # a package of others that is broken, a store that does not answer
                log.warning("tables of %s are not looked through: %r", game, error)
                continue
            for id in found:
                try:
                    table = await self._tables.look(id)
                    if table.editions and str(table.editions[-1]) == edition:
                        await self._tables.store.set_edition(id, edition)
                except Exception as error:  # the next who opens the table tries again
                    log.warning("table %s could not be renewed: %r", id, error)

    async def _take_up(self, id: str) -> None:
        live = self._tables.hold(id)
        live.is_claimed = True
        try:
            await self._tables.look(id)
            self.consider(live)
        except StoreFailure:
            raise
        except Exception as error:
            log.error("table %s is left alone: %r", id, error)
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


def luck_of(table: Table, seat: int) -> int | None:
    """Of the bots of a daily, the same for everybody who has come as far; of all others it is drawn. Only its own moves
    are counted: where all choose at once, some do it sooner."""
    if table.settings.daily is None or table.secret is None or table.match is None:
        return None
    return bot_seed(bytes.fromhex(table.secret), seat, sum(step.seat == seat for step in table.match.steps))


def _close_unused(table: Table) -> e.AnyEntry | int:
    """A table that was set up and never started does not stay in the lists for ever."""
    now = now_ms()
    is_unused = table.phase == "open" and table.due is not None and table.due <= now
    return e.Closed(at=now) if is_unused else table.version
