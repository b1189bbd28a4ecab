"""Tactics: the move that the table of values and a look at the level suggest, in microseconds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import NO_WAY, Outlook
from undercroft.games.chest.bot.reroll import best_choice, promise
from undercroft.games.chest.bot.sense import pick_for_party
from undercroft.games.chest.bot.steps import best_fight, best_loot, best_slayer
from undercroft.games.chest.components import (
    CHEST,
    FIRST_TOKEN,
    MONSTER_TYPES,
    PARTY_FACES,
    PORTAL,
    POTION,
    REROLL,
    SCROLL,
    SCROLL_TOKEN,
    SERVES,
    TAKES_ALL,
    TARGETS,
    ULTIMATE,
    count,
    one,
)
from undercroft.games.chest.notation import (
    DESCEND,
    FLEE,
    PROCEED,
    READ_SCROLL,
    READ_TOKEN,
    REROLL_DIE,
    REST,
    REVIVE,
    ROLL,
    USE_TOKEN,
    USE_ULTIMATE,
    USES,
)
from undercroft.games.chest.offers import drinkable, offers
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import (
    DRAGON_PHASE,
    DRAGON_TASK,
    FORMATION,
    MONSTER_PHASE,
    NO_TASK,
    REGROUP,
    REROLL_TASK,
    REVIVE_TASK,
)
from undercroft.kernel.chance import Chance

NEAR: Final = 0.4  # points: moves that are worse by more need no thought
HELP: Final = 0.05  # by how much a token or the ultimate must be better than doing without
UNSURE: Final = 0.0  # by how much the first guess of what a scroll brings may be wrong
WORTH_THE_STAIRS: Final = 0.03  # points that the levels below must promise, a reserve of dice aside


def move_of(game: Chest, chance: Chance) -> i64:
    """The move to make."""
    if game.task == REROLL_TASK:
        return pick_for_party(game) if game.phase == FORMATION else pick(game)
    if game.task == REVIVE_TASK:
        return REVIVE + best_face(game)
    if game.task == DRAGON_TASK:
        _, slayer = best_slayer(Outlook(game), game)
        return slayer
    if game.task != NO_TASK:
        return best_after(game, chance)
    outlook = Outlook(game)
    if game.phase == REGROUP:
        forces = game.forces()
        rests = outlook.lost(forces) + float(game.level) - portal_saves(outlook)
        return DESCEND if outlook.rest(forces, game.lair, outlook.ready) > rests + WORTH_THE_STAIRS else REST
    return on_level(game, outlook, chance)


def portal_saves(outlook: Outlook) -> float:
    """What a portal brings beyond its own worth, if the level cannot be won."""
    if not outlook.portals:
        return 0.0
    return max(0.0, float(outlook.level) - outlook.worths[PORTAL])


# -- a level ----------------------------------------------------------------------------------------


def on_level(game: Chest, outlook: Outlook, chance: Chance) -> i64:
    forces = game.forces()
    lost = outlook.lost(forces)
    if game.phase == DRAGON_PHASE:
        value, move = best_slayer(outlook, game)
    elif game.monsters:
        value, move = best_fight(outlook, game)
    else:
        value, move = best_loot(outlook, game)
    if value < lost:
        value, move = lost, -1
    # Help that needs no luck: the ultimate, tokens.
    for other in game.offered:
        if (other >= USE_TOKEN and is_help(game, other)) or is_early_drink(game, other):
            worth = value_after(game, other, chance)
            if worth > value + HELP:
                value, move = worth, other
    if game.phase == MONSTER_PHASE:
        scroll = scroll_of(game, outlook, value)
        if scroll >= 0:
            return scroll
    if move >= 0:
        return move
    return leave(game, outlook)


def is_help(game: Chest, move: i64) -> bool:
    if move == USE_ULTIMATE:
        return ULTIMATE[game.side] != REROLL
    if move >= READ_SCROLL:
        return False
    return move != USE_TOKEN + PORTAL


def is_early_drink(game: Chest, move: i64) -> bool:
    """Potions that are drunk before the fights; all that can be."""
    if move >= USES or game.phase != MONSTER_PHASE or move // 8 % TARGETS != POTION or not game.monsters:
        return False
    return move % 8 == drinkable(game, move // 8 // TARGETS, count(game.dungeon, POTION))


def scroll_of(game: Chest, outlook: Outlook, value: float) -> i64:
    """The scroll to read, or the ultimate that re-rolls; -1 if the level is better faced as it lies."""
    found: i64 = -1
    forces = game.forces()
    most = value + HELP
    if READ_SCROLL in game.offered:
        worth = worth_of_casting(game, outlook, forces - one(SCROLL), value)
        if worth > most:
            found, most = READ_SCROLL, worth
    elif READ_TOKEN in game.offered:
        worth = worth_of_casting(game, outlook, forces - one(FIRST_TOKEN + SCROLL_TOKEN), value)
        if worth > most:
            found, most = READ_TOKEN, worth
    if USE_ULTIMATE in game.offered and ULTIMATE[game.side] == REROLL:
        outlook.ready = False
        if worth_of_casting(game, outlook, forces, value) > most:
            found = USE_ULTIMATE
        outlook.ready = True
    return found


def worth_of_casting(game: Chest, outlook: Outlook, forces: i64, value: float) -> float:
    if promise(outlook, game, forces) < value - UNSURE:
        return NO_WAY
    _, worth = best_choice(outlook, game, forces)
    return worth


def leave(game: Chest, outlook: Outlook) -> i64:
    """All is lost: a portal saves the level's points, if they are more than its own."""
    saves = portal_saves(outlook) > 0 or FLEE not in game.offered
    if saves and USE_TOKEN + PORTAL in game.offered:
        return USE_TOKEN + PORTAL
    if FLEE in game.offered:
        return FLEE
    return PROCEED if PROCEED in game.offered else game.offered[-1]


def value_begun(game: Chest, chance: Chance) -> float:
    """What a level is worth when a choice has begun; begun choices are finished in the best way."""
    while game.task == REVIVE_TASK:
        game.revive(best_face(game))
    if game.task == NO_TASK:
        return Outlook(game).value(game)
    best = NO_WAY
    for move in offers(game):
        best = max(best, value_after(game, move, chance))
    return best


def value_after(game: Chest, move: i64, chance: Chance) -> float:
    twin = game.copy()
    twin.carry_out(move, chance)
    return value_begun(twin, chance)


def is_near(game: Chest, move: i64, chance: Chance) -> bool:
    """Whether a move deserves a thought beside the one that tactics suggest."""
    if game.task != NO_TASK or game.phase == REGROUP:
        return move != USE_TOKEN + PORTAL
    if move in (READ_SCROLL, READ_TOKEN):
        return True
    if move < USES:
        target = move // 8 % TARGETS
        if target >= MONSTER_TYPES or move % 8 < taken(game, move // 8 // TARGETS, target):
            return False
    elif not is_help(game, move):
        return False
    return value_after(game, move, chance) > Outlook(game).value(game) - NEAR


def taken(game: Chest, companion: i64, monster: i64) -> i64:
    """How many of these monsters a companion beats."""
    takes_all = TAKES_ALL[game.side * PARTY_FACES + SERVES[companion]] >> monster & 1
    return count(game.dungeon, monster) if takes_all else 1


# -- choices in several steps -----------------------------------------------------------------------


def best_after(game: Chest, chance: Chance) -> i64:
    """Strikes and charms: what leads to the best."""
    best, most = game.offered[0], NO_WAY
    for move in game.offered:
        value = value_after(game, move, chance)
        if value > most:
            best, most = move, value
    return best


def best_face(game: Chest) -> i64:
    """Of a die that comes back."""
    outlook = Outlook(game)
    forces, lair, ready = game.forces(), game.lair, outlook.ready
    chests, potions = count(game.dungeon, CHEST), count(game.dungeon, POTION)
    best: i64 = 0
    most = NO_WAY
    face: i64 = 0
    while face < PARTY_FACES:
        with_it = forces + one(face)
        more = game.left - 1
        while more:
            with_it += one(outlook.best_face(with_it, lair, ready))
            more -= 1
        if game.monsters:
            value = outlook.fought(with_it, game.dungeon, lair, ready)
        else:
            value = outlook.loot(with_it, chests, potions, lair, ready)
        if value > most:
            best, most = face, value
        face += 1
    return best


def pick(game: Chest) -> i64:
    """The next die for a re-roll on a level."""
    outlook = Outlook(game)
    chosen, _ = best_choice(outlook, game, game.forces())
    rest: i64 = chosen - game.picked
    if chosen < 0:
        return ROLL if ROLL in game.offered else game.offered[0]
    if not rest:
        return ROLL
    die: i64 = 0
    while not rest >> 4 * die & 15:
        die += 1
    return REROLL_DIE + die
