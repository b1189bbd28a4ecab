"""The hall: the tables that this process holds in memory, and the one way anything happens at them.

A request becomes an entry, the entry is made durable, and only then anybody sees it. All of that goes on under the
table's lock, so that nobody can look at a table while it is ahead of the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server import entries as e
from undercroft.server.held import Follower, Held
from undercroft.server.looks import seats_of, summary_of
from undercroft.server.metrics import Metrics
from undercroft.server.outline import Outline
from undercroft.server.refusal import Refusal
from undercroft.server.renewal import renewal
from undercroft.server.store import Store, StoreFailure, TableRow
from undercroft.server.stored import read_table
from undercroft.server.table import Table, made_again

TRIES: Final = 8  # how often a writer that came second reloads and tries again
IDLE: Final = 300.0  # seconds until a table nobody looks at is forgotten by this process

log = logging.getLogger(__name__)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


Change = Callable[[Table], e.AnyEntry | int]  # what is to happen; a version says that it already has


class Hall:
    """All tables, whichever process last wrote them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.keep: Callable[[Held], None] = lambda held: None  # is told of every change at a table
        self._held: dict[str, Held] = {}
        self._stale: set[str] = set()  # tables that are about to be read on
        self._tasks: set[asyncio.Task[None]] = set()
        store.listen(self._heard)
        metrics.watch("undercroft_tables_held", "Tables in memory.", lambda: len(self._held))

    # -- what happens -------------------------------------------------------------------------------

    async def act(self, id: str, change: Change) -> int:
        """Let something happen at a table; its version then. Refused, nothing has changed."""
        held = self.hold(id)
        async with held.lock:
            for _ in range(TRIES):
                table = await self._loaded(held)
                try:
                    made = change(table)
                    if isinstance(made, int):
                        return made
                    is_first = await self._write(held, table, made)
                except Refusal:
                    if await self._read_on(held, table):
                        continue  # another process wrote what this one had not heard of yet
                    raise
                if is_first:
                    self.publish(held)
                    self.keep(held)
                    return table.version
                # Another process was first: what it wrote is the truth, and may change the answer.
                self.metrics.conflicts.add()
                held.forget()
        raise Refusal("busy", "others wrote at the same time; send it once more")

    async def _write(self, held: Held, table: Table, entry: e.AnyEntry) -> bool:
        try:
            entry = table.apply(entry)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        start = time.perf_counter()
        try:
            people = table.people if isinstance(entry, e.Sat | e.Stood) else None
            is_first = await self.store.append(row_of(table), e.write_entry(entry), people)
        except BaseException:
            held.forget()  # it is ahead of the store, perhaps: what the store holds is shown when it answers
            self._heard(held.id)
            raise
        self.metrics.append.observe(time.perf_counter() - start)
        if is_first and isinstance(entry, e.Stepped):
            self.metrics.moves.add()
        return is_first

    async def add(self, header: e.Header, entries: list[e.AnyEntry]) -> Table:
        """A new table, with what has happened at it from the start."""
        table = Table(header)
        try:
            for entry in entries:
                table.apply(entry)
        except UndercroftError as error:
            raise Refusal.of(error) from None
        bodies = [e.write_entry(entry) for entry in entries]
        if isinstance(table.match, Outline):  # brought along from another time
            table = await asyncio.to_thread(made_again, e.write_header(header), bodies)
        await self.store.add_table(row_of(table), e.write_header(header), header.created, bodies, table.people)
        held = self.hold(header.id)
        async with held.lock:
            held.put(table)
            held.is_kept = True
            self.keep(held)
        return table

    async def drop(self, id: str) -> None:
        """Forget a table that nobody has seen."""
        self._held.pop(id, None)
        await self.store.drop_table(id)

    # -- who looks ----------------------------------------------------------------------------------

    def hold(self, id: str) -> Held:
        held = self._held.get(id)
        if held is None:
            held = self._held[id] = Held(id)
        held.touched = time.monotonic()
        return held

    async def look(self, id: str) -> Table:
        """The table as it is in the store, for a short look without waiting in between."""
        held = self.hold(id)
        async with held.lock:
            table = await self._loaded(held)
            await self._read_on(held, table)
            return table

    async def join(self, id: str, follower: Follower, since: int, seat_of: Callable[[Table], int | None]) -> int:
        """Follow a table. The follower is shown what it has missed; its version."""
        held = self.hold(id)
        async with held.lock:
            table = await self._loaded(held)
            if since > table.version:
                await self._read_on(held, table)  # the follower comes from a process that knew more
            seat = seat_of(table)
            # The log looks different from another seat.
            follower.sent = since if seat == follower.seat or follower not in held.followers else 0
            follower.seat = seat
            is_known = follower.person in held.ours
            held.followers.add(follower)
            if is_known:
                self._show(held, {follower})
            else:
                held.untold.add(follower.person)
                await self._report(held)
            return table.version

    async def leave(self, id: str, follower: Follower) -> None:
        held = self.hold(id)
        async with held.lock:
            held.followers.discard(follower)
            if follower.person not in held.ours:
                held.untold.add(follower.person)
                await self._report(held)

    async def _report(self, held: Held) -> None:
        """Tell other processes who is here through this one, learn who is there through them, and show it.

        Nobody waits for it to succeed: a store that refuses writes is told later. A table can be looked at meanwhile.
        """
        try:
            for person in list(held.untold):
                await (self.store.arrive if person in held.ours else self.store.depart)(held.id, person)
                held.untold.discard(person)
            held.here = await self.store.present(held.id) | held.ours
            if held.must_claim:
                held.is_kept = await self.store.claim(held.id)
                held.must_claim = False
        except StoreFailure as failure:
            log.warning("table %s: who is there cannot be noted, the sweep will try again: %s", held.id, failure)
            held.here |= held.ours
        self.publish(held)
        self.keep(held)

    async def catch_up(self) -> None:
        """What the store could not be told or asked before: without it, followers could wait for ever for a change
        that has happened already."""
        for held in list(self._held.values()):
            if held.is_behind and not held.lock.locked():
                async with held.lock:
                    if held.table is not None or not held.followers:
                        await self._report(held)
                    else:
                        with contextlib.suppress(Refusal):  # it cannot be opened: whoever tries is told so
                            await self._loaded(held)

    def publish(self, held: Held) -> None:
        """Show every follower the newest state. Called under the lock, with nothing unwritten."""
        self._show(held, held.followers)

    def _show(self, held: Held, followers: set[Follower]) -> None:
        if held.table is None or held.looks is None:
            return
        now = now_ms()
        seats = seats_of(held.table, held.here, now)
        spectators = len(held.here - held.table.people)
        made: dict[tuple[object, ...], bytes] = {}
        for follower in followers:
            if not held.table.lets_in(follower.person):
                follower.shut_out()
                continue
            yours = tuple(held.table.seats_of(follower.person))
            if follower.seat not in yours:  # stood up, or has just sat down
                follower.seat = yours[0] if yours and not follower.is_spectator else None
            key = (yours, follower.seat, follower.sent, follower.base)
            state = made.get(key)
            if state is None:
                invite = f"{follower.base}/table/{held.id}"
                state = made[key] = msgspec.json.encode(
                    held.looks.state(seats, list(yours), follower.seat, follower.sent, spectators, now, invite)
                )
            follower.show(state, held.table.version)

    # -- memory and store ---------------------------------------------------------------------------

    async def _loaded(self, held: Held) -> Table:
        if held.table is not None:
            return held.table
        for _ in range(TRIES):
            try:
                table = await read_table(self.store, held.id)
            except UndercroftError as error:
                raise Refusal("bad_record", f"this table cannot be opened: {error}") from None
            if table is None:
                if not held.followers:
                    self._held.pop(held.id, None)
                raise Refusal("unknown_table", f"there is no table {held.id!r}")
            # A match of other rules has to go on under these before anybody sees it; of several processes one does it.
            entry = await asyncio.to_thread(renewal, table, now_ms())
            if entry is None or await self._write(held, table, entry):
                if entry is not None:
                    log.info("table %s: %s, was of %s", held.id, type(entry).__name__.lower(), table.editions[0])
                held.put(table)
                held.must_claim = True
                await self._report(held)
                return table
        raise Refusal("busy", "others wrote at the same time; send it once more")

    async def _read_on(self, held: Held, table: Table) -> bool:
        """Let happen what other processes have written since; is there anything?"""
        bodies = await self.store.entries(held.id, table.version) if self.store.is_shared else []
        try:
            for body in bodies:
                table.apply(e.read_entry(body))
        except Exception as error:  # written by another version of the program
            held.forget()
            raise Refusal("bad_record", f"this table cannot be read on: {error}") from error
        return bool(bodies)

    def _heard(self, id: str) -> None:
        """Another process has written: read on."""
        for known in [id] if id else list(self._held):
            if known in self._held and known not in self._stale:
                self._stale.add(known)
                task = asyncio.create_task(self._refresh(self._held[known], must_claim=not id))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _refresh(self, held: Held, must_claim: bool) -> None:
        async with held.lock:
            self._stale.discard(held.id)  # whatever is written from here on is heard of again
            try:
                if held.table is None:
                    if held.followers:
                        await self._loaded(held)
                    return
                await self._read_on(held, held.table)
            except Exception as error:
                log.warning("table %s could not be read on, it is loaded anew when needed: %r", held.id, error)
                held.forget()
                return
            held.must_claim |= must_claim and not held.is_kept
            await self._report(held)

    def sweep(self) -> list[str]:
        """Forget tables that nobody has looked at for a while; which."""
        limit = time.monotonic() - IDLE
        idle = [held for held in self._held.values() if held.touched < limit and not held.is_needed]
        gone = [held.id for held in idle if not held.lock.locked()]
        for id in gone:
            del self._held[id]
        return gone

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()


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
