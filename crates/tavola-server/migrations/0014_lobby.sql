-- Seeks that stand whether their owner is there or not; those bound to an open page are nowhere but in memory.
CREATE TABLE seeks (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    body       TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Tables that anybody may find in a list and watch: those of people who met in the lobby.
CREATE TABLE public_tables (
    stream_id TEXT PRIMARY KEY,
    opened_at BIGINT NOT NULL
);

-- The most people that were here at once, hour by hour.
CREATE TABLE visits (
    hour   BIGINT PRIMARY KEY,
    people BIGINT NOT NULL
);
