"""A process that thinks for bots: reads a question a line, writes the move a line. Run as `python -m`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import Struct

from undercroft.bots import make_bot


class Question(Struct, frozen=True):
    """The view of the seat to move for: all that a bot ever gets. The seed is for its own guesses."""

    level: str
    game: str
    view: dict[str, Any]
    seed: int


class Thought(Struct, frozen=True):
    """The notation of the move, or what went wrong."""

    move: str | None
    error: str | None = None


def think(question: Question) -> Thought:
    try:
        bot = make_bot(question.level, question.game, question.seed)
        return Thought(bot.choose(question.view)["text"])
    except Exception as error:  # whatever a bot of anybody's does, the table goes on with a fallback
        return Thought(None, f"{type(error).__name__}: {error}")


def main() -> None:
    read = msgspec.json.Decoder(Question)
    write = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(write.encode(think(read.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
