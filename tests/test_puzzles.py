"""Puzzles hold what they promise: the best move is legal and the best; of Chest it is solved once more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts import find_puzzles
from scripts.puzzles.exact import every_bag, exact_worths
from undercroft.games import OURS, find_game
from undercroft.kernel.match import deal
from undercroft.kernel.outcomes import every_outcome
from undercroft.kernel.texts import LANGUAGES, Texts
from undercroft.puzzles import Puzzle, puzzles_of

ALL = [(game, number) for game in OURS for number in range(len(puzzles_of(game)))]
LEAST = {"points": 0.5, "chance": 0.08}
MOST_OUTCOMES = 10_000


@pytest.mark.parametrize(("game", "number"), ALL)
def test_the_best_move_of_a_puzzle_is_legal_and_clearly_the_best(game: str, number: int) -> None:
    puzzle = puzzles_of(game)[number]
    match = puzzle.match()
    assert puzzle.seat in match.turn
    legal = [move.text for move in match.moves(puzzle.seat)]
    assert puzzle.best in legal and set(puzzle.worths) <= set(legal)
    worths = list(puzzle.worths.values())
    assert next(iter(puzzle.worths)) == puzzle.best and worths == sorted(worths, reverse=True)
    assert puzzle.gap == pytest.approx(worths[0] - worths[1], abs=0.0002) and puzzle.gap >= LEAST[puzzle.measure]
    for language in LANGUAGES:
        texts = Texts.of(find_game(game), language)
        if puzzle.reason["id"].startswith(game):
            assert texts(puzzle.reason["id"], **puzzle.reason["args"])


@pytest.mark.parametrize("puzzle", puzzles_of("chest"), ids=lambda puzzle: puzzle.best)
def test_a_puzzle_of_chest_is_solved_exactly(puzzle: Puzzle) -> None:
    worths, _ = exact_worths(puzzle.save, MOST_OUTCOMES)
    assert puzzle.proof["how"] == "exact"
    assert worths == pytest.approx(puzzle.worths, abs=0.0002)


def test_bags_of_outcomes_are_all_outcomes() -> None:
    """The same positions with the same chances, in fewer branches."""
    for seed in range(2):
        match = deal(find_game("chest"), 1, seed, None, {"heroless": True})
        for _ in range(4):
            position = match.position
            for move in position.moves(0):
                whole: dict[str, float] = {}
                bags: dict[str, float] = {}
                if position.describe(0, move).verb not in ("open", "drink", "fight", "roll"):
                    continue  # what begins an adventure casts too many dice to count one by one
                for chance, after, _ in every_outcome(position, 0, move):
                    whole[str(after.data())] = whole.get(str(after.data()), 0.0) + chance
                for chance, after in every_bag(position, 0, move):
                    bags[str(after.data())] = bags.get(str(after.data()), 0.0) + chance
                assert bags == pytest.approx(whole)
                assert sum(bags.values()) == pytest.approx(1)
            match.play(0, match.moves(0)[0])


def test_new_finds_join_the_puzzles_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, finds = tmp_path / "puzzles.json", tmp_path / "finds.jsonl"
    rows = json.loads((find_game("chest").folder / "puzzles.json").read_text("utf-8"))
    kept.write_text(json.dumps(rows[1:]), "utf-8")
    finds.write_text(json.dumps(rows[0]) + "\n", "utf-8")
    monkeypatch.setattr(find_puzzles, "puzzles_file", lambda _: kept)
    find_puzzles.pick("chest", finds)
    joined = json.loads(kept.read_text("utf-8"))
    assert sorted(map(json.dumps, joined)) == sorted(map(json.dumps, rows))
    assert [row["gap"] for row in joined] == sorted([row["gap"] for row in rows], reverse=True), "easiest first"
