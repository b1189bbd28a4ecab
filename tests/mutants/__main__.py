"""Mutants: small changes of the rules that some test must notice. `make mutants`; docs/developers/tests.md."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from tests.mutants.crew import Job, work
from tests.mutants.mutations import Mutant
from tests.mutants.results import FOLDER, Fate, Results, equivalents, report, table
from tests.mutants.rules import SIZES, every_mutant, sample
from tests.mutants.trial import STAGES, Touches, attempt, files_of, stage, watch


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--games", default=",".join(SIZES), help="names with commas between them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so many, with what there is")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the results; those in it are continued")
    parser.add_argument("--first", type=int, default=None, help="only so many mutants of each game")
    parser.add_argument("--again", choices=["alive", "all"], help="try those again that were alive, or all")
    parser.add_argument("--show", metavar="ID", help="try one mutant and show what the tests say")
    parser.add_argument("--table", action="store_true", help="only write the table of the results")
    arguments = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they cost time, and these tests need none
    if arguments.show:
        show(arguments.show)
    games = arguments.games.split(",")
    deadline = time.monotonic() + arguments.seconds
    for game in [] if arguments.table else games:
        results = Results.read(arguments.out, game)
        results.forget(arguments.again)
        try_all(results, sample(game)[: arguments.first], arguments.jobs, deadline)
        results.write()
        print(report(results, equivalents()), flush=True)
    print(table(arguments.out, games))


def try_all(results: Results, mutants: list[Mutant], hands: int, deadline: float) -> None:
    """Tries every mutant whose fate is not known yet."""
    todo = [mutant for mutant in mutants if mutant.id not in results.fates]
    results.keep(mutants)
    if not todo:
        return
    touches = watch_all(results.game, hands, deadline)
    if touches is None:
        return
    started, done = time.monotonic(), 0

    def decided(mutant: Mutant, fate: Fate) -> None:
        nonlocal done
        done += 1
        results.fates[mutant.id] = fate
        results.mutants[mutant.id] = mutant
        print(f"{done}/{len(todo)} {time.monotonic() - started:.0f}s {fate.by or 'ALIVE':8} {mutant}", flush=True)
        results.write()

    work([trial(mutant, touches, decided) for mutant in todo], hands, deadline)


def watch_all(game: str, hands: int, deadline: float) -> Touches | None:
    """Returns the places that each test of a game runs; None if time ran out."""
    touches: Touches = {"import": (0.0, set())}

    def seen(file: str, found: Any) -> None:
        if found is None or "failed" in found:
            sys.exit(f"{file}: the tests must pass before mutants are tried: {found and found['failed']}")
        touches["import"][1].update(found.pop("import", [0.0, []])[1])
        touches.update((test, (seconds, set(marks))) for test, (seconds, marks) in found.items())

    # The longest first: the laws.
    files = sorted(files_of(game), key=lambda file: "conformance" not in file)
    is_whole = work([(partial(watch, game, file), partial(seen, file)) for file in files], hands, deadline)
    return touches if is_whole else None


def trial(mutant: Mutant, touches: Touches, decided: Callable[[Mutant, Fate], None]) -> Job:
    """A mutant against one batch of tests after the other, until one of them fails."""
    seconds = {test: found[0] for test, found in touches.items()}
    touching, others = ordered(mutant, touches, seconds)
    scenes = [test for test in touching if stage(test) == "scenes"]
    batches = [batch for batch in (scenes, touching[len(scenes) :], others) if batch]

    def against(number: int) -> Job:
        return partial(attempt, mutant, batches[number], seconds), partial(after, number)

    def after(number: int, data: dict[str, str] | None) -> Job | None:
        if data is None:
            decided(mutant, Fate("timeout", "killed by a signal"))
        elif data:
            decided(mutant, Fate(data["by"], data["test"]))
        elif number + 1 < len(batches):
            return against(number + 1)
        else:
            decided(mutant, Fate("", "", len(touching)))
        return None

    return against(0)


def ordered(mutant: Mutant, touches: Touches, seconds: Mapping[str, float]) -> tuple[list[str], list[str]]:
    """The tests that touch a mutant, and the others, which may meet it by way of something cached; scenes before laws
    before records, quick ones first."""
    mark = f"{mutant.module}:{mutant.statement}"
    tests = sorted((test for test in touches if test != "import"), key=lambda test: seconds[test])
    tests.sort(key=lambda test: STAGES.index(stage(test)))
    if mutant.statement is None or mark in touches["import"][1]:
        return tests, []
    touching = [test for test in tests if mark in touches[test][1]]
    chosen = set(touching)
    return touching, [test for test in tests if test not in chosen]


def show(id: str) -> None:
    """Tries one mutant with all tests of its game, in the foreground."""
    mutant = next(mutant for game in SIZES for mutant in every_mutant(game) if mutant.id == id)
    print(mutant, flush=True)
    attempt(mutant, None, {}, is_quiet=False)


if __name__ == "__main__":
    main()
