-- The matches each account has: those it played at the club's tables, and those of files it brought.
CREATE TABLE library (
    account_id   TEXT NOT NULL,
    match_key    TEXT NOT NULL,
    file_id      TEXT NOT NULL,
    part         BIGINT NOT NULL,
    own          TEXT NOT NULL,
    white        TEXT NOT NULL,
    black        TEXT NOT NULL,
    event        TEXT NOT NULL,
    name_words   TEXT NOT NULL,
    event_words  TEXT NOT NULL,
    day          BIGINT NOT NULL,
    sorted_at    BIGINT NOT NULL,
    length       BIGINT NOT NULL,
    white_points BIGINT NOT NULL,
    black_points BIGINT NOT NULL,
    games        BIGINT NOT NULL,
    PRIMARY KEY (account_id, match_key)
);
CREATE INDEX library_in_order ON library (account_id, sorted_at, match_key);
CREATE INDEX library_by_match ON library (match_key);

-- Files as they came: packed, byte for byte. The same bytes are one file.
CREATE TABLE imported_files (
    id         TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    hash       TEXT NOT NULL,
    name       TEXT NOT NULL,
    bytes      BIGINT NOT NULL,
    packed     TEXT NOT NULL,
    added_at   BIGINT NOT NULL
);
CREATE UNIQUE INDEX imported_files_by_hash ON imported_files (account_id, hash);

-- The positions of a match, line by line, to be searched.
CREATE TABLE match_positions (
    match_key TEXT PRIMARY KEY,
    positions TEXT NOT NULL
);

-- What statistics take from the kept report of a match, and every decision of it that has a mark.
CREATE TABLE match_figures (
    match_key TEXT PRIMARY KEY,
    version   BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    body      TEXT NOT NULL
);
CREATE TABLE match_errors (
    match_key TEXT NOT NULL,
    game      BIGINT NOT NULL,
    line      BIGINT NOT NULL,
    decision  BIGINT NOT NULL,
    side      TEXT NOT NULL,
    kind      TEXT NOT NULL,
    mark      BIGINT NOT NULL,
    loss      BIGINT NOT NULL,
    PRIMARY KEY (match_key, game, line, decision)
);

-- Matches that wait to be judged in the background, and from when on it is their turn.
CREATE TABLE judging (
    match_key TEXT PRIMARY KEY,
    due_at    BIGINT NOT NULL
);
CREATE INDEX judging_in_order ON judging (due_at, match_key);

-- The names under which an account plays elsewhere, in small letters.
CREATE TABLE aliases (
    account_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (account_id, name)
);

-- Links by which others see an imported match.
CREATE TABLE shares (
    match_key TEXT PRIMARY KEY,
    token     TEXT NOT NULL,
    made_at   BIGINT NOT NULL
);
CREATE UNIQUE INDEX shares_by_token ON shares (token);

-- Until when an account's tables have been looked through for matches that are over.
CREATE TABLE library_read (
    account_id TEXT PRIMARY KEY,
    until      BIGINT NOT NULL
);
