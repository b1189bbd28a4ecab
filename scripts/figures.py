"""The table of speed in the README, written from the newest measurement in bench/results.

    python scripts/figures.py            write it, if it has changed; `make bench` does so

The page says where it stands:

    <!-- figures -->
    …
    <!-- end of figures -->
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "README.md"
PART = re.compile(r"(<!-- figures -->\n).*?(<!-- end of figures -->)", re.DOTALL)
RATE = "decisions per second"


def newest() -> dict[str, Any]:
    """The last measurement of the games."""
    data: dict[str, Any] = json.loads(max(RESULTS.glob("[0-9]*.json")).read_text("utf-8"))
    return data


def rate(value: float) -> str:
    return f"{value / 1e6:.1f} million" if value >= 1e6 else f"{value / 1e3:.0f} thousand"


def table(data: dict[str, Any]) -> str:
    pure = {row["game"]: row[RATE] for row in data["pure"]}
    rows = []
    for row in data["compiled"]:
        name, copy = row["game"], row["copy, microseconds"]
        rows.append(f"| {name.title()} | {rate(row[RATE])} | {rate(pure[name])} | {copy:.1f} µs |")
    seats = data["compiled"][0]["seats"]
    head = f"| decisions a second, {seats} seats | compiled | plain Python | copy of a position, compiled |"
    return "\n".join([head, "|---|---|---|---|", *rows])


def renewed(text: str, data: dict[str, Any]) -> str:
    """The page with its table rewritten."""
    return PART.sub(lambda found: f"{found[1]}\n{table(data)}\n\n{found[2]}", text)


def main() -> None:
    text = PAGE.read_text("utf-8")
    if (new := renewed(text, newest())) != text:
        PAGE.write_text(new, "utf-8")
        print(f"{PAGE.name}: written")


if __name__ == "__main__":
    main()
