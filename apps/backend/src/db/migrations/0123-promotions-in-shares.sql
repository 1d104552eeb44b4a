-- The pieces left of a limited promotion are a number in the product's attributes, whose row an order held until its transaction
-- had committed: orders of one promotion came one after another, and each counted as a change of the catalogue. As with
-- stock_shares, an order that has to wait puts a part of what is left into a row of its own. What is left is the attribute and all
-- shares together. A share keeps at least one piece, and so does the attribute while there are shares.
create table promotion_shares (
  product_id int not null references products on delete cascade,
  share smallint not null,
  pieces int not null check (pieces > 0),
  primary key (product_id, share)
) with (fillfactor = 50);

-- Takes pieces of limited promotions in the order of the products' ids, all of each; one with fewer left is missing in the answer.
-- Each statement in here sees what has been committed before it, and shares are made and gathered under the lock of the product's
-- row: so the last pieces are counted exactly.
create function take_promotions(demanded int[], quantities int[])
returns table (product_id int, qty int) language plpgsql as $$
#variable_conflict use_column
declare
  demand record;
  has_waited boolean;
  available bigint;
  gathered bigint;
  dealt int;
begin
  for demand in select * from unnest(demanded, quantities) as wanted (id, pieces) order by wanted.id loop
    select floor(search_amount(attributes ->> 'rogue_promo_qty')) into available
    from products where products.product_id = demand.id for no key update skip locked;
    has_waited := not found;
    if has_waited then
      update promotion_shares set pieces = pieces - demand.pieces where (product_id, share) = (
        select product_id, share from promotion_shares where product_id = demand.id and pieces > demand.pieces
        for update skip locked limit 1);
      if found then
        return query select demand.id, demand.pieces;
        continue;
      end if;
      select floor(search_amount(attributes ->> 'rogue_promo_qty')) into available
      from products where products.product_id = demand.id for no key update;
    end if;
    continue when available is null;

    if available <= demand.pieces then
      with gone as (delete from promotion_shares where product_id = demand.id returning pieces)
      select coalesce(sum(pieces), 0) into gathered from gone;
      available := available + gathered;
    end if;
    continue when available < demand.pieces;
    available := available - demand.pieces;

    -- Few pieces are sold before waiting matters.
    dealt := least(available / 64, 1000);
    if has_waited and dealt > 2 * demand.pieces then
      update promotion_shares set pieces = pieces + dealt where (product_id, share) = (
        select product_id, share from promotion_shares where product_id = demand.id and pieces <= dealt / 2
        for update skip locked limit 1);
      if not found then
        insert into promotion_shares (product_id, share, pieces)
        select demand.id, coalesce(max(share), 0) + 1, dealt from promotion_shares where product_id = demand.id having count(*) < 32;
      end if;
      if found then available := available - dealt; end if;
    end if;

    update products set attributes = jsonb_set(attributes, '{rogue_promo_qty}', to_jsonb(available))
    where products.product_id = demand.id;
    return query select demand.id, demand.pieces;
  end loop;
end
$$;
