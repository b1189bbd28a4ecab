"""Lying down for an action, where movement is limited, and what a battle costs."""

from __future__ import annotations

from undercroft.games.serpent.table.table import Table


def can_lie(table: Table, seat: int) -> bool:
    """Limited movement: may the hero lie down for an action?"""
    hero = table.heroes[seat]
    return table.variants.limited_movement and not hero.fallen and not hero.lain


def lie_down(table: Table, seat: int) -> None:
    hero = table.heroes[seat]
    hero.fallen = True
    hero.lain = True
    if table.told is not None:
        table.tell("serpent-event-lay-down", {"who": seat})


def pay_battle(table: Table, seat: int) -> None:
    """The action of a started battle, if need be by lying down."""
    hero = table.heroes[seat]
    hero.fought = True
    if table.can_act(seat):
        table.spend_action(seat)
    else:
        lie_down(table, seat)
