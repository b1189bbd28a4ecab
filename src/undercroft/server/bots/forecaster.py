"""The process that works out who was likely to win a finished match, and when.

Run as `python -m` with the seconds of processor it may take: reads a record, and writes the chances a line after every
round of games, each line better than the one before. It goes into every archive of retired rules with `protocol.py`, so
it imports nothing else of the server.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

import msgspec

from undercroft.bots.forecast import Forecast, moments
from undercroft.games import find_game
from undercroft.kernel.match import walk
from undercroft.kernel.record import read_record
from undercroft.server.protocol import Chances

ROUNDS: Final = 48  # then a chance is known to some seven points in a hundred
NICENESS: Final = 15  # bots that somebody waits for come first


def main(seconds: float) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    record = read_record(sys.stdin.buffer.read())
    steps = moments(len(record.steps))
    matches = walk(find_game(record.game), record)
    positions = [match.position for number, match in enumerate(matches) if number in steps]
    forecast = Forecast(record.game, positions)
    while forecast.games < ROUNDS and (not forecast.games or time.process_time() < seconds):
        forecast.play_round()
        line = msgspec.json.encode(Chances(steps, forecast.shares(), forecast.games, is_done=False))
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]))
