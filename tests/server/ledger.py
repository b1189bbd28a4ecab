"""The ledger of chaos: every run adds its faults, what it was promised and what was lost; the page has the sums."""

from __future__ import annotations

import datetime
import json
import subprocess
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
LEDGER: Final = ROOT / "bench" / "results" / "chaos.json"
AIM: Final = 10_000  # faults over all stores


class Ledger:
    """Runs of chaos, the oldest first."""

    def __init__(self, path: Path = LEDGER) -> None:
        self._path = path
        self.runs: list[dict[str, Any]] = json.loads(path.read_text()) if path.exists() else []

    def add(
        self, *, what: str, seconds: float, faults: Mapping[str, int], promised: int, lost: int, doubled: int, odd: int
    ) -> None:
        """`odd` counts whatever else was not as it should be. Written at once, with the page."""
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
        self.runs.append(
            {
                "date": datetime.date.today().isoformat(),
                "commit": commit.stdout.strip(),
                "what": what,
                "seconds": round(seconds),
                "faults": dict(sorted(faults.items())),
                "promised": promised,
                "lost": lost,
                "doubled": doubled,
                "odd": odd,
            }
        )
        self._path.write_text("[\n" + ",\n".join(json.dumps(run) for run in self.runs) + "\n]\n")
        self._path.with_suffix(".md").write_text(self.page())

    def page(self) -> str:
        total = sum(sum(run["faults"].values()) for run in self.runs)
        promised, lost, doubled = (sum(run[key] for run in self.runs) for key in ("promised", "lost", "doubled"))
        lines = [
            "# Ledger of chaos",
            "",
            f"{total:,} faults so far (the aim is {AIM:,}), {promised:,} promised moves, {lost} lost, {doubled} "
            "doubled. Written by `make chaos`, which adds to it.",
            "*Promised*: answered to a person, or by the store where it is tried alone. *Other*: anything else that "
            "was not as it should be.",
            "",
            "| what | runs | minutes | faults | promised | lost | doubled | other |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for what in dict.fromkeys(run["what"] for run in self.runs):
            runs = [run for run in self.runs if run["what"] == what]
            kinds: Counter[str] = Counter()
            for run in runs:
                kinds.update(run["faults"])
            named = ", ".join(f"{count:,} {kind}" for kind, count in sorted(kinds.items()))
            figures = [sum(run[key] for run in runs) for key in ("promised", "lost", "doubled", "odd")]
            minutes = sum(run["seconds"] for run in runs) / 60
            lines.append(
                f"| {what} | {len(runs)} | {minutes:.0f} | {named} | " + " | ".join(f"{n:,}" for n in figures) + " |"
            )
        return "\n".join(lines) + "\n"
