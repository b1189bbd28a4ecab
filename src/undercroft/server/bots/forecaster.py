"""The process that works out who was likely to win a finished match, and when; alone, what could be expected.

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
from undercroft.bots.prospect import Prospect
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
    look = Prospect(record.game, positions) if record.seats == 1 else Forecast(record.game, positions)
    while look.games < ROUNDS and (not look.games or time.process_time() < seconds):
        look.play_round()
        sys.stdout.buffer.write(msgspec.json.encode(chances_of(steps, look)) + b"\n")
        sys.stdout.buffer.flush()


def chances_of(steps: list[int], look: Forecast | Prospect) -> Chances:
    """What is known so far."""
    chances = Chances(steps, look.shares(), look.games, is_done=False)
    if isinstance(look, Forecast):
        return chances
    return msgspec.structs.replace(chances, points=look.points(), ranks=look.ranks(), rank_shares=look.rank_shares())


if __name__ == "__main__":
    main(float(sys.argv[1]))
