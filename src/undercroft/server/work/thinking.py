"""Thinking for a seat: a bot's move, or advice for a person. Runs in a worker that gets only the view of the seat.

`python -m undercroft.server.work.thinking FILE` repeats a question that a bot of a server failed at, see `faults`.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from undercroft.bots import advise, make_bot
from undercroft.games.card_sets import game_with
from undercroft.jobs import Job

Wish = Literal["move", "advice"]


class Thought(Struct, frozen=True):
    """The notation of the move, or the advice, or an error.

    `error` is for logs: the kind of error and where in the code. `trace` is the full traceback, which may contain
    hidden information of the seat.
    """

    move: str | None
    error: str | None = None
    trace: str | None = None
    advice: dict[str, Any] | None = None


LONGEST_TRACE: Final = 20_000  # characters; the end is the most useful part


class Question(Job, frozen=True):
    """The view of a seat, all that a bot gets. `seed` is for its guesses; `seconds` replaces its level's time."""

    level: str
    game: str
    view: dict[str, Any]
    seed: int
    seconds: float | None = None
    wish: Wish = "move"
    changes: dict[str, Any] = msgspec.field(default_factory=dict)  # of the cards

    def run(self) -> Thought:
        try:
            game = game_with(self.game, self.changes)
            if self.wish == "advice":
                assert self.seconds is not None
                return Thought(None, advice=advise(self.view, self.seconds, self.seed).data())
            bot = make_bot(self.level, game, self.seed, self.seconds)
            move = bot.choose(self.view)["text"]
            if not isinstance(move, str):
                raise TypeError(f"the bot chose {move!r}, which is no move")
            return Thought(move)
        except Exception as error:  # whatever a third-party bot raises, the table goes on with a stand-in
            last = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{Path(last.filename).name}:{last.lineno}"
            return Thought(None, f"{type(error).__name__} at {place}", traceback.format_exc()[-LONGEST_TRACE:])


def think_again(path: Path) -> None:
    thought = msgspec.json.decode(path.read_bytes(), type=Question).run()
    print(thought.trace or thought.advice or f"the bot chooses `{thought.move}`")


if __name__ == "__main__":
    think_again(Path(sys.argv[1]))
