"""Prints every action and every byte of an observation of a game, from its encoder.

python -m scripts.encodings chest
"""

from __future__ import annotations

import argparse
from itertools import groupby

from undercroft.games import OURS
from undercroft.lab.encoders import Encoder, encoder_of


def key_of(word: str) -> str:
    """Returns what neighbouring actions of one row have in common."""
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
    lines = ["| offset | field | shape | meaning |", "|---|---|---|---|"]
    for field in encoder.fields.rows:
        shape = " × ".join([str(length) for length in field.shape])
        lines.append(f"| {field.start} | `{field.name}` | {shape} | {field.meaning} |")
    return lines


def page(game: str) -> str:
    encoder = encoder_of(game)
    lines = [
        f"Version {encoder.version}, fingerprint `{encoder.fingerprint}`: {encoder.actions:,} actions,"
        f" {encoder.size:,} bytes.",
        "",
        *actions_of(encoder),
        "",
        *fields_of(encoder),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=OURS)
    print(page(parser.parse_args().game), end="")


if __name__ == "__main__":
    main()
