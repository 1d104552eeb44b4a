-- What customers ask a price for: the lines as they were asked about, and the answer in them.
create table quotes (
  quote_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  site_code text not null,
  note text not null,
  -- as lines travel; once it is priced, each has its price of one piece
  lines jsonb not null,
  requested_at timestamptz not null,
  priced_at timestamptz,
  valid_until timestamptz,
  accepted_at timestamptz,
  check ((priced_at is null) = (valid_until is null)),
  check (accepted_at is null or priced_at is not null)
);
create index quotes_customer on quotes (customer_id, requested_at desc);
create index quotes_waiting on quotes (requested_at) where priced_at is null;

-- Until when a line has the price that it was quoted at.
alter table list_items add column quoted_until timestamptz;
