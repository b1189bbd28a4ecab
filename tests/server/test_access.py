"""Access to a match: every route and socket applies the same rules, tested as its player and as a stranger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from tests.server.test_daily import Calendar, calendar, enter
from tests.server.test_moves import at_toy
from tests.server.test_previews import PAGE
from undercroft.server.web import pages

__all__ = ["calendar"]

STORY: Final = ("record", "dice", "chances", "review?seat=0", "review?seat=1")
RAIDERS: Final = "raiders"  # whose daily has rivals with hands of their own


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undercroft.jobs.pool.WorkerProcess", Inside)
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages.Pages.__init__, "__defaults__", (tmp_path, None))


async def code(guest: Guest, path: str) -> str:
    """Returns the code of the refusal, or `ok`."""
    answer = await guest.http.get(path)
    return "ok" if answer.status_code == 200 else str(answer.json()["code"])


async def branch(guest: Guest, table: str) -> str:
    answer = await guest.http.post(f"/api/tables/{table}/branch", json={"step": 0, "seat": 0})
    return "ok" if answer.status_code == 201 else str(answer.json()["code"])


async def doors(guest: Guest, table: str) -> dict[str, str]:
    """Returns the answer of every route to a match, or to a part of it."""
    base = f"/api/tables/{table}"
    paths = ["", "/replay", "/replay?seat=0", "/replay?seat=1", *(f"/{part}" for part in STORY)]
    found = {path: await code(guest, base + path) for path in paths}
    joined = await guest.ask("join", table=table)
    rematch = await guest.ask("rematch", table=table)
    return {
        **found,
        "branch": await branch(guest, table),
        "join": "ok" if joined["type"] == "done" else joined["code"],
        "rematch": "ok" if rematch["type"] == "done" else rematch["code"],
    }


async def previewed(guest: Guest, table: str) -> bool:
    """Tells whether the preview of the link says anything about the table."""
    picture = (await guest.http.get(f"/api/tables/{table}/picture")).status_code == 200
    texts = [(await guest.http.get(f"/{kind}/{table}")).text for kind in ("table", "replay")]
    return picture or any("Ann" in text for text in texts)


def test_sealed_daily_shows_only_its_player_only_what_they_saw(place: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await enter(ann, RAIDERS)
            await ann.join(table)
            await ann.play_on(table)
            settings = {"spectators": True, "visibility": "public"}
            for name, value in settings.items():
                assert await ann.refused("configure", table=table, **{name: value}) == "bad_option"

            closed = {"": "ok", "/replay": "ok", "/replay?seat=0": "ok", "/replay?seat=1": "not_your_seat"}
            sealed = dict.fromkeys(["branch", *(f"/{part}" for part in STORY)], "not_over")
            assert await doors(ann, table) == {**closed, **sealed, "join": "ok", "rematch": "ok"}
            hers = await ann.http.get(f"/api/tables/{table}/replay?seat=0")
            moments = hers.json()["moments"]
            assert all(moment["move"] is None for moment in moments if moment["seat"] not in (None, 0))
            assert hers.json()["record"] is None

            refused = dict.fromkeys(closed, "not_over") | {"join": "not_over", "rematch": "not_your_seat"}
            assert await doors(bob, table) == {**refused, **sealed}
            assert not await previewed(bob, table)
            listed = (await bob.http.get("/api/tables?phase=over")).json()["tables"]
            assert listed == []

            calendar.days = 1
            opened = await doors(bob, table)
            assert {way for way, answer in opened.items() if answer != "ok"} == {"rematch"}
            assert await previewed(bob, table)

    run(scenario())


def test_running_daily_is_visible_only_to_its_player(folder: Place, calendar: Calendar) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await enter(ann, RAIDERS)
            await ann.join(table)
            found = await doors(bob, table)
            assert set(found.values()) <= {"not_invited", "not_over", "not_your_seat"}
            assert not await previewed(bob, table)
            calendar.days = 1  # its day is over, and it is not
            assert set((await doors(bob, table)).values()) <= {"not_invited", "not_over", "not_your_seat"}

    run(scenario())


def test_finished_table_without_spectators_is_visible_only_to_its_players(place: Place) -> None:
    """The id of a table is in the addresses that people send each other, in their history and in the log of a proxy."""

    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Cid") as cid,
            Guest(served.url, "Bob") as bob,
        ):
            table = await at_toy(ann, cid, spectators=False, visibility="public")
            while ann.tables[table].state["phase"] != "over":
                for guest, seat in ((ann, 0), (cid, 1)):
                    await guest.until(lambda: guest.tables[table].version >= ann.tables[table].version)  # noqa: B023
                    if seat in guest.tables[table].view["turn"]:
                        await guest.play(table)
                await ann.until(lambda: ann.tables[table].version >= cid.tables[table].version)
            again = (await ann.do("rematch", table=table))["table"]
            assert set((await doors(cid, table)).values()) == {"ok"}
            found = await doors(bob, table)
            assert found.pop("rematch") == "not_your_seat", "nor is he told where they go on"
            assert set(found.values()) == {"not_invited"}
            assert not await previewed(bob, table)
            assert (await bob.http.get("/api/tables?phase=over")).json()["tables"] == []
            assert again not in json.dumps(bob.heard)

            # To share it is an act of its own: that of the host.
            assert await cid.refused("configure", table=table, spectators=True) == "not_host"
            await ann.do("configure", table=table, spectators=True)
            assert {way for way, answer in (await doors(bob, table)).items() if answer != "ok"} == {"rematch"}
            assert await previewed(bob, table)
            await ann.do("configure", table=table, spectators=False)
            await bob.lost()

    run(scenario())
