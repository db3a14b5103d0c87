-- Events of streams that have been over for long, packed: zstd of JSON lines, as base64. What a stream gets afterwards stands
-- in `events` with the versions above; both together are read as one.
CREATE TABLE archived_events (
    stream_id   TEXT PRIMARY KEY,
    version     BIGINT NOT NULL,
    bytes       BIGINT NOT NULL,
    packed      TEXT NOT NULL,
    archived_at BIGINT NOT NULL
);
