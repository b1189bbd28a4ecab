"""Falling and rising again."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.words import FREEING, MELEE, OTHER, THREAT
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.table.step import HeroStep
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


def fall(table: Table, seat: int, rise: int) -> None:
    """A hero falls; `rise` is the number of melee to reach to get up again, 0 for none."""
    hero = table.heroes[seat]
    if not hero.fallen:
        hero.fallen = True
        hero.rise = rise
        if table.told is not None:
            table.tell("serpent-event-fell", {"who": seat})
    hero.rise = max(hero.rise, rise)
    rise_off_turn(table, seat)


def rise_off_turn(table: Table, seat: int) -> None:
    """Off-turn the saved action of a fallen hero is good for nothing but rising, so it rises by itself."""
    hero = table.heroes[seat]
    if seat != table.active and hero.fallen and hero.saved > 0:
        hero.saved = 0
        rise(table, seat)


def rise(table: Table, seat: int) -> None:
    """An action was paid to rise; some falls ask for a test of melee too."""
    hero = table.heroes[seat]
    if hero.rise:
        table.then(Test(seat, MELEE, hero.rise, OTHER | FREEING, THREAT), Rose(seat))
    else:
        table.passed = True
        stand_up(table, seat)


@final
@mypyc_attr(acyclic=True)
class Rose(HeroStep):
    """After the test: the hero stands, or lies as before."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        if table.passed:
            stand_up(table, self.seat)


def stand_up(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    hero.fallen = False
    hero.rise = 0
    if table.told is not None:
        table.tell("serpent-event-rose", {"who": seat})
