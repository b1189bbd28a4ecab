"""The schema, as the list of steps that lead to it. A step that has been released is never changed; add a new one.

The SQL is what SQLite and PostgreSQL both understand.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[list[list[str]]] = [
    [
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            login TEXT UNIQUE,
            password TEXT,
            epoch BIGINT NOT NULL,
            created BIGINT NOT NULL
        )""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            header TEXT NOT NULL,
            summary TEXT NOT NULL,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            visibility TEXT NOT NULL,
            version BIGINT NOT NULL,
            due BIGINT,
            keeper BIGINT,
            created BIGINT NOT NULL,
            updated BIGINT NOT NULL
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            n BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, n)
        )""",
        "CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))",
        "CREATE INDEX members_by_person ON members (person)",
        "CREATE INDEX tables_by_list ON tables (visibility, phase, updated)",
        "CREATE INDEX tables_by_due ON tables (due)",
    ],
    [
        # Who is at which table, through which server process: a leaver can be told from one who moved over.
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            server BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, server)
        )"""
    ],
    # A list of one game does not read through those of all others.
    ["CREATE INDEX tables_by_game ON tables (game, visibility, phase, updated)"],
    [
        # What a match is played with; NULL where it has not started, or was started before this was written down.
        "ALTER TABLE tables ADD COLUMN edition TEXT",
        # Cards files of every digest that matches were started with: texts by name, as JSON.
        "CREATE TABLE cards (digest TEXT PRIMARY KEY, files TEXT NOT NULL)",
    ],
    [
        # What is said at a table, numbered by itself; what was said before this was written is among the entries.
        """CREATE TABLE chat (
            table_id TEXT NOT NULL,
            n BIGINT NOT NULL,
            person TEXT NOT NULL,
            request TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, n),
            UNIQUE (table_id, person, request)
        )"""
    ],
    [
        # Devices on which people are signed in; the id is the hash of what their cookie holds.
        """CREATE TABLE sessions (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            device TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL
        )""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
    ],
    # What a server process writes to see whether it can.
    ["CREATE TABLE health (server BIGINT PRIMARY KEY, at BIGINT NOT NULL)"],
    [
        # When a server process last said that it lives, in one row; and the times when none did.
        "CREATE TABLE pulse (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)",
        "CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL)",
    ],
    [
        # What came of finished matches, by seat: of people, and of bots (whose level it is). `booked` says when that
        # was written down; what was finished before is written down once, after the upgrade.
        "ALTER TABLE tables ADD COLUMN booked BIGINT",
        "CREATE INDEX tables_unbooked ON tables (updated) WHERE phase = 'over' AND booked IS NULL",
        """CREATE TABLE results (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            person TEXT,
            level TEXT,
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            game TEXT NOT NULL,
            seats BIGINT NOT NULL,
            at BIGINT NOT NULL,
            score BIGINT NOT NULL,
            place BIGINT NOT NULL,
            won BIGINT NOT NULL,
            hero TEXT,
            rounds BIGINT,
            friendly TEXT NOT NULL,
            counts BIGINT NOT NULL,
            rating DOUBLE PRECISION,
            change DOUBLE PRECISION,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX results_by_person ON results (person, game, at)",
        """CREATE TABLE ratings (
            who TEXT NOT NULL,
            game TEXT NOT NULL,
            value DOUBLE PRECISION NOT NULL,
            deviation DOUBLE PRECISION NOT NULL,
            volatility DOUBLE PRECISION NOT NULL,
            matches BIGINT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (who, game)
        )""",
        """CREATE TABLE honours (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            honour TEXT NOT NULL,
            table_id TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (person, game, honour)
        )""",
    ],
    [
        # The daily dungeon: shares of secrets, some days ahead; what the day before has added, once a day has begun.
        """CREATE TABLE dailies (
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            share TEXT NOT NULL,
            entropy TEXT,
            PRIMARY KEY (day, game)
        )""",
        """CREATE TABLE attempts (
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            person TEXT NOT NULL,
            table_id TEXT NOT NULL UNIQUE,
            PRIMARY KEY (day, game, person)
        )""",
        "CREATE INDEX attempts_by_person ON attempts (person, day)",
    ],
    [
        # The costliest moves of a seat in a finished match, once they were looked for.
        """CREATE TABLE reviews (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )"""
    ],
]
