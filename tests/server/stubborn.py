"""Players whom nothing stops, and what they were promised."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.server.guest import Guest, Json, Table

LATER = ("unavailable", "busy", "too_fast")  # refusals after which the same is sent once more
LOST = (ConnectionError, TimeoutError, OSError, httpx.HTTPError)


class Stubborn:
    """A player who goes on whatever happens, and remembers what was promised."""

    def __init__(self, guest: Guest, table: str, seed: int, *urls: str) -> None:
        self.guest = guest
        self.table = table
        self.urls = urls
        self.chance = random.Random(seed)
        self.promised: list[tuple[int, int, str]] = []  # version, seat and move of every move answered by `done`
        self.unanswered: Json | None = None

    async def play_to_the_end(self) -> None:
        while True:
            try:
                found = await self.join()
                while found.state["phase"] != "over":
                    await self.move(found)
                await self.settle()
                return
            except LOST:
                await self.come_back()

    async def settle(self) -> None:
        """The move that ended the match may be one whose answer was lost on the way: it is asked for once more."""
        while (request := self.unanswered) is not None:
            answer = await self.guest.ask("play", table=self.table, **request)
            if answer.get("code") in LATER:
                await asyncio.sleep(0.05)
                continue
            self.unanswered = None
            if answer["type"] == "done":
                self.promised.append((answer["version"], request["seat"], request["move"]))

    async def come_back(self) -> None:
        await self.guest.reconnect(*self.urls)

    async def join(self) -> Table:
        known = self.guest.tables.get(self.table, Table())
        return await self.guest.join(self.table, version=known.version)

    async def move(self, found: Table) -> None:
        if self.unanswered is None:
            await self.guest.until(lambda: found.state["phase"] == "over" or self.is_asked(found))
            if found.state["phase"] == "over":
                return
            seat = found.state["seat"]
            move = self.chance.choice(found.view["moves"])["text"]
            id = f"{self.guest.name} {self.chance.random()}"
            self.unanswered = {"seat": seat, "move": move, "version": found.version, "id": id}
        request = self.unanswered
        answer = await self.guest.ask("play", table=self.table, **request)
        if answer["type"] == "done":
            self.unanswered = None
            self.promised.append((answer["version"], request["seat"], request["move"]))
            await self.accepted(request, answer)
            await self.guest.until(lambda: found.version >= answer["version"])
        else:
            await self.refused(answer)

    @staticmethod
    def is_asked(found: Table) -> bool:
        """A process that has not heard of the start yet shows the lobby, which has no view."""
        return found.state["view"] is not None and found.state["seat"] in found.view["turn"]

    async def accepted(self, request: Json, answer: Json) -> None:
        """A move is promised."""

    async def refused(self, answer: Json) -> None:
        """The question may have changed on the way; nothing else is a reason."""
        assert answer["code"] == "stale", answer
        self.unanswered = None


async def check_promises(players: list[Stubborn]) -> None:
    for player in players:
        told = {entry["version"]: entry for entry in player.guest.tables[player.table].told}
        replay = (await player.guest.http.get(f"/api/tables/{player.table}/replay?seat=0")).json()
        for version, seat, move in player.promised:
            moment = replay["moments"][told[version]["step"]]
            assert (moment["seat"], moment["move"]["text"]) == (seat, move)
