"""Find puzzles: positions of games that bots play in which one move is clearly the best.

    python scripts/find_puzzles.py chest --seconds 600 --to FINDS     look for so long; finds are added to the file
    python scripts/find_puzzles.py chest --pick FINDS                 write src/undercroft/games/chest/puzzles.json
    python scripts/find_puzzles.py chest --again                      judge those that are there anew
    python scripts/find_puzzles.py chest --say                        only give their reasons anew

Chest is solved exactly (scripts/puzzles/exact.py) near the end of a game played alone. The other games are searched as
a strong bot searches, first briefly, then again for longer with other luck; a find must hold in all of these searches.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the other scripts

from scripts.puzzles.exact import TooDeepError, exact_worths
from undercroft.bots import make_bot
from undercroft.bots.advice import in_order, why
from undercroft.bots.mixing import search_of
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match, deal, load, replay
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Position

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = {"chest": 1, "raiders": 3, "doggies": 2, "serpent": 2}
PLAYERS: Final = {"chest": "greedy", "raiders": "squire", "doggies": "squire", "serpent": "greedy"}
MOST_DICE: Final = 3  # of a party whose end is solved exactly
MOST_OUTCOMES: Final = 10_000  # that are looked at for one puzzle of Chest; tests look at them once more
POINTS: Final = 0.5  # by which the best move of Chest is better, at least
CHANCE: Final = 0.08  # the same in the other games, as a share of the victory, after doubts
PLAIN: Final = 0.12  # the same where it is the first idea of common sense
BRIEF: Final = 0.4  # seconds of the processor
LONG: Final = 3.0
AGAIN: Final = 3  # long searches, each with its own luck
DOUBTS: Final = 2.5  # standard errors that a lead must stand
HOPE: Final = 1.0  # the same of the brief look: it only says whether a long one is worth it
WANTED: Final = 12
MOST_MOVES: Final = 12  # of a question that one can take in at a glance
EACH: Final = 2  # of one game played,
APART: Final = 3  # so many steps apart


def puzzles_file(game: str) -> Path:
    return find_game(game).folder / "puzzles.json"


def worth_a_look(match: Match, seat: int) -> bool:
    view = match.view(seat)
    least = 2 if match.game.name == "chest" else 3
    if not least <= len(view["moves"]) <= MOST_MOVES:
        return False
    if match.game.name != "chest":
        return True
    table = view["table"]
    is_last = table["players"][0]["done"] == 2
    return is_last and sum(table["party"].values()) <= MOST_DICE and table["task"] is None


def decisions(game: str, seed: int, last: int) -> Iterator[tuple[Match, int]]:
    """The moments of a game among bots: its last ones."""
    rules, seats = find_game(game), SEATS[game]
    played = deal(rules, seats, seed, None, {})
    bots = [make_bot(PLAYERS[game], game, seed * 10 + seat, 0.05) for seat in range(seats)]
    while played.turn:
        seat = played.turn[0]
        played.play(seat, bots[seat].choose(played.view(seat))["text"])
    record = played.private_record()
    for step in range(max(0, len(record.steps) - last), len(record.steps)):
        match = replay(rules, record.until(step))
        if worth_a_look(match, match.turn[0]):
            yield match, match.turn[0]


def exact_find(match: Match) -> dict[str, Any] | None:
    try:
        worths, looked_at = exact_worths(match.save(), MOST_OUTCOMES)
    except TooDeepError:
        return None
    ordered = sorted(worths, key=lambda move: -worths[move])
    gap = worths[ordered[0]] - worths[ordered[1]]
    if gap < POINTS:
        return None
    found = {move: round(worths[move], 4) for move in ordered}
    return put_down(match, 0, found, {"how": "exact", "outcomes": looked_at})


def searched(position: Position, seat: int, seed: int, seconds: float) -> list[Finding]:
    mind = find_game(position.header()["game"]).mind()
    assert mind is not None
    search = search_of(mind, position, seat, Seeded(seed), time.process_time)
    search.think(0, seconds)
    return in_order(search.findings())


def lead(findings: list[Finding], doubts: float = DOUBTS) -> float:
    """Returns the lead of the first move over the second, less what could be luck."""
    if len(findings) < 2 or min(findings[0].tries, findings[1].tries) < 8:
        return 0.0
    best, other = findings[0], findings[1]
    noise = math.sqrt(best.spread**2 / best.tries + other.spread**2 / other.tries)
    return best.worth - other.worth - doubts * noise


def searched_find(match: Match, seat: int, seed: int, brief_seconds: float) -> dict[str, Any] | None:
    position, mind = match.position, match.game.mind()
    assert mind is not None
    first_idea = mind.greedy_move(position, seat, Seeded(seed))
    brief = searched(position, seat, seed, brief_seconds)
    is_hard = brief[0].move != first_idea
    least = CHANCE if is_hard else PLAIN
    if lead(brief, HOPE) < least / 2:
        return None
    long: list[list[Finding]] = []
    for number in range(1, AGAIN + 1):
        long.append(searched(position, seat, seed + number, LONG))
        if long[-1][0].move != brief[0].move or lead(long[-1]) < least:
            return None
    means: dict[int, list[Finding]] = {}
    for findings in long:
        for found in findings:
            means.setdefault(found.move, []).append(found)
    kept = {move: all_of for move, all_of in means.items() if len(all_of) == AGAIN or move == brief[0].move}
    worths = {
        position.describe(seat, move).text: round(sum(found.worth for found in all_of) / len(all_of), 4)
        for move, all_of in kept.items()
    }
    ordered = dict(sorted(worths.items(), key=lambda item: -item[1]))
    if len(ordered) < 2:
        return None
    tries = sum(found.tries for findings in long for found in findings)
    return put_down(match, seat, ordered, {"how": "search", "searches": AGAIN, "tries": tries, "hard": is_hard})


def put_down(match: Match, seat: int, worths: dict[str, float], proof: dict[str, Any]) -> dict[str, Any]:
    mind = match.game.mind()
    assert mind is not None
    first, second, *_ = worths.values()
    return {
        "seat": seat,
        "best": next(iter(worths)),
        "gap": round(first - second, 4),
        "measure": "points" if mind.is_for_points(match.seats) else "chance",
        "worths": worths,
        "reason": reason_of(match, seat, worths).data(),
        "proof": proof,
        "step": len(match.steps),
        "save": match.save(),
    }


def reason_of(match: Match, seat: int, worths: dict[str, float]) -> Message:
    """Returns why the first move is the best. Its lead is proven, so it counts as clear."""
    mind, position = match.game.mind(), match.position
    assert mind is not None
    codes = {position.describe(seat, code).text: code for code in position.moves(seat)}
    most = max(worths.values())
    findings = [Finding(codes[move], 1, worth, 0.0, worth, 0.0, most - worth) for move, worth in worths.items()]
    return why(mind, position, seat, findings, Seeded(1), LONG, time.process_time)


def look(game: str, seconds: float, to: Path, seed: int, brief: float, last: int) -> None:
    until = time.monotonic() + seconds
    number = seed
    while time.monotonic() < until:
        for match, seat in decisions(game, number, last):
            if time.monotonic() >= until:
                return
            found = exact_find(match) if game == "chest" else searched_find(match, seat, number, brief)
            if found is not None:
                with to.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"game": game, "seed": number, **found}, ensure_ascii=False) + "\n")
        number += 1


def pick(game: str, finds: Path) -> None:
    """Two of each game played at most, the closest of the clear ones first: where much is lost at once, one need not
    think."""
    rows = [json.loads(line) for line in finds.read_text("utf-8").splitlines()]
    rows = [row for row in rows if row["game"] == game and row["proof"].get("outcomes", 0) <= MOST_OUTCOMES]
    rows.sort(key=lambda row: (not row["proof"].get("hard", True), len(row["worths"]) < 3, row["gap"]))
    chosen: dict[int, list[dict[str, Any]]] = {}
    for row in rows:
        others = chosen.setdefault(row["seed"], [])
        if not others or (len(others) < EACH and abs(others[0]["step"] - row["step"]) >= APART):
            others.append(row)
    kept = sorted([row for group in chosen.values() for row in group], key=rows.index)[:WANTED]
    kept.sort(key=lambda row: -row["gap"])  # from the easiest to the hardest
    write(game, kept)
    print(f"{game}: {len(rows)} finds, {len(kept)} kept")


def again(game: str) -> None:
    """Checks each puzzle after a change of rules, bots or reasons, and updates its reason."""
    rules = find_game(game)
    rows = json.loads(puzzles_file(game).read_text("utf-8"))
    kept: list[dict[str, Any]] = []
    for row in rows:
        match = load(rules, {**row["save"], "rules": rules.version}, None)
        found = exact_find(match) if game == "chest" else searched_find(match, row["seat"], row["seed"], BRIEF)
        if found is not None and found["best"] == row["best"]:
            kept.append({**row, **found, "step": row["step"]})
    kept.sort(key=lambda row: -row["gap"])
    write(game, kept)
    print(f"{game}: {len(rows)} puzzles, {len(kept)} hold")


def say(game: str) -> None:
    """Gives every puzzle the reason of today."""
    rows = json.loads(puzzles_file(game).read_text("utf-8"))
    for row in rows:
        row["reason"] = reason_of(load(find_game(game), row["save"], None), row["seat"], row["worths"]).data()
    write(game, rows)


def write(game: str, rows: list[dict[str, Any]]) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    puzzles_file(game).write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Find puzzles.")
    parser.add_argument("game", choices=SEATS)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--brief", type=float, default=BRIEF, help="seconds of the first look at a position")
    parser.add_argument("--last", type=int, default=10_000, help="so many steps of a game; much hangs on its end")
    parser.add_argument("--to", type=Path, help="the file that finds are added to")
    parser.add_argument("--pick", type=Path, help="choose among the finds of a file")
    parser.add_argument("--again", action="store_true", help="judge the puzzles that are there anew")
    parser.add_argument("--say", action="store_true", help="only give their reasons anew")
    asked = parser.parse_args()
    if asked.again:
        again(asked.game)
    elif asked.say:
        say(asked.game)
    elif asked.pick is not None:
        pick(asked.game, asked.pick)
    elif asked.to is not None:
        look(asked.game, asked.seconds, asked.to, asked.seed, asked.brief, asked.last)


if __name__ == "__main__":
    main()
