-- Tables, their logs, and the public messages that still have buttons.
CREATE TABLE sessions (
    id       INTEGER PRIMARY KEY,
    game     TEXT    NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    options  TEXT    NOT NULL,
    help     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    seats    TEXT    NOT NULL,
    created  REAL    NOT NULL,
    changed  REAL    NOT NULL,
    status   TEXT    NOT NULL,
    closing  TEXT,
    seed     TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    shown    INTEGER NOT NULL,
    state    TEXT
);

-- One live table a channel.
CREATE UNIQUE INDEX sessions_live ON sessions (channel) WHERE status IN ('lobby', 'playing');
CREATE INDEX sessions_newest ON sessions (channel, game);
CREATE INDEX sessions_unshown ON sessions (id) WHERE shown < version;

-- The log: one line for each version that moved a game on. `action` is null unless the step is an act.
CREATE TABLE actions (
    session INTEGER NOT NULL REFERENCES sessions,
    version INTEGER NOT NULL,
    step    TEXT    NOT NULL,
    seat    INTEGER,
    action  TEXT,
    events  TEXT    NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (session, version)
) WITHOUT ROWID;

CREATE TABLE cards (
    message INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES sessions,
    channel INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL
);

CREATE INDEX cards_session ON cards (session);
