"""Write the pinned records of the present rules into tests/records/GAME/VERSION.

    python scripts/pin_records.py              of every game
    python scripts/pin_records.py serpent      of one

Write them again only after a change of the rules that was meant: records that do not replay show what has changed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import undercroft as uc
from undercroft.bots import Bot, make_bot
from undercroft.games import OURS, find_game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
OPTIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "chest": (4, {"scrolls_anywhere": True, "bait_monsters_only": True}),
    "raiders": (4, {"tactical": True}),
    "doggies": (3, {"dogs": "chosen"}),
    "serpent": (2, {"resurrection": True, "combined": True, "try_per_quest": True}),
}
Choose = Callable[[uc.Match, int], str]


def main() -> int:
    parser = argparse.ArgumentParser(description="Write pinned records.")
    parser.add_argument("games", nargs="*", default=OURS, metavar="GAME", help="only of these")
    for game in parser.parse_args().games:
        folder = FOLDER / game / str(find_game(game).version)
        folder.mkdir(parents=True, exist_ok=True)
        for name, match in matches(game):
            path = folder / f"{name}-{match.seats}.json"
            path.write_text(match.record.dumps(), "utf-8")
            print(path.relative_to(FOLDER).as_posix())
    return 0


def matches(game: str) -> Iterator[tuple[str, uc.Match]]:
    """The kinds of records that every game has, each played to its end."""
    least, most = find_game(game).seats[0], find_game(game).seats[-1]
    for seed, seats in enumerate((least, most), 1):
        yield "seeded-random", played(uc.deal(game, seats, seed), at_random(seed))
        yield "sealed-greedy", played(uc.deal(game, seats), by_bots(game, seats))
    seats, options = OPTIONS[game]
    yield "seeded-options", played(uc.deal(game, seats, 5, **options), at_random(5))
    yield "sealed-taken-back", played(taken_back(game, least), at_random(3))
    half = uc.deal(game, least, 7)
    play_some(half, at_random(7), 10)
    yield "loaded", played(uc.load(half.save(), 9), at_random(9))


def taken_back(game: str, seats: int) -> uc.Match:
    """A match in which moves were taken back by consent, sealed dice that were seen among them."""
    match = uc.deal(game, seats)
    while match.private_record().skipped == 0:
        play_some(match, at_random(len(match.steps)), 5)
        match.take_back(min(4, len(match.steps)))
    return match


def played(match: uc.Match, choose: Choose) -> uc.Match:
    play_some(match, choose, None)
    return match


def play_some(match: uc.Match, choose: Choose, moves: int | None) -> None:
    while match.turn and moves != 0:
        seat = match.turn[-1]
        match.play(seat, choose(match, seat))
        moves = None if moves is None else moves - 1


def at_random(seed: int) -> Choose:
    pick = random.Random(seed)
    return lambda match, seat: str(pick.choice(match.moves(seat)))


def by_bots(game: str, seats: int) -> Choose:
    bots: list[Bot] = [make_bot("greedy", game, seat) for seat in range(seats)]
    return lambda match, seat: str(bots[seat].choose(match.view(seat))["text"])


if __name__ == "__main__":
    sys.exit(main())
