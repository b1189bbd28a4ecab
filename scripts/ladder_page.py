"""The measured strength of the bots in docs/bots.md, written from bench/results: tables, and a chart for each ladder.
What people are told of it when they choose a bot is written beside the bots.

    python scripts/ladder_page.py        write them, if they have changed

`undercroft ladder … --out bench/results/ladder/NAME.json` measures; `bench/ismcts.py` plays against OpenSpiel. The page
says where the tables stand:

    <!-- ladder -->
    …
    <!-- end of ladder -->
"""

from __future__ import annotations

import json
import re
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from undercroft.bots.levels import LEVELS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
LADDERS = RESULTS / "ladder"
PAGE = ROOT / "docs" / "bots.md"
IMAGES = ROOT / "docs" / "images"
FIGURES = ROOT / "src" / "undercroft" / "bots" / "measured.json"
PART = re.compile(r"(<!-- ladder -->\n).*?(<!-- end of ladder -->)", re.DOTALL)

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 150, 30, 30, 20  # of a chart, in its own units
TICKS = 6
CLOCKS = {
    "processor": "Seconds are those of the processor.",
    "wall": "Seconds are those on the wall, on a machine that may have been busy.",  # files that do not say
}


def books() -> dict[str, dict[str, Any]]:
    """The ladders that were measured, by the names of their files."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(LADDERS.glob("*.json"))}


def result(name: str) -> Any:
    """What a script of bench/ has left; None if it was never run."""
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def renewed(text: str) -> str:
    """The page with its tables written again."""
    parts = [section(name, book) for name, book in books().items()]
    for name, write in (
        ("temperaments", temperaments_section),
        ("styles", styles_section),
        ("exploitability", exploitability_section),
        ("ismcts", peers_section),
    ):
        if found := result(name):
            parts.append(write(found))
    body = "\n\n".join(parts) or "Nothing has been measured yet."
    return PART.sub(lambda found: f"{found[1]}\n{body}\n\n{found[2]}", text)


def section(name: str, book: dict[str, Any]) -> str:
    seats, is_alone = book["seats"], book["seats"] == 1
    table = "alone" if is_alone else f"{seats} seats"
    scale = "" if book["scale"] == 1 else f", thinking scaled by {book['scale']:g}"
    limit = "" if book["seconds"] is None else f", {book['seconds']:g} s a decision at most"
    machine = book["machine"]
    lines = [
        f"### {book['game'].title()}, {table}{scale}{limit}",
        "",
        f"![{'Points' if is_alone else 'Ratings'} with their 95 % intervals](images/ladder-{name}.svg)",
        "",
        *standings(book),
        "",
        *matches(book),
        "",
        f"{book['date']}, {machine['cores']} cores, {machine['processor']}, Python {machine['python']}, "
        f"{book['build']} build, rules version {book['rules']}. {CLOCKS[book.get('clock', 'wall')]}",
    ]
    if parts := [name for name in book["bots"] if "@" in name]:
        lines.append(f"`{parts[0]}` has that part of the thinking of its level.")
    failed = [f"{bot} broke down in {count} games and lost them." for bot, count in book["failed"].items()]
    return "\n".join([*lines, *failed])


def standings(book: dict[str, Any]) -> list[str]:
    is_alone = book["seats"] == 1
    unit = "points" if is_alone else "Elo"
    lines = [f"| bot | {unit} | 95 % | rounds | seconds | slips |", "|---|---|---|---|---|---|"]
    for name, each in reversed(book["standings"].items()):
        budget = book["bots"].get(name)
        thinking = "– | – | –"
        if budget is not None:
            thinking = f"{budget['rounds'] or 'no limit'} | {budget['seconds']:g} | {budget['slack'] or '–'}"
        shown = [f"{each[field]:.{2 if is_alone else 0}f}" for field in ("value", "low", "high")]
        lines.append(f"| {name} | {shown[0]} | {shown[1]} to {shown[2]} | {thinking} |")
    return lines


def matches(book: dict[str, Any]) -> list[str]:
    """What each got, and the sentence that the ladder is about."""
    is_alone = book["seats"] == 1
    lines = [
        f"| match | {'points more' if is_alone else 'wins'} | 95 % | even | games | with 95 % confidence |",
        "|---|---|---|---|---|---|",
    ]
    for row in book["matches"]:
        got = [f"{row[name]:+.2f}" if is_alone else f"{row[name]:.1%}" for name in ("value", "low", "high", "even")]
        verdict = "beats it" if row["beats"] else "**does not beat it**"
        pair = f"{row['bot']} against {row['against']}"
        lines.append(f"| {pair} | {got[0]} | {got[1]} to {got[2]} | {got[3]} | {row['games']:,} | {verdict} |")
    return lines


def temperaments_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "### Strength of temperaments",
        "",
        "One bot with a temperament among even ones of its level, every deal once from each seat;",
        "`bench/temperaments.py`. An interval that holds the even share shows no difference; it does not rule out one",
        "that is smaller than the interval.",
        "",
        "| table | bot | rounds | wins | 95 % | even | games |  |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        bot = f"{row['level']}:{row['temperament']}"
        shown = [f"{row[name]:.1%}" for name in ("value", "low", "high", "even")]
        verdict = "no difference seen" if row["low"] <= row["even"] <= row["high"] else "**another strength**"
        wins = f"{shown[0]} | {shown[1]} to {shown[2]} | {shown[3]} | {row['games']:,} | {verdict}"
        lines.append(f"| {table_of(row)} | {bot} | {row['budget']['rounds']} | {wins} |")
    last = rows[-1]
    return "\n".join([*lines, "", f"{last['date']}, {last['machine']}, {last['build']} build."])


def styles_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "### Style of temperaments",
        "",
        "A level with a temperament and without it, asked in the same positions of games of common sense after the",
        "same tries; where their moves differ, both are tried in the same fresh worlds; `bench/styles.py`. The cost is",
        "what a seat gives away in a whole game if it is asked as often as there, in percent of a victory; less than",
        "nothing is a gain. The other figures are means of the moves that differ, other move less even move: the",
        "spread of the chance to win, the points of the seat, those of its best rival. ± is 95 %.",
        "",
        "| table | bot | other moves | cost of a game | spread | own points | rival's points |",
        "|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        differ = f"{row['differ'] / row['decisions']:.0%} of {row['decisions']:,}"
        cost = f"{100 * row['cost']:+.1f} ± {196 * row['cost_error']:.1f}"
        shown = [f"{100 * row['spread']:+.2f} ± {196 * row['spread_error']:.2f}"]
        shown += [f"{row[name]:+.2f} ± {1.96 * row[f'{name}_error']:.2f}" for name in ("own", "rival")]
        bot = f"{row['level']}:{row['temperament']}"
        lines.append(f"| {table_of(row)} | {bot} | {differ} | {cost} | {' | '.join(shown)} |")
    last = rows[-1]
    return "\n".join([*lines, "", f"{last['date']}, {last['machine']}, {last['build']} build."])


def exploitability_section(found: dict[str, Any]) -> str:
    lines = [
        "### What can be gained against a choice in secret",
        "",
        "Raiders, three seats, the last two rooms, both open: what one who knows exactly how the others choose could",
        "win more than by choosing as they do; the mean of the seats, in percent of a victory. Levels are taken",
        "without their slips, by their rounds; `bench/exploitability.py`.",
        "",
        "| choice | gain | 95 % | worst instance |",
        "|---|---|---|---|",
    ]
    for row in found["rows"]:
        shown = [f"{row[name]:.1%}" for name in ("value", "low", "high", "worst")]
        lines.append(f"| {row['choice']} | {shown[0]} | {shown[1]} to {shown[2]} | {shown[3]} |")
    head = f"{found['instances']} instances, {found['date']}, {found['machine']}, {found['build']} build."
    return "\n".join([*lines, "", head])


def table_of(row: dict[str, Any]) -> str:
    return f"{row['game'].title()}, {row['seats']} seats"


def peers_section(rows: list[dict[str, Any]]) -> str:
    lines = [
        "### Against OpenSpiel's ISMCTS",
        "",
        "One of our bots among theirs, every deal once from each seat; `bench/ismcts.py`. Seconds are those of the",
        "processor. Theirs knows the rules and nothing else: it plays random games to the end, and its tree is",
        "written in Python, so it makes few simulations in its time. Ours brings learned weights and is compiled. So",
        "this says what both together are worth, not which search is better. Seats that choose in secret at the same",
        "time move one after the other in their tree, without seeing each other's choice.",
        "",
        "| game | our bot | our time | their time | simulations a decision | wins | 95 % | even | games |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        shown = [f"{row[name]:.1%}" for name in ("value", "low", "high", "even")]
        times = f"{row['seconds']:g} s | {row['theirs']:g} s | {row['simulations']:,}"
        wins = f"{shown[0]} | {shown[1]} to {shown[2]} | {shown[3]}"
        lines.append(f"| {table_of(row)} | {row['level']} | {times} | {wins} | {row['games']} |")
    last = rows[-1]
    return "\n".join([*lines, "", f"{last['date']}, {last['machine']}, {last['build']} build."])


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
    return {IMAGES / f"ladder-{name}.svg": chart(book) for name, book in books().items() if book["standings"]}


def figures() -> str:
    """Of each game in company, how many games each level wins against the one below."""
    found: dict[str, Any] = {}
    for book in books().values():
        wins = {(match["bot"], match["against"]): match["value"] for match in book["matches"]}
        pairs = {level: wins[level, below] for below, level in pairwise(LEVELS) if (level, below) in wins}
        if book["seats"] > 1 and pairs:
            found[book["game"]] = {"seats": book["seats"], "wins": pairs}
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def main() -> None:
    wanted = {PAGE: renewed(PAGE.read_text("utf-8")), FIGURES: figures(), **charts()}
    for old in IMAGES.glob("ladder-*.svg"):
        if old not in wanted:
            old.unlink()
            print(f"{old.name}: removed")
    for path, text in wanted.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.name}: written")


if __name__ == "__main__":
    main()
