"""What no position of Chest can be: refusals for positions written by hand."""

from __future__ import annotations

from undercroft.games.chest.cards import HEROES
from undercroft.games.chest.components import (
    ADVENTURES,
    CHARM,
    COMPANION,
    COMPANION_NAMES,
    DRAGON_NEEDS,
    DRAGON_WAKES,
    DUNGEON_DICE,
    EXTRA,
    FIRST_TEMPORARY,
    HERO,
    INTERVENTION,
    LEVELS,
    LOOTS_EARLY,
    NO_HERO,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
    POWER,
    REROLL,
    REROLLS_PARTY,
    STRIKE,
    SUMMONS,
    ULTIMATE,
    count,
    size,
)
from undercroft.games.chest.notation import DICE
from undercroft.games.chest.state import (
    CHARM_TASK,
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    LOOT_PHASE,
    MONSTER_PHASE,
    NO_TASK,
    OVER,
    REGROUP,
    REROLL_TASK,
    REVIVE_TASK,
    STRIKE_TASK,
    Table,
)
from undercroft.kernel.errors import BadPosition


def check(table: Table) -> None:
    """Refuse what cannot be, naming the field."""
    _check_end(table)
    _check_dice(table)
    _check_companions(table)
    _check_phase(table)
    _check_task(table)


def exhausted_by_task(table: Table) -> bool:
    """A strike or charm in progress that only the ultimate can have begun."""
    ultimate = ULTIMATE[table.side]
    return (table.task == STRIKE_TASK and ultimate == STRIKE) or (table.task == CHARM_TASK and ultimate == CHARM)


def _need(holds: bool, field: str, why: str) -> None:
    if not holds:
        raise BadPosition(f"field {field}: {why}")


def _check_end(table: Table) -> None:
    all_done = table.done == ADVENTURES * table.seats
    _need(all_done == (table.phase == OVER), "done", f"the game is over after {ADVENTURES} adventures each, not before")
    if all_done:
        is_bare = not (table.party or table.dungeon or table.lair or table.temporary or table.task)
        _need(is_bare, "phase", "when the game is over no dice and companions are out")


def _dice_on_level(table: Table) -> int:
    """Dungeon dice of this level, those that serve as companions included."""
    return size(table.dungeon) + size(table.temporary) - count(table.temporary, HERO - FIRST_TEMPORARY)


def _dice_up_to(level: int) -> int:
    """How many dice can be on a level and in the lair: those just cast, and before them too few to wake the dragon."""
    earlier = level * (level - 1) // 2
    return level + min(earlier, DRAGON_WAKES - 1)


def first_level(table: Table) -> int:
    """The first level that can have the dice of a table: what a position means that names none."""
    on_level, level = _dice_on_level(table), 1
    while level < LEVELS and (on_level > level or on_level + table.lair > _dice_up_to(level)):
        level += 1
    return level


def _check_dice(table: Table) -> None:
    on_level = _dice_on_level(table)
    _need(on_level <= table.level, "dungeon", f"level {table.level} has at most {table.level} dice, not {on_level}")
    everywhere = on_level + table.lair
    _need(everywhere <= DUNGEON_DICE, "lair", f"there are {DUNGEON_DICE} dungeon dice, not {everywhere}")
    most = _dice_up_to(table.level)
    _need(everywhere <= most, "lair", f"on level {table.level} no more than {most} dice can be out, not {everywhere}")


def _check_companions(table: Table) -> None:
    hero = table.setup.heroes[table.adventurer]
    has_hero = 2 * hero != NO_HERO
    _need(has_hero or not table.exhausted, "exhausted", "there is no hero")
    for kind in range(3):
        number = count(table.temporary, kind)
        if not number:
            continue
        name, most = COMPANION_NAMES[FIRST_TEMPORARY + kind], 0
        for side in range(2 * hero, table.side + 1):  # who is still a novice has done nothing as a master
            if SUMMONS[side] == FIRST_TEMPORARY + kind:
                most = POWER[side]
            if kind == HERO - FIRST_TEMPORARY and ULTIMATE[side] == COMPANION:
                most = 1
        title = HEROES[hero] if has_hero else "nobody"
        _need(number <= most, "companions", f"{title} can have made {most} of {name!r}, not {number}")
        _need(table.exhausted, "exhausted", f"{name!r} came by the ultimate, so it was used")


def _check_phase(table: Table) -> None:
    if table.phase == FORMATION:
        _need(REROLLS_PARTY[table.side], "phase", "only the mercenary's novice side decides something at formation")
        fresh = table.level == 1 and not table.graveyard and not table.dungeon and not table.lair
        _need(fresh and not table.temporary, "phase", f"at formation {PARTY_DICE} dice are active and no level is cast")
        _need(not table.exhausted, "exhausted", "the hero is ready again at formation")
        _need(table.task == REROLL_TASK, "task", "at formation there is only the re-roll")
    elif table.phase == LOOT_PHASE:
        _need(not table.monsters, "phase", "the loot phase begins when no monster is left")
        _need(table.dungeon != 0 or table.task != NO_TASK, "phase", "without a chest or potion there is no loot phase")
    elif table.phase == DRAGON_PHASE:
        _need(not table.dungeon, "dungeon", "loot goes back before the dragon phase")
        _need(table.lair >= DRAGON_WAKES, "lair", f"the dragon wakes with {DRAGON_WAKES} dice in the lair")
    elif table.phase == REGROUP:
        _need(not table.dungeon, "dungeon", "at regroup the level is empty")
        _need(table.lair < DRAGON_WAKES, "lair", f"with {table.lair} dice in the lair the dragon must be faced first")
        _need(table.level < LEVELS, "level", f"on level {LEVELS} there is no choice at regroup, the adventurer rests")
        only_hero = table.temporary >> 4 * (HERO - FIRST_TEMPORARY) << 4 * (HERO - FIRST_TEMPORARY)
        _need(table.temporary == only_hero, "companions", "summoned companions leave before regroup")


def _check_task(table: Table) -> None:
    if table.task == REVIVE_TASK:
        _check_revival(table)
    elif table.task == REROLL_TASK:
        _check_reroll(table)
    elif table.task == DRAGON_TASK:
        _check_band(table)
    elif table.task in (STRIKE_TASK, CHARM_TASK):
        _need(table.phase == MONSTER_PHASE and table.monsters != 0, "task", "it needs monsters in the monster phase")
        _need(exhausted_by_task(table) or _is_extra(table), "task", "the adventurer's hero cannot have begun this")
        if exhausted_by_task(table):
            _need(table.exhausted, "exhausted", "the ultimate that began this task was used")
            _need(table.left <= POWER[table.side], "task", f"the ultimate takes {POWER[table.side]} at most")
        if table.task == CHARM_TASK and table.left < POWER[table.side]:
            _need(count(table.dungeon, POTION) > 0, "task", "the first monster has become a potion by now")


def _check_revival(table: Table) -> None:
    """An elixir brings one die back; more need potions, which were dice of this level."""
    _need(table.left <= table.graveyard, "task", f"only {table.graveyard} dice are in the graveyard")
    if table.left == 1:
        return
    drinks_early = LOOTS_EARLY[table.side] or (ULTIMATE[table.side] == INTERVENTION and table.exhausted)
    is_time = table.phase == LOOT_PHASE or (table.phase == MONSTER_PHASE and drinks_early)
    _need(is_time, "task", "only one die is revived here: potions are drunk in the loot phase")
    potions = table.level - _dice_on_level(table)
    _need(table.left <= potions, "task", f"no more than {potions} potions can have been drunk on level {table.level}")


def _is_extra(table: Table) -> bool:
    return table.task == STRIKE_TASK and EXTRA[table.side] >= 0 and table.left == 1


def _check_reroll(table: Table) -> None:
    dice = table.party | table.dungeon << 4 * PARTY_FACES
    for die in range(DICE):
        _need(count(table.picked, die) <= count(dice, die), "task", "more dice are picked than are there")
    if table.phase in (LOOT_PHASE, DRAGON_PHASE):
        by_ultimate = ULTIMATE[table.side] == REROLL and table.exhausted
        _need(by_ultimate or table.setup.scrolls_anywhere, "task", "scrolls are read in the monster phase")
    _need(table.phase != REGROUP, "task", "nothing is re-rolled at regroup")


def _check_band(table: Table) -> None:
    needs = DRAGON_NEEDS[table.side]
    picked = size(table.picked)
    _need(table.phase == DRAGON_PHASE, "task", "the dragon is fought in the dragon phase")
    forces = table.forces()
    for companion in range(len(COMPANION_NAMES)):
        enough = count(table.picked, companion) <= count(forces, companion)
        _need(enough, "task", f"more of {COMPANION_NAMES[companion]!r} are picked than are there")
    _need(0 < picked < needs, "task", f"{needs} companions are needed; {picked} cannot be picked so far")
    _need(table.spread(table.picked) == picked, "task", "companions against a dragon are of different types")
    table.left = needs - picked
