-- What the engine said of matches: the deepest report of each. It can be made again, so that nothing else leans on it.
CREATE TABLE reports (
    match_key TEXT PRIMARY KEY,
    games     BIGINT NOT NULL,
    plies     BIGINT NOT NULL,
    body      TEXT NOT NULL,
    judged_at BIGINT NOT NULL
);
