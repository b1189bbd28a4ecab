"""The gate of `make bench`: what slowed is named; another machine, or a busy one, is no fault of the code."""

from __future__ import annotations

import copy
from typing import Any

from bench.gate import REFERENCE, slowed
from bench.reference import loop

ROW = {
    "game": "chest",
    "seats": 4,
    "decisions per second": 1000.0,
    "decisions per second, Python loop": 500.0,
    "copy, microseconds": 2.0,
    "informed games per second": {"1": 50.0, "2": 20.0},
}
OLD: dict[str, Any] = {REFERENCE: 100.0, "compiled": [ROW], "pure": [{**ROW, "decisions per second": 80.0}]}


def test_a_slower_machine_is_no_fault() -> None:
    new = copy.deepcopy(OLD)
    new[REFERENCE] = 50.0
    for build in ("compiled", "pure"):
        for name, value in new[build][0].items():
            if isinstance(value, float):
                new[build][0][name] = value * 2 if "microseconds" in name else value / 2
        new[build][0]["informed games per second"] = {"1": 25.0, "2": 10.0}
    assert slowed(OLD, new) == []


def test_what_slowed_is_named_the_worst_first() -> None:
    new = copy.deepcopy(OLD)
    new["compiled"][0]["copy, microseconds"] = 4.0
    new["pure"][0]["decisions per second"] = 60.0
    new["compiled"][0]["informed games per second"]["2"] = 18.0  # within what chance does
    assert slowed(OLD, new) == [
        "chest, compiled: copy: 50 % slower, measured against the reference loop",
        "chest, pure: decisions per second: 25 % slower, measured against the reference loop",
    ]


def test_a_row_of_rounds_has_slowed_if_its_best_round_has() -> None:
    """The lab and simulation. Other engines may become slower as they like."""

    def measured(family: str, rounds: tuple[float, float, float]) -> dict[str, Any]:
        least, median, most = rounds
        row = {"family": family, "name": "chest", "steps per second": median, "least": least, "most": most}
        return {REFERENCE: 100.0, "rows": [row]}

    old = measured("Undercroft, vectorised", (900.0, 1000.0, 1300.0))
    assert slowed(old, measured("Undercroft, vectorised", (500.0, 600.0, 900.0))) == []
    assert slowed(old, measured("Undercroft, vectorised", (500.0, 600.0, 700.0))) == [
        "Undercroft, vectorised, chest: steps per second: 30 % slower, measured against the reference loop"
    ]
    peer = measured("RLCard", (900.0, 1000.0, 1300.0))
    assert slowed(peer, measured("RLCard", (1.0, 1.0, 1.0))) == []


def test_old_measurements_have_no_reference() -> None:
    old = {name: value for name, value in OLD.items() if name != REFERENCE}
    assert slowed(old, OLD) == []


def test_the_reference_loop_never_changes() -> None:
    """A change of its work would change every figure."""
    assert loop(1000) == 64
