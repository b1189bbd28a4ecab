"""A scout: a good way out in microseconds, depth first, with a bound on the rooms it looks at.

It asks nothing about legality: a way that comes out proves itself. It leaves out what seldom pays: brews where a
vagabond lends a symbol, all but the cheapest card on a trap, a second turn of Sharik's.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.claims import EARLIER, claim_holding, tool_holding, tool_of, tool_slot
from undercroft.games.doggies.components import (
    CHEST,
    DAMAGE,
    DISARMS,
    HIRED_AS,
    IS_PROUD,
    JUMPS,
    KEYS,
    KIND_OF,
    MONSTER,
    NEED_BOW,
    NEED_FIRE,
    NEED_SWORD,
    PAIR,
    PAW,
    PORTAL,
    POTION,
    PUNCHES,
    SINGLE,
    SMITES,
    SORT,
    TRAP,
    TRAP_SYMBOL,
    TURNS_CARDS,
    VAGABOND,
    bag_of,
    count,
    holding_of,
    one,
)
from undercroft.games.doggies.dungeon import NOTHING
from undercroft.games.doggies.trophies import Trophies
from undercroft.games.doggies.walk import BITS, Walk
from undercroft.games.doggies.walk_moves import (
    CLAIM,
    DISARM,
    FIGHT,
    HIRE,
    LEAVE_BY_EXIT,
    PASS,
    POUR,
    PUNCH,
    SMITE,
    SPARE,
    STEP,
    TAKE,
    TO_PORTAL,
)
from undercroft.games.doggies.way_out.unturned import with_card_turned
from undercroft.games.doggies.way_out.wishes import Wishes

MOST_ROOMS: Final[i64] = 62  # that fit into a set; those laid later are not entered
NOWHERE: Final[i64] = -1_000_000  # what no way out is worth


@final
@mypyc_attr(acyclic=True)
class Scout(Trophies):
    """`gain` is what the best way found adds to what the walk has won so far, `moves` are all its moves."""

    __slots__ = (
        "dungeon", "wishes", "ability", "budget", "seen", "damage", "paws", "reserve", "potions", "supply", "chests",
        "tools", "prizes", "prize_of", "precious", "path", "gain", "moves",
    )  # fmt: skip

    def __init__(self, walk: Walk, wishes: Wishes, budget: i64) -> None:
        super().__init__()
        self.share_trophies(walk)
        dungeon = walk.dungeon
        self.dungeon = dungeon
        self.wishes = wishes
        self.ability = walk.ability
        self.budget = budget
        self.seen = walk.seen
        self.damage = walk.damage
        self.paws = walk.paws
        self.reserve = walk.reserve
        self.potions = walk.potions
        self.supply = walk.supply
        self.chests = wishes.chests_held
        self.tools = walk.tools[:]
        self.path: list[int] = []
        self.gain = NOWHERE
        self.moves: list[int] = []
        # Rooms worth a paw: what each may bring at most, the best first as worth << 7 | slot.
        self.prize_of: list[int] = [0] * dungeon.size
        found: list[int] = []
        for slot in range(1, dungeon.size):
            if dungeon.mark[slot] == NOTHING:
                most: i64 = wishes.prizes[dungeon.kind(slot)]
                self.prize_of[slot] = most
                if most > 0:
                    found.append(most << 7 | slot)
        found.sort(reverse=True)
        self.prizes = found
        # A room worth this much is never passed by with a paw in hand: there are paws for all such rooms.
        self.precious: i64 = found[walk.paws - 1] >> 7 if 0 < walk.paws <= len(found) else 0

    def run(self, walk: Walk, is_entered: bool) -> None:
        """From where the dog stands; `is_entered` says that its room is still to be resolved."""
        for claim in walk.claims:
            if SORT[KIND_OF[claim_holding(claim)]] == CHEST:
                self.chests += 1
        if is_entered:
            self.resolve(walk.at, 0)
        else:
            self.go_on(walk.at, 0)

    def bound(self, value: i64) -> i64:
        """The most that a way can become worth: every paw left on one of the best rooms not yet seen."""
        paws = self.paws + self.reserve
        for prize in self.prizes:
            if not paws:
                break
            slot: i64 = prize & 127
            if not self.seen >> slot & 1:
                value += prize >> 7
                paws -= 1
        return value

    # -- steps ---------------------------------------------------------------------------------------------

    def go_on(self, at: i64, value: i64) -> None:
        """From a room that is resolved: out, or on to the rooms beside it, the richer ones first."""
        dungeon = self.dungeon
        self.budget -= 1
        sides = dungeon.open_sides(at, self.keys > 0)
        can_punch = self.ability == PUNCHES and self.paws > 0
        punched: i64 = ~dungeon.open_sides(at, False) & 15 if can_punch else 0
        for side in range(4):
            if sides >> side & 1 and dungeon.beside[4 * at + side] < 0:
                self.finish(value, LEAVE_BY_EXIT)
                break
        if self.budget < 0 or self.bound(value) <= self.gain:
            return
        for rank in range(2):  # not over a tuple: a new one would be made for every room
            for side in range(4):
                other: i64 = dungeon.beside[4 * at + side]
                if other < 0 or not self.may_enter(other) or (self.prize_of[other] > 0) != (rank == 0):
                    continue
                if sides >> side & 1:
                    self.enter(other, STEP + side, value)
                elif punched >> side & 1:
                    self.paws -= 1
                    self.enter(other, PUNCH + side, value)
                    self.paws += 1
        if SORT[dungeon.kind(at)] == PORTAL:
            for there in dungeon.portals:
                if self.may_enter(there):
                    self.enter(there, TO_PORTAL + there, value)
        if punched and self.gain < value:
            for side in range(4):
                if punched >> side & 1 and dungeon.beside[4 * at + side] < 0:
                    self.finish(value, PUNCH + side)
                    break

    def may_enter(self, slot: i64) -> bool:
        return slot < MOST_ROOMS and self.dungeon.mark[slot] == NOTHING and not self.seen >> slot & 1

    def finish(self, value: i64, move: i64) -> None:
        if value > self.gain:
            self.gain = value
            self.moves = [*self.path, move]

    def enter(self, slot: i64, move: i64, value: i64) -> None:
        if self.budget < 0:
            return
        self.seen |= BITS[slot]
        self.path.append(move)
        self.resolve(slot, value)
        self.path.pop()
        self.seen &= ~BITS[slot]

    # -- rooms ---------------------------------------------------------------------------------------------

    def resolve(self, slot: i64, value: i64) -> None:
        """What can be done in a room, a paw on it first."""
        kind = self.dungeon.kind(slot)
        sort: i64 = SORT[kind]
        if sort == MONSTER:
            self.meet(slot, kind, value)
            return
        if sort == TRAP and self.ability != JUMPS:
            self.spring(slot, kind, value)
            return
        prize: i64 = self.prize_of[slot]
        if self.paws and prize > 0 and sort != TRAP:
            if sort == VAGABOND:
                self.hire(slot, kind, value)
            elif sort == POTION:
                self.take(slot, value)
            else:
                self.claim(slot, kind, CLAIM, value)
            if prize >= self.precious:
                return
        self.then(PASS, slot, value)

    def then(self, move: i64, slot: i64, value: i64) -> None:
        self.path.append(move)
        self.go_on(slot, value)
        self.path.pop()

    def claim(self, slot: i64, holding: i64, move: i64, value: i64) -> None:
        """A paw on a room, and on with its trophies."""
        wishes = self.wishes
        value += wishes.cards[holding]
        if KEYS[holding]:
            value += wishes.opened - wishes.chest if self.chests > self.keys else wishes.key
        is_chest = SORT[KIND_OF[holding]] == CHEST
        if is_chest:
            value += wishes.opened - wishes.key if self.keys > self.chests else wishes.chest
            self.chests += 1
        is_tool = DISARMS[holding] > 0
        if is_tool:
            self.tools.append(tool_of(holding, slot))
        self.paws -= 1
        self.count_trophy(holding, 1)
        self.then(move, slot, value)
        self.count_trophy(holding, -1)
        self.paws += 1
        if is_tool:
            self.tools.pop()
        if is_chest:
            self.chests -= 1

    def hire(self, slot: i64, kind: i64, value: i64) -> None:
        if self.reserve:
            self.reserve -= 1
            self.paws += 1
            self.claim(slot, holding_of(kind, PAW), HIRE + PAW, value + self.wishes.paw)
            self.paws -= 1
            self.reserve += 1
        else:
            self.claim(slot, holding_of(kind, SINGLE), HIRE + PAW, value)
        self.claim(slot, holding_of(kind, PAIR), HIRE + PAIR, value)

    def take(self, slot: i64, value: i64) -> None:
        """The potion that is wished for most."""
        best: i64 = -1
        for symbol in range(3):
            if count(self.supply, symbol) and (best < 0 or self.wishes.potions[symbol] > self.wishes.potions[best]):
                best = symbol
        if best < 0:
            return
        potion = one(best)
        self.potions += potion
        self.supply -= potion
        self.claim(slot, self.dungeon.kind(slot), TAKE + best, value + self.wishes.potions[best])
        self.supply += potion
        self.potions -= potion

    def meet(self, slot: i64, kind: i64, value: i64) -> None:
        """A monster: beaten, with potions if it must be, or passed for its damage."""
        is_won = False
        if self.paws:
            if self.beats(kind, 0):
                is_won = True
                self.claim(slot, kind, FIGHT, value)
            elif self.ability == SMITES and self.paws > 1 and not IS_PROUD[kind]:
                self.paws -= 1
                self.claim(slot, kind, SMITE, value)
                self.paws += 1
            elif self.potions and not self.lent:
                self.brew(slot, kind, value)
        damage: i64 = DAMAGE[kind]
        if self.damage + damage < self.defence and not (is_won and self.prize_of[slot] >= self.precious):
            self.damage += damage
            self.then(PASS, slot, value)
            self.damage -= damage

    def brew(self, slot: i64, kind: i64, value: i64) -> None:
        swords = max(NEED_SWORD[kind] - self.swords, 0)
        bows = max(NEED_BOW[kind] - self.bows, 0)
        fires = max(NEED_FIRE[kind] - self.fires, 0)
        potions = self.potions
        if swords > count(potions, 0) or bows > count(potions, 1) or fires > count(potions, 2):
            return
        used = bag_of(swords, bows, fires)
        wanted = self.wishes.potions
        self.potions -= used
        self.supply += used
        self.claim(slot, kind, FIGHT + used, value - wanted[0] * swords - wanted[1] * bows - wanted[2] * fires)
        self.supply -= used
        self.potions += used

    def spring(self, slot: i64, kind: i64, value: i64) -> None:
        """A trap: the cheapest card on it, a potion, or a paw."""
        symbol: i64 = TRAP_SYMBOL[kind]
        cards = self.wishes.cards
        at: i64 = -1
        for index, tool in enumerate(self.tools):
            held = tool_holding(tool)
            if DISARMS[held] >> symbol & 1 and (at < 0 or cards[held] < cards[tool_holding(self.tools[at])]):
                at = index
        if at >= 0:
            self.give(at, slot, value)
        if count(self.potions, symbol):
            self.potions -= one(symbol)
            self.then(POUR, slot, value - self.wishes.potions[symbol])
            self.potions += one(symbol)
        if self.paws:
            self.paws -= 1
            self.then(CLAIM, slot, value + cards[kind])
            self.paws += 1

    def give(self, index: i64, slot: i64, value: i64) -> None:
        """A card on a trap; a vagabond takes the paw back that he gave, now or before the next round."""
        given: i64 = self.tools[index]
        holding = tool_holding(given)
        where = tool_slot(given)
        value -= self.wishes.cards[holding]
        returned: i64 = 0
        if HIRED_AS[holding] == PAW:
            value -= self.wishes.paw
            returned = 1 if self.paws else 0
        del self.tools[index]
        self.paws -= returned
        self.reserve += returned
        self.count_trophy(holding, -1)
        self.then(DISARM + holding if where == EARLIER else SPARE + where, slot, value)
        self.count_trophy(holding, 1)
        self.reserve -= returned
        self.paws += returned
        self.tools.insert(index, given)


def scouted(walk: Walk, wishes: Wishes, budget: i64, is_entered: bool) -> Scout:
    """The best way that a scout finds from where the dog stands; for Sharik perhaps after turning a card."""
    best = Scout(walk, wishes, budget)
    best.run(walk, is_entered)
    if walk.ability == TURNS_CARDS and not is_entered:
        for move in walk.turns():
            twin = with_card_turned(walk, move)
            scout = Scout(twin, wishes, budget)
            scout.gain = best.gain
            scout.run(twin, False)
            if scout.gain > best.gain:
                scout.moves = [move, *scout.moves]
                best = scout
    return best
