-- What shoppers do, as far as they allow it: by browsers that name nobody. Old rows are removed by the jobs.
create table analytics_events (
  event_id bigint generated always as identity primary key,
  -- The browser's own id of it: an event that is reported again is kept once.
  event_key text not null unique,
  site_code text not null,
  name text not null check (name in ('page_view', 'product_view', 'add_to_cart', 'checkout_step', 'purchase')),
  visitor text not null,
  path text not null,
  is_internal boolean not null,
  product_id int,
  qty int,
  step smallint,
  order_id text references orders on delete cascade,
  happened_at timestamptz not null
);
create index analytics_events_happened on analytics_events (happened_at);
-- The confirmation of an order may be opened again and again, in any browser.
create unique index analytics_purchase_once on analytics_events (order_id) where name = 'purchase';

-- What the peers (analytics services, the mail service, affiliates) are still to be told, and what went wrong.
create table analytics_deliveries (
  delivery_id bigint generated always as identity primary key,
  peer text not null,
  -- Of a purchase the order's number, else the key of the first event.
  about text not null,
  message jsonb not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  delivered_at timestamptz,
  given_up_at timestamptz,
  last_fault text,
  constraint analytics_deliveries_once unique (peer, about)
);
create index analytics_deliveries_due on analytics_deliveries (next_attempt_at)
  where delivered_at is null and given_up_at is null;
create index analytics_deliveries_created on analytics_deliveries (created_at);
