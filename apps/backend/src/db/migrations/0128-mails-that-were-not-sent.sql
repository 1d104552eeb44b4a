-- A mail that its server refused for good was tried for seven days, and a mail that was never sent was deleted after them
-- without a word. Both are kept now as given up, with the server's latest answer, so that they can be looked at and sent again.
alter table mail_outbox
  add column given_up_at timestamptz,
  add column last_answer text,
  add constraint mail_outbox_sent_or_given_up check (sent_at is null or given_up_at is null);

create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up_at is not null;
