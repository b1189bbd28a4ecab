"""Calibration errors of the chances we show, and their reliability diagrams."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

BINS = 10  # with as many numbers each
LEAST = 1e-3  # chances nearer to 0 or 1 count as this in the logarithmic loss
WIDTH, EDGE, GAP = 200, 40, 16  # of a diagram, in pixels
USUAL = math.sqrt(2 / math.pi)  # of a normal distribution: the mean distance from its middle, in standard deviations


class Shown(NamedTuple):
    """A number that was shown, and what came of it; `deal` tells the games apart."""

    deal: int
    number: float
    came: float


def measured(found: Sequence[Shown], unit: float) -> dict[str, Any]:
    """Returns the figures of some numbers. Errors are told in `unit`: 1 for chances, else the usual points.

    `by_chance` is the error that numbers without any fault would show in as many games.
    """
    bins = binned(found)
    error = sum(len(group) * abs(middle(group, "number") - middle(group, "came")) for group in bins) / len(found)
    noise = sum(len(group) * USUAL * error_of_mean(group) for group in bins) / len(found)
    figures: dict[str, Any] = {
        "numbers": len(found),
        "error": round(error / unit, 4),
        "by_chance": round(noise / unit, 4),
        "brier": round(sum((one.number - one.came) ** 2 for one in found) / len(found) / unit**2, 4),
    }
    if unit == 1.0:
        figures["log_loss"] = round(sum(loss(one) for one in found) / len(found), 4)
    figures["bins"] = [
        [round(middle(group, "number"), 4), round(middle(group, "came"), 4), round(error_of_mean(group), 4)]
        for group in bins
    ]
    return figures


def binned(found: Sequence[Shown]) -> list[list[Shown]]:
    ordered = sorted(found, key=lambda one: one.number)
    cuts = [number * len(ordered) // BINS for number in range(BINS + 1)]
    return [ordered[first:last] for first, last in pairwise(cuts) if last > first]


def middle(group: Sequence[Shown], field: str) -> float:
    return float(sum(getattr(one, field) for one in group)) / len(group)


def error_of_mean(group: Sequence[Shown]) -> float:
    """Returns the standard error of what came less what was shown. Numbers of one game share their luck: they count as
    one."""
    off = middle(group, "came") - middle(group, "number")
    games: dict[int, float] = {}
    for one in group:
        games[one.deal] = games.get(one.deal, 0.0) + one.came - one.number - off
    return math.sqrt(sum(total * total for total in games.values())) / len(group)


def loss(one: Shown) -> float:
    chance = min(1 - LEAST, max(LEAST, one.number))
    return -one.came * math.log(chance) - (1 - one.came) * math.log(1 - chance)


def diagram(rows: Sequence[dict[str, Any]]) -> str:
    """Draws what came against what was shown, a square for each measure of a game; a perfect one is the diagonal."""
    width, height = len(rows) * (WIDTH + GAP) + EDGE, WIDTH + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        ' font-size="11"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for number, row in enumerate(rows):
        parts += square(row, EDGE + number * (WIDTH + GAP), EDGE)
    return "\n".join([*parts, "</svg>"]) + "\n"


def square(row: dict[str, Any], left: float, top: float) -> list[str]:
    groups = [("advice", "#1d4ed8", row["advice"]["bins"]), ("chart", "#b45309", row["chart"]["bins"])]
    low, high = 0.0, 1.0
    if row["measure"] == "points":
        values = [value for _, _, bins in groups for shown, came, _ in bins for value in (shown, came)]
        low, high = math.floor(min(values)), math.ceil(max(values))

    def place(value: float) -> float:
        return WIDTH * (min(high, max(low, value)) - low) / (high - low)

    parts = [
        f'<text x="{left}" y="{top - 22}" font-weight="bold">{row["game"]}, {row["measure"]}</text>',
        f'<path d="M{left} {top}v{WIDTH}h{WIDTH}M{left} {top + WIDTH}l{WIDTH} {-WIDTH}" fill="none" stroke="#999"/>',
        f'<text x="{left}" y="{top + WIDTH + 14}">{low:g}</text>',
        f'<text x="{left + WIDTH / 2}" y="{top + WIDTH + 14}" text-anchor="middle">shown</text>',
        f'<text x="{left + WIDTH}" y="{top + WIDTH + 14}" text-anchor="end">{high:g}</text>',
    ]
    for number, (name, colour, bins) in enumerate(groups):
        parts.append(f'<text x="{left + 70 * number}" y="{top - 8}" fill="{colour}">{name}</text>')
        for shown, came, error in bins:
            x, y = left + place(shown), top + WIDTH - place(came)
            least, most = top + WIDTH - place(came - 2 * error), top + WIDTH - place(came + 2 * error)
            parts.append(f'<path d="M{x:.1f} {least:.1f}V{most:.1f}" stroke="{colour}" stroke-opacity=".35"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>')
    return parts
