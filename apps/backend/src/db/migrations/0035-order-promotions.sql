-- How many pieces an order took at a promotion's price, of products whose promotion is limited to a quantity; given back
-- once when the order fails.
create table order_promotions (
  order_id text not null references orders on delete cascade,
  product_id int not null references products,
  qty int not null check (qty > 0),
  returned_at timestamptz,
  primary key (order_id, product_id)
);
