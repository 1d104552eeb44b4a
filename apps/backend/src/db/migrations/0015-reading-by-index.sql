-- What 0014 has replaced.
alter table products drop column search;
drop index products_name_trigrams;

-- An owner's lists are asked for with those that are in use no more as well.
drop index lists_session;
drop index lists_customer;
create index lists_session on lists (session_id) where session_id is not null;
create index lists_customer on lists (customer_id) where customer_id is not null;

-- What a browser did last, and what was ordered with a product: for recommendations.
create index search_events_user on search_events (user_id, event_id);
create index order_items_product on order_items (product_id);
