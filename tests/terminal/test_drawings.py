"""Every table of every game can be drawn, from the view alone, within 80 columns."""

from __future__ import annotations

import io
import json

import pytest
from rich.cells import cell_len
from rich.console import Console

import undercroft as uc
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.terminal.drawing import Drawing, find_drawing
from undercroft.terminal.menu import Menu
from undercroft.terminal.screen import Screen

WIDTH = 80
CLOSELY, SELDOM = 15, 20  # the first positions are all drawn, then every so many


def screen_of(game: str, language: str, is_plain: bool) -> tuple[Screen, io.StringIO]:
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, highlight=False, force_terminal=not is_plain, color_system=None)
    return Screen(language, find_game(game), is_plain=is_plain, console=console), paper


@pytest.mark.parametrize("game", uc.games())
@pytest.mark.parametrize(("language", "is_plain"), [("ru", False), ("en", True)])
def test_a_random_game_can_be_drawn(game: str, language: str, is_plain: bool) -> None:
    seats = find_game(game).seats
    for seed in range(2):
        match = uc.deal(game, seats=seats[-1 - seed], seed=seed)
        chance = Seeded(seed)
        screen, paper = screen_of(game, language, is_plain)
        pen = screen.pen(["Длинноимённый", "Ember"])
        drawing = find_drawing(game)
        while True:
            if len(match.steps) < CLOSELY or len(match.steps) % SELDOM == 0 or not match.turn:
                for seat in (*match.turn[:1], None):
                    view = json.loads(json.dumps(match.view(seat)))
                    screen.rule(drawing.headline(view, pen))
                    screen.print(*drawing.draw(view, pen), *Menu(view, drawing, pen).lines())
            if not match.turn:
                break
            mover = match.turn[0]
            moves = match.moves(mover)
            match.play(mover, moves[chance.below(len(moves))])
        for line in paper.getvalue().splitlines():
            assert cell_len(line) <= WIDTH, line


@pytest.mark.parametrize("game", ["chest", "raiders"])
def test_our_games_have_a_drawing_of_their_own(game: str) -> None:
    assert type(find_drawing(game)) is not Drawing


def test_resting_and_going_on_stand_first_at_regroup() -> None:
    match = uc.load({"game": "chest", "phase": "regroup", "level": 2, "lair": 1, "tokens": {"ring": 1, "portal": 1}})
    screen, _ = screen_of("chest", "en", is_plain=True)
    menu = Menu(match.view(0), find_drawing("chest"), screen.pen([]))
    assert [move["text"] for move in menu.moves] == ["rest", "descend", "use ring", "use portal"]


@pytest.mark.usefixtures("stranger")
def test_a_strangers_game_is_drawn_plainly() -> None:
    drawing = find_drawing("toy")
    assert type(drawing) is Drawing
    screen, paper = screen_of("toy", "en", is_plain=True)
    screen.print(*drawing.draw(uc.deal("toy", seats=2, seed=1).view(0), screen.pen([])))
    assert "coins          [0] [0]" in paper.getvalue()
