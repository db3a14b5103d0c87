-- Until when an account is on vacation from its matches by post, and of which year the days are.
CREATE TABLE on_vacation (
    account_id TEXT PRIMARY KEY,
    until      BIGINT NOT NULL,
    year       BIGINT NOT NULL
);
