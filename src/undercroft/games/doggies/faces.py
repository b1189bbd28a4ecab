"""The cards as they are printed, with their letters spelled out, for those who draw them."""

from __future__ import annotations

from typing import Final

from undercroft.games.doggies.cards import CARDS, DogCard, QuestCard, RoomCard
from undercroft.games.doggies.components import SYMBOLS
from undercroft.games.doggies.view_types import DogFace, Faces, QuestFace, RoomFace, Symbol

LETTERS: Final[dict[str, Symbol]] = {"S": "sword", "B": "bow", "F": "fire", "D": "defence", "K": "key"}


def faces() -> Faces:
    return {
        "rooms": {card.id: _room(card) for card in CARDS.rooms + CARDS.starts},
        "quests": {card.id: _quest(card) for card in CARDS.quests},
        "dogs": {card.id: _dog(card) for card in CARDS.dogs},
    }


def _symbols(letters: str) -> list[Symbol]:
    return [LETTERS[letter] for letter in letters]


def _room(card: RoomCard) -> RoomFace:
    return {
        "sort": card.sort,
        "monster": card.monster,
        "needs": _symbols(card.needs),
        "damage": card.damage,
        "trophy": _symbols(card.trophy),
        "coins": card.coins,
        "pair": _symbols(card.pair),
        "single": _symbols(card.single),
    }


def _quest(card: QuestCard) -> QuestFace:
    hunted = [room.needs for room in CARDS.rooms if card.monster and room.monster == card.monster]
    return {
        "monster": card.monster,
        "needs": _symbols(hunted[0]) if hunted else [],
        "symbol": SYMBOLS["SBF".index(card.symbol)] if card.symbol else None,
        "coins": card.coins,
    }


def _dog(card: DogCard) -> DogFace:
    return {"attack": _symbols(card.attack), "defence": card.defence, "keys": card.keys}
