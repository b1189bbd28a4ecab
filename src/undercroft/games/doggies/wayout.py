"""The best way out: the walk that is worth most for given wishes.

Ways are lengthened room by room, all at once; those that can no longer beat the best way found are dropped. While
all others fit into the given width the answer is exact (`is_best`), beyond it only the most promising are kept: a
wider search costs more time and finds more.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.components import (
    CHEST,
    HOLDINGS,
    KEYS,
    KIND_OF,
    PAW,
    POTION,
    SINGLE,
    SORT,
    VAGABOND,
    count,
    holding_of,
)
from undercroft.games.doggies.dungeon import NOTHING
from undercroft.games.doggies.escape import in_room, onward
from undercroft.games.doggies.walk import PASS, TURN, Walk

COIN: Final[i64] = 100  # wishes are written in hundredths of a coin


@final
@mypyc_attr(acyclic=True)
class Wishes:
    """What a dog wants: the worth of each card held, of potions and of an extra paw.

    Chests and keys are worth something together: `opened` for a pair, `chest` and `key` for one without the other.
    """

    __slots__ = ("cards", "potions", "paw", "opened", "chest", "key", "chests_held")

    def __init__(self) -> None:
        self.cards: list[int] = [0] * HOLDINGS
        self.potions: list[int] = [0, 0, 0]
        self.paw: i64 = 0
        self.opened: i64 = 0
        self.chest: i64 = 0
        self.key: i64 = 0
        self.chests_held: i64 = 0

    def worth(self, walk: Walk) -> i64:
        """What has been won on a walk so far."""
        total: i64 = 0
        chests = self.chests_held
        for claim in walk.claims:
            holding = claim >> 12
            total += self.cards[holding]
            if SORT[KIND_OF[holding]] == CHEST:
                chests += 1
        for holding in walk.spent:
            total -= self.cards[holding]
        for symbol in range(3):
            total += self.potions[symbol] * count(walk.potions, symbol)
        opened = min(walk.keys, chests)
        total += self.opened * opened + self.chest * (chests - opened) + self.key * (walk.keys - opened)
        return total - self.paw * (walk.reserve + walk.owed)

    def most(self, kind: i64) -> i64:
        """The most that a paw on such a room could bring."""
        sort: i64 = SORT[kind]
        if sort == CHEST:
            return max(self.opened, self.chest)
        if sort == POTION:
            return max(self.potions) + max(self.cards[kind], 0)
        if sort == VAGABOND:
            best = max(self.cards[holding_of(kind, PAW)] + self.paw, self.cards[holding_of(kind, SINGLE)])
            return max(best, self.cards[holding_of(kind, 0)])
        return self.cards[kind] + (max(self.opened, self.key) if KEYS[kind] else 0)


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way, perhaps not yet finished: the walk, what was decided on it, and what it is worth."""

    __slots__ = ("walk", "story", "worth", "hope")

    def __init__(self, walk: Walk, story: list[int], worth: i64, hope: i64) -> None:
        self.walk = walk
        self.story = story  # the moves that were a question, as `State.story`
        self.worth = worth
        self.hope = hope  # more than this it cannot become


@final
class Search:
    """The search for the best way out of a position in a walk. `best` is None if there is none."""

    __slots__ = ("wishes", "width", "best", "is_best", "prizes")

    def __init__(self, wishes: Wishes, width: i64) -> None:
        self.wishes = wishes
        self.width = width
        self.best: Way | None = None
        self.is_best = True
        self.prizes: list[int] = []  # rooms worth a paw, the best first: slot + 128 * worth

    def run(self, walk: Walk, is_entered: bool) -> None:
        """From where the dog stands; `is_entered` says that its room is still to be resolved."""
        self.find_prizes(walk)
        start = Way(walk.copy(walk.dungeon.copy()), [], 0, 0)
        ways = self.resolve(start) if is_entered else [start]
        while ways:
            longer: list[Way] = []
            for way in ways:
                if self.best is None or way.hope > self.best.worth:
                    self.lengthen(way, longer)
            ways = self.keep(longer)

    def find_prizes(self, walk: Walk) -> None:
        dungeon = walk.dungeon
        found: list[int] = []
        for slot in range(1, dungeon.size):
            most = self.wishes.most(dungeon.kind(slot))
            if dungeon.mark[slot] == NOTHING and most > 0:
                found.append(slot + 128 * most)
        found.sort(reverse=True)
        self.prizes = found

    def hope(self, walk: Walk, worth: i64) -> i64:
        """A bound: every paw left goes on one of the best rooms not yet seen, every burden on a trap."""
        for tool in walk.tools:
            if self.wishes.cards[tool & 255] < 0:
                worth -= self.wishes.cards[tool & 255]
        paws = walk.paws + walk.reserve
        for prize in self.prizes:
            if not paws:
                break
            if not walk.has_seen(prize & 127):
                worth += prize >> 7
                paws -= 1
        return worth

    def lengthen(self, way: Way, longer: list[Way]) -> None:
        """One room further, with all that can be done there; a way that comes out may be the best."""
        moves = onward(way.walk)
        for move in moves:
            story = [*way.story, move] if len(moves) > 1 else way.story
            walk = way.walk.copy(way.walk.dungeon.copy()) if TURN <= move < PASS else way.walk.copy(way.walk.dungeon)
            walk.make(move)
            if walk.is_outside:
                self.finish(walk, story)
            elif TURN <= move < PASS:
                longer.append(self.way(walk, story))
            else:
                longer += self.resolve(Way(walk, story, way.worth, way.hope))

    def resolve(self, way: Way) -> list[Way]:
        """All that can be done in the room just entered."""
        moves = in_room(way.walk)
        return [self.way(way.walk.after(move), [*way.story, move] if len(moves) > 1 else way.story) for move in moves]

    def way(self, walk: Walk, story: list[int]) -> Way:
        worth = self.wishes.worth(walk)
        return Way(walk, story, worth, self.hope(walk, worth))

    def finish(self, walk: Walk, story: list[int]) -> None:
        worth = self.wishes.worth(walk)
        if self.best is None or worth > self.best.worth:
            self.best = Way(walk, story, worth, worth)

    def keep(self, ways: list[Way]) -> list[Way]:
        """Of ways that came to the same, one; of too many, the most promising."""
        seen: dict[tuple[int, ...], bool] = {}
        kept: list[Way] = []
        for way in ways:
            if self.best is not None and way.hope <= self.best.worth:
                continue
            state = (*way.walk.state(), way.worth)
            if state not in seen:
                seen[state] = True
                kept.append(way)
        if len(kept) <= self.width:
            return kept
        self.is_best = False
        ranked = sorted([(-way.worth * 2 - way.hope, number) for number, way in enumerate(kept)])
        return [kept[number] for _, number in ranked[: self.width]]


def best_way(walk: Walk, wishes: Wishes, width: i64, is_entered: bool = False) -> Search:
    """Look for the most valuable way out from where the dog stands."""
    search = Search(wishes, width)
    search.run(walk, is_entered)
    return search
