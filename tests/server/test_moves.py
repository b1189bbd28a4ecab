"""Moves count once and answer their question; take-backs follow the rules, or consent."""

from __future__ import annotations

from tests.server.guest import Guest, Table
from tests.server.serving import Place, Served, run, serving


async def at_toy(ann: Guest, bob: Guest, **settings: object) -> str:
    """A table of two where the match has started and both follow it."""
    table = await ann.create("toy", ["me", "open"], **settings)
    await ann.join(table)
    await bob.sit(table, 1)
    await ann.do("start", table=table)
    for guest in (ann, bob):
        await guest.until(lambda: guest.tables[table].state["view"])  # noqa: B023
    return table


def test_sent_again_a_move_is_made_once(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            version = ann.tables[table].version
            move = {"table": table, "seat": 0, "move": "stake 1", "version": version, "id": "mine"}
            first = await ann.do("play", **move)
            assert await ann.do("play", **move) == first
            await ann.disconnect()
            await ann.connect()
            assert await ann.do("play", **move) == first  # on another socket, too
            await _forget(served, table)
            assert await ann.do("play", **move) == first  # and from what is stored
            assert first["version"] == version + 1

            # Another person's request of the same id is another request.
            await bob.do("play", **{**move, "seat": 1})

    run(scenario())


async def _forget(served: Served, table: str) -> None:
    """The server loses the table from memory, as when it was restarted."""
    async with served.server.tables.hold(table).lock:
        served.server.tables.hold(table).forget()


def test_a_move_answers_the_question_it_was_made_for(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            asked = ann.tables[table].version
            await bob.play(table, "stake 2")
            await bob.play(table, "guess low")
            await bob.do("chat", table=table, text="hurry")
            # Bob's choice and his chat have not changed what Ann is asked.
            await ann.do("play", table=table, seat=0, move="stake 1", version=asked)
            # Now she is asked for a guess: a second stake made against the old state is refused as stale.
            assert await ann.refused("play", table=table, seat=0, move="stake 1", version=asked) == "stale"
            assert await ann.refused("play", table=table, seat=0, move="guess low", version=10_000) == "stale"
            await ann.until(lambda: ann.tables[table].view["moves"][0]["verb"] == "guess")
            await ann.play(table, "guess low")
            # The round is over; Bob's question is a new one though its answers are those of the round before.
            assert await bob.refused("play", table=table, seat=1, move="stake 2", version=asked) == "stale"

    run(scenario())


def test_refusals_name_the_rule(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            version = ann.tables[table].version
            answer = await ann.ask("play", table=table, seat=0, move="guess low", version=version)
            assert (answer["code"], answer["reason"]) == ("illegal_move", {"id": "toy-why-no-stake", "args": {}})
            assert await ann.refused("play", table=table, seat=0, move="dance", version=version) == "illegal_move"
            assert await ann.refused("play", table=table, seat=1, move="stake 1", version=version) == "not_your_seat"
            assert await ann.refused("play", table=table, seat=9, move="stake 1", version=version) == "not_your_seat"
            assert await ann.refused("play", table="nowhere", seat=0, move="stake 1", version=1) == "unknown_table"
            await ann.play(table, "stake 1")
            await ann.play(table, "guess low")
            version = ann.tables[table].version
            assert await ann.refused("play", table=table, seat=0, move="stake 1", version=version) == "not_your_turn"
            assert ann.tables[table].version == version

    run(scenario())


def test_a_card_that_nobody_has_seen_is_changed_without_asking_anybody(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann:
            table = await ann.create("raiders", ["me", "me", "me"], hot_seat=True)
            hers = await ann.join(table, seat=0)
            for seat, card in enumerate(("play 1", "play 2")):
                await ann.play(table, card, seat=seat)
            await ann.until(lambda: hers.view["turn"] == [2])
            assert hers.state["undo"]
            await ann.do("undo", table=table, seat=0, version=hers.version)
            await ann.until(lambda: hers.view["turn"] == [0, 2])
            assert [told["seat"] for told in hers.told if told["step"]] == [1]
            await _forget(served, table)
            later = await ann.join(table, seat=0)
            assert later.view["turn"] == [0, 2]
            assert [told["seat"] for told in later.told if told["step"]] == [1]

    run(scenario())


def test_undo_follows_the_rules(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob)
            hers = ann.tables[table]
            assert not hers.state["undo"]
            await ann.play(table, "stake 1")
            assert hers.state["undo"]
            assert await bob.refused("undo", table=table, seat=1, version=hers.version) == "no_undo"
            await ann.do("undo", table=table, seat=0, version=hers.version)
            await ann.until(lambda: hers.view["table"]["own"]["stake"] == 0)
            assert hers.told == []
            await ann.play(table, "stake 2")
            await bob.play(table, "stake 2")
            await ann.until(lambda: len(hers.told) == 2)
            assert not hers.state["undo"]  # Bob has moved since
            assert await ann.refused("undo", table=table, seat=0, version=hers.version) == "no_undo"
            assert await bob.refused("undo", table=table, seat=1, version=2) == "stale"
            await _forget(served, table)
            later = await ann.join(table)
            assert [told["step"] for told in later.told] == [1, 2]

    run(scenario())


def test_consent_takes_back_moves_past_a_roll(place: Place) -> None:
    async def scenario() -> None:
        async with serving(place) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, friendly=True)
            hers, his = ann.tables[table], bob.tables[table]
            for move in ("stake 1", "guess low"):
                await ann.play(table, move)
                await bob.play(table, move)
            await ann.until(lambda: hers.view["table"]["round"] == 2)
            assert await bob.refused("answer", table=table, seat=1, yes=True) == "no_ask"
            await ann.do("ask_back", table=table, seat=0, version=hers.version)
            await bob.until(lambda: his.state["ask"])
            assert his.state["ask"] == {"seat": 0, "steps": 2, "agreed": [0], "awaited": [1]}
            await bob.do("answer", table=table, seat=1, yes=False)
            await ann.until(lambda: hers.state["ask"] is None)
            assert hers.view["table"]["round"] == 2

            await ann.do("ask_back", table=table, seat=0, version=hers.version)
            await bob.do("answer", table=table, seat=1, yes=True)
            await ann.until(lambda: hers.view["table"]["round"] == 1)
            assert [told["step"] for told in hers.told] == [1, 2]
            assert hers.view["turn"] == [0, 1]

            # What is stored leads to the same table, and its dice go on where they were.
            await _forget(served, table)
            again = await ann.join(table)
            assert again.seen == hers.seen
            await ann.play(table, "guess high")
            await bob.play(table, "guess high")
            for move in ("stake 1", "guess low"):
                await ann.play(table, move)
                await bob.play(table, move)
            await ann.until(lambda: hers.state["phase"] == "over")
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            brought = await ann.http.post("/api/records", content=text)
            assert (brought.json()["is_fair"], brought.json()["is_friendly"]) == (True, True)
            assert '"skipped": ' in text  # the die that was seen and taken back is accounted for

    run(scenario())


def test_move_ends_a_pending_take_back_and_bots_agree_to_one(folder: Place) -> None:
    async def scenario() -> None:
        async with serving(folder) as served, Guest(served.url) as ann, Guest(served.url) as bob:
            table = await at_toy(ann, bob, friendly=True)
            hers: Table = ann.tables[table]
            assert await ann.refused("ask_back", table=table, seat=0, version=hers.version) == "no_undo"
            await ann.play(table, "stake 1")
            await ann.do("ask_back", table=table, seat=0, version=hers.version)
            await bob.play(table, "stake 1")
            await ann.until(lambda: hers.version == bob.tables[table].version)
            assert hers.state["ask"] is None

            # The rival's move crosses the request: it is taken back with the move that was asked for.
            own = hers.version
            await ann.play(table, "guess low")
            seen = hers.version
            await bob.play(table, "guess low")
            assert await ann.refused("ask_back", table=table, seat=0, version=own) == "stale"
            await ann.do("ask_back", table=table, seat=0, version=seen)
            await bob.until(lambda: bob.tables[table].state["ask"])
            assert bob.tables[table].state["ask"]["steps"] == 2

            alone = await ann.create("toy", ["me", "random"], friendly=True)
            mine = await ann.join(alone)
            await ann.play(alone, "stake 1")
            await ann.until(lambda: mine.view["turn"] == [0])  # the bot has chosen
            await ann.do("ask_back", table=alone, seat=0, version=mine.version)
            await ann.until(lambda: mine.view["table"]["own"]["stake"] == 0)

    run(scenario())
