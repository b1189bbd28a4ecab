"""Small SVG charts: bars with intervals, and distributions. Colours come from the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

LABEL: Final = 190  # pixels for names
PLOT: Final = 430  # pixels for the scale
NUMBER: Final = 210  # pixels for numbers
AXIS: Final = 5  # about as many ticks
ROW: Final = 22
HEIGHT: Final = 150  # pixels of a distribution


class Bar(NamedTuple):
    """A value with its interval; `note` follows the numbers."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def bars(rows: Sequence[Bar], base: float | None = None, unit: str = "", from_zero: bool = True) -> str:
    """Draws one row per value: a dot with its interval; `base` marks the expected value."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if base is None else [base])
    least, most = min([*ends, 0.0] if from_zero else ends), max(ends)
    if most <= least:
        most = least + 1.0
    scale = PLOT / (most - least)
    height = ROW * len(rows) + 8
    marks = ticks(least, most)
    parts = [f'<svg viewBox="0 0 {LABEL + PLOT + NUMBER} {height + ROW}" role="img">']
    for mark in marks:
        x = LABEL + (mark - least) * scale
        shown = f"{100 * mark:g} %" if unit == "%" else f"{mark:g}"
        parts.append(
            f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'
            f'<text class="tick" x="{x:.1f}" y="{height + 14}">{shown}</text>'
        )
    if base is not None:
        x = LABEL + (base - least) * scale
        parts.append(f'<line class="base" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        low, mid, high = [LABEL + (value - least) * scale for value in (row.low, row.value, row.high)]
        interval = "; ".join([figure(end, unit).removesuffix(" %") for end in (row.low, row.high)])
        told = f"{figure(row.value, unit)} [{interval}]{f' {row.note}' if row.note else ''}"
        parts.append(
            f'<text class="name" x="{LABEL - 10}" y="{y + 4:.0f}">{escape(row.name)}</text>'
            f'<line class="span" x1="{low:.1f}" x2="{max(high, low + 1):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<circle cx="{mid:.1f}" cy="{y:.1f}" r="4"/>'
            f'<text x="{LABEL + PLOT + 10}" y="{y + 4:.0f}">{escape(told)}</text>'
        )
    return "".join([*parts, "</svg>"])


def ticks(least: float, most: float) -> list[float]:
    """Returns round numbers for an axis, about five.

    >>> ticks(0.0, 0.42)
    [0.0, 0.1, 0.2, 0.3, 0.4]
    """
    rough = (most - least) / AXIS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = math.ceil(least / step - 1e-9)
    return [round(number * step, 10) for number in range(first, math.floor(most / step + 1e-9) + 1)]


def columns(counts: dict[int, int], width: int = LABEL + PLOT + NUMBER) -> str:
    """Draws how often each number occurred; neighbours are joined where there are too many."""
    least, most = min(counts), max(counts)
    step = max(1, -(-(most - least + 1) // 60))
    joined: dict[int, int] = {}
    for number, count in counts.items():
        joined[(number - least) // step] = joined.get((number - least) // step, 0) + count
    cells = (most - least) // step + 1
    across, top = width / cells, max(joined.values())
    parts = [f'<svg viewBox="0 0 {width} {HEIGHT + 22}" role="img">']
    for cell, count in sorted(joined.items()):
        tall = HEIGHT * count / top
        parts.append(
            f'<rect x="{cell * across + 0.5:.1f}" y="{HEIGHT - tall:.1f}" width="{max(1.0, across - 1):.1f}" '
            f'height="{tall:.1f}"><title>{least + cell * step}: {count}</title></rect>'
        )
    for cell in dict.fromkeys([0, cells // 4, cells // 2, 3 * cells // 4, cells - 1]):
        x = min(width - 18.0, max(18.0, (cell + 0.5) * across))
        parts.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT + 16}">{least + cell * step}</text>')
    return "".join([*parts, "</svg>"])


def figure(value: float, unit: str = "") -> str:
    return f"{100 * value:.1f} %" if unit == "%" else f"{value:.2f}"
