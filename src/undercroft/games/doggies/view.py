"""The game's part of a seat's view, the prompt, and the printed cards for clients that draw them."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggies import view_types as shapes
from undercroft.games.doggies.cards import ATTACKS, CARDS, DogCard, QuestCard, RoomCard
from undercroft.games.doggies.components import (
    DOG_NAMES,
    DOORS,
    EXITS,
    PAIRS,
    QUEST_MONSTER,
    QUEST_NAMES,
    QUEST_SYMBOL,
    ROOM_NAMES,
    ROUNDS,
    SIDES,
    SYMBOLS,
    count,
    lie_of,
    names_of,
    x_of,
    y_of,
)
from undercroft.games.doggies.dog import INSIDE, STATES, Dog, Trophies, symbol_of
from undercroft.games.doggies.dungeon import Dungeon, Mark, edge_side, edge_slot, placement_place, placement_turn
from undercroft.games.doggies.leaving import finishing
from undercroft.games.doggies.notation import claim_holding, claim_mark, entry_how, put_mark, slot_of, walk_move
from undercroft.games.doggies.save import gone, hand, holding_row, mark_row, potions, room_row, story
from undercroft.games.doggies.scoring import card_coins, kills, trophy_symbols
from undercroft.games.doggies.state import PHASES, Phase, State
from undercroft.games.doggies.view_types import DogFace, Faces, Offer, QuestFace, RoomFace, Symbol
from undercroft.games.doggies.walk import Walk
from undercroft.kernel.message import Message
from undercroft.kernel.position import Data

WAYS_IN: Final[tuple[shapes.Entry, ...]] = ("step", "portal", "punch")

LETTERS: Final[dict[str, Symbol]] = {"S": "sword", "B": "bow", "F": "fire", "D": "defence", "K": "key"}


def table(state: State, seat: int | None) -> shapes.TableView:
    walk = state.walk
    taken = [dog.breed for dog in state.dogs]
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "phase": PHASES[state.phase],
        "first": state.first,
        "active": None if state.phase in (Phase.QUESTS, Phase.OVER) else state.active,
        "pile": state.pile_size,
        "countdown": None if state.countdown < 0 else state.countdown,
        "gone": gone(state),
        "map": _map(state, walk),
        "drawn": _drawn(state),
        "walk": None if walk is None else _walk(state, walk, seat),
        "finishing": [] if seat is None else finishing(state, seat),
        "players": [_player(state, number, dog, seat) for number, dog in enumerate(state.dogs)],
        "quests": [QUEST_NAMES[quest] for quest in state.shared],
        "standings": _standings(state, seat),
        "supply": potions(state.supply),
        "dogs": [name for breed, name in enumerate(DOG_NAMES) if breed not in taken] if -1 in taken else [],
    }


# --- The map ---------------------------------------------------------------------------------------------


def _map(state: State, walk: Walk | None) -> list[shapes.Room]:
    """Returns the rooms as they lie, with the paws of a walk in progress."""
    dungeon = state.dungeon
    rows: list[shapes.Room] = []
    for slot in range(dungeon.size):
        exits, doors = names_of(EXITS[dungeon.lie[slot]]), names_of(DOORS[dungeon.lie[slot]])
        rows.append({**room_row(dungeon, slot), "exits": exits, "doors": doors, "table": _ways_out(dungeon, slot)})
    if walk is not None:
        _show_walk(rows, walk)
    return rows


def _ways_out(dungeon: Dungeon, slot: int) -> list[shapes.Side]:
    """Returns the sides that lead to the table; covered traps and gaps are closed."""
    if dungeon.mark[slot] >= Mark.GAP:
        return []
    ways = dungeon.open_sides(slot, True)
    return [name for side, name in enumerate(SIDES) if ways >> side & 1 and dungeon.next_to(slot, side) < 0]


def _show_walk(rows: list[shapes.Room], walk: Walk) -> None:
    for claim in walk.claims:
        _mark(rows[slot_of(claim)], claim_mark(claim), walk.seat)
    for put in walk.gaps + walk.covers:
        slot = slot_of(put)
        _mark(rows[slot], put_mark(put), walk.seat)
        if slot != walk.at:  # the dog may still leave from the trap it has just disarmed
            rows[slot]["table"] = []
    for edge in walk.punched:
        slot, side = edge_slot(edge), edge_side(edge)
        other = walk.dungeon.next_to(slot, side)
        rows[slot]["punched"] = _with(rows[slot]["punched"], SIDES[side])
        if other >= 0:
            rows[other]["punched"] = _with(rows[other]["punched"], SIDES[side ^ 2])


def _mark(row: shapes.Room, mark: int, seat: int) -> None:
    marks = mark_row(mark, seat)
    row["paws"], row["cover"], row["gap"] = marks["paws"], marks["cover"], marks["gap"]


def _with(sides: list[shapes.Side], side: shapes.Side) -> list[shapes.Side]:
    return [name for name in SIDES if name in sides or name == side]


def _drawn(state: State) -> shapes.Drawn | None:
    """Returns the card to be laid and its possible places."""
    if state.phase != Phase.LAY:
        return None
    places: list[shapes.Spot] = []
    for placement in state.legal:
        place, turn = placement_place(placement), placement_turn(placement)
        lie = lie_of(state.drawn, turn)
        if not places or (places[-1]["x"], places[-1]["y"]) != (x_of(place), y_of(place)):
            places.append({"x": x_of(place), "y": y_of(place), "turns": []})
        places[-1]["turns"].append({"turn": turn, "exits": names_of(EXITS[lie]), "doors": names_of(DOORS[lie])})
    return {"card": ROOM_NAMES[state.drawn], "places": places}


# --- The walk ---------------------------------------------------------------------------------------------


def _walk(state: State, walk: Walk, seat: int | None) -> shapes.Walk:
    dungeon, dog = walk.dungeon, state.dogs[walk.seat]
    path: list[shapes.Footstep] = []
    for number, entry in enumerate(walk.trail):
        place = dungeon.place[slot_of(entry)]
        path.append({"x": x_of(place), "y": y_of(place), "by": WAYS_IN[entry_how(entry)] if number else "start"})
    return {
        "seat": walk.seat,
        "x": path[-1]["x"],
        "y": path[-1]["y"],
        "path": path,
        "story": story(state),
        "paws": walk.paws,
        "damage": walk.damage,
        **_symbols(walk),
        "potions": potions(walk.potions),
        "supply": potions(walk.supply),
        "coins": gain(walk, dog),
        "punched": [_edge(walk, edge) for edge in walk.punched],
        "turned": [{"side": SIDES[side], "turn": walk.turn_before(side)} for side in range(4) if walk.was_turned(side)],
        "offers": offers(walk, dog, state.legal) if seat == walk.seat and state.phase == Phase.ROOM else [],
    }


def _edge(walk: Walk, edge: int) -> shapes.Edge:
    place = walk.dungeon.place[edge_slot(edge)]
    return {"x": x_of(place), "y": y_of(place), "side": SIDES[edge_side(edge)]}


def _symbols(owner: Trophies) -> shapes.Symbols:
    return {
        "attack": {name: symbol_of(owner.owned, symbol) for symbol, name in enumerate(SYMBOLS)},
        "lent": [list(PAIRS[pair]) for pair in range(3) for _ in range(count(owner.lent, pair))],
        "defence": owner.defence,
        "keys": owner.keys,
    }


# --- The players ------------------------------------------------------------------------------------------


def _player(state: State, number: int, dog: Dog, seat: int | None) -> shapes.Player:
    is_walking = state.walk is not None and number == state.active
    is_choosing = state.phase == Phase.QUESTS
    knows_quest = (number == seat or state.phase == Phase.OVER) and dog.quest >= 0
    return {
        "dog": None if dog.breed < 0 else DOG_NAMES[dog.breed],
        "state": "walking" if is_walking else STATES[dog.state],
        "paws": dog.paws,
        "reserve": dog.reserve,
        "owed": dog.owed,
        "potions": potions(dog.potions),
        "loot": [holding_row(holding) for holding in dog.loot],
        **_symbols(dog),
        "trophies": {name: trophy_symbols(dog, symbol) if dog.breed >= 0 else 0 for symbol, name in enumerate(SYMBOLS)},
        "coins": card_coins(dog),
        "quest": QUEST_NAMES[dog.quest] if knows_quest else None,
        "hand": hand(dog) if is_choosing and number == seat else None,
        "ready": dog.quest >= 0,
    }


def _standings(state: State, seat: int | None) -> dict[str, list[int]]:
    """Returns every seat's progress with each quest that this seat knows."""
    known = state.shared if seat is None or state.dogs[seat].quest < 0 else [*state.shared, state.dogs[seat].quest]
    return {QUEST_NAMES[quest]: [_counted(dog, quest) for dog in state.dogs] for quest in known}


def _counted(dog: Dog, quest: int) -> int:
    """Returns trophy symbols, or beaten monsters."""
    if QUEST_SYMBOL[quest] < 0:
        return kills(dog, QUEST_MONSTER[quest])
    return trophy_symbols(dog, QUEST_SYMBOL[quest]) if dog.breed >= 0 else 0


# --- The prompt --------------------------------------------------------------------------------------------


def prompt(state: State, seat: int | None) -> Message:
    """Returns the question, or whom the seat waits for."""
    if state.phase == Phase.OVER:
        return Message("doggies-prompt-over")
    is_asked = seat is not None and state.waiting >> seat & 1
    if state.phase == Phase.QUESTS:
        return Message("doggies-prompt-quest" if is_asked else "doggies-prompt-quest-wait")
    if not is_asked:
        return Message("doggies-prompt-wait", {"who": state.active})
    if state.phase == Phase.DOGS:
        return Message("doggies-prompt-dog")
    if state.phase == Phase.LAY:
        return Message("doggies-prompt-lay", {"card": ROOM_NAMES[state.drawn]})
    walk = state.walk
    if walk is None:
        return Message("doggies-prompt-turn", {"inside": sum([dog.state == INSIDE for dog in state.dogs])})
    figures: Data = {"paws": walk.paws, "defence": walk.defence - walk.damage}
    if state.phase == Phase.ROOM:
        return Message("doggies-prompt-room", {"card": ROOM_NAMES[state.dungeon.kind(walk.at)], **figures})
    return Message("doggies-prompt-step", figures)


def offers(walk: Walk, dog: Dog, moves: tuple[int, ...]) -> list[Offer]:
    """Returns the effect of every choice in the dog's room."""
    coins = gain(walk, dog)
    return [_offer(walk, walk.after(move), dog, move, coins) for move in moves]


def gain(walk: Walk, dog: Dog) -> int:
    """Returns the coins that the walk's cards would add, including chests a key opens and fines."""
    after = dog.copy()
    for holding in walk.spent:
        after.lose(holding)
    for claim in walk.claims:
        after.win(claim_holding(claim))
    return card_coins(after) - card_coins(dog)


def _offer(walk: Walk, after: Walk, dog: Dog, move: int, coins: int) -> Offer:
    return {
        "move": str(walk_move(walk.dungeon, move)),
        "paws": after.paws - walk.paws,
        "symbols": _won(walk, after),
        "coins": gain(after, dog) - coins,
        "damage": after.damage - walk.damage,
    }


def _won(before: Trophies, after: Trophies) -> list[Symbol]:
    won: list[Symbol] = []
    for symbol, name in enumerate(SYMBOLS):
        won += [name] * (symbol_of(after.owned, symbol) - symbol_of(before.owned, symbol))
    for pair in range(3):
        if count(after.lent, pair) > count(before.lent, pair):
            won += PAIRS[pair]
    won += ["defence"] * (after.defence - before.defence)
    won += ["key"] * (after.keys - before.keys)
    return won


def faces() -> Faces:
    return {
        "rooms": {card.id: _room(card) for card in CARDS.rooms + CARDS.starts},
        "quests": {card.id: _quest(card) for card in CARDS.quests},
        "dogs": {card.id: _dog(card) for card in CARDS.dogs},
    }


def _spelled_out(letters: str) -> list[Symbol]:
    return [LETTERS[letter] for letter in letters]


def _room(card: RoomCard) -> RoomFace:
    return {
        "sort": card.sort,
        "monster": card.monster,
        "needs": _spelled_out(card.needs),
        "damage": card.damage,
        "trophy": _spelled_out(card.trophy),
        "coins": card.coins,
        "pair": _spelled_out(card.pair),
        "single": _spelled_out(card.single),
    }


def _quest(card: QuestCard) -> QuestFace:
    hunted = [room.needs for room in CARDS.rooms if card.monster and room.monster == card.monster]
    return {
        "monster": card.monster,
        "needs": _spelled_out(hunted[0]) if hunted else [],
        "symbol": SYMBOLS[ATTACKS.index(card.symbol)] if card.symbol else None,
        "coins": card.coins,
    }


def _dog(card: DogCard) -> DogFace:
    return {"attack": _spelled_out(card.attack), "defence": card.defence, "keys": card.keys}
