"""A card in play: where it lies, whose it is, and what is attached to it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, Face
from undercroft.games.serpent.box.words import INSTANT, TREASURE

# Where a card in play lies.
PREPARED: Final = 0  # in the inventory
CURSING: Final = 1  # a permanent curse on a hero
LAIR: Final = 2
FIGHTING: Final = 3  # declared, or in battle
LAID: Final = 4  # a trap on a location
SERVING: Final = 5  # a minion
WAITING: Final = 6  # solo: a curse that waits for a card it fits
ZONES: Final = ("prepared", "curse", "lair", "battle", "laid", "minion", "waiting")


@final
@mypyc_attr(acyclic=True)
class Attached:
    """A card laid under another one, and who played it. It never changes."""

    __slots__ = ("card", "owner")

    def __init__(self, card: int, owner: int) -> None:
        self.card = card
        self.owner = owner


def holds(attached: tuple[Attached, ...], card: int) -> bool:
    """Is a card of this name attached already?"""
    return any(under.card == card for under in attached)


@final
@mypyc_attr(acyclic=True)
class Piece:
    """An adventure card in play."""

    __slots__ = (
        "id", "kind", "seat", "owner", "zone", "wounds", "used", "acted", "disarmed", "from_lair",
        "attacked", "place", "asleep", "attached",
    )  # fmt: skip

    def __init__(self, id: int, kind: int, seat: int, owner: int, zone: int) -> None:
        self.id = id
        self.kind = kind
        self.seat = seat  # before whom it lies
        self.owner = owner  # who played it
        self.zone = zone
        self.wounds = 0
        self.used = False  # its ability or armour, until its owner's next recovery
        self.acted = False  # a minion that countered or attacked since that recovery
        self.disarmed = False  # a trap that goes when everybody here has met it
        self.from_lair = False  # solo: a monster that joined from the lair and goes back there
        self.attacked = False  # a monster attacks once a turn
        self.place = -1  # of a laid trap
        self.asleep = False  # a permanent trap until the next recovery
        self.attached: tuple[Attached, ...] = ()

    @property
    def face(self) -> Face:
        return CARDS[self.kind]

    def copy(self) -> Piece:
        twin = Piece(self.id, self.kind, self.seat, self.owner, self.zone)
        twin.wounds = self.wounds
        twin.used = self.used
        twin.acted = self.acted
        twin.disarmed = self.disarmed
        twin.from_lair = self.from_lair
        twin.attacked = self.attacked
        twin.place = self.place
        twin.asleep = self.asleep
        twin.attached = self.attached
        return twin


def is_treasure(piece: Piece) -> bool:
    """A treasure in an inventory; a minion counts as one."""
    return piece.zone == SERVING or (piece.zone == PREPARED and CARDS[piece.kind].sort == TREASURE)


def is_kept_potion(piece: Piece) -> bool:
    """A potion laid into the inventory for later."""
    return piece.zone == PREPARED and CARDS[piece.kind].duration == INSTANT
