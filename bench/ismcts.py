"""Our bots against the ISMCTS of OpenSpiel: a search that knows nothing of a game but its rules.

    make peers compile
    PYTHONPATH=build/compiled build/peers/bin/python bench/ismcts.py raiders:3 chest:2 --deals 40 --seconds 0.1

One of our bots sits among theirs; every deal is played once from each seat. They get our time, then ten times as much;
seconds are those of the processor. Their random playouts run in our compiled loop, which is faster than OpenSpiel's own
in Python. Results are added to bench/results/ismcts.json; `scripts/ladder_page.py` shows them in ladder.md there.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
# The environment of the peers need not hold what we depend on: ours does, behind theirs.
sys.path += [str(path) for path in (ROOT / ".venv").glob("lib/python*/site-packages")]
sys.path.append(str(ROOT))

import numpy as np  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402

import undercroft as uc  # noqa: E402
from bench.run import machine  # noqa: E402
from undercroft.bots import Bot, make_bot  # noqa: E402
from undercroft.bots.clock import PROCESSOR  # noqa: E402
from undercroft.bots.playout import GameResult, contest, random_playout  # noqa: E402
from undercroft.games import find_game  # noqa: E402
from undercroft.kernel.position import Position  # noqa: E402
from undercroft.kernel.seats import FIRST_OF  # noqa: E402
from undercroft.lab.ladder.ratings import share  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "ismcts.json"
EXPLORATION = 2.0  # the factor of UCT that OpenSpiel's examples use; returns lie between -1 and 1
TIMES = (1, 10)  # as much as ours: what they get to think


class State:
    """A position as OpenSpiel's search asks for it. Seats that choose at once do so one after the other, in secret."""

    def __init__(self, position: Position, chance: uc.Seeded) -> None:
        self.position = position
        self.chance = chance
        self._key = ""

    def clone(self) -> State:
        return State(self.position.copy(), self.chance)

    def is_terminal(self) -> bool:
        return not self.position.waiting

    def is_chance_node(self) -> bool:
        return False  # chance falls as a move is played

    def current_player(self) -> int:
        return int(FIRST_OF[self.position.waiting])

    def legal_actions(self) -> list[int]:
        return list(self.position.moves(self.current_player()))

    def apply_action(self, action: int) -> None:
        self.position.play(self.current_player(), int(action), self.chance)
        self._key = ""

    def information_state_string(self) -> str:
        if not self._key:
            seat = self.current_player()
            self._key = repr((self.position.table(seat), self.position.moves(seat), self.position.waiting))
        return self._key

    def returns(self) -> list[float]:
        return [2 * part - 1 for part in GameResult(self.position, 0).shares]


class Rollouts:
    """OpenSpiel's evaluator: one random playout, all actions alike."""

    def evaluate(self, state: State) -> list[float]:
        random_playout(state.position, state.chance)
        return state.returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, bounded by time instead of simulations."""

    seconds = 1.0
    simulations = 0

    def run_search(self, state: State) -> list[tuple[int, float]]:
        self.reset()
        self._root_node = self.create_new_node(state)
        deadline, done = PROCESSOR() + self.seconds, 0
        while done < 2 or PROCESSOR() < deadline:  # the first one only opens the root
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class Ismcts(Bot):
    """OpenSpiel's search as a bot: it gets a view and deals itself what it cannot see."""

    def __init__(self, game: str, seed: int, seconds: float) -> None:
        self._game = find_game(game)
        mind = self._game.mind()
        assert mind is not None, f"{game} has no mind, so it has no levels"
        self._mind = mind
        self._chance = uc.Seeded(seed)
        self._search = Timed(None, Rollouts(), EXPLORATION, 0, random_state=np.random.RandomState(seed % (1 << 32)))
        self._search.seconds = seconds
        self._search.set_resampler(self._dealt)
        self.decisions = 0

    @property
    def simulations(self) -> int:
        return self._search.simulations

    def choose(self, view: dict[str, Any]) -> dict[str, Any]:
        self.decisions += 1
        self._seat: int = view["seat"]
        self._position = self._game.imagine(view, self._chance)
        move = self._search.step(self._dealt())
        chosen: dict[str, Any] = view["moves"][self._position.moves(self._seat).index(int(move))]
        return chosen

    def _dealt(self, *_: Any) -> State:
        """Returns another world that looks the same to the seat, dealt as fast as for our own search."""
        world = self._position.copy()
        self._mind.redeal(world, self._seat, self._chance)
        return Asked(world, self._chance, self._seat)


class Asked(State):
    """The root of a search: the seat that is asked moves first. Those that owe a decision too cannot see this one."""

    def __init__(self, position: Position, chance: uc.Seeded, seat: int) -> None:
        super().__init__(position, chance)
        self._seat: int | None = seat

    def current_player(self) -> int:
        return super().current_player() if self._seat is None else self._seat

    def apply_action(self, action: int) -> None:
        super().apply_action(action)
        self._seat = None


def match(game: str, seats: int, level: str, seconds: float, theirs: float, deals: int) -> dict[str, Any]:
    rules = find_game(game)
    options = rules.read(seats, {})
    values: list[float] = []
    simulations = decisions = 0
    for deal in range(deals):
        got = 0.0
        for place in range(seats):
            bots: list[Bot] = [Ismcts(game, 1000 * deal + seat, theirs) for seat in range(seats)]
            bots[place] = make_bot(level, game, 1000 * deal + place, seconds, clock=PROCESSOR)
            chance = uc.Seeded(deal + 1)
            position = rules.deal(seats, options, chance)
            got += GameResult(position, int(contest(position, bots, chance))).shares[place]
            peers = [bot for bot in bots if isinstance(bot, Ismcts)]
            simulations += sum(bot.simulations for bot in peers)
            decisions += sum(bot.decisions for bot in peers)
        values.append(got / seats)
        print(f"{game}, {seats} seats, {theirs} s: deal {deal + 1}, {sum(values) / len(values):.1%}", file=sys.stderr)
    estimate = share(values)
    return {
        "game": game,
        "seats": seats,
        "level": level,
        "seconds": seconds,
        "theirs": theirs,
        "deals": deals,
        "games": deals * seats,
        **{name: round(value, 4) for name, value in estimate._asdict().items()},
        "even": round(1 / seats, 4),
        "simulations": round(simulations / max(1, decisions)),
        "build": "compiled" if uc.compiled else "pure",
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Play our bots against OpenSpiel's ISMCTS.")
    parser.add_argument("tables", nargs="+", metavar="GAME:SEATS")
    parser.add_argument("--level", default="master")
    parser.add_argument("--deals", type=int, default=40, help="each is played once from every seat")
    parser.add_argument("--seconds", type=float, default=0.1, help="that our bot thinks about a decision")
    parser.add_argument("--times", type=int, nargs="+", default=TIMES, help="theirs, in parts of ours")
    parser.add_argument("--dry", action="store_true", help="print the results, keep none")
    asked = parser.parse_args()
    kept: list[dict[str, Any]] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    for table in asked.tables:
        game, _, seats = table.partition(":")
        for factor in asked.times:
            row = match(game, int(seats), asked.level, asked.seconds, factor * asked.seconds, asked.deals)
            print(json.dumps(row))
            terms = ("game", "seats", "level", "seconds", "theirs")
            kept = [old for old in kept if any(old[name] != row[name] for name in terms)] + [row]
            if not asked.dry:
                RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
