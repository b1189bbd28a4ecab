"""The cards of a game as its cards files have them, told in the game's own words.

The page of cards in the browser tells them alike (`web/src/screens/figures.ts`).
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from undercroft.kernel.errors import BadCards
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Texts

FIRST_PACK: Final = "cards"  # the file of the box; files beside it are further packs, which may replace a card
RULES: Final = ("rule", "skill", "ultimate", "how")  # endings of the texts that tell what a card does
CAPITALS: Final = re.compile("[A-Z]+")  # a word of capitals is a row of signs, each with a name of its own

Row = dict[str, Any]


class CardTable(NamedTuple):
    """The cards of one kind in one file."""

    pack: str
    kind: str
    rows: list[Row]


def read_tables(game: Game) -> list[CardTable]:
    """The tables of the game's cards files, in their order."""
    files = game.figures
    if not files:
        raise BadCards(f"{game.name} has no cards file")
    return [
        CardTable(pack, kind, rows)
        for pack, file in files.items()
        for kind, rows in file.items()
        if isinstance(rows, list)
    ]


class Figures:
    """What the cards are called, what they do and what is printed on them."""

    def __init__(self, game: Game, tables: list[CardTable], texts: Texts) -> None:
        self._game = game
        self._kinds = ["face", *(table.kind for table in tables)]
        self._texts = texts

    def title(self, table: CardTable) -> str:
        name = self._text(f"kind-{table.kind}") or table.kind
        return name if table.pack == FIRST_PACK else f"{name} · {self._text(f'pack-{table.pack}') or table.pack}"

    def name(self, table: CardTable, id: str) -> str:
        message = self._name_id(table.kind, id)
        return self._texts(message) if message else self._words("id", id)

    def rules(self, table: CardTable, id: str) -> list[str]:
        """What a card does; a further pack may say it otherwise."""
        message = self._name_id(table.kind, id)
        said = [(f"{message}-{table.pack}-{end}", f"{message}-{end}") for end in RULES]
        found = [next((id for id in ids if self._texts.has(id)), None) for ids in said]
        return [self._texts(id) for id in found if id]

    def figures(self, table: CardTable, row: Row) -> str:
        """The figures that the game has words for; its rules tell the rest."""
        told = []
        for field, value in row.items():
            id = self._first(f"figure-{table.kind}-{field}", f"figure-{field}")
            if id and value not in (0, "", []):
                told.append(self._texts(id, value=value if isinstance(value, int) else self._words(field, value)))
        return re.sub(r"-(?=\d)", "−", " · ".join(told))

    def _words(self, field: str, value: Any) -> str:
        if isinstance(value, list):
            parts = [self._words(field, part) for part in value]
            return ("/" if all(isinstance(part, int) for part in value) else ", ").join(parts)
        text = str(value)
        if CAPITALS.fullmatch(text):
            return ", ".join(self._word(field, sign) for sign in text)
        return " ".join(self._word(field, word) for word in text.split(" "))

    def _word(self, field: str, word: str) -> str:
        id = self._first(f"value-{field}-{word}", f"value-{word}", f"word-{word}") or self._name_id("", word)
        return self._texts(id) if id else word

    def _name_id(self, kind: str, id: str) -> str | None:
        """The text that names a card: KIND-ID, of another kind where several tables share their names."""
        return self._first(*[f"{one}-{id}" for one in (kind, *self._kinds)])

    def _first(self, *ids: str) -> str | None:
        """The first of these texts that the game has."""
        return next((id for id in [f"{self._game.name}-{id}" for id in ids] if self._texts.has(id)), None)

    def _text(self, id: str) -> str | None:
        message = self._first(id)
        return self._texts(message) if message else None
