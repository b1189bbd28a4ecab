"""Writes a position in the form of docs/games/doggies.md; load.py reads it back."""

from __future__ import annotations

from undercroft.games.doggies.components import (
    COPIES,
    DOG_NAMES,
    HIRED,
    HIRED_AS,
    HOLDING_NAMES,
    KIND_OF,
    QUEST_NAMES,
    ROOM_NAMES,
    SYMBOLS,
    count,
    names_of,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import STATES, Dog
from undercroft.games.doggies.dungeon import Dungeon, Mark, is_gap, paws_on
from undercroft.games.doggies.notation import walk_move
from undercroft.games.doggies.state import PHASES, Phase, State
from undercroft.games.doggies.view_types import Attack, Cover, Held, Marks, Paws, RoomRow
from undercroft.kernel.position import Data


def save(state: State) -> Data:
    walk = state.walk
    rows = [room_row(state.dungeon, slot) for slot in range(state.dungeon.size)]
    if walk is not None:
        for side in range(4):
            if walk.was_turned(side):  # replaying the walk turns it again
                rows[state.dungeon.next_to(0, side)]["turn"] = walk.turn_before(side)
    return {
        "phase": "turn" if walk is not None else PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "players": [_player(state, dog) for dog in state.dogs],
        "quests": [QUEST_NAMES[quest] for quest in state.shared],
        "supply": potions(state.supply),
        "map": rows,
        "gone": gone(state),
        "countdown": None if state.countdown < 0 else state.countdown,
        "drawn": None if state.drawn < 0 else ROOM_NAMES[state.drawn],
        "walk": None if walk is None else story(state),
    }


def _player(state: State, dog: Dog) -> Data:
    return {
        "dog": None if dog.breed < 0 else DOG_NAMES[dog.breed],
        "state": STATES[dog.state],
        "paws": dog.paws,
        "reserve": dog.reserve,
        "owed": dog.owed,
        "potions": potions(dog.potions),
        "loot": [HOLDING_NAMES[holding] for holding in dog.loot],
        "quest": None if dog.quest < 0 else QUEST_NAMES[dog.quest],
        "hand": hand(dog) if state.phase == Phase.QUESTS else None,
    }


def hand(dog: Dog) -> list[str]:
    return [QUEST_NAMES[quest] for quest in dog.quests_in_hand()]


def potions(bag: int) -> dict[Attack, int]:
    return {SYMBOLS[symbol]: count(bag, symbol) for symbol in range(3)}


def gone(state: State) -> dict[str, int]:
    """Returns cards out of the game: disarmed traps of earlier rounds and what disarmed them."""
    rest = [copies - seen - left for copies, seen, left in zip(COPIES, state.cards_in_sight(), state.pile, strict=True)]
    return {ROOM_NAMES[kind]: number for kind, number in enumerate(rest) if number}


def story(state: State) -> list[str]:
    return [str(walk_move(state.dungeon, move)) for move in state.story]


def room_row(dungeon: Dungeon, slot: int) -> RoomRow:
    """Returns a room of the map and what lies on it."""
    place, mark, owner = dungeon.place[slot], dungeon.mark[slot], dungeon.owner[slot]
    return {
        "x": x_of(place),
        "y": y_of(place),
        "card": ROOM_NAMES[dungeon.kind(slot)],
        "turn": dungeon.turn_at(slot),
        "punched": names_of(dungeon.punched[slot]),
        **mark_row(mark, owner),
    }


def mark_row(mark: int, owner: int) -> Marks:
    """Returns paws, cover and gap of a room."""
    row: Marks = {"paws": None, "cover": None, "gap": is_gap(mark)}
    if paws_on(mark):
        paws: Paws = {"seat": owner, "count": paws_on(mark)}
        if Mark.HIRED <= mark < Mark.GAP:
            paws["side"] = HIRED[mark - Mark.HIRED]
        row["paws"] = paws
    elif mark >= Mark.CARD:
        held = holding_row(mark - Mark.CARD)
        cover: Cover = {"seat": owner, "card": held["card"]}
        if "side" in held:
            cover["side"] = held["side"]
        row["cover"] = cover
    elif mark >= Mark.POTION:
        row["cover"] = {"seat": owner, "potion": SYMBOLS[mark - Mark.POTION]}
    return row


def holding_row(holding: int) -> Held:
    """Returns a held card or one on a trap; of a vagabond also the side chosen."""
    row: Held = {"card": ROOM_NAMES[KIND_OF[holding]]}
    if HIRED_AS[holding] >= 0:
        row["side"] = HIRED[HIRED_AS[holding]]
    return row
