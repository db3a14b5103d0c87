-- What an account may beyond playing. A row more, a right more.
CREATE TABLE roles (
    account_id TEXT NOT NULL,
    role       TEXT NOT NULL,
    given_at   BIGINT NOT NULL,
    PRIMARY KEY (account_id, role)
);

-- Closed by the staff since; to be erased on its own wish at; the handle that passkeys know it by, never its id.
ALTER TABLE accounts ADD COLUMN closed_at BIGINT;
ALTER TABLE accounts ADD COLUMN erase_at BIGINT;
ALTER TABLE accounts ADD COLUMN handle TEXT;
CREATE UNIQUE INDEX accounts_by_handle ON accounts (handle);
CREATE INDEX accounts_to_erase ON accounts (erase_at);

-- Names that players had before: nobody else's for a time, and they lead to the present one.
CREATE TABLE former_names (
    name_key   TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    left_at    BIGINT NOT NULL
);
CREATE INDEX former_names_by_account ON former_names (account_id, left_at);

-- Of a browser: which it is, when it was last seen, and when its person last showed who they are.
ALTER TABLE sessions ADD COLUMN family TEXT;
ALTER TABLE sessions ADD COLUMN seen_at BIGINT;
ALTER TABLE sessions ADD COLUMN proved_at BIGINT;

-- What the codes on a player's paper come to. One that was used is gone.
CREATE TABLE recovery_codes (
    hash       TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    made_at    BIGINT NOT NULL
);
CREATE INDEX recovery_codes_by_account ON recovery_codes (account_id);

-- Public keys of devices, as JSON, by the name of their credential.
CREATE TABLE passkeys (
    credential TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    body       TEXT NOT NULL,
    made_at    BIGINT NOT NULL,
    used_at    BIGINT
);
CREATE INDEX passkeys_by_account ON passkeys (account_id, made_at);

-- What is good once and for a while: links in letters, questions to passkeys. Known by what their secret comes to.
CREATE TABLE tickets (
    hash       TEXT PRIMARY KEY,
    kind       TEXT NOT NULL,
    account_id TEXT NOT NULL,
    body       TEXT NOT NULL,
    ends_at    BIGINT NOT NULL
);
CREATE INDEX tickets_by_account ON tickets (account_id, kind);
CREATE INDEX tickets_by_end ON tickets (ends_at);

-- What changed about an account's keys, for its owner's eyes.
CREATE TABLE account_changes (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    at         BIGINT NOT NULL,
    what       TEXT NOT NULL,
    detail     TEXT NOT NULL
);
CREATE INDEX account_changes_by_account ON account_changes (account_id, at);

-- What `tavola admin` asks of a running server, and what came of it.
CREATE TABLE orders (
    id     TEXT PRIMARY KEY,
    at     BIGINT NOT NULL,
    body   TEXT NOT NULL,
    answer TEXT
);
