"""Tables of every game while servers, bots, lines and the database die again and again: no promised move may be lost.

    python -m tests.server.chaos [--seconds 100] [--processes 3] [--tables 6] [--seed N] [--sqlite | --nats] [--ledger]

Prints what happened and what went wrong; the exit code is 1 if anything did. --ledger adds the run to
bench/results/chaos.json.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

import undercroft as uc
from tests.server.forked import Forked
from tests.server.guest import Guest, Json, Table, http_client
from tests.server.ledger import Ledger
from tests.server.nats import Nats
from tests.server.postgres import Postgres
from tests.server.serving import Place
from tests.server.stubborn import LATER, LOST, Stubborn
from undercroft.cli import INTERRUPTED, OK
from undercroft.games import OURS, find_game

LOST_LINE: Final = (*LOST, websockets.WebSocketException)
# All people come from one address.
LIMITS: Final = (
    *("changes_at_once=1000000", "sockets_per_address=1000", "messages_at_once=5000", "send_seconds=3"),
    *("connections_per_address=2000", "requests_per_address=1000", "joins_at_once=1000000", "openings_at_once=1000000"),
)
DROP, OLD, RESEND = 0.02, 0.04, 0.1  # how often a line breaks, an old question is answered, an answer is sent twice
MOST_SEATS: Final = 3
MOST_PEOPLE: Final = 2
LONGEST: Final = 600  # seconds that a table may take
ENDING: Final = 660  # seconds after the last fault in which everything has to come to its end
SHORT: Final = {"serpent": {"round_cap": 10}}  # random players need hundreds of rounds: no table would see its end
PAUSE: Final = (0.1, 1.5)  # seconds between two faults of a process


class Reckless(Stubborn):
    """Lets the line break, answers questions that are gone, and sends what was answered once more."""

    def __init__(self, guest: Guest, table: str, seed: int, tally: Counter[str], *urls: str) -> None:
        super().__init__(guest, table, seed, *urls)
        self._tally = tally

    async def join(self) -> Table:
        known = self.guest.tables.setdefault(self.table, Table())
        while (answer := await self.guest.ask("join", table=self.table, version=known.version))["type"] != "done":
            assert answer["code"] in LATER, answer
            await asyncio.sleep(0.2)
        await self.guest.until(lambda: known.version >= answer["version"])
        return known

    async def come_back(self) -> None:
        """However long it takes: on a starved machine all servers may be starting at once."""
        while True:
            try:
                return await super().come_back()
            except TimeoutError:
                self._tally["came back late"] += 1

    async def move(self, found: Table) -> None:
        throw = self.chance.random()
        if throw < DROP:
            self.guest.drop()
            self._tally["lines broken"] += 1
        elif throw < OLD and self.is_asked(found):
            seat, move = found.state["seat"], found.view["moves"][0]["text"]
            answer = await self.guest.ask("play", table=self.table, seat=seat, move=move, version=0)
            assert answer["type"] == "refused", f"an answer to a question that is gone was taken: {answer}"
        await super().move(found)

    async def accepted(self, request: Json, answer: Json) -> None:
        if self.chance.random() < RESEND:
            again = await self.guest.ask("play", table=self.table, **request)
            assert again.get("code") in LATER or again["version"] == answer["version"], f"done twice: {again}"
            self._tally["sent twice"] += 1

    async def refused(self, answer: Json) -> None:
        if answer["code"] in LATER:
            self._tally[answer["code"]] += 1
            await asyncio.sleep(0.05)
        else:
            await super().refused(answer)


class Cluster:
    """Server processes on one store, and the hand that kills them."""

    def __init__(self, count: int, database: Postgres | None, nats: Nats | None, seed: int) -> None:
        self._database = database
        self._nats = nats
        self._chance = random.Random(seed)
        folder = Path(tempfile.mkdtemp(prefix="undercroft-chaos-"))
        self._place = Place(folder, database.url if database else None, nats.url if nats else None)
        self._processes = [Forked(self._place, limits=LIMITS) for _ in range(count)]
        self.urls = [process.url for process in self._processes]
        self.tally: Counter[str] = Counter()
        self.harm: Counter[str] = Counter()  # what was done to the servers, the bots and the database
        self.lost = self.doubled = 0
        self.faults: list[str] = []

    async def rage(self, until: float) -> None:
        """Strikes all processes and the database at once."""
        work = [self._harm_process(number, until) for number in range(len(self._processes))]
        if self._database is not None:
            work.append(self._harm_database(self._database, until))
        if self._nats is not None:
            work.append(self._harm_messages(self._nats, until))
        await asyncio.gather(*work)

    async def _harm_process(self, number: int, until: float) -> None:
        deaths = [self._kill] * 7 + [self._stop] * 2 + [self._kill_bot] * 5 + [self._freeze] * 4
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(*PAUSE))
            await self._chance.choice(deaths)(number)

    async def _harm_database(self, database: Postgres, until: float) -> None:
        while time.monotonic() < until:
            # Seldom enough that a server can start in between.
            await asyncio.sleep(self._chance.uniform(*PAUSE) * 6)
            await self._chance.choice([self._kill_database, *[self._cut_lines] * 3])(database)

    async def _harm_messages(self, nats: Nats, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(*PAUSE) * 2)
            nats.kill()
            self.harm["message servers killed"] += 1
            await asyncio.sleep(self._chance.choice([0, 0, 3]))
            await asyncio.to_thread(nats.start)

    async def _kill(self, number: int) -> None:
        self._processes[number].kill()
        self.harm["servers killed"] += 1
        await asyncio.sleep(self._chance.choice([0, 0, 0, 2]))
        await self._start(number)

    async def _stop(self, number: int) -> None:
        code = await asyncio.to_thread(self._processes[number].stop)
        self.harm["servers stopped"] += 1
        if code not in (OK, INTERRUPTED):  # before it served, perhaps
            self.faults.append(f"a server that was stopped ended with exit code {code}")
        await self._start(number)

    async def _start(self, number: int) -> None:
        port = int(self.urls[number].rsplit(":", 1)[1])
        while True:
            try:
                self._processes[number] = await asyncio.to_thread(Forked, self._place, port, LIMITS)
                break
            except RuntimeError:  # the database is down: an operator's supervisor starts it again
                if self._database is None:
                    raise
        assert self._processes[number].url == self.urls[number]

    async def _kill_bot(self, number: int) -> None:
        pid = self._processes[number].pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        if children:
            os.kill(int(self._chance.choice(children)), signal.SIGKILL)
            self.harm["bots killed"] += 1

    async def _freeze(self, number: int) -> None:
        os.kill(self._processes[number].pid, signal.SIGSTOP)
        await asyncio.sleep(self._chance.choice([0.1, 0.5, 3]))
        os.kill(self._processes[number].pid, signal.SIGCONT)
        self.harm["servers frozen"] += 1

    async def _kill_database(self, database: Postgres) -> None:
        database.stop(self._chance.choice([signal.SIGKILL, signal.SIGINT, signal.SIGQUIT]))
        self.harm["databases killed"] += 1
        await asyncio.sleep(self._chance.choice([0, 0, 3]))
        await asyncio.to_thread(database.start)

    async def _cut_lines(self, database: Postgres) -> None:
        await asyncio.to_thread(database.cut_lines)
        self.harm["times all lines to the database cut"] += 1

    def end(self) -> None:
        for process in self._processes:
            process.kill()
        shutil.rmtree(self._place.data)
        if self._database is not None:
            self._database.remove()
        if self._nats is not None:
            self._nats.remove()


async def one_table(number: int, cluster: Cluster, seed: int) -> None:
    """A table from its setting up to its record; AssertionError if a promise was not kept."""
    chance = random.Random(seed)
    game = chance.choice(OURS)
    seats = min(chance.choice(list(find_game(game).seats)), max(MOST_SEATS, find_game(game).seats[0]))
    people = min(MOST_PEOPLE, seats)
    guests = [await arrive(f"P{number}.{seat}", chance.choice(cluster.urls)) for seat in range(people)]
    bots = [chance.choice(["random", "random", "greedy"]) for _ in range(seats - people)]
    chairs = ["me", *["open"] * (people - 1), *bots]
    settings = {"game": game, "seats": chairs, "cover_after": 0, "options": SHORT.get(game, {})}
    table = (await insist(guests[0], cluster.urls, "POST", "/api/tables", json=settings)).json()["id"]
    players = [Reckless(guest, table, seed + seat, cluster.tally, *cluster.urls) for seat, guest in enumerate(guests)]
    for seat in range(1, people):
        await order(players[seat], "sit", seat=seat)
    if people > 1:
        await order(players[0], "start")
    async with asyncio.timeout(LONGEST):
        await asyncio.gather(*(player.play_to_the_end() for player in players))
    await check(players, cluster)
    for guest in guests:
        await guest.disconnect()
        await guest.http.aclose()
    cluster.tally["tables played to the end"] += 1
    cluster.tally[f"  of {game}"] += 1


async def arrive(name: str, url: str) -> Guest:
    guest = Guest(url, name)
    while True:
        try:
            return await guest.__aenter__()
        except (*LOST_LINE, LookupError):  # no cookie from a server that is going away
            await asyncio.sleep(0.2)


async def order(player: Reckless, type: str, **fields: Any) -> None:
    """Say the same until it is done."""
    id = f"{type} {player.table}"
    while True:
        try:
            answer = await player.guest.ask(type, id=id, table=player.table, **fields)
            if answer["type"] == "done":
                return
            assert answer["code"] in LATER, answer
            await asyncio.sleep(0.1)
        except LOST_LINE:
            await player.come_back()


async def insist(guest: Guest, urls: list[str], method: str, path: str, **fields: Any) -> httpx.Response:
    """Ask one server after the other until one does it."""
    while True:
        for url in urls:
            try:
                async with http_client(url, guest.http.cookies) as http:
                    answer = await http.request(method, path, **fields)
                if answer.status_code < 500:
                    return answer
            except LOST_LINE:
                pass
            await asyncio.sleep(0.1)


async def check(players: list[Reckless], cluster: Cluster) -> None:
    """Every promise is in the record, in order; what everybody saw last and was told is what the replay shows."""
    first = players[0]
    text = (await insist(first.guest, cluster.urls, "GET", f"/api/tables/{first.table}/record")).text
    assert uc.verify(text).is_fair
    steps = uc.replay(text).steps
    cluster.tally["moves"] += len(steps)
    for player in players:
        found = player.guest.tables[player.table]
        path = f"/api/tables/{player.table}/replay?seat={found.state['seat']}"
        moments = (await insist(player.guest, cluster.urls, "GET", path)).json()["moments"]
        assert moments[-1]["view"] == found.view
        assert [moment["events"] for moment in moments] == [entry["events"] for entry in found.told]
        told = {entry["version"]: entry["step"] for entry in found.told}
        found_steps = {version: steps[step - 1] for version, step in told.items() if step}
        kept = [
            version in found_steps and (found_steps[version].seat, found_steps[version].move) == (seat, move)
            for version, seat, move in player.promised
        ]
        # A window that nobody stops goes by: then the server has passed for its player.
        promised = [told[version] - 1 for version, _, _ in player.promised if version in told]
        unasked = [step for number, step in enumerate(steps) if number not in promised and step.move != "pass"]
        own = [step.move for step in unasked if step.seat == found.state["seat"]]
        cluster.tally["moves promised to people"] += len(kept)
        cluster.lost += kept.count(False)
        cluster.doubled += len(own)
        assert all(kept), f"{kept.count(False)} of {len(kept)} promised moves were lost"
        assert not own, f"moves that nobody was promised: {own}, of {len(steps)} steps"


def where(task: asyncio.Task[None]) -> str:
    """Returns the calls it waits in, outermost first."""
    names: list[str] = []
    coroutine: Any = task.get_coro()
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        names.append(f"{frame.f_code.co_qualname} ({Path(frame.f_code.co_filename).name}:{frame.f_lineno})")
        coroutine = coroutine.cr_await
    return " > ".join(names)


async def main(arguments: argparse.Namespace) -> int:
    database = None if arguments.sqlite else Postgres()
    nats = Nats() if arguments.nats else None
    cluster = Cluster(1 if database is None else arguments.processes, database, nats, arguments.seed)
    print(f"seed {arguments.seed}", flush=True)
    until = time.monotonic() + arguments.seconds
    numbers = iter(range(1, sys.maxsize))

    async def keep_a_table_going() -> None:
        while time.monotonic() < until:
            number = next(numbers)
            try:
                await one_table(number, cluster, arguments.seed * 100_000 + number * 10)
            except (Exception, asyncio.CancelledError) as error:
                traceback.print_exc()
                cluster.faults.append(f"table {number}: {error!r}")

    work = [cluster.rage(until), *(keep_a_table_going() for _ in range(arguments.tables))]
    try:
        done, left = await asyncio.wait(
            [asyncio.create_task(each) for each in work], timeout=arguments.seconds + ENDING
        )
        for task in done:
            task.result()
        for task in left:
            cluster.faults.append(f"has not come to its end: {where(task)}")
    finally:
        cluster.end()
    for what, count in [*cluster.harm.items(), *cluster.tally.items()]:
        print(f"{what}: {count}")
    if arguments.ledger:
        kept = "PostgreSQL and NATS" if nats else "PostgreSQL"
        processes = f"{kept}, {arguments.processes} servers" if database else "SQLite, one server"
        Ledger().add(
            what=processes,
            seconds=time.monotonic() - until + arguments.seconds,
            faults=cluster.harm,
            promised=cluster.tally["moves promised to people"],
            lost=cluster.lost,
            doubled=cluster.doubled,
            odd=len(cluster.faults),
        )
    print("\n".join(cluster.faults) or "nothing was lost")
    return 1 if cluster.faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Play while everything dies.")
    parser.add_argument("--seconds", type=float, default=100)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6, help="at a time")
    parser.add_argument(
        "--seed", type=int, default=int(time.time()), help="of the tables; the faults fall where they may"
    )
    parser.add_argument("--sqlite", action="store_true", help="one process on SQLite, instead of several on PostgreSQL")
    parser.add_argument(
        "--nats", action="store_true", help="announcements are carried by NATS, which is killed as well"
    )
    parser.add_argument("--ledger", action="store_true", help="add the run to the ledger")
    sys.exit(asyncio.run(main(parser.parse_args())))
