"""The data of Doggies for clients, declared once: the client's types, the page and the tests are made from it.

`TableView` is the game's part of a view, `Faces` what is printed on the cards.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Side = Literal["north", "east", "south", "west"]
Attack = Literal["sword", "bow", "fire"]
Symbol = Literal["sword", "bow", "fire", "defence", "key"]
Hired = Literal["pair", "paw", "single"]
Phase = Literal["dogs", "quests", "turn", "lay", "step", "room", "over"]
State = Literal["inside", "walking", "out", "asleep"]
Entry = Literal["start", "step", "portal", "punch"]
Sort = Literal["monster", "coins", "artefact", "trap", "vagabond", "chest", "potion", "portal", "start"]


class Place(TypedDict):
    """A place of the map."""

    x: Annotated[int, "grows to the east; the start room lies at 0, 0"]
    y: Annotated[int, "grows to the north"]


class Paws(TypedDict):
    """Paws that claim a room."""

    seat: int
    count: Annotated[int, "2 where Joan used her ability"]
    side: NotRequired[Annotated[Hired, "on a vagabond"]]


class Held(TypedDict):
    """A card that is held."""

    card: str
    side: NotRequired[Annotated[Hired, "of a vagabond"]]


class Cover(TypedDict):
    """A card or a potion on a disarmed trap."""

    seat: int
    card: NotRequired[str]
    side: NotRequired[Annotated[Hired, "of a vagabond"]]
    potion: NotRequired[Attack]


class Marks(TypedDict):
    """Marks on a room."""

    paws: Annotated[Paws | None, "claiming paws; on a gap too"]
    cover: Annotated[Cover | None, "what lies on a disarmed trap"]
    gap: Annotated[bool, "the card (named in `card`) was put on a trap, the place is closed until the end of the round"]


class RoomRow(Place, Marks):
    """A room as it is written down in a save."""

    card: str
    turn: Annotated[int, "quarter turns clockwise"]
    punched: Annotated[list[Side], "sides whose edge Bonk punched (it stands on both rooms of that edge)"]


class Room(RoomRow):
    """A room of the map."""

    exits: Annotated[list[Side], "as the card lies now; every door is an exit too"]
    doors: list[Side]
    table: Annotated[list[Side], "sides that lead out to the table (doors among them)"]


class Lie(TypedDict):
    """One way in which a card may lie."""

    turn: Annotated[int, "quarter turns clockwise"]
    exits: list[Side]
    doors: list[Side]


class Spot(Place):
    """A place where the drawn card may lie."""

    turns: Annotated[list[Lie], "the ways in which it may lie there"]


class Drawn(TypedDict):
    """The card that is to be laid."""

    card: str
    places: Annotated[list[Spot], "where it may lie"]


class Symbols(TypedDict):
    """The symbols of a dog."""

    attack: Annotated[dict[Attack, int], "base and trophies"]
    lent: Annotated[list[list[Attack]], "the pairs of vagabonds, each lends one of its two per fight"]
    defence: Annotated[int, "base and trophies"]
    keys: int


class Strength(Symbols):
    """A dog's strength."""

    potions: Annotated[dict[Attack, int], "held now"]
    paws: Annotated[int, "unspent"]


class Footstep(Place):
    """A room entered."""

    by: Annotated[Entry, "how"]


class Edge(Place):
    """An edge of a room."""

    side: Side


class Turned(TypedDict):
    """A card beside the start room that Sharik has turned."""

    side: Side
    turn: Annotated[int, "how it lay before"]


class Offer(TypedDict):
    """Costs and gains of a choice in a room."""

    move: Annotated[str, "its notation"]
    paws: Annotated[int, "paws won, or spent if it is below 0"]
    symbols: Annotated[list[Symbol], "symbols won; of a vagabond's pair both"]
    coins: Annotated[int, "coins won, or a fine; a chest counts where there is a key for it"]
    damage: Annotated[int, "damage taken"]


class Walk(Place, Strength):
    """A walk in progress. `players` and `supply` of the table stand as they were before it; `map` shows its paws,
    covers, gaps, punches and turns at once."""

    seat: int
    path: Annotated[list[Footstep], "the rooms entered, the start first"]
    story: Annotated[list[str], "the moves of this walk so far, in notation"]
    damage: Annotated[int, "must stay below `defence`"]
    supply: Annotated[dict[Attack, int], "the supply now"]
    coins: Annotated[
        int,
        "what the cards of this walk add to the coins: opened chests and fines included, vagabonds put on traps not"
        " paid",
    ]
    punched: Annotated[list[Edge], "edges punched on this walk"]
    turned: Annotated[list[Turned], "cards round the start room turned on this walk"]
    offers: Annotated[list[Offer], "what each choice in the room would come to; only for the seat that is asked"]


class Player(Strength):
    """A dog."""

    dog: Annotated[str | None, "null: not yet chosen"]
    state: State
    reserve: Annotated[int, "extra paws beside the board"]
    owed: Annotated[int, "paws that go back before the next round"]
    loot: Annotated[list[Held], "cards of finished rounds"]
    trophies: Annotated[dict[Attack, int], "as the trophy quests count them, potions held included"]
    coins: Annotated[int, "coins of the loot, opened chests and fines included, quests not"]
    quest: Annotated[str | None, "the private quest; null if unknown to this seat or not chosen. After the end shown"]
    hand: Annotated[list[str] | None, "the two quests to choose from (own seat only, while choosing)"]
    ready: Annotated[bool, "has chosen its quest"]


class TableView(TypedDict):
    """The dungeon and the dogs."""

    round: Annotated[int, "from 1"]
    rounds: Annotated[int, "how many are played"]
    phase: Phase
    first: Annotated[int, "the seat with the first-player token"]
    active: Annotated[int | None, "the seat whose turn it is; null while all choose quests and when the game is over"]
    pile: Annotated[int, "cards in the pile (with the countdown's)"]
    gone: Annotated[dict[str, int], "cards out of the game: disarmed traps of earlier rounds and what disarmed them"]
    countdown: Annotated[int | None, "cards that may still be explored; null before the countdown"]
    map: Annotated[list[Room], "in the order in which they were laid, the start room first"]
    drawn: Drawn | None
    walk: Walk | None
    finishing: Annotated[
        list[str],
        "own moves, in their notation, that end the round for this seat though they do not look it: the rest of the"
        " way leaves no choice, or nobody else is inside; there is no undo after them",
    ]
    players: Annotated[list[Player], "by seat"]
    quests: Annotated[list[str], "shared quests, in seat order of who gave them; empty before"]
    standings: Annotated[
        dict[str, list[int]],
        "quest → how many symbols or beaten monsters each seat has for it; the shared quests and the own one",
    ]
    supply: Annotated[dict[Attack, int], "potions to be had"]
    dogs: Annotated[list[str], "dogs that may still be chosen; empty when all have one"]


class RoomFace(TypedDict):
    """A room card as it is printed."""

    sort: Sort
    monster: Annotated[str, "what kind of monster, as the quests name it; empty for other rooms"]
    needs: Annotated[list[Symbol], "what beats the monster, or disarms the trap"]
    damage: int
    trophy: list[Symbol]
    coins: int
    pair: Annotated[list[Symbol], "a vagabond's side with two symbols"]
    single: Annotated[list[Symbol], "and the symbol beside the paw"]


class QuestFace(TypedDict):
    """A quest card as it is printed."""

    monster: Annotated[str, "whom to hunt; empty for the quests that count symbols"]
    needs: Annotated[list[Symbol], "what beats the monster"]
    symbol: Annotated[Attack | None, "what to have most of"]
    coins: int


class DogFace(TypedDict):
    """A dog's board as it is printed."""

    attack: list[Symbol]
    defence: int
    keys: int


class Faces(TypedDict):
    """The printed cards, by id."""

    rooms: dict[str, RoomFace]
    quests: dict[str, QuestFace]
    dogs: dict[str, DogFace]
