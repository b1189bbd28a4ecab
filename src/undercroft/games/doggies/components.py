"""The components as tables of small ints: sides, symbols, rooms, trophies, dogs, quests."""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from undercroft.games.doggies import view_types as shapes
from undercroft.games.doggies.cards import ATTACKS, CARDS
from undercroft.games.doggies.view_types import Attack, Hired, Side
from undercroft.kernel.chance import Outcomes

# --- Sides and places ----------------------------------------------------------------------------

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final[tuple[Side, ...]] = get_args(Side)

# A place is y * 256 + x, shifted so that it stays positive: 89 cards never reach the rim.
ORIGIN: Final[i64] = 128 * 256 + 128
FARTHEST: Final = 100  # from the start room, east or north
ROW: Final[i64] = 256
ACROSS: Final[list[int]] = [ROW, 1, -ROW, -1]  # from a place to the next, by side


def side_across(apart: i64) -> i64:
    """Returns the side at which a place at this distance lies, as in `ACROSS`; -1 if it is not adjacent."""
    if apart == 1:
        return EAST
    if apart == -1:
        return WEST
    if apart == ROW:
        return NORTH
    return SOUTH if apart == -ROW else -1


def place_at(x: i64, y: i64) -> i64:
    return ORIGIN + y * 256 + x


def x_of(place: i64) -> i64:
    return place % 256 - 128


def y_of(place: i64) -> i64:
    return place // 256 - 128


def turned(sides: i64, turn: i64) -> i64:
    """Returns a set of sides after quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & 15


def sides_of(letters: str) -> int:
    return sum([1 << "NESW".index(letter) for letter in letters])


def names_of(sides: int) -> list[Side]:
    return [SIDES[side] for side in range(4) if sides >> side & 1]


# --- Symbols -------------------------------------------------------------------------------------

SWORD: Final[i64] = 0
BOW: Final[i64] = 1
FIRE: Final[i64] = 2
SYMBOLS: Final[tuple[Attack, ...]] = get_args(Attack)


# A bag of potions packs three counts, four bits each.
def bag_of(swords: i64, bows: i64, fires: i64) -> i64:
    return swords | bows << 4 | fires << 8


def one(symbol: i64) -> i64:
    return 1 << 4 * symbol


def count(bag: i64, symbol: i64) -> i64:
    return bag >> 4 * symbol & 15


ALL_POTIONS: Final[int] = sum([potion.copies << 4 * symbol for symbol, potion in enumerate(CARDS.potions)])
POTION_DECK: Final = Outcomes("potion", SYMBOLS)

# --- Room cards ----------------------------------------------------------------------------------


class Sort:
    """Sorts of rooms."""

    MONSTER: Final[i64] = 0
    COINS: Final[i64] = 1
    ARTEFACT: Final[i64] = 2
    TRAP: Final[i64] = 3
    VAGABOND: Final[i64] = 4
    CHEST: Final[i64] = 5
    POTION: Final[i64] = 6
    PORTAL: Final[i64] = 7
    START: Final[i64] = 8


SORTS: Final[tuple[shapes.Sort, ...]] = get_args(shapes.Sort)
_all = CARDS.rooms + CARDS.starts  # a kind is an index into this; the start rooms come last
KINDS: Final[int] = len(CARDS.rooms)  # kinds in the pile
START_CROSS: Final[int] = KINDS
START_TEE: Final[int] = KINDS + 1
ROOM_NAMES: Final[list[str]] = [card.id for card in _all]
ROOM_DECK: Final = Outcomes("room card", ROOM_NAMES[:KINDS])
COPIES: Final[list[int]] = [card.copies for card in CARDS.rooms]
SORT: Final[list[int]] = [SORTS.index(card.sort) for card in _all]
# The symbols that beat a monster or disarm a trap, packed as a bag of potions.
NEEDS: Final[list[int]] = [bag_of(*[card.needs.count(letter) for letter in ATTACKS]) for card in _all]
DAMAGE: Final[list[int]] = [card.damage for card in _all]
IS_PROUD: Final[list[bool]] = [card.proud for card in _all]
MONSTER_NAMES: Final[list[str]] = [card.monster for card in _all]
# The trap's symbol, by kind; -1 for other rooms.
TRAP_SYMBOL: Final[list[int]] = [ATTACKS.index(card.needs) if card.sort == "trap" else -1 for card in _all]


# A card as it lies: its kind, and its turn in the lowest two bits.
def lie_of(kind: i64, turn: i64) -> i64:
    return kind << 2 | turn


# By lie.
EXITS: Final[list[int]] = [turned(sides_of(card.exits), turn) for card in _all for turn in range(4)]
DOORS: Final[list[int]] = [turned(sides_of(card.door), turn) for card in _all for turn in range(4)]

# By lie, the ways out of a card on its own: low four bits open, next four open with a key.
WAYS: Final[list[int]] = [exits & ~doors | (exits & doors) << 4 for exits, doors in zip(EXITS, DOORS, strict=True)]
CLOSED: Final[i64] = 0  # the way through one side, shifted there by its number
OPEN: Final[i64] = 1
WITH_KEY: Final[i64] = 16
ANY_WAY: Final[i64] = OPEN | WITH_KEY


def _first_alike(lie: int) -> int:
    """Returns the smallest turn that looks like this one."""
    start = lie // 4 * 4
    alike = [turn for turn in range(4) if (EXITS[start + turn], DOORS[start + turn]) == (EXITS[lie], DOORS[lie])]
    return alike[0]


TURNS: Final = [
    tuple([turn for turn in range(4) if _first_alike(kind * 4 + turn) == turn]) for kind in range(len(_all))
]
# The turns in which a card has an exit on one of the given sides, by kind * 16 + sides.
FITTING: Final = [
    tuple([turn for turn in TURNS[kind] if EXITS[kind * 4 + turn] & sides])
    for kind in range(len(_all))
    for sides in range(16)
]

# --- Cards held: a room card, and of a vagabond the side chosen ------------------------------------


class HiredFor:
    """The sides of a vagabond that can be hired."""

    PAIR: Final[i64] = 0  # the side with two symbols, one of them lent per fight
    PAW: Final[i64] = 1  # the side with a paw, which it gave
    SINGLE: Final[i64] = 2  # the same side, when no extra paw was left


HIRED: Final[tuple[Hired, ...]] = get_args(Hired)

_VAGABONDS = [kind for kind in range(KINDS) if SORT[kind] == Sort.VAGABOND]
VAGABOND_NUMBER: Final[list[int]] = [_VAGABONDS.index(kind) if kind in _VAGABONDS else -1 for kind in range(len(_all))]


def holding_of(kind: i64, hired: i64) -> i64:
    """Returns the number of a held card: its kind, or for a vagabond one of three after all the kinds."""
    return KINDS + 3 * VAGABOND_NUMBER[kind] + hired if SORT[kind] == Sort.VAGABOND else kind


KIND_OF: Final[list[int]] = list(range(KINDS)) + [kind for kind in _VAGABONDS for hired in HIRED]
HOLDINGS: Final[int] = len(KIND_OF)
HIRED_AS: Final[list[int]] = [-1] * KINDS + [hired for kind in _VAGABONDS for hired in range(3)]
IS_CHEST: Final[list[bool]] = [SORT[kind] == Sort.CHEST for kind in KIND_OF]  # by card held
HOLDING_NAMES: Final[list[str]] = [
    ROOM_NAMES[KIND_OF[holding]] + (f"-{HIRED[HIRED_AS[holding]]}" if HIRED_AS[holding] >= 0 else "")
    for holding in range(HOLDINGS)
]
HOLDING_INDEX: Final = {
    name: holding
    for holding, name in enumerate(HOLDING_NAMES)
    if SORT[KIND_OF[holding]] != Sort.VAGABOND or holding >= KINDS
}


_trophies = [card.trophy for card in CARDS.rooms]
_symbols = _trophies + [
    text for kind in _VAGABONDS for text in (CARDS.rooms[kind].pair, *[CARDS.rooms[kind].single] * 2)
]
SHOWN: Final = [[symbols.count(letter) for symbols in _symbols] for letter in ATTACKS]  # attacks, by symbol
DEFENCE: Final[list[int]] = [symbols.count("D") for symbols in _symbols]
KEYS: Final[list[int]] = [symbols.count("K") for symbols in _symbols]
WORTH: Final[list[int]] = [CARDS.rooms[kind].coins for kind in KIND_OF]
# The set of traps a held card disarms, bit by symbol.
DISARMS: Final[list[int]] = [
    sum([1 << symbol for symbol in range(3) if SHOWN[symbol][holding]]) for holding in range(HOLDINGS)
]
# The pair that a hired vagabond lends from: 0 sword and bow, 1 sword and fire, 2 bow and fire; -1 for other cards.
PAIRS: Final[tuple[tuple[Attack, ...], ...]] = (("sword", "bow"), ("sword", "fire"), ("bow", "fire"))
LENDS: Final[list[int]] = [
    [3, 5, 6].index(DISARMS[holding]) if HIRED_AS[holding] == HiredFor.PAIR else -1 for holding in range(HOLDINGS)
]

# --- Dogs, quests, paws and rounds -----------------------------------------------------------------

DOG_NAMES: Final[list[str]] = [dog.id for dog in CARDS.dogs]
DOG_DECK: Final = Outcomes("dog", DOG_NAMES)


class Ability:
    """Abilities of dogs."""

    NONE: Final[i64] = 0
    SMITES: Final[i64] = 1  # two paws beat a monster she cannot beat
    PUNCHES: Final[i64] = 2  # a paw opens a wall or door
    TURNS: Final[i64] = 3  # turns the cards round the start room
    JUMPS: Final[i64] = 4  # traps are empty rooms


ABILITY: Final[list[int]] = [["none", "smite", "punch", "turn", "jump"].index(dog.ability) for dog in CARDS.dogs]

QUEST_NAMES: Final[list[str]] = [quest.id for quest in CARDS.quests]
QUEST_DECK: Final = Outcomes("quest", QUEST_NAMES)
QUEST_COINS: Final[list[int]] = [quest.coins for quest in CARDS.quests]
QUEST_SYMBOL: Final[list[int]] = [ATTACKS.index(quest.symbol) if quest.symbol else -1 for quest in CARDS.quests]
QUEST_MONSTER: Final[list[str]] = [quest.monster for quest in CARDS.quests]

ROUNDS: Final[int] = CARDS.rounds
BASE_PAWS: Final[int] = CARDS.base_paws
EXTRA_PAWS: Final[int] = CARDS.extra_paws
COUNTDOWN: Final[int] = CARDS.countdown
