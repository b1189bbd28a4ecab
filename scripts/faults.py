"""A hunt for what ends the process: compiled code that touches memory which is not its own.

Plain Python can only raise. Compiled code believes types and borrows what it reads, so that a mistake of it, or of
mypyc, may take the whole process and a server's work with it. Every kind of trouble is made in a process of its own,
in which Python's allocator looks for overwritten memory. What is done to a position here may leave nonsense behind:
using it may raise anything, and may even never end, which is counted. Only the end of the process is a fault.

    python scripts/faults.py                                           all games, every kind of trouble
    python scripts/faults.py serpent --kinds raising --rounds 100      so many deals of one kind
    python scripts/faults.py serpent --kinds raising --seed 17 --here  one deal in this process: for a debugger
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import pickle
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a script: the tables of the tests

import undercroft as uc
from undercroft.conformance.setups import GameSetup, setups
from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.encoders import Encoder, encoder_of
from undercroft.lab.encoders.decision import Decision, mask_of, observed, seen, spelled

PATIENCE = 30.0  # seconds until a deal is given up: in nonsense a rule may go round in circles
DEPTH = 120  # of nested objects: Python frees otherwise what is nested deeper than 50
STEPS = 60  # random moves before the trouble, at most
# Numbers that are no moves, no seats and no outcomes; -113 marks errors between compiled functions.
ODD = (-1, -2, -113, 0, 1, 7, 63, 64, 255, 4096, 1 << 20, 1 << 31, 1 << 40, 1 << 62, (1 << 63) - 1, -(1 << 63))

Pick = random.Random


class Broken(Exception):
    """Raised in the middle of a move."""


class Troubled(Chance):
    """Seeded chance, written in plain Python, that makes trouble once it has answered so often."""

    def __init__(self, pick: Pick, after: int, trouble: Callable[[int], int]) -> None:
        super().__init__()
        self.dice = uc.Seeded(pick.randrange(1 << 30))
        self.left = after
        self.trouble = trouble

    def answer(self, outcome: int) -> int:
        self.left -= 1
        return outcome if self.left >= 0 else self.trouble(outcome)

    def below(self, n: int) -> int:
        return self.answer(int(self.dice.below(n)))

    def roll(self, die: Outcomes) -> int:
        return self.answer(int(self.dice.roll(die)))

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        return self.answer(int(self.dice.draw(deck, left)))


# -- what can be done with a position, sound or not ----------------------------------------------------------


def begun(table: GameSetup, pick: Pick) -> Position:
    """A position after some random moves, each of several likely to have many."""
    position = table.deal(pick.randrange(1 << 30)).position
    chance = uc.Seeded(pick.randrange(1 << 30))
    for _ in range(pick.randrange(STEPS)):
        if not position.waiting:
            break
        stir(position, pick, chance)
    return position


def stir(position: Position, pick: Pick, chance: Chance) -> None:
    """A random move of the seat that decides."""
    seat = int(FIRST_OF[position.waiting])
    position.play(seat, pick.choice(position.moves(seat)), chance)


def uses(table: GameSetup, position: Position, pick: Pick) -> Iterator[Callable[[], object]]:
    """Returns everything that people and programs do with a position."""
    seat: Any = pick.choice([*range(table.seats), *ODD])
    mind, encoder, chance = table.game.mind(), encoder_of(table.game.name), uc.Seeded(pick.randrange(1 << 30))
    yield position.copy
    yield position.save
    yield position.data
    yield position.result
    yield position.__repr__
    yield lambda: pickle.loads(pickle.dumps(position))
    for watcher in (*range(table.seats), None, seat):
        yield partial(imagine, table, position, watcher, chance)
        yield partial(position.table, watcher)
        yield partial(position.prompt, watcher)
    for player in (*range(table.seats), seat):
        yield partial(describe, position, player)
        yield partial(position.describe, player, pick.choice(ODD))
        yield partial(observed, encoder, position, player)
        yield partial(speak, encoder, position, player, pick)
        yield partial(spelled, encoder, position, player, pick.choice(ODD))
    if mind is not None:
        twin = position.copy()
        yield partial(mind.redeal, twin, seat, chance)
        yield partial(mind.greedy_move, twin, seat, chance)
        yield partial(mind.quick, twin, seat, chance)
        yield partial(mind.candidates, twin, seat)
        yield partial(mind.worth, twin, seat)


def imagine(table: GameSetup, position: Position, watcher: int | None, chance: Chance) -> None:
    table.game.imagine(position.view(watcher), chance)


def describe(position: Position, seat: int) -> None:
    for move in position.moves(seat):
        position.describe(seat, move)


def speak(encoder: Encoder, position: Position, seat: int, pick: Pick) -> None:
    decision = Decision(encoder, position, seat)
    seen(decision)
    mask_of(decision)
    decision.say(pick.choice([*decision.legal(), *ODD]))


def use(table: GameSetup, position: Position, pick: Pick) -> None:
    """Does all of it in any order, plays on a little, and throws the position away."""
    todo: list[Callable[[], object]] = []
    with suppress(Exception):  # there may be no copy of it
        todo.extend(uses(table, position, pick))
    pick.shuffle(todo)
    for one in todo:
        with suppress(Exception):
            one()
    chance = uc.Seeded(pick.randrange(1 << 30))
    for _ in range(5):
        with suppress(Exception):
            stir(position, pick, chance)


# -- kinds of trouble -----------------------------------------------------------------------------------------


def raising(table: GameSetup, pick: Pick) -> None:
    """Chance raises in the middle of a move; or a listener's list does, or the deal is broken off."""

    def fail(_: int) -> int:
        raise Broken

    with suppress(Broken):
        table.game.deal(
            table.seats, table.game.read(table.seats, table.options), Troubled(pick, pick.randrange(40), fail)
        )
    position = begun(table, pick)
    for _ in range(20):
        twin = position.copy()
        if pick.random() < 0.5:
            twin.events = []
        with suppress(Broken):
            for _ in range(30):
                if twin.waiting:
                    stir(twin, pick, Troubled(pick, pick.randrange(3), fail))
        use(table, twin, pick)


def lying(table: GameSetup, pick: Pick) -> None:
    """Chance answers what cannot be."""
    position = begun(table, pick)
    for _ in range(20):
        twin = position.copy()
        with suppress(Exception):
            for _ in range(5):
                stir(twin, pick, Troubled(pick, pick.randrange(3), lambda _: pick.choice(ODD)))
        use(table, twin, pick)


def meddling(table: GameSetup, pick: Pick) -> None:
    """Plays in the same position while chance is asked, so that what compiled code has borrowed goes away."""
    for _ in range(5):
        position, depth = begun(table, pick), 0

        def meddle(outcome: int, position: Position = position) -> int:
            nonlocal depth
            if depth < 3:
                depth += 1
                with suppress(Exception):
                    stir(position, pick, uc.Seeded(outcome))
                    stir(position, pick, Troubled(pick, 0, meddle))
                gc.collect(0)
            return outcome

        with suppress(Exception):
            for _ in range(30):
                depth = 0
                stir(position, pick, Troubled(pick, pick.randrange(3), meddle))
        use(table, position, pick)


def wrong(table: GameSetup, pick: Pick) -> None:
    """Moves that are not legal, of seats that are not asked."""
    position = begun(table, pick)
    codes = [move for seat in range(table.seats) for move in position.moves(seat)]
    for _ in range(60):
        twin = position.copy()
        with suppress(Exception):
            for _ in range(3):
                move = pick.choice([*ODD, *(code ^ 1 << pick.randrange(63) for code in codes), *codes])
                seat = pick.choice([*range(table.seats), *range(table.seats), *ODD])
                twin.play(seat, move, uc.Seeded(pick.randrange(1 << 30)))
        if pick.random() < 0.2:
            use(table, twin, pick)


def chains(table: GameSetup, pick: Pick) -> None:
    """Positions at the ends of long chains, freed at once: tuples, objects, errors with their frames, closures."""
    position = begun(table, pick)
    for link in (linked_tuples, linked_objects, linked_errors, linked_closures):
        chain = link(position)
        del chain
    use(table, position, pick)


def linked_tuples(position: Position) -> object:
    chain: object = None
    for _ in range(DEPTH):
        chain = (chain, position.copy())
    return chain


class Link:
    __slots__ = ("before", "position")

    def __init__(self, before: object, position: Position) -> None:
        self.before = before
        self.position = position


def linked_objects(position: Position) -> object:
    chain: object = None
    for _ in range(DEPTH * 100):
        chain = Link(chain, position.copy())
    return chain


def linked_errors(position: Position) -> object:
    def descend(depth: int, twin: Position) -> None:
        try:
            if depth:
                descend(depth - 1, twin.copy())
            twin.play(ODD[-1], ODD[-1], uc.Seeded(depth))
            raise Broken
        except Exception as error:
            raise Broken from error

    try:
        descend(DEPTH, position.copy())
    except Broken as error:
        return error
    return None


def linked_closures(position: Position) -> object:
    chain: Any = None
    for _ in range(DEPTH):
        chain = (lambda before, twin: lambda: (before, twin))(chain, position.copy())
    return chain


def matches(table: GameSetup, pick: Pick) -> None:
    """A whole match: copies of copies, moves taken back, refused outcomes, pickles, replays."""
    match = table.deal(pick.randrange(1 << 30))
    kept = [match]
    while match.turn:
        seat = pick.choice(match.turn)
        move = pick.choice(match.moves(seat))
        with suppress(uc.BadOutcome):
            match.play(seat, move, uc.Chosen(["no such outcome"]))
            continue
        match.play(seat, move)
        with suppress(uc.NoUndo):
            if pick.random() < 0.1:
                match.undo()
        if pick.random() < 0.1:
            match = match.copy()
            kept.append(match)
    del kept
    pickle.loads(pickle.dumps(match))
    use(table, match.position, pick)


def threads(table: GameSetup, pick: Pick) -> None:
    """Several threads use one position and play in it, all at once; chance of plain Python lets them in."""
    position, switch = begun(table, pick), sys.getswitchinterval()

    def work(seed: int) -> None:
        own = Pick(seed)
        for _ in range(10):
            with suppress(Exception):
                stir(position, own, Troubled(own, 0, lambda outcome: outcome))
            with suppress(Exception):
                use(table, position, own)

    sys.setswitchinterval(1e-5)
    workers = [threading.Thread(target=work, args=(pick.randrange(1 << 30),)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    sys.setswitchinterval(switch)


KINDS = {one.__name__: one for one in (raising, lying, meddling, wrong, chains, matches, threads)}


# -- processes ------------------------------------------------------------------------------------------------


def here(name: str, kind: str, seed: int, rounds: int, patience: float) -> None:
    """Deal so often in this process, each table in turn, and say before each which it is."""
    every = setups([name])
    for number in range(seed, seed + rounds):
        table = every[number % len(every)]
        print(f"{table}, {kind}, seed {number}", flush=True)
        faulthandler.dump_traceback_later(patience, exit=True)
        KINDS[kind](table, Pick(number))
        gc.collect()
    faulthandler.cancel_dump_traceback_later()


def elsewhere(name: str, kind: str, seeds: range) -> tuple[int, str]:
    """The same in other processes: how many deals never ended, and what was said where the process did."""
    stuck, faults, seed = 0, "", seeds.start
    while seed < seeds.stop:
        asked = [name, "--kinds", kind, "--seed", str(seed), "--rounds", str(seeds.stop - seed), "--here"]
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", __file__, *asked],
            env={**os.environ, "PYTHONMALLOC": "debug"},
            capture_output=True,
            text=True,
            errors="replace",
        )
        if done.returncode == 0:
            break
        said = done.stdout.strip().splitlines()
        if done.stderr.startswith("Timeout"):
            stuck += 1
        else:
            faults += f"\n{said[-1:]}: status {done.returncode}\n{done.stderr[:3000]}"
        seed += max(len(said), 1)
    return stuck, faults


def main() -> int:
    parser = argparse.ArgumentParser(description="Look for what ends the process of the compiled build.")
    parser.add_argument("games", nargs="*", default=list(uc.games()))
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--rounds", type=int, default=1, help="deals of each kind and game")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds for a deal in this process")
    parser.add_argument("--here", action="store_true", help="in this process")
    asked = parser.parse_args()
    faults = 0
    for name in asked.games:
        for kind in asked.kinds:
            if asked.here:
                here(name, kind, asked.seed, asked.rounds, asked.patience)
                continue
            started = time.monotonic()
            stuck, found = elsewhere(name, kind, range(asked.seed, asked.seed + asked.rounds))
            faults += bool(found)
            never = f", {stuck} never ended" if stuck else ""
            seconds = time.monotonic() - started
            print(f"{name}, {kind}: {asked.rounds} deals{never}, {seconds:.0f} s{found or ', sound'}", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
