-- Subscriptions: what of an order is paid again and again, as it was agreed when the order was placed.
create table subscriptions (
  order_id text not null references orders on delete cascade,
  product_id int not null references products on delete cascade,
  -- as in 'month' or '3 months'
  interval text not null,
  -- of one interval, in the order's currency, before tax
  price numeric(12, 2) not null check (price >= 0),
  -- the moment from which the intervals are counted
  counted_from timestamptz not null,
  -- the end of the period that is paid or asked for
  period_end timestamptz not null,
  -- when the next payment is looked at: later than the end of the period only after a failure to compute it
  next_look_at timestamptz not null,
  -- chosen by the customer; null: the stored card that paid the order
  stored_payment_method_id text,
  -- not paid, bought again, or its customer's account was deleted; a cancellation is in program_cancellations
  ended_at timestamptz,
  primary key (order_id, product_id)
);
create index subscriptions_product on subscriptions (product_id);
create index subscriptions_due on subscriptions (next_look_at) where ended_at is null;

-- The payments of a subscription after the first, each an extra payment of its order.
create table subscription_payments (
  order_id text not null,
  product_id int not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  extra_payment_id text not null unique references extra_payments on delete cascade,
  next_try_at timestamptz not null,
  -- when a card was charged, or none was found
  tried_at timestamptz,
  -- when the customer was asked for it, because no card could be charged
  asked_at timestamptz,
  -- when it was paid or withdrawn
  settled_at timestamptz,
  primary key (order_id, product_id, period_start),
  foreign key (order_id, product_id) references subscriptions on delete cascade
);
create index subscription_payments_open on subscription_payments (next_try_at) where settled_at is null;

-- An extra payment that is not wanted any more.
alter table extra_payments add column withdrawn_at timestamptz;
-- Which products are paid again is looked up without reading the others.
create index products_subscriptions on products (product_id) where attributes ->> 'subscription_interval' is not null;
