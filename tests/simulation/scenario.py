"""A world from its seed to its end: servers, people, trouble, calm, and the checks of what must hold."""

from __future__ import annotations

import asyncio
import contextvars
import gc
import logging
import random
import shutil
import tempfile
import traceback
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tests.simulation import cluster, database, disk
from tests.simulation.cluster import Node
from tests.simulation.database import Database
from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.loop import Hang
from tests.simulation.network import Gone, Network
from tests.simulation.oracle import Oracle
from tests.simulation.person import Person
from tests.simulation.player import Player
from tests.simulation.seam import MACHINE
from tests.simulation.world import World
from undercroft.games import OURS, find_game
from undercroft.server import health
from undercroft.server.live import live_tables, scheduler
from undercroft.server.people import bookkeeper

DAY: Final = 86400.0
ENDING: Final = 20 * DAY  # seconds after the last fault in which every match has to end
QUIET: Final = 1000.0  # seconds after which a process has forgotten what nobody watches, and booked what is over
MOST_TASKS: Final = 12  # of an idle process
SHORT: Final = {"serpent": {"round_cap": 2}}  # random players would need hundreds of rounds
LEVELS: Final = ("random", "random", "random", "greedy", "novice")


BEAT: Final = 5.0  # instead of a quarter of a second
SLOW: Final = 20.0  # where people think for an hour
PULSES: Final = {
    (module, name): getattr(module, name)
    for module, name in [
        (scheduler, "SWEEP"),
        (live_tables, "CHECK"),
        (live_tables, "IDLE"),
        (health, "EVERY"),
        (health, "MISSED"),
        (health, "LOOK"),
        (bookkeeper, "LOOK"),
        (bookkeeper, "LONGEST_WAIT"),
    ]
}


class Outcome(NamedTuple):
    """The result of a world."""

    seed: int
    digest: str
    seconds: float  # that passed in it
    servers: int
    faults: int
    states: int
    moves: int
    violations: list[str]
    lines: list[str]
    operations: dict[str, int]  # that could have failed, by kind


class Blame(logging.Handler):
    """The server logs an error with its trace only if something happened that its authors had not thought of."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info is not None and record.exc_info[1] is not None:
            trace = "".join(traceback.format_exception(record.exc_info[1])[-3:])
            self._world.blame(f"{record.getMessage()}: {trace}")


class Plan(NamedTuple):
    """The conditions of a world. A single fault needs a calm world with one game of one person."""

    is_shared: bool  # several processes on a database, rather than one with a file
    processes: int
    lies: bool  # the disk lies about syncs
    trouble: float  # how often things go wrong
    pace: float  # mean seconds for a decision
    tables: int
    every: float  # mean seconds between two faults of machines
    game: str | None = None  # the only game, with nobody but one person and bots; None: any
    fails: tuple[str, int] | None = None  # the only operation that fails, by kind and number


def drawn(luck: random.Random) -> Plan:
    """Draws the conditions of a world."""
    is_shared = luck.random() < 0.6
    pace = luck.choice([0.3, 3.0, 30.0, 3600.0])
    return Plan(
        is_shared=is_shared,
        processes=luck.randint(2, 3) if is_shared else 1,
        lies=not is_shared and luck.random() < 0.15,
        trouble=luck.choice([0.0, 0.3, 1.0, 1.0, 3.0]),
        pace=pace,
        tables=luck.randint(1, 3),
        every=max(pace, 1.0) * luck.choice([1, 4, 20]),
    )


class Scenario:
    """A world with its servers and people."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="undercroft-simulation-"))  # its name is not part of the world
        self.world = world = World(seed)
        self.plan = plan = plan or drawn(world.luck)
        world.is_planned, world.planned = plan.game is not None, plan.fails
        self.slowness = SLOW if plan.pace > 100 else 1.0
        slow_down(self.slowness)
        self.network = network = Network(world)
        place: Disk | Database = Database(world) if plan.is_shared else Disk(world, plan.lies)
        self.place = place
        self.nodes = [Node(world, network, "abc"[number], self._folder, place) for number in range(plan.processes)]
        if plan.is_shared and plan.game is None:
            for node in self.nodes:
                node.skew = world.luck.uniform(-2.0, 2.0)
        self.oracle = Oracle(world, self._read, self._is_busy, plan.lies)
        world.table_of = self.oracle.table
        world.lost_power = self.oracle.forget
        self.faults = Faults(world, network, self.nodes, place, plan.every)
        self.people = [Person(world, network, self.nodes, self.oracle, f"P{number}") for number in range(4)]

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Any]:
        return self.place.data.execute(sql, values).fetchall()

    def _is_busy(self) -> bool:
        return isinstance(self.place, Database) and self.place.holder is not None

    async def run(self) -> None:
        world = self.world
        for node in self.nodes:
            node.start()
        while not all(node.is_up for node in self.nodes):
            await asyncio.sleep(0.1)
        world.trouble = self.plan.trouble
        rage = asyncio.create_task(self.faults.rage())
        parties = [asyncio.create_task(self._party()) for _ in range(self.plan.tables)]
        await asyncio.wait(parties, timeout=max(self.plan.pace, 3.0) * world.luck.uniform(20, 80))
        world.trouble = 0.0
        self.faults.heal()
        world.note("calm", "")
        rage.cancel()
        _, late = await asyncio.wait(parties, timeout=ENDING)
        for party in late:
            world.blame(f"waits for ever: {where(party)}")
            party.cancel()
        for party in parties:
            if party not in late and (error := party.exception()) is not None:
                world.blame("".join(traceback.format_exception(error)[-3:]))
        await self._rest()
        self.oracle.check_store()
        self.oracle.check_books()

    async def _rest(self) -> None:
        """Everybody leaves. After a while no process holds anything."""
        for person in self.people:
            person.leave()
        while not all(node.is_up for node in self.nodes):
            await asyncio.sleep(1.0)
        await asyncio.sleep(QUIET * self.slowness)
        for node in self.nodes:
            numbers = node.numbers()
            tasks = numbers.pop("tasks")
            if any(numbers.values()) or tasks > MOST_TASKS:
                self.world.blame(f"{node.name} holds {numbers} and {tasks} tasks that nobody needs")

    # -- people -------------------------------------------------------------------------------------

    async def _party(self) -> None:
        """Some people and bots play a match, from setting up the table to its end."""
        luck = self.world.luck
        game = self.plan.game or luck.choice(OURS)
        least, most = find_game(game).seats[0], find_game(game).seats[-1]
        seats = luck.randint(least, min(most, max(3, least)))
        crowd = luck.sample(self.people, min(1 if self.plan.game else luck.choice([1, 1, 2, 3]), seats))
        for person in crowd:
            await person.arrive()
        is_slow = self.plan.pace > 100
        clock = luck.choice(
            [{"kind": "days", "time": 86400}] if is_slow else [{}, {"kind": "live", "time": 300, "bonus": 5}]
        )
        setup = {
            "game": game,
            "seats": ["me", *["open"] * (len(crowd) - 1), *(luck.choice(LEVELS) for _ in range(seats - len(crowd)))],
            "options": SHORT.get(game, {}),
            "clock": clock,
            "visibility": luck.choice(["public", "private"]),
            "cover_after": luck.choice([0, 120, 600]),
            "pace": luck.choice(["instant", "normal", "steps"]),
            "friendly": luck.random() < 0.4,
        }
        answer = await crowd[0].insist("POST", "/api/tables", setup)
        if answer.status != 201:
            raise AssertionError(f"no table: {answer.body!r}")
        table = msgspec.json.decode(answer.body)["id"]
        await self._seat(table, crowd)
        ids = [person.id for person in crowd]
        players = [
            Player(self.world, person, table, self.plan.pace, [id for id in ids if id != person.id]) for person in crowd
        ]
        await asyncio.gather(*(player.play() for player in players))

    async def _seat(self, table: str, crowd: list[Person]) -> None:
        for seat, person in enumerate(crowd[1:], 1):
            await self._order(person, "sit", table=table, seat=seat)
        if len(crowd) > 1:
            await self._order(crowd[0], "start", table=table)

    async def _order(self, person: Person, type: str, **fields: Any) -> None:
        """Says the same until it is done."""
        id = f"{type} {fields}"
        while True:
            try:
                await person.connect()
                answer = await person.ask(type, id=id, **fields)
                if answer["type"] == "done":
                    return
            except Gone:
                pass
            await asyncio.sleep(self.world.luck.uniform(0.1, 1.0))


def slow_down(factor: float) -> None:
    """Lets servers do what they do every few seconds less often, in worlds in which little happens."""
    health.BEAT = BEAT * factor  # type: ignore[misc]  # measures the loop, several times a second
    for module, name in PULSES:
        setattr(module, name, PULSES[module, name] * factor)


def where(task: asyncio.Task[Any]) -> str:
    """Returns the calls that a task waits in."""
    names: list[str] = []
    coroutine: Any = task.get_coro()
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        names.append(f"{frame.f_code.co_name}:{frame.f_lineno}")
        coroutine = coroutine.cr_await
    return " > ".join(names)


def run(seed: int, plan: Plan | None = None) -> Outcome:
    """Runs a world to its end. Violations say what did not hold."""
    gc.collect()
    gc.disable()  # a collection ends objects whenever it happens to run
    scenario = Scenario(seed, plan)
    world = scenario.world
    handler, log = Blame(world), logging.getLogger()
    log.addHandler(handler)
    cluster.install()
    database.install()
    disk.install()
    try:
        contextvars.Context().run(world.loop.run_until_complete, scenario.run())
    except (Hang, Exception) as error:
        world.blame("".join(traceback.format_exception(error)[-4:]))
    finally:
        log.removeHandler(handler)
        for node in scenario.nodes:
            if node.process is not None:
                world.loop.kill(node.process)
        world.loop.end()
        MACHINE.leave()
        shutil.rmtree(scenario._folder, ignore_errors=True)
        gc.enable()
    world.violations += world.loop.errors
    return Outcome(
        seed=seed,
        digest=world.trace.digest,
        seconds=world.loop.time(),
        servers=len(scenario.nodes),
        faults=world.faults,
        states=scenario.oracle.states,
        moves=len(scenario.oracle.promises),
        violations=world.violations,
        lines=world.trace.lines,
        operations=dict(world.operations),
    )
