-- Where everybody stands in each pool of ratings: the rating by the formula of FIBS in ten-thousandths, and what Glicko-2
-- knows of them in millionths.
CREATE TABLE ratings (
    account_id TEXT NOT NULL,
    pool       TEXT NOT NULL,
    rating     BIGINT NOT NULL,
    experience BIGINT NOT NULL,
    matches    BIGINT NOT NULL,
    glicko     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (account_id, pool)
);

-- Matches that are over, written with the event that ended them. What of it has not been rated waits.
CREATE TABLE played (
    match_key    TEXT PRIMARY KEY,
    stream_id    TEXT NOT NULL,
    number       BIGINT NOT NULL,
    length       BIGINT NOT NULL,
    pool         TEXT NOT NULL,
    white        TEXT NOT NULL,
    black        TEXT NOT NULL,
    white_name   TEXT NOT NULL,
    black_name   TEXT NOT NULL,
    white_points BIGINT NOT NULL,
    black_points BIGINT NOT NULL,
    winner       TEXT NOT NULL,
    began_at     BIGINT NOT NULL,
    ended_at     BIGINT NOT NULL,
    by_link      BIGINT NOT NULL,
    unseen       BIGINT NOT NULL,
    rated        BIGINT NOT NULL,
    standing     TEXT NOT NULL
);
CREATE INDEX played_in_order ON played (standing, ended_at, match_key);
CREATE INDEX played_by_white ON played (white, ended_at, match_key);
CREATE INDEX played_by_black ON played (black, ended_at, match_key);

-- What a rated match did to each of its players, once for each match.
CREATE TABLE rating_changes (
    match_key   TEXT NOT NULL,
    account_id  TEXT NOT NULL,
    opponent_id TEXT NOT NULL,
    pool        TEXT NOT NULL,
    length      BIGINT NOT NULL,
    won         BIGINT NOT NULL,
    share       BIGINT NOT NULL,
    before      BIGINT NOT NULL,
    after       BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    PRIMARY KEY (match_key, account_id)
);
CREATE INDEX rating_changes_in_order ON rating_changes (account_id, pool, at, match_key);
CREATE INDEX rating_changes_by_time ON rating_changes (pool, at);

-- The dice of a match that is over, one row for each of its players: how often each pair of faces came, how often they
-- tried to enter from the bar, how often that succeeded, and how often it should have, in millionths.
CREATE TABLE match_dice (
    match_key TEXT NOT NULL,
    side      TEXT NOT NULL,
    account_id TEXT NOT NULL,
    r11 BIGINT NOT NULL, r21 BIGINT NOT NULL, r22 BIGINT NOT NULL, r31 BIGINT NOT NULL, r32 BIGINT NOT NULL,
    r33 BIGINT NOT NULL, r41 BIGINT NOT NULL, r42 BIGINT NOT NULL, r43 BIGINT NOT NULL, r44 BIGINT NOT NULL,
    r51 BIGINT NOT NULL, r52 BIGINT NOT NULL, r53 BIGINT NOT NULL, r54 BIGINT NOT NULL, r55 BIGINT NOT NULL,
    r61 BIGINT NOT NULL, r62 BIGINT NOT NULL, r63 BIGINT NOT NULL, r64 BIGINT NOT NULL, r65 BIGINT NOT NULL,
    r66 BIGINT NOT NULL,
    openings   BIGINT NOT NULL,
    bar_tries  BIGINT NOT NULL,
    bar_enters BIGINT NOT NULL,
    bar_due    BIGINT NOT NULL,
    bar_spread BIGINT NOT NULL,
    PRIMARY KEY (match_key, side)
);
CREATE INDEX match_dice_by_account ON match_dice (account_id);

-- What judged matches come to for each side: decisions that count, and what they lost in millionths of the cube.
CREATE TABLE match_rates (
    match_key    TEXT NOT NULL,
    side         TEXT NOT NULL,
    checker      BIGINT NOT NULL,
    checker_loss BIGINT NOT NULL,
    cube         BIGINT NOT NULL,
    cube_loss    BIGINT NOT NULL,
    PRIMARY KEY (match_key, side)
);
