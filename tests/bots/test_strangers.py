"""Bots of other packages: they join by an entry point, and their faults are told, never covered by another move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import undercroft as uc
from tests.bots.conftest import STRANGERS
from tests.terminal.keyboard import Keyboard
from undercroft.bots import bots_of, make_bot
from undercroft.bots.playout import BotFailed, contest

pytestmark = pytest.mark.usefixtures("strangers_bots")


def test_plugin_bot_takes_ten_lines() -> None:
    assert len((STRANGERS / "undercroft_timid.py").read_text("utf-8").splitlines()) < 10
    match = uc.deal("chest", 1, seed=1)
    bot = make_bot("timid", "chest", 1)
    assert bot.choose(match.view(0)) == match.view(0)["moves"][-1]


def test_plugin_bot_is_listed_for_every_game() -> None:
    for game in uc.games():
        names = bots_of(game)
        assert names[-7:] == ("cheating", "missing", "mumbling", "nobody", "stumbling", "timid", "unmade")
        assert len(set(names)) == len(names) and "master:timid" not in names


def test_plugin_bot_cannot_replace_a_level() -> None:
    assert type(make_bot("greedy", "chest", 1)).__name__ != "Timid"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("missing", "the bot missing of undercroft_missing:Bot cannot be made: ModuleNotFoundError"),
        ("unmade", "the bot unmade of undercroft_broken:unmade cannot be made: KeyError: 'chest'"),
        ("nobody", "the bot nobody of undercroft_broken:nobody is not an undercroft.bots.Bot but 'a bot'"),
        ("timid:spiteful", "only levels have temperaments; the bot timid has none"),
    ],
)
def test_plugin_bot_that_cannot_be_created_is_named(name: str, complaint: str) -> None:
    with pytest.raises(uc.UndercroftError, match=complaint):
        make_bot(name, "chest", 1)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("stumbling", "the bot of seat 1 failed: ZeroDivisionError"),
        ("cheating", "the bot of seat 1 chose `win`, which is not legal now"),
        ("mumbling", "seat 1 returned 'the first one'"),
    ],
)
def test_plugin_bot_that_fails_is_named(name: str, complaint: str) -> None:
    position = uc.deal("chest", 2, seed=1).position
    bots = [make_bot("greedy", "chest", 1), make_bot(name, "chest", 1)]
    with pytest.raises(BotFailed, match=complaint) as failed:
        contest(position, bots, uc.Seeded(1))
    assert failed.value.seat == 1
    assert position.waiting, "nothing was played in its place"


def test_plugin_bot_joins_a_simulation(keyboard: Keyboard) -> None:
    found = json.loads(keyboard.type("sim chest --seats 2 --bots timid,random --games 4 --json"))
    assert set(found["by_bot"]) == {"timid", "random"}
    keyboard.type("sim chest --seats 2 --bots stumbling,random --games 4")
    assert keyboard.code == 1 and "failed: ZeroDivisionError" in keyboard.errors


def test_plugin_bot_plays_in_the_terminal(keyboard: Keyboard, data_home: Path) -> None:
    keyboard.type("play chest --seats 2 --human none --bots timid --seed 1 --lang en")
    assert keyboard.code == 0
    keyboard.type("play chest --seats 2 --human none --bots stumbling --seed 1 --lang en")
    assert keyboard.code == 1 and "failed: ZeroDivisionError" in keyboard.errors
