-- The servers of a club that share its database. Times are the club's: the database's clock, less what is in the setting
-- `club_behind`.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    release TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    -- Whether it takes on nothing new: it is about to stop.
    leaving BIGINT NOT NULL DEFAULT 0
);

-- Who has what open at which node: an account, or how many without a name. `place` is a stream or the lobby.
CREATE TABLE lines (
    node TEXT NOT NULL,
    place TEXT NOT NULL,
    -- Empty for those without a name.
    account TEXT NOT NULL,
    many BIGINT NOT NULL,
    PRIMARY KEY (node, place, account)
);
CREATE INDEX lines_place ON lines (place);

-- What has moved on of late is found by this.
CREATE INDEX streams_updated ON streams (updated_at);
