"""Writes bench/results/ladder.md, its charts, and bots/measured.json: the measured strength of bots.

    python scripts/ladder_page.py

`undercroft ladder … --out bench/results/ladder/NAME.json` measures.
"""

from __future__ import annotations

import json
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from undercroft.bots.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
LADDERS = RESULTS / "ladder"
PAGE = RESULTS / "ladder.md"
FIGURES = ROOT / "src" / "undercroft" / "bots" / "measured.json"
HEAD = """# Measured strength of bots

`python scripts/ladder_page.py` writes this page. [Bots](../../docs/bots.md#how-strength-is-measured) explains the
method. Ratings are Elo points above greedy; 95 % intervals are in parentheses.
"""

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 150, 30, 30, 20  # of a chart, in its own units
TICKS = 6
CLOCKS = {
    "processor": "",
    "wall": "Wall time limited thinking, possibly on a busy machine.",  # files that do not say
}


def books() -> dict[str, dict[str, Any]]:
    """The ladders that were measured, by the names of their files."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(LADDERS.glob("*.json"))}


def result(name: str) -> Any:
    """Reads the results of a script of bench/; None if it was never run."""
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def page() -> str:
    """Returns the text of the page."""
    parts = [HEAD.rstrip(), *(section(name, book) for name, book in books().items())]
    for name, write in (
        ("temperaments", temperaments_section),
        ("exploitability", exploitability_section),
        ("best_response", best_response_section),
        ("ismcts", peers_section),
    ):
        if found := result(name):
            parts.append(write(found))
    return "\n\n".join(parts) + "\n"


def section(name: str, book: dict[str, Any]) -> str:
    seats, is_alone = book["seats"], book["seats"] == 1
    table = "alone" if is_alone else f"{seats} seats"
    scale = "" if book["scale"] == 1 else f", thinking scaled by {book['scale']:g}"
    limit = "" if book["seconds"] is None else f", {book['seconds']:g} s a decision at most"
    machine = book["machine"]
    lines = [
        f"## {book['game'].title()}, {table}{scale}{limit}",
        "",
        f"![{'Points' if is_alone else 'Ratings'} with their 95 % intervals](ladder-{name}.svg)",
        "",
        *standings(book),
        "",
        f"{book['date']}, {machine['cores']} cores, {machine['processor']}, Python {machine['python']}, "
        f"{book['build']} build, rules {book['rules']}. {CLOCKS[book.get('clock', 'wall')]}".rstrip(),
    ]
    lines += [f"{bot} failed in {count} games and lost them." for bot, count in book["failed"].items()]
    return "\n".join(lines)


def standings(book: dict[str, Any]) -> list[str]:
    """Returns a line for each bot: its rating and its matches against the level below; the master's against greedy."""
    is_alone = book["seats"] == 1
    digits = 2 if is_alone else 0
    found = {(row["bot"], row["against"]): row for row in book["matches"]}
    below = {level: lower for lower, level in pairwise(LEVELS)}
    games = sorted({row["games"] for row in book["matches"]})
    played = f"{games[0]:,}" if games[0] == games[-1] else f"{games[0]:,} to {games[-1]:,}"
    even = "" if is_alone else f"; an even share is {book['matches'][0]['even']:.1%}"
    lines = [f"{played} games per pair{even}.", ""]
    for name, each in reversed(book["standings"].items()):
        level = name.partition("@")[0]
        neighbour = below.get(level, "")
        facts = [span([f"{each[field]:.{digits}f}" for field in ("value", "low", "high")])]
        facts += [
            f"against {against} {score(row, is_alone, is_step=against == neighbour)}"
            for against in (neighbour, "greedy" if level == LEVELS[-1] else "")
            if (row := found.get((name, against)))
        ]
        lines.append(f"* {name}: {'; '.join(facts)}")
    return lines


def score(row: dict[str, Any], is_alone: bool, *, is_step: bool) -> str:
    """Returns wins, alone the difference in points, with their interval."""
    shown = span([f"{row[name]:+.2f}" if is_alone else f"{row[name]:.1%}" for name in ("value", "low", "high")])
    if row["beats"] or not is_step:
        return shown
    return f"{shown} **too few deals to tell**" if row["beats"] is None else f"{shown} **does not beat it**"


def span(figures: list[str]) -> str:
    value, low, high = figures
    return f"{value} ({low}–{high})" if low[0].isdigit() else f"{value} ({low} to {high})"


def temperaments_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "## Strength of temperaments",
        "",
        "One bot with a temperament among bots of its level without one (`bench/temperaments.py`). An interval that",
        "contains the even share shows no difference.",
        "",
    ]
    for table in dict.fromkeys(map(table_of, rows)):
        found = [row for row in rows if table_of(row) == table]
        lines.append(f"* {table}, even {found[0]['even']:.1%}: {', '.join(map(temperament, found))}")
    return "\n".join([*lines, "", measured_on(rows[-1])])


def temperament(row: dict[str, Any]) -> str:
    wins = span([f"{row[name]:.1%}" for name in ("value", "low", "high")])
    verdict = "" if row["low"] <= row["even"] <= row["high"] else " **different**"
    return f"{row['level']}:{row['temperament']} {wins}{verdict}"


def exploitability_section(found: dict[str, Any]) -> str:
    lines = [
        "## Exploitability of secret choices",
        "",
        "Raiders, three seats, the last two rooms, both open: how much more a seat wins, in percent of a victory, if",
        "it knows exactly how the others choose (`bench/exploitability.py`). Levels play without slips.",
        "",
    ]
    gains = [
        f"{row['choice']} {span([f'{row[name]:.1%}' for name in ('value', 'low', 'high')])}" for row in found["rows"]
    ]
    lines.append(f"{'; '.join(gains)}.")
    return "\n".join([*lines, "", f"{found['instances']} instances, {measured_on(found)}"])


def best_response_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "## Learned best responses",
        "",
        "A policy learns how a level of Raiders chooses; a search that takes everybody else for that policy plays",
        "against the level (`scripts/exploit_raiders.py`). A level loses what it wins beyond an even share.",
        "",
    ]
    for row in rows:
        won, even = span([f"{number:.1%}" for number in row["won"]]), 1 / row["seats"]
        lines.append(
            f"* {row['level']}, {row['seats']} seats: won {won} of {row['games']:,} games; even: {even:.1%}. "
            f"{row['lessons']:,} decisions learned from, {row['rounds']} rounds of search"
        )
    return "\n".join([*lines, "", measured_on(rows[-1])])


def table_of(row: dict[str, Any]) -> str:
    return f"{row['game'].title()}, {row['seats']} seats"


def measured_on(row: dict[str, Any]) -> str:
    return f"{row['date']}, {row['machine']}, {row['build']} build."


def peers_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "## Against OpenSpiel's ISMCTS",
        "",
        "One master among ISMCTS bots (`bench/ismcts.py`), in processor time. This compares whole bots, not searches:",
        "ISMCTS knows only the rules and is written in Python; ours has learned weights and is compiled.",
        "",
    ]
    for row in rows:
        wins = span([f"{row[name]:.1%}" for name in ("value", "low", "high")])
        times = f"{row['seconds']:g} s against {row['theirs']:g} s ({row['simulations']:,} simulations)"
        lines.append(f"* {table_of(row)}, {times}: won {wins} of {row['games']}")
    return "\n".join([*lines, "", measured_on(rows[-1])])


def chart(book: dict[str, Any]) -> str:
    """A row for each bot, the best on top: its figure and the interval, along an axis of Elo or points."""
    rows = list(reversed(book["standings"].items()))
    unit = "points" if book["seats"] == 1 else "Elo above greedy"
    ends = [each[field] for _, each in rows for field in ("low", "high")]
    step = nice((max(ends) - min(ends)) / TICKS or 1.0)
    least, most = int(min(ends) // step), int(-(-max(ends) // step))
    span = max(1, most - least) * step

    def at(value: float) -> float:
        return round(LEFT + (value - least * step) / span * (WIDTH - LEFT - RIGHT), 1)

    height = TOP + ROW * len(rows) + 50
    bottom = TOP + ROW * len(rows)
    marks = []
    for tick in range(least, max(most, least + 1) + 1):
        x = at(tick * step)
        marks.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
        marks.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{tick * step:g}</text>')
    for number, (name, each) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        marks.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        marks.append(f'<line class="reach" x1="{at(each["low"])}" y1="{y}" x2="{at(each["high"])}" y2="{y}"/>')
        marks.append(f'<circle cx="{at(each["value"])}" cy="{y}" r="5"/>')
    marks.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{bottom + 40}" text-anchor="middle">{unit}</text>')
    style = (
        "text{font:13px sans-serif;fill:#777}.grid{stroke:#8884;stroke-width:1}"
        ".reach{stroke:#b8860b;stroke-width:3}circle{fill:#b8860b}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    return "\n".join([head, f"<style>{style}</style>", *marks, "</svg>"]) + "\n"


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, … that is no smaller."""
    power = 1.0
    while power > step:
        power /= 10
    while power * 10 < step:
        power *= 10
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step)


def charts() -> dict[Path, str]:
    return {RESULTS / f"ladder-{name}.svg": chart(book) for name, book in books().items() if book["standings"]}


def figures() -> str:
    """Returns for games of several seats the rating of each level, and the share of games that it wins against the
    level below."""
    found: dict[str, Any] = {}
    for book in books().values():
        wins = {(match["bot"], match["against"]): match["value"] for match in book["matches"]}
        pairs = {level: wins[level, below] for below, level in pairwise(LEVELS) if (level, below) in wins}
        if book["seats"] > 1 and pairs:
            ratings = {level: round(book["standings"][level]["value"]) for level in (*LEVELS, "greedy")}
            found[book["game"]] = {"seats": book["seats"], "wins": pairs, "ratings": ratings}
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def main() -> None:
    wanted = {PAGE: page(), FIGURES: figures(), **charts()}
    for old in RESULTS.glob("ladder-*.svg"):
        if old not in wanted:
            old.unlink()
            print(f"{old.name}: removed")
    for path, text in wanted.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.name}: written")


if __name__ == "__main__":
    main()
