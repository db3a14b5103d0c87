-- What players by post have prepared at a table. Only its owner is told that there is any.
CREATE TABLE prepared (
    stream_id TEXT NOT NULL,
    account_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream_id, account_id)
);
