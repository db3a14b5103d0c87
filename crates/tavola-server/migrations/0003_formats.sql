-- Each event carries the version of the program's events that wrote it; those before this file are of version 1.
ALTER TABLE events ADD COLUMN format BIGINT NOT NULL DEFAULT 1;
