-- Orders of agents, and what their platforms are still to be told of them.

create table agent_orders (
  order_id text primary key references orders on delete cascade,
  -- the id of the checkout that led to it: that of the agent's cart, which is gone after a week
  checkout_id uuid not null,
  -- the address of the platform's profile
  platform text not null check (length(platform) <= 500),
  -- whether a person took the checkout over: then the agent is told no address
  is_persons boolean not null,
  site_code text not null,
  -- how often it has changed, and how many of these changes the platform was told
  changes int not null default 1,
  told_changes int not null default 0,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  failing_since timestamptz,
  last_fault text
);
create index agent_orders_due on agent_orders (next_attempt_at) where changes > told_changes;

-- Whoever changes an order or what belongs to it: its platform is to be told once more.
create function agent_order_changed(changed_id text) returns boolean language sql as $$
  with noted as (
    update agent_orders set changes = changes + 1, attempts = 0, failing_since = null, next_attempt_at = '-infinity'
    where order_id = changed_id returning order_id)
  select exists (select from noted)
$$;

create function note_agent_order() returns trigger language plpgsql as $$
begin
  if not agent_order_changed(new.order_id) then
    insert into agent_orders (order_id, checkout_id, platform, is_persons, site_code)
    select new.order_id, cart_id, platform, handed_over_at is not null, site_code
    from agent_carts join lists using (list_id) where list_id = new.list_id;
  end if;
  return null;
end
$$;
create trigger orders_of_agents_added after insert on orders for each row
  when (new.status in ('published', 'payment_complete')) execute function note_agent_order();
create trigger orders_of_agents_changed after update on orders for each row
  when (new.status in ('published', 'payment_complete')
    and (new.status, new.cancelled_at, new.packed_at) is distinct from (old.status, old.cancelled_at, old.packed_at))
  execute function note_agent_order();

create function note_change_of_agent_order() returns trigger language plpgsql as $$
begin
  perform agent_order_changed(new.order_id);
  return null;
end
$$;
create trigger refunds_of_agents after insert or update on refunds for each row
  execute function note_change_of_agent_order();
create trigger returns_of_agents after insert or update on return_authorizations for each row
  execute function note_change_of_agent_order();

create function note_parcel_of_agent_order() returns trigger language plpgsql as $$
begin
  perform agent_order_changed(order_id) from shipments where shipment_id = new.shipment_id;
  return null;
end
$$;
create trigger parcels_of_agents after insert on shipment_events for each row
  execute function note_parcel_of_agent_order();
