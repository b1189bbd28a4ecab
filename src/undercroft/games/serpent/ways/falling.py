"""Falling, rising again, and lying down for an action under limited movement."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.words import FREEING, MELEE, OTHER, THREAT
from undercroft.games.serpent.cards.dice import Test
from undercroft.games.serpent.table.step import HeroStep
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.chance import Chance


def fall(table: Table, seat: int, rise: int) -> None:
    """Makes a hero fall; `rise` is the number of melee to reach to get up again, 0 for none."""
    hero = table.heroes[seat]
    if not hero.fallen:
        hero.fallen = True
        hero.rise = rise
        table.tell_who("serpent-event-fell", seat)
    hero.rise = max(hero.rise, rise)
    rise_off_turn(table, seat)


def rise_off_turn(table: Table, seat: int) -> None:
    """Lets a fallen hero rise off-turn: its saved action has no other use."""
    hero = table.heroes[seat]
    if seat != table.active and hero.fallen and hero.saved > 0:
        hero.saved = 0
        rise(table, seat)


def rise(table: Table, seat: int) -> None:
    """Rises for a paid action; some falls also ask for a melee test."""
    hero = table.heroes[seat]
    if hero.rise:
        table.then(Test(seat, MELEE, hero.rise, OTHER | FREEING, THREAT), Rose(seat))
    else:
        table.last_roll.passed = True
        stand_up(table, seat)


@mypyc_attr(acyclic=True)
class Rose(HeroStep):
    """After the test: the hero stands, or lies as before."""

    def run(self, table: Table, chance: Chance) -> None:
        if table.last_roll.passed:
            stand_up(table, self.seat)


def stand_up(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    hero.fallen = False
    hero.rise = 0
    table.tell_who("serpent-event-rose", seat)


def can_lie(table: Table, seat: int) -> bool:
    """Returns whether the hero may lie down for an action under limited movement."""
    hero = table.heroes[seat]
    return table.variants.limited_movement and not hero.fallen and not hero.lain


def lie_down(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    hero.fallen = True
    hero.lain = True
    table.tell_who("serpent-event-lay-down", seat)


def pay_battle(table: Table, seat: int) -> None:
    """Pays the action of a started battle, if need be by lying down."""
    hero = table.heroes[seat]
    hero.fought = True
    if table.can_act(seat):
        table.spend_action(seat)
    else:
        lie_down(table, seat)
