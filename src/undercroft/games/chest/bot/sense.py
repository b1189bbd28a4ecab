"""Common sense: the cheapest way through each level, and down only as long as it pays.

It thinks to the end of the level and judges what is left of the party; whether to go deeper it finds out by
imagining the next cast some times over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.estimate import NO_WAY, TOKEN_VALUE, cleared, lost, weight
from undercroft.games.chest.bot.plan import Plan
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    CHAMPION,
    MONSTER_TYPES,
    PARTY_FACES,
    PORTAL,
    REROLL,
    SCROLL,
    SCROLL_SERVES,
    SERVES,
    TAKES_ALL,
    TARGETS,
    THIEF,
    ULTIMATE,
    count,
    size,
)
from undercroft.games.chest.notation import (
    DESCEND,
    FLEE,
    KEEP,
    READ_SCROLL,
    READ_TOKEN,
    REROLL_DIE,
    REST,
    REVIVE,
    ROLL,
    SLAY,
    USE_TOKEN,
    USE_ULTIMATE,
    USES,
)
from undercroft.games.chest.offers import offers
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import (
    CHARM_TASK,
    DRAGON_TASK,
    FORMATION,
    REGROUP,
    REROLL_TASK,
    REVIVE_TASK,
    STRIKE_TASK,
)
from undercroft.kernel.chance import Chance

CASTS: Final = 24  # of the next level, imagined before going down
COSTLY: Final = 2.0  # points that a way through may cost before a scroll is worth a try
MARGIN: Final = 0.01  # by how much help must be better than doing without
ENOUGH_CHAMPIONS: Final = 2


def decide(game: Chest, chance: Chance) -> int:
    """The move that common sense makes."""
    if game.task == REROLL_TASK:
        return pick_for_party(game) if game.phase == FORMATION else pick_for_level(game)
    if game.task == REVIVE_TASK:
        return REVIVE + missed_face(game)
    if game.task == DRAGON_TASK:
        return weakest_slayer(game)
    if game.phase == REGROUP:
        return rest_or_descend(game, chance)
    move, value = best_sure_move(game, chance)
    if is_scroll_worth_it(game, value):
        return READ_SCROLL if READ_SCROLL in game.offered else READ_TOKEN
    if value > lost(game):
        return move
    if USE_ULTIMATE in game.offered and ULTIMATE[game.side] == REROLL:
        return USE_ULTIMATE
    if value > NO_WAY:
        return move
    return leave(game)


# -- this level -------------------------------------------------------------------------------------


def best_sure_move(game: Chest, chance: Chance) -> tuple[int, float]:
    """The best of what needs no luck: the planned fight, loot, ultimates, tokens; -1 if all of it loses."""
    best, value = -1, NO_WAY
    if game.monsters and game.task not in (STRIKE_TASK, CHARM_TASK):
        plan = Plan(game)
        best, value = int(plan.move), plan.value
    for move in game.offered:
        if is_sure(game, move):
            worth = value_after(game, move, chance)
            if worth > value + MARGIN or (best < 0 and worth > value):
                best, value = move, worth
    return best, value


def is_sure(game: Chest, move: i64) -> bool:
    """Moves judged by what they lead to; fights with monsters are left to the plan."""
    if move < USES:
        return move // 8 % TARGETS >= MONSTER_TYPES
    if move == USE_ULTIMATE:
        return ULTIMATE[game.side] != REROLL
    return move not in (FLEE, READ_SCROLL, READ_TOKEN, USE_TOKEN + PORTAL)


def value_after(game: Chest, move: i64, chance: Chance) -> float:
    after = game.copy()
    after.carry_out(move, chance)
    return value_of(after, chance)


def value_of(game: Chest, chance: Chance) -> float:
    """Points to expect from here if begun choices are finished sensibly and the rest goes as planned."""
    while game.task == REVIVE_TASK:
        game.revive(missed_face(game))
    while game.task == DRAGON_TASK:
        game.carry_out(weakest_slayer(game), chance)
    if game.task in (STRIKE_TASK, CHARM_TASK):
        best = NO_WAY
        for move in offers(game):
            best = max(best, value_after(game, move, chance))
        return best
    return Plan(game).value if game.monsters else cleared(game, game.forces())


def is_scroll_worth_it(game: Chest, value: float) -> bool:
    """A scroll is read when nothing else wins, or when winning would cost much."""
    if not game.monsters or (READ_SCROLL not in game.offered and READ_TOKEN not in game.offered):
        return False
    if READ_SCROLL not in game.offered:
        return value <= lost(game)
    return value <= lost(game) or cleared(game, game.forces()) - value > COSTLY


def leave(game: Chest) -> int:
    """All is lost: a portal saves the level's points, if they are more than its own."""
    if USE_TOKEN + PORTAL in game.offered and (game.level > 2 or FLEE not in game.offered):
        return USE_TOKEN + PORTAL
    return FLEE if FLEE in game.offered else game.offered[-1]


# -- choices in several steps -----------------------------------------------------------------------


def pick_for_party(game: Chest) -> int:
    """The mercenary gives thieves and scrolls another try, but keeps one of each."""
    for face in (THIEF, SCROLL):
        if REROLL_DIE + face in game.offered and count(game.party, face) - count(game.picked, face) > 1:
            return REROLL_DIE + face
    return ROLL if ROLL in game.offered else KEEP


def pick_for_level(game: Chest) -> int:
    """Monsters that the party has no master for; if there are none such, all monsters."""
    for only_hard in (True, False):
        for monster in range(MONSTER_TYPES):
            move = REROLL_DIE + PARTY_FACES + monster
            if move in game.offered and not (only_hard and has_master(game, monster)):
                return move
        if game.picked:
            return ROLL
    return game.offered[0]


def has_master(game: Chest, monster: i64) -> bool:
    """Whether somebody beats any number of these, champions aside."""
    forces = game.forces()
    for companion in range(ALL_COMPANIONS):
        face = SERVES[companion]
        takes_all = TAKES_ALL[game.side * PARTY_FACES + face]
        if face != CHAMPION and count(forces, companion) and takes_all >> monster & 1:
            return True
    return False


def missed_face(game: Chest) -> i64:
    """A champion first (for the enchantress a scroll), then the one that can do what nobody else can."""
    if SCROLL_SERVES[game.side] and not count(game.party, SCROLL):
        return SCROLL
    if count(game.party, CHAMPION) < ENOUGH_CHAMPIONS:
        return CHAMPION
    for monster in range(MONSTER_TYPES):
        if not has_master(game, monster):
            return monster  # warrior, cleric and mage stand in the order of the monsters they master
    return CHAMPION


def weakest_slayer(game: Chest) -> int:
    """Of those who can join the band against the dragon, the one missed least."""
    best, least = -1, 0.0
    for move in offers(game):
        if move >= SLAY:
            missed = weight(game.side, move - SLAY)
            if best < 0 or missed < least:
                best, least = move, missed
    return best


# -- the next level ---------------------------------------------------------------------------------


def rest_or_descend(game: Chest, chance: Chance) -> int:
    """Down, if the next level promises more than the points at hand."""
    at_hand = float(game.level) + TOKEN_VALUE * float(size(game.tokens[game.adventurer]))
    promised = 0.0
    for _ in range(CASTS):
        promised += cast_value(game, chance)
    return DESCEND if promised / CASTS > at_hand else REST


def cast_value(game: Chest, chance: Chance) -> float:
    """One cast of the next level, played as well as common sense can."""
    below = game.copy()
    below.descend(chance)
    value = value_of(below, chance)
    if value <= lost(below):
        below.offered = offers(below)
        _, value = best_sure_move(below, chance)
    return max(value, lost(below))
