"""Write docs/lab/encodings.md: every action and every byte of an observation, from the encoders themselves.

python -m scripts.encodings
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from undercroft.games import OURS
from undercroft.lab.encoders import Encoder, encoder_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "lab" / "encodings.md"


def key_of(word: str) -> str:
    """What words that stand together in the table have in common."""
    first, *rest = word.split()
    return f"{first} {rest[0]}" if first == "…" else first


def actions_of(encoder: Encoder) -> list[str]:
    lines = ["| numbers | actions |", "|---|---|"]
    number = 0
    for _, group in groupby(encoder.words, key_of):
        words = list(group)
        last = number + len(words) - 1
        said = f"`{words[0]}`" if len(words) == 1 else f"`{words[0]}` … `{words[-1]}`"
        lines.append(f"| {number if number == last else f'{number}–{last}'} | {said} |")
        number = last + 1
    return lines


def fields_of(encoder: Encoder) -> list[str]:
    lines = ["| from | field | shape | meaning |", "|---|---|---|---|"]
    for field in encoder.fields.rows:
        shape = " × ".join([str(length) for length in field.shape])
        lines.append(f"| {field.start} | `{field.name}` | {shape} | {field.meaning} |")
    return lines


def page() -> str:
    lines = [
        "# Actions and observations",
        "",
        "Written by `python -m scripts.encodings` from the encoders; how they are used stands in [the lab](README.md).",
        "An observation is a row of bytes. Flags and one-hots are 0 or 1, counts are told up to 255. Players are",
        "counted from the own seat, clockwise: player 0 is oneself.",
    ]
    for game in OURS:
        encoder = encoder_of(game)
        lines += [
            "",
            f"## {game.capitalize()}",
            "",
            f"Version {encoder.version}, fingerprint `{encoder.fingerprint}`: {encoder.actions:,} actions,"
            f" {encoder.size:,} bytes.",
            "",
            *actions_of(encoder),
            "",
            *fields_of(encoder),
        ]
    return "\n".join(lines) + "\n"


def main() -> int:
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
