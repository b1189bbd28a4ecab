"""Common sense: the cheapest way through each level, and down only as long as it pays.

It thinks to the end of the level and judges what is left of the party; whether to go deeper it finds out by
imagining the next cast some times over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.plan import NO_WAY, TOKEN_VALUE, FightPlan, cleared, lost, weight
from undercroft.games.chest.bot.reroll import is_mastered
from undercroft.games.chest.components import (
    MONSTER_TYPES,
    PARTY_FACES,
    SIDES,
    TARGETS,
    Face,
    Token,
    Ultimate,
    count,
    size,
)
from undercroft.games.chest.notation import USES, Code
from undercroft.games.chest.offers import offers
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import Phase, Task
from undercroft.kernel.chance import Chance

CASTS: Final = 24  # of the next level, imagined before going down
COSTLY: Final = 2.0  # points that a way through may cost before a scroll is worth a try
MARGIN: Final = 0.01  # by how much help must be better than doing without
ENOUGH_CHAMPIONS: Final = 2


def decide(game: Chest, chance: Chance) -> int:
    """Returns the move of common sense."""
    if game.task == Task.REROLL:
        return pick_for_party(game) if game.phase == Phase.FORMATION else pick_for_level(game)
    if game.task == Task.REVIVE:
        return Code.REVIVE + missed_face(game)
    if game.task == Task.DRAGON:
        return weakest_slayer(game)
    if game.phase == Phase.REGROUP:
        return rest_or_descend(game, chance)
    move, value = best_sure_move(game, chance)
    if is_scroll_worth_it(game, value):
        return Code.READ_SCROLL if Code.READ_SCROLL in game.offered else Code.READ_TOKEN
    if value > lost(game):
        return move
    if Code.ULTIMATE in game.offered and SIDES[game.side].ultimate == Ultimate.REROLL:
        return Code.ULTIMATE
    if value > NO_WAY:
        return move
    return leave(game)


# -- this level -------------------------------------------------------------------------------------


def best_sure_move(game: Chest, chance: Chance) -> tuple[int, float]:
    """Returns the best move that needs no luck, and its value; -1 if all of them lose."""
    best, value = -1, NO_WAY
    if game.monsters and game.task not in (Task.STRIKE, Task.CHARM):
        plan = FightPlan(game)
        best, value = int(plan.move), plan.value
    for move in game.offered:
        if is_sure(game, move):
            worth = value_after(game, move, chance)
            if worth > value + MARGIN or (best < 0 and worth > value):
                best, value = move, worth
    return best, value


def is_sure(game: Chest, move: i64) -> bool:
    """Returns whether a move is judged by its outcome; fights with monsters are left to the plan."""
    if move < USES:
        return move // 8 % TARGETS >= MONSTER_TYPES
    if move == Code.ULTIMATE:
        return SIDES[game.side].ultimate != Ultimate.REROLL
    return move not in (Code.FLEE, Code.READ_SCROLL, Code.READ_TOKEN, Code.USE + Token.PORTAL)


def value_after(game: Chest, move: i64, chance: Chance) -> float:
    after = game.copy()
    after.carry_out(move, chance)
    return value_of(after, chance)


def value_of(game: Chest, chance: Chance) -> float:
    """Returns the points to expect if begun choices are finished sensibly and the rest goes as planned."""
    while game.task == Task.REVIVE:
        game.revive(missed_face(game))
    while game.task == Task.DRAGON:
        game.carry_out(weakest_slayer(game), chance)
    if game.task in (Task.STRIKE, Task.CHARM):
        best = NO_WAY
        for move in offers(game):
            best = max(best, value_after(game, move, chance))
        return best
    return FightPlan(game).value if game.monsters else cleared(game, game.forces())


def is_scroll_worth_it(game: Chest, value: float) -> bool:
    """Returns whether to read a scroll: when nothing else wins, or winning would cost much."""
    if not game.monsters or (Code.READ_SCROLL not in game.offered and Code.READ_TOKEN not in game.offered):
        return False
    if Code.READ_SCROLL not in game.offered:
        return value <= lost(game)
    return value <= lost(game) or cleared(game, game.forces()) - value > COSTLY


def leave(game: Chest) -> int:
    """Returns the move that gives the level up: a portal if its points are worth more, else fleeing."""
    if Code.USE + Token.PORTAL in game.offered and (game.level > 2 or Code.FLEE not in game.offered):
        return Code.USE + Token.PORTAL
    return Code.FLEE if Code.FLEE in game.offered else game.offered[-1]


# -- choices in several steps -----------------------------------------------------------------------


def pick_for_party(game: Chest) -> int:
    """Picks the mercenary's thieves and scrolls for another try, but keeps one of each."""
    for face in (Face.THIEF, Face.SCROLL):
        if Code.REROLL + face in game.offered and count(game.party, face) - count(game.picked, face) > 1:
            return Code.REROLL + face
    return Code.ROLL if Code.ROLL in game.offered else Code.KEEP


def pick_for_level(game: Chest) -> int:
    """Picks monsters that the party has no master for; if there are none, all monsters."""
    for only_hard in (True, False):
        for monster in range(MONSTER_TYPES):
            move = Code.REROLL + PARTY_FACES + monster
            if move in game.offered and not (only_hard and is_mastered(game.side, game.forces(), monster)):
                return move
        if game.picked:
            return Code.ROLL
    return game.offered[0]


def missed_face(game: Chest) -> i64:
    """Returns a champion first (for the enchantress a scroll), then a face with a skill nobody else has."""
    if SIDES[game.side].scroll_serves and not count(game.party, Face.SCROLL):
        return Face.SCROLL
    if count(game.party, Face.CHAMPION) < ENOUGH_CHAMPIONS:
        return Face.CHAMPION
    for monster in range(MONSTER_TYPES):
        if not is_mastered(game.side, game.forces(), monster):
            return monster  # warrior, cleric and mage stand in the order of the monsters they master
    return Face.CHAMPION


def weakest_slayer(game: Chest) -> int:
    """Returns the companion missed least of those that can join the band against the dragon."""
    best, least = -1, 0.0
    for move in offers(game):
        if move >= Code.SLAY:
            missed = weight(game.side, move - Code.SLAY)
            if best < 0 or missed < least:
                best, least = move, missed
    return best


# -- the next level ---------------------------------------------------------------------------------


def rest_or_descend(game: Chest, chance: Chance) -> int:
    """Descends if the next level promises more than the points at hand."""
    at_hand = float(game.level) + TOKEN_VALUE * float(size(game.tokens[game.adventurer]))
    promised = 0.0
    for _ in range(CASTS):
        promised += cast_value(game, chance)
    return Code.DESCEND if promised / CASTS > at_hand else Code.REST


def cast_value(game: Chest, chance: Chance) -> float:
    """Returns the value of one cast of the next level, played by common sense."""
    below = game.copy()
    below.descend(chance)
    value = value_of(below, chance)
    if value <= lost(below):
        below.offered = offers(below)
        _, value = best_sure_move(below, chance)
    return max(value, lost(below))
