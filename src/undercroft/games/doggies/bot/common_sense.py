"""Common sense, the bot greedy: know the best way out at every moment, lay cards where they make it better,
and leave when it is good enough for this stage of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.bot.wants import Tastes, Wants
from undercroft.games.doggies.components import ACROSS, DOG_NAMES, QUEST_COINS
from undercroft.games.doggies.dog import INSIDE
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import Action, slot_of
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import Phase
from undercroft.games.doggies.way_out.best_way import Way, Wishes, find_best_way
from undercroft.kernel.chance import Chance

# How it judges, in hundredths of a coin.
WANTS: Final = Wants([Tastes(symbol=45, defence=25, paw=110, potion=35, key=60, chest=90, symbol_quest=90)])
ENOUGH: Final[i64] = 450  # what it wants of a round, at first;
HURRY: Final[i64] = 8  # it wants less with every card laid
OWN: Final[i64] = 8  # what its own way weighs when a card is laid,
ENVY: Final[i64] = 3  # and what those of its rivals do

# How far it looks.
WIDTH: Final[i64] = 24  # for its own way out
LAYING_WIDTH: Final[i64] = 3  # for each place where a card may go,
RIVAL_WIDTH: Final[i64] = 2  # and for the rivals there
PLACES: Final[i64] = 10

FAVOURITES: Final = ("pluto", "ruta", "joan", "bonk", "robin", "sharik")


def sensible_move(position: Doggies, seat: i64, chance: Chance) -> i64:
    if position.phase == Phase.TURN:
        return act(position, seat)
    if position.phase == Phase.LAY:
        return lay(position, seat, chance)
    if position.phase == Phase.QUESTS:
        return keep(position.moves(seat))
    if position.phase == Phase.DOGS:
        return favourite(position.moves(seat))
    return walk_on(position, seat)


def act(position: Doggies, seat: i64) -> i64:
    """Leaves with a good haul, explores for a better one, sleeps if there is none."""
    legal = position.moves(seat)
    wishes = WANTS.of(position, seat)
    gain: i64 = 0
    if Action.LEAVE in legal:
        _, gain = way_out(position.dungeon, position, seat, wishes, WIDTH)
    if Action.EXPLORE in legal:
        is_time = Action.LEAVE in legal and gain >= enough(position)
        return Action.LEAVE if is_time else Action.EXPLORE
    rest = wishes.paw if position.dogs[seat].reserve else 0
    return Action.LEAVE if Action.LEAVE in legal and gain > rest else Action.SLEEP


def walk_on(position: Doggies, seat: i64) -> i64:
    """Returns the first decision of the best way from here."""
    walk = position.walk
    assert walk is not None
    best = find_best_way(walk, WANTS.of(position, seat), WIDTH, position.phase == Phase.ROOM).best
    assert best is not None
    return best.story[0]


def enough(position: Doggies) -> i64:
    """Returns how much a way out must bring to be taken now."""
    return ENOUGH - HURRY * position.dungeon.size


def way_out(dungeon: Dungeon, position: Doggies, seat: i64, wishes: Wishes, width: i64) -> tuple[Way | None, i64]:
    """Returns the best way out of a dungeon, and how much it brings."""
    walk = set_out(position, seat, dungeon)
    best = find_best_way(walk, wishes, width).best
    return best, 0 if best is None else best.worth - wishes.worth(walk)


def keep(quests: tuple[int, ...]) -> i64:
    """Returns the quest to keep: both pay their owner, so the one that pays the others more is kept from them."""
    return quests[0] if QUEST_COINS[quests[0]] >= QUEST_COINS[quests[1]] else quests[1]


def favourite(dogs: tuple[int, ...]) -> i64:
    """Returns the best of the dogs that are left to choose."""
    return next(DOG_NAMES.index(name) for name in FAVOURITES if DOG_NAMES.index(name) in dogs)


# --- Where to lay a card -------------------------------------------------------------------------------------


def lay(position: Doggies, seat: i64, chance: Chance) -> i64:
    """Returns the placement that improves the own way out most and the ways of rivals least."""
    wishes = WANTS.of(position, seat)
    way, _ = way_out(position.dungeon, position, seat, wishes, LAYING_WIDTH)
    rivals = rivals_inside(position, seat)
    wanted = [WANTS.of_rival(position, rival) for rival in rivals]
    best: i64 = -1
    most: i64 = 0
    for placement in worth_trying(position, way, chance):
        dungeon = position.dungeon.copy()
        dungeon.lay(placement_place(placement), position.drawn, placement_turn(placement))
        _, gain = way_out(dungeon, position, seat, wishes, LAYING_WIDTH)
        theirs: i64 = 0
        for index, rival in enumerate(rivals):
            _, other_gain = way_out(dungeon, position, rival, wanted[index], RIVAL_WIDTH)
            theirs += other_gain
        value = gain * OWN - theirs * ENVY // max(len(rivals), 1) + len(dungeon.rim)
        if best < 0 or value > most:
            best, most = placement, value
    return best


def rivals_inside(position: Doggies, seat: i64) -> list[int]:
    return [other for other in range(position.seats) if other != seat and position.dogs[other].state == INSIDE]


def worth_trying(position: Doggies, way: Way | None, chance: Chance) -> list[int]:
    """Returns some placements, in any order: those that touch the best way, then others."""
    trail = [] if way is None else [position.dungeon.place[slot_of(entry)] for entry in way.walk.trail]
    near: list[int] = []
    far: list[int] = []
    for placement in position.legal:
        place = placement_place(placement)
        touches = any([place - other in ACROSS for other in trail])
        rows = near if touches else far
        rows.insert(chance.below(len(rows) + 1), placement)
    return (near + far)[:PLACES]
