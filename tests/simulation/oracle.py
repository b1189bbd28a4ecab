"""Knows what is true: reads the database directly, replays every table by itself, and compares with what people were
promised and shown.
"""

from __future__ import annotations

import contextvars
import hashlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tests.simulation import spec
from tests.simulation.world import World
from undercroft.server.protocol.tables import Summary
from undercroft.server.store.base import Row
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.stored import rebuilt
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews

Json = dict[str, Any]
Read = Callable[[str, tuple[Any, ...]], list[Row]]
QUIET: Final = 0.005  # seconds until a check is tried again
OVERLAP: Final = 2.0  # seconds of an outage that may count on a clock
UNSTORED: Final = ("join", "leave", "hurry", "chat", "rematch", "ping")  # requests that make no entry
MOST_SKEW: Final = 130_000  # milliseconds by which clocks of machines may differ, and moves be under way


class Moment:
    """A version of a table: who sits where, whether it is over, and the view of each seat as a digest."""

    def __init__(self, table: Table) -> None:
        views = TableViews(table)
        seats: list[int | None] = [None, *(seat for seat, chair in enumerate(table.chairs) if chair.player is not None)]
        self.phase = table.phase
        self.views = {seat: digest(msgspec.json.decode(msgspec.json.encode(views.view(seat)))) for seat in seats}
        self.owners = [None if chair.player is None else chair.player.id for chair in table.chairs]


def digest(view: object) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).digest()


class Known:
    """A table as the oracle knows it."""

    def __init__(self, header: str) -> None:
        self.header = header
        self.table = Table(e.read_header(header))
        self.spec = spec.Table(len(self.table.chairs))
        self.bodies: list[str] = []
        self.entries: list[e.AnyEntry] = []
        self.moments = [Moment(self.table)]
        self.requests: dict[tuple[str, str], int] = {}


class Oracle:
    """`read` reads the database. With `is_lossy`, a disk that lies may lose what was promised."""

    def __init__(self, world: World, read: Read, is_busy: Callable[[], bool], is_lossy: bool) -> None:
        self._world = world
        self._read = read
        self._is_busy = is_busy
        self._is_lossy = is_lossy
        self._known: dict[str, Known] = {}
        self.promises: dict[tuple[str, int], tuple[str, str]] = {}
        self.states = 0

    def forget(self) -> None:
        """A disk has lost writes: what was known may have changed."""
        if self._is_lossy:
            self._known.clear()
            self.promises.clear()

    def table(self, id: str) -> Table | None:
        known = self._look(id)
        return None if known is None else known.table

    def _look(self, id: str) -> Known | None:
        known = self._known.get(id)
        if known is None:
            found = self._read("SELECT header FROM tables WHERE id = ?", (id,))
            if not found:
                return None
            known = self._known[id] = Known(found[0][0])
        rows = self._read(
            "SELECT n, body FROM entries WHERE table_id = ? AND n > ? ORDER BY n", (id, len(known.bodies))
        )
        for n, body in rows:
            if n != len(known.bodies) + 1:
                self._world.blame(f"table {id}: entry {len(known.bodies) + 1} is missing, {n} is there")
                break
            self._advance(id, known, body)
        return known

    def _advance(self, id: str, known: Known, body: str) -> None:
        entry = e.read_entry(body)
        self._check_clocks(id, known.table, entry)
        kind = str(type(entry).__struct_config__.tag)
        awaited, yes = getattr(entry, "awaited", ()), getattr(entry, "yes", False)
        if isinstance(entry, e.Removed):
            for freed in known.table.seats_of(entry.person):
                known.spec.seats[freed] = spec.FREE
        wrong = known.spec.wrong(kind, getattr(entry, "seat", 0), awaited, yes)
        if wrong is not None:
            self._world.blame(f"table {id}: entry {len(known.bodies) + 1} breaks the specification: {wrong}")
        if entry.by is not None and entry.id is not None:
            first = known.requests.setdefault((entry.by, entry.id), len(known.bodies) + 1)
            if first != len(known.bodies) + 1:
                self._world.blame(f"table {id}: request {entry.id} was done twice")
        known.table.apply(entry)
        known.bodies.append(body)
        known.entries.append(entry)
        known.moments.append(Moment(known.table))

    def _check_clocks(self, id: str, table: Table, entry: e.AnyEntry) -> None:
        if entry.at > now_ms() + MOST_SKEW:
            self._world.blame(f"table {id}: an entry of the future")
        if not isinstance(entry, e.Covered) or entry.why != "clock":
            return
        if entry.seat not in table.clocks.expired(entry.at):
            self._world.blame(f"table {id}: seat {entry.seat} lost on time with time left")
        now = self._world.loop.time()
        passed = (entry.at - table.clocks.at) / 1000
        if self._world.outage_between(now - passed + OVERLAP, now) > OVERLAP:
            self._world.blame(f"table {id}: seat {entry.seat} lost on time while no server was running")

    # -- what people see and are promised -----------------------------------------------------------

    def _when_quiet(self, check: Callable[..., None], *args: Any) -> None:
        """Checks when no transaction is under way, whose writes may yet be rolled back."""
        if self._is_busy():
            self._world.loop.call_later(QUIET, self._when_quiet, check, *args, context=contextvars.Context())
        else:
            check(*args)

    def promised(self, person: str, request: Json, answer: Json) -> None:
        """Checks a request that was answered by `done`: its entry must be in the store, under that version."""
        if request["type"] not in UNSTORED:
            self._when_quiet(self._promised, person, request, answer)

    def saw(self, person: str, state: Json) -> None:
        """Checks a state that a person was shown: it must be the view of a seat of theirs, at that version."""
        self._when_quiet(self._saw, person, state)

    def _promised(self, person: str, request: Json, answer: Json) -> None:
        id, version = request["table"], answer["version"]
        known = self._look(id)
        if known is None or version > len(known.entries):
            self._world.blame(f"table {id}: {request['type']} was promised as {version}, which is not stored")
            return
        entry = known.entries[version - 1]
        if (entry.by, entry.id) != (person, request["id"]):
            self._world.blame(f"table {id}: entry {version} is not the promised {request['type']}")
            return
        if isinstance(entry, e.Stepped) and entry.seat != request["seat"]:
            self._world.blame(f"table {id}: entry {version} is a move of another seat")
        self.promises[id, version] = (person, request["id"])

    def _saw(self, person: str, state: Json) -> None:
        id, version, seat = state["table"], state["version"], state["seat"]
        known = self._look(id)
        self.states += 1
        if known is None or version >= len(known.moments):
            self._world.blame(f"table {id}: version {version} was shown before it was stored")
            return
        moment = known.moments[version]
        if seat is not None and moment.owners[seat] != person:
            self._world.blame(f"table {id}: {person} was shown seat {seat} of {moment.owners[seat]}")
            return
        if moment.views[seat] != digest(state["view"]):
            self._world.blame(f"table {id}: the view of seat {seat} at version {version} is not that of the replay")
        if state["fairness"] and state["fairness"]["secret"] and moment.phase != "over":
            self._world.blame(f"table {id}: the secret of the dice was shown before the end")

    # -- at the end ---------------------------------------------------------------------------------

    def check_store(self) -> None:
        """Everything that was ever read or promised is still there, and every table can be rebuilt."""
        for (id,) in self._read("SELECT id FROM tables ORDER BY id", ()):
            known = self._look(id)
            assert known is not None
            rows = self._read("SELECT body FROM entries WHERE table_id = ? ORDER BY n", (id,))
            if [body for (body,) in rows] != known.bodies:
                self._world.blame(f"table {id}: entries have changed or are gone")
            ((text, version),) = self._read("SELECT summary, version FROM tables WHERE id = ?", (id,))
            if version != len(rows):
                self._world.blame(f"table {id}: the row says version {version}, there are {len(rows)} entries")
            rebuilt(known.header, [body for (body,) in rows], msgspec.json.decode(text, type=Summary))
        for (id, version), (person, request) in self.promises.items():
            entries = self._known[id].entries
            if version > len(entries) or (entries[version - 1].by, entries[version - 1].id) != (person, request):
                self._world.blame(f"table {id}: the promised entry {version} of {person} is gone")

    def check_books(self) -> None:
        """Every finished match is booked once, and ratings are the sum of what was booked."""
        for id, booked in self._read("SELECT id, booked FROM tables WHERE phase = 'over'", ()):
            known = self._look(id)
            assert known is not None
            seats = 0 if known.table.settings.lesson else len(known.table.chairs)
            ((rows,),) = self._read("SELECT count(*) FROM results WHERE table_id = ?", (id,))
            if booked is None or rows != seats:
                self._world.blame(f"table {id}: over, booked {booked}, with {rows} of {seats} results")
        rated = "SELECT person, game, count(DISTINCT table_id) FROM results WHERE rating IS NOT NULL GROUP BY 1, 2"
        counts = {(who, game): count for who, game, count in self._read(rated, ())}
        for who, game, matches in self._read("SELECT who, game, matches FROM ratings", ()):
            if counts.pop((who, game), 0) != matches:
                self._world.blame(f"{who} has {matches} rated matches of {game}, which were not booked")
        if counts:
            self._world.blame(f"ratings are missing: {counts}")
