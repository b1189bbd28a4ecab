"""A store written by the release before: nothing that people have is lost when rules or cards change."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Inside, Place, run, serving
from tests.server.upgrade import Old, as_if_changed, entries_of, restore, returned
from undercroft.games import OURS, find_game
from undercroft.kernel.errors import BadPosition
from undercroft.kernel.record import read_record
from undercroft.kernel.result import Result
from undercroft.retired import Past, current, edition_of, editions, is_played_here
from undercroft.retired.sources import cards_of, digest_of, taken, with_cards
from undercroft.server.store.base import Store

RECORDS = Path(__file__).parent.parent / "records"
LINES = ("table-other-rules", "table-other-cards")


@pytest.fixture(autouse=True)
def _inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.work.office.WorkProcess", Inside)


@pytest.fixture
def _changed(monkeypatch: pytest.MonkeyPatch) -> None:
    as_if_changed(monkeypatch)


def as_then(shown: dict[str, Any] | None) -> dict[str, Any] | None:
    """A result as the release wrote it: what later ones add to every result is empty in this one."""
    return None if shown is None else {name: value for name, value in shown.items() if value != []}


def lines(told: list[dict[str, Any]]) -> list[str]:
    return [event["id"] for step in told for event in step["events"]]


@pytest.mark.usefixtures("_changed")
def test_a_finished_match_can_be_watched_and_proven(place: Place) -> None:
    old = [table for table in restore(place, "1") if table.phase == "over"]
    assert {table.game for table in old} == set(OURS)

    async def scenario() -> None:
        async with serving(place, forecast=0.01) as served, await returned(served, place, "Ann") as ann:
            listed = {row["id"]: row for row in (await ann.http.get("/api/me/tables")).json()["tables"]}
            for table in old:
                assert as_then(listed[table.id]["result"]) == as_then(
                    table.summary["result"]
                )  # shown as it was, not worked out again
                await watch(ann, table)
                await ann.do("chat", table=table.id, text="Remember?")
                shown = (await ann.http.get(f"/api/tables/{table.id}")).json()
                assert (as_then(shown["result"]), shown["phase"]) == (as_then(table.summary["result"]), "over")
                await ann.ask("leave", table=table.id)
                assert (await ann.http.get(f"/api/me/honours/{table.game}")).status_code == 200

    run(scenario())


async def watch(ann: Guest, table: Old) -> None:
    found = await ann.join(table.id)
    assert (found.state["phase"], found.state["notice"], found.state["undo"]) == ("over", None, False)
    assert found.view["result"]["winners"] == table.summary["result"]["winners"]
    assert len([step for step in found.told if step["step"]]) == table.summary["steps"]
    text = (await ann.http.get(f"/api/tables/{table.id}/record")).text
    past = Past(text)
    assert past.verdict()["fair"] and past.record.dumps() == text
    for seat in (None, *range(past.seats)):
        replay = (
            await ann.http.get(f"/api/tables/{table.id}/replay", params={} if seat is None else {"seat": seat})
        ).json()
        moments = replay["moments"]
        assert len(moments) == len(past.steps) + 1
        assert [moment["step"] for moment in moments] == list(range(len(moments)))
        last_view = {**moments[-1]["view"], "result": as_then(moments[-1]["view"]["result"])}
        assert last_view == {**past.view(seat), "result": as_then(past.view(seat)["result"])}
        assert [event["id"] for event in moments[-1]["events"]] == [
            event.id for event in past.told(seat, len(past.steps))
        ]
        assert all(moment["move"]["text"] == step.move for moment, step in zip(moments[1:], past.steps, strict=True))
    chances = (await ann.http.get(f"/api/tables/{table.id}/chances")).json()
    assert chances["is_done"] in (True, False)
    step = len(past.steps) // 2
    branched = await ann.http.post(f"/api/tables/{table.id}/branch", json={"step": step, "seat": 0})
    assert branched.status_code == 201, branched.text
    again = await ann.do("rematch", table=table.id)
    assert again["table"] != table.id


@pytest.mark.usefixtures("_changed")
def test_a_match_in_play_goes_on_under_the_new_rules(place: Place) -> None:
    old = [table for table in restore(place, "1") if table.phase == "playing"]

    async def scenario() -> None:
        async with (
            serving(place) as served,
            await returned(served, place, "Ann") as ann,
            await returned(served, place, "Bob") as bob,
        ):
            for table in old:
                await go_on(served.server.store, ann, bob, table)

    run(scenario())


async def go_on(store: Store, ann: Guest, bob: Guest, table: Old) -> None:
    found, other = await ann.join(table.id), await bob.join(table.id)
    bodies = [msgspec.json.decode(body) for body in await store.entries(table.id, 0)]
    renewals = [body for body in bodies if body["kind"] == "renewed"]
    assert len(renewals) == 1, table
    before = Past(*played(bodies))
    renewed = uc.replay(read_record(renewals[0]["record"]))
    assert is_played_here(renewed.record) and before.turn

    # The same position, seen from every seat; a line of the log says what happened.
    assert found.state["phase"] == "playing"
    assert lines(found.told)[0] in LINES and lines(other.told)[0] in LINES
    for seat in (None, *range(before.seats)):
        if renewed.game.version == before.edition.rules:
            assert renewed.view(seat) == before.view(seat)
    assert renewed.private_record().dice["commitment"] != before.record.dice["commitment"]
    assert [said["text"] for said in found.said] == [f"Good luck at {table.game}!"]
    if table.summary["clock"]["kind"] == "live":
        clocks = [seat["clock"]["left"] for seat in found.state["seats"]]
        assert all(3_500_000 < left < 4_000_000 for left in clocks)
    elif table.summary["clock"]["kind"] == "days":
        assert all(seat["clock"]["left"] > 86_000_000 for seat in found.state["seats"])

    # What was before cannot be taken back, and is not lost.
    if not any(body["kind"] == "step" for body in bodies[table.version :]):
        assert await ann.refused("undo", table=table.id, seat=0, version=found.version) == "no_undo"
        assert await ann.refused("ask_back", table=table.id, seat=0, version=found.version) == "no_undo"
    for seat in range(2):
        guest = (ann, bob)[seat]
        if seat in guest.tables[table.id].view["turn"] and guest.tables[table.id].state["seats"][seat]["bot"] is None:
            await guest.play(table.id)
            break
    replay = (await ann.http.get(f"/api/tables/{table.id}/replay", params={"seat": 0})).json()
    moments = replay["moments"]
    assert replay["record"] is None and len(moments) >= len(before.steps) + 2
    assert moments[len(before.steps)]["view"] == before.view(0)
    assert moments[len(before.steps) + 1]["events"][0]["id"] in LINES
    assert (await ann.http.get(f"/api/tables/{table.id}/record", params={"part": 0})).json()["code"] == "not_over"
    assert (await ann.http.get(f"/api/tables/{table.id}/replay", params={"seat": 1})).json()["code"] == "not_your_seat"
    await ann.ask("leave", table=table.id)
    await bob.ask("leave", table=table.id)


def played(bodies: list[dict[str, Any]]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What was done under the old rules. Of take-backs these stores hold only questions that were agreed to."""
    ops: list[dict[str, Any]] = []
    record: dict[str, Any] = {}
    steps = 0
    for body in bodies:
        match body["kind"]:
            case "renewed":
                break
            case "started":
                record = body["record"]
            case "step":
                ops.append({"seat": body["seat"], "move": body["move"], "chance": body.get("chance", [])})
            case "asked":
                steps = body["steps"]
            case "answered" if body["yes"]:
                ops.append({"back": steps})
    return record, ops


@pytest.mark.usefixtures("_changed")
def test_both_parts_of_a_renewed_match_can_be_had_when_it_is_over(place: Place) -> None:
    old = next(table for table in restore(place, "1") if table.phase == "playing" and table.game == "doggies")

    async def scenario() -> None:
        async with (
            serving(place) as served,
            await returned(served, place, "Ann") as ann,
            await returned(served, place, "Bob") as bob,
        ):
            await ann.join(old.id)
            await bob.join(old.id)
            await asyncio.gather(ann.play_on(old.id), bob.play_on(old.id))
            address = f"/api/tables/{old.id}"
            parts = [(await ann.http.get(f"{address}/record", params={"part": part})).text for part in (0, 1)]
            before = Past(parts[0])
            assert before.verdict()["valid"] and before.record.result is None and before.record.dice["secret"]
            assert uc.verify(parts[1]).record.result is not None
            assert (await ann.http.get(f"{address}/record")).text == parts[1]
            assert (await ann.http.get(f"{address}/record", params={"part": 2})).status_code == 422
            assert ann.tables[old.id].state["fairness"]["earlier"] == 1
            for step in (0, len(before.steps), len(before.steps) + 1):
                branched = await ann.http.post(f"{address}/branch", json={"step": step, "seat": 1})
                assert branched.status_code == 201, branched.text
            too_far = await ann.http.post(f"{address}/branch", json={"step": 9999, "seat": 1})
            assert too_far.json()["code"] == "bad_message"
        # Read again from what is stored, without asking the old rules.
        async with serving(place) as served, await returned(served, place, "Bob") as bob:
            found = await bob.join(old.id)
            assert found.state["phase"] == "over" and lines(found.told)[0] in LINES
            assert len((await bob.http.get(f"{address}/replay")).json()["moments"]) == found.told[-1]["step"] + 1

    run(scenario())


@pytest.mark.usefixtures("_changed")
def test_of_several_processes_one_renews(database: str, tmp_path: Any) -> None:
    place = Place(tmp_path, database)
    old = [table for table in restore(place, "1") if table.phase == "playing"]

    async def scenario() -> None:
        async with serving(place) as one, serving(place) as two:
            processes = [one.server.tables, two.server.tables]
            await asyncio.gather(*(held.look(table.id) for table in old for held in processes))
            for table in old:
                kinds = [entry["kind"] for entry in await entries_of(one, table.id)]
                assert kinds.count("renewed") == 1, table

    run(scenario())


@pytest.mark.usefixtures("_changed")
def test_what_cannot_go_on_is_over_without_a_result(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(data: Any, rules: int) -> Any:
        raise BadPosition("the hall has fallen in")

    for game in OURS:
        monkeypatch.setattr(type(find_game(game)), "renew", lambda self, data, rules: refuse(data, rules))
    old = [table for table in restore(place, "1") if table.phase == "playing"]

    async def scenario() -> None:
        async with serving(place) as served, await returned(served, place, "Ann") as ann:
            for table in old:
                found = await ann.join(table.id)
                assert (found.state["phase"], found.state["notice"]["id"]) == ("over", "table-ended")
                assert found.view["turn"] and found.view["result"] is None and found.told
                text = (await ann.http.get(f"/api/tables/{table.id}/record")).text
                assert Past(text).verdict()["valid"] and read_record(text).dice["secret"]
                replay = (await ann.http.get(f"/api/tables/{table.id}/replay")).json()
                assert len(replay["moments"]) == len(read_record(text).steps) + 1
                assert (await ann.http.get(f"/api/tables/{table.id}/chances")).json()["is_done"]
                assert (await ann.http.post(f"/api/tables/{table.id}/branch", json={"step": 0, "seat": 0})).json()[
                    "code"
                ] == "not_kept"
                move = await ann.refused("play", table=table.id, seat=0, move="flee", version=found.version)
                assert move == "wrong_phase"
                assert (await ann.do("rematch", table=table.id))["table"]
                await ann.ask("leave", table=table.id)
            listed = {row["id"]: row for row in (await ann.http.get("/api/me/tables")).json()["tables"]}
            assert all(listed[table.id]["phase"] == "over" and listed[table.id]["result"] is None for table in old)
            rematches = len(old)
            assert await served.server.store.count_active(ann.id) == len(OURS) + rematches  # lobbies, and those

    run(scenario())


def test_what_nobody_can_tell_any_more_keeps_its_result(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of which nothing is kept: a stranger's game, or a release that never was one."""
    old = restore(place, "1")
    monkeypatch.setattr(editions, "archives", list)
    monkeypatch.setattr(editions, "edition_of", lambda record: edition_of(record)._replace(cards="0" * 12))

    def nothing(*_: Any) -> Any:
        raise editions.NotKept("these rules are not kept")

    monkeypatch.setattr("undercroft.retired.past.candidates", nothing)

    async def scenario() -> None:
        async with serving(place) as served, await returned(served, place, "Ann") as ann:
            for table in old:
                found = await ann.join(table.id)
                await ann.ask("leave", table=table.id)
                if table.phase == "open":
                    assert found.state["phase"] == "open"
                    continue
                assert found.state["phase"] == "over" and found.state["view"] is None
                assert found.state["notice"]["id"] == ("table-untold" if table.phase == "over" else "table-ended")
                shown = (await ann.http.get(f"/api/tables/{table.id}")).json()
                assert as_then(shown["result"]) == as_then(table.summary["result"])
                assert (await ann.http.get(f"/api/tables/{table.id}/replay")).json()["code"] == "not_kept"
                record = read_record((await ann.http.get(f"/api/tables/{table.id}/record")).text)
                assert record.result == table.summary["result"]
                assert (await ann.http.get(f"/api/tables/{table.id}/chances")).json()["is_done"]
                assert (await ann.http.get(f"/api/me/honours/{table.game}")).json()["honours"] == []

    run(scenario())


def test_a_lobby_of_then_is_played_now(place: Place) -> None:
    old = [table for table in restore(place, "1") if table.phase == "open"]

    async def scenario() -> None:
        async with serving(place) as served, await returned(served, place, "Ann") as ann:
            for table in old:
                found = await ann.join(table.id)
                for seat in range(1, len(found.state["seats"])):
                    await ann.do("seat_bot", table=table.id, seat=seat, level="random")
                await ann.do("start", table=table.id)
                assert found.state["phase"] == "playing"
                await ann.ask("leave", table=table.id)

    run(scenario())


def test_a_store_of_the_same_rules_is_as_it_was(place: Place) -> None:
    """Games whose rules have not changed since: nothing is renewed."""
    same = [table for table in restore(place, "1") if find_game(table.game).version == 1 and table.phase == "playing"]

    async def scenario() -> None:
        async with serving(place) as served, await returned(served, place, "Ann") as ann:
            for table in same:
                found = await ann.join(table.id)
                assert found.state["phase"] == "playing" and not set(lines(found.told)) & set(LINES)
                assert "renewed" not in [entry["kind"] for entry in await entries_of(served, table.id)]
                await ann.ask("leave", table=table.id)

    run(scenario())


def test_matches_of_corrected_cards_that_named_none(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before records had a digest, an operator had corrected a card; the release that is kept has it as printed. While
    the corrected file is still here it tells the match; without it the result stands."""
    old = restore(place, "1-other-cards")
    corrected = {"cards.toml": cards_of(taken(), "chest")["cards.toml"].replace("adventures = 3 ", "adventures = 2 ")}
    monkeypatch.setattr(editions, "taken", lambda: with_cards(taken(), "chest", corrected))
    monkeypatch.setitem(find_game("chest").__dict__, "digest", digest_of(corrected))

    async def scenario() -> None:
        async with serving(place) as served, await returned(served, place, "Ann") as ann:
            for table in old:
                found = await ann.join(table.id)
                assert found.state["phase"] == table.phase and found.state["notice"] is None
                if table.phase == "over":
                    assert as_then(found.view["result"]) == as_then(table.summary["result"])
                    assert (await ann.http.get(f"/api/tables/{table.id}/replay")).status_code == 200
                elif table.phase == "playing":
                    assert lines(found.told)[0] in LINES
                await ann.ask("leave", table=table.id)

    run(scenario())


def test_without_the_corrected_cards_the_result_stands(folder: Place) -> None:
    old = [table for table in restore(folder, "1-other-cards") if table.phase == "over"]

    async def scenario() -> None:
        async with serving(folder) as served, await returned(served, folder, "Ann") as ann:
            for table in old:
                found = await ann.join(table.id)
                assert (found.state["phase"], found.state["notice"]["id"]) == ("over", "table-untold")
                shown = (await ann.http.get(f"/api/tables/{table.id}")).json()
                assert as_then(shown["result"]) == as_then(table.summary["result"])

    run(scenario())


@pytest.mark.usefixtures("_changed")
def test_old_records_are_brought_along(folder: Place) -> None:
    text = (RECORDS / "chest" / "1" / "sealed-greedy-1.json").read_text("utf-8")

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            brought = (await ann.http.post("/api/records", content=text)).json()
            assert brought["is_fair"]
            found = await ann.join(brought["table"])
            assert found.state["phase"] == "over" and found.view["result"]["scores"]
            half = read_record(text).until(20).dumps()
            brought = (await ann.http.post("/api/records", content=half)).json()
            found = await ann.join(brought["table"])
            assert found.state["phase"] == "playing"
            await ann.play(brought["table"])

    run(scenario())


def test_corrected_cards_strand_no_match(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches in play, by days and finished, all played with the cards of the day; then a figure is corrected."""
    here = find_game("chest").digest
    tables: dict[str, Any] = {}

    async def play() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann:
            for name, clock in (("over", "none"), ("live", "live"), ("days", "days")):
                table = tables[name] = await ann.create("chest", ["me"], clock={"kind": clock, "time": 3600})
                found = await ann.join(table)
                if name == "over":
                    await ann.play_on(table)
                else:
                    await ann.play(table)
                tables[f"{name} result"] = found.view["result"]
                await ann.ask("leave", table=table)
            rows = await served.server.store.read("SELECT edition FROM tables")
            assert {row[0] for row in rows} == {str(current("chest"))}
        tables["cookies"] = ann.http.cookies

    run(play())
    corrected = {"cards.toml": cards_of(taken(), "chest")["cards.toml"].replace("adventures = 3 ", "adventures = 2 ")}
    monkeypatch.setattr(editions, "taken", lambda: with_cards(taken(), "chest", corrected))
    monkeypatch.setitem(find_game("chest").__dict__, "digest", digest_of(corrected))

    async def go_on_with_them() -> None:
        async with serving(place) as served:
            ann = Guest(served.url, "Ann")
            ann.http.cookies = tables["cookies"]
            async with ann:
                over = await ann.join(tables["over"])
                assert over.view["result"] == tables["over result"]
                listed = (await ann.http.get(f"/api/tables/{tables['over']}")).json()
                assert listed["result"]["scores"] == tables["over result"]["scores"]
                text = (await ann.http.get(f"/api/tables/{tables['over']}/record")).text
                assert read_record(text).cards == here
                for name in ("live", "days"):
                    found = await ann.join(tables[name])
                    assert found.state["phase"] == "playing" and lines(found.told)[0] == "table-other-cards"
                    assert found.state["seats"][0]["clock"]["left"] > 0
                    await ann.play(tables[name])

    run(go_on_with_them())


def test_a_result_that_was_stored_stands(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody changes how a game is scored and forgets its version: who had won has won, also after the next word."""

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("toy", ["me", "random"])
            found = await ann.join(table)
            await ann.play_on(table)
            then = (await ann.http.get(f"/api/tables/{table}")).json()["result"]
            assert then == found.view["result"]
            lost = [seat for seat in (0, 1) if seat not in then["winners"]] or [0]
            other = Result(tuple(lost), (99, 98), [[("toy-part-points", 99)], [("toy-part-points", 98)]])
            monkeypatch.setattr(type(uc.deal("toy", 2).position), "result", lambda position: other)
            live = served.server.tables.hold(table)
            async with live.lock:
                live.forget()
            await ann.do("chat", table=table, text="well played")
            assert (await ann.http.get(f"/api/tables/{table}")).json()["result"] == then

    run(scenario())


def test_cards_are_kept_and_tell_a_match_after_they_were_corrected(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played with the cards of the day, watched when others are printed."""
    here = find_game("chest").digest
    table = ""

    async def play() -> None:
        nonlocal table
        async with serving(place) as served, Guest(served.url, "Ann") as ann:
            table = await ann.create("chest", ["me"])
            await ann.join(table)
            await ann.play_on(table)
            assert here is not None and "cards.toml" in (await served.server.store.cards(here) or "")

    run(play())
    corrected = {"cards.toml": cards_of(taken(), "chest")["cards.toml"].replace("adventures = 3 ", "adventures = 2 ")}
    monkeypatch.setattr(editions, "taken", lambda: with_cards(taken(), "chest", corrected))
    monkeypatch.setitem(find_game("chest").__dict__, "digest", digest_of(corrected))

    async def watch_it() -> None:
        async with serving(place) as served, Guest(served.url, "Bob") as bob:
            found = await bob.join(table)
            assert found.state["phase"] == "over" and found.view["result"]["scores"]
            text = (await bob.http.get(f"/api/tables/{table}/record")).text
            assert read_record(text).cards == here
            assert (await bob.http.get(f"/api/tables/{table}/replay")).status_code == 200

    run(watch_it())
