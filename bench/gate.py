"""Compares figures with the committed ones to find what has become slower. Figures are ratios to the reference loop of
the same run: another machine, or a busy one, changes both.

    python bench/gate.py OLD.json NEW.json      what slowed, and by how much; exit code 1 if anything did
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

REFERENCE: Final = "reference loop, steps per second"
SLOWER: Final = 0.15  # a rate that falls by less may be chance: runs on one machine differ by a tenth
BUILDS: Final = ("compiled", "pure")


def rates(data: dict[str, Any], is_best: bool = False) -> Iterator[tuple[str, float]]:
    """Every rate of a measurement by name, more being better. Those of other engines are none of our business. Rows of
    several rounds give their median, or their best one."""
    for build in BUILDS:
        for row in data.get(build, ()):
            for name, value in row.items():
                where = f"{row['game']}, {build}"
                if name.endswith("per second") and isinstance(value, dict):
                    yield from ((f"{where}: {name}, {seats} seats", one) for seats, one in value.items())
                elif "per second" in name:
                    yield f"{where}: {name}", value
                elif name.endswith("microseconds"):
                    yield f"{where}: {name.partition(',')[0]}", 1e6 / value
    for row in data.get("rows", ()):  # of the lab and of simulation
        if row["family"].startswith("Undercroft"):
            for name, value in row.items():
                if name.endswith("per second"):
                    yield f"{row['family']}, {row['name']}: {name}", row["most"] if is_best else value


def slowed(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """Returns a line for each figure that slowed in every round, the worst first; none without a reference loop."""
    if REFERENCE not in old or REFERENCE not in new:
        return []
    before = dict(rates(old))
    found: list[tuple[float, str]] = []
    for name, rate in rates(new, is_best=True):
        if name in before:
            ratio = (rate / new[REFERENCE]) / (before[name] / old[REFERENCE])
            if ratio < 1 - SLOWER:
                found.append((ratio, f"{name}: {100 * (1 - ratio):.0f} % slower, measured against the reference loop"))
    return [line for _, line in sorted(found)]


def told(results: Path, data: dict[str, Any], page: str, is_kept: bool) -> int:
    """Print a measurement and what slowed since that in `results`, a JSON file; keep it there, the page beside it."""
    found = slowed(json.loads(results.read_text("utf-8")), data) if results.exists() else []
    if is_kept:
        results.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        results.with_suffix(".md").write_text(page, "utf-8")
    print(page)
    for line in found:
        print(f"SLOWER: {line}", file=sys.stderr)
    return 1 if found else 0


def main(old: str, new: str) -> int:
    found = slowed(*[json.loads(Path(path).read_text("utf-8")) for path in (old, new)])
    print("\n".join(found) or "nothing slowed")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
