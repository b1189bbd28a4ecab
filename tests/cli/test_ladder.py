"""`undercroft ladder`: seat-balanced matches on common deals, kept as they come in."""

from __future__ import annotations

import itertools
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.bots.conftest import strangers_bots
from tests.terminal.keyboard import Keyboard
from undercroft.bots.clock import PROCESSOR
from undercroft.lab.ladder import deals
from undercroft.lab.ladder.deals import NOBODY, Pairing, Played, Terms, play_deal
from undercroft.lab.ladder.ratings import Series, by_level, fit, mean, pairings, ratings, share, solved, summary
from undercroft.terminal.commands import ladder
from undercroft.terminal.commands.ladder import results, verdict

__all__ = ["strangers_bots"]
TOY = Terms("raiders", 3, {}, 1, None, 1.0)


def test_ladder_pairs_neighbours_and_the_yardstick() -> None:
    assert pairings(["a", "b", "c"], "greedy") == [
        Pairing("b", "a"),
        Pairing("c", "b"),
        Pairing("a", "greedy"),
        Pairing("b", "greedy"),
        Pairing("c", "greedy"),
    ]
    assert pairings(["random", "greedy"], "greedy") == [Pairing("greedy", "random"), Pairing("random", "greedy")]
    assert pairings(["greedy"], "greedy") == []


def test_ladder_sorts_levels_by_strength() -> None:
    names = ["master", "master@0.1", "timid", "novice", "squire:spiteful"]
    assert by_level(names) == ["timid", "novice", "squire:spiteful", "master@0.1", "master"]


def test_ladder_deals_are_reproducible_and_balanced() -> None:
    one = play_deal(TOY, Pairing("greedy", "random"), 3)
    assert one == play_deal(TOY, Pairing("greedy", "random"), 3)
    assert one != play_deal(TOY, Pairing("greedy", "random"), 4)
    # A bot among its own kind has its even share of every deal: it sat everywhere once, with the same luck.
    even = [play_deal(TOY, Pairing("greedy", "greedy"), deal).value for deal in range(3)]
    assert even == pytest.approx([1 / 3] * 3, abs=1e-5)


def test_ladder_bot_is_timed_by_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PROCESSOR is time.process_time
    looks = itertools.count()
    monkeypatch.setattr(deals, "PROCESSOR", lambda: 0.1 * next(looks))
    deals.made(TOY, "master", 1).choose(uc.deal("raiders", 3, seed=2).view(0))
    assert 1 <= 0.1 * next(looks) < 2  # the master has a second


def test_bot_that_fails_loses_the_deal(strangers_bots: None) -> None:
    lost = play_deal(TOY, Pairing("stumbling", "random"), 1)
    assert lost.value == 0 and lost.failed == ["stumbling"] * 3
    won = play_deal(TOY, Pairing("random", "stumbling"), 1)
    assert won.value == pytest.approx(1 / 2) and won.failed == ["stumbling"] * 3
    alone = play_deal(TOY._replace(game="chest", seats=1), Pairing("cheating", NOBODY), 1)
    assert alone.value == 0 and alone.failed == ["cheating"]


def test_ratings_maximise_the_likelihood() -> None:
    """Three of four games against an even field: 10 ** (elo / 400) is three times the field's."""
    found = fit(["a", "b"], [(Pairing("a", "b"), 75_000, 100_000)], 2, "b")
    assert found["b"] == 0 and found["a"] == pytest.approx(400 * math.log10(3), abs=0.1)
    found = fit(["a", "b"], [(Pairing("a", "b"), 50_000, 100_000)], 3, "b")
    assert found["a"] == pytest.approx(400 * math.log10(2), abs=0.1)
    found = fit(["a", "b", "c"], [(Pairing("a", "b"), 60, 100), (Pairing("b", "c"), 60, 100)], 2, "c")
    assert found["a"] == pytest.approx(2 * found["b"])
    assert math.isfinite(fit(["a", "b"], [(Pairing("a", "b"), 400, 400)], 4, "b")["a"])


def test_linear_system_is_solved() -> None:
    assert solved([[0, 2], [3, 1]], [4, 11]) == pytest.approx([3, 2])


def test_bootstrap_draws_whole_deals() -> None:
    """Three games of a deal that always end alike tell no more than one: the interval is that of the deals."""
    deals = {deal: float(deal % 2) for deal in range(200)}
    estimate = share(list(deals.values()))
    assert estimate.value == 0.5
    assert estimate.high - estimate.low == pytest.approx(2 * 1.96 * 0.5 / math.sqrt(200), rel=0.1)
    rated = ratings([Series(Pairing("a", "b"), deals)], 2, "b")
    assert rated["a"].low < 0 < rated["a"].high
    assert rated["b"] == (0, 0, 0)


def test_bot_without_link_to_the_yardstick_gets_no_rating() -> None:
    """As after the first deals of a ladder that was stopped: neighbours have met, the yardstick nobody yet."""
    deals = {deal: float(deal % 4 > 0) for deal in range(40)}
    apart = [Series(Pairing("b", "a"), deals), Series(Pairing("c", "b"), deals)]
    found = summary(apart, 2, "greedy")
    assert found["standings"] == {} and [row["beats"] for row in found["matches"]] == [True, True]
    found = summary([*apart, Series(Pairing("e", "d"), deals), Series(Pairing("c", "greedy"), deals)], 2, "greedy")
    assert set(found["standings"]) == {"a", "b", "c", "greedy"} and len(found["matches"]) == 4


def test_interval_covers_the_truth_in_95_percent() -> None:
    import random

    held = 0
    for seed in range(200):
        pick = random.Random(seed)
        estimate = mean([float(pick.random() < 0.3) for _ in range(100)])
        held += estimate.low <= 0.3 <= estimate.high
    assert 180 <= held <= 198


def test_unanimous_deals_keep_an_interval() -> None:
    estimate = share([1.0] * 30)
    assert estimate.value == estimate.high == 1.0 and 0.85 < estimate.low < 0.95


def test_few_deals_prove_nothing() -> None:
    few = summary([Series(Pairing("a", "b"), dict.fromkeys(range(10), 1.0))], 2, "b")
    many = summary([Series(Pairing("a", "b"), dict.fromkeys(range(30), 1.0))], 2, "b")
    even = summary([Series(Pairing("a", "b"), {deal: deal % 2 for deal in range(30)})], 2, "b")
    assert [found["matches"][0]["beats"] for found in (few, many, even)] == [None, True, False]


def test_verdict_agrees_with_its_interval() -> None:
    """A bot named stronger or weaker has its interval beyond the even share; few deals are called too few."""
    for wins, size, expected in ((9, 10, "too-few"), (29, 30, "beats"), (15, 30, "open"), (1, 30, "loses")):
        values = {deal: float(deal < wins) for deal in range(size)}
        for is_lasting in (False, True):
            (row,) = summary([Series(Pairing("a", "b"), values)], 2, "b", is_lasting)["matches"]
            assert verdict(row)[0] == f"shell-ladder-{expected}"
            assert math.isfinite(row["low"]) and math.isfinite(row["high"])
            if expected in ("beats", "loses"):
                assert (row["low"] > 0.5) == (expected == "beats") and (row["high"] < 0.5) == (expected == "loses")


def test_bots_that_always_share_evenly_keep_an_interval() -> None:
    """Thirds that differ by a rounding are equal."""
    estimate = share([0.333333, 0.333334] * 10)
    assert estimate.low < 0.25 and estimate.high > 0.45


def test_pair_stops_once_it_is_decided(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(tasks: list[Any], jobs: int) -> Iterator[Played]:
        yield from (Played(pairing, deal, 0.2 * (deal % 2), []) for _, pairing, deal, _ in tasks)

    monkeypatch.setattr(ladder, "results", lost)
    data = json.loads(keyboard.type("ladder raiders --levels random --games 3000 --jobs 1 --sure --json"))
    (row,) = data["matches"]
    assert keyboard.code == 0 and row["beats"] is False and row["high"] < row["even"]
    assert 20 <= row["deals"] < 60


def test_luck_is_measured_where_a_bot_searches(keyboard: Keyboard, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    keyboard.type(f"ladder raiders --levels novice --scale 0.3 --games 6 --tries 1 --jobs 1 --out {book}")
    data = json.loads(book.read_text("utf-8"))
    (row,) = data["deals"]
    assert len(row["lucks"]) == 2 and data["matches"][0]["saving"] > 0
    keyboard.type(f"ladder raiders --levels novice --scale 0.3 --games 6 --tries 1 --jobs 1 --out {book}")
    assert json.loads(book.read_text("utf-8")) == data


def test_solo_points_are_compared_on_common_deals() -> None:
    """The luck of the deals is far greater than what one bot is better: on common deals it does not matter."""
    lucky = {deal: float(deal % 20) for deal in range(60)}
    better = {deal: points + 0.5 + deal % 2 for deal, points in lucky.items() if deal > 3}
    found = summary([Series(Pairing("squire", ""), better), Series(Pairing("greedy", ""), lucky)], 1, "greedy")
    (row,) = found["matches"]
    assert row["deals"] == 56 and row["value"] == pytest.approx(1.0) and row["beats"]
    assert list(found["standings"]) == ["greedy", "squire"]


COMMAND = "ladder raiders --levels random,greedy --games 6 --jobs 1"


def test_ladder_prints_json(keyboard: Keyboard) -> None:
    data = json.loads(keyboard.type(f"{COMMAND} --json"))
    assert keyboard.code == 0
    assert data["game"] == "raiders" and data["seats"] == 3 and data["bots"] == {"random": None, "greedy": None}
    assert [(row["bot"], row["against"], row["deals"], row["games"]) for row in data["matches"]] == [
        ("greedy", "random", 2, 6),
        ("random", "greedy", 2, 6),
    ]
    assert data["clock"] == "processor"
    assert set(data["machine"]) == {"cores", "processor", "python"}


def test_plugin_bot_joins_the_ladder(keyboard: Keyboard, strangers_bots: None) -> None:
    data = json.loads(keyboard.type("ladder chest --seats 2 --levels timid,random --games 4 --jobs 1 --json"))
    assert keyboard.code == 0 and data["failed"] == {} and data["bots"]["timid"] is None
    assert set(data["standings"]) == {"timid", "random", "greedy"}
    assert ("random", "timid") in [(row["bot"], row["against"]) for row in data["matches"]]


def test_ladder_prints_a_report(keyboard: Keyboard) -> None:
    screen = keyboard.type(f"{COMMAND} --lang en")
    assert "Dungeon Raiders, 3 seats: 12 games in all" in screen
    assert "2 deals are too few to tell whether greedy beats random; 20 are needed." in screen
    assert "with 95 % confidence" not in screen
    assert "Not kept" in screen
    assert "всего 12 игр" in keyboard.type(f"{COMMAND} --lang ru")
    assert "очков больше" in keyboard.type("ladder chest --levels random --games 2 --jobs 1 --lang ru")


def test_ladder_resumes_its_file(keyboard: Keyboard, tmp_path: Path) -> None:
    book = tmp_path / "new" / "book.json"

    def data() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(book.read_text("utf-8"))
        return found

    keyboard.type(f"{COMMAND} --out {book}")
    whole = data()
    half = {**whole, "deals": [{**row, "values": [None, row["values"][1]]} for row in whole["deals"]]}
    book.write_text(json.dumps(half), "utf-8")
    keyboard.type(f"{COMMAND} --out {book}")
    assert data() == whole
    keyboard.type(f"{COMMAND.replace('6', '9')} --out {book}")
    assert [row["values"][:2] for row in data()["deals"]] == [row["values"] for row in whole["deals"]]
    assert {len(row["values"]) for row in data()["deals"]} == {3}
    assert sorted(path.name for path in book.parent.iterdir()) == ["book.json"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--games 0", "--games 0: at least one is needed"),
        ("--jobs 0", "--jobs 0: at least one is needed"),
        ("--levels genius", "no bots of level 'genius'"),
        ("--levels greedy", "a single level has no opponent"),
        ("--levels greedy@much", "expected a fraction after @, such as greedy@0.1"),
        ("--levels greedy@0", "expected a fraction after @"),
        ("--seconds 0", "expected a number of seconds"),
        ("--scale -1", "expected a factor"),
        ("--seats 9", "raiders is for 3 to 5 seats"),
    ],
)
def test_bad_arguments_are_refused_before_the_first_game(keyboard: Keyboard, arguments: str, complaint: str) -> None:
    assert keyboard.type(f"ladder raiders {arguments}") == ""
    assert keyboard.code == 1
    assert complaint in keyboard.errors


def test_ladder_does_not_overwrite_another_file(keyboard: Keyboard, tmp_path: Path) -> None:
    book = tmp_path / "book.json"
    keyboard.type(f"{COMMAND} --out {book}")
    before = book.read_text("utf-8")
    keyboard.type(f"{COMMAND} --seed 7 --out {book}")
    assert keyboard.code == 1 and "there seed is 1, here 7; choose another --out" in keyboard.errors
    assert book.read_text("utf-8") == before
    for text in ("", "[]", "{}", '{"game": "raiders"}'):
        book.write_text(text)
        keyboard.type(f"{COMMAND} --out {book}")
        assert keyboard.code == 1 and "this is not a ladder file" in keyboard.errors
        assert book.read_text("utf-8") == text


def test_ladder_result_does_not_depend_on_jobs() -> None:
    tasks = [(TOY, Pairing("greedy", "random"), deal, 0) for deal in range(6)]
    assert sorted(results(tasks, 2)) == list(results(tasks, 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupted_ladder_keeps_its_deals(tmp_path: Path, jobs: int) -> None:
    book = tmp_path / "book.json"
    command = [sys.executable, "-m", "undercroft", *COMMAND.replace("6", "60000").split(), "--out", str(book)]
    process = subprocess.Popen(
        [*command, "--jobs", str(jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
    )
    try:
        while not book.exists():
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        output, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert str(book) in output.replace("\n", "")
    found = json.loads(book.read_text("utf-8"))
    assert found["deals"] and found["standings"]
