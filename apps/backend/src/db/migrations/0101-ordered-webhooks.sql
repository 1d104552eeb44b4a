-- Webhooks about one order: one at a time, each later than the one before.
alter table agent_orders
  -- until then a process is telling the platform: another one leaves the order alone
  add column telling_until timestamptz not null default '-infinity',
  -- the timestamp of the last webhook, of which the platform sees the second
  add column webhook_at timestamptz not null default '-infinity',
  -- until then the platform wants no webhook at all (Retry-After)
  add column platform_waits_until timestamptz not null default '-infinity';
create index agent_orders_waiting on agent_orders (platform, platform_waits_until) where platform_waits_until > '-infinity';
