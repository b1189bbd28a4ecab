"""`undercroft sim`."""

from __future__ import annotations

import csv
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.cli import INTERRUPTED, main
from undercroft.games import OURS, find_game
from undercroft.lab.sim.engines import play_lot, rows_of
from undercroft.lab.sim.files import Kept
from undercroft.lab.sim.job import Job, Row, checked, play_game, seed_for
from undercroft.lab.sim.statistics import Mean, summarize, wilson

pytestmark = pytest.mark.usefixtures("stranger")


def test_sim_prints_json(keyboard: Keyboard) -> None:
    data = json.loads(keyboard.type("sim toy --seats 3 --games 50 --seed 4 --json"))
    assert keyboard.code == 0
    assert data["games"] == 50 and data["bots"] == ["random"] * 3
    assert sum(seat["share"] for seat in data["by_seat"]) == pytest.approx(1, abs=0.001)
    assert data["by_bot"]["random"]["share"] == pytest.approx(1 / 3, abs=0.001)
    assert data["by_bot"]["random"]["interval"] is None  # it holds all seats: their shares sum to one
    low, high = data["by_seat"][0]["interval"]
    assert 0 <= low < data["by_seat"][0]["share"] < high <= 1
    assert data["length"] == {"mean": 12.0, "least": 12, "most": 12}
    assert data["decisions_per_second"] > 0


def test_the_same_command_gives_the_same_games(keyboard: Keyboard) -> None:
    def figures() -> object:
        data = json.loads(keyboard.type("sim toy --seats 2 --games 20 --seed 9 --json"))
        return data["by_seat"]

    assert figures() == figures()


def test_sim_prints_a_table(keyboard: Keyboard) -> None:
    screen = keyboard.type("sim toy --seats 2 --games 10 --lang en")
    assert "Toy: 10 games, 2 seats" in screen
    assert "mean score" in screen and "Player 2" in screen
    assert "50.0%" in screen and "50.0% – 50.0%" not in screen
    assert "10 игр" in keyboard.type("sim toy --seats 2 --games 10 --lang ru")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("sim toy --games 0", "at least one game"),
        ("sim toy --seats 7", "toy is for 1 to 4 seats"),
        ("sim toy --seats 2 --bots random,genius", "no bots of level 'genius'"),
        ("sim toy --seats 1 --bots random,random", "more bots (2) than seats (1)"),
        ("sim toy --seconds 0", "expected a number of seconds, not 0.0"),
        ("sim toy --option rounds=x", "option 'rounds'"),
        ("sim toy --option rounds=--5", "option 'rounds' = '--5'"),
        ("sim toy --option rounds=²", "option 'rounds' = '²'"),
        ("sim doggies --option dogs=foo", "option 'dogs' = 'foo': expected one of dealt, chosen"),
        ("sim raiders --option tactical=ja", "write tactical=yes or tactical=no"),
    ],
)
def test_bad_arguments_are_refused_before_the_first_game(keyboard: Keyboard, arguments: str, complaint: str) -> None:
    assert keyboard.type(arguments) == ""
    assert keyboard.code == 1
    assert complaint in keyboard.errors


def test_sim_interval_is_wilson() -> None:
    """Figures of Newcombe (1998), table I: 15 of 148 and 0 of 20."""
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


# -- many games ------------------------------------------------------------------------------------------------


JOB = Job(game="raiders", seats=3, bots=["quick", "random", "quick"], games=24, seed=5)


def test_sim_result_does_not_depend_on_jobs() -> None:
    alone = {row.number: row for lot in rows_of("local", JOB, range(24), 1) for row in lot}
    shared = {row.number: row for lot in rows_of("local", JOB, range(24), 2) for row in lot}
    assert alone == shared and len(alone) == 24
    assert {tuple(row.bots) for row in alone.values()} == {
        ("quick", "random", "quick"), ("random", "quick", "quick"), ("quick", "quick", "random")
    }  # fmt: skip


def test_sim_seeds_do_not_overlap() -> None:
    """Neither games of one job, nor those of jobs with neighbouring seeds, nor the dice and the bots of a game."""
    jobs = [structs.replace(JOB, seed=seed) for seed in range(20)]
    seeds = [
        seed_for(job, number, part)
        for job in jobs
        for number in range(50)
        for part in ("dice", "bot 0", "bot 1", "bot 2")
    ]
    assert len(set(seeds)) == len(seeds)
    rows = play_lot(JOB, [0, 1]) + play_lot(structs.replace(JOB, seed=6), [0, 1])
    assert len({row.seed for row in rows}) == 4


def test_other_bots_and_other_cards_play_the_same_deals() -> None:
    other = structs.replace(JOB, bots=["random"] * 3, changes={"cards": {"coin_cap": 9}})
    assert play_game(JOB, 3).seed == play_game(other, 3).seed
    assert max(play_game(other, number).scores[0] for number in range(8)) <= 9


def test_interrupted_sim_resumes(keyboard: Keyboard, tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    command = f"sim raiders --bots quick,random --games 9 --jobs 1 --lang en --out {out}"
    keyboard.type(command)
    whole = out.read_text("utf-8")
    out.unlink()
    job = checked(Job(game="raiders", seats=3, bots=["quick", "random"], games=9))
    kept = Kept(job, out)
    assert kept.rows() == []
    kept.add(play_lot(job, [0, 4]))
    kept.path.write_bytes(kept.path.read_bytes() + b'{"number":7,"se')  # cut off when the power went
    assert [row.number for row in Kept(job, out).rows()] == [0, 4]
    keyboard.type(command)
    assert out.read_text("utf-8") == whole
    assert not kept.path.exists()


def test_the_speed_is_that_of_the_games_played_now(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = f"sim raiders --bots quick --games 9 --jobs 1 --json --out {tmp_path / 'rows.csv'}"
    job = checked(Job(game="raiders", seats=3, bots=["quick"], games=9))
    clock = itertools.count()
    monkeypatch.setattr("undercroft.terminal.commands.sim.perf_counter", lambda: float(next(clock)))
    rows = play_lot(job, list(range(9)))
    for earlier in (rows[:6], rows):
        kept = Kept(job, tmp_path / "rows.csv")
        assert kept.rows() == []
        kept.add(earlier)
        data = json.loads(keyboard.type(command))
        new = sum(row.decisions for row in rows[len(earlier) :])
        assert data["resumed"] == len(earlier)
        assert data["decisions_per_second"] == (new or None)  # the run took one second of this clock
    Kept(job, tmp_path / "rows.csv").rows()
    assert "Decisions a second" in keyboard.type(command.replace("--json", "--lang en"))


def test_ctrl_c_keeps_finished_games(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(engine: str, job: Job, numbers: list[int], jobs: int) -> Iterator[list[Row]]:
        yield play_lot(job, numbers[:3])
        raise KeyboardInterrupt

    out = tmp_path / "rows.jsonl"
    monkeypatch.setattr("undercroft.terminal.commands.sim.rows_of", stopped)
    for form in ("", "--json"):
        assert keyboard.type(f"sim raiders --bots quick --games 8 --lang en --out {out} {form}") == ""
        assert keyboard.code == 130
        out.with_name("rows.jsonl.part").unlink()
        assert "3 of 8 games are played and kept" in " ".join(keyboard.errors.split())
    keyboard.type(f"sim raiders --bots quick --games 8 --lang en --out {out}")
    monkeypatch.undo()
    keyboard.type(f"sim raiders --bots quick --games 8 --jobs 1 --lang en --out {out}")
    assert [json.loads(line)["number"] for line in out.read_text("utf-8").splitlines()] == list(range(8))
    out.with_name("rows.jsonl.part").write_text("another job\n", "utf-8")
    keyboard.type(f"sim raiders --bots quick --games 8 --jobs 1 --lang en --out {out}")
    assert keyboard.code == 1 and "games of another job" in keyboard.errors


def test_sim_writes_one_row_per_game(keyboard: Keyboard, tmp_path: Path) -> None:
    for suffix in ("csv", "json", "jsonl"):
        keyboard.type(f"sim raiders --bots quick --games 3 --jobs 1 --lang en --out {tmp_path / f'rows.{suffix}'}")
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    lines = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert json.loads((tmp_path / "rows.json").read_text("utf-8")) == lines
    assert [{key: str(value) for key, value in line.items()} for line in lines] == rows
    assert [row["number"] for row in rows] == ["0", "1", "2"]
    assert rows[0]["cards"] == find_game("raiders").digest
    assert sum(float(rows[0][f"share_{seat}"]) for seat in (1, 2, 3)) == pytest.approx(1)


def test_sim_plays_bots_of_other_packages(keyboard: Keyboard) -> None:
    data = json.loads(keyboard.type("sim raiders --bots tests.cli.last:Last,quick,random --games 3 --jobs 1 --json"))
    assert set(data["by_bot"]) == {"tests.cli.last:Last", "quick", "random"}
    keyboard.type("sim raiders --bots tests.cli.last:Nobody --games 3 --jobs 1")
    assert "the bot tests.cli.last:Nobody cannot be made: AttributeError" in keyboard.errors


@pytest.mark.parametrize(("policy", "behind"), [("greedy", "Greedy"), ("quick", "Quick")])
@pytest.mark.parametrize("game", OURS)
def test_policies_choose_the_same_with_and_without_views(game: str, policy: str, behind: str) -> None:
    """Policies know only what a seat may know, so a simulation needs no views."""
    options: dict[str, object] = {"round_cap": 3} if game == "serpent" else {}
    job = Job(game=game, seats=3, bots=[policy] * 3, games=1, seed=3, options=options)
    other = structs.replace(job, bots=[f"tests.cli.behind:{behind}"] * 3)
    row = play_game(checked(job), 0)
    assert row == structs.replace(play_game(checked(other), 0), bots=row.bots)


def test_cards_are_simulated(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "poor.toml"
    text = (find_game("raiders").folder / "cards.toml").read_text("utf-8")
    path.write_text(text.replace("coin_cap = 20", "coin_cap = 3"), "utf-8")
    data = json.loads(keyboard.type(f"sim raiders --bots quick --games 5 --jobs 1 --json --cards {path}"))
    assert data["cards"] == uc.deal("raiders", cards=path).record.cards
    assert all(seat["mean_score"] <= 3 for seat in data["by_seat"])


@pytest.mark.parametrize(("name", "why"), [("rows.txt", "expected a .csv"), ("no/rows.csv", "there is no folder")])
def test_unwritable_file_is_refused_before_the_first_game(
    keyboard: Keyboard, tmp_path: Path, name: str, why: str
) -> None:
    keyboard.type(f"sim toy --games 1 --out {tmp_path / name}")
    assert keyboard.code == 1 and why in keyboard.errors


def test_interval_counts_games_not_seats() -> None:
    """Two clones that win or lose together tell as much as one; wins of single seats have Wilson's interval."""
    clones = Mean([(2.0, 2)] * 5 + [(0.0, 2)] * 5)
    single = Mean([(1.0, 1)] * 5 + [(0.0, 1)] * 5)
    assert clones.share_interval() == pytest.approx(single.share_interval())
    assert single.share_interval() == pytest.approx(wilson(5, 10), abs=0.03)


def test_a_share_has_no_interval_only_where_it_cannot_differ() -> None:
    """Two of three seats that won all ten games together: their share may be less; that of all three may not."""
    rows = [Row(number, number, ["a", "a", "b"], [0.5, 0.5, 0.0], [1, 1, 0], 9) for number in range(10)]
    two = summarize(rows, lambda row, seat: row.bots[seat] == "a")
    assert two.interval == pytest.approx((wilson(10, 10)[0] / 2, 0.5))
    assert summarize(rows, lambda row, seat: True).interval is None
    lost = [structs.replace(rows[0], shares=[0.0] * 3), *rows[1:]]  # nobody wins: then it may differ
    assert summarize(lost, lambda row, seat: True).interval is not None


def test_records_of_a_simulation_are_verifiable_and_reproducible(keyboard: Keyboard, tmp_path: Path) -> None:
    """They are those of the same games without records; the number of processes changes no byte."""
    command = "sim raiders --bots quick,random,novice --games 4 --lang en"
    written = []
    for jobs in (1, 2):
        out = tmp_path / f"rows-{jobs}.jsonl"
        keyboard.type(f"{command} --jobs {jobs} --records --out {out}")
        written.append(out.read_bytes())
    assert written[0] == written[1]
    keyboard.type(f"{command} --jobs 1 --out {tmp_path / 'plain.jsonl'}")
    plain = (tmp_path / "plain.jsonl").read_text("utf-8").splitlines()
    for line, without in zip(written[0].decode().splitlines(), plain, strict=True):
        row = json.loads(line)
        record = row.pop("record")
        assert row == json.loads(without)
        assert uc.verify(record).moves == row["decisions"]
    keyboard.type(f"{command} --records")
    assert keyboard.errors.startswith("undercroft sim: --records: name the file")


def test_interruption_is_told_on_stderr(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stopped(*_: object) -> Iterator[list[Row]]:
        yield play_lot(JOB, [0])
        raise KeyboardInterrupt

    monkeypatch.setattr("undercroft.terminal.commands.sim.rows_of", stopped)
    assert main(["sim", "raiders", "--games", "2", "--json", "--lang", "en"]) == INTERRUPTED
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("1 of 2 games were played")
