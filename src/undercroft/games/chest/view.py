"""What can be seen: everything. The table of a view, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mypy_extensions import i64

from undercroft.games.chest import view_types as shapes
from undercroft.games.chest.cards import (
    BOX,
    COMPANIONS,
    DUNGEON_FACES,
    FACES,
    HEROES,
    OTHER_CARDS,
    TARGET_FACES,
    TITLES,
    TOKENS,
)
from undercroft.games.chest.components import (
    COMPANION_NAMES,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    HERO,
    LEVELS,
    NO_HERO,
    count,
    size,
)
from undercroft.games.chest.notation import DIE_NAMES, MOVES
from undercroft.games.chest.offers import offers
from undercroft.games.chest.scoring import rank, score
from undercroft.games.chest.state import (
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    MONSTER_PHASE,
    NO_TASK,
    OVER,
    PHASES,
    REROLL_TASK,
    REVIVE_TASK,
    STRIKE_TASK,
    TASKS,
    Table,
)
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

VERSION = 2  # of the rules
Name = TypeVar("Name", bound=str)


def header(table: Table) -> Data:
    return {"game": "chest", "rules": VERSION, **OTHER_CARDS, "options": table.setup.options.data()}


def table(table: Table) -> shapes.Table:
    """The game's part of a view, alike for all seats."""
    is_solo_end = table.seats == 1 and table.phase == OVER
    summoned = table.temporary & ~(15 << 4 * (HERO - FIRST_TEMPORARY))
    return {
        "adventurer": table.adventurer,
        "lord": None if table.seats == 1 else (table.adventurer + 1) % table.seats,
        "level": table.level,
        "levels": LEVELS,
        "phase": PHASES[table.phase],
        "party": bag_data(table.party, FACES),
        "graveyard": table.graveyard,
        "companions": bag_data(table.temporary, COMPANIONS),
        "exhausted": table.exhausted,
        "dungeon": bag_data(table.dungeon, TARGET_FACES),
        "lair": table.lair,
        "wakes": DRAGON_WAKES,
        "awake": table.lair >= DRAGON_WAKES,
        "reserve": DUNGEON_DICE - size(table.dungeon) - table.lair - size(summoned),
        "task": task_data(table),
        "supply": bag_data(table.supply, TOKENS),
        "players": [player(table, seat) for seat in range(table.seats)],
        "rank": rank(score(table, 0)) if is_solo_end else None,
    }


def player(table: Table, seat: int) -> shapes.Player:
    side = table.side_of(seat)
    turn = (seat - table.setup.first) % table.seats  # the place in the order of play
    return {
        "hero": None if side == NO_HERO else HEROES[side // 2],
        "side": None if side == NO_HERO else "master" if side % 2 else "novice",
        "title": None if side == NO_HERO else TITLES[side],
        "xp": table.xp[seat],
        "tokens": bag_data(table.tokens[seat], TOKENS),
        "done": (table.done + table.seats - 1 - turn) // table.seats,
        "score": score(table, seat),
    }


def bag_data(bag: i64, names: Sequence[Name]) -> dict[Name, int]:
    return {name: count(bag, kind) for kind, name in enumerate(names)}


def few_data(bag: i64, names: Sequence[str]) -> dict[str, int]:
    """A bag as data, without what is not in it."""
    return {name: number for name, number in bag_data(bag, names).items() if number}


def task_data(table: Table) -> shapes.Task | None:
    if table.task == NO_TASK:
        return None
    if table.task == REROLL_TASK:
        return {"kind": "reroll", "picked": few_data(table.picked, DIE_NAMES)}
    if table.task == DRAGON_TASK:
        picked = few_data(table.picked, COMPANION_NAMES)
        return {"kind": "dragon", "picked": picked, "needed": DRAGON_NEEDS[table.side]}
    if table.task == REVIVE_TASK:
        return {"kind": "revive", "left": table.left}
    if table.task == STRIKE_TASK:
        return {"kind": "strike", "left": table.left}
    return {"kind": "charm", "left": table.left}


def prompt(table: Table, seat: int | None) -> Message:
    """What is asked of the adventurer; whom the others wait for."""
    if not table.waiting:
        return Message("chest-prompt-over")
    if seat != table.adventurer:
        return Message("chest-prompt-wait", {"who": table.adventurer, "level": table.level})
    if table.task != NO_TASK and (table.picked or table.phase != FORMATION):
        return Message("chest-prompt-task-" + TASKS[table.task], {"left": table.left, "picked": size(table.picked)})
    if table.phase == MONSTER_PHASE and not table.monsters:
        return Message("chest-prompt-cleared", {"level": table.level})
    if table.phase == DRAGON_PHASE:
        return Message("chest-prompt-dragon", {"level": table.level, **dragon_ways(table)})
    return Message("chest-prompt-" + PHASES[table.phase], {"level": table.level})


def dragon_ways(table: Table) -> dict[str, int]:
    """What there is to do about the dragon that is awake, beside fleeing: 1 for each kind of move on offer."""
    verbs = {MOVES[move].verb for move in offers(table)}
    tokens = {str(MOVES[move].args["token"]) for move in offers(table) if MOVES[move].verb == "use"}
    return {
        "needed": DRAGON_NEEDS[table.side],
        "fight": int("slay" in verbs),
        "ultimate": int(not verbs.isdisjoint(("ultimate", "summon", "pay"))),
        "scroll": int(not verbs.isdisjoint(("scroll", "scroll-token"))),
        **{token: int(token in tokens) for token in ("ring", "elixir", "portal")},
    }


def message_ids() -> set[str]:
    """Texts whose ids are built from names."""
    ids = {f"chest-prompt-{phase}" for phase in PHASES} | {f"chest-prompt-task-{task}" for task in TASKS if task}
    ids |= {f"chest-face-{id}" for id in (*FACES, *DUNGEON_FACES)}
    ids |= {f"chest-face-{id}-rule" for id in (*FACES, *DUNGEON_FACES)}
    ids |= {f"chest-token-{id}{end}" for id in TOKENS for end in ("", "-rule")}
    ids |= {f"chest-companion-{id}{end}" for id in COMPANIONS for end in ("", "-rule")}
    ids |= {f"chest-hero-{id}{end}" for id in TITLES for end in ("", "-skill", "-ultimate")}
    ids |= {f"chest-rank-{row.id}" for row in BOX.ranks}
    ids |= {f"chest-achievement-{row.id}{end}" for row in BOX.achievements for end in ("", "-how")}
    return ids
