"""State machines: whatever people ask of a table, and whatever happens to a store, both agree with a simple model."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol import messages
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import NewTable
from undercroft.server.refusal import Refusal
from undercroft.server.store import TableRow
from undercroft.server.store.journal import JournalStore, Kept
from undercroft.server.tables import entries as e
from undercroft.server.tables.permissions import entry_for
from undercroft.server.tables.settings import checked_settings
from undercroft.server.tables.stored import rebuilt
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import TableViews

PEOPLE = (Player("ann", "Ann", ""), Player("bob", "Bob", ""))
FEW = settings(max_examples=6, stateful_step_count=16, deadline=None)
LOOP = asyncio.new_event_loop()
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 2)


class Memory:
    """A journal that keeps what it is told; a broken one keeps nothing and says so."""

    def __init__(self) -> None:
        self.kept = Kept()
        self.is_broken = False

    async def read(self) -> str:
        return msgspec.json.encode(self.kept).decode()

    async def append(self, number: int, write: str) -> None:
        if self.is_broken:
            raise OSError("no room")
        assert number == self.kept.upto + len(self.kept.writes) + 1
        self.kept.writes.append(write)

    async def replace(self, upto: int, snapshot: str) -> None:
        self.kept = Kept(snapshot, upto, [])


class StoreMachine(RuleBasedStateMachine):
    """A store against two dictionaries: entries and chat of each table."""

    def __init__(self) -> None:
        super().__init__()
        self.memory = Memory()
        self.entries: dict[str, list[str]] = {}
        self.chat: dict[str, dict[int, str]] = {}
        self.open()

    def do(self, coroutine: Any) -> Any:
        return LOOP.run_until_complete(coroutine)

    def open(self) -> None:
        self.store = JournalStore(self.memory)
        self.do(self.store.open())

    @rule(id=st.sampled_from("abc"))
    def add(self, id: str) -> None:
        if id not in self.entries:
            self.do(self.store.add_table(_row(id, 1), "header", 0, ["first"], {"ann"}))
            self.entries[id], self.chat[id] = ["first"], {}

    @precondition(lambda self: self.entries)
    @rule(id=st.sampled_from("abc"), step=st.integers(-1, 1), body=st.text(max_size=5), sits=st.booleans())
    def append(self, id: str, step: int, body: str, sits: bool) -> None:
        known = self.entries.get(id)
        if known is None:
            return
        version = len(known) + step
        if step == 1 and not self.memory.is_broken:
            assert self.do(self.store.append(_row(id, version), body, {"bob"} if sits else None))
            known.append(body)
        elif not self.memory.is_broken:
            assert not self.do(self.store.append(_row(id, version), body, None))

    @precondition(lambda self: self.entries)
    @rule(id=st.sampled_from("abc"), n=st.integers(1, 5), who=people)
    def say(self, id: str, n: int, who: Player) -> None:
        said = self.chat.get(id)
        if said is None:
            return
        request = f"{n % 2}"
        is_new = n not in said and f"{who.id} {request}" not in said.values()
        assert self.do(self.store.say(id, n, who.id, request, "hello")) == is_new
        if is_new:
            said[n] = f"{who.id} {request}"

    @rule(body=st.text(max_size=5))
    def fail(self, body: str) -> None:
        """A write that the journal does not keep leaves no trace."""
        for id, known in self.entries.items():
            self.memory.is_broken = True
            try:
                self.do(self.store.append(_row(id, len(known) + 1), body, None))
                raise AssertionError("a write that was not kept was promised")
            except Exception as failure:
                assert "no room" in str(failure)
            finally:
                self.memory.is_broken = False

    @rule()
    def crash(self) -> None:
        self.open()

    @invariant()
    def everything_is_there(self) -> None:
        for id, known in self.entries.items():
            assert self.do(self.store.entries(id, 0)) == known
            assert self.do(self.store.said(id, 0, 100)) == ["hello"] * len(self.chat[id])


def _row(id: str, version: int) -> TableRow:
    return TableRow(id, "{}", "chest", "playing", "public", version, None, version)


class TableMachine(RuleBasedStateMachine):
    """A table that two people use in every way. Rebuilt from its entries it is the same, for every seat."""

    def __init__(self) -> None:
        super().__init__()
        new = NewTable(game="doggies", seats=["me", "open", "random"], friendly=True)
        self.header = e.Header("t", checked_settings(new), 3, PEOPLE[0], 0)
        self.table = Table(self.header)
        self.bodies: list[str] = []
        self.now = 0
        self.requests = 0
        self.write(e.Sat(at=0, seat=0, player=PEOPLE[0]))
        self.write(e.BotSat(at=0, seat=2, level="random"))

    def write(self, entry: e.AnyEntry) -> None:
        self.bodies.append(e.write_entry(self.table.apply(entry)))

    def ask(self, me: Player, request: messages.TableChange) -> None:
        self.now += 1000
        before = self.table.version, msgspec.json.encode(TableViews(self.table).view(0))
        try:
            self.write(entry_for(self.table, me, request, {}, self.now))
        except (Refusal, UndercroftError):
            assert before == (self.table.version, msgspec.json.encode(TableViews(self.table).view(0)))

    def id(self) -> str:
        self.requests += 1
        return str(self.requests)

    @rule(me=people, seat=seats, kind=st.sampled_from([messages.Sit, messages.Stand, messages.Cover, messages.Return]))
    def seat(self, me: Player, seat: int, kind: Any) -> None:
        self.ask(me, kind(self.id(), "t", seat))

    @rule(me=people)
    def start(self, me: Player) -> None:
        self.ask(me, messages.Start(self.id(), "t"))

    @precondition(lambda self: self.table.turn)
    @rule(data=st.data(), back=st.integers(0, 2))
    def play(self, data: Any, back: int) -> None:
        for seat in self.table.turn[:1]:
            assert self.table.match is not None
            move = data.draw(st.sampled_from([move["text"] for move in self.table.match.view(seat)["moves"]]))
            me = self.table.chairs[seat].player
            if me is None:
                self.write(e.Stepped(at=self.now, seat=seat, move=move))
            else:
                self.ask(me, messages.Play(self.id(), "t", seat, move, max(0, self.table.version - back)))

    @rule(me=people, seat=seats, yes=st.booleans(), kind=st.sampled_from(["undo", "ask", "answer"]))
    def take_back(self, me: Player, seat: int, yes: bool, kind: str) -> None:
        version = self.table.version
        if kind == "answer":
            self.ask(me, messages.Answer(self.id(), "t", seat, yes))
        else:
            self.ask(me, (messages.Undo if kind == "undo" else messages.AskBack)(self.id(), "t", seat, version))

    def teardown(self) -> None:
        again = rebuilt(e.write_header(self.header), self.bodies)
        assert (again.version, again.asked, again.turn, again.done) == (
            *(self.table.version, self.table.asked, self.table.turn),
            self.table.done,
        )
        for seat in (None, 0, 1, 2):
            views = [msgspec.json.encode(TableViews(table).view(seat)) for table in (again, self.table)]
            assert views[0] == views[1]


TestStore = StoreMachine.TestCase
TestTable = TableMachine.TestCase
TestStore.settings = TestTable.settings = FEW
