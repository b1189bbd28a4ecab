"""Tactics: the move that the table of values and a look at the level suggest, in microseconds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import DICE_ONLY, NO_WAY, Outlook
from undercroft.games.chest.bot.reroll import best_choice, promise
from undercroft.games.chest.bot.sense import pick_for_party
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    COMPANION_TYPES,
    FIRST_TOKEN,
    MONSTER_TYPES,
    PARTY_DICE,
    PARTY_FACES,
    SERVES,
    SIDES,
    TARGETS,
    Face,
    Target,
    Token,
    Ultimate,
    count,
    one,
    size,
)
from undercroft.games.chest.notation import UP_TO, USES, Code
from undercroft.games.chest.offers import drinkable, offers
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import ChestState, Phase, Task
from undercroft.kernel.chance import Chance

NEAR: Final = 0.4  # points: moves that are worse by more need no thought
HELP: Final = 0.05  # by how much a token or the ultimate must be better than doing without
UNSURE: Final = 0.0  # by how much the first guess of what a scroll brings may be wrong
WORTH_THE_STAIRS: Final = 0.03  # points that the levels below must promise, a reserve of dice aside


def move_of(game: Chest, chance: Chance) -> i64:
    """Returns the move of tactics."""
    if game.task == Task.REROLL:
        return pick_for_party(game) if game.phase == Phase.FORMATION else pick(game)
    if game.task == Task.REVIVE:
        return Code.REVIVE + best_face(game)
    if game.task == Task.DRAGON:
        _, slayer = best_slayer(Outlook(game), game)
        return slayer
    if game.task != Task.NONE:
        return best_after(game, chance)
    outlook = Outlook(game)
    if game.phase == Phase.REGROUP:
        forces = game.forces()
        rests = outlook.lost(forces) + float(game.level) - portal_saves(outlook)
        return Code.DESCEND if outlook.rest(forces, game.lair, outlook.ready) > rests + WORTH_THE_STAIRS else Code.REST
    return on_level(game, outlook, chance)


def portal_saves(outlook: Outlook) -> float:
    """Returns the points a portal saves beyond its own worth if the level cannot be won."""
    if not outlook.portals:
        return 0.0
    return max(0.0, float(outlook.level) - outlook.worths[Token.PORTAL])


# -- a level ----------------------------------------------------------------------------------------


def on_level(game: Chest, outlook: Outlook, chance: Chance) -> i64:
    forces = game.forces()
    lost = outlook.lost(forces)
    if game.phase == Phase.DRAGON:
        value, move = best_slayer(outlook, game)
    elif game.monsters:
        value, move = best_fight(outlook, game)
    else:
        value, move = best_loot(outlook, game)
    if value < lost:
        value, move = lost, -1
    # Help that needs no luck: the ultimate, tokens.
    for other in game.offered:
        if (other >= Code.USE and is_help(game, other)) or is_early_drink(game, other):
            worth = value_after(game, other, chance)
            if worth > value + HELP:
                value, move = worth, other
    if game.phase == Phase.MONSTERS:
        scroll = scroll_of(game, outlook, value)
        if scroll >= 0:
            return scroll
    if move >= 0:
        return move
    return leave(game, outlook)


def is_help(game: Chest, move: i64) -> bool:
    if move == Code.ULTIMATE:
        return SIDES[game.side].ultimate != Ultimate.REROLL
    if move >= Code.READ_SCROLL:
        return False
    return move != Code.USE + Token.PORTAL


def is_early_drink(game: Chest, move: i64) -> bool:
    """Returns whether a move drinks, before the fights, as many potions as possible."""
    if move >= USES or game.phase != Phase.MONSTERS or move // 8 % TARGETS != Target.POTION or not game.monsters:
        return False
    return move % 8 == drinkable(game, move // 8 // TARGETS, count(game.dungeon, Target.POTION))


def scroll_of(game: Chest, outlook: Outlook, value: float) -> i64:
    """Returns the scroll to read, or the ultimate that re-rolls; -1 if the level is better faced as it lies."""
    found: i64 = -1
    forces = game.forces()
    most = value + HELP
    if Code.READ_SCROLL in game.offered:
        worth = worth_of_casting(game, outlook, forces - one(Face.SCROLL), value)
        if worth > most:
            found, most = Code.READ_SCROLL, worth
    elif Code.READ_TOKEN in game.offered:
        worth = worth_of_casting(game, outlook, forces - one(FIRST_TOKEN + Token.SCROLL), value)
        if worth > most:
            found, most = Code.READ_TOKEN, worth
    if Code.ULTIMATE in game.offered and SIDES[game.side].ultimate == Ultimate.REROLL:
        outlook.ready = False
        if worth_of_casting(game, outlook, forces, value) > most:
            found = Code.ULTIMATE
        outlook.ready = True
    return found


def worth_of_casting(game: Chest, outlook: Outlook, forces: i64, value: float) -> float:
    if promise(outlook, game, forces) < value - UNSURE:
        return NO_WAY
    _, worth = best_choice(outlook, game, forces)
    return worth


def leave(game: Chest, outlook: Outlook) -> i64:
    """Returns the move that gives the level up: a portal if its points are worth more, else fleeing."""
    saves = portal_saves(outlook) > 0 or Code.FLEE not in game.offered
    if saves and Code.USE + Token.PORTAL in game.offered:
        return Code.USE + Token.PORTAL
    if Code.FLEE in game.offered:
        return Code.FLEE
    return Code.PROCEED if Code.PROCEED in game.offered else game.offered[-1]


def value_begun(game: Chest, chance: Chance) -> float:
    """Returns the worth of a level in which a choice has begun and is finished in the best way."""
    while game.task == Task.REVIVE:
        game.revive(best_face(game))
    if game.task == Task.NONE:
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
    """Returns whether a move deserves a thought beside the one that tactics suggest."""
    if game.task != Task.NONE or game.phase == Phase.REGROUP:
        return move != Code.USE + Token.PORTAL
    if move in (Code.READ_SCROLL, Code.READ_TOKEN):
        return True
    if move < USES:
        target = move // 8 % TARGETS
        if target >= MONSTER_TYPES or move % 8 < taken(game, move // 8 // TARGETS, target):
            return False
    elif not is_help(game, move):
        return False
    return value_after(game, move, chance) > Outlook(game).value(game) - NEAR


def taken(game: Chest, companion: i64, monster: i64) -> i64:
    """Returns how many of these monsters a companion beats."""
    takes_all = SIDES[game.side].takes_all[SERVES[companion]] >> monster & 1
    return count(game.dungeon, monster) if takes_all else 1


def best_fight(outlook: Outlook, state: ChestState) -> tuple[float, i64]:
    """Returns the value of the best way through the monsters, and its first move."""
    forces, dungeon, lair = state.forces(), state.dungeon, state.lair
    best = NO_WAY
    chosen: i64 = -1
    is_first = True
    target: i64 = 0
    while target < MONSTER_TYPES and (is_first or outlook.extra >= 0):
        number = count(dungeon, target)
        companion: i64 = 0
        while number and forces >> 4 * companion:
            if count(forces, companion) and (is_first or SERVES[companion] == outlook.extra):
                value = outlook.after_fight(forces, dungeon, lair, outlook.ready, companion, target, number)
                if value > best:
                    best = value
                    taken = number if outlook.masters >> 16 * target + companion & 1 else 1
                    chosen = UP_TO[(companion * TARGETS + target) * 8 + taken][-1]
            companion += 1
        if number:
            is_first = False
        target += 1
    return best, chosen


def best_loot(outlook: Outlook, state: ChestState) -> tuple[float, i64]:
    """Returns the value of the best way to take the loot, and its first move: to proceed, if none pays."""
    forces, lair, ready = state.forces(), state.lair, outlook.ready
    chests, potions = count(state.dungeon, Target.CHEST), count(state.dungeon, Target.POTION)
    best = outlook.dragon(forces, lair, ready)
    chosen: i64 = Code.PROCEED
    dead = PARTY_DICE - size(forces & DICE_ONLY)
    may_loot = state.phase == Phase.LOOT
    companion: i64 = 0
    while forces >> 4 * companion:
        if count(forces, companion):
            rest = forces - one(companion)
            number = chests if outlook.masters >> 16 * Target.CHEST + companion & 1 else min(chests, 1)
            if number and outlook.fighters >> companion & 1:
                value = outlook.loot(rest, chests - number, potions, lair, ready) + float(number) * outlook.draws
                if value > best:
                    best = value
                    if may_loot:
                        chosen = UP_TO[(companion * TARGETS + Target.CHEST) * 8 + number][-1]
            number = min(potions, dead + 1 if companion < PARTY_FACES else dead)
            if number:
                value = outlook.revived(rest, number, chests, lair, ready)
                if value > best:
                    best = value
                    if may_loot:
                        chosen = UP_TO[(companion * TARGETS + Target.POTION) * 8 + number][-1]
        companion += 1
    return best, chosen


def best_slayer(outlook: Outlook, state: ChestState) -> tuple[float, i64]:
    """Returns the value of the best band against the dragon, and who should join it next."""
    picked = state.picked
    forces = state.forces()
    faces: i64 = 0
    pair: i64 = 0
    needed: i64 = SIDES[outlook.side].dragon_needs - size(picked)
    companion: i64 = 0
    while picked >> 4 * companion:
        number = count(picked, companion)
        if number:
            forces -= number << 4 * companion
            face: i64 = SERVES[companion]
            if SIDES[outlook.side].either >> face & 1:
                pair += number
            elif face < COMPANION_TYPES:
                faces |= 1 << face
        companion += 1
    best = NO_WAY
    chosen: i64 = -1
    for move in state.offered:
        if Code.SLAY <= move < Code.SLAY + ALL_COMPANIONS:
            value = joined_by(outlook, forces, move - Code.SLAY, needed, faces, pair)
            if value > best:
                best = value
                chosen = move
    return best, chosen


def joined_by(outlook: Outlook, forces: i64, companion: i64, needed: i64, faces: i64, pair: i64) -> float:
    """Returns the value of a band with this companion in it, whoever joins after it."""
    face: i64 = SERVES[companion]
    rest = forces - one(companion)
    if face >= COMPANION_TYPES:
        return outlook.slain(rest, 0, needed - 1, faces, pair, outlook.ready)
    if SIDES[outlook.side].either >> face & 1:
        return outlook.slain(rest, 0, needed - 1, faces, pair + 1, outlook.ready)
    return outlook.slain(rest, 0, needed - 1, faces | 1 << face, pair, outlook.ready)


# -- choices in several steps -----------------------------------------------------------------------


def best_after(game: Chest, chance: Chance) -> i64:
    """Returns the strike or charm that leads to the best position."""
    best, most = game.offered[0], NO_WAY
    for move in game.offered:
        value = value_after(game, move, chance)
        if value > most:
            best, most = move, value
    return best


def best_face(game: Chest) -> i64:
    """Returns the best face for a revived die."""
    outlook = Outlook(game)
    forces, lair, ready = game.forces(), game.lair, outlook.ready
    chests, potions = count(game.dungeon, Target.CHEST), count(game.dungeon, Target.POTION)
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
    """Returns the next die to pick for a re-roll on a level."""
    outlook = Outlook(game)
    chosen, _ = best_choice(outlook, game, game.forces())
    rest: i64 = chosen - game.picked
    if chosen < 0:
        return Code.ROLL if Code.ROLL in game.offered else game.offered[0]
    if not rest:
        return Code.ROLL
    die: i64 = 0
    while not rest >> 4 * die & 15:
        die += 1
    return Code.REROLL + die
