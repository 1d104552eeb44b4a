-- The stock of a product that is sold as one of its variants or members is theirs: all their pieces together. It had none of
-- its own after an import, and was shown as sold out; with a row of its own it was shown as available when all were gone.
create function product_stock(product products)
returns table (qoh int, min_qty int, max_qty int, backorder boolean, lead_time text, bin boolean) language sql stable as $$
  select qoh, min_qty, max_qty, backorder, lead_time, bin
  from inventory where product_id = product.product_id and product.type not in ('configurable', 'grouped')
  union all
  select sum(qoh)::int, min(min_qty), max(max_qty), bool_or(backorder), null, bool_or(bin)
  from product_children join inventory on inventory.product_id = child_id
  where parent_id = product.product_id and product.type in ('configurable', 'grouped')
  having count(*) > 0
$$;

do $$
declare
  before text := pg_get_functiondef('search_refresh(int[])'::regprocedure);
  after text := replace(
    before,
    'left join inventory using (product_id)',
    'left join lateral product_stock(product) as inventory on true'
  );
begin
  if before = after then raise exception 'search_refresh knows no inventory'; end if;
  execute after;
end
$$;

-- What a variant's stock changes for search stands in the rows of the products that it is a variant of, too.
create or replace function search_note_product() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(array[new.product_id] || array(select parent_id from product_children where child_id = new.product_id));
  return null;
end
$$;
drop trigger search_inventory_added on inventory;
create trigger search_inventory_added after insert on inventory
  referencing new table as changed_rows for each statement execute function search_note_products();
drop trigger search_inventory_removed on inventory;
create trigger search_inventory_removed after delete on inventory
  referencing old table as changed_rows for each statement execute function search_note_products();

select search_refresh(array(select product_id from products where type in ('configurable', 'grouped')));
