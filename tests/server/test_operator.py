"""Operation: health, metrics, one command, clear refusals."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

import undercroft as uc
from tests.server.guest import Guest, http_client, port_of
from tests.server.serving import LIMIT, Place, Process, eventually, run, serving
from undercroft.server.limits import Limits, read_limits
from undercroft.server.metrics import Counter, Histogram
from undercroft.server.process import web_settings
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.base import Statement
from undercroft.server.tables.table import Table
from undercroft.server.web.address import Address, listen, qr
from undercroft.server.web.pages import Docs, Pages


def test_health_readiness_and_metrics_are_served(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place, metrics="token") as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await ann.play_on(table)
            await ann.refused("join", table="nowhere")
            for path in ("/healthz", "/readyz"):
                assert (await ann.http.get(path)).status_code == 200
            answer = await ann.http.get("/metrics", headers={"Authorization": "Bearer token"})
            assert answer.headers["content-type"].startswith("text/plain")
            numbers = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
            assert numbers["undercroft_moves_total"] == "8"
            assert numbers['undercroft_bot_moves_total{level="random"}'] == "4"
            assert numbers['undercroft_refusals_total{code="unknown_table"}'] == "1"
            assert numbers["undercroft_sockets"] == "1"
            assert int(numbers["undercroft_append_seconds_count"]) >= 8
            assert all(re.fullmatch(r"[a-z_]+(\{[a-z]+=\"[^\"]*\"(,[a-z]+=\"[^\"]*\")*\})?", name) for name in numbers)

    run(scenario())


def test_metrics_need_the_token(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, metrics="token") as served, http_client(served.url) as http:
            for wrong in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer tokem"}):
                assert (await http.get("/metrics", headers=wrong)).status_code == 404
            assert (await http.get("/metrics", headers={"Authorization": "Bearer token"})).status_code == 200
        async with serving(folder) as served, http_client(served.url) as http:  # closed, unless it is opened
            for header in ({}, {"Authorization": "Bearer None"}):
                assert (await http.get("/metrics", headers=header)).status_code == 404

    run(scenario())


def test_store_failure_is_reported_and_nothing_is_lost(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            store = served.server.store
            broken = sqlite3.connect(":memory:")
            whole = store._connection  # type: ignore[attr-defined]
            store._connection = broken  # type: ignore[attr-defined]
            request = {"table": table, "seat": 0, "move": "stake 1", "version": found.version, "id": "m"}
            assert await ann.refused("play", **request) == "unavailable"
            assert found.told == []
            store._connection = whole  # type: ignore[attr-defined]
            await ann.do("play", **request)
            assert len(found.told) == 1
            broken.close()

    run(scenario())


def test_write_whose_confirmation_was_lost_is_shown(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store did it, but the line broke before it could say so."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "me"], hot_seat=True)
            found = await ann.join(table)
            seen = await eve.join(table)
            append = served.server.store.append

            async def broken(*args: Any) -> bool:
                monkeypatch.undo()
                await append(*args)
                raise StoreFailure("the line broke")

            monkeypatch.setattr(served.server.store, "append", broken)
            request = {"table": table, "seat": 0, "move": "stake 1", "version": found.version, "id": "m"}
            assert await ann.refused("play", **request) == "unavailable"
            await eve.until(lambda: len(seen.told) == 1)
            assert (await ann.do("play", **request))["version"] == seen.version

    run(scenario())


def test_one_command_starts_and_stops(folder: Place) -> None:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    process = Process(folder, taken.getsockname()[1])
    try:
        assert port_of(process.url) != taken.getsockname()[1]  # the next free port
        assert httpx.get(process.url + "/healthz", timeout=LIMIT).text == "alive\n"
        assert (folder.data / "undercroft.sqlite3").exists()
        with pytest.raises(RuntimeError, match="exit code 1"):
            Process(folder)  # the folder is in use
        assert process.stop() == 0
    finally:
        process.kill()
        taken.close()


def test_idle_connection_outlives_proxy_timeouts(folder: Place) -> None:
    """Otherwise the server could close it just as a request comes. nginx keeps connections for a minute."""

    async def scenario() -> None:
        async with serving(folder) as served:
            assert web_settings(served.server).timeout_keep_alive > 60

    run(scenario())


def test_stopping_tells_the_players(folder: Place) -> None:
    async def scenario() -> None:
        process = await asyncio.to_thread(Process, folder)
        try:
            async with Guest(process.url) as ann:
                table = await ann.create("toy", ["me", "random"])
                await ann.join(table)
                assert await asyncio.to_thread(process.stop) == 0
                await ann.lost()
                assert ann.closed == 1012
        finally:
            process.kill()

    run(scenario())


def test_invitations_use_an_address_that_others_can_reach() -> None:
    assert Address("127.0.0.1", 80).shared is None
    assert Address("127.0.0.1", 8000).local == "http://localhost:8000"
    assert Address("192.0.2.7", 8000).shared == "http://192.0.2.7:8000"
    assert Address("0.0.0.0", 8000, "https://games.example/").shared == "https://games.example"
    assert len(qr("http://192.0.2.7:8000").splitlines()) > 10
    with listen("127.0.0.1", 0) as door:
        assert door.getsockname()[1] > 0
    with pytest.raises(uc.UndercroftError, match="cannot listen on 192.0.2.7"):
        listen("192.0.2.7", 8000)  # not an address of this machine


def test_answers_are_sent_at_once() -> None:
    """Waiting for a full packet or an acknowledgement would take 40 ms."""

    async def scenario() -> None:
        met: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        with listen("127.0.0.1", 0) as door:
            async with await asyncio.start_server(lambda _, writer: met.put_nowait(writer), sock=door):
                _, guest = await asyncio.open_connection(*door.getsockname())
                host = await met.get()
                assert host.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                for line in (guest, host):
                    line.close()

    run(scenario())


def test_missing_client_is_replaced_by_instructions(tmp_path: Path) -> None:
    async def scenario() -> None:
        static = tmp_path / "static"
        transport = httpx.ASGITransport(app=Starlette(routes=[Mount("/", app=Pages(static))]))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            missing = await http.get("/")
            assert missing.status_code == 503 and "make play" in missing.text
            (static / "assets").mkdir(parents=True)
            first = '<!-- first screen -->games<template id="client">client</template>so<!-- /first screen -->'
            (static / "index.html").write_text(f"the {first}!")
            (static / "assets" / "app-1a2b.js").write_text("the script")
            for path, text in {
                "/": f"the {first}!",
                "/table/k3v9qz7m2w4x": "the client!",
                "/replay/x": "the client!",
            }.items():
                page = await http.get(path)
                assert page.text == text and page.headers["cache-control"] == "no-cache"
            script = await http.get("/assets/app-1a2b.js")
            assert script.text == "the script" and "immutable" in script.headers["cache-control"]
            assert (await http.get("/assets/gone.js")).status_code == 404
            assert (await http.get("/../secret.key")).status_code == 404
            assert (await http.post("/table/x")).status_code == 405

    run(scenario())


def test_built_static_table_is_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        static, alone = tmp_path / "static", tmp_path / "alone"
        static.mkdir()
        (static / "index.html").write_text("the page")
        transport = httpx.ASGITransport(app=Starlette(routes=[Mount("/", app=Pages(static))]))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            # The client looks for this file before it offers the way there, and says itself that there is no such page.
            assert (await http.get("/alone/runtime.json")).status_code == 404
            assert (await http.get("/alone/")).text == "the page"
            (alone / "python").mkdir(parents=True)
            (alone / "index.html").write_text("the table")
            (alone / "runtime.json").write_text("{}")
            (alone / "python" / "wasm-1a2b.bin").write_bytes(b"Python")
            assert (await http.get("/alone")).headers["location"] == "/alone/"
            assert (await http.get("/alone/")).text == "the table"
            assert (await http.get("/alone/runtime.json")).headers["cache-control"] == "no-cache"
            python = await http.get("/alone/python/wasm-1a2b.bin")
            assert python.content == b"Python" and "immutable" in python.headers["cache-control"]
            assert (await http.get("/alone/gone")).status_code == 404

    run(scenario())


def test_built_documentation_is_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        transport = httpx.ASGITransport(app=Starlette(routes=[Mount("/docs", app=Docs(tmp_path / "html"))]))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            missing = await http.get("/docs/developers/server.html")
            assert missing.status_code == 404 and "make docs" in missing.text
            (tmp_path / "html" / "developers").mkdir(parents=True)
            (tmp_path / "html" / "index.html").write_text("the first page")
            (tmp_path / "html" / "developers" / "server.html").write_text("the server")
            assert (await http.get("/docs")).headers["location"] == "http://test/docs/"
            assert (await http.get("/docs/")).text == "the first page"
            assert (await http.get("/docs/developers/server.html")).text == "the server"
            assert (await http.get("/docs/gone.html")).status_code == 404

    run(scenario())


def test_metrics_are_in_the_text_format() -> None:
    counter = Counter("c_total", "Help.", "kind")
    for kind in ("a", "b", "b"):
        counter.add(kind)
    assert counter.lines() == ['c_total{kind="a"} 1', 'c_total{kind="b"} 2']
    pairs = Counter("d_total", "Help.", "game", "level")
    pairs.add("toy", "random")
    assert pairs.lines() == ['d_total{game="toy",level="random"} 1']
    assert Counter("e_total", "Help.").lines() == ["e_total 0"]
    histogram = Histogram("h_seconds", "Help.")
    for seconds in (0.0005, 0.003, 100):
        histogram.observe(seconds)
    lines = histogram.lines()
    assert lines[0] == 'h_seconds_bucket{le="0.001"} 1'
    assert lines[2] == 'h_seconds_bucket{le="0.005"} 2'
    assert lines[-3:] == ['h_seconds_bucket{le="+Inf"} 3', "h_seconds_sum 100.003500", "h_seconds_count 3"]


def test_unwatched_tables_leave_memory(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            held = served.server.tables
            tables = [await ann.create("toy", ["me", "open"]) for _ in range(3)]
            await ann.join(tables[0])
            monkeypatch.setattr("undercroft.server.live.live_tables.IDLE", -1.0)
            assert sorted(held.sweep()) == sorted(tables[1:])
            assert isinstance(await held.look(tables[1]), Table)
            await asyncio.sleep(0)

    run(scenario())


def test_unstarted_tables_are_closed_eventually(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            monkeypatch.setattr("undercroft.server.tables.table.UNUSED", 0)
            table = await ann.create("toy", ["me", "open"], visibility="public")
            found = await ann.join(table)
            await ann.until(lambda: found.state["phase"] == "closed")
            assert (await ann.http.get("/api/tables")).json()["tables"] == []

    run(scenario())


async def expect_others_to_go_on(ann: Guest, store: Store) -> None:
    """The broken table is not called overdue again, and a new one is played."""

    async def is_retired() -> bool:
        return await store.overdue(1, 9) == []

    await eventually(is_retired)
    other = await ann.create("toy", ["me", "random"])
    await ann.join(other)
    await ann.play_on(other)


def test_unreadable_table_does_not_block_others(place: Place) -> None:
    """As when its rules are of a version this program does not know."""

    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            store = served.server.store
            table = await ann.create("toy", ["me", "random"])
            await store.write([Statement("UPDATE entries SET body = replace(body, '\"rules\":1', '\"rules\":99')")])
            await store.write([Statement("UPDATE tables SET due = 0")])
            served.server.tables._live.clear()  # last: whatever opens the table again, reads what stands there now
            answer = await ann.ask("join", table=table)
            assert (answer["code"], "under rules 99 of toy" in answer["text"]) == ("other_rules", True)
            await expect_others_to_go_on(ann, store)

    run(scenario())


@pytest.mark.parametrize("body", ['{"kind": "of another version", "at": 1}', "no JSON"])
def test_unreadable_entries_do_not_block_other_tables(folder: Place, body: str) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            store = served.server.store
            table = await ann.create("toy", ["me", "random"])
            await store.write([Statement("UPDATE entries SET body = ? WHERE n = 2", body)])
            await store.write([Statement("UPDATE tables SET due = 0")])
            served.server.tables._live.clear()  # last: whatever opens the table again, reads what stands there now
            assert await ann.refused("join", table=table) == "bad_record"
            await expect_others_to_go_on(ann, store)

    run(scenario())


def test_limits_can_be_set_on_the_command_line() -> None:
    assert read_limits([]) == Limits()
    changed = read_limits(["sockets_per_address=200", "messages_per_second=2.5"])
    assert (changed.sockets_per_address, changed.messages_per_second) == (200, 2.5)
    for wrong in ("sockets=1", "sockets_per_address", "sockets_per_address=many", "sockets_per_address=0"):
        with pytest.raises(uc.UndercroftError, match="limit"):
            read_limits([wrong])
