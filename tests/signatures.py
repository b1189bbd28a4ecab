"""Signatures of play: a hash over the moves of fixed games, for each game, policy and number of seats.

Refactoring must not change them. `make signatures` writes tests/signatures.json after a change of play that is meant.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import undercroft as uc
from undercroft.bots import make_bot
from undercroft.games import OURS, find_game
from undercroft.kernel.seats import SEATS_IN

FILE = Path(__file__).with_suffix(".json")
GAMES = {"random": 8, "quick": 2, "greedy": 1, "search": 1}  # games of each policy
SEARCHING, SCALE = "squire", 0.2  # the level that searches, and the share of its rounds
SEARCHED = 16  # it searches for one decision in this many; the quick policy makes the others

Choose = Callable[[uc.Position, int], int]


def signatures(game: str) -> dict[str, dict[str, str]]:
    """Returns the signature of each policy at each number of seats."""
    seats = find_game(game).seats
    return {policy: {str(count): signature(game, policy, count) for count in seats} for policy in GAMES}


def signature(game: str, policy: str, seats: int) -> str:
    """Returns the number of decisions of some games with fixed dice, and a hash over their moves and results."""
    games = [played(game, policy, seats, seed) for seed in range(GAMES[policy])]
    text = json.dumps(games, ensure_ascii=False)
    return f"{sum(len(moves) for moves, _ in games)} {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def played(game: str, policy: str, seats: int, seed: int) -> tuple[list[tuple[int, str]], dict[str, Any]]:
    """Returns the moves of a game and its result."""
    rules, dice = find_game(game), uc.Seeded(seed)
    position = rules.deal(seats, rules.read(seats, {}), dice)
    choose = chooser(game, policy, seats, seed)
    moves = []
    while position.waiting:
        seat = SEATS_IN[position.waiting][0]
        move = choose(position, seat)
        moves.append((seat, position.describe(seat, move).text))
        position.play(seat, move, dice)
    return moves, position.result().data()


def chooser(game: str, policy: str, seats: int, seed: int) -> Choose:
    """Returns a function that chooses the move of a seat by a policy."""
    mind, luck = find_game(game).mind(), uc.Seeded(1000 + seed)
    assert mind is not None

    def any_move(position: uc.Position, seat: int) -> int:
        moves = position.moves(seat)
        return int(moves[luck.below(len(moves))])

    def quick(position: uc.Position, seat: int) -> int:
        return int(mind.quick(position, seat, luck))

    def greedy(position: uc.Position, seat: int) -> int:
        return int(mind.greedy_move(position, seat, luck))

    # The clock of these bots stands still, so that rounds alone count.
    bots = [make_bot(SEARCHING, game, seat, scale=SCALE, clock=lambda: 0.0) for seat in range(seats)]
    decisions = 0

    def search(position: uc.Position, seat: int) -> int:
        nonlocal decisions
        decisions += 1
        if decisions % SEARCHED:
            return quick(position, seat)
        view = position.view(seat)
        return int(position.moves(seat)[view["moves"].index(bots[seat].choose(view))])

    return {"random": any_move, "quick": quick, "greedy": greedy, "search": search}[policy]


def main() -> None:
    found = {game: signatures(game) for game in OURS}
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
