"""Playthroughs that a person can read: what was done, what was told, and what changed on the table.

They are kept in tests/playthroughs/ and compared with every run. `make golden` writes them again, for
changes of the rules or texts that are meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercroft.conformance.setups import GameSetup, plain
from undercroft.games import OURS, find_game
from undercroft.kernel.message import Event
from undercroft.kernel.texts import Texts

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEED = 2026
MOST = 150  # moves told of a long match; its result is told in any case


def golden_setups() -> list[GameSetup]:
    """Our games at their smallest and largest number of seats."""
    games = [find_game(name) for name in OURS]
    return [GameSetup(game, seats, {}) for game in games for seats in (game.seats[0], game.seats[-1])]


def path_of(setup: GameSetup) -> Path:
    return FOLDER / f"{setup}.txt"


def playthrough(setup: GameSetup) -> str:
    texts = Texts.of(setup.game, "en")
    return "\n".join([*opening(setup, texts), *moves(setup, texts)]) + "\n"


def opening(setup: GameSetup, texts: Texts) -> Iterator[str]:
    match = setup.deal(SEED)
    record = match.record
    yield f"{texts(f'{setup.game.name}-title')}, rules version {record.rules}, seats {record.seats}, seed {SEED}"
    yield f"options: {plain(record.options)}"
    yield f"dealt: {', '.join(record.deal) or 'nothing'}"
    yield from (f"    told{audience(event)}: {texts.say(event)}" for event in match.events[0])
    yield "table, as a spectator sees it:"
    yield from (f"    {name}: {plain(value)}" for name, value in match.view(None)["table"].items())


def moves(setup: GameSetup, texts: Texts) -> Iterator[str]:
    before: dict[str, Any] = {}
    options: dict[int, list[str]] = {}
    prompts: dict[int, str] = {}
    for match in setup.walk(SEED):
        if len(match.steps) > MOST:
            continue
        now = leaves(match.view(None)["table"])
        if match.steps:
            step = match.steps[-1]
            yield ""
            yield f"{len(match.steps)}. seat {step.seat}: {step.move}"
            yield f"    asked: {prompts[step.seat]}"
            yield f"    could: {', '.join(options[step.seat])}"
            if step.chance:
                yield f"    chance: {', '.join(step.chance)}"
            yield from (f"    told{audience(event)}: {texts.say(event)}" for event in match.events[-1])
            yield from differences(before, now)
        before = now
        options = {seat: [str(move) for move in match.moves(seat)] for seat in match.turn}
        prompts = {seat: texts.say(match.view(seat)["prompt"]) for seat in match.turn}
    yield ""
    yield f"result after {len(match.steps)} moves: {match.result}"


def audience(event: Event) -> str:
    """Returns the seats in brackets for a whisper; empty for a public event."""
    if event.is_told_to(None):
        return ""
    return f" [{', '.join(str(seat) for seat in range(6) if event.is_told_to(seat))}]"


def differences(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for path in [*before, *(path for path in now if path not in before)]:
        old, new = before.get(path), now.get(path)
        if old != new:
            yield f"    {path}: {plain(old)} → {plain(new)}"


def leaves(data: Any, path: str = "") -> dict[str, Any]:
    """Nested data as a flat mapping; lists of plain values stay together."""
    if isinstance(data, dict) and data:
        pairs = [(f"{path}.{key}" if path else str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        pairs = [(f"{path}[{index}]", value) for index, value in enumerate(data)]
    else:
        return {path: data}
    return {name: leaf for key, value in pairs for name, leaf in leaves(value, key).items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for setup in golden_setups():
        path_of(setup).write_text(playthrough(setup), "utf-8")
        print(f"wrote {path_of(setup).name}")


if __name__ == "__main__":
    main()
