"""A scout: a good way out in microseconds, depth first, with a bound on the rooms it looks at.

It asks nothing about legality: a way that comes out proves itself. It leaves out what seldom pays: brews where a
vagabond lends a symbol, all but the cheapest card on a trap, a second turn of Sharik's.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    BOW,
    DAMAGE,
    DISARMS,
    FIRE,
    HIRED_AS,
    HOLDINGS,
    IS_CHEST,
    IS_PROUD,
    KEYS,
    LENDS,
    NEEDS,
    SORT,
    SWORD,
    TRAP_SYMBOL,
    Ability,
    HiredFor,
    Sort,
    bag_of,
    count,
    holding_of,
    one,
)
from undercroft.games.doggies.dog import TROPHIES, Trophies, symbol_of
from undercroft.games.doggies.dungeon import Dungeon, Mark, beside_at, is_more_open
from undercroft.games.doggies.notation import (
    EARLIER,
    Code,
    claim_holding,
    side_of_turning,
    tool_holding,
    tool_of,
    tool_slot,
    turn_of_turning,
)
from undercroft.games.doggies.walk import NONE, Walk, bit
from undercroft.games.doggies.way_out.best_way import Wishes, prize_of, prize_slot, prize_worth

MOST_ROOMS: Final[i64] = 62  # that fit into a set; those laid later are not entered
NOWHERE: Final[i64] = -1_000_000  # what no way out is worth
ANYTHING: Final[i64] = 1_000_000  # more than any way out brings

# By card held, a set of what it brings beside its worth; nothing for coins.
KEY: Final[i64] = 1
CHEST: Final[i64] = 2
TOOL: Final[i64] = 4  # it disarms a trap
TROPHY: Final[i64] = 8  # a dog owns more, or is lent a symbol
USES: Final[list[int]] = [
    (KEY if KEYS[holding] else 0)
    | (CHEST if IS_CHEST[holding] else 0)
    | (TOOL if DISARMS[holding] else 0)
    | (TROPHY if TROPHIES[holding] or LENDS[holding] >= 0 else 0)
    for holding in range(HOLDINGS)
]


# Rooms that are entered one after the other, in one number: for each the side where it lies and its slot, in nine bits.
# The start room is never among them, so that 0 is none.
def before_others(side: i64, slot: i64, others: i64) -> i64:
    return others << 9 | slot << 2 | side


def first_side(rooms: i64) -> i64:
    return rooms & 3


def first_slot(rooms: i64) -> i64:
    return rooms >> 2 & 127


def other_rooms(rooms: i64) -> i64:
    return rooms >> 9


@final
@mypyc_attr(acyclic=True)
class Scout(Trophies):
    """`gain` is what the best way found adds to what the walk has won so far, `moves` are all its moves, `loot` the
    rooms whose cards it claims.

    It may look again after the cards of its dungeon were turned or joined otherwise, not after others have come.
    """

    __slots__ = (
        "walk", "dungeon", "wishes", "ability", "budget", "left", "seen", "rich", "has_links", "damage", "paws",
        "reserve", "potions", "supply", "chests", "tools", "prizes", "precious", "is_told", "path", "claimed", "enough",
        "gain", "moves", "loot",
    )  # fmt: skip

    def __init__(self, walk: Walk, wishes: Wishes, budget: i64, is_told: bool) -> None:
        super().__init__()
        dungeon = walk.dungeon
        self.walk: Walk = walk
        self.dungeon: Dungeon = dungeon
        self.wishes: Wishes = wishes
        self.ability: i64 = walk.ability
        self.budget: i64 = budget  # rooms that it looks at
        self.left: i64 = budget
        self.seen: i64 = walk.seen  # rooms that are not entered: a set, as the next one
        self.rich: i64 = 0  # rooms worth a paw
        self.has_links: bool = len(dungeon.portals) > 1  # from portal to portal
        self.damage: i64 = walk.damage
        self.paws: i64 = walk.paws
        self.reserve: i64 = walk.reserve
        self.potions: i64 = walk.potions
        self.supply: i64 = walk.supply
        self.chests: i64 = wishes.chests_held
        self.tools: list[int] = walk.tools[:]
        self.prizes: list[int] = []  # rooms worth a paw, the best last
        self.precious: i64 = 0  # a room worth this much is never passed by with a paw in hand
        self.is_told: bool = is_told  # are the moves asked for? Else `moves` stays empty
        self.path: list[int] = [] if is_told else NONE
        self.claimed: i64 = 0  # rooms, on this path
        self.enough: i64 = ANYTHING  # a way that brings this much ends the search
        self.gain: i64 = NOWHERE
        self.moves: list[int] = NONE
        self.loot: i64 = 0
        self.share_trophies(walk)
        for claim in walk.claims:
            if IS_CHEST[claim_holding(claim)]:
                self.chests += 1
        self.find_prizes()

    def find_prizes(self) -> None:
        dungeon = self.dungeon
        found = self.prizes
        worths = self.wishes.prizes
        slot: i64
        for slot in range(1, dungeon.size):
            if dungeon.mark[slot] != Mark.NOTHING:
                if slot < MOST_ROOMS:
                    self.seen |= bit(slot)
                continue
            worth: i64 = worths[dungeon.kind(slot)]
            if worth > 0:
                found.append(prize_of(slot, worth))
                if slot < MOST_ROOMS:
                    self.rich |= bit(slot)
        found.sort()
        rest = len(found) - self.paws
        if rest >= 0 and self.paws > 0:  # else there are paws for all rooms
            self.precious = prize_worth(found[rest])

    def look(self, is_entered: bool, enough: i64) -> None:
        """Searches from where the dog stands; `is_entered` says that its room is still to be resolved. Sharik may turn
        a card first. Any way that brings `enough` ends the search.
        """
        self.left = self.budget
        self.gain = NOWHERE
        self.moves = NONE
        self.loot = 0
        self.enough = enough
        at = self.walk.at
        if is_entered:
            self.resolve(at, 0)
            return
        self.go_on(at, 0)
        if self.ability == Ability.TURNS:
            self.try_turns(at)

    def try_turns(self, at: i64) -> None:
        """Turns each card, searches, and turns it back. If all ways were seen before, only new ones matter: those
        through this card and, where it leads to no room, those straight into it.
        """
        dungeon = self.dungeon
        is_all_seen = self.left >= 0
        for move in self.walk.turns():
            if self.gain >= self.enough or not self.may_beat(0):
                return
            side = side_of_turning(move)
            slot = dungeon.next_to(0, side)
            if is_all_seen and not self.may_enter(slot):
                continue
            turn, ways = dungeon.turn_at(slot), dungeon.ways[slot]
            dungeon.turn(slot, turn_of_turning(move))
            if not is_all_seen or is_more_open(dungeon.ways[slot], ways):
                best = self.gain
                self.left = self.budget
                if not is_all_seen or self.leads_on(slot):
                    self.go_on(at, 0)
                elif dungeon.open_sides(at, self.keys > 0) >> side & 1:
                    self.enter(slot, Code.STEP + side, 0)
                if self.gain > best and self.is_told:
                    self.moves = [move, *self.moves]
            dungeon.turn_back(slot, turn, ways)

    def leads_on(self, slot: i64) -> bool:
        """Tells whether a room leads to others that may be entered, a key and portals allowed."""
        dungeon = self.dungeon
        if self.has_links and self.is_portal(slot):
            return True
        sides = dungeon.open_sides(slot, True)
        beside: i64 = dungeon.beside[slot]
        side: i64
        for side in range(4):
            if sides >> side & 1:
                other = beside_at(beside, side)
                if other >= 0 and self.may_enter(other):
                    return True
        return False

    def may_beat(self, value: i64) -> bool:
        """Returns whether a way could still become the best, with each paw left on one of the best rooms unseen."""
        gain = self.gain
        if value > gain:
            return True
        paws = self.paws + self.reserve
        seen = self.seen
        prize: i64
        for prize in reversed(self.prizes):
            if not paws:
                break
            slot = prize_slot(prize)
            if slot >= MOST_ROOMS or not seen >> slot & 1:
                value += prize_worth(prize)
                if value > gain:
                    return True
                paws -= 1
        return False

    # -- steps ---------------------------------------------------------------------------------------------

    def go_on(self, at: i64, value: i64) -> None:
        """Leaves a resolved room: out, or on to the rooms beside it, the richer ones first."""
        dungeon = self.dungeon
        self.left -= 1
        sides = dungeon.open_sides(at, self.keys > 0)
        punched: i64 = 0
        if self.ability == Ability.PUNCHES and self.paws > 0:
            punched = ~dungeon.open_sides(at, False) & 15
        beside: i64 = dungeon.beside[at]
        seen = self.seen
        rich: i64 = 0  # rooms ahead
        poor: i64 = 0
        table: i64 = 0  # sides where no room lies
        side: i64
        for side in range(3, -1, -1):
            if (sides | punched) >> side & 1:
                other = beside_at(beside, side)
                if other < 0:
                    table |= 1 << side
                elif other < MOST_ROOMS and not seen >> other & 1:
                    if self.rich >> other & 1:
                        rich = before_others(side, other, rich)
                    else:
                        poor = before_others(side, other, poor)
        if table & sides and value > self.gain:
            self.finish(value, Code.OUT)
        is_linked = self.has_links and self.is_portal(at)
        if self.left < 0 or ((rich or poor or is_linked) and not self.may_beat(value)):
            return
        if rich:
            self.step(rich, sides, value)
        if poor:
            self.step(poor, sides, value)
        if is_linked:
            for there in dungeon.portals:
                if self.may_enter(there):
                    self.enter(there, Code.PORTAL + there, value)
        if table & punched and value > self.gain:
            for side in range(4):
                if table & punched & 1 << side:
                    self.finish(value, Code.PUNCH + side)
                    break

    def step(self, rooms: i64, sides: i64, value: i64) -> None:
        """Enters some rooms, through walls where no way is open."""
        while rooms:
            side = first_side(rooms)
            if sides >> side & 1:
                self.enter(first_slot(rooms), Code.STEP + side, value)
            else:
                self.paws -= 1
                self.enter(first_slot(rooms), Code.PUNCH + side, value)
                self.paws += 1
            rooms = other_rooms(rooms)

    def is_portal(self, slot: i64) -> bool:
        return SORT[self.dungeon.kind(slot)] == Sort.PORTAL

    def may_enter(self, slot: i64) -> bool:
        return slot < MOST_ROOMS and not self.seen >> slot & 1

    def finish(self, value: i64, move: i64) -> None:
        """Keeps the best way so far."""
        self.gain = value
        self.loot = self.claimed
        if self.is_told:
            self.moves = [*self.path, move]
        if value >= self.enough:
            self.left = -1

    def enter(self, slot: i64, move: i64, value: i64) -> None:
        if self.left < 0:
            return
        seen = self.seen
        self.seen = seen | bit(slot)
        if self.is_told:
            self.path.append(move)
            self.resolve(slot, value)
            self.path.pop()
        else:
            self.resolve(slot, value)
        self.seen = seen

    # -- rooms ---------------------------------------------------------------------------------------------

    def resolve(self, slot: i64, value: i64) -> None:
        """Tries everything that can be done in a room, a paw on it first."""
        kind = self.dungeon.kind(slot)
        sort: i64 = SORT[kind]
        if sort == Sort.MONSTER:
            self.meet(slot, kind, value)
            return
        if sort == Sort.TRAP and self.ability != Ability.JUMPS:
            self.spring(slot, kind, value)
            return
        if self.paws and sort != Sort.TRAP:
            worth: i64 = self.wishes.prizes[kind]
            if worth > 0:
                if sort == Sort.VAGABOND:
                    self.hire(slot, kind, value)
                elif sort == Sort.POTION:
                    self.take(slot, value)
                else:
                    self.claim(slot, kind, Code.CLAIM, value)
                if worth >= self.precious:
                    return
        self.then(Code.PASS, slot, value)

    def then(self, move: i64, slot: i64, value: i64) -> None:
        if self.is_told:
            self.path.append(move)
            self.go_on(slot, value)
            self.path.pop()
        else:
            self.go_on(slot, value)

    def claim(self, slot: i64, holding: i64, move: i64, value: i64) -> None:
        """Puts a paw on a room and goes on with its trophies."""
        wishes = self.wishes
        value += wishes.cards[holding]
        uses: i64 = USES[holding]
        if not uses:
            self.put_paw(slot, move, value)
            return
        owned = self.owned
        lent = self.lent
        chests, keys = self.chests, self.keys
        if uses & KEY:
            value += wishes.opened - wishes.chest if chests > keys else wishes.key
        if uses & CHEST:
            value += wishes.opened - wishes.key if keys > chests else wishes.chest
            self.chests = chests + 1
        if uses & TROPHY:
            self.count_trophy(holding, 1)
        if uses & TOOL:
            self.tools.append(tool_of(holding, slot))
            self.put_paw(slot, move, value)
            self.tools.pop()
        else:
            self.put_paw(slot, move, value)
        self.chests = chests
        self.lent = lent
        self.owned = owned

    def put_paw(self, slot: i64, move: i64, value: i64) -> None:
        claimed = self.claimed
        if slot < MOST_ROOMS:
            self.claimed = claimed | bit(slot)
        self.paws -= 1
        self.then(move, slot, value)
        self.paws += 1
        self.claimed = claimed

    def hire(self, slot: i64, kind: i64, value: i64) -> None:
        if self.reserve:
            self.reserve -= 1
            self.paws += 1
            self.claim(slot, holding_of(kind, HiredFor.PAW), Code.HIRE + HiredFor.PAW, value + self.wishes.paw)
            self.paws -= 1
            self.reserve += 1
        else:
            self.claim(slot, holding_of(kind, HiredFor.SINGLE), Code.HIRE + HiredFor.PAW, value)
        self.claim(slot, holding_of(kind, HiredFor.PAIR), Code.HIRE + HiredFor.PAIR, value)

    def take(self, slot: i64, value: i64) -> None:
        """Takes the potion that is wished for most."""
        best: i64 = -1
        for symbol in range(3):
            if count(self.supply, symbol) and (best < 0 or self.wishes.potions[symbol] > self.wishes.potions[best]):
                best = symbol
        if best < 0:
            return
        potion = one(best)
        self.potions += potion
        self.supply -= potion
        self.claim(slot, self.dungeon.kind(slot), Code.TAKE + best, value + self.wishes.potions[best])
        self.supply += potion
        self.potions -= potion

    def meet(self, slot: i64, kind: i64, value: i64) -> None:
        """Beats a monster, with potions if necessary, or takes its damage."""
        is_won = False
        if self.paws:
            if self.beats(kind, 0):
                is_won = True
                self.claim(slot, kind, Code.FIGHT, value)
            elif self.ability == Ability.SMITES and self.paws > 1 and not IS_PROUD[kind]:
                self.paws -= 1
                self.claim(slot, kind, Code.SMITE, value)
                self.paws += 1
            elif self.potions and not self.lent:
                self.brew(slot, kind, value)
        damage: i64 = DAMAGE[kind]
        if self.damage + damage < self.defence and not (is_won and self.wishes.prizes[kind] >= self.precious):
            self.damage += damage
            self.then(Code.PASS, slot, value)
            self.damage -= damage

    def brew(self, slot: i64, kind: i64, value: i64) -> None:
        needs: i64 = NEEDS[kind]
        owned = self.owned
        swords = max(count(needs, 0) - symbol_of(owned, SWORD), 0)
        bows = max(count(needs, 1) - symbol_of(owned, BOW), 0)
        fires = max(count(needs, 2) - symbol_of(owned, FIRE), 0)
        potions = self.potions
        if swords > count(potions, 0) or bows > count(potions, 1) or fires > count(potions, 2):
            return
        used = bag_of(swords, bows, fires)
        wanted = self.wishes.potions
        self.potions -= used
        self.supply += used
        self.claim(slot, kind, Code.FIGHT + used, value - wanted[0] * swords - wanted[1] * bows - wanted[2] * fires)
        self.supply -= used
        self.potions += used

    def spring(self, slot: i64, kind: i64, value: i64) -> None:
        """Passes a trap: the cheapest card on it, a potion, or a paw."""
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
            self.then(Code.POUR, slot, value - self.wishes.potions[symbol])
            self.potions += one(symbol)
        if self.paws:
            self.paws -= 1
            self.then(Code.CLAIM, slot, value + cards[kind])
            self.paws += 1

    def give(self, index: i64, slot: i64, value: i64) -> None:
        """Puts a card on a trap; a vagabond takes the paw back that it gave, now or before the next round."""
        given: i64 = self.tools[index]
        holding = tool_holding(given)
        where = tool_slot(given)
        value -= self.wishes.cards[holding]
        returned: i64 = 0
        if HIRED_AS[holding] == HiredFor.PAW:
            value -= self.wishes.paw
            returned = 1 if self.paws else 0
        del self.tools[index]
        self.paws -= returned
        self.reserve += returned
        self.count_trophy(holding, -1)
        self.then(Code.DISARM + holding if where == EARLIER else Code.SPARE + where, slot, value)
        self.count_trophy(holding, 1)
        self.reserve -= returned
        self.paws += returned
        self.tools.insert(index, given)


def scouted(walk: Walk, wishes: Wishes, budget: i64, is_entered: bool) -> Scout:
    """Returns a scout that has found its best way from where the dog stands, with its moves."""
    scout = Scout(walk, wishes, budget, True)
    scout.look(is_entered, ANYTHING)
    return scout
