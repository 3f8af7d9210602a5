-- What was found of a game that is over.
CREATE TABLE reviews (
    session INTEGER PRIMARY KEY REFERENCES sessions,
    body    TEXT    NOT NULL
);
