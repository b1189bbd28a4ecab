"""A position from plain data, written by hand or by save.py. What is left out is as in a fresh game;
what cannot be is refused, naming the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.doggies.components import (
    ABILITY,
    ACROSS,
    ALL_POTIONS,
    BASE_PAWS,
    COPIES,
    DOG_NAMES,
    EXTRA_PAWS,
    FARTHEST,
    HIRED,
    HOLDING_INDEX,
    KINDS,
    ORIGIN,
    PUNCHES,
    QUEST_NAMES,
    ROOM_NAMES,
    ROUNDS,
    SIDES,
    SORT,
    SYMBOLS,
    TRAP,
    TURNS,
    VAGABOND,
    count,
    holding_of,
    one,
    place_at,
)
from undercroft.games.doggies.dog import INSIDE, STATES
from undercroft.games.doggies.dungeon import (
    CARD_ON,
    GAP,
    GAP_OF_TWO,
    HIRED_ON,
    PAW_ON,
    POTION_ON,
    TWO_PAWS_ON,
    Dungeon,
    paws_on,
)
from undercroft.games.doggies.notation import LEAVE, NOTATION
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import CHOOSING_DOGS, CHOOSING_QUESTS, LAYING, OVER, PHASES
from undercroft.kernel.chance import Chosen, total
from undercroft.kernel.errors import BadPosition, UndercroftError
from undercroft.kernel.reader import Reader

FIELDS: Final = (
    "phase", "round", "first", "active", "players", "quests", "supply", "map", "pile", "gone", "countdown", "drawn",
    "walk",
)  # fmt: skip
PLAYER_FIELDS: Final = ("dog", "state", "paws", "reserve", "owed", "potions", "loot", "quest", "hand")
ROOM_FIELDS: Final = ("x", "y", "card", "turn", "paws", "cover", "gap", "punched")
WRITTEN_PHASES: Final = ("dogs", "quests", "turn", "lay", "over")


def load(position: Doggies, data: Mapping[str, Any]) -> None:
    """Fill a fresh position."""
    reader = Reader(data, "", FIELDS)
    phase = PHASES.index(WRITTEN_PHASES[reader.name("phase", WRITTEN_PHASES, 2)])
    position.phase = phase
    position.round = reader.number("round", 1, ROUNDS, 1)
    position.first = reader.number("first", 0, position.seats - 1, 0)
    position.active = reader.number("active", 0, position.seats - 1, position.first)
    position.drawn = reader.name("drawn", ROOM_NAMES[:KINDS], -1)
    if (position.drawn >= 0) != (phase == LAYING):
        raise reader.fail("drawn", "a card is drawn in the phase 'lay', and only then")
    position.dungeon.begin(position.start_kind)
    for row in reader.rows("map", ROOM_FIELDS):
        _lay(position, row)
    position.dungeon.draw_rim()
    players = reader.per_seat("players", position.seats, PLAYER_FIELDS)
    _give_dogs(position, players)
    for seat, player in enumerate(players):
        _read_dog(position, seat, player)
    _give_quests(position, reader, players)
    _count_potions(position, reader)
    _count_cards(position, reader)
    position.countdown = reader.number("countdown", 0, position.pile_size, -1)
    _begin(position, reader)


# --- The map -----------------------------------------------------------------------------------------------


def _lay(position: Doggies, row: Reader) -> None:
    dungeon = position.dungeon
    place = place_at(row.number("x", -FARTHEST, FARTHEST, 0), row.number("y", -FARTHEST, FARTHEST, 0))
    kind = row.name("card", ROOM_NAMES, -1)
    if kind < 0:
        raise row.fail("card", "which card lies there?")
    if kind >= KINDS:
        if place != ORIGIN or kind != position.start_kind:
            name = ROOM_NAMES[position.start_kind]
            raise row.fail("card", f"the start room of this table is {name!r} and lies at 0, 0")
        slot = 0
    else:
        turn = row.number("turn", 0, 3, 0)
        if turn not in TURNS[kind]:
            turns = ", ".join([str(other) for other in TURNS[kind]])
            raise row.fail("turn", f"{ROOM_NAMES[kind]} turned so looks like another turn; its turns are {turns}")
        if dungeon.slot_at(place) >= 0:
            raise row.fail("x", "another card lies at this place")
        if all([place - other not in ACROSS for other in dungeon.place]):
            raise row.fail("x", "the card touches no card before it")
        slot = dungeon.lay(place, kind * 4 + turn)
    for side in row.names("punched", SIDES):
        dungeon.punch(slot, side)
    _mark(dungeon, slot, row, position.seats)


def _mark(dungeon: Dungeon, slot: int, row: Reader, seats: int) -> None:
    """What lies on a room: paws, a cover, or a gap's paw."""
    kind = dungeon.kind(slot)
    if row.has("cover"):
        if SORT[kind] != TRAP:
            raise row.fail("cover", "only a trap is disarmed")
        cover = Reader(row.data["cover"], f"{row.where}cover.", ("seat", "card", "side", "potion"))
        owner = cover.number("seat", 0, seats - 1, 0)
        potion = cover.name("potion", SYMBOLS, -1)
        card = cover.name("card", ROOM_NAMES[:KINDS], -1)
        if (potion < 0) == (card < 0):
            raise cover.fail("card", "a card or a potion lies on a disarmed trap")
        side = cover.name("side", HIRED, 0)
        if cover.has("side") and (card < 0 or SORT[card] != VAGABOND):
            raise cover.fail("side", "only a vagabond has sides")
        mark = POTION_ON + potion if card < 0 else CARD_ON + holding_of(card, side)
        dungeon.put(slot, mark, owner)
        return
    if not row.has("paws"):
        if row.flag("gap"):
            raise row.fail("gap", "whose paw lies in the gap? Give 'paws' too")
        return
    given = row.data["paws"]
    paws = Reader({"seat": given} if isinstance(given, int) else given, f"{row.where}paws.", ("seat", "count", "side"))
    owner = paws.number("seat", 0, seats - 1, 0)
    mark = PAW_ON if paws.number("count", 1, 2, 1) == 1 else TWO_PAWS_ON
    if slot == 0:
        raise row.fail("paws", "no paw lies on the start room")
    if row.flag("gap"):
        mark = GAP if mark == PAW_ON else GAP_OF_TWO
    elif SORT[kind] == VAGABOND:
        mark = HIRED_ON + paws.name("side", HIRED, 0)
    dungeon.put(slot, mark, owner)


# --- The players -------------------------------------------------------------------------------------------


def _read_dog(position: Doggies, seat: int, row: Reader) -> None:
    dog = position.dogs[seat]
    dog.state = row.name("state", STATES, INSIDE)
    dog.reserve = row.number("reserve", 0, EXTRA_PAWS, EXTRA_PAWS)
    dog.owed = row.number("owed", 0, EXTRA_PAWS, 0)
    owned = BASE_PAWS + EXTRA_PAWS - dog.reserve
    is_bonk = dog.breed >= 0 and ABILITY[dog.breed] == PUNCHES
    laid = _paws_laid(position.dungeon, seat, is_bonk)
    dog.paws = row.number("paws", 0, owned, max(owned - laid, 0))
    dog.potions = _bag(row, "potions")
    for card in row.names("loot", HOLDING_INDEX):
        dog.win(card)


def _paws_laid(dungeon: Dungeon, seat: int, is_bonk: bool) -> int:
    laid = 0
    for slot in range(dungeon.size):
        if dungeon.owner[slot] == seat:
            laid += paws_on(dungeon.mark[slot])
        for side in range(4):
            if is_bonk and dungeon.punched[slot] >> side & 1 and dungeon.beside[4 * slot + side] < slot:
                laid += 1  # an edge between two rooms is counted at the later one
    return laid


def _bag(row: Reader, field: str) -> int:
    counts = row.counts(field, SYMBOLS)
    return sum([one(symbol) * min(counts.get(name, 0), 15) for symbol, name in enumerate(SYMBOLS)])


def _give_dogs(position: Doggies, players: list[Reader]) -> None:
    """Dogs are all different; those left out are the first ones free, or still to be chosen."""
    breeds = [row.name("dog", DOG_NAMES, -1) for row in players]
    for seat, breed in enumerate(breeds):
        if breed >= 0 and breed in breeds[:seat]:
            raise players[seat].fail("dog", f"{DOG_NAMES[breed]} has another player already")
    free = [breed for breed in range(len(DOG_NAMES)) if breed not in breeds]
    for dog, breed in zip(position.dogs, breeds, strict=True):
        if breed >= 0:
            dog.become(breed)
        elif position.phase != CHOOSING_DOGS:
            dog.become(free.pop(0))


# --- Quests, potions, cards -----------------------------------------------------------------------------------


def _give_quests(position: Doggies, reader: Reader, players: list[Reader]) -> None:
    """Quests left out are the first ones free."""
    free = list(range(len(QUEST_NAMES)))

    def take(row: Reader, field: str, value: object) -> int:
        quest = row.index(field, value, QUEST_NAMES)
        if quest not in free:
            raise row.fail(field, f"{value!r} lies elsewhere already")
        free.remove(quest)
        return quest

    if position.phase == CHOOSING_DOGS:
        return
    if position.phase == CHOOSING_QUESTS:
        _give_hands(position, players, take, free)
        return
    position.shared = [take(reader, "quests", value) for value in reader.items("quests")]
    for dog, row in zip(position.dogs, players, strict=True):
        if row.has("quest"):
            dog.quest = take(row, "quest", row.data["quest"])
    for dog in position.dogs:
        if dog.quest < 0:
            dog.quest = free.pop(0)
    if not position.shared:
        position.shared = free[: position.seats]
    elif len(position.shared) != position.seats:
        raise reader.fail("quests", f"{position.seats} seats share {position.seats} quests")


def _give_hands(position: Doggies, players: list[Reader], take: Any, free: list[int]) -> None:
    hands = [[take(row, "hand", value) for value in row.items("hand")] for row in players]
    for dog, row, hand in zip(position.dogs, players, hands, strict=True):
        if len(hand) not in (0, 2):
            raise row.fail("hand", "two quests, or none to have the first ones free")
        hand = hand or [free.pop(0), free.pop(0)]
        dog.hand = hand[0] + 16 * hand[1]
        dog.quest = row.name("quest", QUEST_NAMES, -1)
        if dog.quest >= 0 and dog.quest not in hand:
            raise row.fail("quest", "this quest is not in the hand")


def _count_potions(position: Doggies, reader: Reader) -> None:
    """The supply is what players and traps leave of the potions."""
    left = ALL_POTIONS if position.options.potions else 0
    for symbol, name in enumerate(SYMBOLS):
        used = sum([count(dog.potions, symbol) for dog in position.dogs])
        used += sum([mark == POTION_ON + symbol for mark in position.dungeon.mark])
        if used > count(left, symbol):
            raise reader.fail("players", f"{used} potions of {name} are out, the table has {count(left, symbol)}")
        left -= used * one(symbol)
    if position.phase in (CHOOSING_DOGS, CHOOSING_QUESTS):
        left = 0  # not yet on the table
    position.supply = _bag(reader, "supply") if reader.has("supply") else left
    for symbol, name in enumerate(SYMBOLS):
        if count(position.supply, symbol) > count(left, symbol):
            raise reader.fail("supply", f"only {count(left, symbol)} potions of {name} can be left")


def _count_cards(position: Doggies, reader: Reader) -> None:
    """The pile is every card not in sight; cards out of the game are named, or all that a given pile leaves out."""
    left = [copies - seen for copies, seen in zip(COPIES, position.cards_in_sight(), strict=True)]
    gone = reader.counts("gone", ROOM_NAMES[:KINDS])
    for kind, name in enumerate(ROOM_NAMES[:KINDS]):
        left[kind] -= gone.get(name, 0)
        if left[kind] < 0:
            raise reader.fail("map", f"the box has {COPIES[kind]} of {name}, here are {COPIES[kind] - left[kind]}")
    if reader.has("pile"):
        pile = reader.counts("pile", ROOM_NAMES[:KINDS])
        for kind, name in enumerate(ROOM_NAMES[:KINDS]):
            if pile.get(name, 0) > left[kind]:
                raise reader.fail("pile", f"at most {left[kind]} of {name} can be in the pile")
            left[kind] = pile.get(name, 0)
    position.pile = left
    position.pile_size = total(left)


# --- Going on ----------------------------------------------------------------------------------------------


def _begin(position: Doggies, reader: Reader) -> None:
    """Put the question that is asked now; a walk is walked again."""
    if position.phase == OVER:
        position.waiting = 0
        return
    if position.phase == CHOOSING_DOGS:
        undecided = [seat for seat, dog in enumerate(position.dogs) if dog.breed < 0]
        if not undecided or undecided != list(range(undecided[0], position.seats)):
            raise reader.fail("players", "dogs are chosen in seat order, and somebody has none yet")
        position.let_choose(undecided[0])
        return
    if position.phase == CHOOSING_QUESTS:
        position.waiting = sum([1 << seat for seat, dog in enumerate(position.dogs) if dog.quest < 0])
        if not position.waiting:
            raise reader.fail("players", "somebody has no quest yet in the phase 'quests'")
        return
    if position.dogs[position.active].state != INSIDE:
        raise reader.fail("active", f"the dog of seat {position.active} is not inside any more")
    if position.phase == LAYING:
        position.waiting = 1 << position.active
        position.let_lay()
        return
    position.begin_turn(position.active)
    if reader.has("walk"):
        _walk_again(position, reader)


def _walk_again(position: Doggies, reader: Reader) -> None:
    seat, nothing = position.active, Chosen([])
    if LEAVE not in position.moves(seat):
        raise reader.fail("walk", "there is no way out of this dungeon")
    position.play(seat, LEAVE, nothing)
    for number, text in enumerate(reader.items("walk")):
        if position.walk is None:
            raise reader.fail(f"walk[{number}]", "the walk was over before this move")
        try:
            move = NOTATION.parse(str(text))
        except UndercroftError as error:
            raise reader.fail(f"walk[{number}]", str(error)) from None
        code = position.code_of(seat, move)
        if code < 0:
            legal = ", ".join([str(position.describe(seat, other)) for other in position.moves(seat)])
            raise reader.fail(f"walk[{number}]", f"`{text}` is not legal there; legal are {legal}")
        position.play(seat, code, nothing)
    if position.walk is None:
        raise BadPosition("field walk: these moves lead out of the dungeon; write down the position after them")
