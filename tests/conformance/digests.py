"""Digests of what random play and bots give at the tables of a game, to compare builds: run with `python -m`."""

from __future__ import annotations

import hashlib
import json
import sys

import undercroft as uc
from tests.conftest import stranger_installed
from undercroft.conformance.measure import IS_BRIEF
from undercroft.conformance.tables import Table, plain, tables

GAMES, FEWER = 2, 1  # a table with default options, and with others
ONE_OF = 3 if IS_BRIEF else 1  # tables with other options are compared


def digest(table: Table) -> str:
    """Over records, events and views: every byte that somebody gets to see."""
    total = hashlib.sha256()
    randomly = [table.finished(seed) for seed in range(FEWER if table.options else GAMES)]
    by_bots = [course.finished for course in table.courses[:1]]  # the first is the same on both builds
    for match in randomly + by_bots:
        total.update(match.record.dumps().encode())
        total.update(plain([[event.data() for event in events] for events in match.events]).encode())
        total.update(plain([match.view(watcher) for watcher in table.watchers]).encode())
    return total.hexdigest()


def digests(game: str) -> dict[str, str]:
    with stranger_installed():
        every = tables([game])
    compared = [table for number, table in enumerate(every) if not table.options or number % ONE_OF == 0]
    return {str(table): digest(table) for table in compared}


if __name__ == "__main__":
    print(json.dumps({"compiled": uc.compiled, "digests": digests(sys.argv[1])}))
