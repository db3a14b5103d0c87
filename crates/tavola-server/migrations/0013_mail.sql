-- Where letters to an account go: only after it was confirmed. `stop` is what a letter's unsubscribe link says.
CREATE TABLE mailboxes (
    account_id   TEXT PRIMARY KEY,
    address      TEXT NOT NULL,
    locale       TEXT NOT NULL,
    confirmed_at BIGINT NOT NULL,
    wants_news   BIGINT NOT NULL,
    fails        BIGINT NOT NULL,
    stop         TEXT NOT NULL
);
CREATE UNIQUE INDEX mailboxes_by_stop ON mailboxes (stop);

-- Letters that have not gone out yet.
CREATE TABLE letters (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    address    TEXT NOT NULL,
    body       TEXT NOT NULL,
    due_at     BIGINT NOT NULL,
    tries      BIGINT NOT NULL
);
CREATE INDEX letters_by_time ON letters (due_at);
