"""A position as data, and back. Written by hand it may leave out almost everything; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.chest.cards import COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS
from undercroft.games.chest.components import (
    ADVENTURES,
    ALL_TOKENS,
    COMPANION_NAMES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    HERO_CARDS,
    LEVELS,
    PARTY_DICE,
    TARGETS,
    TOKEN_KINDS,
    one,
    pack,
    size,
    unpack,
)
from undercroft.games.chest.laws import check, exhausted_by_task, first_level
from undercroft.games.chest.notation import DIE_NAMES, MOVES
from undercroft.games.chest.offers import offers
from undercroft.games.chest.sight import few_data, task_data
from undercroft.games.chest.state import (
    CHARM_TASK,
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    MONSTER_PHASE,
    OVER,
    PHASES,
    REROLL_TASK,
    STRIKE_TASK,
    TASKS,
    Setup,
    Table,
)
from undercroft.kernel.errors import BadPosition
from undercroft.kernel.position import Data

FIELDS: Final = (
    "done", "adventurer", "heroes", "xp", "tokens", "level", "phase", "party", "graveyard",
    "companions", "exhausted", "dungeon", "lair", "task",
)  # fmt: skip
MOST_XP: Final = 999
A_PARTY: Final[dict[str, Any]] = {"warrior": 2, "cleric": 1, "mage": 1, "thief": 1, "champion": 1, "scroll": 1}


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


def restore(table: Table, data: Mapping[str, Any]) -> None:
    """Fill an empty table with a saved or hand-written position."""
    for field in data:
        if field not in FIELDS:
            raise BadPosition(f"unknown field {field!r}; the fields of chest are: {', '.join(FIELDS)}")
    _read_seats(table, data)
    _read_adventure(table, data)
    _read_task(table, data)
    default = table.temporary != 0 or exhausted_by_task(table)
    table.exhausted = _flag(data, "exhausted", default)
    check(table)
    if table.phase == OVER:
        return
    table.waiting = 1 << table.adventurer
    table.offered = offers(table)
    if len(table.offered) < 2:
        only = f"the only move is `{MOVES[table.offered[0]]}`" if table.offered else "there is no move"
        raise BadPosition(f"nothing is to be decided in this position: {only}, so the rules would have gone on")


# -- who --------------------------------------------------------------------------------------------


def _read_seats(table: Table, data: Mapping[str, Any]) -> None:
    seats, options = table.seats, table.setup.options
    table.done = _number(data, "done", 0, ADVENTURES * seats, 0)
    first = 0 if options.first is None else options.first
    table.adventurer = _number(data, "adventurer", 0, seats - 1, (first + table.done) % seats)
    first = (table.adventurer - table.done) % seats
    if options.first is not None and options.first != first:
        raise BadPosition(
            f"field 'adventurer': after {table.done} adventures it is not seat {table.adventurer}'s turn, "
            f"as the option 'first' is {options.first}"
        )
    table.setup = Setup(options, _heroes(table, data), first)
    table.xp = [
        _whole_number(value, "xp", 0, MOST_XP) for value in _per_seat(table, data, "xp", 0, isinstance_of=(int,))
    ]
    bags = _per_seat(table, data, "tokens", {}, isinstance_of=(Mapping,))
    table.tokens = [_bag(value, "tokens", TOKENS) for value in bags]
    table.supply = ALL_TOKENS
    for kind, owned in enumerate(ALL_COUNTS):
        held = sum([bag >> 4 * kind & 15 for bag in table.tokens])
        if held > owned:
            raise BadPosition(f"field 'tokens': {held} of {TOKENS[kind]!r} are held, but there are only {owned}")
        table.supply -= held * one(kind)
    table.side = table.side_of(table.adventurer)


ALL_COUNTS: Final = unpack(ALL_TOKENS, TOKEN_KINDS)


def _heroes(table: Table, data: Mapping[str, Any]) -> list[int]:
    seats, options = table.seats, table.setup.options
    given: Any = data.get("heroes")
    if options.heroless:
        if given is not None and given != [None] * seats:
            raise BadPosition("field 'heroes': the option 'heroless' says that nobody has a hero")
        return [HERO_CARDS] * seats
    wanted = None if isinstance(options.heroes, str) else [HEROES.index(id) for id in options.heroes]
    if given is None:
        given = wanted and [HEROES[hero] for hero in wanted]
    if given is None:
        given = HEROES[0]
    if isinstance(given, str):
        named = _hero(given)
        if wanted is not None and wanted[table.adventurer] != named:
            raise BadPosition(f"field 'heroes': {given!r} is not the hero that the option gives the adventurer")
        if wanted is not None:
            return wanted
        if options.heroes == "mirror":
            return [named] * seats
        others = [hero for hero in range(HERO_CARDS) if hero != named]
        return [named if seat == table.adventurer else others.pop(0) for seat in range(seats)]
    if not isinstance(given, Sequence) or len(given) != seats:
        raise BadPosition(f"field 'heroes': one hero per seat is needed ({seats}), not {given!r}")
    heroes = [_hero(id) for id in given]
    if wanted is not None and heroes != wanted:
        raise BadPosition(f"field 'heroes': the option 'heroes' says {options.heroes}, not {list(given)}")
    distinct = len(set(heroes))
    if options.heroes == "mirror" and distinct > 1:
        raise BadPosition("field 'heroes': the option 'mirror' gives everybody the same hero")
    if options.heroes == "random" and distinct < seats:
        raise BadPosition("field 'heroes': a hero stands there twice; every card is there once")
    return heroes


def _hero(id: Any) -> int:
    if id not in HEROES:
        raise BadPosition(f"field 'heroes': there is no hero {id!r}; heroes are: {', '.join(HEROES)}")
    return HEROES.index(id)


def _per_seat(
    table: Table, data: Mapping[str, Any], field: str, default: Any, isinstance_of: tuple[type, ...]
) -> list[Any]:
    """A value for each seat; a single one is the adventurer's."""
    values = data.get(field, default)
    if isinstance(values, isinstance_of):
        return [values if seat == table.adventurer else default for seat in range(table.seats)]
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != table.seats:
        raise BadPosition(f"field {field!r}: a value per seat is needed ({table.seats}), not {values!r}")
    return list(values)


# -- where ------------------------------------------------------------------------------------------


def _read_adventure(table: Table, data: Mapping[str, Any]) -> None:
    phase = data.get("phase", "over" if table.done == ADVENTURES * table.seats else "monsters")
    if phase not in PHASES:
        raise BadPosition(f"field 'phase': {phase!r} is none of {', '.join(PHASES)}")
    table.phase = PHASES.index(phase)
    party = data.get("party", {} if table.phase == OVER else A_PARTY)
    table.party = _bag(party, "party", FACES)
    dead = PARTY_DICE - size(table.party)
    if dead < 0:
        raise BadPosition(f"field 'party': there are {PARTY_DICE} party dice, not {size(table.party)}")
    table.graveyard = _number(data, "graveyard", 0, PARTY_DICE, dead)
    if table.graveyard != dead:
        raise BadPosition(
            f"field 'graveyard': party and graveyard hold {PARTY_DICE} dice together, "
            f"so it must be {dead}, not {table.graveyard}"
        )
    table.temporary = _bag(data.get("companions", {}), "companions", COMPANIONS)
    default = {"goblin": 1} if table.phase == MONSTER_PHASE else {}
    table.dungeon = _bag(data.get("dungeon", default), "dungeon", DUNGEON_FACES[:TARGETS])
    table.lair = _number(data, "lair", 0, DUNGEON_DICE, DRAGON_WAKES if table.phase == DRAGON_PHASE else 0)
    table.level = _number(data, "level", 1, LEVELS, first_level(table))


def _read_task(table: Table, data: Mapping[str, Any]) -> None:
    default = {"kind": "reroll"} if table.phase == FORMATION else None
    task = data.get("task", default)
    if task is None:
        return
    if not isinstance(task, Mapping) or task.get("kind") not in TASKS[1:]:
        raise BadPosition(
            f"field 'task': a mapping with a 'kind' out of {', '.join(TASKS[1:])} is needed, not {task!r}"
        )
    table.task = TASKS.index(task["kind"])
    if table.task == REROLL_TASK:
        table.left = 1
        table.picked = _bag(task.get("picked", {}), "task", DIE_NAMES)
    elif table.task == DRAGON_TASK:
        table.picked = _bag(task.get("picked", {}), "task", COMPANION_NAMES)
    else:
        most = 2 if table.task in (STRIKE_TASK, CHARM_TASK) else PARTY_DICE
        table.left = _number(task, "left", 1, most, 1)


# -- plain values -----------------------------------------------------------------------------------


def _number(data: Mapping[str, Any], field: str, least: int, most: int, default: int) -> int:
    return _whole_number(data.get(field, default), field, least, most)


def _whole_number(value: Any, field: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"field {field!r}: a number from {least} to {most} is needed, not {value!r}")
    return value


def _flag(data: Mapping[str, Any], field: str, default: bool) -> bool:
    value = data.get(field, default)
    if not isinstance(value, bool):
        raise BadPosition(f"field {field!r}: true or false is needed, not {value!r}")
    return value


def _bag(value: Any, field: str, names: Sequence[str]) -> int:
    if not isinstance(value, Mapping):
        raise BadPosition(f"field {field!r}: names with their counts are needed, not {value!r}")
    counts = [0] * len(names)
    for name, number in value.items():
        if name not in names:
            raise BadPosition(f"field {field!r}: {name!r} is none of {', '.join(names)}")
        counts[names.index(name)] = _whole_number(number, f"{field}: {name}", 0, 7)
    return pack(counts)
