"""New tables: set up by a person, as a rematch, from a record, or from a moment of a replay."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from undercroft.daily import PLANS
from undercroft.games import find_game
from undercroft.kernel.chance import Chance, Chosen, Seeded
from undercroft.kernel.match import deal_sealed
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.reading import read_stored
from undercroft.server.now import now_ms
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.requests import Rematch
from undercroft.server.protocol.settings import NewTable, Settings
from undercroft.server.protocol.tables import Branch, Imported
from undercroft.server.refusal import Refusal
from undercroft.server.tables import boxes
from undercroft.server.tables import entries as e
from undercroft.server.tables.bot_levels import level_of
from undercroft.server.tables.names import tidy
from undercroft.server.tables.permissions import started
from undercroft.server.tables.settings import check_options, checked_settings, unchecked_settings
from undercroft.server.tables.table import Table
from undercroft.server.turns import Asker
from undercroft.server.work.jobs import Brought, FindPosition, ReadRecord, position_of
from undercroft.server.work.office import Office

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # nothing that is misread
ID_LENGTH: Final = 12  # 60 bits: the id of a private table is its key


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


class NewTables:
    """Makes tables, and puts them among the live ones."""

    def __init__(self, tables: LiveTables, office: Office, limits: Limits) -> None:
        self.is_overloaded: Callable[[], bool] = lambda: False
        self._tables = tables
        self._office = office
        self._limits = limits

    async def create(self, me: Player, new: NewTable) -> Table:
        settings = checked_settings(new)
        await self._check_number(me)
        chance = None if new.lesson is None else Chosen(new.lesson.names, then=Seeded(new.lesson.seed))
        return await self._add(me, settings, len(new.seats), _seated(me, new), "open" not in new.seats, chance)

    async def rematch(self, me: Player, request: Rematch) -> tuple[int, str]:
        """The table to go on at: made by the first who asks. Everybody sits one seat further."""
        old = await self._tables.look(request.table)
        if old.rematch is not None:
            return old.version, old.rematch
        if old.phase != "over":
            raise Refusal("not_over", "a rematch can be asked for when the match is over")
        if not old.seats_of(me.id):
            raise Refusal("not_your_seat", "only players ask for a rematch")
        await self._check_number(me)
        again = await self._again(me, old)

        def change(table: Table) -> e.AnyEntry | int:
            if table.rematch is not None:
                return table.version
            return e.Rematched(at=now_ms(), by=me.id, id=request.id, table=again.id)

        version = await self._tables.act(old.id, change)
        old = await self._tables.look(old.id)
        if old.rematch != again.id:
            await self._tables.drop(again.id)  # somebody else was first
        return version, old.rematch or again.id

    async def bring(self, me: Player, address: str, text: bytes) -> Imported:
        """A table from a record, and what is proven of its dice. A finished match can be replayed; one that is not,
        and whose dice can still be rolled, is played on at one screen; bots keep their seats where the file names
        them."""
        await self._check_number(me)
        found = await self._office.do(Asker(me.id, address), ReadRecord(text, boxes.digests()))
        brought = msgspec.json.decode(found, type=Brought)
        seats = ["open"] * brought.seats if brought.is_over else _taken(brought)
        # Its options stay as they are, also where no new match may have them.
        new = NewTable(game=brought.game, seats=seats, options=brought.options, hot_seat=seats.count("me") > 1)
        entries = _seated(me, new)
        entries.append(e.Started(at=now_ms(), by=me.id, record=brought.record))
        table = await self._add(me, unchecked_settings(new), brought.seats, entries, is_ready=False)
        return Imported(table.id, brought.is_fair, brought.is_friendly)

    async def branch(self, me: Player, address: str, id: str, asked: Branch) -> Table:
        """A table of one's own that goes on from a moment of a finished match, with dice of its own. What was hidden
        then is open now, so nobody learns anything."""
        old = await self._tables.look(id)
        if not old.is_played_out:
            raise Refusal("not_over", "one can go back into a match when it is over")
        stored = await read_stored(self._tables.store, id)
        assert stored is not None  # it was looked at just now
        found = await self._office.do(Asker(me.id, address), FindPosition(asked.step), [stored])
        match = position_of(msgspec.json.decode(found))
        record = match.private_record()
        if asked.seat >= record.seats:
            raise Refusal("not_your_seat", f"there is no seat {asked.seat}: seats are 0 to {record.seats - 1}")
        if match.result is not None:
            raise Refusal("wrong_phase", "the match is over at this step; go on from an earlier one")
        level = level_of(record.game, asked.level)
        await self._check_number(me)
        new = NewTable(
            game=record.game,
            seats=["me" if seat == asked.seat else level for seat in range(record.seats)],
            options=record.options,
            cards=old.settings.cards if boxes.has(record.game, old.settings.cards) else None,
        )
        entries = _seated(me, new)
        entries.append(e.Started(at=now_ms(), by=me.id, record=match.private_record().data()))
        return await self._add(me, checked_settings(new), record.seats, entries, is_ready=False)

    async def daily(self, me: Player, id: str, game: str, day: str, secret: bytes) -> Table:
        """A try at a daily: nobody looks on, nobody advises, and its dice are those of everybody."""
        plan = PLANS[game]
        seats = list(plan.seats)
        new = NewTable(game=game, seats=seats, options=dict(plan.options), spectators=False, hints=False)
        settings = replace(checked_settings(new), daily=day)
        match = deal_sealed(find_game(game), len(seats), secret, settings.options)
        entries = _seated(me, new)
        entries.append(e.Started(at=now_ms(), by=me.id, record=match.private_record().data()))
        return await self._tables.add(e.Header(id, settings, len(seats), me, now_ms()), entries)

    async def _again(self, me: Player, old: Table) -> Table:
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
        is_alone = {chair.player.id for chair in old.chairs if chair.player} == {me.id}
        return await self._add(me, replace(settings, daily=None), count, entries, is_ready=is_alone)

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
        if is_ready:
            draft = Table(header)
            for entry in entries:
                draft.apply(entry)
            entries = [*entries, replace(started(draft, now, chance), by=me.id)]
        return await self._tables.add(header, entries)

    async def _check_number(self, me: Player) -> None:
        if self.is_overloaded():
            raise Refusal("busy", "this server has its hands full with the tables it has; try again in a minute")
        if await self._tables.store.count_active(me.id) >= self._limits.tables_per_person:
            most = self._limits.tables_per_person
            raise Refusal(
                "too_many_tables", f"you have {most} tables open or in play; finish some or leave them to bots"
            )


def _taken(brought: Brought) -> list[str]:
    """Who plays on in a match that is brought: oneself, but for bots that there are here too."""

    def who(player: str) -> str:
        try:
            return level_of(brought.game, player)
        except Refusal:
            return "me"

    seats = [who(player) for player in brought.players]
    return seats if len(seats) == brought.seats and "me" in seats else ["me"] * brought.seats


def _seated(me: Player, new: NewTable) -> list[e.AnyEntry]:
    """Those who sit at a new table from the start."""
    now = now_ms()
    entries: list[e.AnyEntry] = []
    for seat, who in enumerate(new.seats):
        if who == "me":
            name = tidy(new.names[seat]) if new.hot_seat and seat < len(new.names) else ""
            entries.append(e.Sat(at=now, by=me.id, seat=seat, player=replace(me, name=name or me.name)))
        elif who != "open":
            entries.append(e.BotSat(at=now, by=me.id, seat=seat, level=who))
    return entries
