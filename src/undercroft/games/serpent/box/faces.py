"""The printed cards with their words spelled out, for clients that draw them."""

from __future__ import annotations

from undercroft.games.serpent.box import book
from undercroft.games.serpent.box.book import Face as Card
from undercroft.games.serpent.box.book import PlaceFace, QuestFace
from undercroft.games.serpent.box.words import FORMS, KINDS, SORTS, STATS, TIMINGS
from undercroft.games.serpent.view_types import CardFace, Exit, Faces, Form, LocationFace, Obstacle
from undercroft.games.serpent.view_types import QuestFace as PrintedQuest


def all_faces() -> Faces:
    return {
        "cards": {face.id: _card(face) for face in book.CARDS},
        "locations": {face.id: _location(face) for face in book.PLACES},
        "quests": {face.id: _quest(face) for face in book.QUESTS},
        "most_tokens": book.TOKENS,
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
        "kind": book.PLACE_KINDS[face.kind],
        "glory": face.glory,
        "peril": face.peril,
        "exits": [_exit(face, side) for side in range(4)],
        "obstacle": _obstacle(face),
    }


def _exit(face: PlaceFace, side: int) -> Exit:
    exit: Exit = {"kind": book.EXITS[face.exits[side]]}
    if face.stats[side] >= 0:
        exit["stat"], exit["number"] = STATS[face.stats[side]], face.numbers[side]
    return exit


def _obstacle(face: PlaceFace) -> Obstacle | None:
    if not face.obstacle:
        return None
    obstacle: Obstacle = {"kind": book.OBSTRUCTIONS[face.obstacle - 1], "number": face.obstacle_number}
    if face.obstacle_stat >= 0:
        obstacle["stat"] = STATS[face.obstacle_stat]
    return obstacle


def _quest(face: QuestFace) -> PrintedQuest:
    return {
        "category": book.CATEGORIES[face.category],
        "places": [place.id for number, place in enumerate(book.PLACES) if face.places >> number & 1],
        "to": book.PLACES[face.to].id if face.to >= 0 else None,
        "steps": face.steps,
        "values": _values(face.monster),
        "health": face.monster.health,
    }
