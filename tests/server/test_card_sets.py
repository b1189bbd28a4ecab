"""Tables with alternative cards: operators offer them, hosts choose, records contain them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.games import find_game
from undercroft.games.card_sets import changes_of, open_card_set
from undercroft.kernel.errors import BadCards, BadOption
from undercroft.kernel.match import Match, deal
from undercroft.kernel.record import read_record
from undercroft.server.tables import card_sets


@pytest.fixture
def offered(tmp_path: Path) -> Path:
    folder = tmp_path / "offered"
    (folder / "doggies").mkdir(parents=True)
    text = (find_game("doggies").folder / "cards.toml").read_text("utf-8")
    (folder / "doggies" / "long.toml").write_text(text.replace("rounds = 3", "rounds = 4"), "utf-8")
    return folder


def test_a_table_is_played_with_the_cards_its_host_chose(folder: Place, offered: Path) -> None:
    """The bot and the hint think with them too; the record is whole, and comes back from its file."""

    async def scenario() -> None:
        async with serving(folder, cards=offered) as served, Guest(served.url) as ann:
            games = {game["name"]: game for game in (await ann.http.get("/api/games")).json()}
            assert games["doggies"]["cards"] == ["long"]
            assert games["chest"]["cards"] == []
            table = await ann.create("doggies", ["me", "greedy"], cards="long", hints=True)
            mine = await ann.join(table)
            assert mine.state["settings"]["cards"] == "long"
            digest = mine.view["cards"]
            assert digest == open_card_set("doggies", {"cards": {"rounds": 4}}).digest
            for _ in range(6):
                await ann.until(lambda: mine.view["moves"])
                await ann.play(table, mine.view["moves"][0]["text"])
            await ann.until(lambda: mine.view["moves"])
            version = mine.state["version"]
            hint = await ann.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "version": version})
            assert hint.status_code == 200, hint.text
            assert not any(told["stand_in"] for told in mine.told if "stand_in" in told)
            faces = await ann.http.get(f"/api/games/doggies/faces?cards={digest}")
            assert faces.status_code == 200
            refused = await ann.http.post("/api/tables", json={"game": "chest", "seats": ["me"], "cards": "long"})
            assert refused.json()["code"] == "bad_option"
        # Later the operator offers nothing any more: the match is as it was.
        async with serving(folder) as served:
            found = await served.server.tables.look(table)
            assert isinstance(found.match, Match)
            assert found.match.game.changes == {"cards": {"rounds": 4}}

    run(scenario())


def test_record_with_unknown_cards_is_refused(folder: Place, offered: Path) -> None:
    box = open_card_set("doggies", changes_of(find_game("doggies"), offered / "doggies" / "long.toml"))
    known = deal(box, 2, 1, None, {}).private_record()
    strange = replace_figure(known.dumps())

    async def scenario() -> None:
        async with serving(folder, cards=offered) as served, Guest(served.url) as ann:
            assert (await ann.http.post("/api/records", content=known.dumps())).status_code == 201
            refused = (await ann.http.post("/api/records", content=strange)).json()
            assert refused["code"] == "other_rules"
            assert "unknown here" in refused["text"]

    run(scenario())


def replace_figure(text: str) -> str:
    """The same record as if it had been played with cards that nobody knows, its marks put right."""
    data = json.loads(text)
    data["changes"]["cards"]["rounds"] = 5
    data["cards"] = "0123456789ab"
    record = read_record(data, check_marks=False)
    return record.dumps()


@pytest.mark.parametrize(
    ("path", "text", "why"),
    [
        ("chess/rich.toml", "", "folders are named after games"),
        ("raiders/rich.toml", "coin_cap = 1", "rich.toml: rich.toml: there are no"),
        (f"raiders/{'a' * 40}.toml", "", "more than 32 signs"),
    ],
)
def test_a_folder_that_cannot_be_offered_is_refused(tmp_path: Path, path: str, text: str, why: str) -> None:
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(text, "utf-8")
    with pytest.raises((BadOption, BadCards), match=why):
        card_sets.offer(tmp_path)
    card_sets.offer(None)
    assert card_sets.names_of("raiders") == []
