"""People at a table, through real sockets, from the first seat to the last move."""

from __future__ import annotations

import asyncio
import re

import pytest

import undercroft as uc
from tests.server.guest import Guest
from tests.server.serving import Place, run, serving


def test_two_people_play_a_whole_match(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await ann.create("toy", ["me", "open"])
            hers = await ann.join(table)
            assert hers.state["phase"] == "open"
            his = await bob.sit(table, 1)
            assert [seat["player"]["name"] for seat in his.state["seats"]] == ["Ann", "Bob"]
            await ann.do("start", table=table)
            for _ in range(2):
                for move in ("stake 1", "guess low"):
                    await ann.play(table, move)
                    await bob.play(table, move)
            await ann.until(lambda: hers.state["phase"] == "over")
            await bob.until(lambda: his.state["phase"] == "over")
            assert hers.view["result"] == his.view["result"]
            assert [told["step"] for told in hers.told] == list(range(1, 9))

            record = await bob.http.get(f"/api/tables/{table}/record")
            verdict = uc.verify(record.text)
            assert verdict.is_fair
            assert verdict.record.dice["commitment"] == hers.state["fairness"]["commitment"]
            assert verdict.record.dice["secret"] == hers.state["fairness"]["secret"]

    run(scenario())


def test_a_hidden_choice_reaches_no_other_socket(place: Place) -> None:
    """Bob and a spectator receive the same bytes for each of Ann's choices, except times and names."""

    async def scenario() -> None:
        async with (
            serving(place) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            heard = []
            for moves in (["stake 1", "guess low"], ["stake 2", "guess high"]):
                table = await ann.create("toy", ["me", "open"], options={"charms": False})
                await ann.join(table)
                await bob.sit(table, 1)
                await eve.join(table)
                await ann.do("start", table=table)
                await bob.until(lambda: bob.tables[table].state["view"])  # noqa: B023
                await eve.until(lambda: eve.tables[table].state["view"])  # noqa: B023
                for move in moves:
                    version = (await ann.play(table, move))["version"]
                    await bob.until(lambda: bob.tables[table].version >= version)  # noqa: B023
                    await eve.until(lambda: eve.tables[table].version >= version)  # noqa: B023
                assert bob.tables[table].view["turn"] == [1]
                assert bob.tables[table].state["fairness"]["secret"] is None
                heard.append([_plain(bob.heard[-1], table), _plain(eve.heard[-1], table)])

                # Nor over HTTP: no record, no replay from another seat, no notation of others' moves.
                assert (await bob.http.get(f"/api/tables/{table}/record")).json()["code"] == "not_over"
                assert (await bob.http.get(f"/api/tables/{table}/replay?seat=0")).json()["code"] == "not_your_seat"
                replay = (await bob.http.get(f"/api/tables/{table}/replay?seat=1")).json()
                assert [moment["move"] for moment in replay["moments"]] == [None, None, None]
                assert replay["record"] is None
                own = (await ann.http.get(f"/api/tables/{table}/replay?seat=0")).json()
                assert own["moments"][0]["move"] is None
                assert [moment["move"]["text"] for moment in own["moments"][1:]] == list(moves)
            assert heard[0] == heard[1]

    run(scenario())


def _plain(message: str, table: str) -> str:
    """A state without what differs from table to table."""
    message = re.sub(r'"(at|now)":\d+', r'"\1":0', message.replace(table, "TABLE"))
    return re.sub(r'"commitment":"\w+"', '"commitment":""', message)


def test_spectators_see_only_public_information_and_can_be_excluded(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "random"])
            shown = await eve.join(table)
            assert shown.state["seat"] is None and shown.state["yours"] == []
            await ann.join(table)
            await ann.until(lambda: ann.tables[table].state["spectators"] == 1)
            assert await eve.refused("join", table=table, seat=0) == "not_your_seat"
            assert await eve.refused("play", table=table, seat=0, move="stake 1", version=9) == "not_your_seat"
            await ann.do("configure", table=table, spectators=False)
            async with Guest(served.url) as late:
                assert await late.refused("join", table=table) == "not_invited"
            await eve.lost()  # who watched is shown nothing more, and learns why on coming back
            assert eve.closed == 4403
            await eve.connect()
            assert await eve.refused("join", table=table) == "not_invited"

    run(scenario())


def test_early_visitor_does_not_stay_where_spectators_are_off(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as eve:
            table = await ann.create("toy", ["me", "open"], spectators=False)
            seen = await eve.join(table)  # there is a seat to take
            await ann.join(table)
            await ann.do("seat_bot", table=table, seat=1, level="random")
            await ann.do("start", table=table)
            await eve.lost()
            assert (eve.closed, seen.state["phase"]) == (4403, "open")

    run(scenario())


def test_a_player_may_look_as_a_spectator(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            table = await ann.create("toy", ["me"])
            assert (await ann.join(table)).state["seat"] == 0
            await ann.do("join", table=table, spectate=True)
            await ann.until(lambda: ann.tables[table].state["seat"] is None)
            assert ann.tables[table].view["table"]["own"] is None

    run(scenario())


def test_one_person_plays_all_seats_of_a_hot_seat_table(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "me"], hot_seat=True, options={"rounds": 2})
            found = await ann.join(table, seat=0)
            while found.state["phase"] != "over":
                seat = found.view["turn"][-1]
                await ann.do("join", table=table, seat=seat)
                await ann.until(lambda: found.state["seat"] == seat)  # noqa: B023
                assert found.state["since"] == 0 or found.view["seat"] == seat
                await ann.play(table, seat=seat)
            assert found.state["yours"] == [0, 1]
            assert await bob.refused("join", table=table, seat=1) == "not_your_seat"

    run(scenario())


def test_only_the_host_sets_up_seats_and_bots(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await ann.create("toy", ["me", "open", "open"], visibility="public")
            await ann.join(table)
            await bob.sit(table, 1)
            assert await bob.refused("sit", table=table, seat=0) == "seat_taken"
            assert await bob.refused("sit", table=table, seat=2) == "seat_taken"  # he has one
            assert await bob.refused("sit", table=table, seat=7) == "not_your_seat"
            assert await bob.refused("start", table=table) == "not_host"
            assert await bob.refused("seat_bot", table=table, seat=2, level="random") == "not_host"
            assert await ann.refused("start", table=table) == "wrong_phase"  # a seat is free
            assert await ann.refused("seat_bot", table=table, seat=2, level="genius") == "bad_option"
            await ann.do("seat_bot", table=table, seat=2, level="random")
            await bob.do("stand", table=table, seat=1)
            assert await bob.refused("stand", table=table, seat=0) == "not_your_seat"
            await bob.do("sit", table=table, seat=1)
            await bob.http.put("/api/me", json={"name": "Robert", "avatar": "torch"})
            await bob.do("sit", table=table, seat=1)  # shows the new name
            await ann.do("stand", table=table, seat=2)
            await ann.do("seat_bot", table=table, seat=2, level="random")

            listed = (await bob.http.get("/api/tables?game=toy")).json()["tables"]
            assert [row["id"] for row in listed] == [table]
            assert listed[0]["seats"][1]["player"] == {"id": bob.id, "name": "Robert", "avatar": "torch"}
            assert listed[0]["yours"] == [1]
            assert listed[0]["invite"] == f"{served.url}/table/{table}"
            await ann.do("start", table=table)
            assert await bob.refused("stand", table=table, seat=1) == "wrong_phase"
            assert (await bob.http.get("/api/tables")).json()["tables"] == []
            assert [t["id"] for t in (await bob.http.get("/api/tables?phase=playing")).json()["tables"]] == [table]
            assert [t["id"] for t in (await bob.http.get("/api/me/tables")).json()["tables"]] == [table]

            other = await ann.create("toy", ["me", "open"])
            await ann.join(other)
            await ann.do("close", table=other)
            assert await bob.refused("sit", table=other, seat=1) == "wrong_phase"

    run(scenario())


def test_chat_can_be_switched_off(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Eve") as eve:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            heard = await eve.join(table)
            await ann.do("chat", table=table, text="  привет,\u202e \n world ", id="c1")
            await ann.do("chat", table=table, text="again", id="c1")  # sent again: said once
            await eve.until(lambda: heard.said)
            assert [(said["player"]["name"], said["text"]) for said in heard.said] == [("Ann", "привет, world")]
            assert await eve.refused("chat", table=table, text="hint!") == "chat_off"  # spectators, while it is played
            await ann.do("configure", table=table, chat=False)
            assert await ann.refused("chat", table=table, text="still there?") == "chat_off"

    run(scenario())


def test_entries_that_are_not_moves_are_limited(folder: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            monkeypatch.setattr("undercroft.server.tables.permissions.MOST_ASIDE", 6)
            table = await ann.create("toy", ["me", "me"], hot_seat=True)  # three entries
            await ann.join(table)
            for pace in ("steps", "instant", "normal"):
                await ann.do("configure", table=table, pace=pace)
            assert await ann.refused("configure", table=table, pace="steps") == "too_fast"
            await ann.play(table, "stake 1", seat=0)  # the match goes on
            await ann.do("chat", table=table, text="and one can talk about it")

    run(scenario())


def test_rematch_is_created_once_with_rotated_seats(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            table = await ann.create("toy", ["me", "open", "random"])
            await ann.join(table)
            await bob.sit(table, 1)
            await ann.do("start", table=table)
            assert await ann.refused("rematch", table=table) == "not_over"
            await asyncio.gather(ann.play_on(table), bob.play_on(table))
            first = await ann.do("rematch", table=table)
            second = await bob.do("rematch", table=table)
            assert first["table"] == second["table"] != table
            await bob.until(lambda: bob.tables[table].state["rematch"] == first["table"])
            again = await bob.join(first["table"])
            names = [seat["player"]["name"] if seat["player"] else seat["bot"] for seat in again.state["seats"]]
            assert names == ["Bob", "random", "Ann"]
            assert again.state["phase"] == "open"

    run(scenario())


def test_finished_match_can_be_replayed_downloaded_and_imported(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await ann.play_on(table)
            replay = (await bob.http.get(f"/api/tables/{table}/replay?seat=0")).json()
            last = replay["moments"][-1]
            assert last["view"] == ann.tables[table].view
            assert [moment["step"] for moment in replay["moments"]] == list(range(len(ann.tables[table].told) + 1))
            assert [moment["events"] for moment in replay["moments"][1:]] == [
                told["events"] for told in ann.tables[table].told
            ]
            assert all(moment["move"] for moment in replay["moments"][1:])

            text = (await bob.http.get(f"/api/tables/{table}/record")).text
            assert replay["record"] == uc.replay(text).record.data()
            brought = await bob.http.post("/api/records", content=text)
            assert brought.status_code == 201 and brought.json()["is_fair"] is True
            copy = await bob.join(brought.json()["table"])
            assert copy.state["phase"] == "over"
            assert copy.view["result"] == last["view"]["result"]
            exported = await bob.http.get(f"/api/tables/{copy.state['table']}/record")
            assert exported.text == text

            bent = text.replace('"seat": 0', '"seat": 1', 1)
            refused = await bob.http.post("/api/records", content=bent)
            assert (refused.status_code, refused.json()["code"]) == (422, "bad_record")
            assert "step 1" in refused.json()["text"]

    run(scenario())


def test_match_can_branch_from_any_moment(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            early = await bob.http.post(f"/api/tables/{table}/branch", json={"step": 0, "seat": 0})
            assert early.json()["code"] == "not_over"
            await ann.play_on(table)
            moments = (await bob.http.get(f"/api/tables/{table}/replay?seat=1")).json()["moments"]
            step = next(moment["step"] for moment in moments[2:] if moment["view"]["turn"] == [1])

            made = await bob.http.post(f"/api/tables/{table}/branch", json={"step": step, "seat": 1})
            assert made.status_code == 201
            tried = await bob.join(made.json()["id"])
            assert tried.view == moments[step]["view"]
            assert tried.state["fairness"]["commitment"] != ann.tables[table].state["fairness"]["commitment"]
            await bob.play_on(made.json()["id"])
            assert bob.tables[made.json()["id"]].state["phase"] == "over"

            for asked, code in [
                ({"step": len(moments), "seat": 1}, "bad_message"),
                ({"step": len(moments) - 1, "seat": 1}, "wrong_phase"),
                ({"step": 0, "seat": 2}, "not_your_seat"),
                ({"step": 0, "seat": 0, "level": "genius"}, "bad_option"),
                ({"step": -1, "seat": 0}, "bad_message"),
            ]:
                refused = await bob.http.post(f"/api/tables/{table}/branch", json=asked)
                assert refused.json()["code"] == code, asked

    run(scenario())


def test_imported_unfinished_match_continues_if_its_dice_are_known(folder: Place) -> None:
    match = uc.deal("toy", seats=2, seed=7)
    match.play(0, "stake 2")

    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            brought = await ann.http.post("/api/records", content=match.record.dumps())
            assert brought.json()["is_fair"] is False  # a seed is no proof
            table = brought.json()["table"]
            found = await ann.join(table, seat=0)
            assert found.view == match.view(0)
            await ann.play(table, "guess low")

            sealed = uc.deal("toy", seats=2)
            refused = await ann.http.post("/api/records", content=sealed.record.dumps())
            assert refused.json()["code"] == "bad_record"
            assert (await ann.http.post("/api/records", content="{}")).json()["code"] == "bad_record"
            assert (await ann.http.post("/api/records", content="x" * 2_000_000)).status_code == 413

    run(scenario())
