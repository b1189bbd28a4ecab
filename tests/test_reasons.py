"""Reasons are checked by code that does not give them: a few decisions here, many by scripts/check_reasons.py."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from scripts.reasons.decisions import CHECKS, moments, verdict
from scripts.reasons.moment import Moment
from tests.conftest import compiled_only
from undercroft.bots.advice import Advice, Weighed
from undercroft.kernel.message import Message
from undercroft.puzzles import puzzles_of

DECISIONS = {"chest": 80, "raiders": 40, "doggies": 24, "serpent": 30}
SECONDS = 0.1
LIES = 50, 400  # trials, and more of them in doubt: enough to find what is plainly false
GAMES = Path(uc.__file__).parent / "games"


@pytest.mark.parametrize("game", CHECKS)
def test_every_message_that_a_game_can_give_has_a_checker(game: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in (GAMES / game / "bot").glob("*.py"))
    given = set(re.findall(rf'"({game}-reason-[a-z-]+)"', code))
    assert given == {*CHECKS[game].FIGURES, *CHECKS[game].CLAIMS}


@pytest.mark.parametrize("game", CHECKS)
def test_the_checkers_know_nothing_of_the_reasons(game: str) -> None:
    for path in Path(CHECKS[game].__file__ or "").parent.glob("*.py"):
        assert not re.search(r"bots\.reasons|\.bot\.|\.claims\b|\.figures\b", path.read_text("utf-8")), path


@compiled_only
@pytest.mark.parametrize("game", CHECKS)
def test_no_reason_is_false(game: str) -> None:
    wrong = [
        f"{where}: {false}"
        for where, moment in islice(moments(game, SECONDS, first_seed=500), DECISIONS[game])
        if (false := verdict(game, moment, trials=100)) is not None
    ]
    assert wrong == []


@compiled_only
@pytest.mark.parametrize("game", CHECKS)
def test_a_number_that_is_changed_is_found_to_be_false(game: str) -> None:
    """A reason given for the second-best move is found false too."""
    tampered = 0
    for _, moment in islice(moments(game, SECONDS, first_seed=700), 200):
        message = moment.advice.reason
        if not message.id.startswith(game) or moment.second is None or "value" not in message.args:
            continue
        lie = {**message.args, "value": message.args["value"] + 40, "other": 7}
        assert verdict(game, told(moment, Message(message.id, lie)), *LIES) is not None, message
        moment.best, moment.second = moment.second, moment.best
        assert verdict(game, moment, *LIES) is not None, message
        tampered += 1
        if tampered == 4:
            break
    assert tampered


@compiled_only
@pytest.mark.parametrize("game", CHECKS)
def test_no_reason_of_a_puzzle_is_false(game: str) -> None:
    for puzzle in puzzles_of(game):
        view = puzzle.match().view(puzzle.seat)
        moves = {move["text"]: move for move in view["moves"]}
        weighed = tuple([Weighed(moves[text], worth, 0.0, 1) for text, worth in puzzle.worths.items()])
        reason = Message(puzzle.reason["id"], puzzle.reason["args"])
        moment = Moment(view, Advice(puzzle.seat, puzzle.measure, weighed, reason), CHECKS[game].stage)
        assert verdict(game, moment, trials=100) is None


def told(moment: Moment, message: Message) -> Moment:
    twin: Any = Moment(moment.view, moment.advice._replace(reason=message), moment.stage)
    assert isinstance(twin, Moment)
    return twin
