"""A match at the keyboard, with a game of another package that has dice, secrets and simultaneous choices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.terminal import saves

pytestmark = pytest.mark.usefixtures("stranger")

TOY = "play toy --seats 2 --lang en --seed 5"


def kept(home: Path) -> Path:
    (file,) = (home / "undercroft" / "matches").glob("*.json")
    return file


def test_terminal_plays_a_whole_match_against_a_bot(keyboard: Keyboard, data_home: Path) -> None:
    screen = keyboard.type(TOY, "1", "2", "2", "1")
    assert keyboard.code == 0
    assert "How much do you stake?" in screen
    assert "The match is over" in screen
    assert str(kept(data_home)) in screen.replace("\n", "")
    assert uc.replay(kept(data_home).read_text()).result is not None


def test_moves_are_named_by_number_notation_or_text(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type(TOY, "stake 2", "Guess low", "1", "GUESS  HIGH")
    own = [step.move for step in uc.replay(kept(data_home).read_text()).steps if step.seat == 0]
    assert own == ["stake 2", "guess low", "stake 1", "guess high"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("3", "There is nothing under 3. There is: 1–2."),
        ("0", "There is nothing under 0"),
        ("fly away", "“fly away” is not understood"),
        ("guess low", "Stake first, then guess."),
        ("stake 7", "That cannot be played now."),
        ("lang de", "There is no such language. There are: ru, en."),
        ("log", "Ember has guessed."),
        ("rules", "brings no short rules"),
        ("?", "stake 1"),
    ],
)
def test_unknown_input_is_answered_and_changes_nothing(
    keyboard: Keyboard, data_home: Path, line: str, answer: str
) -> None:
    assert answer in keyboard.type(TOY, line)
    assert all(step.seat == 1 for step in uc.replay(kept(data_home).read_text()).steps)


def test_undo_takes_back_a_move_that_revealed_nothing(keyboard: Keyboard, data_home: Path) -> None:
    screen = keyboard.type(TOY, "2", "undo", "1", "1", "undo")
    assert "Taken back: Stake 2." in screen
    assert "cannot be taken back" in screen  # the bot has chosen since
    own = [step.move for step in uc.replay(kept(data_home).read_text()).steps if step.seat == 0]
    assert own == ["stake 1", "guess low"]


def test_undo_without_a_move_is_refused(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 1 --lang en --seed 5", "undo", "1", "1", "undo")
    assert "no move has been made" in screen
    assert "This one stands" in screen  # the die was rolled


def test_match_can_be_quit_and_resumed(keyboard: Keyboard, data_home: Path) -> None:
    assert "To go on: undercroft play toy --resume" in keyboard.type(TOY, "1", "q")
    assert keyboard.code == 0
    before = uc.replay(kept(data_home).read_text())
    screen = keyboard.type("play toy --resume --lang en", "2", "1", "1")
    assert "We go on where you left." in screen
    assert "The match is over" in screen
    after = uc.replay(kept(data_home).read_text())
    assert after.steps[: len(before.steps)] != [] and after.result is not None
    assert [step.data() for step in after.steps[: len(before.steps)]] == [step.data() for step in before.steps]


def test_an_unfinished_match_is_offered(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type(TOY, "1")
    screen = keyboard.type("play toy --lang en", "", "2", "1", "1")
    assert "There is an unfinished match" in screen
    assert "The match is over" in screen
    assert "There is an unfinished match" not in keyboard.type("play toy --lang en")


@pytest.mark.parametrize("wish", ["--seats 2", "--seed 3", "--new", "--human none", "--option rounds=3", "--names A"])
def test_explicit_options_start_a_new_match(keyboard: Keyboard, data_home: Path, wish: str) -> None:
    keyboard.type(TOY, "1")
    assert "There is an unfinished match" not in keyboard.type(f"play toy --lang en {wish}")
    assert len(list((data_home / "undercroft" / "matches").glob("*.json"))) == 2


def test_offer_to_resume_can_be_declined(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type(TOY, "1")
    keyboard.type("play toy", "n", "2")
    assert len(list((data_home / "undercroft" / "matches").glob("*.json"))) == 2


def test_resume_without_a_saved_match_is_refused(keyboard: Keyboard) -> None:
    keyboard.type("play toy --resume")
    assert keyboard.code == 1
    assert "no unfinished match" in keyboard.errors


def test_a_broken_save_is_refused_and_left_alone(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type(TOY, "1")
    text = kept(data_home).read_text().replace("stake 1", "stake 2")
    kept(data_home).write_text(text)
    keyboard.type(f"play --resume {kept(data_home)}")
    assert keyboard.code == 1
    assert "was changed after it was written" in keyboard.errors
    assert kept(data_home).read_text() == text


def test_only_a_kept_match_of_the_game_that_is_not_over_is_resumed(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type(TOY, "1")
    other = kept(data_home)
    keyboard.type(f"play chest --resume {other}")
    assert keyboard.code == 1 and f"{other}: this is a match of toy, not of chest" in keyboard.errors
    bare = data_home / "bare.json"
    bare.write_text(uc.deal("toy", seats=2, seed=5).record.dumps())
    keyboard.type(f"play toy --resume {bare}")
    assert keyboard.code == 1 and f"{bare}: this record does not say who plays" in keyboard.errors
    keyboard.type(f"play --resume {other} --lang en", "2", "1", "1")
    keyboard.type(f"play --resume {other}")
    assert keyboard.code == 1 and f"{other}: this match is over" in keyboard.errors


def test_unwritable_folder_is_reported_and_the_match_goes_on(keyboard: Keyboard, data_home: Path) -> None:
    (data_home / "undercroft").write_text("not a folder")
    screen = keyboard.type(TOY, "1", "2", "2", "1")
    assert keyboard.code == 0
    assert screen.count("The match cannot be saved") == 1
    assert "The match is over" in screen


def test_saved_match_is_private(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type("play toy --seats 2 --lang en", "1")
    assert kept(data_home).stat().st_mode & 0o777 == 0o600
    assert "secret" in json.loads(kept(data_home).read_text())["dice"]
    assert [path.name for path in kept(data_home).parent.iterdir()] == [kept(data_home).name]  # no temporary file


def test_failed_write_leaves_the_old_file(keyboard: Keyboard, data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard.type(TOY, "1")
    text = kept(data_home).read_text()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("undercroft.terminal.saves.os.fsync", full)
    screen = keyboard.type("play toy --resume --lang en", "1")
    assert screen.count("The match cannot be saved") == 1
    assert "The match could not be saved." in screen
    assert kept(data_home).read_text() == text
    assert len(list(kept(data_home).parent.iterdir())) == 1


def test_ctrl_c_keeps_the_match(keyboard: Keyboard, data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("undercroft.terminal.screen.Screen.read", interrupted)
    screen = keyboard.type(TOY)
    assert keyboard.code == 130
    assert "The match is kept." in screen
    assert saves.is_open(kept(data_home))


def test_hot_seat_match_has_a_curtain(keyboard: Keyboard) -> None:
    """One player's messages never stay on the next player's screen."""
    screen = keyboard.type("play toy --seats 2 --human all --lang en --seed 5", "2", "1", "", "1", "1")
    before, curtain, after = screen.partition("Pass the keyboard: Player 2 is next.")
    assert "You stake 2." in before
    assert curtain
    second = after.partition("Pass the keyboard: Player 1")[0]
    assert "You stake 2." not in second
    assert "Player 1 has guessed." in second
    assert "You stake 1." in second


def test_single_human_needs_no_curtain(keyboard: Keyboard) -> None:
    assert "Pass the keyboard" not in keyboard.type(TOY, "1", "1", "1", "1")


def test_language_can_be_switched(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 2 --lang ru --seed 5", "lang", "log", "язык", "1", "1", "1", "1")
    assert "Игрушка" in screen and "Toy" in screen
    assert "Игра окончена" in screen
    assert "Уголёк" in screen and "Ember" in screen


def test_match_of_bots_can_be_watched(keyboard: Keyboard) -> None:
    screen = keyboard.type("play toy --seats 3 --human none --lang en --seed 1")
    assert "Cobweb has guessed." in screen
    assert "The match is over" in screen


def test_players_give_their_names(keyboard: Keyboard) -> None:
    assert "Vera has guessed." in keyboard.type(f"{TOY} --names Anna,Vera", "1")


def test_terminal_asks_for_the_game(keyboard: Keyboard) -> None:
    number = 1 + uc.games().index("toy")
    screen = keyboard.type("play --seats 2 --lang en", "99", str(number), "1")
    assert "There is nothing under 99" in screen.partition("Which game?")[2]
    assert "How much do you stake?" in screen


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("play toy --seats 9", "toy is for 1 to 4 seats, not 9"),
        ("play toy --human 3 --seats 2", "expected seats from 1 to 2"),
        ("play toy --seats 2 --bots greedy", "toy has no bots of level 'greedy'; the levels are: random"),
        ("play toy --option rounds", "write it as name=value"),
        ("play toy --option rounds=9", "option 'rounds' = 9"),
        ("play toy --option rouns=2", "unknown option 'rouns'"),
        ("play toy --seats 2 --names A,B,C", "more names (3) than seats (2)"),
        ("play chess", "there is no game 'chess'"),
        ("play toy --bots random", "--bots 'random': 0 seats are left for bots"),
        ("play toy --seats 2 --bots random,random", "1 seats are left for bots"),
        ("play toy --seats 3 --human all --bots random", "0 seats are left for bots"),
        ("play toy --resume --new", "--resume continues a table as it is"),
        ("play toy --resume --seats 2", "--resume continues a table as it is"),
        ("play toy --resume kept.json --option rounds=3", "--resume continues a table as it is"),
    ],
)
def test_bad_arguments_are_refused_by_name(keyboard: Keyboard, data_home: Path, arguments: str, complaint: str) -> None:
    keyboard.type(arguments)
    assert keyboard.code == 1
    assert complaint in keyboard.errors
    assert not (data_home / "undercroft").exists()
