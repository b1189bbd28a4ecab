"""The table of every view has exactly the fields and types that its game declares in `view_types.py`."""

from __future__ import annotations

import json

import pytest

from scripts.views.declared import Declaration, declarations
from scripts.views.fits import faults
from undercroft.conformance.setups import GameSetup, plain
from undercroft.games import find_game

DECLARED = declarations()


def declared_by(game: str) -> Declaration:
    if game not in DECLARED:
        pytest.skip(f"{game} declares no view")
    return DECLARED[game]


def test_views_have_the_declared_form(setup: GameSetup) -> None:
    declared = declared_by(setup.game.name)
    for match in setup.watch(15):
        for watcher in setup.watchers:
            assert faults(declared, "TableView", match.view(watcher)["table"]) == []


def test_faces_have_the_declared_form(setup: GameSetup) -> None:
    declared = declared_by(setup.game.name)
    data = json.loads(plain(dict(setup.game.faces())))
    assert faults(declared, "Faces", data) == [] if "Faces" in declared.shapes else data == {}


@pytest.mark.parametrize("game", DECLARED)
def test_check_finds_views_of_another_form(game: str) -> None:
    """Every field left out, added or of another type is a fault, so that the law above says something."""
    data = dict(GameSetup(find_game(game), find_game(game).seats[-1], {}).deal(16).view(0)["table"])
    declared = DECLARED[game]
    assert faults(declared, "TableView", data) == []
    assert faults(declared, "TableView", {**data, "rumour": 1}) == ["TableView: 'rumour' is not declared"]
    for field in declared.shapes["TableView"].fields:
        if field.name not in data:
            continue  # left out where it would be empty
        rest = {name: value for name, value in data.items() if name != field.name}
        missing = [] if field.is_optional else [f"TableView: '{field.name}' is missing"]
        assert faults(declared, "TableView", rest) == missing
        assert faults(declared, "TableView", {**data, field.name: 0.5})
