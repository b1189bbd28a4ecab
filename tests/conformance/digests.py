"""Digests of what random play and bots give at the setups of a game, to compare builds: run with `python -m`."""

from __future__ import annotations

import hashlib
import json
import sys

import undercroft as uc
from tests.conftest import stranger_installed
from undercroft.conformance.courses import IS_BRIEF
from undercroft.conformance.setups import GameSetup, plain, setups

GAMES, FEWER = 2, 1  # a table with default options, and with others
ONE_OF = 3 if IS_BRIEF else 1  # tables with other options are compared


def digest(setup: GameSetup) -> str:
    """Over records, events and views: every byte that somebody gets to see."""
    total = hashlib.sha256()
    randomly = [setup.finished(seed) for seed in range(FEWER if setup.options else GAMES)]
    by_bots = [course.finished for course in setup.courses[:1]]  # the first is the same on both builds
    for match in randomly + by_bots:
        total.update(match.record.dumps().encode())
        total.update(plain([[event.data() for event in events] for events in match.events]).encode())
        total.update(plain([match.view(watcher) for watcher in setup.watchers]).encode())
    return total.hexdigest()


def digests(game: str) -> dict[str, str]:
    with stranger_installed():
        every = setups([game])
    compared = [setup for number, setup in enumerate(every) if not setup.options or number % ONE_OF == 0]
    return {str(setup): digest(setup) for setup in compared}


if __name__ == "__main__":
    print(json.dumps({"compiled": uc.compiled, "digests": digests(sys.argv[1])}))
