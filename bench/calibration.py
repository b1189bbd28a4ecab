"""Compares every number shown to people with the results of games that searching bots play.

    make calibration             or, after scripts/compile.py:
    PYTHONPATH=build/compiled python -m bench.calibration [GAME …] [--part 0.1]

Every table plays deals that no weights were fitted to. At some decisions the number that advice shows for its best move
is kept, at two of these moments also the chances of the chart; at the end they are compared with the result. Advice is
also compared with playouts of its best move to the end. Games are kept in build/calibration/ until the source changes:
the same command goes on where it was stopped. Results go to bench/results/calibration.json, calibration.md and
calibration-GAME.svg.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import undercroft as uc
from bench.reliability import Shown, diagram, measured
from bench.run import machine
from undercroft.bots.forecast import odds_of, power_of, trusted, trusted_alone
from undercroft.bots.mixing import Mixing, search_of
from undercroft.bots.playout import TO_THE_END, play_out
from undercroft.games import find_game
from undercroft.kernel.mind import Mind, share
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "undercroft"
RESULTS = ROOT / "bench" / "results"
KEPT = ROOT / "build" / "calibration"
Play = Callable[[str, int], dict[str, Any]]  # one game, by its table and deal

FIRST_DEAL = 9_500_000  # no script that fits weights uses deals from here on
PLAY = {"chest": 12, "raiders": 20, "doggies": 3, "serpent": 2}  # rounds of tries of the players for a decision,
ADVICE = {"chest": 200, "raiders": 200, "doggies": 64, "serpent": 48}  # and of advice
PLAYOUTS = 64  # of one moment to the end
SAMPLES = 4  # decisions of a game at which advice is asked, about,
CHARTS = 2  # and of these moments the chart is drawn for
ALWAYS = 1e9  # seconds: the rounds are the limit
# Decisions with a choice in a game, about, and games that are played. Advice is asked at SAMPLES of the decisions.
TABLES = {
    "chest:1": (73, 500), "chest:2": (147, 300), "chest:3": (220, 300), "chest:4": (298, 300),
    "raiders:3": (67, 300), "raiders:4": (90, 300), "raiders:5": (113, 300),
    "doggies:2": (70, 300), "doggies:3": (100, 200), "doggies:4": (134, 100),
    "serpent:1": (300, 300), "serpent:2": (350, 328), "serpent:3": (530, 100), "serpent:4": (735, 100),
}  # fmt: skip
AFTERWARDS = ("trust.json", "measured.json")  # no game depends on these
FITTED = {
    "chest": ["scripts/train_chest.py", "scripts/train_trust.py"],
    "raiders": ["scripts/train_raiders.py", "scripts/train_trust.py"],
    "doggies": ["scripts/train_doggies.py", "scripts/train_doggies_guess.py", "scripts/train_trust.py"],
    "serpent": ["scripts/train_serpent.py", "scripts/train_trust.py"],
}


def play(table: str, deal: int) -> dict[str, Any]:
    """Plays one game between searching bots and returns what was shown on the way and what came of it."""
    name, _, seats = table.partition(":")
    mind = mind_of(name)
    position, luck, sampling = uc.deal(name, int(seats), deal).position, uc.Seeded(deal), uc.Seeded(deal + 1)
    shown: list[tuple[int, float]] = []
    moments: list[tuple[Position, int, int, float]] = []
    while position.waiting:
        seat = int(FIRST_OF[position.waiting])
        moves = position.moves(seat)
        if len(moves) == 1:
            position.play(seat, moves[0], luck)
            continue
        if sampling.below(TABLES[table][0] // SAMPLES) == 0:
            found = advised(mind, position, seat, ADVICE[name], uc.Seeded(int(sampling.below(1 << 30))))
            if found is not None:
                shown.append((seat, found[1]))
                moments.append((position.copy(), seat, *found))
        search = search_of(mind, position, seat, luck)
        search.think(PLAY[name], ALWAYS)
        move = search.choice() if isinstance(search, Mixing) else search.findings()[0].move
        position.play(seat, move, luck)
    row: dict[str, Any] = {"deal": deal, "came": came(mind, position), "advice": shown}
    chosen = [moments.pop(int(sampling.below(len(moments)))) for _ in range(min(CHARTS, len(moments)))]
    row["chart"] = [chart(mind, moment[0], deal * PLAYOUTS) for moment in chosen]
    row["onward"] = [onward(mind, *moment, deal * PLAYOUTS) for moment in chosen[:1]]
    return row


def mind_of(name: str) -> Mind:
    mind = find_game(name).mind()
    assert mind is not None
    return mind


def advised(mind: Mind, position: Position, seat: int, rounds: int, chance: uc.Seeded) -> tuple[int, float] | None:
    """Returns the best move and the number that advice shows for it, if it compared any."""
    search = search_of(mind, position, seat, chance)
    search.think(rounds, ALWAYS)
    move = search.findings()[0].move
    tried = next(one for one in search.candidates if one.move == move)
    return (int(move), float(tried.mean())) if tried.tries else None


def came(mind: Mind, end: Position) -> list[float]:
    """Returns what every seat has in the end: its share of the victory, or points."""
    if mind.is_for_points(end.seats):
        return [float(end.result().scores[0])]
    return [share(end, seat) for seat in range(int(end.seats))]


def chart(mind: Mind, position: Position, seed: int) -> list[float]:
    """Returns what every seat has of playouts to the end, from which the chart after a game is drawn."""
    total = [0.0] * int(position.seats)
    for number in range(PLAYOUTS):
        end = position.copy()
        play_out(end, mind, uc.Seeded(seed + number), TO_THE_END)
        total = [before + one for before, one in zip(total, came(mind, end), strict=True)]
    return [one / PLAYOUTS for one in total]


def charted(name: str, shares: list[float], is_points: bool) -> list[float]:
    """Returns the numbers that a chart shows for shares of playouts."""
    if is_points:
        return shares
    return trusted(shares, power_of(name)) if len(shares) > 1 else [trusted_alone(shares[0], odds_of(name))]


def onward(mind: Mind, position: Position, seat: int, move: int, number: float, seed: int) -> tuple[float, ...]:
    """Returns the number shown for a move; and the mean and the variance of what comes of it by common sense."""
    found: list[float] = []
    for place in range(PLAYOUTS):
        luck = uc.Seeded(seed + place)
        world = position.copy()
        mind.redeal(world, seat, luck)
        world.play(seat, move, luck)
        play_out(world, mind, luck, TO_THE_END)
        found.append(came(mind, world)[seat])
    mean = sum(found) / len(found)
    return number, mean, sum((one - mean) ** 2 for one in found) / (len(found) - 1)


# -- what is kept, and what is told ------------------------------------------------------------------------------------


def source_of(name: str) -> str:
    """Returns a fingerprint of all that the numbers of a game depend on."""
    found = hashlib.sha256(json.dumps([PLAY, ADVICE, PLAYOUTS, SAMPLES, CHARTS]).encode())
    for part in ("kernel", "bots", f"games/{name}"):
        for path in sorted((SOURCE / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".bin") and path.name not in AFTERWARDS:
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def kept_games(table: str, folder: Path, deals: range, play: Play) -> list[dict[str, Any]]:
    """Returns what is known of some games of a table, and plays those that are missing."""
    source = source_of(table.partition(":")[0])
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{table.replace(':', '-')}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    if lines[:1] != [source]:
        lines = [source]
        path.write_text(source + "\n", "utf-8")
    with path.open("a", encoding="utf-8") as file:
        for deal in deals[len(lines) - 1 :]:
            lines.append(json.dumps(play(table, deal)))
            file.write(lines[-1] + "\n")
            file.flush()
    return [json.loads(line) for line in lines[1 : len(deals) + 1]]


def report(name: str, played: Mapping[int, Sequence[dict[str, Any]]]) -> dict[str, Any]:
    """Returns the figures of the tables of a game, by their seats: all for points, or all for chances."""
    is_points = mind_of(name).is_for_points(min(played))
    games = [(10 * one["deal"] + seats, one) for seats, found in played.items() for one in found]
    unit = sum(one["came"][0] for _, one in games) / len(games) if is_points else 1.0
    advice = [Shown(key, number, one["came"][seat]) for key, one in games for seat, number in one["advice"]]
    charts = [
        Shown(key, number, result)
        for key, one in games
        for shares in one["chart"]
        for number, result in zip(charted(name, shares, is_points), one["came"], strict=True)
    ]
    onwards = [found for _, one in games for found in one["onward"]]
    squares = sum((number - mean) ** 2 - variance / PLAYOUTS for number, mean, variance in onwards) / len(onwards)
    return {
        "game": name,
        "measure": "points" if is_points else "chance",
        "unit": round(unit, 2),
        "games": {str(seats): len(found) for seats, found in played.items()},
        "first deal": FIRST_DEAL,
        "fitted": FITTED[name],
        "play": PLAY[name],
        "tries": ADVICE[name],
        "advice": measured(advice, unit),
        "chart": measured(charts, unit),
        "from_playouts": round(math.sqrt(max(0.0, squares)) / unit, 4),
        "build": "compiled" if uc.compiled else "pure",
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
    }


def page(rows: Sequence[dict[str, Any]]) -> str:
    lines = [
        "# Are shown chances true?",
        "",
        "Written by `make calibration`. Each number is compared with what came of the game, on deals that no weights",
        "were fitted to. *Error* is the expected calibration error: numbers in ten groups of one size, the distance",
        "between the mean of what was shown and of what came; *by chance* is what faultless numbers would show in as",
        "many games. Errors of points are a part of the usual result. *From playouts* is how far (root of the mean",
        "square) advice is from the mean of playouts to the end by the quick policy. *Games* are counted by seats.",
        "",
        "| game | games | numbers | advice: error | by chance | chart: error | by chance | from playouts |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        advice, charted = row["advice"], row["chart"]
        games = ", ".join(f"{number} of {seats}" for seats, number in row["games"].items())
        lines.append(
            f"| {row['game'].title()}, {row['measure']} | {games} | {advice['numbers']:,} | {advice['error']:.1%} "
            f"| {advice['by_chance']:.1%} | {charted['error']:.1%} | {charted['by_chance']:.1%} "
            f"| {row['from_playouts']:.1%} |"
        )
    lines += [""]
    lines += [f"![{name.title()}](calibration-{name}.svg)" for name in dict.fromkeys(row["game"] for row in rows)]
    dates = sorted({row["date"] for row in rows})
    lines += ["", f"{' and '.join(dates)}; {rows[-1]['machine']}, {rows[-1]['build']} build.", ""]
    return "\n".join(lines)


def write(rows: Sequence[dict[str, Any]]) -> None:
    """Writes what is known of all tables."""
    (RESULTS / "calibration.json").write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    (RESULTS / "calibration.md").write_text(page(rows), "utf-8")
    for name in dict.fromkeys(row["game"] for row in rows):
        drawn = diagram([row for row in rows if row["game"] == name])
        (RESULTS / f"calibration-{name}.svg").write_text(drawn, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*FITTED, []], help="all by default")
    parser.add_argument("--part", type=float, default=1.0, help="of the games")
    parser.add_argument("--kept", type=Path, default=KEPT)
    asked = parser.parse_args()
    path = RESULTS / "calibration.json"
    rows = json.loads(path.read_text("utf-8")) if path.exists() else []
    known = {(row["game"], row["measure"]): row for row in rows}
    for name in asked.games or FITTED:
        played: dict[bool, dict[int, list[dict[str, Any]]]] = {True: {}, False: {}}
        for table, (_, count) in TABLES.items():
            if table.startswith(name):
                deals = range(FIRST_DEAL, FIRST_DEAL + max(1, round(count * asked.part)))
                seats = int(table.partition(":")[2])
                is_points = mind_of(name).is_for_points(seats)
                played[is_points][seats] = kept_games(table, asked.kept, deals, play)
        for row in [report(name, tables) for tables in played.values() if tables]:
            known[name, row["measure"]] = row
            print(name, row["measure"], row["advice"]["error"], row["chart"]["error"], flush=True)
        write([known[key] for key in sorted(known, key=lambda key: (list(FITTED).index(key[0]), key[1]))])
    return 0


if __name__ == "__main__":
    sys.exit(main())
