-- Players who stand on no board, by their own wish.
CREATE TABLE unlisted (
    account_id TEXT PRIMARY KEY,
    since      BIGINT NOT NULL
);

-- Whom a player follows.
CREATE TABLE follows (
    account_id  TEXT NOT NULL,
    followed_id TEXT NOT NULL,
    since       BIGINT NOT NULL,
    PRIMARY KEY (account_id, followed_id)
);
CREATE INDEX follows_by_followed ON follows (followed_id);
