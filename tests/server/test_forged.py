"""Thousands of well-formed forged messages are handled or refused, and the server stays intact."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import undercroft as uc
from tests.server.forger import Forger, kinds_of
from tests.server.guest import Guest, Json
from tests.server.serving import Place, run, serving
from undercroft.kernel.match import Match
from undercroft.server.limits import Limits
from undercroft.server.live.live_table import read_stored
from undercroft.server.protocol.games import Hint
from undercroft.server.protocol.messages import ClientMsg
from undercroft.server.protocol.people import Credentials, NewPassword, Rename
from undercroft.server.protocol.tables import Branch, NewTable

KINDS = kinds_of(ClientMsg)
MESSAGES = 40  # of each kind
SELDOM = 5  # kinds that chance may leave out: they need a table in one state for a moment
BODIES: dict[str, Any] = {
    "POST /api/tables": NewTable,
    "PUT /api/me": Rename,
    "POST /api/account": Credentials,
    "POST /api/session": Credentials,
    "PUT /api/account": NewPassword,
    "POST /api/tables/{table}/hint": Hint,
    "POST /api/tables/{table}/branch": Branch,
}
OPEN_TO_ALL = Limits(
    garbage_per_socket=10**6,
    messages_at_once=10**6,
    changes_at_once=10**6,
    sign_ins_per_minute=10**6,
    tables_per_person=10**6,
    open_per_person=10**6,
    open_per_network=10**6,
    tables_per_hour=10**6,
    records_per_hour=10**6,
    tables_per_socket=10**6,
    hints_per_minute=10**6,
    sockets_per_address=1000,
)


def knows(forger: Forger, guest: Guest, tables: list[str]) -> None:
    """Returns values that fit the guest's tables now: version, seats and moves."""
    followed = [table for table in tables if table in guest.tables and guest.tables[table].state]
    table = forger.chance.choice(followed or tables)
    found = guest.tables.get(table)
    state = found.state if found is not None else {}
    view = state.get("view") or {"moves": []}
    forger.known = {
        "table": [table] * 8 + tables,
        "version": [state.get("version", 0)] * 8 + [0, 1],
        "seat": [state.get("seat") or 0] * 3 + [0, 1, 1],
        "move": [move["text"] for move in view["moves"]] or ["stake 1"],
        "level": ["random", "greedy", "novice"],
        "game": ["toy", "chest", "raiders"],
        "seats": [["me", "random"], ["me", "open"], ["me", "open", "random"]],
        "options": [{}, {"rounds": 1}],
    }


def test_forged_messages_are_handled_or_refused(folder: Place) -> None:
    async def scenario() -> None:
        forger = Forger(1)
        outcomes: defaultdict[str, Counter[str]] = defaultdict(Counter)
        async with (
            serving(folder, OPEN_TO_ALL, forecast=0.0) as served,
            Guest(served.url, "Ann") as ann,
            Guest(served.url, "Bob") as bob,
            Guest(served.url, "Eve") as eve,
        ):
            guests = [ann, bob, eve]
            tables: list[str] = []

            async def new_table() -> None:
                """Adds a table: open, in play with bots or people, or by steps; some end by themselves."""
                host, other = forger.chance.sample(guests, 2)
                kind = forger.chance.choice(["open", "filled", "over", "people", "asked", "steps"])
                seats = ["me", "random"] if kind in ("over", "steps") else ["me", "open"]
                pace = "steps" if kind == "steps" else "instant"
                friendly = kind in ("asked", "steps")  # where a move can be taken back by consent
                table = await host.create("toy", seats, options={"rounds": 1}, pace=pace, friendly=friendly)
                tables.append(table)
                await host.join(table)
                if kind == "over":
                    await host.play_on(table)
                if kind in ("filled", "people", "asked"):
                    await other.sit(table, 1)
                if kind in ("people", "asked"):
                    await host.do("start", table=table)
                if kind == "asked":
                    version = (await host.play(table, "stake 1"))["version"]
                    await host.ask("ask_back", table=table, seat=0, version=version)

            plan = [kind for kind in KINDS.values() for _ in range(MESSAGES)]
            forger.chance.shuffle(plan)
            for number, kind in enumerate(plan):
                if number % 10 == 0:
                    for guest in guests:
                        if guest.closed is not None:
                            await guest.connect()
                    await new_table()
                guest = forger.chance.choice(guests)
                knows(forger, guest, tables[-5:])
                message = forger.message(kind, id=f"forged {number}")
                tag = message.pop("type")
                try:
                    answer = await guest.ask(tag, **message)
                except ConnectionError:  # shut out of a table that lets nobody look on any more
                    await guest.connect()
                    answer = await guest.ask(tag, **message)
                outcomes[tag][answer.get("code") or "done"] += 1
            await check_coverage(outcomes, MESSAGES)
            metrics = served.server.metrics.text()
            assert "undercroft_errors_total 0" in metrics
            for table in tables:
                await check_table(served.server.store, served.server.tables, table)

    run(scenario())


async def check_coverage(outcomes: dict[str, Counter[str]], messages: int) -> None:
    """Every kind got past the decoder most of the time, and almost every one was done."""
    told = "\n".join(f"{kind}: {dict(found)}" for kind, found in sorted(outcomes.items()))
    assert outcomes.keys() == KINDS.keys(), told
    for found in outcomes.values():
        assert sum(found.values()) == messages, told
        assert found["bad_message"] < 0.4 * messages, told
    done = {kind for kind, found in outcomes.items() if found["done"]}
    assert len(done) >= len(KINDS) - SELDOM, f"never done: {KINDS.keys() - done}\n{told}"
    everything = sum(outcomes.values(), Counter[str]())
    assert everything["bad_message"] < 0.2 * everything.total(), told
    assert everything["unavailable"] == 0, told
    print(told)


async def check_table(store: Any, tables: Any, id: str) -> None:
    """Memory equals the store, and a finished match proves fair."""
    found, held = await read_stored(store, id), await tables.look(id)
    assert found is not None
    stored = found.rebuilt()
    assert stored.version == held.version
    assert (stored.phase, stored.turn) == (held.phase, held.turn)
    if stored.phase == "over" and isinstance(stored.match, Match):
        assert uc.verify(stored.match.private_record().dumps()).is_fair


def test_forged_bodies_of_http_are_done_or_refused(folder: Place) -> None:
    async def scenario() -> None:
        forger = Forger(1)
        outcomes: defaultdict[str, Counter[str]] = defaultdict(Counter)
        async with (
            serving(folder, OPEN_TO_ALL, forecast=0.0) as served,
            Guest(served.url) as ann,
            Guest(served.url) as eve,
        ):
            over = await ann.create("toy", ["me", "random"], options={"rounds": 1}, pace="instant")
            await ann.join(over)
            await ann.play_on(over)
            playing = await ann.create("toy", ["me", "random"], hints=True)
            await ann.join(playing)
            await ann.http.post("/api/account", json={"login": "ann", "password": "password 1"})
            for number in range(MESSAGES * len(BODIES)):
                knows(forger, ann, [over, playing])
                forger.known.update(step=[0, 1, 2], name=["Ann"], login=["ann", "eve", "bob"], password=["password 1"])
                forger.known.update(old=["password 1"], new=["password 1"])
                name = list(BODIES)[number % len(BODIES)]
                method, path = name.split()
                body: Json = forger.message(BODIES[name])
                path = path.format(table=forger.chance.choice([over, playing]))
                # Signing up and in is for others, so that Ann remains who she is.
                http = eve.http if body.keys() == {"login", "password"} else ann.http
                answer = await http.request(method, path, json=body)
                assert answer.status_code < 500, (method, path, body, answer.text)
                outcomes[name][str(answer.status_code)] += 1
            told = "\n".join(f"{name}: {dict(found)}" for name, found in outcomes.items())
            for name in ("POST /api/tables", "PUT /api/me", "POST /api/tables/{table}/branch"):
                assert any(code[0] == "2" for code in outcomes[name]), f"{name} was never done\n{told}"
            assert "undercroft_errors_total 0" in served.server.metrics.text()
            print(told)

    run(scenario())
