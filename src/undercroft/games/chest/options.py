"""The options of Chest."""

from __future__ import annotations

from typing import Literal

from undercroft.games.chest.cards import HEROES
from undercroft.kernel.errors import BadOption
from undercroft.kernel.options import Options
from undercroft.kernel.values import shown


class ChestOptions(Options, frozen=True, kw_only=True):
    heroes: Literal["random", "mirror"] | list[str] = "random"
    """Dealt at random, one random hero for all (mirror), or a list of ids, one per seat."""

    heroless: bool = False
    """Nobody has a hero."""

    first: int | None = None
    """The seat of the first adventurer; drawn by chance if not given."""

    scrolls_anywhere: bool = False
    """Scrolls may be read in the loot phase and, for party dice, in the dragon phase too."""

    bait_monsters_only: bool = False
    """Dragon bait turns monsters only, chests and potions stay (English edition)."""

    def check(self, seats: int) -> None:
        if self.heroless and self.heroes != "random":
            raise BadOption("options 'heroless' and 'heroes' contradict each other: give one of them")
        if self.first is not None and not 0 <= self.first < seats:
            raise BadOption(f"option 'first' = {shown(self.first)}: seats are 0 to {seats - 1}")
        if isinstance(self.heroes, str):
            return
        for id in self.heroes:
            if id not in HEROES:
                raise BadOption(f"option 'heroes': there is no hero {id!r}; heroes are: {', '.join(HEROES)}")
        if len(self.heroes) != seats:
            raise BadOption(f"option 'heroes': one hero per seat is needed ({seats}), not {len(self.heroes)}")
        if len(set(self.heroes)) < seats:
            raise BadOption("option 'heroes' names a hero twice; every card is there once (or use 'mirror')")
