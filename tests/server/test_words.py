"""Tables in sentences, over HTTP."""

from __future__ import annotations

from tests.server.guest import Guest
from tests.server.serving import Place, run, serving
from undercroft.drawing.spoken import spoken
from undercroft.games import find_game

NAMES = ["Ann", "Bob"]


async def words(guest: Guest, table: str, where: str) -> list[str]:
    answer = await guest.http.get(f"/api/tables/{table}/words?language=en&{where}")
    return answer.raise_for_status().text.split("\n")


def test_words_tell_what_a_seat_sees_and_no_more(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url, "Ann") as ann, Guest(served.url, "Bob") as bob:
            heard = []
            for stake in ("stake 1", "stake 2"):
                table = await ann.create("toy", ["me", "open"], options={"charms": False})
                early = await ann.http.get(f"/api/tables/{table}/words")
                assert early.json()["code"] == "wrong_phase"
                await ann.join(table)
                await bob.sit(table, 1)
                await ann.do("start", table=table)
                await ann.play(table, stake)
                view = ann.tables[table].view
                assert await words(ann, table, "seat=0") == spoken(find_game("toy"), "en", NAMES, view)
                foreign = await bob.http.get(f"/api/tables/{table}/words?seat=0")
                assert foreign.json()["code"] == "not_your_seat"
                heard.append([await words(bob, table, "seat=1"), await words(bob, table, "spectate=1")])
            assert heard[0] == heard[1]

    run(scenario())
