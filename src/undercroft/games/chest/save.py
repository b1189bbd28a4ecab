"""A position as data: the form of docs/games/chest.md. Reading it back is in load.py."""

from __future__ import annotations

from undercroft.games.chest.cards import COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS
from undercroft.games.chest.components import HERO_CARDS, TARGETS
from undercroft.games.chest.state import PHASES, Table
from undercroft.games.chest.view import few_data, task_data
from undercroft.kernel.position import Data


def save(table: Table) -> Data:
    heroes = [None if hero == HERO_CARDS else HEROES[hero] for hero in table.setup.heroes]
    return {
        "done": table.done,
        "adventurer": table.adventurer,
        "heroes": heroes,
        "xp": list(table.xp),
        "tokens": [few_data(bag, TOKENS) for bag in table.tokens],
        "level": table.level,
        "phase": PHASES[table.phase],
        "party": few_data(table.party, FACES),
        "graveyard": table.graveyard,
        "companions": few_data(table.temporary, COMPANIONS),
        "exhausted": table.exhausted,
        "dungeon": few_data(table.dungeon, DUNGEON_FACES[:TARGETS]),
        "lair": table.lair,
        "task": task_data(table),
    }
