-- Streams that cannot be read. Nobody else stumbles over them: timers, bots and sweeps pass them by, and their pages say so.
-- A stream whose row is deleted here is tried again; a closed one stands in no list any more.
CREATE TABLE set_aside (
    stream_id TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    since     BIGINT NOT NULL,
    why       TEXT NOT NULL,
    closed    BIGINT NOT NULL DEFAULT 0
);
