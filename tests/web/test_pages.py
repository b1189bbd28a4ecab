"""The printed tables of a view's fields are complete."""

from __future__ import annotations

import pytest

from scripts.views.declared import declarations
from scripts.views.pages import page, reachable


@pytest.mark.parametrize("game", declarations())
def test_page_has_every_type_that_a_game_declares_and_all_its_fields(game: str) -> None:
    declared = declarations()[game]
    text, shapes = page(declared), reachable(declared)
    names = {shape.name: {field.name for field in shape.fields} for shape in shapes}
    for name, shape in declared.shapes.items():  # a type that no field has is the base of one
        assert name in names or any({field.name for field in shape.fields} < own for own in names.values()), name
    assert [name for name in names if f"**{name}.**" not in text] == []
    assert sum(line.startswith("| `") for line in text.splitlines()) == sum(len(shape.fields) for shape in shapes)
