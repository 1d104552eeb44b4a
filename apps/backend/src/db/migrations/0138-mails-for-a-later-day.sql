-- Whether a mail was to be sent when it was written. A mail for a later day, such as a gift card's, waits for its day; the time
-- of another mail can only lie far ahead because the clock was set back. Unknown for mails of an earlier release: they wait.
alter table mail_outbox add column is_immediate boolean not null default false;
