"""After the challenge: where the surviving monsters go, and what the wounds are worth."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.battle.fighters import lair_of, survivors
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import M_HOMING
from undercroft.games.serpent.notation import (
    ALL_TO_LAIR,
    BANISH,
    MOST_NAMED,
    PERIL,
    TO_HAND,
    TO_LAIR,
    code,
    first_of,
    second_of,
    verb_of,
)
from undercroft.games.serpent.table.piece import FIGHTING, LAIR, Piece
from undercroft.games.serpent.table.step import Question, Step
from undercroft.games.serpent.table.table import Table
from undercroft.games.serpent.variants.treasures import Treasure
from undercroft.kernel.chance import Chance
from undercroft.kernel.message import Message

LAIR_LIMIT: Final = 3

# -- VII. lair -----------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Lair(Step):
    """Every surviving monster goes to the hand, the lair or the discard."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        owner = table.battles[-1].owner
        if table.variants.is_solo:
            settle_alone(table)
            return
        for piece in reversed(survivors(table)):
            if table.heroes[owner].is_out:
                table.discard_piece(piece)
            else:
                table.then(Settle(owner, piece.id))


@final
@mypyc_attr(acyclic=True)
class Settle(Question):
    """Unhurt: hand or lair. Wounded: lair or discard. All together to the lair, if there is room."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "piece")
    __slots__ = ("piece",)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def options(self, table: Table) -> list[int]:
        id = self.piece
        piece = table.piece(id)
        if piece is None or piece.zone != FIGHTING:
            return []
        if piece.wounds:
            found = [code(TO_LAIR, id), code(BANISH, id)]
            for mod in CARDS[piece.kind].mods:
                if mod.verb == M_HOMING:
                    found.append(code(TO_HAND, id))
        else:
            found = [code(TO_HAND, id), code(TO_LAIR, id)]
        count = len(survivors(table))
        if count > 1 and len(lair_of(table, self.seat)) + count <= LAIR_LIMIT:
            found.append(code(ALL_TO_LAIR))
        return found

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        if verb_of(move) == ALL_TO_LAIR:
            for survivor in survivors(table):
                to_lair(table, self.seat, survivor)
            return
        piece = table.piece(first_of(move))
        if piece is None:
            return
        if verb_of(move) == TO_HAND:
            table.return_piece(piece)
            if table.told is not None:
                table.tell("serpent-event-to-hand", {"who": self.seat, "card": CARDS[piece.kind].id})
        elif verb_of(move) == BANISH:
            banish(table, self.seat, piece)
        else:
            to_lair(table, self.seat, piece)

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-settle", {"card": table.card_of(self.piece)})


def to_lair(table: Table, seat: int, piece: Piece) -> None:
    piece.zone = LAIR
    if table.told is not None:
        table.tell("serpent-event-to-lair", {"who": seat, "card": CARDS[piece.kind].id})
    if len(lair_of(table, seat)) > LAIR_LIMIT:
        table.then(Crowd(seat))


def banish(table: Table, seat: int, piece: Piece) -> None:
    table.discard_piece(piece)
    if table.told is not None:
        table.tell("serpent-event-buried", {"who": seat, "card": CARDS[piece.kind].id})


@final
@mypyc_attr(acyclic=True)
class Crowd(Question):
    """The lair is full: which monster leaves?"""

    __slots__ = ()

    def options(self, table: Table) -> list[int]:
        return [code(BANISH, piece.id) for piece in lair_of(table, self.seat)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        piece = table.piece(first_of(move))
        if piece is not None:
            banish(table, self.seat, piece)


def settle_alone(table: Table) -> None:
    """Solo: survivors are discarded; with the lair the costliest stays and those that came from it return."""
    costliest: Piece | None = None
    fresh = [piece for piece in survivors(table) if not piece.from_lair]
    for piece in fresh:
        if table.variants.solo_lair and (costliest is None or rank(piece) > rank(costliest)):
            costliest = piece
    for piece in survivors(table):
        if piece.from_lair or piece is costliest:
            piece.zone = LAIR
            piece.from_lair = False
        else:
            table.discard_piece(piece)
    while len(lair_of(table, 0)) > LAIR_LIMIT:
        cheapest = lair_of(table, 0)[0]
        for piece in lair_of(table, 0):
            if rank(piece) < rank(cheapest):
                cheapest = piece
        table.discard_piece(cheapest)


def rank(piece: Piece) -> int:
    """Dearer first, then healthier."""
    face = CARDS[piece.kind]
    return face.cost * 16 + face.health - piece.wounds


# -- VIII. reward --------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Reward(Step):
    """A point of glory per wound dealt, a point of peril to give per wound suffered from monsters.

    If their owner was felled, the next living seat to its left gives the peril.
    """

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles[-1]
        if battle.earned and not table.heroes[battle.target].is_out:
            table.add_glory(battle.target, battle.earned)
        if battle.dealt and not table.variants.is_solo:
            owner = battle.owner
            giver = table.next_living(owner) if table.heroes[owner].is_out else owner
            table.then(Peril(giver, battle.dealt))


@final
@mypyc_attr(acyclic=True)
class Peril(Question):
    """All the points to one rival, or some of them; with one rival there is nothing to choose."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, table: Table) -> list[int]:
        rivals = table.rivals(self.seat)
        left = min(self.count, MOST_NAMED)
        if len(rivals) == 1:
            return [code(PERIL, rivals[0], left)]
        return [code(PERIL, other, count) for other in rivals for count in range(left, 0, -1)]

    def answer(self, table: Table, move: int, chance: Chance) -> None:
        table.add_peril(first_of(move), second_of(move))
        if self.count > second_of(move):
            table.then(Peril(self.seat, self.count - second_of(move)))

    def prompt(self, table: Table) -> Message:
        return Message("serpent-prompt-peril", {"count": self.count})


@final
@mypyc_attr(acyclic=True)
class BattleEnd(Step):
    """The battle is over; alone, treasures are played now."""

    __slots__ = ()

    def run(self, table: Table, chance: Chance) -> None:
        battle = table.battles.pop()
        table.heroes[battle.target].muted = False
        if table.variants.is_solo:
            table.then(Treasure(battle.target))
