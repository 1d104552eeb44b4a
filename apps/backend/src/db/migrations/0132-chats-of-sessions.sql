-- Old sessions are deleted by the thousand, and their chats with them. Chats had an index of the open ones only, so that each
-- session's deletion read all of them: with 20,000 chats, a batch of 5,000 sessions took 24 s, longer than a statement may.
create index chats_session on chats (session_id);
