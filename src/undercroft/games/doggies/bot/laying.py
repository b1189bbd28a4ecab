"""The place for a card: the one that improves the own way out and spoils those of rivals, as a scout sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.common_sense import rivals_inside
from undercroft.games.doggies.bot.scout import ANYTHING, Scout
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.way_out.best_way import Wishes

OWN: Final[i64] = 16  # what the own way weighs,
ENVY: Final[i64] = 24  # what those of the rivals do, who are next to leave,
RIM: Final[i64] = 3  # and a place where a card may still be laid
BUDGET: Final[i64] = 60  # rooms that a scout looks at
WORTHLESS: Final[i64] = -2_000_000  # worse than any place


@final
class Laying:
    """A card to be laid by a seat. It is tried on a twin of the dungeon, where it always lies somewhere: so all
    places are looked at by the same scouts."""

    __slots__ = ("position", "dungeon", "tried", "own", "rivals")

    def __init__(self, position: Doggies, seat: i64, wants: Wants, first: i64) -> None:
        self.position: Doggies = position
        self.dungeon: Dungeon = position.dungeon.copy()
        self.tried: i64 = first  # the placement where it lies
        self.lay(first)
        self.own: Scout = self.scout(seat, wants.of(position, seat))
        self.rivals: list[Scout] = []
        for rival in rivals_inside(position, seat):
            self.rivals.append(self.scout(rival, wants.of_rival(position, rival)))

    def scout(self, seat: i64, wishes: Wishes) -> Scout:
        return Scout(set_out(self.position, seat, self.dungeon), wishes, BUDGET, False)

    def lay(self, placement: i64) -> None:
        self.dungeon.lay(placement_place(placement), self.position.drawn, placement_turn(placement))

    def value(self, placement: i64, least: i64) -> i64:
        """Returns the value of a placement; if that is below `least`, any number below it."""
        if placement != self.tried:
            self.dungeon.lift(self.position.dungeon)
            self.tried = placement
            self.lay(placement)
        value = OWN * gain_of(self.own, ANYTHING) + RIM * len(self.dungeon.rim)
        rivals: i64 = max(len(self.rivals), 1)
        too_much = ((value - least) * rivals + rivals + ENVY - 1) // ENVY  # that the rivals gain
        theirs: i64 = 0
        for rival in self.rivals:
            if theirs >= too_much:
                break
            theirs += gain_of(rival, too_much - theirs)
        return value - theirs * ENVY // rivals

    def best(self, placements: list[int]) -> i64:
        best: i64 = placements[0]
        most = self.value(best, WORTHLESS)
        for placement in placements[1:]:
            value = self.value(placement, most + 1)
            if value > most:
                best, most = placement, value
        return best

    def ranked(self) -> list[int]:
        """Returns all placements, the best first."""
        rows = [(-self.value(placement, WORTHLESS), placement) for placement in self.position.legal]
        rows.sort()
        return [placement for _, placement in rows]


def gain_of(scout: Scout, enough: i64) -> i64:
    """Returns the gain of the best way out, or any gain of at least `enough`; 0 if the dog must stay."""
    scout.look(False, enough)
    return max(scout.gain, 0)
