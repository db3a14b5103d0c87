-- A guest who registers becomes a player: the same row, found again by the name that nobody else may bear.
ALTER TABLE accounts ADD COLUMN name_key TEXT;
CREATE UNIQUE INDEX accounts_by_name ON accounts (name_key);

-- What a password comes to after argon2id, with its salt and cost: never the password.
CREATE TABLE passwords (
    account_id TEXT PRIMARY KEY,
    hash       TEXT NOT NULL,
    changed_at BIGINT NOT NULL
);
