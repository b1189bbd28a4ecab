-- Schema 1 with one person and one table, as the server wrote it. Never change this file: it is what a migration starts from.

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
    updated BIGINT NOT NULL
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

INSERT INTO people VALUES ('a1', 'Аня', 'owl', 'ann', '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$aGFzaA', 0, 1763200000000);
INSERT INTO tables VALUES ('k3v9qz7m2w4x', '{"id":"k3v9qz7m2w4x","settings":{"game":"toy","options":{"rounds":2,"charms":true},"visibility":"public","clock":{"kind":"none","time":0,"bonus":0},"chat":true,"spectators":true,"hot_seat":false,"cover_after":120},"seats":2,"host":{"id":"a1","name":"Аня","avatar":"owl"},"created":1763200000000}', '{"id":"k3v9qz7m2w4x","game":"toy","phase":"playing","visibility":"public","host":{"id":"a1","name":"Аня","avatar":"owl"},"seats":[{"player":{"id":"a1","name":"Аня","avatar":"owl"},"bot":null,"here":false,"clock":null},{"player":null,"bot":"random","here":false,"clock":null}],"clock":{"kind":"none","time":0,"bonus":0},"spectators":true,"hot_seat":false,"turn":[0,1],"result":null,"steps":1,"created":1763200000000,"updated":1763200001000,"invite":"","yours":[]}', 'toy', 'playing', 'public', 4, 0, NULL, 1763200000000, 1763200001000);
INSERT INTO entries VALUES ('k3v9qz7m2w4x', 1, '{"kind":"sat","seat":0,"player":{"id":"a1","name":"Аня","avatar":"owl"},"at":1763200000001,"by":"a1"}');
INSERT INTO entries VALUES ('k3v9qz7m2w4x', 2, '{"kind":"bot","seat":1,"level":"random","at":1763200000002,"by":"a1"}');
INSERT INTO entries VALUES ('k3v9qz7m2w4x', 3, '{"kind":"started","record":{"undercroft":1,"game":"toy","rules":1,"seats":2,"options":{"rounds":2,"charms":true},"dice":{"seed":7},"start":null,"deal":["sun","sun"],"steps":[],"result":null},"at":1763200000003,"by":"a1"}');
INSERT INTO entries VALUES ('k3v9qz7m2w4x', 4, '{"kind":"step","seat":0,"move":"stake 2","chance":[],"at":1763200001000,"by":"a1","id":"m1"}');
INSERT INTO members VALUES ('k3v9qz7m2w4x', 'a1');
