-- The revision of the list that a checkout on the server has heard of: while it is the list's own, nothing has to be
-- compared. Null: unknown.
alter table checkout_sessions add column list_revision integer;

-- Sealed bytes cannot be compressed, and trying costs the writer time.
alter table checkout_sessions alter column state set storage external;
alter table checkout_session_entries alter column entry set storage external;
