-- Extra payments -------------------------------------------------------------------------------------------------------

-- What an order still costs after it was placed: a merchant asks for it, its shopper pays it.
create table extra_payments (
  -- the provider's reference too
  extra_payment_id text primary key,
  order_id text not null references orders,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  reason text not null check (reason <> ''),
  created_at timestamptz not null
);
create index extra_payments_order on extra_payments (order_id, created_at);

-- Each try to pay one, with the words of an order's status.
create table extra_payment_attempts (
  -- the key under which the provider knows this payment: sent again, it is the same payment
  payment_key uuid primary key,
  extra_payment_id text not null references extra_payments,
  -- what it is paid with, as a digest
  payment_means text not null,
  status text not null default 'new' check (status in ('new', 'payment_pending', 'payment_complete', 'payment_error')),
  failure text check ((failure is not null) = (status = 'payment_error')),
  payment_reference text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- the provider has still to be told to let go of what it may hold
  void_due boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- until then another process leaves a new attempt alone
  leased_until timestamptz not null,
  challenge_expires_at timestamptz,
  changed_by text not null,
  check (status <> 'payment_pending' or challenge_expires_at is not null),
  check (status <> 'payment_complete' or payment_reference is not null)
);
-- Nobody pays twice: of one extra payment one attempt lives.
create unique index extra_payment_attempts_one on extra_payment_attempts (extra_payment_id)
  where status <> 'payment_error';
create index extra_payment_attempts_unsettled on extra_payment_attempts (created_at)
  where status in ('new', 'payment_pending') or void_due;
