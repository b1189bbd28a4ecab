"""The process that thinks: it chooses moves for bots and finds advice for people. It reads a question a line and writes
an answer a line. Run as `python -m`.

`python -m undercroft.server.bots.worker FILE` asks again what a bot of a server could not answer, see `faults`.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from undercroft.bots import advise, make_bot
from undercroft.games.boxes import game_with

Wish = Literal["move", "advice"]


class Question(Struct, frozen=True):
    """The view of the seat to think for: all that a bot ever gets. The seed is for its own guesses. Without `seconds` a
    bot has those of its level."""

    level: str
    game: str
    view: dict[str, Any]
    seed: int
    seconds: float | None = None
    wish: Wish = "move"
    changes: dict[str, Any] = {}  # of its cards


class Thought(Struct, frozen=True):
    """The notation of the move, or the advice, or what went wrong.

    `error` is for logs: the kind of error and where in the code. `trace` is all of it, and may name what only the seat
    knows.
    """

    move: str | None
    error: str | None = None
    trace: str | None = None
    advice: dict[str, Any] | None = None


LONGEST_TRACE: Final = 20_000  # signs; the end tells most


def think(question: Question) -> Thought:
    try:
        game = game_with(question.game, question.changes)
        if question.wish == "advice":
            assert question.seconds is not None
            return Thought(None, advice=advise(question.view, question.seconds, question.seed).data())
        bot = make_bot(question.level, game, question.seed, question.seconds)
        move = bot.choose(question.view)["text"]
        if not isinstance(move, str):
            raise TypeError(f"the bot chose {move!r}, which is no move")
        return Thought(move)
    except Exception as error:  # whatever a bot of anybody's does, the table goes on with a stand-in
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        return Thought(None, f"{type(error).__name__} at {place}", traceback.format_exc()[-LONGEST_TRACE:])


def think_again(path: Path) -> None:
    thought = think(msgspec.json.decode(path.read_bytes(), type=Question))
    print(thought.trace or thought.advice or f"the bot chooses `{thought.move}`")


def main() -> None:
    read = msgspec.json.Decoder(Question)
    write = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(write.encode(think(read.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    think_again(Path(sys.argv[1])) if sys.argv[1:] else main()
