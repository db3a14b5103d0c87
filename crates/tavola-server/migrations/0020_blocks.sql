-- Whom an account wants nothing to do with: neither is paired with, challenges or hears the other.
CREATE TABLE blocks (
    account_id TEXT NOT NULL,
    blocked_id TEXT NOT NULL,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (account_id, blocked_id)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
