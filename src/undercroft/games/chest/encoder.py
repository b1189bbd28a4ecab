"""The encoder of Chest: one action per move number, except moves that use none of a face."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from undercroft.games.chest.cards import COMPANIONS, DUNGEON_FACES, FACES, TITLES, TOKENS
from undercroft.games.chest.components import (
    ALL_COMPANIONS,
    COMPANION_NAMES,
    DUNGEON_DICE,
    FIRST_TEMPORARY,
    HERO,
    NO_HERO,
    PARTY_FACES,
    TARGETS,
    TOKEN_KINDS,
    size,
)
from undercroft.games.chest.notation import DICE, DIE_NAMES, MOVES, USES
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import PHASES, TASKS, Task
from undercroft.kernel.encoder import NO_WORD, Encoder, Fields, flag, from_seat, mark, put, put_bag
from undercroft.kernel.position import Position

VERSION: Final = 1
MOST_SEATS: Final[i64] = 4

# -- words ----------------------------------------------------------------------------------------------


def _is_real(move: int) -> bool:
    """Returns whether a move exists: a companion is used on at least one die."""
    return move >= USES or move % 8 > 0


_REAL: Final = [move for move in range(len(MOVES)) if _is_real(move)]
WORDS: Final = [str(MOVES[move]) for move in _REAL]
ID_OF: Final[list[int]] = [_REAL.index(move) if _is_real(move) else NO_WORD for move in range(len(MOVES))]

# -- fields ---------------------------------------------------------------------------------------------

FIELDS: Final = Fields()
SIDES: Final[i64] = NO_HERO + 1
ANYWHERE: Final[i64] = FIELDS.add("scrolls_anywhere", (1,), "option: scrolls may be read in later phases too")
MONSTERS_ONLY: Final[i64] = FIELDS.add("bait_monsters_only", (1,), "option: bait turns monsters only")
ADVENTURER: Final[i64] = FIELDS.add("adventurer", (MOST_SEATS,), "one-hot by player: whose adventure it is")
PHASE: Final[i64] = FIELDS.add("phase", (len(PHASES),), "one-hot: " + ", ".join(PHASES))
LEVEL: Final[i64] = FIELDS.add("level", (1,), "of the dungeon")
PARTY: Final[i64] = FIELDS.add("party", (PARTY_FACES,), "active party dice: " + ", ".join(FACES))
GRAVEYARD: Final[i64] = FIELDS.add("graveyard", (1,), "used party dice")
COMPANY: Final[i64] = FIELDS.add("companions", (len(COMPANIONS),), "temporary companions: " + ", ".join(COMPANIONS))
EXHAUSTED: Final[i64] = FIELDS.add("exhausted", (1,), "1: the adventurer's ultimate is used")
DUNGEON: Final[i64] = FIELDS.add("dungeon", (TARGETS,), "dice on the level: " + ", ".join(DUNGEON_FACES[:TARGETS]))
LAIR: Final[i64] = FIELDS.add("lair", (1,), "dice that show a dragon")
RESERVE: Final[i64] = FIELDS.add("reserve", (1,), "dungeon dice that are nowhere else")
TASK: Final[i64] = FIELDS.add("task", (len(TASKS),), "one-hot, a choice in steps: none, " + ", ".join(TASKS[1:]))
LEFT: Final[i64] = FIELDS.add("left", (1,), "steps left of it")
DICE_PICKED: Final[i64] = FIELDS.add("dice_picked", (DICE,), "for a re-roll so far: " + ", ".join(DIE_NAMES))
SENT: Final[i64] = FIELDS.add("sent", (ALL_COMPANIONS,), "against the dragon so far: " + ", ".join(COMPANION_NAMES))
SUPPLY: Final[i64] = FIELDS.add("supply", (TOKEN_KINDS,), "tokens in the treasure chest: " + ", ".join(TOKENS))
IS_THERE: Final[i64] = FIELDS.add("player", (MOST_SEATS,), "by player, 1: there is such a seat; the own is the first")
SIDE: Final[i64] = FIELDS.add(
    "side", (MOST_SEATS, SIDES), "by player, one-hot: the side of the hero card: " + ", ".join(TITLES) + ", no hero"
)
XP: Final[i64] = FIELDS.add("xp", (MOST_SEATS,), "by player: experience")
HELD: Final[i64] = FIELDS.add("tokens", (MOST_SEATS, TOKEN_KINDS), "by player: tokens held, as in `supply`")
DONE: Final[i64] = FIELDS.add("done", (MOST_SEATS,), "by player: adventures finished")


@final
class ChestEncoder(Encoder):
    __slots__ = ()

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        if depth:
            return [NO_WORD] * len(moves)
        return [ID_OF[move] for move in moves]

    def is_for_points(self) -> bool:
        return True

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(position, Chest)
        seats = position.seats
        flag(out, at + ANYWHERE, position.setup.scrolls_anywhere)
        flag(out, at + MONSTERS_ONLY, position.setup.bait_monsters_only)
        mark(out, at + ADVENTURER + from_seat(seat, position.adventurer, seats))
        mark(out, at + PHASE + position.phase)
        put(out, at + LEVEL, position.level)
        put_bag(out, at + PARTY, position.party, PARTY_FACES)
        put(out, at + GRAVEYARD, position.graveyard)
        put_bag(out, at + COMPANY, position.temporary, len(COMPANIONS))
        flag(out, at + EXHAUSTED, position.exhausted)
        put_bag(out, at + DUNGEON, position.dungeon, TARGETS)
        put(out, at + LAIR, position.lair)
        summoned = position.temporary & ~(15 << 4 * (HERO - FIRST_TEMPORARY))
        put(out, at + RESERVE, DUNGEON_DICE - size(position.dungeon) - position.lair - size(summoned))
        mark(out, at + TASK + position.task)
        if position.task == Task.REROLL:
            put_bag(out, at + DICE_PICKED, position.picked, DICE)
        elif position.task == Task.DRAGON:
            put_bag(out, at + SENT, position.picked, ALL_COMPANIONS)
        elif position.task:
            put(out, at + LEFT, position.left)
        put_bag(out, at + SUPPLY, position.supply, TOKEN_KINDS)
        for other in range(seats):
            player = from_seat(seat, other, seats)
            mark(out, at + IS_THERE + player)
            mark(out, at + SIDE + player * SIDES + position.side_of(other))
            put(out, at + XP + player, position.xp[other])
            put_bag(out, at + HELD + player * TOKEN_KINDS, position.tokens[other], TOKEN_KINDS)
            turn = from_seat(position.setup.first, other, seats)  # the place in the order of play
            put(out, at + DONE + player, (position.done + seats - 1 - turn) // seats)


ENCODER: Final = ChestEncoder("chest", VERSION, WORDS, FIELDS)
