"""The walk out of the dungeon: one dog, from the start room to the table, room by room.

The dungeon does not change before the last step; the walk stores what the dog has done, so it can be copied cheaply
and tried out.
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
    IS_PROUD,
    SORT,
    SWORD,
    TRAP_SYMBOL,
    TURNS,
    Ability,
    HiredFor,
    Sort,
    bag_of,
    count,
    holding_of,
    one,
)
from undercroft.games.doggies.dog import NOT_SHIELDS, Trophies
from undercroft.games.doggies.dungeon import Dungeon, Mark, edge_of
from undercroft.games.doggies.notation import (
    BY_PORTAL,
    BY_PUNCH,
    BY_STEP,
    EARLIER,
    Code,
    claim_holding,
    claim_mark,
    claim_of,
    entry_of,
    put_of,
    side_of_turning,
    slot_of,
    tool_holding,
    tool_of,
    tool_slot,
    turn_of_turning,
    turning,
)

LAST_BIT: Final[i64] = 1 << 61


def bit(number: i64) -> i64:
    """Returns `1 << number`; compiled, the bare expression would have 32 bits only."""
    return LAST_BIT >> 61 - number


# The initial lists of walks and scouts.
NONE: Final[list[int]] = []
START: Final[list[int]] = [entry_of(0, BY_STEP)]


@final
@mypyc_attr(acyclic=True)
class Walk(Trophies):
    """A walk in progress. Its lists are never modified in place, so copies share them."""

    __slots__ = (
        "dungeon", "seat", "ability", "at", "seen", "seen_far", "damage", "paws", "reserve", "owed", "potions",
        "supply", "tools", "claims", "covers", "gaps", "spent", "punched", "trail", "turned", "is_outside",
    )  # fmt: skip

    def __init__(self, dungeon: Dungeon, seat: i64, ability: i64) -> None:
        super().__init__()
        self.dungeon: Dungeon = dungeon
        self.seat: i64 = seat
        self.ability: i64 = ability
        self.at: i64 = 0
        self.seen: i64 = 1  # the set of rooms entered, by slot
        self.seen_far: i64 = 0  # rooms numbered from 62 on, which would not fit
        self.damage: i64 = 0
        self.paws: i64 = 0
        self.reserve: i64 = 0
        self.owed: i64 = 0
        self.potions: i64 = 0
        self.supply: i64 = 0
        self.tools: list[int] = NONE  # cards that can disarm a trap, as in notation.py
        self.claims: list[int] = NONE
        self.covers: list[int] = NONE  # puts on traps
        self.gaps: list[int] = NONE  # puts where the card went on a trap
        self.spent: list[int] = NONE  # cards of earlier rounds put on traps
        self.punched: list[int] = NONE  # edges
        self.trail: list[int] = START  # entries: the rooms entered
        self.turned: i64 = 0  # Sharik: see `was_turned` and `turn_before`
        self.is_outside: bool = False

    def copy(self, dungeon: Dungeon) -> Walk:
        twin = Walk(dungeon, self.seat, self.ability)
        twin.share_trophies(self)
        twin.at = self.at
        twin.seen = self.seen
        twin.seen_far = self.seen_far
        twin.damage = self.damage
        twin.paws = self.paws
        twin.reserve = self.reserve
        twin.owed = self.owed
        twin.potions = self.potions
        twin.supply = self.supply
        twin.tools = self.tools
        twin.claims = self.claims
        twin.covers = self.covers
        twin.gaps = self.gaps
        twin.spent = self.spent
        twin.punched = self.punched
        twin.trail = self.trail
        twin.turned = self.turned
        twin.is_outside = self.is_outside
        return twin

    def after(self, move: i64) -> Walk:
        """Returns a copy on which a move was made."""
        twin = self.copy(self.dungeon)
        twin.make(move)
        return twin

    def target(self, move: i64) -> i64:
        """Returns the room to which a step leads, -1 for the table."""
        if move >= Code.PORTAL:
            return move - Code.PORTAL
        return -1 if move == Code.OUT else self.dungeon.next_to(self.at, move & 3)

    def state(self) -> tuple[int, ...]:
        """Returns everything that matters for the rest of the way."""
        owned = (self.owned & NOT_SHIELDS, self.lent, self.potions, self.supply, self.reserve)
        return (self.at, self.seen, self.seen_far, self.defence - self.damage, self.paws, *owned, *self.tools)

    # -- what can be done, the way out not considered -----------------------------------------------------

    def may_enter(self, slot: i64) -> bool:
        """Refuses rooms with a paw, a disarmed trap or a gap, and rooms already seen."""
        return self.dungeon.mark[slot] == Mark.NOTHING and not self.has_seen(slot)

    def has_seen(self, slot: i64) -> bool:
        return bool((self.seen >> slot if slot < 62 else self.seen_far >> slot - 62) & 1)

    def open_sides(self) -> i64:
        """Returns the sides of the room through which the dog can go, or out."""
        return self.dungeon.open_sides(self.at, self.keys > 0)

    def steps(self) -> list[int]:
        """Returns the steps: out, to the next rooms, through portals and walls."""
        dungeon, at = self.dungeon, self.at
        found: list[int] = []
        sides = self.open_sides()
        can_leave = False
        for side in range(4):
            if sides >> side & 1:
                other = dungeon.next_to(at, side)
                if other < 0:
                    can_leave = True
                elif self.may_enter(other):
                    found.append(Code.STEP + side)
        if can_leave:
            found.append(Code.OUT)
        if self.ability == Ability.PUNCHES and self.paws:
            unlocked = dungeon.open_sides(at, False)
            for side in range(4):
                other = dungeon.next_to(at, side)
                if not unlocked >> side & 1 and (other < 0 or self.may_enter(other)):
                    found.append(Code.PUNCH + side)
        if dungeon.portals and at in dungeon.portals:
            for other in dungeon.portals:
                if self.may_enter(other):
                    found.append(Code.PORTAL + other)
        return found

    def turns(self) -> list[int]:
        """Returns Sharik's turns before his first step: each card at the start room's sides, once."""
        found: list[int] = []
        if self.ability != Ability.TURNS or len(self.trail) > 1:
            return found
        for side in range(4):
            if self.can_turn(side):
                slot = self.dungeon.next_to(0, side)
                for turn in TURNS[self.dungeon.kind(slot)]:
                    if turn != self.dungeon.turn_at(slot):
                        found.append(turning(side, turn))
        return found

    def can_turn(self, side: i64) -> bool:
        other = self.dungeon.next_to(0, side)
        return other >= 0 and not self.was_turned(side) and self.dungeon.mark[other] < Mark.GAP

    # `turned` holds the set of sides in four bits, then by side the turn before in two.
    def was_turned(self, side: i64) -> bool:
        """Returns whether Sharik has turned the card at this side of the start room."""
        return bool(self.turned >> side & 1)

    def turn_before(self, side: i64) -> i64:
        """Returns how a card that Sharik turned lay before."""
        return self.turned >> 4 + 2 * side & 3

    def choices(self) -> list[int]:
        """Returns the choices in the room just entered; empty if the dog cannot get past it."""
        kind = self.dungeon.kind(self.at)
        sort: i64 = SORT[kind]
        if sort == Sort.MONSTER:
            return self.against_monster(kind)
        if sort == Sort.TRAP and self.ability != Ability.JUMPS:
            return self.against_trap(kind)
        found: list[int] = [Code.PASS]
        if not self.paws:
            return found
        if sort in (Sort.COINS, Sort.ARTEFACT, Sort.CHEST) or (sort == Sort.POTION and not self.supply):
            found.append(Code.CLAIM)
        elif sort == Sort.VAGABOND:
            found.append(Code.HIRE + HiredFor.PAIR)
            found.append(Code.HIRE + HiredFor.PAW)
        elif sort == Sort.POTION:
            for symbol in range(3):
                if count(self.supply, symbol):
                    found.append(Code.TAKE + symbol)
        return found

    def against_monster(self, kind: i64) -> list[int]:
        found: list[int] = []
        if self.paws:
            if self.beats(kind, 0):
                found.append(Code.FIGHT)
            else:
                if self.potions:
                    found += self.brews(kind)
                if self.ability == Ability.SMITES and self.paws > 1 and not IS_PROUD[kind]:
                    found.append(Code.SMITE)
        if self.damage + DAMAGE[kind] < self.defence:
            found.append(Code.PASS)
        return found

    def brews(self, kind: i64) -> list[int]:
        """Returns fights with potions: only sets in which every potion is needed."""
        found: list[int] = []
        for swords in range(count(self.potions, 0) + 1):
            for bows in range(count(self.potions, 1) + 1):
                for fires in range(count(self.potions, 2) + 1):
                    brew = bag_of(swords, bows, fires)
                    if self.beats(kind, brew) and not (
                        (swords and self.beats(kind, brew - one(SWORD)))
                        or (bows and self.beats(kind, brew - one(BOW)))
                        or (fires and self.beats(kind, brew - one(FIRE)))
                    ):
                        found.append(Code.FIGHT + brew)
        return found

    def against_trap(self, kind: i64) -> list[int]:
        symbol: i64 = TRAP_SYMBOL[kind]
        found: list[int] = []
        for tool in self.tools:
            holding, slot = tool_holding(tool), tool_slot(tool)
            if DISARMS[holding] >> symbol & 1:
                move = Code.DISARM + holding if slot == EARLIER else Code.SPARE + slot
                if move not in found:
                    found.append(move)
        if count(self.potions, symbol):
            found.append(Code.POUR)
        if self.paws:
            found.append(Code.CLAIM)
        return found

    # -- doing it ------------------------------------------------------------------------------------------

    def make(self, move: i64) -> None:
        """Makes a move of `steps`, `turns` or `choices`."""
        if move < Code.PUNCH:
            if move == Code.OUT:
                self.is_outside = True
            else:
                self.enter(self.dungeon.next_to(self.at, move), BY_STEP)
        elif move < Code.TURN:
            self.punch(move - Code.PUNCH)
        elif move < Code.PASS:
            self.turn_card(side_of_turning(move), turn_of_turning(move))
        elif move >= Code.FIGHT:
            self.potions -= move - Code.FIGHT
            self.supply += move - Code.FIGHT
            self.claim(Mark.PAW, HiredFor.PAIR)
        elif move >= Code.PORTAL:
            self.enter(move - Code.PORTAL, BY_PORTAL)
        else:
            self.resolve(move)

    def resolve(self, move: i64) -> None:
        """Applies the effect of the room."""
        if move == Code.PASS:
            self.damage += DAMAGE[self.dungeon.kind(self.at)]
        elif move == Code.CLAIM:
            self.claim(Mark.PAW, HiredFor.PAIR)
        elif move == Code.SMITE:
            self.paws -= 1
            self.claim(Mark.TWO_PAWS, HiredFor.PAIR)
        elif move == Code.HIRE + HiredFor.PAIR:
            self.claim(Mark.HIRED + HiredFor.PAIR, HiredFor.PAIR)
        elif move == Code.HIRE + HiredFor.PAW:
            side = HiredFor.PAW if self.reserve else HiredFor.SINGLE
            self.claim(Mark.HIRED + side, side)
            if self.reserve:
                self.reserve -= 1
                self.paws += 1
        elif move == Code.POUR:
            symbol: i64 = TRAP_SYMBOL[self.dungeon.kind(self.at)]
            self.potions -= one(symbol)
            self.covers = [*self.covers, put_of(self.at, Mark.POTION + symbol)]
        elif move >= Code.SPARE:
            self.spare(move - Code.SPARE)
        elif move >= Code.DISARM:
            self.spent = [*self.spent, move - Code.DISARM]
            self.give_up(tool_of(move - Code.DISARM, EARLIER))
        else:
            self.potions += one(move - Code.TAKE)
            self.supply -= one(move - Code.TAKE)
            self.claim(Mark.PAW, HiredFor.PAIR)

    def enter(self, slot: i64, how: i64) -> None:
        self.at = slot
        self.see(slot)
        self.trail = [*self.trail, entry_of(slot, how)]

    def see(self, slot: i64) -> None:
        """Marks a room as seen: the dog never enters it again."""
        if slot < 62:
            self.seen |= bit(slot)
        else:
            self.seen_far |= bit(slot - 62)

    def punch(self, side: i64) -> None:
        """Punches an edge: the paw stays there, and the dog goes through at once."""
        self.paws -= 1
        self.punched = [*self.punched, edge_of(self.at, side)]
        other = self.dungeon.next_to(self.at, side)
        if other < 0:
            self.is_outside = True
        else:
            self.enter(other, BY_PUNCH)

    def turn_card(self, side: i64, turn: i64) -> None:
        slot = self.dungeon.next_to(0, side)
        self.turned |= 1 << side | self.dungeon.turn_at(slot) << 4 + 2 * side
        self.dungeon.turn(slot, turn)

    def claim(self, mark: i64, hired: i64) -> None:
        """Puts a paw on the room; its trophies can be used from the next room on."""
        holding = holding_of(self.dungeon.kind(self.at), hired)
        self.paws -= 1
        self.claims = [*self.claims, claim_of(self.at, mark, holding)]
        if DISARMS[holding]:
            self.tools = [*self.tools, tool_of(holding, self.at)]
        self.count_trophy(holding, 1)

    def spare(self, slot: i64) -> None:
        """Puts a card claimed on this walk on the trap; its paw (or Joan's two) stays in the gap."""
        for claim in self.claims:
            if slot_of(claim) == slot:
                self.claims = [other for other in self.claims if other != claim]
                gap = Mark.GAP_OF_TWO if claim_mark(claim) == Mark.TWO_PAWS else Mark.GAP
                self.gaps = [*self.gaps, put_of(slot, gap)]
                self.give_up(tool_of(claim_holding(claim), slot))
                return

    def give_up(self, tool: i64) -> None:
        """Puts a trophy card on the trap: its symbols are gone at once, and a vagabond's paw goes back."""
        holding = tool_holding(tool)
        self.covers = [*self.covers, put_of(self.at, Mark.CARD + holding)]
        tools = self.tools[:]
        tools.remove(tool)
        self.tools = tools
        self.count_trophy(holding, -1)
        if HIRED_AS[holding] == HiredFor.PAW:
            if self.paws:
                self.paws -= 1
                self.reserve += 1
            else:
                self.owed += 1
