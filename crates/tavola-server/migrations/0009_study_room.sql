-- What rollouts have counted, by position: it can be counted again, so that nothing else leans on it.
CREATE TABLE rollouts (
    position_key TEXT PRIMARY KEY,
    body         TEXT NOT NULL,
    rolled_at    BIGINT NOT NULL
);

-- Trees of variations, each of an account; to be read by others only where it is shared.
CREATE TABLE variations (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    is_shared  BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX variations_by_account ON variations (account_id, changed_at);
