"""Bad input on the socket and over HTTP: refused with a reason, and the server is unharmed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.guest import Guest, http_client
from tests.server.serving import Place, generous, run, serving
from tests.server.test_moves import at_toy
from undercroft.server.limits import Buckets, Limits
from undercroft.server.live.chat import ChatWriter
from undercroft.server.protocol import messages
from undercroft.server.store import Account
from undercroft.server.web.socket import Socket

TYPES = [kind.__struct_config__.tag for kind in messages.ClientMsg.__args__]
FIELDS = sorted({field for kind in messages.ClientMsg.__args__ for field in kind.__struct_fields__})
NASTY: list[Any] = [
    None,
    True,
    -1,
    0,
    63,
    10**30,
    0.5,
    "",
    "x" * 5000,
    "\u0000",
    "../../etc/passwd",
    "' OR 1=1 --",
    "{seat}%s%n",
    [],
    [[]],
    {},
    {"a": 1},
]


def test_garbage_is_refused_with_a_reason(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(garbage_per_socket=10_000, messages_at_once=10_000, message_bytes=1_000_000)
        async with serving(folder, limits) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            before = ann.tables[table].version
            chance = random.Random(1)
            texts = ["", "{", "[]", "null", "1", '"x"', "{}", '{"type": "play"}', "[" * 8000, "\ud7ff", "{" * 3000]
            for _ in range(400):
                message: dict[str, Any] = {"type": chance.choice([*TYPES, "hack", None, 7])}
                for field in chance.sample(FIELDS, chance.randint(0, len(FIELDS))):
                    message[field] = chance.choice([table, "stake 1", before, *NASTY])
                # Whatever bob may really do is left out: here only what must be refused is sent.
                if message["type"] not in ("ping", "join", "leave", "chat", "cover", "undo"):
                    texts.append(json.dumps(message))
            for text in texts:
                await bob.send(text)
            await bob.send(b"\x00\x01\x02")
            await bob.do("ping")
            answers = [json.loads(text) for text in bob.heard]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert len(refused) > len(texts) * 0.95
            assert all(answer["code"] and answer["text"] for answer in refused)
            assert not any("failed" in answer["text"] for answer in refused)
            await ann.play(table, "stake 1")
            errors = served.server.metrics.text()
            assert "undercroft_errors_total 0" in errors

    run(scenario())


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_the_decoder_takes_or_refuses_anything(data: bytes) -> None:
    try:
        message = msgspec.json.decode(data, type=messages.ClientMsg)
    except msgspec.DecodeError:
        return
    assert isinstance(message, messages.Request)


def test_requests_for_other_peoples_seats_are_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await ann.create("toy", ["me", "random"])
            await ann.join(table)
            await bob.join(table)
            version = ann.tables[table].version
            seat: dict[str, Any] = {"table": table, "seat": 0}
            assert await bob.refused("play", **seat, move="stake 1", version=version) == "not_your_seat"
            assert await bob.refused("undo", **seat, version=version) == "not_your_seat"
            assert await bob.refused("ask_back", **seat, version=version) == "not_your_seat"
            assert await bob.refused("answer", **seat, yes=True) == "not_your_seat"
            assert await bob.refused("cover", **seat) == "not_your_seat"
            assert await bob.refused("return", **seat) == "not_your_seat"
            assert await bob.refused("sit", **seat) == "wrong_phase"
            assert await bob.refused("stand", **seat) == "wrong_phase"
            assert await bob.refused("configure", table=table, visibility="public") == "not_host"
            assert await bob.refused("close", table=table) == "not_host"
            assert await bob.refused("rematch", table=table) == "not_your_seat"
            assert await ann.refused("rematch", table=table) == "not_over"
            await bob.do("leave", table="nowhere")  # who does not follow it has left it
            fields = {"seat": 0, "move": "x", "version": 0, "yes": True, "level": "random", "text": "x", "person": "x"}
            fields |= {"is_on": True, "wish": "pass"}
            for kind in messages.ClientMsg.__args__:
                if kind not in (messages.Ping, messages.Leave):
                    known = {field: fields[field] for field in kind.__struct_fields__ if field in fields}
                    tag = str(kind.__struct_config__.tag)
                    assert await bob.refused(tag, table="nowhere", **known) == "unknown_table"
            assert served.server.tables.hold("nowhere").table is None

    run(scenario())


def test_huge_messages_close_the_socket(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            await ann.send("x" * 100_000)
            await ann.lost()
            assert ann.closed == 1009
            await bob.do("ping")

    run(scenario())


def test_floods_are_refused_then_closed(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(messages_at_once=10, messages_per_second=1, drops_per_socket=50)
        async with serving(folder, limits) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            for number in range(30):
                await ann.send(json.dumps({"type": "ping", "id": str(number)}))
            await ann.until(lambda: any('"too_fast"' in text for text in ann.heard))
            assert sum('"done"' in text for text in ann.heard) < 30
            try:
                for number in range(500):
                    await ann.send(json.dumps({"type": "ping", "id": str(number)}))
            except ConnectionError:
                pass
            await ann.lost()
            assert ann.closed == 4429
            await bob.do("ping")

    run(scenario())


def test_too_much_garbage_closes_the_socket(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder, Limits(garbage_per_socket=5)) as served, Guest(served.url) as ann:
            for _ in range(6):
                await ann.send("garbage")
            await ann.lost()
            assert ann.closed == 4400
            assert sum('"bad_message"' in text for text in ann.heard) >= 5

    run(scenario())


def test_socket_that_reads_nothing_delays_nobody(folder: Place) -> None:
    async def scenario() -> None:
        async with (
            serving(folder, generous(send_seconds=0.3, lines_per_minute=1000)) as served,
            Guest(served.url) as ann,
        ):
            table = await ann.create("toy", ["me", "random"], options={"rounds": 4})
            await ann.join(table)
            deaf = await websockets.connect(
                served.url.replace("http", "ws") + "/socket?protocol=1",
                additional_headers={"Cookie": f"undercroft={ann.http.cookies['undercroft']}"},
                max_queue=1,
                compression=None,
            )
            await deaf.send(json.dumps({"type": "join", "id": "a", "table": table}))
            deaf.transport.pause_reading()
            for _ in range(40):
                await ann.do("chat", table=table, text="x" * 300)
            await ann.play_on(table)
            deaf.transport.abort()

    run(scenario())


def test_socket_that_accepts_no_data_is_closed(folder: Place) -> None:
    """A browser that went to sleep with the line open: nothing can be sent to it."""

    class Asleep:
        closed = 0

        async def receive(self) -> None:
            await asyncio.Event().wait()

        async def send_text(self, text: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int, why: str) -> None:
            self.closed = code

    async def scenario() -> None:
        async with serving(folder, Limits(send_seconds=0.05)) as served:
            web, server = Asleep(), served.server
            account = Account("x", "X", "", None, None, 0)
            chat = ChatWriter(server.tables, server.config.limits)
            await Socket(web, account, "", "", server, chat, Buckets(1, 1)).run()  # type: ignore[arg-type]
            assert web.closed == 4408

    run(scenario())


def test_numbers_of_sockets_and_tables_are_limited(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(sockets_per_address=3, sockets_per_person=2, tables_per_person=2, tables_per_socket=1)
        async with serving(folder, limits) as served, Guest(served.url) as ann, Guest(served.url) as tab:
            tab.http.cookies = ann.http.cookies
            await tab.disconnect()
            await tab.connect()
            await tab.do("ping")
            third = Guest(served.url)
            third.http.cookies = ann.http.cookies
            await third.connect()
            await third.lost()
            assert third.closed == 4429  # the person's third
            async with Guest(served.url), Guest(served.url) as fourth:
                await fourth.lost()
                assert fourth.closed == 4429  # the address's fourth
            tables = [await ann.create("toy", ["me", "random"]) for _ in range(2)]
            answer = await ann.http.post("/api/tables", json={"game": "toy", "seats": ["me", "open"]})
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
            assert "Retry-After" in answer.headers
            await ann.join(tables[0])
            assert await ann.refused("join", table=tables[1]) == "too_many_tables"
            await ann.do("leave", table=tables[0])
            await ann.join(tables[1])

    run(scenario())


def test_bad_http_is_refused_with_a_reason(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            http = ann.http

            async def refused(method: str, path: str, **body: Any) -> tuple[int, str]:
                answer = await http.request(method, path, **body)
                failure = answer.json()
                assert failure["text"]
                return answer.status_code, failure["code"]

            new = {"game": "toy", "seats": ["me", "open"]}
            assert await refused("POST", "/api/tables", content="{") == (422, "bad_message")
            json_type = {"Content-Type": "application/json"}
            assert await refused("POST", "/api/tables", content="{", headers=json_type) == (422, "bad_message")
            assert await refused("POST", "/api/tables", content="[" * 9999, headers=json_type) == (422, "bad_message")
            assert await refused("POST", "/api/tables", json={"game": "toy"}) == (422, "bad_message")
            assert await refused("POST", "/api/tables", json={**new, "seats": []}) == (422, "bad_message")
            assert await refused("POST", "/api/tables", json={**new, "hack": 1}) == (422, "bad_message")
            assert await refused("POST", "/api/tables", json={**new, "game": "chess"}) == (404, "unknown_game")
            assert await refused("POST", "/api/tables", json={**new, "seats": ["me", "genius"]}) == (422, "bad_option")
            assert await refused("POST", "/api/tables", json={**new, "seats": ["me", "me"]}) == (422, "bad_option")
            assert await refused("POST", "/api/tables", json={**new, "seats": ["me"] * 9}) == (422, "bad_option")
            assert await refused("POST", "/api/tables", json={**new, "hot_seat": True}) == (422, "bad_option")
            assert await refused("POST", "/api/tables", json={**new, "options": {"x": 1}}) == (422, "bad_option")
            live = {"kind": "live"}
            assert await refused("POST", "/api/tables", json={**new, "clock": live}) == (422, "bad_option")
            huge = {**new, "options": {"x": "y" * 20_000}}
            assert await refused("POST", "/api/tables", json=huge) == (413, "too_big")
            assert await refused("GET", "/api/tables/nowhere") == (404, "unknown_table")
            assert await refused("GET", "/api/tables/nowhere/replay") == (404, "unknown_table")
            assert await refused("GET", "/api/tables?before=x") == (422, "bad_message")
            assert await refused("GET", "/api/tables?phase=x") == (422, "bad_message")
            assert await refused("GET", "/api/nothing") == (404, "unknown_table")
            table = await ann.create("toy", ["me", "open"])
            assert await refused("GET", f"/api/tables/{table}/replay") == (409, "wrong_phase")
            assert await refused("PUT", "/api/me", json={"name": " \u202e "}) == (422, "bad_name")
            assert await refused("POST", "/api/records", content=b"\xff\xfe") == (422, "bad_record")

    run(scenario())


def test_requests_from_foreign_pages_are_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann:
            evil = {"Origin": "https://evil.example"}
            answer = await ann.http.post("/api/tables", json={"game": "toy", "seats": ["me"]}, headers=evil)
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
            own = await ann.http.post(
                "/api/tables", json={"game": "toy", "seats": ["me"]}, headers={"Origin": served.url}
            )
            assert own.status_code == 201
            broken = await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": "http://["})
            assert broken.status_code == 403
            assert (await ann.http.get("/api/me", headers={"Host": "["})).status_code == 200
            try:
                await websockets.connect(
                    served.url.replace("http", "ws") + "/socket?protocol=1",
                    origin=websockets.Origin("https://evil.example"),
                )
                raise AssertionError("the socket was opened to a foreign page")
            except websockets.InvalidStatus as refused:
                assert refused.response.status_code == 403
            for query, code in (("", 4400), ("?protocol=99", 4400), ("?protocol=1", 4401)):
                socket = await websockets.connect(served.url.replace("http", "ws") + "/socket" + query)
                try:
                    await socket.recv()
                except websockets.ConnectionClosed:
                    assert socket.close_code == code
            policy = (await ann.http.get("/")).headers["Content-Security-Policy"]
            scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
            assert scripts == "script-src 'self'"

    run(scenario())


def test_http_changes_of_an_address_are_limited(folder: Place) -> None:
    async def scenario() -> None:
        limits = Limits(changes_at_once=5, changes_per_second=1e-6)
        async with serving(folder, limits) as served, http_client(served.url) as http:
            codes = [(await http.put("/api/me", json={"name": "x"})).status_code for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            assert (await http.get("/api/me")).status_code == 200  # looking is free
            codes = [(await http.get("/api/tables/none/replay")).status_code for _ in range(7)]
            assert codes == [404] * 5 + [429] * 2  # except what takes long

    run(scenario())
