-- The devices that are told things by push. A device is known by what its endpoint comes to.
CREATE TABLE push_subscriptions (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    endpoint   TEXT NOT NULL,
    public_key TEXT NOT NULL,
    auth       TEXT NOT NULL,
    locale     TEXT NOT NULL,
    seen_at    BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_account ON push_subscriptions (account_id, seen_at);

-- What has not been pushed yet.
CREATE TABLE push_queue (
    subscription_id TEXT NOT NULL,
    notice_key      TEXT NOT NULL,
    account_id      TEXT NOT NULL,
    due_at          BIGINT NOT NULL,
    expires_at      BIGINT NOT NULL,
    tries           BIGINT NOT NULL,
    PRIMARY KEY (subscription_id, notice_key)
);
CREATE INDEX push_queue_by_time ON push_queue (due_at);

-- On which day an account was last sent its mail of notices, counted from 1970.
CREATE TABLE digests (
    account_id TEXT PRIMARY KEY,
    day        BIGINT NOT NULL
);

-- The secret addresses of calendars.
CREATE TABLE calendars (
    account_id TEXT PRIMARY KEY,
    token      TEXT NOT NULL
);
CREATE UNIQUE INDEX calendars_by_token ON calendars (token);
