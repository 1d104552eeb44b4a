-- Deleted accounts -----------------------------------------------------------------------------------------------------

-- From when the names, addresses and texts of an order are removed, because its customer's account was deleted.
alter table orders add column personal_until timestamptz;
create index orders_personal_until on orders (personal_until) where personal_until is not null;

-- Former customers whose cards the payment provider has still to forget.
create table card_erasures (
  customer_id uuid primary key,
  -- looked at again then: an order that was being paid may have kept a card meanwhile
  next_look_at timestamptz not null,
  looks_left int not null check (looks_left > 0)
);
create index card_erasures_due on card_erasures (next_look_at);
