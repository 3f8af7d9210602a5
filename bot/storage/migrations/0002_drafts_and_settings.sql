-- Half-composed plays, and what people and servers prefer.
CREATE TABLE drafts (
    session  INTEGER NOT NULL REFERENCES sessions,
    seat     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (session, seat)
) WITHOUT ROWID;

-- `owner` is a person's or a server's Discord id; ids of both kinds are never equal.
CREATE TABLE preferences (
    owner INTEGER PRIMARY KEY,
    body  TEXT NOT NULL
);
