-- The gift cards that an order has sold: one for each piece of a line, however often the order is looked at. They come
-- with the mail that confirms the order; of a card that is sent by post, the code to print stands here.
create table issued_gift_cards (
  order_id text not null,
  position int not null,
  -- of the line's quantity, from 1
  piece int not null check (piece > 0),
  code text not null unique references gift_cards,
  issued_at timestamptz not null,
  primary key (order_id, position, piece),
  foreign key (order_id, position) references order_items on delete cascade
);
