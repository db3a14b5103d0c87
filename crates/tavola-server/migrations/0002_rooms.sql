-- The read models of tables become those of every kind of stream that people take part in.
ALTER TABLE tables RENAME TO rooms;
ALTER TABLE rooms ADD COLUMN kind TEXT NOT NULL DEFAULT 'table';
DROP INDEX tables_by_status;
CREATE INDEX rooms_by_status ON rooms (kind, status, awaits);

ALTER TABLE seats RENAME COLUMN table_id TO stream_id;
ALTER TABLE seats RENAME COLUMN side TO place;
