-- Shipments ------------------------------------------------------------------------------------------------------------

-- Pieces of a line that are in packages, all of them together: never more than were ordered.
alter table order_items add column shipped_qty int not null default 0;
alter table order_items add constraint order_items_shipped_qty check (shipped_qty between 0 and qty);

create table shipments (
  shipment_id text primary key,
  order_id text not null references orders on delete cascade,
  carrier text not null check (carrier <> ''),
  tracking_number text not null check (tracking_number <> ''),
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  -- how far the package had come when its shopper was last written to
  told_status text check (told_status in ('handed_over', 'delivered')),
  -- when its carrier is asked again; no process asks before
  next_look_at timestamptz not null,
  unique (shipment_id, order_id),
  unique (carrier, tracking_number)
);
create index shipments_order on shipments (order_id, shipped_at);
create index shipments_under_way on shipments (next_look_at) where delivered_at is null;
create index shipments_untold on shipments (shipped_at)
  where told_status is null or (told_status = 'handed_over' and delivered_at is not null);

create table shipment_items (
  shipment_id text not null,
  order_id text not null,
  position int not null,
  qty int not null check (qty > 0),
  primary key (shipment_id, position),
  foreign key (shipment_id, order_id) references shipments (shipment_id, order_id) on delete cascade,
  foreign key (order_id, position) references order_items (order_id, position) on delete cascade
);
create index shipment_items_line on shipment_items (order_id, position);

create table shipment_events (
  shipment_id text not null references shipments on delete cascade,
  status text not null check (status in ('handed_over', 'in_transit', 'out_for_delivery', 'delivered')),
  happened_at timestamptz not null,
  place text,
  primary key (shipment_id, status, happened_at)
);
