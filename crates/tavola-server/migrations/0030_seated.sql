-- For whom a table has been opened of late, and whether they have come to it. Seeks whose owners have a page open are in `seeks`
-- too from now on.
CREATE TABLE seated (
    account_id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    with_id TEXT NOT NULL,
    seated_at BIGINT NOT NULL,
    came BIGINT NOT NULL
);
