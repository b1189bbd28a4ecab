"""Export and deletion of what is stored about a person."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from typing import Any

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from tests.server.test_friends import befriend
from undercroft.server.notices.channels import Offer
from undercroft.server.store.personal import DELETED, EXPORTED, RENAMED
from undercroft.server.store.schema import SCHEMA

OFFER = Offer(has_hooks=True)
WORDS = {"login": "ann", "password": "correct horse"}


async def live(ann: Guest, bob: Guest) -> tuple[str, str, str]:
    """A finished match, one in play and an open table; friends, talk, and a web hook."""
    tables = []
    for _ in range(2):
        table = await ann.create("toy", ["me", "open"])
        await bob.sit(table, 1)
        await ann.join(table)
        await ann.do("chat", table=table, text="a secret of mine")
        await ann.do("start", table=table)
        tables.append(table)
    pair = [guest.tables[tables[0]] for guest in (ann, bob)]
    while pair[1].state["phase"] != "over":
        await (ann, bob)[pair[1].view["turn"][0]].play(tables[0])
        latest = max(found.version for found in pair)
        for guest, found in zip((ann, bob), pair, strict=True):
            await guest.until(lambda: found.version >= latest)  # noqa: B023
    await befriend(ann, bob)
    await ann.http.post("/api/me/notices/channels", json={"kind": "hook", "address": "https://ann.test/hook"})
    return tables[0], tables[1], await ann.create("toy", ["me", "open"])


def test_deletion_leaves_nothing_of_a_person_and_the_matches_to_the_others(place: Place) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(place, notices=OFFER))
            second = await stack.enter_async_context(serving(place)) if place.database else served
            ann = await stack.enter_async_context(Guest(served.url, "Ann Onym"))
            async with Guest(second.url, "Bob") as bob:
                assert (await ann.http.post("/api/account", json=WORDS)).status_code == 200
                await ann.connect()
                program = (await ann.http.post("/api/bots", json={"name": "Ann Onym bot"})).json()["player"]["id"]
                over, playing, opened = await live(ann, bob)
                wrong = await ann.http.request("DELETE", "/api/me", json={"password": "wrong horse"})
                assert wrong.json()["code"] == "bad_login"

                gone = await ann.http.request("DELETE", "/api/me", json={"password": WORDS["password"]})
                assert gone.status_code == 200 and gone.json()["id"] != ann.id and gone.json()["login"] is None
                await ann.lost()
                rows = await everything(served.server.store)
                left = [
                    (table, row) for table, found in rows.items() for row in found if {ann.id, "Ann Onym"} & words(row)
                ]
                assert left == [] and not any("secret of mine" in str(row) for found in rows.values() for row in found)

                watched = await bob.join(playing)
                assert watched.state["seats"][0]["bot"], "a bot plays on: leaving is losing"
                assert re.fullmatch(r"Guest \d+", watched.state["seats"][0]["player"]["name"])
                past = (await bob.http.get("/api/me/history")).json()["matches"]
                assert [match["table"] for match in past] == [over]
                assert (await bob.http.get(f"/api/tables/{over}/replay")).status_code == 200
                assert (await bob.http.get(f"/api/tables/{opened}")).json()["phase"] == "closed"
                assert (await bob.http.get("/api/friends")).json()["friends"] == []
                for id in (ann.id, program):
                    assert (await bob.http.get(f"/api/people/{id}")).json()["code"] == "unknown_person"
                assert (await bob.http.post("/api/session", json=WORDS)).json()["code"] == "bad_login"

                while watched.state["phase"] == "playing":  # moves of the others write no name again
                    if 1 in watched.view["turn"]:
                        await bob.play(playing)
                    else:
                        seen = watched.version
                        await bob.until(lambda: watched.version > seen)  # noqa: B023
                rows = await everything(served.server.store)
                assert [row for found in rows.values() for row in found if {ann.id, "Ann Onym"} & words(row)] == []

    run(scenario())


async def everything(store: Any) -> dict[str, list[Any]]:
    names = re.findall(r"CREATE TABLE IF NOT EXISTS (\w+)", "\n".join(SCHEMA))
    return {name: await store.read(f"SELECT * FROM {name}") for name in names}


def words(row: Any) -> set[str]:
    return set(re.findall(r"[0-9a-f]{16}|Ann Onym", " ".join(map(str, row))))


def test_export_holds_what_is_stored_and_no_password(place: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(place, notices=OFFER) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
        ):
            await ann.http.post("/api/account", json=WORDS)
            await ann.connect()
            over, playing, opened = await live(ann, bob)
            await ann.http.get("/api/people/me")
            answer = await ann.http.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            found = answer.json()
            assert found["people"][0]["login"] == "ann" and "argon2" not in answer.text
            assert {row["table_id"] for row in found["members"]} == {over, playing, opened}
            assert [row["table_id"] for row in found["results"]] == [over]
            assert [row["other"] for row in found["bonds"]] == [bob.id]
            assert found["channels"][0]["address"] == "https://ann.test/hook" and "secret" not in found["channels"][0]
            assert len(found["chat"]) == 2
            hidden = served.server.tables._live[playing].table.secret  # type: ignore[union-attr]
            assert hidden is not None and hidden not in answer.text, "no dice of running matches"

    run(scenario())


def test_every_table_that_names_a_person_is_exported_and_erased() -> None:
    erased = {*DELETED, *RENAMED}
    for statement in SCHEMA:
        table = re.search(r"CREATE TABLE IF NOT EXISTS (\w+) ?\((.*)\)", statement, re.DOTALL)
        columns = set(re.findall(r"\b(person|owner|who|other|sender)\b", table[2])) if table else set()
        if table is None or table[1] == "outbox":
            continue  # `sender` is a name there, and goes with its channel
        assert all((table[1], column) in erased for column in columns), table[1]
        assert not columns or table[1] in EXPORTED or table[1] == "presence"
