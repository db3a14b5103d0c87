-- The servers of a club that share its database. Times are the club's: the database's clock, less what is in the setting
-- `club_behind`.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- `server` or `worker`.
    role TEXT NOT NULL,
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

-- Work that any worker can take up. Who has taken a job holds it by a lease, and loses it by letting that run out.
CREATE TABLE jobs (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    -- For whom it is done: nobody's many come before another's few.
    asker TEXT NOT NULL,
    -- `waits`, `done`, or `dead`: it was tried too often.
    state TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    taken_by TEXT NOT NULL,
    taken_until BIGINT NOT NULL,
    progress TEXT NOT NULL,
    PRIMARY KEY (kind, name)
);
CREATE INDEX jobs_due ON jobs (state, due_at);
CREATE INDEX jobs_asker ON jobs (asker, due_at);
