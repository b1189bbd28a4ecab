-- The schema of the store, in SQL that both SQLite and PostgreSQL understand. Each statement creates what is missing, so
-- an older store gets what was added since.

CREATE TABLE IF NOT EXISTS people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    epoch BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE IF NOT EXISTS tables (
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

CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE IF NOT EXISTS members (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person));

CREATE INDEX IF NOT EXISTS members_by_person ON members (person);

CREATE INDEX IF NOT EXISTS tables_by_list ON tables (visibility, phase, updated);

CREATE INDEX IF NOT EXISTS tables_by_due ON tables (due);

CREATE INDEX IF NOT EXISTS tables_open ON tables (network) WHERE phase = 'open';

-- People at tables, by server process, to tell a person who left from one who moved to another process.
CREATE TABLE IF NOT EXISTS presence (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    server BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, server)
);

-- Lets a list of one game skip the tables of all others.
CREATE INDEX IF NOT EXISTS tables_by_game ON tables (game, visibility, phase, updated);

-- The chat of each table, with its own numbering.
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, person, request)
);

-- Signed-in devices; the id is the hash of the token in the cookie.
CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX IF NOT EXISTS sessions_by_person ON sessions (person);

-- Accounts of programs, and the accounts of the people who answer for them. A token is the session of such an account.
CREATE TABLE IF NOT EXISTS bots (person TEXT PRIMARY KEY, owner TEXT NOT NULL, created BIGINT NOT NULL, ended BIGINT);

CREATE INDEX IF NOT EXISTS bots_by_owner ON bots (owner);

-- Written by server processes to check that the store accepts writes.
CREATE TABLE IF NOT EXISTS health (server BIGINT PRIMARY KEY, at BIGINT NOT NULL);

-- When a server process last reported that it is alive, in one row; and the outages.
CREATE TABLE IF NOT EXISTS heartbeat (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);

CREATE TABLE IF NOT EXISTS outages (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);

-- Results of finished matches, by seat: for people, and for bots with their level. `booked` is when the row was
-- written.
CREATE INDEX IF NOT EXISTS tables_unbooked ON tables (updated) WHERE phase = 'over' AND booked IS NULL;

CREATE TABLE IF NOT EXISTS results (
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

CREATE INDEX IF NOT EXISTS results_by_person ON results (person, game, at);

CREATE TABLE IF NOT EXISTS ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (who, game)
);

CREATE TABLE IF NOT EXISTS honours (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    honour TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, game, honour)
);

-- The daily dungeon and the weekly duplicate (`day` is a week such as 2026-W47, `game` a deal such as chest/2): shares of secrets, drawn some days ahead, and the entropy of the day before, once a day has
-- begun.
CREATE TABLE IF NOT EXISTS dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    share TEXT NOT NULL,
    entropy TEXT,
    PRIMARY KEY (day, game)
);

CREATE TABLE IF NOT EXISTS attempts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    PRIMARY KEY (day, game, person)
);

CREATE INDEX IF NOT EXISTS attempts_by_person ON attempts (person, day);

-- The costliest moves of a seat in a finished match, if a review was made.
CREATE TABLE IF NOT EXISTS reviews (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

-- The ways to reach people whose browser is closed. `secret` holds the key of a web hook or the keys of a browser.
CREATE TABLE IF NOT EXISTS channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX IF NOT EXISTS channels_by_person ON channels (person);

-- Hours in which a person gets no messages, in minutes after midnight of their time zone.
CREATE TABLE IF NOT EXISTS quiet (
    person TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Messages to be sent. A row is added with the entry that it is about, and removed by the process that sends it.
CREATE TABLE IF NOT EXISTS outbox (
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    kind TEXT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    sender TEXT NOT NULL,
    PRIMARY KEY (channel, table_id, version, kind)
);

CREATE INDEX IF NOT EXISTS outbox_by_due ON outbox (due);

CREATE INDEX IF NOT EXISTS outbox_by_table ON outbox (table_id);

-- Keys that all server processes share and that are no secrets of dice.
CREATE TABLE IF NOT EXISTS server_keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);

-- Times in which people are away and clocks of days wait for them.
CREATE TABLE IF NOT EXISTS absences (
    person TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (person, since)
);

-- Friends (in both directions), questions whether to be friends, and the people whom a person has blocked or muted.
CREATE TABLE IF NOT EXISTS bonds (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, other, kind)
);

CREATE INDEX IF NOT EXISTS bonds_by_other ON bonds (other, kind);

-- Calls to people on line: an invitation to a table, or a question whether to be friends.
CREATE TABLE IF NOT EXISTS calls (
    person TEXT NOT NULL,
    sender TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, sender, kind, table_id)
);

CREATE INDEX IF NOT EXISTS calls_by_time ON calls (at);

-- Groups with a board of their own in the weekly duplicate. The id is the key of the link.
CREATE TABLE IF NOT EXISTS circles (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL, created BIGINT NOT NULL);

CREATE TABLE IF NOT EXISTS circle_members (
    circle TEXT NOT NULL,
    person TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (circle, person)
);

CREATE INDEX IF NOT EXISTS circles_by_person ON circle_members (person);
