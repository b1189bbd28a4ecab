"""The bot with common sense: it knows its best way out at every moment, lays cards where they make it better,
and leaves when it is good enough for this hour of the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies import GAME
from undercroft.games.doggies.claims import entry_slot
from undercroft.games.doggies.components import (
    ACROSS,
    BOWS,
    CHEST,
    DEFENCE,
    DOG_NAMES,
    FIRES,
    HOLDINGS,
    KIND_OF,
    MONSTER_NAMES,
    QUEST_COINS,
    QUEST_MONSTER,
    QUEST_SYMBOL,
    ROUNDS,
    SORT,
    SWORDS,
    WORTH,
)
from undercroft.games.doggies.dog import INSIDE
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.notation import EXPLORE, LEAVE, SLEEP
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import CHOOSING_DOGS, CHOOSING_QUESTS, IN_ROOM, LAYING, TURN_BEGINS
from undercroft.games.doggies.way_out.best_way import Way, find_best_way
from undercroft.games.doggies.way_out.wishes import COIN, Wishes
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.position import Data

# How it judges, in hundredths of a coin. "Later" is worth this much for each round still to come.
SYMBOL_LATER: Final[i64] = 45
DEFENCE_LATER: Final[i64] = 25
PAW_LATER: Final[i64] = 110
POTION_LATER: Final[i64] = 35
KEY_LATER: Final[i64] = 60
CHEST_LATER: Final[i64] = 90
SYMBOL_QUEST: Final[i64] = 90  # a symbol towards a quest for the most of them
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


@final
class Greedy(Bot):
    def __init__(self, seed: int) -> None:
        self._chance = Seeded(seed)
        self._plan: list[int] = []  # the decisions of the walk it is on,
        self._plan_for: i64 = -1  # in the dungeon of this round and size

    def choose(self, view: Data) -> Data:
        position = GAME.imagine(view, self._chance)
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        return moves[position.moves(seat).index(self.decide(position, seat))]

    def decide(self, position: Doggies, seat: i64) -> i64:
        if position.phase == TURN_BEGINS:
            return self.act(position, seat)
        if position.phase == LAYING:
            return lay(position, seat, self._chance)
        if position.phase == CHOOSING_QUESTS:
            return keep(position.moves(seat))
        if position.phase == CHOOSING_DOGS:
            return next(DOG_NAMES.index(name) for name in FAVOURITES if DOG_NAMES.index(name) in position.moves(seat))
        return self.walk_on(position, seat)

    def act(self, position: Doggies, seat: i64) -> i64:
        """Leave with a good haul, explore for a better one, sleep if there is none."""
        legal = position.moves(seat)
        wishes = wishes_of(position, seat)
        gain: i64 = 0
        if LEAVE in legal:
            way, gain = way_out(position.dungeon, position, seat, wishes, WIDTH)
            self.remember(position, [] if way is None else way.story)
        if EXPLORE in legal:
            is_time = LEAVE in legal and gain >= enough(position)
            return LEAVE if is_time else EXPLORE
        rest = wishes.paw if position.dogs[seat].reserve else 0
        return LEAVE if LEAVE in legal and gain > rest else SLEEP

    def walk_on(self, position: Doggies, seat: i64) -> i64:
        """Follow the plan; without one, make it."""
        done = len(position.story)
        is_on_plan = self._plan_for == moment(position) and position.story == self._plan[:done]
        if not is_on_plan or len(self._plan) <= done:
            walk = position.walk
            assert walk is not None
            search = find_best_way(walk, wishes_of(position, seat), WIDTH, position.phase == IN_ROOM)
            best = search.best
            assert best is not None
            self.remember(position, [*position.story, *best.story])
        return self._plan[done]

    def remember(self, position: Doggies, plan: list[int]) -> None:
        self._plan = plan
        self._plan_for = moment(position)


def moment(position: Doggies) -> i64:
    return 256 * position.round + position.dungeon.size


def enough(position: Doggies) -> i64:
    """What a way out must bring to be taken now."""
    return ENOUGH - HURRY * position.dungeon.size


def way_out(dungeon: Dungeon, position: Doggies, seat: i64, wishes: Wishes, width: i64) -> tuple[Way | None, i64]:
    """The best way out of a dungeon, and what it brings."""
    walk = set_out(dungeon, seat, position.dogs[seat], position.supply)
    best = find_best_way(walk, wishes, width).best
    return best, 0 if best is None else best.worth - wishes.worth(walk)


# --- What it wants -----------------------------------------------------------------------------------------


def wishes_of(position: Doggies, seat: i64) -> Wishes:
    """Coins and quests at their price, trophies for the rounds to come."""
    dog = position.dogs[seat]
    later = ROUNDS - position.round
    quests = [*position.shared, dog.quest]
    symbols = [later * SYMBOL_LATER] * 3
    for quest in quests:
        if QUEST_SYMBOL[quest] >= 0:
            symbols[QUEST_SYMBOL[quest]] += SYMBOL_QUEST
    wishes = Wishes()
    for holding in range(HOLDINGS):
        kind = KIND_OF[holding]
        if SORT[kind] == CHEST:
            continue
        worth = COIN * WORTH[holding] + later * DEFENCE_LATER * DEFENCE[holding]
        worth += symbols[0] * SWORDS[holding] + symbols[1] * BOWS[holding] + symbols[2] * FIRES[holding]
        for quest in quests:
            if QUEST_MONSTER[quest] and QUEST_MONSTER[quest] == MONSTER_NAMES[kind]:
                worth += COIN * QUEST_COINS[quest]
        wishes.cards[holding] = worth
    wishes.potions = [symbols[symbol] + later * (POTION_LATER - SYMBOL_LATER) for symbol in range(3)]
    wishes.paw = later * PAW_LATER
    wishes.opened = COIN * 4
    wishes.chest = later * CHEST_LATER
    wishes.key = later * KEY_LATER
    for holding in dog.loot:
        if SORT[KIND_OF[holding]] == CHEST:
            wishes.chests_held += 1
    return wishes


def keep(quests: tuple[int, ...]) -> i64:
    """Both quests pay their owner; so the one that would pay the others more is kept from them."""
    return quests[0] if QUEST_COINS[quests[0]] >= QUEST_COINS[quests[1]] else quests[1]


# --- Where to lay a card -------------------------------------------------------------------------------------


def lay(position: Doggies, seat: i64, chance: Chance) -> i64:
    """Where it makes one's own way out better and those of the rivals worse."""
    wishes = wishes_of(position, seat)
    way, _ = way_out(position.dungeon, position, seat, wishes, LAYING_WIDTH)
    rivals = [other for other in range(position.seats) if other != seat and position.dogs[other].state == INSIDE]
    wanted = [wishes_of(position, rival) for rival in rivals]
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


def worth_trying(position: Doggies, way: Way | None, chance: Chance) -> list[int]:
    """Some placements, in any order: those that touch the best way, then others."""
    trail = [] if way is None else [position.dungeon.place[entry_slot(entry)] for entry in way.walk.trail]
    near: list[int] = []
    far: list[int] = []
    for placement in position.legal:
        place = placement_place(placement)
        touches = any([place - other in ACROSS for other in trail])
        rows = near if touches else far
        rows.insert(chance.below(len(rows) + 1), placement)
    return (near + far)[:PLACES]
