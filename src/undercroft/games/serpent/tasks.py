"""What is still to be done: a stack of tasks, each with up to six figures.

Every interruption of the rules (a window, a choice, a roll) is a task on this stack, so that a position can be copied,
saved and taken up again anywhere. A question is a task that waits for a seat, its first figure.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

SIZE: Final = 7  # of a task as a row: its kind, then its figures

# The turn.
BEGIN: Final = 0
RECOVER: Final = 1
RESTORE: Final = 2
ACTIONS: Final = 3
VILLAINY: Final = 4
LOCATION: Final = 5
HEROIC: Final = 6
HEROIC_END: Final = 7
LAST: Final = 8
STILL: Final = 9
NEXT: Final = 10
DRAW: Final = 11
STAGE: Final = 12
EXPLORE: Final = 13
SETUP: Final = 14
# Movement.
LEAVE: Final = 16
BLOCKED_TESTED: Final = 17
TRAP_EXIT_TESTED: Final = 18
ENTER: Final = 19
ENTER_EFFECT: Final = 20
OBSTACLE: Final = 21
SPIKES_TESTED: Final = 22
PIT_TESTED: Final = 23
ENTER_TRAP: Final = 24
ENTER_NAKARI: Final = 25
ENTER_DUEL: Final = 26
SPRING: Final = 27
SPRUNG: Final = 28
ROSE: Final = 29
SPRING_AT: Final = 30
WALK: Final = 31
# Effects.
RUN: Final = 32
EFFECT: Final = 33
TESTED: Final = 34
TEST: Final = 35
TEST_ROLLED: Final = 36
ROLL: Final = 37
HURT: Final = 38
HURT_NOW: Final = 39
BEATEN: Final = 40
# Battle.
RAID: Final = 44
ATTACK_ROLL: Final = 45
ATTACK_ROLLED: Final = 46
COUNTER_ROLL: Final = 47
COUNTER_ROLLED: Final = 48
COMPARE: Final = 49
STRIKE: Final = 50
CHALLENGE: Final = 51
LAIR: Final = 52
REWARD: Final = 53
BATTLE_END: Final = 54
EXCHANGE: Final = 55
ROLLS: Final = 56
# Quests.
TRIED: Final = 58
SEARCHED: Final = 59
COMPLETE: Final = 60
COMPLETED: Final = 61
# Solo.
PERIL_DICE: Final = 64
PERIL_CARDS: Final = 65
SOLO_TRAPS: Final = 66
SOLO_BATTLE: Final = 67

QUESTION: Final = 100  # from here on: questions, the first figure is the seat asked
ASK_UPKEEP: Final = 100
ASK_VILLAINY: Final = 101
ASK_LAY: Final = 102
ASK_HEROIC: Final = 103
ASK_DISCARD: Final = 104
ASK_SPLIT: Final = 105
ASK_ENTER: Final = 106
ASK_DODGE: Final = 107
ASK_DUEL: Final = 108
ASK_REROLL: Final = 109
ASK_STAT: Final = 110
ASK_SLICK: Final = 111
ASK_HAND: Final = 112
ASK_RETURN: Final = 113
ASK_WARP: Final = 114
ASK_SWAP: Final = 115
ASK_TURN: Final = 116
ASK_RESCUE: Final = 117
ASK_RESPONSE: Final = 118
ASK_STAND_IN: Final = 119
ASK_HIT: Final = 120
ASK_SPOILS: Final = 121
ASK_TAME: Final = 122
ASK_CHALLENGE: Final = 123
ASK_LAIR: Final = 124
ASK_CROWD: Final = 125
ASK_PERIL: Final = 126
ASK_FORM: Final = 127
ASK_OFFER: Final = 128
ASK_LIMIT: Final = 129
ASK_HERO: Final = 130
ASK_ENTRANCE: Final = 131
ASK_TILE: Final = 132
ASK_AWAY: Final = 133
ASK_VICTIM: Final = 134
ASK_TREASURE: Final = 135

# Tasks that happen to a hero, named by the first figure.
OF_HERO: Final = frozenset((
    LEAVE, BLOCKED_TESTED, TRAP_EXIT_TESTED, ENTER, ENTER_EFFECT, OBSTACLE, SPIKES_TESTED, PIT_TESTED, ENTER_TRAP,
    ENTER_NAKARI, ENTER_DUEL, SPRING, ROSE, WALK, TEST, TEST_ROLLED, ROLL, HURT, HURT_NOW, TRIED, SEARCHED, COMPLETE,
    COMPLETED, DRAW, ASK_AWAY, ASK_DUEL, ASK_ENTER, ASK_HAND, ASK_LIMIT, ASK_OFFER, ASK_SPLIT, ASK_STAT, ASK_TAME,
))  # fmt: skip

NAMES: Final = {
    number: name.lower().replace("_", "-")
    for name, number in list(globals().items())
    if name.isupper() and isinstance(number, int) and name not in ("SIZE", "QUESTION")
}
NUMBERS: Final = {name: number for number, name in NAMES.items()}


@final
@mypyc_attr(acyclic=True)
class Task:
    """One thing to do. It never changes, so that copies of a table share it.

    An object, not seven ints in one long list: pushing and taking one off costs a third of the time, compiled.
    """

    __slots__ = ("kind", "a", "b", "c", "d", "e", "f")

    def __init__(self, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    def figures(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e, self.f]


# Most tasks have no figure but a seat: there is one of each for all tables, by kind * PLAIN_SEATS + seat.
PLAIN_SEATS: Final = 8
PLAIN: Final = [Task(kind, seat, 0, 0, 0, 0, 0) for kind in range(max(NAMES) + 1) for seat in range(PLAIN_SEATS)]


def hero_of(task: Task) -> int:
    """The seat whose hero a task happens to; -1 if it is not one hero's."""
    if task.kind == RUN:
        return task.d
    if task.kind in (EFFECT, TESTED):
        return task.c
    if task.kind == ASK_WARP:
        return task.b
    return task.a if task.kind in OF_HERO else -1
