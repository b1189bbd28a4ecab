"""The printed list of actions and observations is complete."""

from __future__ import annotations

import pytest

from scripts.encodings import page
from undercroft.games import OURS
from undercroft.lab.encoders import encoder_of


@pytest.mark.parametrize("game", OURS)
def test_list_names_the_last_action_and_every_field(game: str) -> None:
    text, encoder = page(game), encoder_of(game)
    assert f"{encoder.actions - 1} | `" in text
    assert [field.name for field in encoder.fields.rows if f" | `{field.name}` | " not in text] == []
