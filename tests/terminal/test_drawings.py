"""Every table of every game can be drawn, from the view alone, within 80 columns."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import undercroft as uc
from undercroft.drawing.drawing import Drawing, drawing_of
from undercroft.games import find_game
from undercroft.kernel.chance import Seeded
from undercroft.kernel.record import read_record
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
        drawing = drawing_of(find_game(game))
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


def test_the_table_of_serpent_fits_a_screen_of_24_lines_with_every_name_whole() -> None:
    (record,) = (Path(__file__).parents[1] / "records/serpent").rglob("sealed-greedy-4.json")
    screen, paper = screen_of("serpent", "ru", is_plain=True)
    pen, drawing = screen.pen(["Длинноимённый", "Ember"]), drawing_of(find_game("serpent"))
    for number, match in enumerate(uc.walk(read_record(record.read_bytes()))):
        if number % SELDOM == 0 and match.turn:
            view = match.view(match.turn[0])
            paper.truncate(paper.seek(0))
            screen.print(*drawing.draw(view, pen))
            drawn = paper.getvalue()
            assert len(drawn.splitlines()) <= 23, drawn  # and the headline
            words = " ".join(drawn.split())
            for place in view["table"]["map"]:
                assert all(word in words for word in screen.text(f"serpent-location-{place['place']}").split())


def test_map_of_doggies_stays_on_a_small_screen_above_all_placements() -> None:
    match = uc.deal("doggies", seats=2, seed=1)
    while len(match.moves(match.turn[0])) < 22:
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], next((move for move in moves if move.verb in ("explore", "done")), moves[0]))
    paper = io.StringIO()
    console = Console(file=paper, width=WIDTH, height=24, color_system=None)
    screen = Screen("ru", match.game, is_plain=True, console=console)
    view, drawing, pen = match.view(match.turn[0]), drawing_of(match.game), screen.pen(["Маша", "Петя"])
    *_, map, card = drawing.draw(view, pen)
    screen.print(map, card, "", "?", *Menu(view, drawing, pen).lines(), ">")
    shown = paper.getvalue()
    assert len(shown.splitlines()) <= console.height
    assert all(f"{number} " in shown for number in range(1, 23))


@pytest.mark.parametrize("game", ["chest", "raiders"])
def test_our_games_have_a_drawing_of_their_own(game: str) -> None:
    assert type(drawing_of(find_game(game))) is not Drawing


def test_resting_and_going_on_stand_first_at_regroup() -> None:
    match = uc.load({"game": "chest", "phase": "regroup", "level": 2, "lair": 1, "tokens": {"ring": 1, "portal": 1}})
    screen, _ = screen_of("chest", "en", is_plain=True)
    menu = Menu(match.view(0), drawing_of(find_game("chest")), screen.pen([]))
    assert [move["text"] for move in menu.moves] == ["rest", "descend", "use ring", "use portal"]


@pytest.mark.usefixtures("stranger")
def test_plugin_game_is_drawn_plainly() -> None:
    drawing = drawing_of(find_game("toy"))
    assert type(drawing) is Drawing
    screen, paper = screen_of("toy", "en", is_plain=True)
    screen.print(*drawing.draw(uc.deal("toy", seats=2, seed=1).view(0), screen.pen([])))
    assert "coins          [0] [0]" in paper.getvalue()
