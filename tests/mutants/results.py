"""The results of mutants, kept as data, and the mutants judged by hand to be equivalent."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.mutants.mutations import Mutant
from tests.mutants.rules import SEED, digest

HERE = Path(__file__).parent
FOLDER = HERE / "results"
EQUIVALENT = HERE / "equivalent.toml"


@dataclass(frozen=True)
class Fate:
    by: str  # "scenes", "laws", "records", "import", "timeout"; empty if it lives
    test: str  # the first that noticed
    touching: int = 0  # of one that lives: how many tests ran through it


@dataclass
class Results:
    """The fates of a game's mutants, in a file."""

    path: Path
    game: str
    rules: str = ""  # the digest of those that were mutated
    fates: dict[str, Fate] = field(default_factory=dict)
    mutants: dict[str, Mutant] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path, game: str) -> Results:
        results = cls(folder / f"{game}.json", game)
        data = json.loads(results.path.read_text("utf-8")) if results.path.exists() else {}
        results.rules = data.get("rules", "")
        for row in data.get("mutants", []):
            fate = Fate(row.pop("by"), row.pop("test"), row.pop("touching"))
            mutant = Mutant(statement=None, **_without(row, "id"))
            results.fates[mutant.id], results.mutants[mutant.id] = fate, mutant
        return results

    def forget(self, again: str | None) -> None:
        """Before a run: all fates if the rules have changed or all shall be tried again, or only those that lived."""
        if again == "all" or self.rules != digest(self.game):
            self.fates = {}
        elif again == "alive":
            self.fates = {id: fate for id, fate in self.fates.items() if fate.by}
        self.rules = digest(self.game)

    def write(self) -> None:
        rows = [_row(self.mutants[id], fate) for id, fate in sorted(self.fates.items())]
        data = {"game": self.game, "seed": SEED, "rules": self.rules, "mutants": rows}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")

    def keep(self, mutants: Iterable[Mutant]) -> None:
        """Drops all results but those of the sample."""
        ids = {mutant.id for mutant in mutants}
        self.fates = {id: fate for id, fate in self.fates.items() if id in ids}

    @property
    def alive(self) -> list[Mutant]:
        return [self.mutants[id] for id, fate in self.fates.items() if not fate.by]


def _row(mutant: Mutant, fate: Fate) -> dict[str, Any]:
    return {"id": mutant.id, **_without(asdict(mutant), "statement"), **asdict(fate)}


def _without(row: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def equivalents() -> dict[str, str]:
    """The reason why a mutant cannot change play or what is seen, by its id."""
    rows = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {row["id"]: row["reason"] for row in rows}


def report(results: Results, judged: dict[str, str]) -> str:
    """Lists the mutants to look at: alive and not judged, or judged wrongly."""
    lines = [f"{results.game}: {len(results.fates)} mutants, {len(results.alive)} alive"]
    lines += [
        f"  alive, touched by {results.fates[mutant.id].touching} tests: {mutant}"
        for mutant in results.alive
        if mutant.id not in judged
    ]
    lines += [
        f"  judged equivalent, yet noticed by {fate.test}: {results.mutants[id]}"
        for id, fate in results.fates.items()
        if id in judged and fate.by
    ]
    return "\n".join(lines)


def table(folder: Path, games: Iterable[str]) -> str:
    """The list of docs/developers/tests.md."""
    judged = equivalents()
    lines = []
    for game in games:
        results = Results.read(folder, game)
        fates = [fate for id, fate in results.fates.items() if fate.by or id not in judged]
        by = Counter(fate.by for fate in fates)
        if fates:
            kinds = [("scenes", "scenes"), ("laws", "laws"), ("records", "records"), ("import", "import"),
                     ("timeout", "the time limit")]  # fmt: skip
            noticed = ", ".join(f"{by[name]} by {kind}" for name, kind in kinds if by[name])
            lines.append(
                f"* {game.capitalize()}: {len(results.fates)} mutants, {len(results.fates) - len(fates)} cannot change "
                f"play; noticed {noticed}; {by['']} alive"
            )
    return "\n".join(lines)
