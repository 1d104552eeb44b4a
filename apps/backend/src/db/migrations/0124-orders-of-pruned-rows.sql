-- Deleting an expired session or a guest's old list asks whether an order refers to it, once for each row. Nothing but reading all
-- orders answered that: 12 seconds for one session at 5,000,000 orders, so that the hourly clean-up of a large store never ended.
-- A store with millions of orders makes both beforehand with `create index concurrently`, without holding up its orders.
create index if not exists orders_session on orders (session_id);
create index if not exists orders_list on orders (list_id);
