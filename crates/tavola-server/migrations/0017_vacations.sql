-- How many days of vacation an account has had in a year of its matches by post.
CREATE TABLE vacations (
    account_id TEXT NOT NULL,
    year BIGINT NOT NULL,
    days BIGINT NOT NULL,
    PRIMARY KEY (account_id, year)
);
