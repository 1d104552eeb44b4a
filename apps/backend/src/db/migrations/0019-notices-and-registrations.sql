-- Back-in-stock notices ------------------------------------------------------------------------------------------------

-- Where a notice stands: the product can be bought, it is out, or it was out and has come back: then a mail is due.
alter table back_in_stock_notices add column state text not null default 'in_stock'
  check (state in ('in_stock', 'out', 'due'));
-- Whose shop the mail leads to.
alter table back_in_stock_notices add column site_code text not null default 'USA'
  check (site_code in ('USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'));
create index back_in_stock_notices_due on back_in_stock_notices (created_at) where state = 'due';

create function can_be_bought(stock inventory) returns boolean language sql immutable as $$
  select (stock.qoh > 0 or stock.backorder) and stock.max_qty > 0
$$;

update back_in_stock_notices set state = 'out'
where exists (
  select from inventory where inventory.product_id = back_in_stock_notices.product_id and not can_be_bought(inventory)
);

create function note_stock_for_notice() returns trigger language plpgsql as $$
declare
  stock inventory;
begin
  -- The stock waits meanwhile: either it changes before, and is read here, or after, and its change finds the notice.
  select * into stock from inventory where product_id = new.product_id for share;
  new.state := case when can_be_bought(stock) then 'in_stock' else 'out' end;
  return new;
end
$$;
create trigger back_in_stock_notices_state before insert on back_in_stock_notices
  for each row execute function note_stock_for_notice();

create function note_stock_for_notices() returns trigger language plpgsql as $$
begin
  if can_be_bought(new) then
    update back_in_stock_notices set state = 'due' where product_id = new.product_id and state = 'out';
  else
    update back_in_stock_notices set state = 'out' where product_id = new.product_id and state <> 'out';
  end if;
  return null;
end
$$;
create trigger inventory_notes_new_stock after insert on inventory
  for each row execute function note_stock_for_notices();
create trigger inventory_notes_changed_stock after update on inventory
  for each row when (can_be_bought(old) <> can_be_bought(new)) execute function note_stock_for_notices();

-- Registrations by orders ----------------------------------------------------------------------------------------------

-- A guest's registration is known by its order alone.
alter table event_registrations alter column customer_id drop not null;
alter table event_registrations add column order_id text references orders on delete cascade;
alter table event_registrations add check (customer_id is not null or order_id is not null);
create unique index event_registrations_of_guests on event_registrations (order_id, event_id)
  where customer_id is null;

-- A product whose attribute `event_division_id` names a division is a ticket: an order that is accepted registers its
-- customer, once for each event.
create function register_participants() returns trigger language plpgsql as $$
begin
  insert into event_registrations (registration_id, customer_id, event_id, division_id, registered_at, order_id)
  select gen_random_uuid(), new.customer_id, division.event_id, division.division_id, new.updated_at, new.order_id
  from (
    select distinct jsonb_path_query(line, 'strict $.**.productId')::int as product_id
    from order_items where order_id = new.order_id
  ) as bought
    join products using (product_id)
    join event_divisions as division on division.division_id::text = products.attributes ->> 'event_division_id'
  order by division.event_id, division.position
  on conflict do nothing;
  return null;
end
$$;
create trigger orders_register_participants after update of status on orders
  for each row when (new.status in ('published', 'payment_complete') and old.status <> new.status)
  execute function register_participants();
