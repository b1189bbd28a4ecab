"""The server is killed at random moments: no acknowledged move is lost, and people play on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import psycopg
import pytest

from tests.server.forked import Forked
from tests.server.guest import Guest, Json
from tests.server.postgres import CUT
from tests.server.serving import Place, eventually, run, serving
from tests.server.stubborn import Stubborn, check_promises


@pytest.mark.parametrize("seed", range(3))
def test_kill_and_restart_lose_nothing(place: Place, seed: int) -> None:
    async def scenario() -> None:
        chance = random.Random(seed)
        process = await asyncio.to_thread(Forked, place)
        url = process.url
        try:
            async with Guest(url, "Ann") as ann, Guest(url, "Bob") as bob:
                tables = []
                for _ in range(3):
                    table = await ann.create("toy", ["me", "open", "random"], options={"rounds": 4})
                    await bob.join(table)
                    await bob.do("sit", table=table, seat=1)
                    await ann.join(table)
                    await ann.do("start", table=table)
                    tables.append(table)
                bots = await ann.create("toy", ["random"] * 4, options={"rounds": 4})
                players = [Stubborn(guest, tables[0], seed) for guest in (ann, bob)]
                playing = asyncio.gather(*(player.play_to_the_end() for player in players))
                moment = chance.randrange(6)  # of the eight moves that the two owe at least, so many were promised
                while sum(len(player.promised) for player in players) < moment:
                    await asyncio.sleep(0)
                for _ in range(chance.randrange(50)):  # turns of the loop: somewhere on the way of the next message
                    await asyncio.sleep(0)
                assert not playing.done()
                process.kill()
                process = await asyncio.to_thread(Forked, place, int(url.rsplit(":", 1)[1]))
                assert process.url == url
                await playing
                await check_promises(players)
                for table in tables[1:]:
                    rest = [Stubborn(guest, table, seed) for guest in (ann, bob)]
                    await asyncio.gather(*(player.play_to_the_end() for player in rest))

                async def is_over() -> bool:
                    """Tells whether the bots' table is over. Nobody looks at it: the server resumes it by itself."""
                    return bool((await ann.http.get(f"/api/tables/{bots}")).json()["phase"] == "over")

                await eventually(is_over)
        finally:
            process.kill()

    run(scenario())


def test_two_processes_share_one_database(shared: Place) -> None:
    """Players at different processes play one table; when one process is killed, its players move over."""

    async def scenario() -> None:
        first, second = await asyncio.gather(asyncio.to_thread(Forked, shared), asyncio.to_thread(Forked, shared))
        try:
            async with Guest(first.url, "Ann") as ann, Guest(second.url, "Bob") as bob:
                table = await ann.create("toy", ["me", "open", "random"], options={"rounds": 4})
                hers = await ann.join(table)
                his = await bob.sit(table, 1)
                await ann.until(lambda: hers.state["seats"][1]["here"])
                await ann.do("start", table=table)
                for guest in (ann, bob):
                    await guest.play(table, "stake 1")
                    await guest.play(table, "guess low")
                # Six moves of the first round, and the bot's two of the second.
                await ann.until(lambda: len(hers.told) == 8)
                await bob.until(lambda: len(his.told) == 8)
                assert [told["version"] for told in hers.told] == [told["version"] for told in his.told]

                first.kill()  # it kept the bot, too: the second takes that over
                await bob.until(lambda: not his.state["seats"][0]["here"])
                players = [Stubborn(ann, table, 1, second.url), Stubborn(bob, table, 2)]
                await asyncio.gather(*(player.play_to_the_end() for player in players))
                await check_promises(players)
                assert hers.view["result"] == his.view["result"]
        finally:
            first.kill()
            second.kill()

    run(scenario())


def test_concurrent_writes_of_two_processes_lose_nothing(database: str, tmp_path: Path) -> None:
    """Many writers at one table through two processes: each request is done exactly once, in one order."""

    async def scenario() -> None:
        place = Place(tmp_path, database)
        first, second = await asyncio.gather(asyncio.to_thread(Forked, place), asyncio.to_thread(Forked, place))
        try:
            async with Guest(first.url, "Ann") as ann, Guest(second.url, "Bob") as bob:
                table = await ann.create("toy", ["me", "open"])
                hers = await ann.join(table)
                his = await bob.sit(table, 1)

                async def talk(guest: Guest) -> None:
                    for number in range(15):
                        answer = await guest.ask("chat", table=table, text=f"{guest.name} {number}", id=f"c{number}")
                        while answer["type"] == "refused":
                            assert answer["code"] == "busy"
                            answer = await guest.ask(
                                "chat", table=table, text=f"{guest.name} {number}", id=f"c{number}"
                            )

                await asyncio.gather(talk(ann), talk(bob))
                await ann.until(lambda: len(hers.said) == 30)
                await bob.until(lambda: len(his.said) == 30)
                assert hers.said == his.said
                assert [said["version"] for said in hers.said] == list(range(1, 31))
        finally:
            first.kill()
            second.kill()

    run(scenario())


def test_processes_recover_when_the_database_drops_all_connections(shared: Place) -> None:
    """As when it is restarted: requests are refused or done, and sent again they are done once."""

    async def scenario() -> None:
        async with serving(shared) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            with psycopg.connect(str(shared.database), autocommit=True) as operator:
                operator.execute(CUT)
            request: Json = {"table": table, "seat": 0, "move": "stake 1", "version": found.version, "id": "m"}
            while (answer := await ann.ask("play", **request))["type"] == "refused":
                assert answer["code"] == "unavailable"
            await ann.until(lambda: len(found.told) == 1)

            # It hears of others again, too.
            async with serving(shared) as other, Guest(other.url) as bob:
                bob.http.cookies = ann.http.cookies
                await bob.disconnect()
                await bob.connect()
                await bob.join(table)
                await bob.play(table, "guess low", seat=0)
                await ann.until(lambda: len(found.told) == 2)

    run(scenario())
