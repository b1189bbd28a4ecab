"""A position from data. Written by hand it may leave out almost everything; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undercroft.games.chest.cards import COMPANIONS, DUNGEON_FACES, FACES, HEROES, TOKENS
from undercroft.games.chest.check import check, exhausted_by_task, first_level
from undercroft.games.chest.components import (
    ADVENTURES,
    ALL_TOKENS,
    COMPANION_NAMES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    HERO_CARDS,
    LEVELS,
    MOST_XP,
    PARTY_DICE,
    TARGETS,
    TOKEN_KINDS,
    one,
    pack,
    size,
    unpack,
)
from undercroft.games.chest.notation import DIE_NAMES, MOVES
from undercroft.games.chest.offers import offers
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
from undercroft.kernel.given import shown
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader

FIELDS: Final = (
    "done", "adventurer", "heroes", "xp", "tokens", "level", "phase", "party", "graveyard",
    "companions", "exhausted", "dungeon", "lair", "task",
)  # fmt: skip
MOST_OF_A_KIND: Final = 7
A_PARTY: Final[dict[str, Any]] = {"warrior": 2, "cleric": 1, "mage": 1, "thief": 1, "champion": 1, "scroll": 1}


def load(table: Table, data: Mapping[str, Any]) -> None:
    """Fill an empty table with a saved or hand-written position."""
    reader = Reader(data, "", FIELDS)
    _read_seats(table, reader)
    _read_adventure(table, reader)
    _read_task(table, reader)
    table.exhausted = reader.flag("exhausted", table.temporary != 0 or exhausted_by_task(table))
    check(table)
    if table.phase == OVER:
        return
    table.waiting = 1 << table.adventurer
    table.offered = offers(table)
    if len(table.offered) < 2:
        only = f"the only move is `{MOVES[table.offered[0]]}`" if table.offered else "there is no move"
        raise BadPosition(f"nothing is to be decided in this position: {only}, so the rules would have gone on")


# -- who --------------------------------------------------------------------------------------------


def _read_seats(table: Table, reader: Reader) -> None:
    seats, options = table.seats, table.setup.options
    table.done = reader.number("done", 0, ADVENTURES * seats, 0)
    first = 0 if options.first is None else options.first
    table.adventurer = reader.number("adventurer", 0, seats - 1, (first + table.done) % seats)
    first = (table.adventurer - table.done) % seats
    if options.first is not None and options.first != first:
        raise reader.fail(
            "adventurer",
            f"after {table.done} adventures it is not seat {table.adventurer}'s turn, "
            f"as the option 'first' is {options.first}",
        )
    table.setup = Setup(options, _heroes(table, reader), first)
    table.xp = [reader.whole("xp", value, 0, MOST_XP) for value in _per_seat(table, reader, "xp", 0)]
    table.tokens = [_bag(reader, "tokens", value, TOKENS) for value in _per_seat(table, reader, "tokens", {})]
    table.supply = ALL_TOKENS
    for kind, owned in enumerate(ALL_COUNTS):
        held = sum([bag >> 4 * kind & 15 for bag in table.tokens])
        if held > owned:
            raise reader.fail("tokens", f"{held} of {TOKENS[kind]!r} are held, but there are only {owned}")
        table.supply -= held * one(kind)
    table.side = table.side_of(table.adventurer)


ALL_COUNTS: Final = unpack(ALL_TOKENS, TOKEN_KINDS)


def _heroes(table: Table, reader: Reader) -> list[int]:
    seats, options = table.seats, table.setup.options
    given: Any = reader.data.get("heroes")
    if options.heroless:
        if given is not None and given != [None] * seats:
            raise reader.fail("heroes", "the option 'heroless' says that nobody has a hero")
        return [HERO_CARDS] * seats
    wanted = None if isinstance(options.heroes, str) else [HEROES.index(id) for id in options.heroes]
    if given is None:
        given = wanted and [HEROES[hero] for hero in wanted]
    if given is None:
        given = HEROES[0]
    if isinstance(given, str):
        named = reader.index("heroes", given, HEROES)
        if wanted is not None and wanted[table.adventurer] != named:
            raise reader.fail("heroes", f"{given!r} is not the hero that the option gives the adventurer")
        if wanted is not None:
            return wanted
        if options.heroes == "mirror":
            return [named] * seats
        others = [hero for hero in range(HERO_CARDS) if hero != named]
        return [named if seat == table.adventurer else others.pop(0) for seat in range(seats)]
    if not isinstance(given, Sequence) or len(given) != seats:
        raise reader.fail("heroes", f"one hero per seat is needed ({seats}), not {shown(given)}")
    heroes = [reader.index("heroes", id, HEROES) for id in given]
    if wanted is not None and heroes != wanted:
        raise reader.fail("heroes", f"the option 'heroes' says {options.heroes}, not {list(given)}")
    distinct = len(set(heroes))
    if options.heroes == "mirror" and distinct > 1:
        raise reader.fail("heroes", "the option 'mirror' gives everybody the same hero")
    if options.heroes == "random" and distinct < seats:
        raise reader.fail("heroes", "a hero stands there twice; every card is there once")
    return heroes


def _per_seat(table: Table, reader: Reader, field: str, default: Any) -> list[Any]:
    """A value for each seat; a single one is the adventurer's."""
    value: Any = reader.data[field] if reader.has(field) else default
    if isinstance(value, type(default)):
        return [value if seat == table.adventurer else default for seat in range(table.seats)]
    return reader.parts(field, value, table.seats)


# -- where ------------------------------------------------------------------------------------------


def _read_adventure(table: Table, reader: Reader) -> None:
    table.phase = reader.name("phase", PHASES, OVER if table.done == ADVENTURES * table.seats else MONSTER_PHASE)
    table.party = _read_bag(reader, "party", FACES, {} if table.phase == OVER else A_PARTY)
    dead = PARTY_DICE - size(table.party)
    if dead < 0:
        raise reader.fail("party", f"there are {PARTY_DICE} party dice, not {size(table.party)}")
    table.graveyard = reader.number("graveyard", 0, PARTY_DICE, dead)
    if table.graveyard != dead:
        why = f"party and graveyard hold {PARTY_DICE} dice together, so it must be {dead}, not {table.graveyard}"
        raise reader.fail("graveyard", why)
    table.temporary = _read_bag(reader, "companions", COMPANIONS, {})
    monsters = {"goblin": 1} if table.phase == MONSTER_PHASE else {}
    table.dungeon = _read_bag(reader, "dungeon", DUNGEON_FACES[:TARGETS], monsters)
    table.lair = reader.number("lair", 0, DUNGEON_DICE, DRAGON_WAKES if table.phase == DRAGON_PHASE else 0)
    table.level = reader.number("level", 1, LEVELS, first_level(table))


def _read_task(table: Table, reader: Reader) -> None:
    default = {"kind": "reroll"} if table.phase == FORMATION else None
    given: Any = reader.data["task"] if reader.has("task") else default
    if given is None:
        return
    task = Reader(given, "task.", ("kind", "left", "picked", "needed"))
    table.task = 1 + task.index("kind", task.data.get("kind"), TASKS[1:])
    if table.task == REROLL_TASK:
        table.left = 1
        table.picked = _read_bag(task, "picked", DIE_NAMES, {})
    elif table.task == DRAGON_TASK:
        table.picked = _read_bag(task, "picked", COMPANION_NAMES, {})
    else:
        table.left = task.number("left", 1, 2 if table.task in (STRIKE_TASK, CHARM_TASK) else PARTY_DICE, 1)


def _read_bag(reader: Reader, field: str, names: Sequence[str], default: Data) -> int:
    return _bag(reader, field, reader.data[field] if reader.has(field) else default, names)


def _bag(reader: Reader, field: str, value: object, names: Sequence[str]) -> int:
    """Names and their counts, packed."""
    bag = Reader(value, f"{reader.where}{field}.", names)
    return pack([bag.number(name, 0, MOST_OF_A_KIND, 0) for name in names])
