"""Tells of matches by the rules they were played with. Run as `python -m` with a folder of theirs on the path: reads a
question a line, writes the answer a line. It goes into every archive, so that each release is asked in its own words.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from undercroft.games.boxes import game_with
from undercroft.kernel.chance import Recorded
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match, replay
from undercroft.kernel.message import Event
from undercroft.kernel.record import Record, read_record
from undercroft.kernel.verify import verify

Json = dict[str, Any]


def follow(question: Json) -> Json:
    """What was done at a match after its record, one thing after another; then the whole of it, and how it ended."""
    match = replay_of(question["record"])
    start = {"turn": match.turn, "steps": [step.data() for step in match.steps], "events": told(match.events)}
    after = [done(match, op) for op in question["ops"]]
    return {"start": start, "after": after, **ending(match)}


def done(match: Match, op: Json) -> Json:
    """One thing, and what came of it."""
    if "move" in op:
        match.play(op["seat"], op["move"], Recorded(op["chance"]) if op.get("chosen") else None)
        step = match.steps[-1].data()
        if op["chance"] != step.get("chance", []):
            raise UndercroftError(f"step {len(match.steps)} holds other dice than its secret gives")
        return {"turn": match.turn, "length": len(match.steps), "step": step, "events": told(match.events[-1:])[0]}
    if "back" in op:
        match.take_back(op["back"])
    else:
        match.undo(op["undo"])
    return {"turn": match.turn, "length": len(match.steps)}


def ending(match: Match) -> Json:
    record = match.private_record()
    is_over = not match.turn
    return {
        "record": record.data(),
        "views": [match.view(seat) for seat in (None, *range(match.seats))],
        "save": match.save(),
        "honours": [match.game.honours(match, seat) if is_over else [] for seat in range(match.seats)],
    }


def moments(question: Json) -> list[Json]:
    """Every step again, as a seat saw it."""
    record = read_record(question["record"])
    seat = question["seat"]
    match = beginning(record)
    rows = [{"move": None, "events": told(match.events)[0], "view": match.view(seat)}]
    for step in record.steps:
        match.play(step.seat, step.move, Recorded(step.chance))
        move = match.game.notation.parse(step.move).data()
        rows.append({"move": move, "events": told(match.events[-1:])[0], "view": match.view(seat)})
    return rows


def save(question: Json) -> Json:
    """The position after a step."""
    record = read_record(question["record"])
    match = beginning(record)
    for step in record.steps[: question["step"]]:
        match.play(step.seat, step.move, Recorded(step.chance))
    return match.save()


def prove(question: Json) -> Json:
    record = read_record(question["record"])
    return verify(game_with(record.game, record.changes), record).data()


def beginning(record: Record) -> Match:
    return replay_of({**record.data(), "steps": [], "result": None, "skipped": 0})


def replay_of(data: Json) -> Match:
    record = read_record(data)
    return replay(game_with(record.game, record.changes), record)


def told(events: Sequence[Sequence[Event]]) -> list[list[Any]]:
    return [[[event.id, event.args, event.seats] for event in step] for step in events]


QUESTIONS = {"follow": follow, "moments": moments, "save": save, "prove": prove}


def answer(question: Json) -> Json:
    try:
        return {"answer": QUESTIONS[question["ask"]](question)}
    except UndercroftError as error:
        return {"refusal": str(error)}
    except Exception as error:  # a record of anybody's making may trip a game in ways nobody thought of
        return {"refusal": f"{type(error).__name__}: {error}"}


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(answer(json.loads(line)), ensure_ascii=False).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
