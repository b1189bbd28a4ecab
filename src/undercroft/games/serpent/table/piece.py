"""Cards in play and quests on the table: their places, their owners and their attachments."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from undercroft.games.serpent.box.book import CARDS, QUESTS, Face, QuestFace
from undercroft.games.serpent.box.words import INSTANT, TREASURE

# Places of a card in play.
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
    """A card laid under another one, and the seat that played it. Immutable."""

    __slots__ = ("card", "owner")

    def __init__(self, card: int, owner: int) -> None:
        self.card: int = card
        self.owner: int = owner


def holds(attached: tuple[Attached, ...], card: int) -> bool:
    """Returns whether a card of this name is attached already."""
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
        self.id: int = id
        self.kind: int = kind
        self.seat: int = seat  # the seat it lies before
        self.owner: int = owner  # the seat that played it
        self.zone: int = zone
        self.wounds: int = 0
        self.used: bool = False  # its ability or armour, until its owner's next recovery
        self.acted: bool = False  # a minion that countered or attacked since that recovery
        self.disarmed: bool = False  # a trap that is discarded once everyone here has met it
        self.from_lair: bool = False  # solo: a monster that joined from the lair and goes back there
        self.attacked: bool = False  # a monster attacks once a turn
        self.place: int = -1  # of a laid trap
        self.asleep: bool = False  # a permanent trap until the next recovery
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
    """Returns whether it is a treasure in an inventory; a minion counts as one."""
    return piece.zone == SERVING or (piece.zone == PREPARED and CARDS[piece.kind].sort == TREASURE)


def is_kept_potion(piece: Piece) -> bool:
    """Returns whether it is a potion kept in the inventory for later."""
    return piece.zone == PREPARED and CARDS[piece.kind].duration == INSTANT


@final
@mypyc_attr(acyclic=True)
class Quest:
    """A quest card on the table."""

    __slots__ = (
        "id", "kind", "seat", "steps", "wounds", "is_done", "is_carried", "token", "found", "is_fresh", "used",
        "attached",
    )  # fmt: skip

    def __init__(self, id: int, kind: int, seat: int) -> None:
        self.id: int = id
        self.kind: int = kind
        self.seat: int = seat  # -1: shared
        self.steps: int = 0
        self.wounds: int = 0
        self.is_done: bool = False  # an artefact that is kept
        self.is_carried: bool = False
        self.token: int = -1  # where a dropped escort token lies
        self.found: int = -1  # where a search found the goal, until the end of the turn
        self.is_fresh: bool = False  # dropped this turn
        self.used: bool = False  # an artefact, until its owner's next recovery
        self.attached: tuple[Attached, ...] = ()

    @property
    def face(self) -> QuestFace:
        return QUESTS[self.kind]

    def copy(self) -> Quest:
        twin = Quest(self.id, self.kind, self.seat)
        twin.steps = self.steps
        twin.wounds = self.wounds
        twin.is_done = self.is_done
        twin.is_carried = self.is_carried
        twin.token = self.token
        twin.found = self.found
        twin.is_fresh = self.is_fresh
        twin.used = self.used
        twin.attached = self.attached
        return twin


@final
@mypyc_attr(acyclic=True)
class Finished:
    """A completed quest that is no artefact: its card and its seat. Immutable."""

    __slots__ = ("quest", "seat")

    def __init__(self, quest: int, seat: int) -> None:
        self.quest: int = quest
        self.seat: int = seat
