-- What people are told. One row for a matter, such as a turn at a table: told anew, it takes the place of what was said before.
CREATE TABLE notices (
    account_id TEXT NOT NULL,
    notice_key TEXT NOT NULL,
    body       TEXT NOT NULL,
    told_at    BIGINT NOT NULL,
    seen_at    BIGINT,
    mails      BIGINT NOT NULL,
    PRIMARY KEY (account_id, notice_key)
);
CREATE INDEX notices_by_time ON notices (account_id, told_at);

-- By which ways an account wants to be told of what, as JSON.
CREATE TABLE notice_choices (
    account_id TEXT PRIMARY KEY,
    body       TEXT NOT NULL
);
