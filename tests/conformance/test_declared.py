"""Law: the table of a view is as its game declares it in `view_types.py`: no field less or more, each of its type."""

from __future__ import annotations

import json

import pytest

from scripts.views.declared import Declaration, declarations
from scripts.views.fits import faults
from undercroft.conformance.tables import Table, plain
from undercroft.games import find_game

DECLARED = declarations()


def declared_by(game: str) -> Declaration:
    if game not in DECLARED:
        pytest.skip(f"{game} declares no view")
    return DECLARED[game]


def test_views_have_the_declared_form(table: Table) -> None:
    declared = declared_by(table.game.name)
    for match in table.watch(15):
        for watcher in table.watchers:
            assert faults(declared, "Table", match.view(watcher)["table"]) == []


def test_faces_have_the_declared_form(table: Table) -> None:
    declared = declared_by(table.game.name)
    data = json.loads(plain(dict(table.game.faces())))
    assert faults(declared, "Faces", data) == [] if "Faces" in declared.shapes else data == {}


@pytest.mark.parametrize("game", DECLARED)
def test_what_departs_from_the_form_is_found(game: str) -> None:
    """Every field left out, added or of another type is a fault, so that the law above says something."""
    data = dict(Table(find_game(game), find_game(game).seats[-1], {}).deal(16).view(0)["table"])
    declared = DECLARED[game]
    assert faults(declared, "Table", data) == []
    assert faults(declared, "Table", {**data, "rumour": 1}) == ["Table: 'rumour' is not declared"]
    for field in declared.shapes["Table"].fields:
        if field.name not in data:
            continue  # left out where it would be empty
        rest = {name: value for name, value in data.items() if name != field.name}
        assert faults(declared, "Table", rest) == [f"Table: '{field.name}' is missing"]
        assert faults(declared, "Table", {**data, field.name: 0.5})
