"""The table of a view of Raiders, declared once: the client's types, the page and the tests are made from it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Power = Literal["1", "2", "3", "4", "5"]
Item = Literal["torch", "ball", "key", "sword"]
Phase = Literal["choose", "again", "over"]
Progress = Literal["passed", "current", "ahead"]
Loss = Literal["coins", "wounds"]
Out = Literal["stone", "fallen"]


class TreasureRoom(TypedDict):
    """A treasure."""

    id: str
    grade: Annotated[str, "how sure its figures are, see `cards.toml`"]
    kind: Literal["treasure"]
    chests: Annotated[list[int], "coins of the big chest and, where there is one, of the small"]


class MonsterRoom(TypedDict):
    """A monster."""

    id: str
    grade: str
    kind: Literal["monster"]
    strength: Annotated[int, "for the number of seats at this table"]
    wounds: int


class ItemGift(TypedDict):
    """An item of a cache."""

    kind: Literal["item"]
    item: Item


class CoinGift(TypedDict):
    """Coins, or a potion that heals wounds, of a cache."""

    kind: Literal["coins", "potion"]
    count: int


Gift = ItemGift | CoinGift


class CacheRoom(TypedDict):
    """A cache."""

    id: str
    grade: str
    kind: Literal["cache"]
    gifts: Annotated[list[Gift], "for power 1 to 5"]


class TrapRoom(TypedDict):
    """A trap."""

    id: str
    grade: str
    kind: Literal["trap"]
    loss: Annotated[Loss, "what is lost or won: coins, or wounds"]
    amounts: Annotated[list[int], "how many, for highest power 1 to 5"]


class BossRoom(TypedDict):
    """A boss."""

    id: str
    grade: str
    kind: Literal["boss"]
    strength: Annotated[int | None, "for the number of seats at this table; null: cannot be beaten"]
    wounds: int
    coins: Annotated[int, "lost by those attacked"]
    prize: Annotated[int, "coins for the highest card"]
    flight: Annotated[Item | None, "the item to flee with"]
    strikes: Annotated[Literal["lowest", "highest"], "whom it attacks: who played the lowest card, or the highest"]


Card = TreasureRoom | MonsterRoom | CacheRoom | TrapRoom | BossRoom


class Room(TypedDict):
    """A room of the floor. Not lit and known: what the own torch showed, and nobody else may see from this view."""

    state: Annotated[Progress, "when the game is over all are passed"]
    lit: Annotated[bool, "it lies face up for all"]
    known: Annotated[bool, "this seat knows the card: lit, or seen by its torch"]
    card: Annotated[Card | None, "null when not known"]


class Raider(TypedDict):
    """A player. A card that lies face down is still counted in `hand` and `items`, which are public, since nobody
    else may know which one it is: draw one card back less for a seat with `has_laid`."""

    seat: int
    character: str
    coins: int
    wounds: int
    hand: Annotated[list[Power], "power cards held"]
    items: Annotated[dict[Item, int], "items held"]
    played: Annotated[list[Power], "power cards face up on this floor, the one of this room too once it is shown"]
    has_laid: Annotated[bool, "a card lies face down"]
    laid: Annotated[str | None, "which: a power, an item, or `flee`; in the owner's own view only"]
    shown: Annotated[str | None, "the card turned up in this room; `ball` while its owner still owes the second card"]
    has_looked: Annotated[bool, "has used a torch on this floor (a second is not allowed)"]
    out: Annotated[Out | None, "when the game is over: turned to stone by Medusa, or fallen with the most wounds"]


class TableView(TypedDict):
    """The floor and the party."""

    floor: Annotated[int, "where the party is, from 1"]
    room: Annotated[int, "and in which room of the floor, from 1"]
    phase: Annotated[Phase, "`again`: owners of crystal balls choose a second card"]
    floor_card: Annotated[str, "the symbols of this floor, up or down: `UDUDD`"]
    floors_left: Annotated[list[str], "floor cards that may still come, in the order of the file"]
    rooms: Annotated[list[Room], "of the floor, from left to right"]
    unseen: Annotated[
        dict[str, int],
        "room id → how many cards of it this seat has never seen: in dark rooms, on later floors, or among those left"
        " in the box (no bosses)",
    ]
    supply: Annotated[dict[Item, int], "items in the common supply"]
    scroll: Annotated[int | None, "the seat that holds the scroll; null without `tactical`"]
    players: Annotated[list[Raider], "by seat"]
