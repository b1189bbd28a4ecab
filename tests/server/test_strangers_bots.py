"""A bot of another package, registered by an entry point, plays at a table."""

from __future__ import annotations

import os

import pytest

from tests.bots.conftest import STRANGERS, strangers_bots
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.server.web.games import _game_info

__all__ = ["strangers_bots"]


@pytest.fixture
def _installed(strangers_bots: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installs the package for the server and for the job processes."""
    monkeypatch.setenv("PYTHONPATH", str(STRANGERS), prepend=os.pathsep)
    _game_info.cache_clear()


@pytest.mark.usefixtures("_installed")
def test_bot_of_another_package_is_offered_and_plays(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            games = (await ann.http.get("/api/games")).json()
            assert "timid" in next(game for game in games if game["name"] == "toy")["others"]
            table = await ann.create("toy", ["me", "timid"])
            hers = await ann.join(table)
            assert [seat["bot"] for seat in hers.state["seats"]] == [None, "timid"]
            await ann.play_on(table)
            made = [told for told in hers.told if told["step"] and told["seat"] == 1]
            assert made and not any(told["stand_in"] for told in made)
            assert 'undercroft_bot_errors_total{game="toy",level="timid"}' not in (await ann.http.get("/metrics")).text

    run(scenario())
    _game_info.cache_clear()
