-- What lets a placement be repeated, explained and undone: the keys of requests, what customers earned, how often an
-- offer may be redeemed, what happened to the money, and who caused each change of an order.

-- Idempotency-Key ------------------------------------------------------------------------------------------------------

create table idempotency_keys (
  session_id uuid not null references sessions on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- SHA-256 of the request's body
  body_hash bytea not null,
  -- until then a request with this key is under way
  claimed_until timestamptz not null,
  -- the order that came about, written in its transaction
  order_id text references orders on delete set null,
  -- the final answer
  status smallint,
  answer jsonb,
  created_at timestamptz not null,
  primary key (session_id, key),
  check ((status is null) = (answer is null))
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_order on idempotency_keys (order_id) where order_id is not null;

-- Earned discounts (tickets) -------------------------------------------------------------------------------------------

create table entitlements (
  entitlement_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  product_id int not null references products on delete cascade,
  -- the order that earned it, also one of another system
  earned_by text not null,
  -- off each piece: a percentage, or an amount in one currency
  percent numeric(5, 2) check (percent between 0 and 100),
  amount numeric(12, 2) check (amount >= 0),
  currency text check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  has_free_shipping boolean not null default false,
  -- pieces; null: without a limit
  initial_uses int check (initial_uses >= 0),
  remaining_uses int check (remaining_uses between 0 and initial_uses),
  created_at timestamptz not null,
  unique (customer_id, product_id),
  check ((percent is null) <> (amount is null)),
  check ((amount is null) = (currency is null)),
  check ((initial_uses is null) = (remaining_uses is null))
);

-- What orders redeemed, negative when given back.
create table entitlement_movements (
  movement_id bigint generated always as identity primary key,
  entitlement_id uuid not null references entitlements on delete cascade,
  order_id text not null references orders on delete cascade,
  uses int not null,
  created_at timestamptz not null
);
create index entitlement_movements_order on entitlement_movements (order_id);

-- The five-for-five offer ----------------------------------------------------------------------------------------------

create table five_for_five (
  -- lower case
  email text primary key check (email = lower(email)),
  initial_redemptions int not null check (initial_redemptions >= 0),
  remaining int not null check (remaining between 0 and initial_redemptions)
);

create table five_for_five_movements (
  movement_id bigint generated always as identity primary key,
  email text not null references five_for_five on delete cascade,
  order_id text not null references orders on delete cascade,
  redemptions int not null,
  created_at timestamptz not null
);
create index five_for_five_movements_order on five_for_five_movements (order_id);

-- The audit trail ------------------------------------------------------------------------------------------------------

-- Who or what made the latest change: 'request <id>', 'job <name>', 'notification <id>'.
alter table orders add column changed_by text not null default 'unknown';
alter table order_status_changes add column cause text not null default 'unknown';

-- What became of an order's money, as the store learned it.
create table payment_events (
  event_id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  kind text not null check (kind in ('authorised', 'challenged', 'captured', 'refused', 'voided', 'refunded')),
  payment_reference text,
  cause text not null,
  happened_at timestamptz not null
);
create index payment_events_order on payment_events (order_id);

-- I7 as in 0001; every move leaves its line, with its cause.
create or replace function record_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'new' then
      raise exception 'An order starts as new, not as %', new.status using errcode = 'check_violation';
    end if;
    insert into order_status_changes (order_id, from_status, to_status, changed_at, cause)
    values (new.order_id, null, new.status, new.updated_at, new.changed_by);
  elsif old.status <> new.status then
    if not (old.status = 'new'
        or (old.status = 'payment_pending' and new.status in ('published', 'payment_complete', 'payment_error')))
      or new.status = 'new' then
      raise exception 'An order does not go from % to %', old.status, new.status using errcode = 'check_violation';
    end if;
    insert into order_status_changes (order_id, from_status, to_status, changed_at, cause)
    values (new.order_id, old.status, new.status, new.updated_at, new.changed_by);
  end if;
  return null;
end
$$;

-- Ends the statement that places an order, and takes all of it back.
create function refuse_placement(reason text, what text) returns text language plpgsql volatile as $$
begin
  raise exception 'placement refused: %', reason using errcode = 'IC001', constraint = reason, detail = what;
end
$$;

-- What is pruned by age.
create index rate_quotes_age on rate_quotes (created_at);
create index sessions_age on sessions (expires_at);
create index handled_notifications_age on handled_notifications (handled_at);
