"""A person at a table, from joining it to the end of the match; sometimes absent-minded, sometimes a cheat."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

from tests.simulation.network import Gone, Line
from tests.simulation.oracle import Json
from tests.simulation.person import Person, Seen
from tests.simulation.world import World

LATER: Final = ("unavailable", "busy", "too_fast")
LOOK: Final = 30.0  # seconds after which somebody who waits sends a ping
QUIRKS: Final = 0.12  # how often a person does something other than moving
CHEATS: Final = 0.05
ODDITIES: Final = (
    *("drop", "away", "undo", "ask_back", "cover", "return", "windows", "stop", "next", "hurry", "chat", "ping"),
    *("mute", "configure", "leave", "spectate", "lists", "replay", "hint", "daily", "rename", "account"),
)
PEEK: Final = ("replay?seat=0", "replay?seat=1", "record", "dice", "chances", "review?seat=0")


class Player:
    """Plays on whatever happens. `pace` is the mean time for a decision, in seconds."""

    def __init__(self, world: World, person: Person, table: str, pace: float, rivals: list[str]) -> None:
        self._world = world
        self._luck = world.luck
        self.person = person
        self.table = table
        self._pace = pace
        self._rivals = rivals
        self._line: Line | None = None  # that the table was joined through
        self._unanswered: Json | None = None
        self._count = 0

    async def play(self) -> None:
        """Plays until the match is over."""
        while True:
            try:
                await self.person.connect()
                await self._join()
                while not self._is_over:
                    await self._act()
                while self._unanswered is not None:
                    await self._send_move()
                return
            except Gone:
                await asyncio.sleep(self._luck.expovariate(1 / 0.5))

    @property
    def seen(self) -> Seen:
        return self.person.tables.setdefault(self.table, Seen())

    @property
    def state(self) -> Json:
        return self.seen.state

    @property
    def _is_over(self) -> bool:
        return self.state.get("phase") in ("over", "closed")

    @property
    def _is_asked(self) -> bool:
        view: Json = self.state.get("view") or {}
        return bool(view) and self.state["seat"] in view["turn"] and bool(view["moves"])

    async def _join(self) -> None:
        known, self._line = self.seen, self.person.line
        while True:
            answer = await self.person.ask("join", table=self.table, version=known.version, heard=known.heard)
            if answer["type"] == "done":
                break
            if answer["code"] not in LATER:
                self._world.blame(f"{self.person.name} cannot join: {answer}")
            await asyncio.sleep(1)
        await self._until(lambda: known.version >= answer["version"])

    async def _until(self, is_so: Any) -> None:
        """Waits for a change. Somebody who hears nothing for long asks whether the server is still there."""
        while not is_so():
            self.person.news.clear()
            try:
                async with asyncio.timeout(LOOK):
                    await self.person.news.wait()
            except TimeoutError:
                await self.person.ask("ping")
            if not self.person.is_connected or self.person.line is not self._line:
                raise Gone("the socket was closed")  # this table is not followed through the next one

    async def _act(self) -> None:
        throw = self._luck.random()
        if throw < CHEATS:
            await self._cheat()
        elif throw < CHEATS + QUIRKS:
            await self._be_odd()
        if self._unanswered is None:
            await self._until(lambda: self._is_over or self._is_asked or self._has_duty)
            if self._is_over:
                return
            if self._has_duty:
                await self._do_duty()
                return
            if not self._is_asked:
                return
            await asyncio.sleep(self._luck.expovariate(1 / self._world.hurried(self._pace)))
            if not self._is_asked:
                return
            self._count += 1
            move = self._luck.choice(self.state["view"]["moves"])["text"]
            id = f"{self.person.name} {self.table} {self._count}"
            self._unanswered = {"seat": self.state["seat"], "move": move, "version": self.seen.version, "id": id}
        await self._send_move()

    async def _send_move(self) -> None:
        request = self._unanswered
        assert request is not None
        if self._world.is_lost(0.03):  # twice at once, which must be done once
            asyncio.get_running_loop().create_task(self._again(request))
        answer = await self.person.ask("play", table=self.table, **request)
        if answer["type"] == "done":
            self._unanswered = None
            await self._until(lambda: self.seen.version >= answer["version"])
        elif answer["code"] in LATER:
            await asyncio.sleep(0.5)
        elif answer["code"] in ("stale", "wrong_phase", "not_your_seat"):
            self._unanswered = None  # taken back, timed out, or a bot plays on
        else:
            self._world.blame(f"{self.person.name}: a legal move was refused: {request} {answer}")
            self._unanswered = None

    async def _again(self, request: Json) -> None:
        with contextlib.suppress(Gone):
            await self.person.ask("play", table=self.table, **request)

    # -- duties: what has to be done for the match to go on -----------------------------------------

    @property
    def _has_duty(self) -> bool:
        state = self.state
        seat = state.get("seat")
        if seat is None or state.get("phase") != "playing":
            return False
        asked = state["ask"]
        return bool(state["waits"]) or (asked and seat in asked["awaited"]) or self._is_covered

    @property
    def _is_covered(self) -> bool:
        seat = self.state["seats"][self.state["seat"]]
        clock = seat["clock"]
        return seat["bot"] is not None and (clock is None or clock["left"] > 0)

    async def _do_duty(self) -> None:
        state, seat = self.state, self.state["seat"]
        await asyncio.sleep(self._luck.expovariate(1 / self._world.hurried(self._pace)))
        if state["waits"]:
            answer = await self.person.ask("next", table=self.table, version=self.seen.version)
        elif state["ask"] and seat in state["ask"]["awaited"]:
            answer = await self.person.ask("answer", table=self.table, seat=seat, yes=self._luck.random() < 0.5)
        else:
            answer = await self.person.ask("return", table=self.table, seat=seat)
        if answer["type"] == "done":
            await self._until(lambda: self.seen.version >= answer["version"])
        else:
            await asyncio.sleep(0.3)
            if answer["code"] == "no_time":
                await self._until(lambda: self.state is not state)

    # -- what people also do ------------------------------------------------------------------------

    async def _be_odd(self) -> None:
        """Anything that is allowed, or refused politely."""
        luck, seat, version = self._luck, self.state.get("seat"), self.seen.version
        own: Json = {"table": self.table, "seat": seat or 0}
        kind = luck.choice(ODDITIES)
        self._world.note("odd", f"{self.person.name} {kind}")
        if kind == "drop":
            self.person.drop()
        elif kind == "away":
            self.person.drop()
            await asyncio.sleep(luck.choice([5, 60, 400]))
        elif kind in ("undo", "ask_back"):
            await self.person.ask(kind, **own, version=version)
        elif kind in ("cover", "return", "stop", "hurry"):
            await self.person.ask(kind, **own)
        elif kind == "windows":
            await self.person.ask(kind, **own, wish=luck.choice(["pass", "moment", "ask"]))
        elif kind == "next":
            await self.person.ask(kind, table=self.table, version=version)
        elif kind == "chat":
            await self.person.ask(kind, table=self.table, text=luck.choice(["hello", "\u202eolleh", "good luck " * 20]))
        elif kind == "mute":
            await self.person.ask(kind, table=self.table, person=luck.choice(self._rivals or ["nobody"]))
        elif kind == "configure":
            await self.person.ask(kind, table=self.table, pace=luck.choice(["instant", "normal", "steps"]))
        elif kind in ("leave", "spectate"):
            await self.person.ask("leave", table=self.table)
            if kind == "spectate":
                await self.person.ask("join", table=self.table, spectate=True)
            raise Gone("joins again")
        elif kind == "ping":
            await self.person.ask("ping")
        else:
            await self._browse(kind)

    async def _browse(self, kind: str) -> None:
        seat = self.state.get("seat") or 0
        if kind == "lists":
            await self.person.fetch("GET", self._luck.choice(["/api/tables", "/api/me/tables", "/api/me/history"]))
        elif kind == "replay":
            await self.person.fetch("GET", f"/api/tables/{self.table}/replay?seat={seat}")
        elif kind == "hint":
            asked = {"seat": seat, "version": self.seen.version}
            await self.person.fetch("POST", f"/api/tables/{self.table}/hint", asked)
        elif kind == "daily":
            await self.person.fetch("GET", "/api/daily")
        elif kind == "rename":
            await self.person.fetch("PUT", "/api/me", {"name": f"{self.person.name}{self._luck.randrange(9)}"})
        else:
            await self.person.fetch("GET", "/api/sessions")

    # -- cheats -------------------------------------------------------------------------------------

    async def _cheat(self) -> None:
        """Something that must be refused, whatever happens."""
        luck, state = self._luck, self.state
        view = state.get("view")
        if not view or state["seat"] is None:
            return
        others = [seat for seat in range(len(state["seats"])) if seat not in state["yours"]]
        kind = luck.choice(
            ["other seat", "old", "illegal", "join", "peek", "forge", "garbage", "dice", "host", "future"]
        )
        self._world.note("cheat", f"{self.person.name} {kind}")
        move = view["moves"][0]["text"] if view["moves"] else "pass"
        request: Json = {"table": self.table, "seat": state["seat"], "move": move, "version": self.seen.version}
        if kind == "other seat" and others:
            await self._must_refuse("play", **{**request, "seat": luck.choice(others)})
        elif kind == "old":
            await self._must_refuse("play", **{**request, "version": 0})
        elif kind == "future":
            await self._must_refuse("play", **{**request, "version": self.seen.version + 1000})
        elif kind == "illegal":
            await self._must_refuse("play", **{**request, "move": "win at once"})
        elif kind == "dice":
            await self._must_refuse("play", **request, chance=["6"])
        elif kind == "join" and others:
            await self._must_refuse("join", table=self.table, seat=luck.choice(others))
        elif kind == "host" and state["host"] != self.person.id:
            await self._must_refuse("close", table=self.table)
        elif kind == "peek":
            await self._peek(others)
        elif kind == "forge":
            answer = await self.person.fetch("GET", "/api/me/tables", cookie=f"{self.person.id}.0.forged")
            if self.table.encode() in answer.body:
                self._world.blame(f"{self.person.name} was believed a forged cookie")
        elif kind == "garbage":
            self.person.shout(luck.choice(["{", "[]", '{"type":"play"}', "\0", '{"type":"fly","id":"1"}', "9" * 9999]))

    async def _must_refuse(self, type: str, **fields: Any) -> None:
        answer = await self.person.ask(type, None, **fields)
        if answer["type"] != "refused":
            self._world.blame(f"{self.person.name} cheated with {type} {fields}: {answer}")

    async def _peek(self, others: list[int]) -> None:
        path = self._luck.choice(PEEK)
        if "replay" in path and int(path[-1]) not in others:
            return
        answer = await self.person.fetch("GET", f"/api/tables/{self.table}/{path}")
        table = self._world.table_of(self.table)
        if answer.status == 200 and table is not None and table.phase == "playing":
            self._world.blame(f"{self.person.name} was shown {path} of a running match")
