"""Reads cards.toml. An error names the file, the card and the field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import FieldInfo

from undercroft.kernel.errors import BadCards
from undercroft.kernel.options import misfit

Grade = Literal["A", "B", "C", "R"]  # A certain · B one good source · C doubtful · R ours


DIGEST_LENGTH: Final = 12


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a cards file. Subclasses add their figures."""

    id: str
    grade: Grade


Row = TypeVar("Row", bound=Card)


class CardFile:
    """A cards file. Rules ask for its tables one by one; a table nobody asked for is refused as misspelt."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._asked: set[str] = set()
        self.data: dict[str, Any] = _changed[path] if path in _changed else _read(path)

    def rows(self, table: str, kind: type[Row], ids: Sequence[str] | None = None) -> list[Row]:
        """Returns the cards of an array of tables, in the order of the file.

        `ids` lists cards that rules, texts and pictures refer to by name: the file must hold exactly these. They are
        returned in the order of `ids`.
        """
        self._asked.add(table)
        rows = self.data.get(table)
        if not isinstance(rows, list) or not rows:
            raise BadCards(f"{self.path.name}: there are no [[{table}]] rows")
        cards: list[Row] = []
        fields = {field.name: field for field in msgspec.structs.fields(kind)}  # slow: evaluates the annotations
        for number, row in enumerate(rows, 1):
            card = self._card(table, number, row, kind, fields)
            if any(card.id == other.id for other in cards):
                raise BadCards(f"{self.path.name}: {table} {card.id!r}: this id occurs twice")
            cards.append(card)
        return cards if ids is None else self._known(table, cards, ids)

    def number(self, name: str, least: int = 1, most: int = 99) -> int:
        """Returns a number from the top level of the file."""
        self._asked.add(name)
        value = self.data.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadCards(f"{self.path.name}: {name}: expected a number from {least} to {most}, got {value!r}")
        return value

    def finish(self) -> None:
        """Refuses tables that were never asked for, so that a misspelt name is not silently ignored."""
        for name in self.data:
            if name not in self._asked:
                raise BadCards(
                    f"{self.path.name}: unknown table or figure {name!r}; known: {', '.join(sorted(self._asked))}"
                )

    def fail(self, table: str, id: str, field: str, why: str) -> BadCards:
        """Returns the error for a figure that is well formed but impossible."""
        return BadCards(f"{self.path.name}: {table} {id!r}: field {field!r}: {why}")

    def _known(self, table: str, cards: list[Row], ids: Sequence[str]) -> list[Row]:
        found = {card.id: card for card in cards}
        for id in found:
            if id not in ids:
                raise self.fail(table, id, "id", f"there is no such {table}; known: {', '.join(ids)}")
        for id in ids:
            if id not in found:
                raise self.fail(table, id, "id", "this card is missing")
        return [found[id] for id in ids]

    def _card(self, table: str, number: int, row: object, kind: type[Row], fields: Mapping[str, FieldInfo]) -> Row:
        if not isinstance(row, Mapping):
            raise BadCards(f"{self.path.name}: {table} no. {number}: expected a table, got {row!r}")
        name = f"{row['id']!r}" if isinstance(row.get("id"), str) else f"no. {number}"
        where = f"{self.path.name}: {table} {name}"
        for name in row:
            if name not in fields:
                raise BadCards(f"{where}: unknown field {name!r}; known: {', '.join(fields)}")
        for field in fields.values():
            if field.name not in row:
                if field.required:
                    raise BadCards(f"{where}: field {field.name!r} is missing")
                continue
            if (why := misfit(row[field.name], field.type)) is not None:
                raise BadCards(f"{where}: field {field.name!r} = {row[field.name]!r}: {why}")
        return msgspec.convert(row, kind)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadCards(f"{path.name}: there is no such file") from None
    except OSError as error:
        raise BadCards(f"{path.name}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadCards(f"{path.name}: this is not TOML: {error}") from None


# Figures that replace files of the package while a card set is opened (`games/card_sets.py`).
_changed: dict[Path, dict[str, Any]] = {}


@contextmanager
def read_as(files: Mapping[Path, dict[str, Any]]) -> Iterator[None]:
    """Replaces the figures of the given cards files for code inside the `with` block."""
    _changed.update(files)
    try:
        yield
    finally:
        _changed.clear()


def other_cards(folder: Path) -> dict[str, str]:
    """Returns the digest that views and saves carry for corrected cards; nothing for the printed ones."""
    return {"cards": digest(printed(folder))} if _changed else {}


def printed(folder: Path) -> dict[str, Any]:
    """Returns every figure in a game's cards files: by file, then by table."""
    return {path.stem: CardFile(path).data for path in sorted(folder.glob("*.toml"))}


def digest(figures: Mapping[str, Any]) -> str:
    """Returns a digest that identifies a card set. Comments, layout and grades do not affect it."""
    text = json.dumps(_played(figures), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def _played(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _played(inner) for key, inner in value.items() if key != "grade"}
    return [_played(inner) for inner in value] if isinstance(value, list) else value
