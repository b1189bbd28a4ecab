-- The schema of the store, in SQL that both SQLite and PostgreSQL understand.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    epoch BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
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
    updated BIGINT NOT NULL,
    network TEXT,
    booked BIGINT
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE members (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));

CREATE INDEX members_by_person ON members (person);

CREATE INDEX tables_by_list ON tables (visibility, phase, updated);

CREATE INDEX tables_by_due ON tables (due);

CREATE INDEX tables_open ON tables (network) WHERE phase = 'open';

-- People at tables, by server process, to tell a person who left from one who moved to another process.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    server BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, server)
);

-- Lets a list of one game skip the tables of all others.
CREATE INDEX tables_by_game ON tables (game, visibility, phase, updated);

-- The chat of each table, with its own numbering.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person, request)
);

-- Signed-in devices; the id is the hash of the token in the cookie.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

-- Accounts of programs, and the accounts of the people who answer for them. A token is the session of such an account.
CREATE TABLE bots (person TEXT PRIMARY KEY, owner TEXT NOT NULL, created BIGINT NOT NULL, ended BIGINT);

CREATE INDEX bots_by_owner ON bots (owner);

-- Written by server processes to check that the store accepts writes.
CREATE TABLE health (server BIGINT PRIMARY KEY, at BIGINT NOT NULL);

-- When a server process last reported that it is alive, in one row; and the outages.
CREATE TABLE heartbeat (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);

CREATE TABLE outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);

-- Results of finished matches, by seat: for people, and for bots with their level. `booked` is when the row was
-- written.
CREATE INDEX tables_unbooked ON tables (updated) WHERE phase = 'over' AND booked IS NULL;

CREATE TABLE results (
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
);

CREATE INDEX results_by_person ON results (person, game, at);

CREATE TABLE ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (who, game)
);

CREATE TABLE honours (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    honour TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, honour)
);

-- The daily dungeon: shares of secrets, drawn some days ahead, and the entropy of the day before, once a day has
-- begun.
CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    share TEXT NOT NULL,
    entropy TEXT,
    PRIMARY KEY (day, game)
);

CREATE TABLE attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    PRIMARY KEY (day, game, person)
);

CREATE INDEX attempts_by_person ON attempts (person, day);

-- The costliest moves of a seat in a finished match, if a review was made.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
