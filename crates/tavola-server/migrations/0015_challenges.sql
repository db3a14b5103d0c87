-- Challenges to somebody by name, and matches agreed on for a day: the same, with an hour.
CREATE TABLE challenges (
    id         TEXT PRIMARY KEY,
    from_id    TEXT NOT NULL,
    to_id      TEXT NOT NULL,
    is_open    BIGINT NOT NULL,
    due_at     BIGINT NOT NULL,
    body       TEXT NOT NULL
);
CREATE INDEX challenges_from ON challenges (from_id, is_open);
CREATE INDEX challenges_to ON challenges (to_id, is_open);
CREATE INDEX challenges_due ON challenges (is_open, due_at);

-- Who may challenge somebody, and whether they are told when somebody seeks.
CREATE TABLE lobby_choices (
    account_id TEXT PRIMARY KEY,
    is_alerted BIGINT NOT NULL,
    body       TEXT NOT NULL
);
CREATE INDEX lobby_choices_alerted ON lobby_choices (is_alerted);
