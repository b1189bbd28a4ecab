"""Evening out: small changes of figures that let all characters win equally often."""

from __future__ import annotations

import pytest

from undercroft.lab import evening
from undercroft.lab.evening import even_out


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "GAMES", 60)


def test_an_overpaid_character_is_brought_back() -> None:
    """With nine coins the knight wins far too often; the search takes coins away, and fresh deals agree."""
    rich = {"cards": {"character": {"knight": {"coins": 9}}}}
    first, *_, last = even_out("raiders", 3, rich, 1.5)
    assert not first.is_checked and last.is_checked
    assert first.changes == rich
    assert last.changes["cards"]["character"]["knight"]["coins"] < 9
    assert last.shares["knight"].value < first.shares["knight"].value


def test_a_search_without_time_keeps_the_figures() -> None:
    *_, last = even_out("raiders", 3, {}, 0.0)
    assert last.changes == {}
    assert last.is_checked


def test_every_figure_of_a_card_moves_one_step() -> None:
    found = [changes["cards"]["character"]["thief"] for changes in evening._neighbours("raiders", {}, "thief")]
    assert found == [{"coins": 3}, {"coins": 1}, {"wounds": 3}, {"wounds": 1}]
    first = next(iter(evening._neighbours("serpent", {}, "roderick")))
    values = first["cards"]["hero"]["roderick"]["values"]
    assert values == [[7, 2, 5], [8, 3, 5], [9, 3, 5], [9, 3, 6]]
