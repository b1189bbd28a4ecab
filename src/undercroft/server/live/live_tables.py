"""The tables that this process has in memory, and the one way anything happens at them.

A request becomes an entry, the entry is made durable, and only then anybody sees it. All of this happens under the
lock of the table, so that nobody sees a table that is ahead of the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server.limits import Limits
from undercroft.server.live.heartbeat import Heartbeat
from undercroft.server.live.lane import Lane
from undercroft.server.live.live_table import Follower, LiveTable
from undercroft.server.live.reading import read_stored
from undercroft.server.metrics import Metrics
from undercroft.server.now import now_ms
from undercroft.server.protocol.states import Said
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure, TableRow
from undercroft.server.tables import entries as e
from undercroft.server.tables.chat import LONGEST, Chat
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.rebuilding import rebuilt
from undercroft.server.tables.renewal import renewal_entry
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.summaries import summary_of
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import seats_of
from undercroft.server.turns import Asker

TRIES: Final = 8  # how often a writer that came second reloads and tries again
MOST_ADDRESSES: Final = 10_000  # people whose address is remembered
CHECK: Final = 5.0  # seconds between two looks for changes that other processes announced and this one did not hear
CHECK_DEAF: Final = 1.0  # while it hears none
IDLE: Final = 300.0  # seconds until a table nobody looks at is forgotten by this process

log = logging.getLogger(__name__)


Look = TypeVar("Look")
Change = Callable[[Table], e.AnyEntry | int]  # what is to happen; a version says that it already has


class LiveTables:
    """All tables, whichever process last wrote them."""

    def __init__(self, store: Store, metrics: Metrics, limits: Limits | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self._lane = Lane(limits or Limits())
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # is told of every change at a table
        self.on_done: Callable[[], None] = lambda: None  # is told when everybody was shown it
        self.bring_rules: Callable[[Stored], Awaitable[None]] | None = None  # where those of another time lie elsewhere
        self._live: dict[str, LiveTable] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where people were seen last
        self._stale: dict[str, bool] = {}  # tables that are about to be read on; has who is there changed as well?
        self._checked = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._heartbeat = Heartbeat(store)
        store.listen(self._heard)
        metrics.watch("undercroft_tables_held", "Tables in memory.", lambda: len(self._live))

    # -- what happens -------------------------------------------------------------------------------

    async def act(self, id: str, change: Change) -> int:
        """Let something happen at a table; its version then. Refused, nothing has changed."""
        live = self.hold(id)
        if self._heartbeat.is_missed:
            await self.beat()
        async with live.lock:
            for _ in range(TRIES):
                table = await self._current(live)
                try:
                    made = change(table)
                    if isinstance(made, int):
                        return made
                    is_first = await self._write(live, table, made)
                except Refusal:
                    if await self._read_on(live, table):
                        continue  # another process wrote what this one had not heard of yet
                    raise
                if is_first:
                    self.publish(live)
                    self.on_change(live)
                    self.on_done()
                    return table.version
                # Another process was first: what it wrote is the truth, and may change the answer.
                self.metrics.conflicts.add()
                live.forget()
        raise Refusal("busy", "others wrote at the same time; send it once more")

    async def _write(self, live: LiveTable, table: Table, entry: e.AnyEntry) -> bool:
        try:
            if isinstance(entry, e.Asked | e.Answered):  # the match is played again up to there
                entry = await self._lane.run(table.header.host.id, table.apply, entry)
            else:
                entry = table.apply(entry)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        except asyncio.CancelledError:
            live.forget()  # a thread may still be at it
            raise
        start = time.perf_counter()
        try:
            people = table.people if isinstance(entry, e.Sat | e.Stood | e.Removed) else None
            is_first = await self.store.append(row_of(table), e.write_entry(entry), people)
        except BaseException:
            live.forget()  # it is ahead of the store, perhaps: what the store holds is shown when it answers
            self._heard(live.id)
            raise
        self.metrics.append.observe(time.perf_counter() - start)
        if is_first and isinstance(entry, e.Stepped):
            self.metrics.moves.add()
        return is_first

    async def add(self, header: e.Header, entries: list[e.AnyEntry]) -> Table:
        """A new table, with what has happened at it from the start."""
        try:
            table = await self._lane.run(header.host.id, _made, header, entries)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        bodies = [e.write_entry(entry) for entry in entries]
        await self.store.add_table(row_of(table), e.write_header(header), header.created, bodies, table.people)
        live = self.hold(header.id)
        async with live.lock:
            live.put(table, Chat())
            live.is_claimed = True
            self.on_change(live)
        return table

    async def drop(self, id: str) -> None:
        """Forget a table that nobody has seen."""
        self._live.pop(id, None)
        await self.store.drop_table(id)

    # -- on whose account ---------------------------------------------------------------------------

    def seen(self, person: str, address: str) -> None:
        """Somebody comes from an address: what is done for them counts as done for it."""
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def asker(self, live: LiveTable) -> Asker:
        """Bots move on the account of the one who set the table up; last where nobody looks at it."""
        host = live.table.header.host.id if live.table else ""
        return Asker(host, self._addresses.get(host, ""), not live.here, live.id)

    # -- who looks ----------------------------------------------------------------------------------

    def hold(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is None:
            live = self._live[id] = LiveTable(id)
        live.touched = time.monotonic()
        return live

    async def look(self, id: str) -> Table:
        """The table as it is in the store, for a short look without waiting in between."""
        live = self.hold(id)
        async with live.lock:
            table = await self._loaded(live)
            await self._read_on(live, table)
            return table

    @contextlib.asynccontextmanager
    async def opened(self, id: str, look: Callable[[LiveTable], Look]) -> AsyncIterator[tuple[LiveTable, Look]]:
        """A table under its lock, and what `look` finds there; refused, it looks again at what others have written."""
        live = self.hold(id)
        async with live.lock:
            table = await self._loaded(live)
            try:
                found = look(live)
            except Refusal:
                if not await self._read_on(live, table):
                    raise
                found = look(live)
            yield live, found

    async def hear(self, live: LiveTable) -> None:
        """Lines of chat that were not known yet."""
        for body in await self.store.said(live.id, live.chat.last, LONGEST):
            live.chat.add(msgspec.json.decode(body, type=Said))

    async def join(
        self, id: str, follower: Follower, since: int, heard: int, seat_of: Callable[[Table], int | None]
    ) -> int:
        """Follow a table. The follower is shown what it has missed; its version."""
        live = self.hold(id)
        async with live.lock:
            table = await self._loaded(live)
            if since > table.version:
                await self._read_on(live, table)  # the follower comes from a process that knew more
            seat = seat_of(table)
            # The log looks different from another seat.
            follower.sent = since if seat == follower.seat or follower not in live.followers else 0
            follower.heard = heard
            follower.seat = seat
            is_known = follower.person in live.ours
            live.followers.add(follower)  # from here on other processes tell this one, once the store knows of it
            self.seen(follower.person, follower.address)
            if is_known:
                self._show(live, {follower})
            else:
                live.untold.add(follower.person)
                await self._report(live)
            return table.version

    async def leave(self, id: str, follower: Follower) -> None:
        live = self.hold(id)
        async with live.lock:
            live.followers.discard(follower)
            if follower.person not in live.ours:
                live.untold.add(follower.person)
                await self._report(live)

    async def _report(self, live: LiveTable) -> None:
        """Tell other processes who is here through this one, learn who is there through them, and show it.

        Nobody waits for it to succeed: a store that refuses writes is told later. A table can be looked at meanwhile.
        """
        try:
            for person in list(live.untold):
                await (self.store.arrive if person in live.ours else self.store.depart)(live.id, person)
                live.untold.discard(person)
            live.note_here(await self.store.present(live.id) | live.ours)
            if live.must_claim:
                live.is_claimed = await self.store.claim(live.id)
                live.must_claim = False
            if live.table is not None and live.is_told:
                await self._read_on(live, live.table)  # what was written before others knew that this one follows
        except StoreFailure as failure:
            log.warning("table %s: who is there cannot be noted, the sweep will try again: %s", live.id, failure)
            self.metrics.failed()
            live.note_here(live.here | live.ours)
        self.publish(live)
        self.on_change(live)

    async def catch_up(self) -> None:
        """What the store could not be told or asked before: without it, followers could wait for ever for a change
        that has happened already."""
        await self._check()
        for live in list(self._live.values()):
            if live.is_behind and not live.lock.locked():
                async with live.lock:
                    if live.table is not None or not live.followers:
                        await self._report(live)
                    else:
                        with contextlib.suppress(Refusal):  # it cannot be opened: those who try are told so
                            await self._loaded(live)

    async def _check(self) -> None:
        """Now and then, compare versions and keepers with the store: an announcement may have been lost."""
        every = min(CHECK, CHECK_DEAF) if self.store.is_deaf else CHECK
        if not self.store.is_shared or time.monotonic() - self._checked < every:
            return
        self._checked = time.monotonic()
        told = {live.id: live for live in self._live.values() if live.is_told and live.table is not None}
        for id, (version, keeper) in (await self.store.standings(list(told))).items():
            live = told[id]
            live.is_claimed &= keeper == self.store.server
            live.must_claim |= keeper is None
            if live.table is not None and live.table.version < version:
                self._heard(id)

    def publish(self, live: LiveTable) -> None:
        """Show every follower the newest state. Called under the lock, with nothing unwritten."""
        self._show(live, live.followers)

    def _show(self, live: LiveTable, followers: set[Follower]) -> None:
        if live.table is None or live.views is None:
            return
        now = now_ms()
        seats = seats_of(live.table, live.here, live.away, now)
        spectators = len(live.here - live.table.people)
        made: dict[tuple[object, ...], bytes] = {}
        for follower in followers:
            if not live.table.lets_in(follower.person):
                follower.shut_out()
                continue
            yours = tuple(live.table.seats_of(follower.person))
            if follower.seat not in yours:  # stood up, or has just sat down
                follower.seat = yours[0] if yours and not follower.is_spectator else None
            key = (yours, follower.seat, follower.sent, follower.heard, follower.base)
            state = made.get(key)
            if state is None:
                invite = f"{follower.base}/table/{live.id}"
                state = made[key] = msgspec.json.encode(
                    live.views.state(
                        *(seats, list(yours), follower.seat, follower.sent, live.chat.after(follower.heard)),
                        *(spectators, now, invite),
                    )
                )
            follower.show(state, live.table.version, live.chat.last)

    # -- memory and store ---------------------------------------------------------------------------

    async def _loaded(self, live: LiveTable) -> Table:
        if live.table is not None:
            return live.table
        for _ in range(TRIES):
            try:
                stored = await read_stored(self.store, live.id)
                if stored is None:
                    if not live.followers:
                        self._live.pop(live.id, None)
                    raise Refusal("unknown_table", f"there is no table {live.id!r}")
                if self.bring_rules is not None:
                    await self.bring_rules(stored)
                host = e.read_header(stored.header).host.id
                table = await self._lane.run(host, stored.rebuilt)
            except (UndercroftError, msgspec.DecodeError) as error:
                raise Refusal("bad_record", f"this table cannot be opened: {error}") from None
            # A match of other rules has to go on under these before anybody sees it; of several processes one does it.
            entry = await self._lane.run(host, renewal_entry, table, now_ms())
            if entry is None:
                table = await self._resumed(live, table)
            if entry is None or await self._write(live, table, entry):
                if entry is not None:
                    log.info("table %s: %s, was of %s", live.id, type(entry).__name__.lower(), table.editions[0])
                live.put(table, Chat(table.said))
                await self.hear(live)
                live.must_claim = True
                await self._report(live)
                return table
        raise Refusal("busy", "others wrote at the same time; send it once more")

    async def _current(self, live: LiveTable) -> Table:
        """The table as far as this process is told of it; where it is told nothing, as it is in the store."""
        table = await self._loaded(live)
        if self.store.is_shared and not live.is_told:
            await self._read_on(live, table)
            live.here = await self.store.present(live.id)
        return table

    async def _resumed(self, live: LiveTable, table: Table) -> Table:
        """The table with the time given back in which no server was there. It can be looked at without."""
        now = now_ms()
        away = await self._heartbeat.away(table.clocks.at, now) if table.clocks.running else 0
        if not away:
            return table
        with contextlib.suppress(StoreFailure):
            if await self._write(live, table, e.Resumed(at=now, away=away)):
                return table
        stored = await read_stored(self.store, live.id)
        return table if stored is None else await self._lane.run(table.header.host.id, stored.rebuilt)

    async def beat(self) -> None:
        """Note that this process lives. After a time when none did, every table in memory is read again, and gets it
        back."""
        if self._heartbeat.is_due and await self._heartbeat.beat():
            for live in self._live.values():
                if not live.lock.locked():
                    live.forget()
                    self._heard(live.id)

    async def _read_on(self, live: LiveTable, table: Table) -> bool:
        """Let happen what other processes have written since; is there anything?"""
        bodies = await self.store.entries(live.id, table.version) if self.store.is_shared else []
        try:
            for body in bodies:
                table.apply(e.read_entry(body))
        except Exception as error:  # written by another version of the program
            live.forget()
            raise Refusal("bad_record", f"this table cannot be read on: {error}") from error
        return bool(bodies)

    def _heard(self, id: str, is_about_people: bool = True) -> None:
        """Another process has written: read on."""
        for known in [id] if id else list(self._live):
            if known not in self._live:
                continue
            if known not in self._stale:
                task = asyncio.create_task(self._refresh(self._live[known], must_claim=not id))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            self._stale[known] = is_about_people or self._stale.get(known, False)

    async def _refresh(self, live: LiveTable, must_claim: bool) -> None:
        async with live.lock:
            # Whatever is written from here on is heard of again.
            is_about_people = self._stale.pop(live.id, False)
            try:
                if live.table is None:
                    if live.followers:
                        await self._loaded(live)
                    return
                await self._read_on(live, live.table)
                await self.hear(live)
            except Exception as error:
                log.warning("table %s could not be read on, it is loaded again when needed: %r", live.id, error)
                live.forget()
                return
            # A process that went may have kept it.
            live.must_claim |= (must_claim or is_about_people) and not live.is_claimed
            if is_about_people or live.is_behind:
                await self._report(live)
            else:
                self.publish(live)
                self.on_change(live)

    def sweep(self) -> list[str]:
        """Forget tables that nobody has looked at for a while; which."""
        limit = time.monotonic() - IDLE
        idle = [live for live in self._live.values() if live.touched < limit and not live.is_needed]
        gone = [live.id for live in idle if not live.lock.locked()]
        for id in gone:
            del self._live[id]
        return gone

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._lane.close()


def _made(header: e.Header, entries: list[e.AnyEntry]) -> Table:
    table = Table(header)
    for entry in entries:
        table.apply(entry)
    if isinstance(table.match, Outline):  # brought along from another time
        return rebuilt(e.write_header(header), [e.write_entry(entry) for entry in entries])
    return table


def row_of(table: Table) -> TableRow:
    return TableRow(
        id=table.id,
        summary=msgspec.json.encode(summary_of(table)).decode(),
        game=table.settings.game,
        phase=table.phase,
        visibility=table.settings.visibility,
        version=table.version,
        due=table.due,
        updated=table.updated,
        edition=str(table.editions[-1]) if table.editions else None,
    )
