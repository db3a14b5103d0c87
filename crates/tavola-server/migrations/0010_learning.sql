-- Cards of an account's own errors, each with what it asks and when it is asked next.
CREATE TABLE quiz_cards (
    account_id TEXT NOT NULL,
    card       TEXT NOT NULL,
    state      TEXT NOT NULL,
    due_at     BIGINT NOT NULL,
    body       TEXT NOT NULL,
    PRIMARY KEY (account_id, card)
);
CREATE INDEX quiz_cards_due ON quiz_cards (account_id, state, due_at);

-- The position of each day, and what each account has answered.
CREATE TABLE daily (
    day    BIGINT PRIMARY KEY,
    source TEXT NOT NULL,
    body   TEXT NOT NULL
);
CREATE TABLE daily_answers (
    day        BIGINT NOT NULL,
    account_id TEXT NOT NULL,
    answer     TEXT NOT NULL,
    PRIMARY KEY (day, account_id)
);
