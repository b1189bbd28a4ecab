"""The faults of a world in trouble, one after the other."""

from __future__ import annotations

import asyncio

from tests.simulation.cluster import Node
from tests.simulation.database import Database
from tests.simulation.disk import Disk
from tests.simulation.network import Network
from tests.simulation.world import World


class Faults:
    """Harms nodes, lines and the store at random moments, `every` so many seconds."""

    def __init__(self, world: World, network: Network, nodes: list[Node], place: Disk | Database, every: float) -> None:
        self._world = world
        self._network = network
        self._nodes = nodes
        self._place = place
        self._every = every

    async def rage(self) -> None:
        """Runs until the world is calm."""
        luck = self._world.luck
        kinds = [self._kill, self._kill, self._power, self._stop, self._freeze, self._reset, self._reset, self._stall]
        kinds += [self._fill, self._jump] if isinstance(self._place, Disk) else [self._wall, self._cut, self._restart]
        while self._world.trouble:
            await asyncio.sleep(luck.expovariate(1 / self._every))
            if self._world.trouble:
                kind = luck.choice(kinds)
                self._world.harm(kind.__name__.strip("_"))
                kind(luck.choice(self._nodes))

    def heal(self) -> None:
        """Ends whatever is wrong. Processes that are down come back by themselves."""
        if isinstance(self._place, Disk):
            self._place.is_full = False
            self._place.lies = False
        else:
            self._place.walls.clear()
            self._place.down_until = 0.0
            self._place.cut()  # packets on their way to a wall never arrive

    def _kill(self, node: Node) -> None:
        node.kill()

    def _power(self, node: Node) -> None:
        node.kill(power=True)
        self._world.lost_power()

    def _stop(self, node: Node) -> None:
        node.stop()

    def _freeze(self, node: Node) -> None:
        node.freeze(self._world.luck.choice([0.1, 1.0, 10.0, 40.0]))

    def _jump(self, node: Node) -> None:
        """The machine's clock is set while the process is down."""
        node.skew = self._world.luck.uniform(-60.0, 60.0)
        node.kill()

    def _reset(self, _: Node) -> None:
        if self._network.lines:
            self._world.luck.choice(list(self._network.lines)).reset()

    def _stall(self, _: Node) -> None:
        if self._network.lines:
            self._world.luck.choice(list(self._network.lines)).stall()

    def _fill(self, _: Node) -> None:
        """The disk is full for a while."""
        disk = self._place
        assert isinstance(disk, Disk)
        disk.is_full = True

        def empty() -> None:
            disk.is_full = False

        self._world.loop.call_later(self._world.luck.uniform(0.5, 60.0), empty)

    def _wall(self, node: Node) -> None:
        assert isinstance(self._place, Database)
        node.wall(self._place, self._world.luck.choice([1.0, 10.0, 90.0]))

    def _cut(self, _: Node) -> None:
        assert isinstance(self._place, Database)
        self._place.cut()

    def _restart(self, _: Node) -> None:
        assert isinstance(self._place, Database)
        self._place.restart(self._world.luck.choice([0.1, 3.0, 30.0]))
