-- A host who waits asks for the invitation to his table with every page; the bots ask every five seconds what waits
-- for them. Both read the whole table without these.
CREATE INDEX invitations_by_stream ON invitations (stream_id);
CREATE INDEX rooms_by_decision ON rooms (kind, awaits);
