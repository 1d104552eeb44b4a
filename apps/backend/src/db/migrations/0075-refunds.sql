-- Cancellations and refunds ------------------------------------------------------------------------------------------

-- Beside the status, which keeps its values: what became of an accepted order.
alter table orders add column packed_at timestamptz;
alter table orders add column cancelled_at timestamptz;
alter table orders add column cancelled_by text;
alter table orders add column cancellation_told_at timestamptz;
alter table orders add constraint orders_cancelled
  check ((cancelled_at is null) = (cancelled_by is null)
    and (cancelled_at is null or status in ('published', 'payment_complete')));
create index orders_cancellation_untold on orders (cancelled_at)
  where cancelled_at is not null and cancellation_told_at is null;
-- What was shipped had been packed.
update orders set packed_at = shipped.at
  from (select order_id, min(shipped_at) as at from shipments group by order_id) as shipped
  where shipped.order_id = orders.order_id;

-- What is given back of an order, one row for each payment that it is paid back of.
create table refunds (
  -- the key under which the provider knows it: asked for again, it is the same refund
  refund_id uuid primary key,
  order_id text not null references orders on delete cascade,
  -- null: the order was cancelled
  rma_number text references return_authorizations on delete cascade,
  -- null: it went back to the order's gift cards
  payment_key uuid,
  amount numeric(12, 2) not null check (amount > 0),
  -- by_hand: the provider does not pay it back by itself; staff does
  status text not null check (status in ('due', 'paid', 'by_hand')),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- when the provider is asked again; no process asks before
  next_try_at timestamptz not null,
  check ((settled_at is null) = (status <> 'paid'))
);
create index refunds_order on refunds (order_id, created_at);
create index refunds_due on refunds (next_try_at) where status = 'due';

-- The sandbox payment provider's own: what it has paid back of its payments.
create table pay_refunds (
  refund_key text primary key,
  payment_id text not null references pay_payments on delete cascade,
  amount numeric(12, 2) not null check (amount > 0),
  created_at timestamptz not null
);
create index pay_refunds_payment on pay_refunds (payment_id);
