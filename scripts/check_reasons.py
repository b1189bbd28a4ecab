"""Check what advice says: every number and claim is worked out once more, by code that knows nothing of the reasons.

    python scripts/check_reasons.py [GAME …] [--reasons 1000] [--seconds 0.25] [--seed 1] [--to FILE]

Bots play; at some of their decisions advice is asked for. A claim is checked on the view, the cards files and the
rules; a figure by trials with other luck. Neither may hold for the second-best move as well. It goes on until so many
pieces of advice were given in words of the game. Ends with 1 if anything was false.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.head import head  # noqa: E402
from scripts.reasons.decisions import CHECKS, moments, verdict  # noqa: E402
from scripts.reasons.moment import Data, Moment, code  # noqa: E402
from undercroft.bots.reasons import told_apart  # noqa: E402
from undercroft.kernel.message import Message  # noqa: E402

BRIEF: Final = 0.01  # seconds of a search whose advice is not looked at
MOST_MOVES: Final = 12


def check(game: str, reasons: int, seconds: float, seed: int) -> dict[str, Any]:
    """Counts reasons by message, and notes all that is false."""
    counts: dict[str, dict[str, int]] = {}
    falsehoods: list[str] = []
    worded = decisions = 0
    started = time.monotonic()
    for where, moment in moments(game, seconds, seed):
        decisions += 1
        id = moment.advice.reason.id
        wrong = verdict(game, moment)
        count = counts.setdefault(id, {"given": 0, "false": 0})
        count["given"] += 1
        if wrong is not None:
            count["false"] += 1
            falsehoods.append(f"{where}: {wrong}")
            print(falsehoods[-1], flush=True)
        worded += id.startswith(game)
        if worded >= reasons:
            break
    ordered = dict(sorted(counts.items(), key=lambda item: (not item[0].startswith(game), -item[1]["given"])))
    return {
        "decisions": decisions,
        "in words of the game": worded,
        "false": len(falsehoods),
        "by message": ordered,
        "falsehoods": falsehoods,
        "minutes": round((time.monotonic() - started) / 60, 1),
    }


def check_pairs(game: str, decisions: int, seed: int) -> dict[str, Any]:
    """Checks the claims that tell any two legal moves apart, at so many decisions: rare ones come up too."""
    counts: dict[str, dict[str, int]] = {}
    falsehoods: list[str] = []
    for where, moment in islice(moments(game, BRIEF, seed), decisions):
        for message, best, second in pairs(moment):
            wrong = verdict(game, moment.between(message, best, second))
            count = counts.setdefault(message.id, {"given": 0, "false": 0})
            count["given"] += 1
            if wrong is not None:
                count["false"] += 1
                falsehoods.append(f"{where}: {wrong}")
                print(falsehoods[-1], flush=True)
    ordered = dict(sorted(counts.items(), key=lambda item: -item[1]["given"]))
    return {"decisions": decisions, "false": len(falsehoods), "by message": ordered, "falsehoods": falsehoods}


def pairs(moment: Moment) -> Iterator[tuple[Message, Data, Data]]:
    """Yields the claims that tell two legal moves apart, each message for one pair of a decision."""
    position, seat = moment.imagined(0), moment.seat
    moves = [dict(move) for move in moment.view["moves"]][:MOST_MOVES]
    claims = [list(moment.mind.claims(position, seat, code(position, seat, move))) for move in moves]
    known: set[str] = set()
    for (best, own), (second, other) in permutations(zip(moves, claims, strict=True), 2):
        message = told_apart(own, other)
        if message is not None and message.id not in known:
            known.add(message.id)
            yield message, best, second


def main() -> None:
    parser = argparse.ArgumentParser(description="Check what advice says.")
    parser.add_argument("games", nargs="*", choices=[*CHECKS, []], help="all by default")
    parser.add_argument("--reasons", type=int, default=1000, help="in words of the game, for each game")
    parser.add_argument("--seconds", type=float, default=0.25, help="of every search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=2000, help="decisions at which any two moves are compared")
    parser.add_argument("--to", type=Path)
    options = parser.parse_args()
    is_true = True
    for game in options.games or CHECKS:
        found = check(game, options.reasons, options.seconds, options.seed)
        found["any two moves"] = check_pairs(game, options.pairs, options.seed)
        false = found["false"] + found["any two moves"]["false"]
        is_true &= not false
        print(f"{game}: {found['in words of the game']} of {found['decisions']} in words, {false} false", flush=True)
        if options.to is not None:
            known = json.loads(options.to.read_text("utf-8")) if options.to.exists() else {}
            known[game] = {**head(), "seconds": options.seconds, "seed": options.seed, **found}
            options.to.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")
    sys.exit(0 if is_true else 1)


if __name__ == "__main__":
    main()
