-- What programs act by: of each only what its text comes to, never the text; `scopes` are names with blanks between them.
CREATE TABLE tokens (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    hash       TEXT NOT NULL,
    name       TEXT NOT NULL,
    scopes     TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    ends_at    BIGINT NOT NULL,
    used_at    BIGINT NOT NULL
);
CREATE UNIQUE INDEX tokens_by_hash ON tokens (hash);
CREATE INDEX tokens_by_account ON tokens (account_id);
