-- Subscriptions of training programs that their customers cancelled: of one order each, so that the program can be
-- subscribed to again.
create table program_cancellations (
  customer_id uuid not null references customers on delete cascade,
  product_id int not null references products on delete cascade,
  order_id text not null references orders on delete cascade,
  cancelled_at timestamptz not null,
  -- the end of what was paid
  ends_at timestamptz not null,
  primary key (order_id, product_id)
);
create index program_cancellations_customer on program_cancellations (customer_id);
