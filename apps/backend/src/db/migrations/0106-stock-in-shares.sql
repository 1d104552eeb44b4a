-- A row's lock is held until its transaction has committed, so that orders of one product waited for each other for as long
-- as a commit takes. Where an order has to wait, it now puts a part of what is left into a row of its own, a share, and later
-- orders take from whichever row nobody holds. The stock is inventory.qoh and all shares together. A share keeps at least one
-- piece, and so does inventory.qoh while there are shares: that a product sells out still shows in inventory alone.
create table stock_shares (
  product_id int not null references inventory on delete cascade,
  share smallint not null,
  qoh int not null check (qoh > 0),
  primary key (product_id, share)
) with (fillfactor = 50);

-- Takes pieces of products in the order of their SKUs, all of each, or those on the shelf if the rest may be backordered; what
-- there is too little of is missing in the answer. Each statement in here sees what has been committed before it, the lock of
-- the inventory row keeps others from making shares, and no row of a later SKU is held while one is waited for: so the last
-- pieces are counted exactly, and orders of the same products cannot deadlock.
create function take_stock(demanded int[], quantities int[])
returns table (product_id int, taken int, backordered int) language plpgsql as $$
#variable_conflict use_column
declare
  demand record;
  shelf inventory;
  has_waited boolean;
  available int;
  pieces int;
  dealt int;
begin
  for demand in
    select wanted.id, wanted.qty from unnest(demanded, quantities) as wanted (id, qty)
    join products on products.product_id = wanted.id order by products.sku
  loop
    select * into shelf from inventory where inventory.product_id = demand.id for update skip locked;
    has_waited := not found;
    if has_waited then
      update stock_shares set qoh = qoh - demand.qty where (product_id, share) = (
        select product_id, share from stock_shares where product_id = demand.id and qoh > demand.qty
        for update skip locked limit 1);
      if found then
        return query select demand.id, demand.qty, 0;
        continue;
      end if;
      select * into shelf from inventory where inventory.product_id = demand.id for update;
      continue when not found;
    end if;

    available := shelf.qoh;
    if available <= demand.qty then
      with gathered as (delete from stock_shares where product_id = demand.id returning qoh)
      select available + coalesce(sum(qoh), 0) into available from gathered;
    end if;
    pieces := case when available >= demand.qty or shelf.backorder then least(available, demand.qty) else 0 end;
    available := available - pieces;

    -- Few pieces are sold before waiting matters.
    dealt := least(available / 64, 1000);
    if has_waited and dealt > 2 * demand.qty then
      update stock_shares set qoh = qoh + dealt where (product_id, share) = (
        select product_id, share from stock_shares where product_id = demand.id and qoh <= dealt / 2
        for update skip locked limit 1);
      if not found then
        insert into stock_shares (product_id, share, qoh)
        select demand.id, coalesce(max(share), 0) + 1, dealt from stock_shares where product_id = demand.id having count(*) < 32;
      end if;
      if found then available := available - dealt; end if;
    end if;

    update inventory set qoh = available where inventory.product_id = demand.id and qoh <> available;
    if pieces = demand.qty or shelf.backorder then
      return query select demand.id, pieces, demand.qty - pieces;
    end if;
  end loop;
end
$$;

create or replace function product_stock(product products)
returns table (qoh int, min_qty int, max_qty int, backorder boolean, lead_time text, bin boolean) language sql stable as $$
  select qoh + coalesce((select sum(share.qoh) from stock_shares share where share.product_id = product.product_id), 0)::int,
    min_qty, max_qty, backorder, lead_time, bin
  from inventory where product_id = product.product_id and product.type not in ('configurable', 'grouped')
  union all
  select sum(qoh + coalesce((select sum(share.qoh) from stock_shares share where share.product_id = child_id), 0))::int,
    min(min_qty), max(max_qty), bool_or(backorder), null, bool_or(bin)
  from product_children join inventory on inventory.product_id = child_id
  where parent_id = product.product_id and product.type in ('configurable', 'grouped')
  having count(*) > 0
$$;
