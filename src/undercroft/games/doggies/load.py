"""Builds positions from plain data: saved, written by hand, or seen in a view. Missing fields are as at the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.games.doggies.components import (
    ABILITY,
    ALL_POTIONS,
    BASE_PAWS,
    COPIES,
    COUNTDOWN,
    DOG_NAMES,
    EXTRA_PAWS,
    HIRED_AS,
    HOLDING_INDEX,
    KIND_OF,
    KINDS,
    QUEST_DECK,
    QUEST_NAMES,
    ROOM_NAMES,
    ROUNDS,
    SIDES,
    SORT,
    SYMBOLS,
    Ability,
    HiredFor,
    Sort,
    count,
    one,
)
from undercroft.games.doggies.dog import ASLEEP, INSIDE, OUT, STATES
from undercroft.games.doggies.dungeon import Dungeon, Mark, paws_on
from undercroft.games.doggies.load_map import ROOM_FIELDS, check_owners, lay_rooms
from undercroft.games.doggies.notation import NOTATION, Action
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.state import PHASES, Phase
from undercroft.kernel.chance import Chance, Chosen, total
from undercroft.kernel.errors import BadPosition, UndercroftError
from undercroft.kernel.position import Data
from undercroft.kernel.reader import Reader

FIELDS: Final = (
    "phase", "round", "first", "active", "players", "quests", "supply", "map", "pile", "gone", "countdown", "drawn",
    "walk",
)  # fmt: skip
PLAYER_FIELDS: Final = ("dog", "state", "paws", "reserve", "owed", "potions", "loot", "quest", "hand")
WRITTEN_PHASES: Final = ("dogs", "quests", "turn", "lay", "over")
BEFORE: Final = (Phase.DOGS, Phase.QUESTS)  # the phases before the first turn


def load(position: Doggies, data: Mapping[str, Any]) -> None:
    """Fills a fresh position."""
    reader = Reader(data, "", FIELDS)
    phase = PHASES.index(WRITTEN_PHASES[reader.name("phase", WRITTEN_PHASES, 2)])
    position.phase = phase
    position.round = reader.number("round", 1, ROUNDS, ROUNDS if phase == Phase.OVER else 1)
    position.first = reader.number("first", 0, position.seats - 1, 0)
    position.active = reader.number("active", 0, position.seats - 1, position.first)
    position.drawn = reader.name("drawn", ROOM_NAMES[:KINDS], -1)
    if (position.drawn >= 0) != (phase == Phase.LAY):
        raise reader.fail("drawn", "a card is drawn in the phase 'lay', and only then")
    position.dungeon.begin(position.start_kind)
    lay_rooms(position, reader.rows("map", ROOM_FIELDS))
    players = reader.per_seat("players", position.seats, PLAYER_FIELDS)
    _check_phase(position, reader, players)
    _give_dogs(position, players)
    check_owners(position, reader)
    for seat, player in enumerate(players):
        _read_dog(position, seat, player)
    _give_quests(position, reader, players)
    _count_potions(position, reader)
    _count_cards(position, reader)
    _count_down(position, reader)
    _begin(position, reader)


def _check_phase(position: Doggies, reader: Reader, players: list[Reader]) -> None:
    """Refuses fields that do not belong to the phase, so that nothing is read and then left unused."""
    phase, name = position.phase, PHASES[position.phase]
    if phase == Phase.DOGS and position.options.dogs != "chosen":
        raise reader.fail("phase", "dogs are chosen only with the option dogs = 'chosen'")
    if phase == Phase.OVER and position.round < ROUNDS:
        raise reader.fail("round", f"the game is over after round {ROUNDS}")
    if phase == Phase.OVER and (position.dungeon.size > 1 or reader.has("countdown")):
        field = "map" if position.dungeon.size > 1 else "countdown"
        raise reader.fail(field, "the last round is over and cleared away")
    if phase in (Phase.LAY, Phase.OVER) and reader.has("walk"):
        raise reader.fail("walk", f"nobody walks in the phase {name!r}")
    if phase in BEFORE:
        for field in ("map", "quests", "walk", "gone", "pile", "countdown"):
            if reader.data.get(field) and not (field == "map" and position.dungeon.size == 1):
                raise reader.fail(field, f"the game has not begun in the phase {name!r}")
        if position.round > 1:
            raise reader.fail("round", f"the game has not begun in the phase {name!r}")
    for row in players:
        if row.has("hand") and phase != Phase.QUESTS:
            raise row.fail("hand", "two quests are in hand in the phase 'quests', and only then")
        if row.has("quest") and phase == Phase.DOGS:
            raise row.fail("quest", "dogs are chosen before the quests are dealt")


# --- The players -------------------------------------------------------------------------------------------


def _read_dog(position: Doggies, seat: int, row: Reader) -> None:
    dog = position.dogs[seat]
    dog.state = row.name("state", STATES, INSIDE)
    for card in row.names("loot", HOLDING_INDEX):
        sort = SORT[KIND_OF[card]]
        if sort == Sort.PORTAL or (sort == Sort.TRAP and dog.breed >= 0 and ABILITY[dog.breed] == Ability.JUMPS):
            raise row.fail("loot", "nobody takes a portal" if sort == Sort.PORTAL else "Robin takes no trap")
        dog.win(card)
    hired = _paws_hired(position, seat)
    if hired > EXTRA_PAWS:
        raise row.fail(
            "loot", f"{hired} vagabonds gave a paw, but a dog has {EXTRA_PAWS} extra paws; others are 'single'"
        )
    dog.owed = row.number("owed", 0, EXTRA_PAWS - hired, 0)
    taken = hired + dog.owed + (dog.state == ASLEEP)  # one who lay down took an extra paw
    beside = max(EXTRA_PAWS - taken, 0)  # the most that can still lie beside the board
    dog.reserve = row.number("reserve", 0, EXTRA_PAWS, beside)
    if dog.reserve > beside:
        why = f"hired vagabonds, paws owed and sleep leave at most {beside} of {EXTRA_PAWS} extra paws"
        raise row.fail("reserve", why)
    owned = BASE_PAWS + EXTRA_PAWS - dog.reserve
    is_bonk = dog.breed >= 0 and ABILITY[dog.breed] == Ability.PUNCHES
    laid = _paws_laid(position.dungeon, seat, is_bonk)
    dog.paws = row.number("paws", 0, owned, max(owned - laid, 0))
    dog.potions = _bag(row, "potions")
    _check_board(position, seat, row)


def _check_board(position: Doggies, seat: int, row: Reader) -> None:
    """Refuses boards that cannot be: between rounds a dog is inside with all its paws."""
    dog, phase = position.dogs[seat], position.phase
    if phase in BEFORE and (dog.loot or dog.potions or dog.reserve < EXTRA_PAWS):
        field = "loot" if dog.loot else "potions" if dog.potions else "reserve"
        raise row.fail(field, "before the first turn a dog has no loot, no potions and no extra paws")
    if phase in BEFORE or phase == Phase.OVER:
        if dog.state != INSIDE:
            raise row.fail("state", f"all dogs are inside in the phase {PHASES[phase]!r}")
        if dog.paws < BASE_PAWS + EXTRA_PAWS - dog.reserve:
            raise row.fail("paws", f"all paws are on the board in the phase {PHASES[phase]!r}")
    left = _vagabonds_on_traps(position.dungeon, seat) if dog.state == OUT else 0
    if dog.owed > left:
        raise row.fail("owed", f"a dog that came out owes paws for vagabonds that it left on traps; here are {left}")


def _vagabonds_on_traps(dungeon: Dungeon, seat: int) -> int:
    """Returns how many vagabonds on traps had given the seat an extra paw."""
    cards = [mark - Mark.CARD for mark, owner in zip(dungeon.mark, dungeon.owner, strict=True) if owner == seat]
    return len([card for card in cards if card >= 0 and HIRED_AS[card] == HiredFor.PAW])


def _paws_hired(position: Doggies, seat: int) -> int:
    """Returns how many vagabonds gave the seat an extra paw, won earlier or still on the map."""
    dungeon = position.dungeon
    won = [card for card in position.dogs[seat].loot if HIRED_AS[card] == HiredFor.PAW]
    laid = [
        slot
        for slot in range(dungeon.size)
        if dungeon.mark[slot] == Mark.HIRED + HiredFor.PAW and dungeon.owner[slot] == seat
    ]
    return len(won) + len(laid)


def _paws_laid(dungeon: Dungeon, seat: int, is_bonk: bool) -> int:
    laid = 0
    for slot in range(dungeon.size):
        if dungeon.owner[slot] == seat:
            laid += paws_on(dungeon.mark[slot])
        for side in range(4):
            if is_bonk and dungeon.punched[slot] >> side & 1 and dungeon.next_to(slot, side) < slot:
                laid += 1  # an edge between two rooms is counted at the later one
    return laid


def _bag(row: Reader, field: str) -> int:
    counts = row.counts(field, SYMBOLS)
    return sum([one(symbol) * min(counts.get(name, 0), 15) for symbol, name in enumerate(SYMBOLS)])


def _give_dogs(position: Doggies, players: list[Reader]) -> None:
    """Assigns the dogs, all different; those left out are the first ones free, or still to be chosen."""
    breeds = [row.name("dog", DOG_NAMES, -1) for row in players]
    for seat, breed in enumerate(breeds):
        if breed >= 0 and breed in breeds[:seat]:
            raise players[seat].fail("dog", f"{DOG_NAMES[breed]} has another player already")
    free = [breed for breed in range(len(DOG_NAMES)) if breed not in breeds]
    for dog, breed in zip(position.dogs, breeds, strict=True):
        if breed >= 0:
            dog.become(breed)
        elif position.phase != Phase.DOGS:
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

    if position.phase == Phase.DOGS:
        return
    if position.phase == Phase.QUESTS:
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
        dog.take_quests(hand[0], hand[1])
        dog.quest = row.name("quest", QUEST_NAMES, -1)
        if dog.quest >= 0 and dog.quest not in hand:
            raise row.fail("quest", "this quest is not in the hand")


def _count_potions(position: Doggies, reader: Reader) -> None:
    """Sets the supply: all potions that players and traps leave."""
    left = ALL_POTIONS if position.options.potions else 0
    for symbol, name in enumerate(SYMBOLS):
        used = sum([count(dog.potions, symbol) for dog in position.dogs])
        used += sum([mark == Mark.POTION + symbol for mark in position.dungeon.mark])
        if used > count(left, symbol):
            raise reader.fail("players", f"{used} potions of {name} are out, the table has {count(left, symbol)}")
        left -= used * one(symbol)
    if position.phase in BEFORE:
        left = 0  # not yet on the table
    position.supply = _bag(reader, "supply") if reader.has("supply") else left
    for symbol, name in enumerate(SYMBOLS):
        if count(position.supply, symbol) > count(left, symbol):
            raise reader.fail("supply", f"only {count(left, symbol)} potions of {name} can be left")


def _count_cards(position: Doggies, reader: Reader) -> None:
    """Sets the pile: every card out of sight. Cards out of the game are named, or left out of a given pile."""
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


def _count_down(position: Doggies, reader: Reader) -> None:
    """Sets the countdown, which began when the first dog came out; by default nothing of it is used up."""
    states = [dog.state for dog in position.dogs]
    default = -1
    if OUT in states and INSIDE in states:
        default = min(COUNTDOWN * states.count(INSIDE), position.pile_size)
    most = min(COUNTDOWN * (position.seats - 1), position.pile_size)  # the first dog was out, all others were inside
    if OUT not in states and reader.has("countdown"):
        raise reader.fail("countdown", "the first dog that leaves starts it, and nobody is out")
    position.countdown = reader.number("countdown", 0, most, default)


# --- Going on ----------------------------------------------------------------------------------------------


def _begin(position: Doggies, reader: Reader) -> None:
    """Asks the present question; a walk is replayed."""
    if position.phase == Phase.OVER:
        position.waiting = 0
        return
    if position.phase == Phase.DOGS:
        undecided = [seat for seat, dog in enumerate(position.dogs) if dog.breed < 0]
        if not undecided or undecided != list(range(undecided[0], position.seats)):
            raise reader.fail("players", "dogs are chosen in seat order, and a player has none yet")
        if position.active != undecided[0] and reader.has("active"):
            raise reader.fail("active", f"seat {undecided[0]} chooses next")
        position.let_choose(undecided[0])
        return
    if position.phase == Phase.QUESTS:
        position.waiting = sum([1 << seat for seat, dog in enumerate(position.dogs) if dog.quest < 0])
        if not position.waiting:
            raise reader.fail("players", "a player has no quest yet in the phase 'quests'")
        return
    active = position.active
    if position.dogs[active].state != INSIDE:
        raise reader.fail("active", f"the dog of seat {active} is not inside any more")
    if position.phase == Phase.LAY:
        if not position.dungeon.rim:
            raise reader.fail("drawn", "no exit leads to the table: there is nowhere to lay the card")
        if len(position.dungeon.placements(position.drawn)) == 1:
            raise reader.fail("drawn", "there is one place for the card only, so it would lie there already")
        position.waiting = 1 << active
        position.let_lay()
        return
    position.let_act(active)
    if not position.moves(active):
        why = f"the dog of seat {active} can only sleep, so the rules would have gone on: write down what comes after"
        raise reader.fail("active", why)
    if reader.has("walk"):
        _walk_again(position, reader)


def _walk_again(position: Doggies, reader: Reader) -> None:
    seat, nothing = position.active, Chosen([])
    if Action.LEAVE not in position.moves(seat):
        raise reader.fail("walk", "there is no way out of this dungeon")
    position.play(seat, Action.LEAVE, nothing)
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


def known(view: Data, chance: Chance) -> Data:
    """Returns a view in the form that `load` reads, with dealt cards in place of hidden ones."""
    table = view["table"]
    walk = table["walk"]
    data: Data = {
        "phase": "turn" if walk is not None else table["phase"],
        "round": table["round"],
        "first": table["first"],
        "active": table["active"],
        "players": [_known_player(player) for player in table["players"]],
        "quests": table["quests"],
        "supply": table["supply"],
        "map": _map_before(table["map"], walk),
        "countdown": table["countdown"],
        "drawn": None if table["drawn"] is None else table["drawn"]["card"],
        "gone": table["gone"],
        "walk": None if walk is None else walk["story"],
    }
    _deal_quests(data, table, chance)
    return data


def _known_player(player: Data) -> Data:
    known: Data = {field: player[field] for field in PLAYER_FIELDS}
    known["state"] = "inside" if player["state"] == "walking" else player["state"]
    known["loot"] = [card["card"] + (f"-{card['side']}" if "side" in card else "") for card in player["loot"]]
    return known


def _map_before(given: list[Data], walk: Data | None) -> list[Data]:
    """Returns the map as it was before the walk in progress."""
    rows: list[Data] = [{field: row[field] for field in ROOM_FIELDS} for row in given]
    if walk is None:
        return rows
    spots = {(row["x"], row["y"]): row for row in rows}
    for step in walk["path"]:  # nothing lay there when the dog came
        spots[step["x"], step["y"]].update(paws=None, gap=False, cover=None)
    for edge in walk["punched"]:
        side = SIDES.index(edge["side"])
        x, y = edge["x"], edge["y"]
        beyond = ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))[side]
        spots[x, y]["punched"] = [name for name in spots[x, y]["punched"] if name != edge["side"]]
        if beyond in spots:
            back = SIDES[side ^ 2]
            spots[beyond]["punched"] = [name for name in spots[beyond]["punched"] if name != back]
    for card in walk["turned"]:
        x, y = ((0, 1), (1, 0), (0, -1), (-1, 0))[SIDES.index(card["side"])]
        spots[x, y]["turn"] = card["turn"]
    return rows


def _deal_quests(data: Data, table: Data, chance: Chance) -> None:
    """Returns private quests for the others: any that the seat has not seen."""
    players = data["players"]
    known = {*data["quests"], *[player["quest"] for player in players]}
    for player in players:
        known |= set(player["hand"] or ())
    left = [int(name not in known) for name in QUEST_NAMES]

    def deal() -> str:
        return QUEST_NAMES[chance.take(QUEST_DECK, left)]

    for player, shown in zip(players, table["players"], strict=True):
        if table["phase"] == "quests" and player["hand"] is None:
            hand = [deal(), deal()]
            player["hand"] = hand
            player["quest"] = hand[0] if shown["ready"] else None
        elif shown["ready"] and player["quest"] is None:
            player["quest"] = deal()
