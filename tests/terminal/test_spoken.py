"""Tables told in sentences, in every language."""

from __future__ import annotations

import random
import re

import pytest

import undercroft as uc
from tests.terminal.keyboard import Keyboard
from undercroft.drawing.spoken import spoken
from undercroft.games import OURS, find_game
from undercroft.kernel.texts import LANGUAGES

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
DRAWN = re.compile(r"[┌┐└┘─│├┤┬┴┼╵╶╷↑→↓←\[\]@#{}]{2}|  |,,|\w+-told-|^: ")


@pytest.mark.parametrize("game", OURS)
def test_a_table_is_told_without_drawings_and_names_everybody(game: str) -> None:
    rules, pick = find_game(game), random.Random(5)
    seats = min(3, rules.seats[-1])
    match = uc.deal(game, seats, seed=5)
    for number in range(160):
        if match.result is not None:
            break
        seat = match.turn[0]
        for language in LANGUAGES if number % 20 == 0 else ():
            view = match.view(seat)
            lines = spoken(rules, language, NAMES[:seats], view)
            assert not [line for line in lines if DRAWN.search(line)], lines
            if not view["table"].get("task"):  # Chest shows nobody during a choice in several steps
                assert all(any(name in line for line in lines) for name in NAMES[:seats]), lines
        match.play(seat, pick.choice(match.moves(seat)))


def test_what_lies_between_two_places_is_said_in_words() -> None:
    match = uc.deal("serpent", 2, seed=3)
    lines = spoken(match.game, "en", NAMES[:2], match.view(0))
    assert "Caved-in Way: in the north (blocked, difficulty 9); in the east – Temple Gate; in the south" in lines


def test_the_terminal_tells_the_table_too(keyboard: Keyboard) -> None:
    screen = keyboard.type("play raiders --seats 3 --bots random --lang en --seed 5 --words", "q")
    assert "; power: 1 2 3 4 5" in screen and "Power     Items" not in screen
    asked = keyboard.type("play raiders --seats 3 --bots random --lang en --seed 5 --new --plain", "words", "q")
    assert "; power: 1 2 3 4 5" in asked.rpartition("> words")[2]
