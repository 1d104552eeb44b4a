-- A customer's wish for another e-mail address, until the mail to that address is answered. The job that writes the mail
-- gives it its token.
create table email_changes (
  change_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  email text not null,
  site_code text not null,
  requested_at timestamptz not null,
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz
);
create index email_changes_waiting on email_changes (requested_at) where token_hash is null;
create index email_changes_customer on email_changes (customer_id);
