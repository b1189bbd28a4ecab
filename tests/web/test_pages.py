"""The tables of fields on the pages of the games are those that the games declare."""

from __future__ import annotations

import pytest

from scripts.views.declared import declarations
from scripts.views.pages import page_of, renewed, untold


@pytest.mark.parametrize("game", declarations())
def test_pages_tell_the_fields_of_today(game: str) -> None:
    text = page_of(game).read_text("utf-8")
    assert renewed(text, declarations()[game]) == text, "python scripts/views/pages.py writes them"


@pytest.mark.parametrize("game", declarations())
def test_pages_tell_all_fields(game: str) -> None:
    assert untold(page_of(game).read_text("utf-8"), declarations()[game]) == []
