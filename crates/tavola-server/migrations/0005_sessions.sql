-- Whoever looks where an account is at home asks by account.
CREATE INDEX sessions_by_account ON sessions (account_id, created_at);
