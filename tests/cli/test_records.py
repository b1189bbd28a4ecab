"""`undercroft replay` and `undercroft verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard

pytestmark = pytest.mark.usefixtures("stranger")


def played(seed: int | None, moves: int | None = None) -> uc.Match:
    """A match of the toy in which everybody takes the first move."""
    match = uc.deal("toy", seats=2, seed=seed)
    while match.turn and (moves is None or len(match.steps) < moves):
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.json"


def write(file: Path, match: uc.Match) -> None:
    file.write_text(match.record.dumps(), "utf-8")


def test_verify_reports_a_fair_record(keyboard: Keyboard, file: Path) -> None:
    write(file, played(None))
    assert "Fair: every outcome" in keyboard.type(f"verify {file} --lang en")
    assert keyboard.code == 0
    data = json.loads(keyboard.type(f"verify {file} --json"))
    assert (data["verdict"], data["valid"], data["fair"], data["moves"]) == ("fair", True, True, 8)


def test_verify_reports_seeded_dice(keyboard: Keyboard, file: Path) -> None:
    write(file, played(7))
    assert "a seed known beforehand" in keyboard.type(f"verify {file} --lang en")
    assert keyboard.code == 0
    assert json.loads(keyboard.type(f"verify {file} --json"))["verdict"] == "seeded"


def test_a_record_that_ends_before_the_match(keyboard: Keyboard, file: Path) -> None:
    """As one that was cut: its dice are proven, its end is not there."""
    file.write_text(played(None, moves=3).private_record().dumps(), "utf-8")
    screen = keyboard.type(f"verify {file} --lang en")
    assert "Fair: every outcome" in screen and "The match is not over where the record ends" in screen


def test_verify_reports_an_open_match(keyboard: Keyboard, file: Path) -> None:
    write(file, played(None, moves=3))
    assert "the match is not over" in keyboard.type(f"verify {file} --lang en")
    assert json.loads(keyboard.type(f"verify {file} --json"))["verdict"] == "open"


def test_verify_reports_chosen_outcomes(keyboard: Keyboard, file: Path) -> None:
    match = played(None, moves=3)
    match.play(1, "guess low", chance=uc.Chosen(["two"]))
    while match.turn:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    write(file, match)
    assert "Put in by hand at the moves: 4." in keyboard.type(f"verify {file} --lang en")
    assert json.loads(keyboard.type(f"verify {file} --json"))["verdict"] == "hand"


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"move": "stake 1"', '"move": "stake 2"', "step 1 or something before it was changed"),
        ('"seats": 2', '"seats": 3', "step 1 or something before it was changed"),
        ('"winners": [', '"winners": [9, ', "the moves do not lead to the result"),
        ("{", "", "it is not JSON"),
        ('"undercroft"', '"overcroft"', "'undercroft' is missing"),
        ('"game": "toy"', '"game": "chess"', "changed"),
    ],
)
def test_verify_names_the_forged_step(keyboard: Keyboard, file: Path, old: str, new: str, where: str) -> None:
    file.write_text(played(7).record.dumps().replace(old, new, 1), "utf-8")
    screen = keyboard.type(f"verify {file} --lang en")
    assert keyboard.code == 1
    assert "broken or was changed" in screen and where in screen.replace("\n", " ").replace("  ", " ")
    data = json.loads(keyboard.type(f"verify {file} --json"))
    assert data["valid"] is False and data["verdict"] == "bent" and where in data["error"]
    assert keyboard.code == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_refused(keyboard: Keyboard, file: Path, command: str) -> None:
    screen = keyboard.type(f"{command} {file}")
    assert keyboard.code == 1
    assert "there is no such file" in keyboard.errors
    assert screen == ""  # no verdict on what could not be read
    assert "there is no such file" in json.loads(keyboard.type(f"{command} {file} --json"))["error"]
    assert keyboard.code == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read: Is a directory"),
        (b"", "it is not JSON"),
        (b"\xff\xfe\x00\x9c", "it is not text"),
        (b"[1]", "'undercroft' is missing"),
        (b"[" * 100_000, "it is not JSON"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "replay --step", "verify", "play toy --resume"])
def test_files_that_are_not_records_are_refused(
    keyboard: Keyboard, file: Path, command: str, content: bytes | None, complaint: str
) -> None:
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    screen = keyboard.type(f"{command} {file} --lang en")
    assert keyboard.code == 1
    assert complaint in (screen + keyboard.errors).replace("\n", " ")


def test_replay_tells_the_story(keyboard: Keyboard, file: Path) -> None:
    write(file, played(7))
    screen = keyboard.type(f"replay {file} --lang en")
    assert keyboard.code == 0
    assert "1 Player 1: Stake 1" in screen
    assert "- The die shows" in screen
    assert screen.rstrip().splitlines()[-1].startswith("Score")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Tie-break: fewest wounds"), ("ru", "При равенстве: меньше ран")]
)
def test_the_result_says_what_broke_a_tie(keyboard: Keyboard, file: Path, language: str, words: str) -> None:
    players = [{"coins": 7, "wounds": 2}, {"coins": 7, "wounds": 1}, {"coins": 3}, {"coins": 9, "wounds": 6}]
    write(file, uc.load({"game": "raiders", "seats": 4, "over": True, "players": players}, seed=1))
    (line,) = [line for line in keyboard.type(f"replay {file} --lang {language}").splitlines() if words in line]
    assert line.removeprefix(words).split() == ["2", "1", "–", "–"]


def test_replay_begins_with_what_the_deal_showed(keyboard: Keyboard, file: Path) -> None:
    match = uc.deal("raiders", 3, seed=1)
    match.play(0, "play 1")
    write(file, match)
    lines = keyboard.type(f"replay {file} --lang en").splitlines()
    first = next(line for line in lines if line.strip().startswith("- "))
    assert first.strip().startswith("- Player 1 is the ")


def test_replay_as_data(keyboard: Keyboard, file: Path) -> None:
    write(file, played(7))
    data = json.loads(keyboard.type(f"replay {file} --json --lang ru"))
    assert set(data) == {"game", "rules", "seats", "options", "commitment", "dealt", "steps", "result"}
    assert len(data["steps"]) == 8
    assert set(data["steps"][1]) == {"seat", "move", "events"}
    assert data["steps"][1]["events"][0]["text"] == "Игрок 1: догадка сделана."


def test_replay_step_by_step_draws_the_table(keyboard: Keyboard, file: Path) -> None:
    write(file, played(7))
    screen = keyboard.type(f"replay {file} --lang en --step", *[""] * 8)
    assert screen.count("round ") == 8
    assert "Score" in screen
    screen = keyboard.type(f"replay {file} --lang en --step", "")
    assert screen.count("round ") == 2 and keyboard.code == 0


def test_replay_step_by_step_plays_each_step_twice(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to check the record before anything is shown, once to show it: a long match takes no longer for a step."""
    match = played(7)
    write(file, match)
    steps = 0
    kind = type(match.position)
    play = kind.play

    def counted(position: uc.Position, seat: int, move: int, chance: uc.Chance) -> None:
        nonlocal steps
        steps += 1
        play(position, seat, move, chance)

    monkeypatch.setattr(kind, "play", counted)
    keyboard.type(f"replay {file} --lang en --step", *[""] * 8)
    assert steps == 2 * len(match.steps)


def test_replay_of_an_open_match_keeps_its_secrets(keyboard: Keyboard, file: Path) -> None:
    """In mid-game a record tells moves that not everybody may know; the story does not."""
    write(file, played(7, moves=2))
    screen = keyboard.type(f"replay {file} --lang en")
    assert "Stake" not in screen and "Guess" not in screen
    assert "Player 1 has guessed." in screen and "The match is not over." in screen
    assert all("move" not in step for step in json.loads(keyboard.type(f"replay {file} --json"))["steps"])


def test_record_of_other_rules_gets_no_verdict(keyboard: Keyboard, file: Path) -> None:
    record = played(7).record
    record.rules = 2
    file.write_text(record.dumps(), "utf-8")
    screen = keyboard.type(f"verify {file} --lang en")
    assert "Nothing can be said" in screen and "broken" not in screen
    assert "Open it with the release that made it" in " ".join(screen.split())
    assert keyboard.code == 1
    assert json.loads(keyboard.type(f"verify {file} --json"))["verdict"] == "unknown"
    keyboard.type(f"replay {file}")
    assert keyboard.code == 1 and "under rules 2 of toy; this release plays rules 1" in keyboard.errors
