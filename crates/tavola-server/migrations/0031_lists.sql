-- Each act changes its room: whom it awaits, its summary, when. Two indexes were written anew with each though neither changed.
DROP INDEX rooms_by_status;
CREATE INDEX rooms_by_status ON rooms (kind, status);
DROP INDEX rooms_by_decision;
CREATE INDEX rooms_awaiting_bot ON rooms (kind) WHERE awaits = 'bot';
