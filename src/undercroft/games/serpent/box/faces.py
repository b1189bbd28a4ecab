"""The cards as they are printed, checked and with their words spelled out, for those who draw them."""

from __future__ import annotations

from undercroft.games.serpent.box.book import (
    CARDS,
    CATEGORIES,
    EXITS,
    OBSTRUCTIONS,
    PLACE_KINDS,
    PLACES,
    QUESTS,
    TOKENS,
    PlaceFace,
    QuestFace,
)
from undercroft.games.serpent.box.book import Face as Card
from undercroft.games.serpent.box.words import FORMS, KINDS, SORTS, STATS, TIMINGS
from undercroft.games.serpent.view_types import CardFace, Exit, Faces, Form, LocationFace, Obstacle
from undercroft.games.serpent.view_types import QuestFace as PrintedQuest


def all_faces() -> Faces:
    return {
        "cards": {face.id: _card(face) for face in CARDS},
        "locations": {face.id: _location(face) for face in PLACES},
        "quests": {face.id: _quest(face) for face in QUESTS},
        "most_tokens": TOKENS,
    }


def _values(face: Card) -> dict[Form, int] | None:
    return dict(zip(FORMS, face.values, strict=True)) if face.health else None


def _card(face: Card) -> CardFace:
    return {
        "sort": SORTS[face.sort],
        "is_glory": face.is_glory,
        "cost": "X" if face.cost < 0 else face.cost,
        "kinds": [kind for number, kind in enumerate(KINDS) if face.kinds >> number & 1],
        "timing": TIMINGS[face.timing],
        "upkeep": face.upkeep,
        "values": _values(face),
        "attacks": [form for number, form in enumerate(FORMS) if face.attacks >> number & 1],
        "health": face.health,
    }


def _location(face: PlaceFace) -> LocationFace:
    return {
        "kind": PLACE_KINDS[face.kind],
        "glory": face.glory,
        "peril": face.peril,
        "exits": [_exit(face, side) for side in range(4)],
        "obstacle": _obstacle(face),
    }


def _exit(face: PlaceFace, side: int) -> Exit:
    exit: Exit = {"kind": EXITS[face.exits[side]]}
    if face.stats[side] >= 0:
        exit["stat"], exit["number"] = STATS[face.stats[side]], face.numbers[side]
    return exit


def _obstacle(face: PlaceFace) -> Obstacle | None:
    if not face.obstacle:
        return None
    obstacle: Obstacle = {"kind": OBSTRUCTIONS[face.obstacle - 1], "number": face.obstacle_number}
    if face.obstacle_stat >= 0:
        obstacle["stat"] = STATS[face.obstacle_stat]
    return obstacle


def _quest(face: QuestFace) -> PrintedQuest:
    return {
        "category": CATEGORIES[face.category],
        "places": [place.id for number, place in enumerate(PLACES) if face.places >> number & 1],
        "to": PLACES[face.to].id if face.to >= 0 else None,
        "steps": face.steps,
        "values": _values(face.monster),
        "health": face.monster.health,
    }
