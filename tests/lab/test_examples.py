"""The examples work, at a small size."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples" / "lab"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_is_evaluated_with_error_bars(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("evaluate").main(["raiders", "greedy", "--deals", "5"])
    assert 1 / 3 < found.mean <= 1
    assert 0 < found.error < 1
    assert "share of the victory: 0." in capsys.readouterr().out


def test_exploitability_falls_as_a_small_raid_is_solved() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: make lab")
    found = example("exploitability").main(["--instances", "1", "--iterations", "8"])
    first, *_, last = [gain for name, gain in found.items() if name.startswith("cfr")]
    assert last < first <= found["random"] + 1e-9


def test_monte_carlo_cfr_solves_a_small_raid() -> None:
    pytest.importorskip("pyspiel", reason="needs the extra `openspiel`: make lab")
    command = ["--solver", "mccfr", "--instances", "1", "--iterations", "60"]
    found = example("exploitability").main(command)
    first, *_, last = [gain for name, gain in found.items() if name.startswith("mccfr")]
    assert last < first


@pytest.mark.parametrize(
    ("name", "package", "command"),
    [
        ("maskable_ppo", "sb3_contrib", ["--steps", "1024", "--games", "5"]),
        ("ppo", "torch", ["--steps", "8192", "--games", "256"]),
        ("reinforce_jax", "jax", ["--rounds", "3", "--games", "100"]),
    ],
)
def test_a_learner_runs(name: str, package: str, command: list[str]) -> None:
    """Results with more steps stand in bench/results/baselines.md."""
    pytest.importorskip(package, reason=f"needs {package}")
    mean, error, *_ = example(name).main(command)
    assert mean > 0 and error > 0


def test_every_example_names_what_it_needs() -> None:
    for path in FOLDER.glob("*.py"):
        assert path.read_text("utf-8").startswith("# /// script\n# requires-python"), path.name


def test_learner_imitates_the_greedy_bot() -> None:
    """Three lessons are far from enough to beat anybody, but the network copies better than it did."""
    np = pytest.importorskip("numpy", reason="needs the extra `lab`: make lab")
    train = example("train")
    luck, table = np.random.default_rng(1), train.Table(64, seed=1)
    size = train.features(table.env, table.step.observations).shape[1]
    network = train.Network(size, int(table.env.encoder.actions), luck)

    def agreement() -> float:
        _, play = table.play(None, 110, luck)
        shares = network(play.seen, play.masks)[1]
        train.improve(network, play, luck, is_lesson=True)
        return float((shares.argmax(1) == play.actions).mean())

    first, *_, last = [agreement() for _ in range(4)]
    assert last > first + 0.05
    won, play = table.play(network, 110, luck)
    train.improve(network, play, luck, is_lesson=False)
    assert won and len(play.won) == len(play.gain) > 0
