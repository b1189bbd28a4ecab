"""The game's part of a view, and the prompt. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from mypy_extensions import i64

from undercroft.games.chest import view_types as shapes
from undercroft.games.chest.cards import COMPANIONS, FACES, HEROES, TARGET_FACES, TITLES, TOKENS
from undercroft.games.chest.components import (
    COMPANION_NAMES,
    DRAGON_WAKES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    HERO,
    LEVELS,
    NO_HERO,
    SIDES,
    count,
    size,
)
from undercroft.games.chest.notation import DIE_NAMES, MOVES
from undercroft.games.chest.offers import offers
from undercroft.games.chest.scoring import rank, score
from undercroft.games.chest.state import PHASES, TASKS, ChestState, Phase, Task
from undercroft.kernel.message import Message

Name = TypeVar("Name", bound=str)


def table(state: ChestState) -> shapes.TableView:
    """Returns the game's part of a view, the same for all seats."""
    is_solo_end = state.seats == 1 and state.phase == Phase.OVER
    summoned = state.temporary & ~(15 << 4 * (HERO - FIRST_TEMPORARY))
    return {
        "adventurer": state.adventurer,
        "lord": None if state.seats == 1 else (state.adventurer + 1) % state.seats,
        "level": state.level,
        "levels": LEVELS,
        "phase": PHASES[state.phase],
        "party": bag_data(state.party, FACES),
        "graveyard": state.graveyard,
        "companions": bag_data(state.temporary, COMPANIONS),
        "exhausted": state.exhausted,
        "dungeon": bag_data(state.dungeon, TARGET_FACES),
        "lair": state.lair,
        "wakes": DRAGON_WAKES,
        "stirs": state.lair >= DRAGON_WAKES and state.phase != Phase.DRAGON,
        "awake": state.phase == Phase.DRAGON,
        "reserve": DUNGEON_DICE - size(state.dungeon) - state.lair - size(summoned),
        "task": task_data(state),
        "supply": bag_data(state.supply, TOKENS),
        "players": [player(state, seat) for seat in range(state.seats)],
        "rank": rank(score(state, 0)) if is_solo_end else None,
    }


def player(state: ChestState, seat: int) -> shapes.Player:
    side = state.side_of(seat)
    turn = (seat - state.setup.first) % state.seats  # the place in the order of play
    return {
        "hero": None if side == NO_HERO else HEROES[side // 2],
        "side": None if side == NO_HERO else "master" if side % 2 else "novice",
        "title": None if side == NO_HERO else TITLES[side],
        "xp": state.xp[seat],
        "tokens": bag_data(state.tokens[seat], TOKENS),
        "done": (state.done + state.seats - 1 - turn) // state.seats,
        "score": score(state, seat),
    }


def bag_data(bag: i64, names: Sequence[Name]) -> dict[Name, int]:
    return {name: count(bag, kind) for kind, name in enumerate(names)}


def few_data(bag: i64, names: Sequence[str]) -> dict[str, int]:
    """Returns a bag as data, without empty entries."""
    return {name: number for name, number in bag_data(bag, names).items() if number}


def task_data(state: ChestState) -> shapes.Task | None:
    if state.task == Task.NONE:
        return None
    if state.task == Task.REROLL:
        return {"kind": "reroll", "picked": few_data(state.picked, DIE_NAMES)}
    if state.task == Task.DRAGON:
        picked = few_data(state.picked, COMPANION_NAMES)
        return {"kind": "dragon", "picked": picked, "needed": SIDES[state.side].dragon_needs}
    if state.task == Task.REVIVE:
        return {"kind": "revive", "left": state.left}
    if state.task == Task.STRIKE:
        return {"kind": "strike", "left": state.left}
    return {"kind": "charm", "left": state.left}


def prompt(state: ChestState, seat: int | None) -> Message:
    """Returns the adventurer's question; for others, whom they wait for."""
    if not state.waiting:
        return Message("chest-prompt-over")
    if seat != state.adventurer:
        return Message("chest-prompt-wait", {"who": state.adventurer, "level": state.level})
    if state.task != Task.NONE and (state.picked or state.phase != Phase.FORMATION):
        return Message("chest-prompt-task-" + TASKS[state.task], {"left": state.left, "picked": size(state.picked)})
    if state.phase == Phase.MONSTERS and not state.monsters:
        return Message("chest-prompt-cleared", {"level": state.level})
    if state.phase == Phase.DRAGON:
        return Message("chest-prompt-dragon", {"level": state.level, **dragon_ways(state)})
    return Message("chest-prompt-" + PHASES[state.phase], {"level": state.level})


def dragon_ways(state: ChestState) -> dict[str, int]:
    """Returns 1 for each way to deal with the awake dragon besides fleeing."""
    verbs = {MOVES[move].verb for move in offers(state)}
    tokens = {str(MOVES[move].args["token"]) for move in offers(state) if MOVES[move].verb == "use"}
    return {
        "needed": SIDES[state.side].dragon_needs,
        "fight": int("slay" in verbs),
        "ultimate": int(not verbs.isdisjoint(("ultimate", "summon", "pay"))),
        "scroll": int(not verbs.isdisjoint(("scroll", "scroll-token"))),
        **{token: int(token in tokens) for token in ("ring", "elixir", "portal")},
    }
