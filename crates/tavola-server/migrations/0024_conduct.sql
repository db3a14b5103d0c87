-- How rated live matches have ended for their players: 0 for one that was played, up to 100 for one that was left.
CREATE TABLE conduct (
    account_id TEXT NOT NULL,
    match_key  TEXT NOT NULL,
    at         BIGINT NOT NULL,
    weight     BIGINT NOT NULL,
    PRIMARY KEY (account_id, match_key)
);
CREATE INDEX conduct_by_time ON conduct (account_id, at);
