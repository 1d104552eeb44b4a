-- What the store notes of the cards that a payment provider keeps for its customers: the provider's id of each, never
-- anything of the card itself.
create table stored_payment_methods (
  customer_id uuid not null references customers on delete cascade,
  stored_payment_method_id text not null,
  is_default boolean not null,
  billing_address_id uuid references addresses on delete set null,
  created_at timestamptz not null,
  primary key (customer_id, stored_payment_method_id)
);
create unique index stored_payment_methods_default on stored_payment_methods (customer_id) where is_default;
create index stored_payment_methods_address on stored_payment_methods (billing_address_id)
  where billing_address_id is not null;
