-- Return authorizations ------------------------------------------------------------------------------------------------

-- Pieces of a line that returns have taken up, all of them together: never more than were ordered.
alter table order_items add column returned_qty int not null default 0;
alter table order_items add constraint order_items_returned_qty check (returned_qty between 0 and qty);

create table return_authorizations (
  rma_number text primary key,
  order_id text not null references orders,
  status text not null default 'issued' check (status in ('issued', 'received', 'refunded')),
  comments text not null,
  issued_at timestamptz not null,
  unique (rma_number, order_id)
);
create index return_authorizations_order on return_authorizations (order_id, issued_at desc);

create table return_items (
  rma_number text not null,
  order_id text not null,
  position int not null,
  qty int not null check (qty > 0),
  reason text not null check (
    reason in ('damaged', 'defective', 'wrong_item', 'not_as_described', 'arrived_late', 'changed_mind', 'other')
  ),
  primary key (rma_number, position),
  foreign key (rma_number, order_id) references return_authorizations (rma_number, order_id) on delete cascade,
  foreign key (order_id, position) references order_items (order_id, position)
);
create index return_items_line on return_items (order_id, position);
