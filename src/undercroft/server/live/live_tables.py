"""The tables in the memory of this process, and the only way to change them.

A request becomes an entry, the entry is made durable, and only then is it shown. All of this happens under the lock
of the table, so that nobody sees a table that is ahead of the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

import msgspec

from undercroft.kernel.errors import OtherRules, UndercroftError
from undercroft.server.fair_queue import Asker, FairThreads
from undercroft.server.health import Heartbeat
from undercroft.server.limits import Limits
from undercroft.server.live.live_table import LINES, Chat, Follower, LiveTable, read_stored
from undercroft.server.metrics import Metrics
from undercroft.server.protocol.messages import Said
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure, TableRow
from undercroft.server.store.notices import messages_for
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.access import lets_in
from undercroft.server.tables.table import Table
from undercroft.server.tables.turns import messages_of, people_asked
from undercroft.server.tables.views import seats_of, summary_of

TRIES: Final = 8  # attempts of a writer that lost a race: it reloads and tries again
MOST_ADDRESSES: Final = 10_000  # people whose address is remembered
CHECK: Final = 5.0  # seconds between two checks for changes whose announcement was missed
CHECK_DEAF: Final = 1.0  # the same while no announcements can be received
IDLE: Final = 300.0  # seconds until this process forgets a table that nobody watches

log: Final = logging.getLogger(__name__)


Look = TypeVar("Look")
RequestKey = tuple[str | None, str]  # the person (None: the server), and the id of the request
Proposal = Callable[[Table], e.AnyEntry | None]  # returns the entry to write; None if nothing has to be done


class Change(NamedTuple):
    """The result of a change: the new version of the table, and the entry (None if nothing had to change)."""

    version: int
    entry: e.AnyEntry | None


class LiveTables:
    """All tables, whichever process last wrote them."""

    def __init__(self, store: Store, metrics: Metrics, limits: Limits | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self._threads = FairThreads(limits or Limits())
        self.on_change: Callable[[LiveTable], None] = lambda live: None  # called on every change at a table
        self.on_done: Callable[[], None] = lambda: None  # called when a change was shown to all followers
        self.has_outbox: bool = False  # true if absent people are told of their turns
        self._live: dict[str, LiveTable] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()  # last known address of each person
        self._stale: dict[str, bool] = {}  # tables about to be read again, each with whether presence has changed too
        self._checked = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._heartbeat = Heartbeat(store)
        store.listen(self._heard)
        metrics.watch("undercroft_tables_held", "Tables in memory.", lambda: len(self._live))

    # -- changes ------------------------------------------------------------------------------------

    async def act(self, id: str, propose: Proposal, request: RequestKey | None = None) -> Change:
        """Writes a proposed entry and returns what happened. A request that was done before changes nothing: its
        version then is returned. Raises `Refusal` and changes nothing if the proposal is not allowed.
        """
        live = self.hold(id)
        if self._heartbeat.is_missed:
            await self.beat()
        async with live.lock:
            for _ in range(TRIES):
                table = await self._current(live)
                if request in table.done:
                    return Change(table.done[request], None)
                try:
                    proposed = propose(table)
                    if proposed is None:
                        return Change(table.version, None)
                    written = await self._write(live, table, proposed)
                except Refusal:
                    if await self._read_on(live, table):
                        continue  # another process wrote entries that this one had not seen yet
                    raise
                if written is not None:
                    self.publish(live)
                    self.on_change(live)
                    self.on_done()
                    return Change(table.version, written)
                # Another process wrote first. Its entries take precedence and may change the answer.
                self.metrics.conflicts.add()
                live.forget()
        raise Refusal("busy", "other requests came first; send it again")

    async def _write(self, live: LiveTable, table: Table, proposed: e.AnyEntry) -> e.AnyEntry | None:
        """Applies and stores an entry. Returns it as stored; None if another process wrote first."""
        before = table.version
        try:
            if isinstance(proposed, e.Asked | e.Answered):  # the match is replayed up to that point
                entry = await self._threads.run(table.header.host.id, table.apply, proposed)
            else:
                entry = table.apply(proposed)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        except asyncio.CancelledError:
            live.forget()  # a thread may still be working on it
            raise
        assert table.version == before + 1, f"table {table.id}: an entry makes one version"
        start = time.perf_counter()
        try:
            people = table.people if isinstance(entry, e.Sat | e.Stood | e.Removed | e.Forgotten) else None
            messages = (
                []
                if not self.has_outbox
                else [
                    statement
                    for person, deadline in people_asked(table).items()
                    for statement in messages_for(person, table.id, table.version, messages_of(entry.at, deadline))
                ]
            )
            is_first = await self.store.append(row_of(table), e.write_entry(entry), people, messages)
        except BaseException:
            live.forget()  # it may be ahead of the store; the stored table is shown once the store answers
            self._heard(live.id)
            raise
        self.metrics.append.observe(time.perf_counter() - start)
        if is_first and isinstance(entry, e.Stepped):
            self.metrics.moves.add()
        return entry if is_first else None

    async def add(self, header: e.Header, entries: list[e.AnyEntry]) -> Table:
        """Adds a new table with its first entries."""
        try:
            table = await self._threads.run(header.host.id, _made, header, entries)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        bodies = [e.write_entry(entry) for entry in entries]
        row = row_of(table)
        if table.phase == "open":
            row = msgspec.structs.replace(row, network=self.address_of(header.host.id) or None)
        await self.store.add_table(row, e.write_header(header), header.created, bodies, table.people)
        live = self.hold(header.id)
        async with live.lock:
            live.put(table, Chat())
            live.is_claimed = True
            self.on_change(live)
        return table

    async def rewrite(self, id: str, change: Callable[[str], Awaitable[None]]) -> None:
        """Changes what is stored of a table that nobody can act on meanwhile, and reads it again."""
        live = self.hold(id)
        async with live.lock:
            live.forget()
            await change(id)
            self._heard(id)

    async def drop(self, id: str) -> None:
        """Deletes a table that nobody has seen."""
        self._live.pop(id, None)
        await self.store.drop_table(id)

    # -- addresses ----------------------------------------------------------------------------------

    def seen(self, person: str, address: str) -> None:
        """Records the address of a person. Work for the person counts towards that address."""
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > MOST_ADDRESSES:
            self._addresses.popitem(last=False)

    def address_of(self, person: str) -> str:
        """Returns the last known address of a person; empty if unknown."""
        return self._addresses.get(person, "")

    def asker(self, live: LiveTable) -> Asker:
        """Returns the account that bot moves count towards: the host's, with idle priority if nobody watches."""
        host = live.table.header.host.id if live.table else ""
        return Asker(host, self.address_of(host), not live.here, live.id)

    async def is_here(self, id: str, person: str) -> bool:
        """Returns whether a person is at a table, through any process."""
        ours = self._live[id].ours if id in self._live else set()
        return person in ours or person in await self.store.present(id)

    # -- followers ----------------------------------------------------------------------------------

    def hold(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is None:
            live = self._live[id] = LiveTable(id)
        live.touched = time.monotonic()
        return live

    async def look(self, id: str) -> Table:
        """Yields the table as stored, for a short read without awaiting in between."""
        live = self.hold(id)
        async with live.lock:
            table = await self._loaded(live)
            await self._read_on(live, table)
            return table

    @contextlib.asynccontextmanager
    async def opened(self, id: str, look: Callable[[LiveTable], Look]) -> AsyncIterator[tuple[LiveTable, Look]]:
        """Yields a table under its lock with the result of `look`. If `look` refuses, retries on the latest entries."""
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
        """Reads new lines of chat."""
        for body in await self.store.said(live.id, live.chat.last, LINES):
            live.chat.add(msgspec.json.decode(body, type=Said))

    async def join(
        self, id: str, follower: Follower, since: int, heard: int, seat_of: Callable[[Table], int | None]
    ) -> int:
        """Adds a follower and shows it what it has missed. Returns the version."""
        live = self.hold(id)
        async with live.lock:
            table = await self._loaded(live)
            if since > table.version:
                await self._read_on(live, table)  # the follower comes from a process that had newer entries
            seat = seat_of(table)
            # The log looks different from another seat.
            follower.sent = since if seat == follower.seat or follower not in live.followers else 0
            follower.heard = heard
            follower.seat = seat
            is_known = follower.person in live.ours
            live.followers.add(follower)  # other processes tell this one from here on, once the store has the follower
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
        """Announces who is here through this process and shows who is at the table. If the store refuses writes, the
        report is repeated later.
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
                await self._read_on(live, live.table)  # written before others knew that this process follows
        except StoreFailure as failure:
            log.warning("table %s: presence cannot be stored, trying again later: %s", live.id, failure)
            self.metrics.failed()
            live.note_here(live.here | live.ours)
        self.publish(live)
        self.on_change(live)

    async def catch_up(self) -> None:
        """Retries reports and reads that the store has failed at, so that nobody waits for ever for a change, and
        absences are noticed.
        """
        await self._check()
        for live in list(self._live.values()):
            if live.is_behind and not live.lock.locked():
                async with live.lock:
                    if not live.is_lost:
                        await self._report(live)
                        continue
                    try:
                        await self._loaded(live)
                    except Refusal:  # the table cannot be opened; requests for it say so
                        live.note_here(live.ours)

    async def _check(self) -> None:
        """Compares versions and keepers with the store now and then, since an announcement may have been lost."""
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
        """Shows every follower the newest state. Must be called under the lock, with all entries written."""
        self._show(live, live.followers)

    def _show(self, live: LiveTable, followers: set[Follower]) -> None:
        if live.table is None or live.views is None:
            return
        now = now_ms()
        seats = seats_of(live.table, live.here, live.away, now)
        spectators = len(live.here - live.table.people)
        made: dict[tuple[object, ...], bytes] = {}
        for follower in followers:
            if not lets_in(live.table, follower.person, now):
                follower.shut_out()
                continue
            yours = tuple(live.table.seats_of(follower.person))
            if follower.seat not in yours:  # has stood up, or has just sat down
                follower.seat = yours[0] if yours and not follower.is_spectator else None
            key = (yours, follower.seat, follower.sent, follower.heard, follower.base, follower.hidden)
            state = made.get(key)
            if state is None:
                invite = f"{follower.base}/table/{live.id}"
                state = made[key] = msgspec.json.encode(
                    live.views.state(
                        *(seats, list(yours), follower.seat, follower.sent),
                        [line for line in live.chat.after(follower.heard) if line.player.id not in follower.hidden],
                        *(spectators, now, invite),
                    )
                )
            follower.show(state, live.table.version, live.chat.last)

    # -- loading and storing ------------------------------------------------------------------------

    async def _loaded(self, live: LiveTable) -> Table:
        if live.table is not None:
            return live.table
        try:
            stored = await read_stored(self.store, live.id)
            if stored is None:
                if not live.followers:
                    self._live.pop(live.id, None)
                raise Refusal("unknown_table", f"there is no table {live.id!r}")
            table = await self._threads.run(e.read_header(stored.header).host.id, stored.rebuilt)
        except OtherRules as error:
            raise Refusal.of(error) from None
        except (UndercroftError, msgspec.DecodeError) as error:
            raise Refusal("bad_record", f"this table cannot be opened: {error}") from None
        table = await self._resumed(live, table)
        live.put(table, Chat())
        await self.hear(live)
        live.must_claim = True
        await self._report(live)
        return table

    async def _current(self, live: LiveTable) -> Table:
        """Returns the table as this process knows it, or as stored if this process receives no announcements for it."""
        table = await self._loaded(live)
        if self.store.is_shared and not live.is_told:
            await self._read_on(live, table)
            live.here = await self.store.present(live.id)
        return table

    async def _resumed(self, live: LiveTable, table: Table) -> Table:
        """Returns the table with outage time given back. If that cannot be written, the table can still be viewed."""
        now = now_ms()
        away = await self._heartbeat.away(table.clocks.at, now) if table.clocks.running else 0
        if not away:
            return table
        with contextlib.suppress(StoreFailure):
            if await self._write(live, table, e.Resumed(at=now, away=away)) is not None:
                return table
        stored = await read_stored(self.store, live.id)
        return table if stored is None else await self._threads.run(table.header.host.id, stored.rebuilt)

    async def beat(self) -> None:
        """Records that this process is alive. After an outage, rereads all tables in memory and gives the time back."""
        if self._heartbeat.is_due and await self._heartbeat.beat():
            for live in self._live.values():
                if not live.lock.locked():
                    live.forget()
                    self._heard(live.id)

    async def _read_on(self, live: LiveTable, table: Table) -> bool:
        """Applies entries that other processes have written since. Returns whether there were any."""
        bodies = await self.store.entries(live.id, table.version) if self.store.is_shared else []
        try:
            for body in bodies:
                table.apply(e.read_entry(body))
        except Exception as error:  # written by another version of the program
            live.forget()
            raise Refusal("bad_record", f"this table cannot be read further: {error}") from error
        return bool(bodies)

    def _heard(self, id: str, is_about_people: bool = True) -> None:
        """Schedules reading the entries that another process has written."""
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
            # Anything written from here on is announced again.
            is_about_people = self._stale.pop(live.id, False)
            try:
                if live.table is None:
                    if live.is_lost:
                        await self._loaded(live)
                    return
                await self._read_on(live, live.table)
                await self.hear(live)
            except Exception as error:
                log.warning("table %s could not be read further; it is reloaded when needed: %r", live.id, error)
                live.forget()
                return
            # The process that left may have been the keeper.
            live.must_claim |= (must_claim or is_about_people) and not live.is_claimed
            if is_about_people or live.is_behind:
                await self._report(live)
            else:
                self.publish(live)
                self.on_change(live)

    def sweep(self) -> list[str]:
        """Forgets tables that nobody has watched for a while, and returns them."""
        limit = time.monotonic() - IDLE
        idle = [live for live in self._live.values() if live.touched < limit and not live.is_needed]
        gone = [live.id for live in idle if not live.lock.locked()]
        for id in gone:
            del self._live[id]
        return gone

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._threads.close()


def _made(header: e.Header, entries: list[e.AnyEntry]) -> Table:
    table = Table(header)
    for entry in entries:
        table.apply(entry)
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
    )
