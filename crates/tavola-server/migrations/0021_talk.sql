-- What people say to each other at a table, in a chouette, around a tournament: kept 90 days.
CREATE TABLE talk (
    stream_id  TEXT NOT NULL,
    number     BIGINT NOT NULL,
    account_id TEXT NOT NULL,
    command_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    room       TEXT NOT NULL,
    part       BIGINT NOT NULL,
    phrase     TEXT NOT NULL,
    body       TEXT NOT NULL,
    said_at    BIGINT NOT NULL,
    PRIMARY KEY (stream_id, number)
);
CREATE UNIQUE INDEX talk_by_command ON talk (stream_id, account_id, command_id);
CREATE INDEX talk_by_time ON talk (said_at);

-- Who wants to write and read free words at a table, and whom somebody does not want to hear there.
CREATE TABLE talk_wishes (
    stream_id  TEXT NOT NULL,
    account_id TEXT NOT NULL,
    wish       TEXT NOT NULL,
    about_id   TEXT NOT NULL,
    PRIMARY KEY (stream_id, account_id, wish, about_id)
);

-- Reports: about whom, by whom, what was said and how it stood, and what became of it.
CREATE TABLE cases (
    id          TEXT PRIMARY KEY,
    about_id    TEXT NOT NULL,
    reporter_id TEXT NOT NULL,
    stream_id   TEXT NOT NULL,
    state       TEXT NOT NULL,
    opened_at   BIGINT NOT NULL,
    body        TEXT NOT NULL
);
CREATE INDEX cases_by_state ON cases (state, opened_at);
CREATE INDEX cases_by_about ON cases (about_id);
CREATE INDEX cases_by_reporter ON cases (reporter_id, opened_at);

-- What moderators have done, line by line; nothing is ever taken out of it before its time.
CREATE TABLE moderation_log (
    case_id TEXT NOT NULL,
    number  BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    by_id   TEXT NOT NULL,
    act     TEXT NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (case_id, number)
);

-- What somebody may not do, until when, and why.
CREATE TABLE restrictions (
    case_id    TEXT NOT NULL,
    account_id TEXT NOT NULL,
    kind       TEXT NOT NULL,
    began_at   BIGINT NOT NULL,
    ends_at    BIGINT NOT NULL,
    reason     TEXT NOT NULL,
    PRIMARY KEY (account_id, kind, case_id)
);
