"""New tables: set up by a person, as a rematch, from a record, or from a moment of a replay; and their limits."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from undercroft.daily import daily_setups
from undercroft.games import find_game
from undercroft.kernel.chance import Chance, Chosen, Seeded
from undercroft.kernel.match import deal_sealed
from undercroft.server.fair_queue import Asker
from undercroft.server.limits import Buckets, Limits
from undercroft.server.live.live_table import read_stored
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.messages import Rematch
from undercroft.server.protocol.tables import Branch, Imported, NewTable, Settings
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store
from undercroft.server.system import now_ms
from undercroft.server.tables import card_sets
from undercroft.server.tables import entries as e
from undercroft.server.tables.access import check_story
from undercroft.server.tables.names import tidy
from undercroft.server.tables.permissions import started
from undercroft.server.tables.settings import check_options, checked_settings, level_of
from undercroft.server.tables.table import Table
from undercroft.server.work.pools import WorkPool
from undercroft.server.work.table_jobs import FindPosition, ImportedRecord, ReadRecord, position_of

HOUR: Final = 3600  # seconds


class TableQuota:
    """Counts stored tables and those being set up, so that concurrent requests get no more than sequential ones."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._coming: Counter[str] = Counter()  # tables being set up or joined, by person and network
        self._tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour)
        self._records = Buckets(limits.records_per_hour / HOUR, limits.records_per_hour)

    def check_rate(self, network: str, is_record: bool = False) -> None:
        """Refuses a new table or an imported record if the network has had too many, across all its guests."""
        if not (self._records if is_record else self._tables).take(network):
            what = "records were imported" if is_record else "tables were set up"
            raise Refusal("too_fast", f"too many {what} from your network; try again later")

    @contextlib.asynccontextmanager
    async def one_more(self, person: str, network: str = "", is_open: bool = False) -> AsyncIterator[None]:
        """Reserves room for a table that is set up or joined inside the context; `is_open` if it waits for players."""
        keys = [f"person {person}", *([f"network {network}"] if network and is_open else [])]
        self._coming.update(keys)
        ahead = [self._coming[key] for key in keys]
        try:
            await self._check_person(person, ahead[0], is_open)
            most = self._limits.open_per_network
            if len(keys) > 1 and await self._store.count_open_of(network) + ahead[1] > most:
                raise Refusal("too_many_tables", f"{most} tables of your network wait for players; start or close some")
            yield
        finally:
            self._coming.subtract(keys)
            self._coming += Counter()  # drops counts of zero

    async def _check_person(self, person: str, coming: int, is_open: bool) -> None:
        most = self._limits.tables_per_person
        if await self._store.count_active(person) + coming > most:
            why = f"you have {most} tables open or in play; finish some or leave them to bots"
            raise Refusal("too_many_tables", why)
        most = self._limits.open_per_person
        if is_open and await self._store.count_open(person) + coming > most:
            raise Refusal("too_many_tables", f"you sit at {most} tables that have not started; leave or close some")


LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # no characters that are easily confused
ID_LENGTH: Final = 12  # 60 bits: the id of a private table is its access key


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class NewTables:
    """Creates tables and adds them to the live tables."""

    def __init__(self, tables: LiveTables, work: WorkPool, limits: Limits) -> None:
        self.is_overloaded: Callable[[], bool] = lambda: False
        self.quota: TableQuota = TableQuota(tables.store, limits)
        self._tables = tables
        self._work = work
        self._limits = limits
        self._card_sets = Buckets(limits.card_sets_per_hour / HOUR, limits.card_sets_per_hour)

    async def create(self, me: Player, new: NewTable) -> Table:
        if new.changes:
            await self._open(me, new)
        settings = checked_settings(new)
        is_open = "open" in new.seats
        async with self._one_more(me, is_open):
            chance = None if new.lesson is None else Chosen(new.lesson.names, then=Seeded(new.lesson.seed))
            return await self._add(me, settings, len(new.seats), _seated(me, new), not is_open, chance)

    async def _open(self, me: Player, new: NewTable) -> None:
        """Opens the figures that a person tries. They stay open, so each network has few of them an hour."""
        if not self._card_sets.take(self._tables.address_of(me.id)):
            raise Refusal("too_fast", "too many card sets were tried from your network; try again later")
        await asyncio.to_thread(card_sets.open_tried, new.game, new.changes, self._limits.card_sets)

    async def rematch(self, me: Player, request: Rematch) -> tuple[int, str]:
        """Returns the table to continue at, creating it on the first request. All players move one seat on."""
        old = await self._tables.look(request.table)
        if not old.seats_of(me.id):
            raise Refusal("not_your_seat", "only players can ask for a rematch")
        if old.rematch is not None:
            return old.version, old.rematch
        if old.phase != "over":
            raise Refusal("not_over", "a rematch is possible when the match is over")
        is_open = {chair.player.id for chair in old.chairs if chair.player} != {me.id}  # the others may not come
        async with self._one_more(me, is_open):
            again = await self._again(me, old, not is_open)

        def link(table: Table) -> e.AnyEntry | None:
            if table.rematch is not None:
                return None
            return e.Rematched(at=now_ms(), by=me.id, id=request.id, table=again.id)

        version, _ = await self._tables.act(old.id, link)
        old = await self._tables.look(old.id)
        if old.rematch != again.id:
            await self._tables.drop(again.id)  # another request was faster
        return version, old.rematch or again.id

    async def import_record(self, me: Player, address: str, text: bytes) -> Imported:
        """Creates a table from a record and returns it with the verification of its dice. A finished match can be
        replayed. An unfinished one whose dice can be rolled continues at one screen, with the bots that it names.
        """
        self.quota.check_rate(address, is_record=True)
        async with self._one_more(me):
            found = await self._work.do(Asker(me.id, address), ReadRecord(text, card_sets.digests()))
            record = msgspec.json.decode(found, type=ImportedRecord)
            seats = ["open"] * record.seats if record.is_over else _occupants(record)
            is_shared = seats.count("me") > 1
            new = NewTable(game=record.game, seats=seats, options=record.options, hot_seat=is_shared, friendly=True)
            entries = [*_seated(me, new), e.Started(at=now_ms(), by=me.id, record=record.record, brought=True)]
            table = await self._add(me, checked_settings(new), record.seats, entries, is_ready=False)
        return Imported(table.id, record.is_fair, record.is_friendly)

    async def branch(self, me: Player, address: str, id: str, asked: Branch) -> Table:
        """Creates a private table that continues from a moment of a finished match with new dice."""
        old = await self._tables.look(id)
        check_story(old, me.id, now_ms())
        async with self._one_more(me):
            stored = await read_stored(self._tables.store, old.id)
            assert stored is not None  # it was found a moment ago
            found = await self._work.do(Asker(me.id, address), FindPosition(stored, asked.step))
            match = position_of(msgspec.json.decode(found))
            record = match.private_record()
            if asked.seat >= record.seats:
                raise Refusal("not_your_seat", f"there is no seat {asked.seat}: seats are 0 to {record.seats - 1}")
            if match.result is not None:
                raise Refusal("wrong_phase", "the match is over at this step; choose an earlier one")
            level = level_of(record.game, asked.level)
            new = NewTable(
                game=record.game,
                seats=["me" if seat == asked.seat else level for seat in range(record.seats)],
                options=record.options,
                friendly=True,
                cards=old.settings.cards if card_sets.has(record.game, old.settings.cards) else None,
                changes=old.settings.changes,
            )
            entries = [*_seated(me, new), e.Started(at=now_ms(), by=me.id, record=record.data())]
            return await self._add(me, checked_settings(new), record.seats, entries, is_ready=False)

    async def daily(self, me: Player, id: str, game: str, day: str, secret: bytes, deal: int | None = None) -> Table:
        """Creates a try at a daily, or at a deal of the week that ends with `day`: no spectators, no advice, and the
        same dice for everybody.
        """
        self.quota.check_rate(self._tables.address_of(me.id))
        plan = daily_setups()[game]
        seats = list(plan.seats)
        new = NewTable(game=game, seats=seats, options=dict(plan.options), spectators=False, hints=False)
        settings = replace(checked_settings(new), daily=day, deal=deal)
        match = deal_sealed(find_game(game), len(seats), secret, settings.options)
        entries = [*_seated(me, new), e.Started(at=now_ms(), by=me.id, record=match.private_record().data())]
        return await self._tables.add(e.Header(id, settings, len(seats), me, now_ms()), entries)

    async def _again(self, me: Player, old: Table, is_ready: bool) -> Table:
        now = now_ms()
        entries: list[e.AnyEntry] = []
        count = len(old.chairs)
        for seat in range(count):
            chair = old.chairs[(seat + 1) % count]
            if chair.player is not None and not (old.settings.lesson and chair.bot):
                entries.append(e.Sat(at=now, by=me.id, seat=seat, player=chair.player))
            elif chair.bot is not None:
                entries.append(e.BotSat(at=now, by=me.id, seat=seat, level=chair.bot))
        check_options(old.settings, count)
        settings = replace(old.settings, lesson=False, hot_seat=False) if old.settings.lesson else old.settings
        return await self._add(me, replace(settings, daily=None, deal=None), count, entries, is_ready)

    async def _add(
        self,
        me: Player,
        settings: Settings,
        seats: int,
        entries: list[e.AnyEntry],
        is_ready: bool,
        chance: Chance | None = None,
    ) -> Table:
        now = now_ms()
        header = e.Header(new_id(), settings, seats, me, now)
        if is_ready and not settings.real:  # what was dealt from real cards is named at the start
            draft = Table(header)
            for entry in entries:
                draft.apply(entry)
            entries = [*entries, replace(started(draft, now, chance), by=me.id)]
        return await self._tables.add(header, entries)

    @contextlib.asynccontextmanager
    async def _one_more(self, me: Player, is_open: bool = False) -> AsyncIterator[None]:
        """Reserves room for one table, which is added inside the context."""
        if self.is_overloaded():
            raise Refusal("busy", "this server is overloaded; try again in a minute")
        network = self._tables.address_of(me.id)
        self.quota.check_rate(network)
        async with self.quota.one_more(me.id, network, is_open):
            yield


def _occupants(record: ImportedRecord) -> list[str]:
    """Returns the occupants of an imported match's seats: the person, and bots for those that exist here too."""

    def who(player: str) -> str:
        try:
            return level_of(record.game, player)
        except Refusal:
            return "me"

    seats = [who(player) for player in record.players]
    return seats if len(seats) == record.seats and "me" in seats else ["me"] * record.seats


def _seated(me: Player, new: NewTable) -> list[e.AnyEntry]:
    """Returns the entries that seat the initial players of a new table."""
    now = now_ms()
    entries: list[e.AnyEntry] = []
    for seat, who in enumerate(new.seats):
        if who == "me":
            name = tidy(new.names[seat]) if new.hot_seat and seat < len(new.names) else ""
            entries.append(e.Sat(at=now, by=me.id, seat=seat, player=replace(me, name=name or me.name)))
        elif who != "open":
            entries.append(e.BotSat(at=now, by=me.id, seat=seat, level=who))
    return entries
