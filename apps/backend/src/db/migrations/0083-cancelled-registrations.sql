-- A registration that its order took back: cancelled, or its ticket sent back and refunded. It is kept, so that the desk can say so,
-- and does not stand in the way of another ticket for the same event.
alter table event_registrations add column cancelled_at timestamptz;
alter table event_registrations drop constraint event_registrations_customer_id_event_id_key;
create unique index event_registrations_of_customers on event_registrations (customer_id, event_id)
  where cancelled_at is null;
update event_registrations set cancelled_at = orders.cancelled_at from orders
  where orders.order_id = event_registrations.order_id and orders.cancelled_at is not null;
