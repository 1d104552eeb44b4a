-- Gift cards whose codes customers entered in their accounts, to see what is left on them and to pay with them.
create table kept_gift_cards (
  customer_id uuid not null references customers on delete cascade,
  code text not null references gift_cards on update cascade on delete cascade,
  kept_at timestamptz not null,
  primary key (customer_id, code)
);
-- A customer's own orders lead to the cards that paid for them; the index of codes serves when a card is deleted.
create index kept_gift_cards_code on kept_gift_cards (code);
