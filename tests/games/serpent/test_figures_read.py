"""A figure that a cards file may have on a card of some sort is one that the rules read on cards of that sort.

Games are played with cards that note what is read of them, and by whom: views, refusals and bots do not count.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

import undercroft as uc
from undercroft.games import find_game
from undercroft.games.serpent.box import book, words
from undercroft.games.serpent.box import cards as files
from undercroft.games.serpent.box.fitting import fit
from undercroft.games.serpent.cards import timing
from undercroft.kernel.errors import BadCards

Row = dict[str, Any]
Reads = set[tuple[str, str]]
ROWS: dict[str, Any] = {
    "hero": files.HeroRow,
    "location": files.LocationRow,
    "monster": files.MonsterRow,
    "card": files.CardRow,
    "quest": files.QuestRow,
}
RULES = ("battle", "cards", "quests", "table", "turn", "variants", "ways")
HERE = "undercroft.games.serpent."

# What the figures of a file are called on a card.
NAMES = {"mode": "is_laid", "solo": "is_solo", "test": "stats", "lair_of": "is_nakaris", "obstacle": "obstacle"}
VALUES: dict[str, list[Any]] = {
    **{
        name: [1, 2, 5]
        for name in ("health", "boons", "treasures", "glory", "peril", "copies", "cost", "upkeep", "fee")
    },
    **{name: [1, 2, 5] for name in ("steps", "price", "wounds", "worth", "hand", "search", "dice", "number")},
    "timing": ["heroic", "response", "any"],
    "mode": ["sprung"],
    "host": list(words.HOSTS[1:]),
    "target": ["rival", "payer", "roll"],
    "solo": [False],
    "kept": [["stat melee +1"]],
    "carried": [["burden 1"]],
    "restore": [["peril +1"]],
    "fail": [["wound 1"]],
    "test": [["melee 9"]],
    "attacks": [["melee", "magic", "speed"]],
    "obstacle": ["spikes melee 7"],
}
OF_EFFECTS: dict[str, list[Any]] = {
    "once": [True],
    "pay": [1],
    "forms": [["melee"]],
    "of": [["spawn"]],
    "most": [3],
    "within": [1],
    "gloomy": [True],
    "each_rival": [True],
    "pay_printed": [True],
    "target": list(words.TARGETS[1:]),
}


def sort_of(face: Any) -> str:
    """The sort of a card or an effect, as this test tells them apart."""
    if isinstance(face, words.Effect):
        return f"effect {words.WHENS[face.when]}"
    if isinstance(face, book.QuestFace):
        return f"quest {book.CATEGORIES[face.category]}"
    if isinstance(face, book.Face):
        return f"{words.SORTS[face.sort]} {words.DURATIONS[face.duration]}"
    return type(face).__name__


@contextmanager
def noted() -> Iterator[Reads]:
    """The figures that the rules read, by the sort of the card."""
    reads: Reads = set()
    faces = [*book.CARDS, *book.PLACES, *book.QUESTS, *book.HEROES[0], *words.EFFECTS]
    fields = {(type(face), name) for face in faces for name in vars(face)}
    sorts = {id(face): sort_of(face) for face in [*book.CARDS, *book.PLACES, *book.QUESTS, *words.EFFECTS]}
    sorts |= {id(face): sort_of(face) for pack in book.HEROES for face in pack}
    sorts |= {id(face.monster): sort_of(face) for face in book.QUESTS if not face.is_nakari}
    for made, name in fields:

        def read(face: Any, name: str = name) -> Any:
            module = sys._getframe(1).f_globals["__name__"].removeprefix(HERE)
            if module.split(".")[0] in RULES or module == "box.book":
                reads.add((sorts.get(id(face), ""), name))
            return vars(face)[name]

        setattr(made, name, property(read))
    try:
        yield reads
    finally:
        for made, name in fields:
            delattr(made, name)


def play(seats: int, seed: int, options: Row) -> None:
    match, pick = uc.deal("serpent", seats, seed, **options), random.Random(seed)
    for _ in range(900):
        if not match.turn:
            return
        seat = match.turn[0]
        moves = match.moves(seat)
        eager = [move for move in moves if move.verb not in ("done", "pass", "keep", "decline")] or list(moves)
        match.play(seat, pick.choice(eager if pick.random() < 0.9 else moves))


def accepted() -> Iterator[tuple[str, str]]:
    """Figures that a card may have, by its sort."""
    figures = find_game("serpent").figures["cards"]
    for table in ("hero", "location", "monster", "card", "quest"):
        for row in figures[table]:
            for field, value in [(name, value) for name, values in VALUES.items() for value in values]:
                if is_accepted(table, row, {**row, field: value}):
                    yield sort_of_row(table, row), NAMES.get(field, field)
            for number, effect in enumerate(row.get("effects", [])):
                for field, value in [(name, value) for name, values in OF_EFFECTS.items() for value in values]:
                    effects = [*row["effects"][:number], {**effect, field: value}, *row["effects"][number + 1 :]]
                    if is_accepted(table, row, {**row, "effects": effects}):
                        yield f"effect {effect['when']}", field


def is_accepted(table: str, row: Row, other: Row) -> bool:
    """Tells whether a cards file may have the changed row."""

    def refuse(field: str, why: str) -> None:
        raise BadCards(f"{field}: {why}")

    try:
        changed = msgspec.convert(other, ROWS[table])
        fit(table, changed, refuse)
    except (BadCards, msgspec.ValidationError):
        return False
    return bool(changed != msgspec.convert(row, ROWS[table]))


def sort_of_row(table: str, row: Row) -> str:
    if table == "card":
        return f"{row['sort']} {row['duration']}"
    if table == "quest":
        return f"quest {row['category']}"
    return {"hero": "HeroFace", "location": "PlaceFace", "monster": "monster monster"}[table]


@pytest.mark.long
@pytest.mark.skipif(uc.compiled, reason="compiled cards cannot note who reads them")
def test_every_figure_that_is_accepted_is_read() -> None:
    with noted() as reads:
        for kind in range(len(book.CARDS)):
            timing.contexts_of(kind)  # worked out once, when the game is loaded
        for seats, options in ((4, {}), (2, {}), (1, {}), (3, {"combined": True}), (2, {"limited_movement": True})):
            for seed in range(3):
                play(seats, seed, options)
    assert {figure for figure in accepted() if figure not in reads} == set()
