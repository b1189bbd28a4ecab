"""The best way out: the walk that is worth most for given wishes.

Ways are lengthened room by room, all at once; those that can no longer beat the best way found are dropped. While the
rest fits into the given width the answer is exact (`is_best`). Beyond it only the most promising ways are kept: a wider
search takes more time and finds more.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import HOLDINGS, IS_CHEST, KEYS, SORT, HiredFor, Sort, count, holding_of
from undercroft.games.doggies.dungeon import Mark
from undercroft.games.doggies.notation import Code, claim_holding, tool_holding
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.way_out.search import legal_choices, legal_steps

COIN: Final[i64] = 100  # wishes are written in hundredths of a coin


@final
@mypyc_attr(acyclic=True)
class Wishes:
    """The worth of each card held, of potions and of an extra paw.

    Chests and keys are worth something together: `opened` for a pair, `chest` and `key` for one without the other.
    """

    __slots__ = ("cards", "potions", "paw", "opened", "chest", "key", "chests_held", "prizes")

    def __init__(self) -> None:
        self.cards: list[int] = [0] * HOLDINGS
        self.potions: list[int] = [0, 0, 0]
        self.paw: i64 = 0
        self.opened: i64 = 0
        self.chest: i64 = 0
        self.key: i64 = 0
        self.chests_held: i64 = 0
        self.prizes: list[int] = []  # by kind of room: `most`, worked out once

    def worth(self, walk: Walk) -> i64:
        """Returns the worth of everything won on a walk so far."""
        total: i64 = 0
        chests = self.chests_held
        for claim in walk.claims:
            holding = claim_holding(claim)
            total += self.cards[holding]
            if IS_CHEST[holding]:
                chests += 1
        for holding in walk.spent:
            total -= self.cards[holding]
        for symbol in range(3):
            total += self.potions[symbol] * count(walk.potions, symbol)
        opened = min(walk.keys, chests)
        total += self.opened * opened + self.chest * (chests - opened) + self.key * (walk.keys - opened)
        return total - self.paw * (walk.reserve + walk.owed)

    def most(self, kind: i64) -> i64:
        """Returns the most that a paw on such a room could bring."""
        sort: i64 = SORT[kind]
        if sort == Sort.CHEST:
            return max(self.opened, self.chest)
        if sort == Sort.POTION:
            return max(self.potions) + max(self.cards[kind], 0)
        if sort == Sort.VAGABOND:
            best = max(
                self.cards[holding_of(kind, HiredFor.PAW)] + self.paw, self.cards[holding_of(kind, HiredFor.SINGLE)]
            )
            return max(best, self.cards[holding_of(kind, HiredFor.PAIR)])
        return self.cards[kind] + (max(self.opened, self.key) if KEYS[kind] else 0)


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way, perhaps unfinished: the walk, the decisions on it, and its worth."""

    __slots__ = ("walk", "story", "worth", "bound")

    def __init__(self, walk: Walk, story: list[int], worth: i64, bound: i64) -> None:
        self.walk: Walk = walk
        self.story: list[int] = story  # the moves that were a question, as `State.story`
        self.worth: i64 = worth
        self.bound: i64 = bound  # an upper bound on its final worth


# A prize is a room and what a paw on it is worth at most; sorted by worth, then by slot.
def prize_of(slot: i64, worth: i64) -> i64:
    return worth << 7 | slot


def prize_slot(prize: i64) -> i64:
    return prize & 127


def prize_worth(prize: i64) -> i64:
    return prize >> 7


@final
class Search:
    """The search for the best way out of a position in a walk. `best` is None if there is none."""

    __slots__ = ("wishes", "width", "best", "is_best", "prizes")

    def __init__(self, wishes: Wishes, width: i64) -> None:
        self.wishes: Wishes = wishes
        self.width: i64 = width
        self.best: Way | None = None
        self.is_best: bool = True
        self.prizes: list[int] = []  # rooms worth a paw, the best first

    def run(self, walk: Walk, is_entered: bool) -> None:
        """Searches from where the dog stands; `is_entered` says that its room is still to be resolved."""
        self.find_prizes(walk)
        start = Way(walk.copy(walk.dungeon.copy()), [], 0, 0)
        ways = self.resolve(start) if is_entered else [start]
        while ways:
            longer: list[Way] = []
            for way in ways:
                if self.best is None or way.bound > self.best.worth:
                    self.lengthen(way, longer)
            ways = self.keep(longer)

    def find_prizes(self, walk: Walk) -> None:
        dungeon = walk.dungeon
        found: list[int] = []
        for slot in range(1, dungeon.size):
            most = self.wishes.most(dungeon.kind(slot))
            if dungeon.mark[slot] == Mark.NOTHING and most > 0:
                found.append(prize_of(slot, most))
        found.sort(reverse=True)
        self.prizes = found

    def bound(self, walk: Walk, worth: i64) -> i64:
        """Returns an upper bound on a walk's worth: each paw left goes on one of the best rooms not yet seen, each card
        of negative worth on a trap.
        """
        for tool in walk.tools:
            if self.wishes.cards[tool_holding(tool)] < 0:
                worth -= self.wishes.cards[tool_holding(tool)]
        paws = walk.paws + walk.reserve
        for prize in self.prizes:
            if not paws:
                break
            if not walk.has_seen(prize_slot(prize)):
                worth += prize_worth(prize)
                paws -= 1
        return worth

    def lengthen(self, way: Way, longer: list[Way]) -> None:
        """Extends a way by one room with every choice there; a way that comes out may be the best."""
        moves = legal_steps(way.walk)
        for move in moves:
            story = [*way.story, move] if len(moves) > 1 else way.story
            walk = (
                way.walk.copy(way.walk.dungeon.copy())
                if Code.TURN <= move < Code.PASS
                else way.walk.copy(way.walk.dungeon)
            )
            walk.make(move)
            if walk.is_outside:
                self.finish(walk, story)
            elif Code.TURN <= move < Code.PASS:
                longer.append(self.way(walk, story))
            else:
                longer += self.resolve(Way(walk, story, way.worth, way.bound))

    def resolve(self, way: Way) -> list[Way]:
        """Applies every choice in the room just entered."""
        moves = legal_choices(way.walk)
        return [self.way(way.walk.after(move), [*way.story, move] if len(moves) > 1 else way.story) for move in moves]

    def way(self, walk: Walk, story: list[int]) -> Way:
        worth = self.wishes.worth(walk)
        return Way(walk, story, worth, self.bound(walk, worth))

    def finish(self, walk: Walk, story: list[int]) -> None:
        worth = self.wishes.worth(walk)
        if self.best is None or worth > self.best.worth:
            self.best = Way(walk, story, worth, worth)

    def keep(self, ways: list[Way]) -> list[Way]:
        """Keeps one of the ways with the same state; of too many, the most promising."""
        seen: dict[tuple[int, ...], bool] = {}
        kept: list[Way] = []
        for way in ways:
            if self.best is not None and way.bound <= self.best.worth:
                continue
            state = (*way.walk.state(), way.worth)
            if state not in seen:
                seen[state] = True
                kept.append(way)
        if len(kept) <= self.width:
            return kept
        self.is_best = False
        ranked = sorted([(-way.worth * 2 - way.bound, number) for number, way in enumerate(kept)])
        return [kept[number] for _, number in ranked[: self.width]]


def find_best_way(walk: Walk, wishes: Wishes, width: i64, is_entered: bool = False) -> Search:
    """Searches for the most valuable way out from where the dog stands."""
    search = Search(wishes, width)
    search.run(walk, is_entered)
    return search
