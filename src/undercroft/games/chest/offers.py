"""What the adventurer may do: the legal moves, in a fixed order."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.components import (
    BAIT,
    BALLAD,
    CHEST,
    COMPANION,
    DRAGON_NEEDS,
    ELIXIR,
    FIRST_TEMPORARY,
    FURY,
    INTERVENTION,
    LOOTS_EARLY,
    MADE_OF,
    MONSTER_TYPES,
    NO_ULTIMATE,
    PARTY_FACES,
    PORTAL,
    POTION,
    POWER,
    REROLL,
    RING,
    SCROLL,
    SCROLL_TOKEN,
    SERVES,
    SUMMON,
    SUMMONS,
    TAKES,
    TAKES_ALL,
    TARGETS,
    TOKEN_KINDS,
    ULTIMATE,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import (
    CHARM_ONE,
    DESCEND,
    DICE,
    ENOUGH,
    FLEE,
    KEEP,
    PAY,
    PROCEED,
    READ_SCROLL,
    READ_TOKEN,
    REROLL_DIE,
    REST,
    REVIVE,
    ROLL,
    SLAY,
    STRIKE_AT,
    SUMMON_MANY,
    UP_TO,
    USE_TOKEN,
    USE_ULTIMATE,
)
from undercroft.games.chest.state import (
    CHARM_TASK,
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    LOOT_PHASE,
    MONSTER_PHASE,
    NO_TASK,
    REGROUP,
    REROLL_TASK,
    REVIVE_TASK,
    Table,
)

REVIVALS = tuple([REVIVE + face for face in range(PARTY_FACES)])


def offers(table: Table) -> tuple[int, ...]:
    """The legal moves of the adventurer."""
    if table.task != NO_TASK:
        return task_offers(table)
    found: list[int] = []
    if table.phase == MONSTER_PHASE:
        add_uses(table, found, 0, TARGETS if LOOTS_EARLY[table.side] else MONSTER_TYPES)
        add_scrolls(table, found)
        add_ultimate(table, found)
        add_tokens(table, found)
        found.append(FLEE if table.monsters else PROCEED)
    elif table.phase == LOOT_PHASE:
        add_uses(table, found, CHEST, TARGETS)
        if table.setup.scrolls_anywhere:
            add_scrolls(table, found)
        add_ultimate(table, found)
        add_tokens(table, found)
        found.append(PROCEED)
    elif table.phase == DRAGON_PHASE:
        add_slayers(table, found)
        if table.setup.scrolls_anywhere:
            add_scrolls(table, found)
        add_ultimate(table, found)
        add_tokens(table, found)
        found.append(FLEE)
    elif table.phase == REGROUP:
        add_tokens(table, found)
        found.append(REST)
        found.append(DESCEND)
    return tuple(found)


# -- companions -------------------------------------------------------------------------------------


def add_uses(table: Table, found: list[int], first: i64, end: i64) -> None:
    """Each companion on each dungeon face from `first` up to `end`: on one, or on any number of those it masters."""
    dungeon = table.dungeon
    if not dungeon:
        return
    forces = table.forces()
    row = table.side * PARTY_FACES
    companion: i64 = 0
    while forces:
        if forces & 15:
            kind = row + SERVES[companion]
            takes: i64 = TAKES[kind]
            takes_all: i64 = TAKES_ALL[kind]
            for target in range(first, end):
                number = count(dungeon, target)
                if number and takes >> target & 1:
                    if target == POTION:
                        number = drinkable(table, companion, number)
                    elif not takes_all >> target & 1:
                        number = 1
                    found.extend(UP_TO[(companion * TARGETS + target) * 8 + number])
        forces >>= 4
        companion += 1


def drinkable(table: Table, companion: i64, potions: i64) -> i64:
    """A potion needs a die in the graveyard; a drinker that is a die lies there too."""
    dead = table.graveyard + 1 if companion < PARTY_FACES else table.graveyard
    return min(potions, dead)


def add_slayers(table: Table, found: list[int]) -> None:
    """Companions that can still be part of a band of different types.

    Any choice of different types can be completed if the whole party spreads over enough types.
    """
    forces = table.forces()
    if table.spread(forces) < DRAGON_NEEDS[table.side]:
        return
    picked = table.picked
    wanted = size(picked) + 1
    companion: i64 = 0
    while forces >> 4 * companion:
        if count(forces, companion) > count(picked, companion) and table.spread(picked + one(companion)) == wanted:
            found.append(SLAY + companion)
        companion += 1


def is_band_settled(table: Table, found: list[int]) -> bool:
    """Whether everybody who can still join is needed, so that only their order would be a question."""
    rest = table.forces() - table.picked
    number: i64 = 0
    for move in found:
        number += count(rest, move - SLAY)
    return number == table.left


def add_scrolls(table: Table, found: list[int]) -> None:
    """A scroll needs something to re-roll; it is spent first, so not itself."""
    if count(table.party, SCROLL) and (table.dungeon or table.party != one(SCROLL)):
        found.append(READ_SCROLL)
    if count(table.tokens[table.adventurer], SCROLL_TOKEN) and (table.dungeon or table.party):
        found.append(READ_TOKEN)


# -- heroes and tokens ------------------------------------------------------------------------------


def add_ultimate(table: Table, found: list[int]) -> None:
    """The ultimate, once an adventure, if there is something it changes."""
    ultimate = ULTIMATE[table.side]
    if table.exhausted or ultimate == NO_ULTIMATE:
        return
    if ultimate == SUMMON:
        monster = MADE_OF[SUMMONS[table.side] - FIRST_TEMPORARY]
        number = count(table.dungeon, monster)
        for few in range(min(POWER[table.side], number)):
            found.append(SUMMON_MANY + few)
    elif ultimate == INTERVENTION:
        if is_worth_intervening(table):
            for token in range(TOKEN_KINDS):
                if count(table.tokens[table.adventurer], token):
                    found.append(PAY + token)
    elif changes_something(table, ultimate):
        found.append(USE_ULTIMATE)


def is_worth_intervening(table: Table) -> bool:
    potions = count(table.dungeon, POTION)
    return bool(table.lair or table.monsters or count(table.dungeon, CHEST) or (potions and table.graveyard))


def changes_something(table: Table, ultimate: i64) -> bool:
    if ultimate == COMPANION:
        return True
    if ultimate == FURY:
        return bool(table.dungeon or table.lair)
    if ultimate == REROLL:
        return bool(table.dungeon or table.party)
    if ultimate == BALLAD:
        return table.lair > 0
    return table.monsters != 0  # strike, cry, charm


def add_tokens(table: Table, found: list[int]) -> None:
    tokens: i64 = table.tokens[table.adventurer]
    if not tokens >> 4 * RING:
        return
    if count(tokens, RING) and table.lair:
        found.append(USE_TOKEN + RING)
    if count(tokens, ELIXIR) and table.graveyard:
        found.append(USE_TOKEN + ELIXIR)
    if count(tokens, BAIT) and table.phase == MONSTER_PHASE and baited(table):
        found.append(USE_TOKEN + BAIT)
    if count(tokens, PORTAL):
        found.append(USE_TOKEN + PORTAL)


def baited(table: Table) -> i64:
    """The bag of dice that a bait turns into dragons."""
    return table.monsters if table.setup.bait_monsters_only else table.dungeon


# -- choices in several steps -----------------------------------------------------------------------


def task_offers(table: Table) -> tuple[int, ...]:
    if table.task == REVIVE_TASK:
        return REVIVALS
    found: list[int] = []
    if table.task == REROLL_TASK:
        add_dice(table, found)
        if table.picked:
            found.append(ROLL)
        elif table.phase == FORMATION:
            found.append(KEEP)
    elif table.task == DRAGON_TASK:
        add_slayers(table, found)
        if is_band_settled(table, found):
            return (found[0],)
    else:
        block = CHARM_ONE if table.task == CHARM_TASK else STRIKE_AT
        for monster in range(MONSTER_TYPES):
            if count(table.dungeon, monster):
                found.append(block + monster)
        if not table.is_first_step():
            found.append(ENOUGH)
    return tuple(found)


def add_dice(table: Table, found: list[int]) -> None:
    """Dice for a re-roll are picked in one order only, so that no set can be picked in two ways."""
    dice = table.party | table.dungeon << 4 * PARTY_FACES
    die: i64 = 0
    while table.picked >> 4 * (die + 1):
        die += 1
    while die < DICE:
        if count(dice, die) > count(table.picked, die):
            found.append(REROLL_DIE + die)
        die += 1
