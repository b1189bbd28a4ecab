"""The book of a ladder: a JSON file with every deal played, the results, the date and the machine."""

from __future__ import annotations

import datetime
import json
import os
import platform
from pathlib import Path
from typing import Any, Final

import undercroft
from undercroft.bots import yardstick_of
from undercroft.games import find_game
from undercroft.kernel.errors import BadOption
from undercroft.kernel.mind import Strength
from undercroft.lab.ladder.corrected import corrected
from undercroft.lab.ladder.deals import Pairing, Played, Terms, budget
from undercroft.lab.ladder.ratings import Series, gains, summary
from undercroft.lab.ladder.sequential import is_decided

CLOCK: Final = "processor"  # budgets are in processor time, without waiting


class Book:
    """The deals played under the same terms. A file with other content is refused, not overwritten."""

    def __init__(self, terms: Terms, path: Path | None) -> None:
        self.terms = terms
        self.path = path
        self.budgets: dict[str, Any] = {}
        self.failed: dict[str, int] = {}
        self.is_lasting = False  # whether intervals must hold however often they are looked at
        self._values: dict[Pairing, dict[int, float]] = {}
        self._lucks: dict[Pairing, dict[int, float]] = {}
        if path is not None and path.exists():
            self._read(path)

    def enter(self, name: str) -> None:
        """Adds a bot with its budget."""
        own = budget(self.terms, name)
        if name in self.budgets and self.budgets[name] != own:
            raise BadOption(
                f"{self.path}: {name} has another budget in the file ({self.budgets[name]}); choose another --out"
            )
        self.budgets[name] = own

    def is_missing(self, pairing: Pairing, deal: int) -> bool:
        return deal not in self._values.get(pairing, {})

    def add(self, played: Played) -> None:
        self._values.setdefault(played.pairing, {})[played.deal] = played.value
        if played.luck is not None:
            self._lucks.setdefault(played.pairing, {})[played.deal] = played.luck
        for name in played.failed:
            self.failed[name] = self.failed.get(name, 0) + 1

    def series(self) -> list[Series]:
        return [
            Series(pairing, corrected(values, self._lucks.get(pairing, {})), values)
            for pairing, values in self._values.items()
        ]

    def is_decided(self, pairing: Pairing) -> bool:
        """Tells whether one of two bots is proven stronger, however often it was asked before."""
        found = {each.pairing: each for each in self.series()}
        if self.terms.seats == 1:
            alone = {each.pairing.bot: each for each in found.values()}
            return pairing.bot in alone and is_decided(gains(alone, pairing), 0.0)
        return pairing in found and is_decided(list(found[pairing].values.values()), 1 / self.terms.seats)

    def keep(self) -> None:
        """Saves the deals so far, without results."""
        self._write({**self._data(), "standings": {}, "matches": []})

    def finish(self) -> dict[str, Any]:
        """Computes and saves the results."""
        yardstick = yardstick_of(self.terms.game)
        data = {**self._data(), **summary(self.series(), self.terms.seats, yardstick, self.is_lasting)}
        self._write(data)
        return data

    def _data(self) -> dict[str, Any]:
        """Returns the book as data; deals not played yet are null."""
        return {
            **self._head(),
            "date": datetime.date.today().isoformat(),
            "machine": machine(),
            "bots": self.budgets,
            "failed": self.failed,
            "deals": [self._row(pairing) for pairing in self._values],
        }

    def _row(self, pairing: Pairing) -> dict[str, Any]:
        row = {**pairing._asdict(), "values": in_order(self._values[pairing])}
        return {**row, "lucks": in_order(self._lucks[pairing])} if self._lucks.get(pairing) else row

    def _write(self, data: dict[str, Any]) -> None:
        """Writes the file atomically, so that a reader never finds half of it."""
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_text(readable(data), "utf-8")
        part.replace(self.path)

    def _head(self) -> dict[str, Any]:
        game = find_game(self.terms.game)
        head = {"game": game.name, "rules": game.version, "build": build(), "clock": CLOCK}
        return {**head, **{name: value for name, value in self.terms._asdict().items() if name != "game"}}

    def _read(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text("utf-8"))
            for name, value in self._head().items():
                if data[name] != value:
                    raise BadOption(f"{path}: there {name} is {data[name]!r}, here {value!r}; choose another --out")
            self.budgets = {name: own and Strength(**own)._asdict() for name, own in dict(data["bots"]).items()}
            self.failed = dict(data["failed"])
            for row in data["deals"]:
                values = {deal: float(value) for deal, value in enumerate(row["values"]) if value is not None}
                self._values[Pairing(row["bot"], row["against"])] = values
                lucks = {deal: float(luck) for deal, luck in enumerate(row.get("lucks", [])) if luck is not None}
                self._lucks[Pairing(row["bot"], row["against"])] = lucks
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            if isinstance(error, BadOption):
                raise
            raise BadOption(f"{path}: this is not a ladder file: {error!r}; choose another --out") from None


def in_order(values: dict[int, float]) -> list[float | None]:
    return [values.get(deal) for deal in range(max(values, default=-1) + 1)]


def readable(data: dict[str, Any]) -> str:
    """Formats JSON with one line per pairing."""
    head = json.dumps({name: value for name, value in data.items() if name != "deals"}, indent=1, ensure_ascii=False)
    rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in data["deals"])
    return f'{head[:-2]},\n "deals": [\n{rows}\n ]\n}}\n'


def build() -> str:
    return "compiled" if undercroft.compiled else "pure"


def machine() -> dict[str, Any]:
    return {"cores": os.cpu_count(), "processor": platform.machine(), "python": platform.python_version()}
