"""Every lesson of the client, played through on the real rules: a change of the rules breaks this, not the learner."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from scripts.web.messages import read

GAMES = Path(__file__).parents[2] / "web/src/games"
LESSONS = sorted(GAMES.glob("*/lesson/script.json"))
LEARNER = 0
FEWEST, MOST = 12, 36  # ideas of a lesson: three to five minutes
LONGEST = 330  # characters of a text: a phone shows it beside the board

Script = dict[str, Any]


def script_of(path: Path) -> Script:
    found: Script = json.loads(path.read_text("utf-8"))
    return found


def dealt(path: Path, script: Script) -> uc.Match:
    """As the server deals it."""
    deal = script["deal"]
    chance = uc.Chosen(deal["names"], then=uc.Seeded(deal["seed"]))
    return uc.deal(path.parents[1].name, script["seats"], chance=chance, **script.get("options", {}))


def play(match: uc.Match, step: Script) -> None:
    """As the server plays a move whose outcomes are named."""
    chance = uc.Chosen(step.get("chance", []), then=uc.Seeded(len(match.steps)))
    match.play(step.get("seat", LEARNER), step["move"], chance)


def named(path: Path) -> pytest.MarkDecorator:
    return pytest.param(path, id=path.parents[1].name)  # type: ignore[return-value]


@pytest.mark.parametrize("path", [named(path) for path in LESSONS])
def test_a_lesson_plays_through_on_the_rules_of_today(path: Path) -> None:
    script = script_of(path)
    match = dealt(path, script)
    for number, step in enumerate(script["steps"]):
        if "move" not in step:
            continue
        seat = step.get("seat", LEARNER)
        assert seat in match.turn, f"step {number}: seat {seat} is not asked, but {match.turn}"
        legal = [str(move) for move in match.moves(seat)]
        for move in [step["move"], *step.get("also", [])]:
            assert move in legal, f"step {number}: {move} is not among {legal}"
        others = [move for move in legal if move not in (step["move"], *step.get("also", []))]
        for pattern in step.get("words", {}):
            assert any(re.search(pattern, move) for move in others), (
                f"step {number}: nothing fits {pattern} in {others}"
            )
        play(match, step)
    assert match.turn, "the rest of the match is the learner's"


@pytest.mark.parametrize("path", [named(path) for path in LESSONS])
def test_moves_that_come_to_the_same_lead_on_too(path: Path) -> None:
    script = script_of(path)
    steps = script["steps"]
    for number, step in enumerate(steps):
        for move in step.get("also", []):
            match = dealt(path, script)
            for other in [*steps[:number], {**step, "move": move}, *steps[number + 1 :]]:
                if "move" in other:
                    play(match, other)


@pytest.mark.parametrize("path", [named(path) for path in LESSONS])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_lesson_has_a_text_for_every_idea_and_no_other(path: Path, language: str) -> None:
    steps = script_of(path)["steps"]
    ideas = [step["say"] for step in steps if "say" in step]
    assert FEWEST <= len(ideas) <= MOST
    words = {word for step in steps for word in step.get("words", {}).values()}
    file = path.with_name(f"{language}.ftl")
    assert set(read(file)) == {*ideas, *words}
    for line in file.read_text("utf-8").splitlines():
        assert len(line.partition(" = ")[2]) <= LONGEST, line


@pytest.mark.parametrize("path", [named(path) for path in LESSONS])
def test_a_lesson_begins_and_ends_with_words_of_its_own(path: Path) -> None:
    """The learner goes on by a button there. Every move to make has words and a place; others keep the words."""
    steps = script_of(path)["steps"]
    assert "say" in steps[0] and "move" not in steps[0]
    assert "say" in steps[-1] and "move" not in steps[-1]
    assert all("say" in step or "seat" in step for step in steps)
    assert all("spot" in step for step in steps if "move" in step and "seat" not in step)
