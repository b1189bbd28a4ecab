"""The encoder of Doggies. It names a place on the map by a neighbouring room, so no map is too wide for the actions.

Rooms are numbered in the order in which they were laid; of several neighbours the first counts.
"""

from __future__ import annotations

from itertools import product
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from undercroft.games.doggies.components import (
    ACROSS,
    ALL_POTIONS,
    COPIES,
    DOG_NAMES,
    HOLDING_NAMES,
    HOLDINGS,
    KINDS,
    QUEST_NAMES,
    ROOM_NAMES,
    SIDES,
    SYMBOLS,
    bag_of,
    count,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import STATES, Dog, Trophies, symbol_of
from undercroft.games.doggies.dungeon import Dungeon, placement_place, placement_turn
from undercroft.games.doggies.notation import ACTIONS, Code, claim_mark, potion_names, put_mark, slot_of
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import PHASES, Phase
from undercroft.games.doggies.walk import Walk
from undercroft.kernel.encoder import NO_WORD, Encoder, Fields, add_one, flag, from_seat, mark, put, put_bag
from undercroft.kernel.position import Position

VERSION: Final = 1
MOST_SEATS: Final[i64] = 4
SLOTS: Final[i64] = sum(COPIES) + 1  # rooms on a map, the start among them

# -- words ----------------------------------------------------------------------------------------------


def _brews() -> list[int]:
    """Returns every bag of potions that can be drunk at once."""
    most = [range(count(ALL_POTIONS, symbol) + 1) for symbol in range(len(SYMBOLS))]
    return [int(bag_of(*counts)) for counts in product(*most) if any(counts)]


BREWS: Final = _brews()
PLAIN: Final = (
    (Code.OUT, "out"),
    (Code.PASS, "pass"),
    (Code.CLAIM, "claim"),
    (Code.SMITE, "smite"),
    (Code.POUR, "pour"),
)
HIRED: Final = ("pair", "paw")
DOG: Final[i64] = 0  # + dog
QUEST: Final[i64] = DOG + len(DOG_NAMES)  # + quest
ACTION: Final[i64] = QUEST + len(QUEST_NAMES)  # + explore, leave or sleep
LAY: Final[i64] = ACTION + len(ACTIONS)  # + (slot * 4 + side) * 4 + turn
WALK: Final[i64] = LAY + 16 * SLOTS  # + what follows


def _walk_words() -> list[tuple[int, str]]:
    """Returns the moves of a walk that have a number of their own, with their words."""
    found = [(int(Code.STEP + side), f"step {name}") for side, name in enumerate(SIDES)]
    found += [(int(Code.PUNCH + side), f"punch {name}") for side, name in enumerate(SIDES)]
    found += [
        (int(Code.TURN + 4 * side + turn), f"turn {SIDES[side]} {turn}") for side in range(4) for turn in range(4)
    ]
    found += [(int(move), name) for move, name in PLAIN]
    found += [(int(Code.HIRE + side), f"hire {name}") for side, name in enumerate(HIRED)]
    found += [(int(Code.TAKE + symbol), f"take {name}") for symbol, name in enumerate(SYMBOLS)]
    found += [(int(Code.DISARM + held), f"disarm {name}") for held, name in enumerate(HOLDING_NAMES)]
    found += [(int(Code.SPARE + slot), f"spare room {slot}") for slot in range(SLOTS)]
    found += [(int(Code.PORTAL + slot), f"portal to room {slot}") for slot in range(SLOTS)]
    found.append((int(Code.FIGHT), "fight"))
    found += [(int(Code.FIGHT + bag), f"brew {potion_names(bag)}") for bag in BREWS]
    return found


_WALK_WORDS: Final = _walk_words()
ID_OF: Final[list[int]] = [NO_WORD] * (Code.FIGHT + max(BREWS) + 1)  # by move of a walk
for _number, _word in enumerate(_WALK_WORDS):
    ID_OF[_word[0]] = WALK + _number
WORDS: Final = [
    *[f"choose {name}" for name in DOG_NAMES],
    *[f"keep {name}" for name in QUEST_NAMES],
    *ACTIONS,
    *[
        f"lay {side} of room {slot}, turn {turn}"
        for slot, side, turn in product(range(SLOTS), SIDES, range(4))
    ],
    *[word for _, word in _WALK_WORDS],
]  # fmt: skip


def beside(dungeon: Dungeon, place: i64) -> i64:
    """Returns an empty place by its first neighbour: slot * 4 + side."""
    for slot, there in enumerate(dungeon.place):
        apart = place - there
        if -256 <= apart <= 256:
            for side in range(4):
                if apart == ACROSS[side]:
                    return slot * 4 + side
    raise AssertionError("a card is laid beside another")


# -- fields ---------------------------------------------------------------------------------------------

FIELDS: Final = Fields()
HAS_POTIONS: Final[i64] = FIELDS.add("potions_option", (1,), "option: potions are played with")
PHASE: Final[i64] = FIELDS.add("phase", (len(PHASES),), "one-hot: " + ", ".join(PHASES))
ROUND: Final[i64] = FIELDS.add("round", (1,), "from 1")
FIRST: Final[i64] = FIELDS.add("first", (MOST_SEATS,), "one-hot by player: who has the first-player token")
ACTIVE: Final[i64] = FIELDS.add("active", (MOST_SEATS,), "one-hot by player: whose turn it is; none when all choose")
IS_COUNTED: Final[i64] = FIELDS.add("is_counted", (1,), "1: the countdown runs")
COUNTDOWN: Final[i64] = FIELDS.add("countdown", (1,), "cards that may still be explored in it")
PILE: Final[i64] = FIELDS.add("pile", (KINDS,), "cards of each kind in the pile: " + ", ".join(ROOM_NAMES[:KINDS]))
DRAWN: Final[i64] = FIELDS.add("drawn", (KINDS,), "one-hot: the card that is to be laid; same order")
SUPPLY: Final[i64] = FIELDS.add("supply", (3,), "potions to be had: " + ", ".join(SYMBOLS))
SHARED: Final[i64] = FIELDS.add("quests", (len(QUEST_NAMES),), "1: a shared quest: " + ", ".join(QUEST_NAMES))
IN_HAND: Final[i64] = FIELDS.add("hand", (len(QUEST_NAMES),), "1: an own quest to choose from; same order")
OWN_QUEST: Final[i64] = FIELDS.add("own_quest", (len(QUEST_NAMES),), "one-hot: the own private quest; same order")
IS_WALKING: Final[i64] = FIELDS.add("walk", (1,), "1: a walk is in progress; its figures follow, else 0")
DAMAGE: Final[i64] = FIELDS.add("walk_damage", (1,), "taken on the walk")
WALK_PAWS: Final[i64] = FIELDS.add("walk_paws", (1,), "unspent on the walk")
WALK_POTIONS: Final[i64] = FIELDS.add("walk_potions", (3,), "held on the walk")
WALK_SUPPLY: Final[i64] = FIELDS.add("walk_supply", (3,), "the supply as the walk has it")
SYMBOL_LIST: Final = "swords, bows, fires, defence, keys, and pairs lent: sword-bow, sword-fire, bow-fire"
FIGURES: Final[i64] = 8
WALK_SYMBOLS: Final[i64] = FIELDS.add("walk_symbols", (FIGURES,), f"of the walking dog: {SYMBOL_LIST}")
IS_THERE: Final[i64] = FIELDS.add("player", (MOST_SEATS,), "by player, 1: there is such a seat; the own is the first")
BREED: Final[i64] = FIELDS.add("dog", (MOST_SEATS, len(DOG_NAMES)), "by player, one-hot: " + ", ".join(DOG_NAMES))
STATE: Final[i64] = FIELDS.add("state", (MOST_SEATS, 3), "by player, one-hot: " + ", ".join(STATES))
PAWS: Final[i64] = FIELDS.add("paws", (MOST_SEATS, 3), "by player: unspent, beside the board, owed")
POTIONS: Final[i64] = FIELDS.add("potions", (MOST_SEATS, 3), "by player: held; as in `supply`")
HAS: Final[i64] = FIELDS.add("symbols", (MOST_SEATS, FIGURES), f"by player: {SYMBOL_LIST}")
IS_READY: Final[i64] = FIELDS.add("ready", (MOST_SEATS,), "by player, 1: has chosen a private quest")
LOOT: Final[i64] = FIELDS.add("loot", (MOST_SEATS, HOLDINGS), "by player: cards won: " + ", ".join(HOLDING_NAMES))
ROW: Final[i64] = 12
ROOMS: Final[i64] = FIELDS.add(
    "rooms",
    (SLOTS, ROW),
    "by room, in the order in which they were laid: its kind + 1 (0: no room; kinds are the cards of `pile`, then the"
    " start room with four and with three exits); x + 128; y + 128; north, east, south, west: 0 closed, 1 open, 2 open"
    " with a key; what lies on it (0 nothing, 1 a paw, 2 two paws, 3 to 5 a paw on a vagabond's pair, paw, single, 6 or"
    " 7 a gap with one or two paws, 8 to 10 a potion on a trap, from 16 on a card of `loot` on a trap); whose it is,"
    " player + 1; 1: the walking dog is here; 1: it has been here; turn of the card",
)


@final
class DoggiesEncoder(Encoder):
    __slots__ = ()

    def ids(self, position: Position, seat: i64, moves: tuple[int, ...], depth: i64) -> list[int]:
        assert isinstance(position, Doggies)
        if depth:
            return [NO_WORD] * len(moves)
        if position.phase == Phase.TURN:
            return [ACTION + move for move in moves]
        if position.phase == Phase.LAY:
            return self.placements(position.dungeon, moves)
        if position.phase == Phase.QUESTS:
            return [QUEST + move for move in moves]
        if position.phase == Phase.DOGS:
            return [DOG + move for move in moves]
        return [ID_OF[move] for move in moves]

    def placements(self, dungeon: Dungeon, moves: tuple[int, ...]) -> list[int]:
        """Turns of one place follow each other."""
        found: list[int] = []
        last: i64 = -1
        start: i64 = 0
        for move in moves:
            place = placement_place(move)
            if place != last:
                last = place
                start = LAY + 4 * beside(dungeon, place)
            found.append(start + placement_turn(move))
        return found

    def write(self, position: Position, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(position, Doggies)
        seats = position.seats
        flag(out, at + HAS_POTIONS, position.options.potions)
        mark(out, at + PHASE + position.phase)
        put(out, at + ROUND, position.round)
        mark(out, at + FIRST + from_seat(seat, position.first, seats))
        if position.phase not in (Phase.QUESTS, Phase.OVER):
            mark(out, at + ACTIVE + from_seat(seat, position.active, seats))
        flag(out, at + IS_COUNTED, position.countdown >= 0)
        put(out, at + COUNTDOWN, position.countdown)
        pile = position.pile
        for kind in range(KINDS):
            put(out, at + PILE + kind, pile[kind])
        if position.phase == Phase.LAY:
            mark(out, at + DRAWN + position.drawn)
        put_bag(out, at + SUPPLY, position.supply, 3)
        for quest in position.shared:
            mark(out, at + SHARED + quest)
        own = position.dogs[seat]
        if own.quest >= 0:
            mark(out, at + OWN_QUEST + own.quest)
        if position.phase == Phase.QUESTS:
            one_quest, other_quest = own.quests_in_hand()
            mark(out, at + IN_HAND + one_quest)
            mark(out, at + IN_HAND + other_quest)
        for other in range(seats):
            self.write_dog(position.dogs[other], from_seat(seat, other, seats), out, at)
        self.write_map(position, seat, out, at)
        if position.walk is not None:
            self.write_walk(position.walk, from_seat(seat, position.active, seats), out, at)

    def write_dog(self, dog: Dog, player: i64, out: BytesWriter, at: i64) -> None:
        mark(out, at + IS_THERE + player)
        if dog.breed >= 0:
            mark(out, at + BREED + player * len(DOG_NAMES) + dog.breed)
        mark(out, at + STATE + player * 3 + dog.state)
        put(out, at + PAWS + player * 3, dog.paws)
        put(out, at + PAWS + player * 3 + 1, dog.reserve)
        put(out, at + PAWS + player * 3 + 2, dog.owed)
        put_bag(out, at + POTIONS + player * 3, dog.potions, 3)
        self.write_symbols(dog, out, at + HAS + player * FIGURES)
        flag(out, at + IS_READY + player, dog.quest >= 0)
        for holding in dog.loot:
            add_one(out, at + LOOT + player * HOLDINGS + holding)

    def write_symbols(self, owner: Trophies, out: BytesWriter, at: i64) -> None:
        for symbol in range(5):
            put(out, at + symbol, symbol_of(owner.owned, symbol))
        put_bag(out, at + 5, owner.lent, 3)

    def write_map(self, position: Doggies, seat: i64, out: BytesWriter, at: i64) -> None:
        dungeon = position.dungeon
        row = at + ROOMS
        for slot in range(dungeon.size):
            place: i64 = dungeon.place[slot]
            ways: i64 = dungeon.ways[slot]
            put(out, row, dungeon.kind(slot) + 1)
            put(out, row + 1, x_of(place) + 128)
            put(out, row + 2, y_of(place) + 128)
            for side in range(4):
                put(out, row + 3 + side, 1 if ways >> side & 1 else 2 if ways >> side & 16 else 0)
            put(out, row + 7, dungeon.mark[slot])
            if dungeon.owner[slot] >= 0:
                put(out, row + 8, from_seat(seat, dungeon.owner[slot], position.seats) + 1)
            put(out, row + 11, dungeon.turn_at(slot))
            row += ROW

    def write_walk(self, walk: Walk, player: i64, out: BytesWriter, at: i64) -> None:
        """Writes the figures of a walk, and its paws on the map."""
        mark(out, at + IS_WALKING)
        put(out, at + DAMAGE, walk.damage)
        put(out, at + WALK_PAWS, walk.paws)
        put_bag(out, at + WALK_POTIONS, walk.potions, 3)
        put_bag(out, at + WALK_SUPPLY, walk.supply, 3)
        self.write_symbols(walk, out, at + WALK_SYMBOLS)
        for claim in walk.claims:
            self.write_mark(slot_of(claim), claim_mark(claim), player, out, at)
        for gap in walk.gaps:
            self.write_mark(slot_of(gap), put_mark(gap), player, out, at)
        for cover in walk.covers:
            self.write_mark(slot_of(cover), put_mark(cover), player, out, at)
        for entry in walk.trail:
            mark(out, at + ROOMS + slot_of(entry) * ROW + 10)
        mark(out, at + ROOMS + walk.at * ROW + 9)

    def write_mark(self, slot: i64, on_it: i64, player: i64, out: BytesWriter, at: i64) -> None:
        put(out, at + ROOMS + slot * ROW + 7, on_it)
        put(out, at + ROOMS + slot * ROW + 8, player + 1)


ENCODER: Final = DoggiesEncoder("doggies", VERSION, WORDS, FIELDS)
