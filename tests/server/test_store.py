"""Both stores: one entry per number, atomic writes, and one schema."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

import undercroft as uc
from tests.server.serving import Place, eventually, run
from undercroft.server.store import Account, Store, StoreFailure, TableRow
from undercroft.server.store.base import Statement
from undercroft.server.store.postgres import PostgresStore
from undercroft.server.store.schema import VERSION
from undercroft.server.store.sqlite import SqliteStore


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    announce = [place.announce] if place.announce else []
    store: Store = SqliteStore(place.data) if place.database is None else PostgresStore(place.database, 8, announce)
    await store.open()

    async def hears() -> bool:
        return not store.is_deaf

    try:
        await eventually(hears)
        yield store
    finally:
        await store.close()


def row(version: int, due: int | None = None, phase: str = "playing") -> TableRow:
    return TableRow("t", f"summary {version}", "toy", phase, "public", version, due, 1000 + version)


async def with_table(store: Store) -> None:
    await store.add_table(row(2), "header", 1000, ["one", "two"], {"ann", "bob"})


def test_one_of_two_writers_of_an_entry_loses(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            won = await asyncio.gather(*(store.append(row(3), f"three by {n}", {"ann", str(n)}) for n in range(20)))
            assert sum(won) == 1
            winner = won.index(True)
            assert await store.entries("t", 0) == ["one", "two", f"three by {winner}"]
            assert await store.entries("t", 2) == [f"three by {winner}"]
            # The losers left nothing behind.
            assert await store.tables_of(str(winner), 10**9, 9) == ["summary 3"]
            assert await store.tables_of(str((winner + 1) % 20), 10**9, 9) == []
            assert await store.tables_of("bob", 10**9, 9) == []
            assert await store.append(row(4), "four", None)
            assert await store.summary("t") == "summary 4"
            assert await store.header("t") == "header"
            assert await store.header("u") is None and await store.summary("u") is None

    run(scenario())


def test_data_survives_reopening(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            await store.put_person(Account("ann", "Ann", "", None, None, 0), 5)
        async with opened(place) as store:
            assert await store.entries("t", 0) == ["one", "two"]
            assert await store.person("ann") == Account("ann", "Ann", "", None, None, 0)

    run(scenario())


def test_missing_entry_is_reported(folder: Place) -> None:
    async def scenario() -> None:
        async with opened(folder) as store:
            await with_table(store)
            assert await store.append(row(3), "three", None)
            await store.execute("DELETE FROM entries WHERE n = ?", 2)
            with pytest.raises(StoreFailure, match="table t: entry 2 is missing"):
                await store.entries("t", 0)
            assert await store.entries("t", 2) == ["three"]

    run(scenario())


def test_wrong_writes_stop_before_the_store(folder: Place) -> None:
    async def scenario() -> None:
        async with opened(folder) as store:
            with pytest.raises(AssertionError, match="version 3 of 2 entries"):
                await store.add_table(row(3), "header", 1000, ["one", "two"], set())
            with pytest.raises(AssertionError, match="entry 0 is empty or has no number"):
                await store.append(row(0), "zero", None)
            with pytest.raises(AssertionError, match="DELETE FROM tables WHERE id = "):
                await store.execute("DELETE FROM tables WHERE id = ?")

    run(scenario())


def test_lists_and_counts_follow_the_phase_of_tables(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            for number in range(5):
                id = f"t{number}"
                phase = "over" if number == 4 else "open"
                made = TableRow(id, id, "toy" if number else "chest", phase, "public", 0, None, number)
                await store.add_table(made, "h", number, [], {"ann"})
            assert await store.public_tables("open", None, 100, 3) == ["t3", "t2", "t1"]
            assert await store.public_tables("open", None, 1, 3) == ["t0"]
            assert await store.public_tables("open", "chest", 100, 3) == ["t0"]
            assert await store.count_active("ann") == 4
            await store.drop_table("t0")
            assert await store.count_active("ann") == 3
            assert await store.header("t0") is None

    run(scenario())


def test_person_becomes_an_account_with_a_unique_login(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            for name in ("ann", "bob"):
                await store.put_person(Account(name, name, "", None, None, 0), 1)
            assert await store.set_login("ann", "login", "hash")
            assert not await store.set_login("bob", "login", "hash")
            assert not await store.set_login("ann", "other", "hash")
            await store.set_password("ann", "new")
            assert await store.person_by_login("login") == Account("ann", "ann", "", "login", "new", 2)
            await store.put_person(Account("ann", "Anna", "owl", None, None, 2), 1)
            assert await store.person("ann") == Account("ann", "Anna", "owl", "login", "new", 2)

    run(scenario())


def test_one_of_two_concurrent_sign_ups_gets_the_login(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            for name in ("ann", "bob"):
                await store.put_person(Account(name, name, "", None, None, 0), 1)
            got = await asyncio.gather(*(store.set_login(name, "login", "hash") for name in ("ann", "bob")))
            assert sorted(got) == [False, True]

    run(scenario())


def test_presence_reaches_other_processes(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        place = Place(tmp_path, database)
        async with opened(place) as store, opened(place) as other:
            await with_table(store)
            await store.arrive("t", "ann")
            await store.arrive("t", "ann")
            assert await store.present("t") == await other.present("t") == {"ann"}
            await store.depart("t", "ann")
            assert await store.present("t") == await other.present("t") == set()

    run(scenario())


def test_overdue_tables_are_claimed_most_urgent_first(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            assert await store.overdue(5000, 9) == []
            await store.append(row(3, due=4000), "three", None)
            assert await store.overdue(3999, 9) == []
            assert await store.overdue(4000, 9) == ["t"]
            assert await store.claim("t")
            # Tables whose bots think do not keep a clock waiting; of them, those that wait longest come first.
            for number, updated in enumerate((3000, 2000, 1000)):
                await store.add_table(
                    TableRow(f"bots {number}", "", "toy", "playing", "private", 0, 0, updated), "", 1, [], set()
                )
            assert await store.overdue(4000, 3) == ["t", "bots 2", "bots 1"]

    run(scenario())


def test_a_table_is_kept_by_one_living_process(shared: Place) -> None:
    async def scenario() -> None:
        async with opened(shared) as second:
            async with opened(shared) as first:
                heard: list[str] = []
                second.listen(lambda table, _: heard.append(table))
                await with_table(first)
                await second.arrive("t", "bob")
                await first.append(row(3, due=1), "three", None)
                assert await first.claim("t")
                assert not await second.claim("t")
                assert await second.overdue(5000, 9) == []
                await first.arrive("t", "ann")
                assert await second.present("t") == {"ann", "bob"}

                async def has_heard() -> bool:
                    return "t" in heard

                await eventually(has_heard)

            # The first has ended: what it kept is taken up, who was there through it is not there any more.
            async def is_taken_up() -> bool:
                return await second.overdue(5000, 9) == ["t"] and "t" in heard

            heard.clear()
            await eventually(is_taken_up)
            assert await second.present("t") == {"bob"}

    run(scenario())


def test_changes_are_announced_to_the_processes_concerned(shared: Place) -> None:
    async def scenario() -> None:
        stores = [opened(shared) for _ in range(4)]
        async with stores[0] as writer, stores[1] as follower, stores[2] as keeper, stores[3] as other:
            await with_table(writer)
            await writer.add_table(TableRow("u", "", "toy", "playing", "public", 0, None, 1), "", 1, [], set())
            with psycopg.connect(str(shared.database), autocommit=True) as connection:
                connection.execute("UPDATE tables SET keeper = %s WHERE id = 't'", (keeper.server,))
            heard: list[tuple[str, str, bool]] = []
            for name, store in (("writer", writer), ("follower", follower), ("keeper", keeper), ("other", other)):
                store.listen(lambda table, people, name=name: heard.append((name, table, people)))  # type: ignore[misc]
            await follower.arrive("t", "bob")
            await other.arrive("u", "eve")  # tells its keeper: the writer, where it was set up

            async def have_heard(*whom: tuple[str, str, bool]) -> None:
                async def all_of_them() -> bool:
                    return set(whom) == set(heard)

                await eventually(all_of_them)
                heard.clear()

            await have_heard(("keeper", "t", True), ("writer", "u", True))
            assert await writer.append(row(3), "three", None)
            await have_heard(("follower", "t", False), ("keeper", "t", False))
            assert not await writer.append(row(3), "three again", None)
            assert await writer.append(row(4), "four", {"bob"})
            await have_heard(("follower", "t", False), ("keeper", "t", False))
            await follower.depart("t", "bob")
            await have_heard(("keeper", "t", True))

    run(scenario())


def test_a_batch_holds_each_entry_once(place: Place) -> None:
    """Many tables at once, one number written twice, two numbers of one table, a table that there is not."""

    async def scenario() -> None:
        async with opened(place) as store:
            ids = [f"t{n:02}" for n in range(50)]

            def of(id: str, version: int) -> TableRow:
                return TableRow(id, f"{id} {version}", "toy", "playing", "public", version, None, version)

            for id in ids:
                await store.add_table(of(id, 0), "", 1, [], set())
            for version in range(1, 4):
                writes = [(of(id, version), f"{id} is {version}") for id in reversed(ids)]
                assert all(await asyncio.gather(*(store.append(row, body, None) for row, body in writes)))
            twice = [(of("t00", 4), "a"), (of("t00", 4), "b"), (of("t00", 5), "c"), (of("t01", 4), "d")]
            assert await asyncio.gather(*(store.append(row, body, None) for row, body in twice)) == [1, 0, 1, 1]
            assert await store.entries("t00", 3) == ["a", "c"]
            assert await store.summary("t00") == "t00 5"
            astray = [(of("nowhere", 1), "lost"), (of("t02", 4), "kept"), (of("t03", 3), "late")]
            assert await asyncio.gather(*(store.append(row, body, None) for row, body in astray)) == [0, 1, 0]
            found = await asyncio.gather(*(store.entries(id, 1) for id in [*ids, "nowhere", "nul \0"]))
            assert found[0] == ["t00 is 2", "t00 is 3", "a", "c"] and found[2][-1] == "kept" and found[3][-1] != "late"
            assert found[50:] == [[], []]

    run(scenario())


def test_foreign_notifications_are_ignored(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(Place(tmp_path, database)) as store:
            heard: list[str] = []
            store.listen(lambda table, _: heard.append(table))
            with psycopg.connect(database, autocommit=True) as stranger:
                for payload in ("", "hello", "one two", "7 t"):
                    stranger.execute("SELECT pg_notify(%s, %s)", (f"undercroft_{store.server}", payload))

            async def has_heard() -> bool:
                return heard == ["t"]

            await eventually(has_heard)

    run(scenario())


def test_read_only_database_is_reported(database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        reading = f"{database}{'&' if '?' in database else '?'}options=-c%20default_transaction_read_only%3Don"
        with pytest.raises(uc.UndercroftError, match=r"the database .*read-only transaction; check --database"):
            async with opened(Place(tmp_path, reading)):
                pass

    run(scenario())


def test_failed_write_is_reported_and_changes_nothing(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            with pytest.raises(StoreFailure):
                await store.add_table(row(0), "again", 0, [], set())
            with pytest.raises(StoreFailure):
                await store.read("SELECT nothing FROM nowhere")
            nowhere = Statement("UPDATE tables SET header = 'x' WHERE id = 'nowhere'")
            entry = Statement("INSERT INTO entries (table_id, n, body) VALUES ('t', 3, 'lost')")
            assert not await store.write([entry, nowhere])
            assert await store.entries("t", 0) == ["one", "two"]
            assert await store.append(row(3), "three", None)

    run(scenario())


def test_failing_write_does_not_block_others(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            sound = [Statement("UPDATE tables SET header = 'x' WHERE id = 't'")]
            missing = [Statement("UPDATE tables SET header = 'x' WHERE id = 'nowhere'")]
            broken = [Statement("UPDATE tables SET due = ? WHERE id = 't'", 1 << 70)]  # no number of the store's
            for wrong in (missing, broken):
                done = await asyncio.gather(
                    store.write(wrong), *(store.write(sound) for _ in range(5)), return_exceptions=True
                )
                assert done[0] is False or isinstance(done[0], StoreFailure)
                assert done[1:] == [True] * 5

    run(scenario())


def test_another_schema_is_refused(place: Place) -> None:
    newer = VERSION + 1
    why = f"schema {newer}; this release reads schema {VERSION}. Open .* with the release that wrote"

    async def scenario() -> None:
        async with opened(place):
            pass
        if place.database is None:
            with sqlite3.connect(place.data / "undercroft.sqlite3") as connection:
                connection.execute(f"PRAGMA user_version = {newer}")
        else:
            with psycopg.connect(place.database) as postgres:
                postgres.execute("UPDATE schema_version SET version = %s", (newer,))
        with pytest.raises(uc.UndercroftError, match=why):
            async with opened(place):
                pass

    run(scenario())


def test_older_store_gets_the_tables_that_it_lacks(place: Place) -> None:
    async def scenario() -> None:
        async with opened(place) as store:
            await with_table(store)
            await store.execute("DROP TABLE outbox")
        if place.database is None:
            with sqlite3.connect(place.data / "undercroft.sqlite3") as connection:
                connection.execute("PRAGMA user_version = 1")
        else:
            with psycopg.connect(place.database) as postgres:
                postgres.execute("UPDATE schema_version SET version = 1")
        async with opened(place) as store:
            assert await store.entries("t", 0) == ["one", "two"]
            assert await store.read("SELECT * FROM outbox") == []

    run(scenario())


def test_second_server_on_a_folder_is_refused(folder: Place) -> None:
    async def scenario() -> None:
        async with opened(folder):
            with pytest.raises(uc.UndercroftError, match="another server uses"):
                async with opened(folder):
                    pass
        async with opened(folder):
            assert (folder.data / "undercroft.sqlite3").stat().st_mode & 0o777 == 0o600

    run(scenario())


def test_unreachable_database_is_reported(tmp_path: Path) -> None:
    async def scenario() -> None:
        with pytest.raises(uc.UndercroftError, match="does not answer"):
            async with opened(Place(tmp_path, "postgresql://nobody@127.0.0.1:1/none?connect_timeout=1")):
                pass

    run(scenario())


def test_database_lost_during_startup_is_reported(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closes every store: a leftover worker of the pool would keep the process alive."""

    async def gone(store: PostgresStore, statements: object, changed: object = None) -> bool:
        raise StoreFailure("terminating connection due to administrator command")

    async def scenario() -> None:
        before = asyncio.all_tasks()
        monkeypatch.setattr(PostgresStore, "write", gone)
        with pytest.raises(uc.UndercroftError, match="does not answer: terminating connection"):
            async with opened(Place(tmp_path, database)):
                pass
        assert asyncio.all_tasks() == before

    run(scenario())
