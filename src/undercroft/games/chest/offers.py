"""The legal moves of the adventurer, in a fixed order."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.components import (
    FIRST_TEMPORARY,
    MADE_OF,
    MONSTER_TYPES,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    TOKEN_KINDS,
    Face,
    Target,
    Token,
    Ultimate,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import DICE, UP_TO, Code
from undercroft.games.chest.state import ChestState, Phase, Task

REVIVALS = tuple([Code.REVIVE + face for face in range(PARTY_FACES)])


def offers(state: ChestState) -> tuple[int, ...]:
    """Returns the legal moves of the adventurer."""
    if state.task != Task.NONE:
        return task_offers(state)
    found: list[int] = []
    if state.phase == Phase.MONSTERS:
        add_uses(state, found, 0, TARGETS if SIDES[state.side].loots_early else MONSTER_TYPES)
        add_scrolls(state, found)
        add_ultimate(state, found)
        add_tokens(state, found)
        found.append(Code.FLEE if state.monsters else Code.PROCEED)
    elif state.phase == Phase.LOOT:
        add_uses(state, found, Target.CHEST, TARGETS)
        if state.setup.scrolls_anywhere:
            add_scrolls(state, found)
        add_ultimate(state, found)
        add_tokens(state, found)
        found.append(Code.PROCEED)
    elif state.phase == Phase.DRAGON:
        add_slayers(state, found)
        if state.setup.scrolls_anywhere:
            add_scrolls(state, found)
        add_ultimate(state, found)
        add_tokens(state, found)
        found.append(Code.FLEE)
    elif state.phase == Phase.REGROUP:
        add_tokens(state, found)
        found.append(Code.REST)
        found.append(Code.DESCEND)
    return tuple(found)


# -- companions -------------------------------------------------------------------------------------


def add_uses(state: ChestState, found: list[int], first: i64, end: i64) -> None:
    """Adds companions on the dungeon faces from `first` up to `end`: on one die, or on any number they master."""
    dungeon = state.dungeon
    if not dungeon:
        return
    forces = state.forces()
    hero = SIDES[state.side]
    companion: i64 = 0
    while forces:
        if forces & 15:
            takes: i64 = hero.takes[SERVES[companion]]
            takes_all: i64 = hero.takes_all[SERVES[companion]]
            for target in range(first, end):
                number = count(dungeon, target)
                if number and takes >> target & 1:
                    if target == Target.POTION:
                        number = drinkable(state, companion, number)
                    if number > 1 and not takes_all >> target & 1:
                        number = 1
                    found.extend(UP_TO[(companion * TARGETS + target) * 8 + number])
        forces >>= 4
        companion += 1


def drinkable(state: ChestState, companion: i64, potions: i64) -> i64:
    """Returns the potions that can be drunk: each needs a die in the graveyard, where a drinking die lies too."""
    dead = state.graveyard + 1 if companion < PARTY_FACES else state.graveyard
    return min(potions, dead)


def add_slayers(state: ChestState, found: list[int]) -> None:
    """Adds companions that can still join a band of different types, if the whole party covers enough types."""
    forces = state.forces()
    if state.spread(forces) < SIDES[state.side].dragon_needs:
        return
    picked = state.picked
    wanted = size(picked) + 1
    companion: i64 = 0
    while forces >> 4 * companion:
        if count(forces, companion) > count(picked, companion) and state.spread(picked + one(companion)) == wanted:
            found.append(Code.SLAY + companion)
        companion += 1


def is_band_settled(state: ChestState, found: list[int]) -> bool:
    """Returns whether every remaining candidate is needed, so that only their order would be a question."""
    rest = state.forces() - state.picked
    number: i64 = 0
    for move in found:
        number += count(rest, move - Code.SLAY)
    return number == state.left


def add_scrolls(state: ChestState, found: list[int]) -> None:
    """Adds scrolls. A scroll needs something to re-roll, and not itself: it is spent first."""
    if count(state.party, Face.SCROLL) and (state.dungeon or state.party != one(Face.SCROLL)):
        found.append(Code.READ_SCROLL)
    if count(state.tokens[state.adventurer], Token.SCROLL) and (state.dungeon or state.party):
        found.append(Code.READ_TOKEN)


# -- heroes and tokens ------------------------------------------------------------------------------


def add_ultimate(state: ChestState, found: list[int]) -> None:
    """Adds the ultimate, once per adventure, if it would change anything."""
    ultimate = SIDES[state.side].ultimate
    if state.exhausted or ultimate == Ultimate.NONE:
        return
    if ultimate == Ultimate.SUMMON:
        monster = MADE_OF[SIDES[state.side].summons - FIRST_TEMPORARY]
        for few in range(min(SIDES[state.side].power, count(state.dungeon, monster))):
            found.append(Code.SUMMON + few)
    elif ultimate == Ultimate.INTERVENTION:
        potions = count(state.dungeon, Target.POTION)
        if state.lair or state.monsters or count(state.dungeon, Target.CHEST) or (potions and state.graveyard):
            for token in range(TOKEN_KINDS):
                if count(state.tokens[state.adventurer], token):
                    found.append(Code.PAY + token)
    elif changes_something(state, ultimate):
        found.append(Code.ULTIMATE)


def changes_something(state: ChestState, ultimate: i64) -> bool:
    if ultimate == Ultimate.COMPANION:
        return True
    if ultimate == Ultimate.FURY:
        return bool(state.dungeon or state.lair)
    if ultimate == Ultimate.REROLL:
        return bool(state.dungeon or state.party)
    if ultimate == Ultimate.BALLAD:
        return state.lair > 0
    return state.monsters != 0  # strike, cry, charm


def add_tokens(state: ChestState, found: list[int]) -> None:
    tokens: i64 = state.tokens[state.adventurer]
    if not tokens >> 4 * Token.RING:
        return
    if count(tokens, Token.RING) and state.lair:
        found.append(Code.USE + Token.RING)
    if count(tokens, Token.ELIXIR) and state.graveyard:
        found.append(Code.USE + Token.ELIXIR)
    if count(tokens, Token.BAIT) and state.phase == Phase.MONSTERS and baited(state):
        found.append(Code.USE + Token.BAIT)
    if count(tokens, Token.PORTAL):
        found.append(Code.USE + Token.PORTAL)


def baited(state: ChestState) -> i64:
    """Returns the bag of dice that a bait turns into dragons."""
    return state.monsters if state.setup.bait_monsters_only else state.dungeon


# -- choices in several steps -----------------------------------------------------------------------


def task_offers(state: ChestState) -> tuple[int, ...]:
    if state.task == Task.REVIVE:
        return REVIVALS
    found: list[int] = []
    if state.task == Task.REROLL:
        add_dice(state, found)
        if state.picked:
            found.append(Code.ROLL)
        elif state.phase == Phase.FORMATION:
            found.append(Code.KEEP)
    elif state.task == Task.DRAGON:
        add_slayers(state, found)
        if is_band_settled(state, found):
            return (found[0],)
    else:
        block = Code.CHARM if state.task == Task.CHARM else Code.STRIKE
        for monster in range(MONSTER_TYPES):
            if count(state.dungeon, monster):
                found.append(block + monster)
        if not state.is_first_step():
            found.append(Code.ENOUGH)
    return tuple(found)


def add_dice(state: ChestState, found: list[int]) -> None:
    """Adds dice for a re-roll, which are picked in one order only, so that no set can be picked in two ways."""
    dice = state.party | state.dungeon << 4 * PARTY_FACES
    die: i64 = 0
    while state.picked >> 4 * (die + 1):
        die += 1
    while die < DICE:
        if count(dice, die) > count(state.picked, die):
            found.append(Code.REROLL + die)
        die += 1
