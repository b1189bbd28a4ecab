"""The best way out: the walk that is worth most for given wishes.

Ways are lengthened room by room, all at once; those that can no longer beat the best way found are dropped. While the
rest fits into the given width the answer is exact (`is_best`). Beyond it only the most promising ways are kept: a wider
search takes more time and finds more.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from undercroft.games.doggies.claims import tool_holding
from undercroft.games.doggies.dungeon import NOTHING
from undercroft.games.doggies.walk import Walk
from undercroft.games.doggies.walk_moves import PASS, TURN
from undercroft.games.doggies.way_out.legal_moves import legal_choices, legal_steps
from undercroft.games.doggies.way_out.wishes import Wishes


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way, perhaps not yet finished: the walk, what was decided on it, and what it is worth."""

    __slots__ = ("walk", "story", "worth", "bound")

    def __init__(self, walk: Walk, story: list[int], worth: i64, bound: i64) -> None:
        self.walk = walk
        self.story = story  # the moves that were a question, as `State.story`
        self.worth = worth
        self.bound = bound  # it cannot become worth more than this


# A prize is a room and what a paw on it is worth at most; sorted by worth, then by slot.
def _prize(slot: i64, worth: i64) -> i64:
    return worth << 7 | slot


def _prize_slot(prize: i64) -> i64:
    return prize & 127


def _prize_worth(prize: i64) -> i64:
    return prize >> 7


@final
class Search:
    """The search for the best way out of a position in a walk. `best` is None if there is none."""

    __slots__ = ("wishes", "width", "best", "is_best", "prizes")

    def __init__(self, wishes: Wishes, width: i64) -> None:
        self.wishes = wishes
        self.width = width
        self.best: Way | None = None
        self.is_best = True
        self.prizes: list[int] = []  # rooms worth a paw, the best first

    def run(self, walk: Walk, is_entered: bool) -> None:
        """From where the dog stands; `is_entered` says that its room is still to be resolved."""
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
            if dungeon.mark[slot] == NOTHING and most > 0:
                found.append(_prize(slot, most))
        found.sort(reverse=True)
        self.prizes = found

    def bound(self, walk: Walk, worth: i64) -> i64:
        """The most that a walk can become worth: every paw left goes on one of the best rooms
        not yet seen, every card worth less than nothing on a trap."""
        for tool in walk.tools:
            if self.wishes.cards[tool_holding(tool)] < 0:
                worth -= self.wishes.cards[tool_holding(tool)]
        paws = walk.paws + walk.reserve
        for prize in self.prizes:
            if not paws:
                break
            if not walk.has_seen(_prize_slot(prize)):
                worth += _prize_worth(prize)
                paws -= 1
        return worth

    def lengthen(self, way: Way, longer: list[Way]) -> None:
        """One room further, with all that can be done there; a way that comes out may be the best."""
        moves = legal_steps(way.walk)
        for move in moves:
            story = [*way.story, move] if len(moves) > 1 else way.story
            walk = way.walk.copy(way.walk.dungeon.copy()) if TURN <= move < PASS else way.walk.copy(way.walk.dungeon)
            walk.make(move)
            if walk.is_outside:
                self.finish(walk, story)
            elif TURN <= move < PASS:
                longer.append(self.way(walk, story))
            else:
                longer += self.resolve(Way(walk, story, way.worth, way.bound))

    def resolve(self, way: Way) -> list[Way]:
        """All that can be done in the room just entered."""
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
        """Of ways that came to the same, one; of too many, the most promising."""
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
    """Look for the most valuable way out from where the dog stands."""
    search = Search(wishes, width)
    search.run(walk, is_entered)
    return search
