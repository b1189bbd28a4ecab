"""Where to lay a card: where it makes one's own way out better and those of the rivals worse, as a scout sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.common_sense import rivals_inside
from undercroft.games.doggies.bot.scout import scouted
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.wishes import Wishes

OWN: Final[i64] = 8  # what the own way weighs,
ENVY: Final[i64] = 3  # and what those of the rivals do
BUDGET: Final[i64] = 60  # rooms that a scout looks at
WORTHLESS: Final[i64] = -1_000_000  # worse than any place


def gain_of(walk: Walk, dungeon: Dungeon, wishes: Wishes) -> i64:
    """What the best way out of a dungeon brings a dog that sets out there; nothing where it must stay."""
    walk.dungeon = dungeon
    return max(scouted(walk, wishes, BUDGET, False).gain, 0)


@final
class Laying:
    """One card to be laid by one seat."""

    __slots__ = ("position", "walk", "wishes", "rivals", "wanted")

    def __init__(self, position: Doggies, seat: i64, wants: Wants) -> None:
        self.position = position
        self.walk = set_out(position.dungeon, seat, position.dogs[seat], position.supply)
        self.wishes = wants.of(position, seat)
        self.rivals: list[Walk] = []
        self.wanted: list[Wishes] = []
        for rival in rivals_inside(position, seat):
            self.rivals.append(set_out(position.dungeon, rival, position.dogs[rival], position.supply))
            self.wanted.append(wants.of_rival(position, rival))

    def value(self, placement: i64, least: i64) -> i64:
        """What a place and a turn are worth; something below `least`, if they are worth less than that."""
        dungeon = self.position.dungeon.copy()
        dungeon.lay(placement_place(placement), self.position.drawn, placement_turn(placement))
        value = OWN * gain_of(self.walk, dungeon, self.wishes) + len(dungeon.rim)
        if value < least:
            return value  # rivals can only make it worse
        theirs: i64 = 0
        for index, rival in enumerate(self.rivals):
            theirs += gain_of(rival, dungeon, self.wanted[index])
        return value - theirs * ENVY // max(len(self.rivals), 1)

    def best(self, placements: list[int]) -> i64:
        best: i64 = placements[0]
        most = self.value(best, WORTHLESS)
        for placement in placements[1:]:
            value = self.value(placement, most + 1)
            if value > most:
                best, most = placement, value
        return best

    def ranked(self) -> list[int]:
        """All places and turns, the best first."""
        rows = [(-self.value(placement, WORTHLESS), placement) for placement in self.position.legal]
        rows.sort()
        return [placement for _, placement in rows]
