-- Where a customer is logged in, and logging them out there.
create index sessions_customer on sessions (customer_id, expires_at) where customer_id is not null and ended_at is null;
