-- A table may give its players a time to move; `due` is when the first of those it waits for runs out of it.
ALTER TABLE sessions ADD COLUMN deadline INTEGER;
ALTER TABLE sessions ADD COLUMN due REAL;
CREATE INDEX sessions_due ON sessions (due) WHERE due IS NOT NULL;
