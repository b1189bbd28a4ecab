"""An agent's place on the scale of the levels: scripted agents, the stop rule, and intervals that hold."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from pathlib import Path

import pytest

import undercroft as uc
from undercroft.agents import scale as scales
from undercroft.agents.bench import Bench, Terms
from undercroft.agents.process import AgentProcess
from undercroft.agents.scale import Scale
from undercroft.cli import main
from undercroft.kernel.errors import BadOption, UndercroftError

SCRIPTED = Path(__file__).parents[2] / "examples" / "agents" / "scripted.py"


def terms(kind: str, **changes: object) -> Terms:
    plain = {"game": "raiders", "seats": 3, "seed": 1, "language": "en", "timeout": 60.0, "levels": ["novice"]}
    return Terms(**{"agent": kind, **plain, **changes})  # type: ignore[arg-type]


def bench_of(kind: str, folder: Path, games: int, timeout: float = 60.0) -> Bench:
    bench = Bench(terms(kind), folder)
    with AgentProcess([sys.executable, str(SCRIPTED), kind], timeout) as agent:
        while len(bench.games) < games:
            bench.play(agent)
    return bench


def test_an_agent_finishes_its_games_and_every_record_is_kept(tmp_path: Path) -> None:
    kind = "reader"
    bench = bench_of(kind, tmp_path, 3)
    assert [(game.end, game.seat, game.deal) for game in bench.games] == [
        ("over", 0, 1),
        ("over", 1, 1),
        ("over", 2, 1),
    ]
    for game in bench.games:
        match = uc.replay(json.loads((tmp_path / game.record).read_text("utf-8")))
        assert match.result is not None and list(match.result.scores) == game.scores
    again = Bench(terms(kind), tmp_path)  # goes on where it was stopped
    assert again.games == bench.games and again.scale.place() == bench.scale.place()
    with pytest.raises(BadOption, match="other terms"):
        Bench(terms(kind, seed=2), tmp_path)


@pytest.mark.parametrize(
    ("kind", "timeout", "end"), [("illegal", 60, "illegal"), ("slow", 0.05, "timeout"), ("broken", 60, "crash")]
)
def test_a_game_that_the_agent_cannot_finish_is_lost(kind: str, timeout: float, end: str, tmp_path: Path) -> None:
    bench = bench_of(kind, tmp_path, 2, timeout)  # the process is started anew for the second
    assert [(game.end, game.share) for game in bench.games] == [(end, 0.0)] * 2
    assert [game.illegal for game in bench.games] == [3 if kind == "illegal" else 0] * 2
    assert (tmp_path / bench.games[0].record).exists()


def test_intervals_hold_with_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are drawn from the model; 95 % of the intervals should hold the true rating."""
    monkeypatch.setattr(scales, "STEP", 40.0)
    pick, held, games = random.Random(5), Counter[bool](), 0
    levels = {"novice": 0.0, "squire": 120.0, "veteran": 400.0}
    for _ in range(60):
        truth, scale = pick.uniform(-100.0, 500.0), Scale(levels, 3)
        while not scale.is_settled(150.0):
            level = scale.next_level()
            scale.add(level, float(pick.random() < scale.chance(truth, level)))
        place = scale.place()
        held[place.low - 20 <= truth <= place.high + 20] += 1
        games += scale.games
    assert held[True] >= 54
    assert games / 60 < 40


def test_opponents_are_chosen_near_the_agent() -> None:
    scale = Scale({"novice": -400.0, "squire": 0.0, "veteran": 400.0}, 2)
    assert scale.next_level() == "squire"
    for _ in range(10):
        scale.add("squire", 1.0)
    assert scale.next_level() == "veteran"
    for _ in range(10):
        scale.add("veteran", 1.0)
    assert scale.is_settled(1.0) and min(scale.place().above.values()) > 0.975  # surely off the scale


def test_the_command_reports_the_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["bench-agent", f"{sys.executable} {SCRIPTED} random", "--out", str(tmp_path), "--lang", "en", "--json"]
    assert main([*command, "--levels", "novice", "--games", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2 and found["against"] == {"novice": 2} and found["ends"] == {"over": 2}
    assert found["rating"]["low"] < found["rating"]["value"] < found["rating"]["high"]
    assert main([*command[:-1], "--levels", "novice", "--games", "2"]) == 0  # nothing is left to play
    assert "the agent" in capsys.readouterr().out
    assert main([*command, "--levels", "wizard"]) == 1


def test_a_program_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UndercroftError, match="cannot be started"), AgentProcess(["no-such-agent"], 1.0):
        pass
