-- A draft, an archived and an unpublished product of a merchant's file had no page any more, and was sold all the same: to
-- carts that held it, and to whoever named its id. It is out of stock for shoppers now; its count stays for the merchant.
alter table products add column is_withdrawn boolean not null default false;

-- What belongs to a set is sold with it, although it has no page.
update products product set is_withdrawn = true
where details ? 'merchant' and visibility <> 4 and not exists (
  select from product_children link join products whole on whole.product_id = link.parent_id
  where link.child_id = product.product_id and whole.type <> 'configurable');

update products variant set is_withdrawn = true
from product_children link join products whole on whole.product_id = link.parent_id
where link.child_id = variant.product_id and whole.type = 'configurable' and whole.is_withdrawn
  and variant.details ? 'merchantVariant' and not exists (
  select from product_children other join products whole on whole.product_id = other.parent_id
  where other.child_id = variant.product_id and whole.type <> 'configurable');

-- The stock that shoppers can buy: none of what is withdrawn.
create function stock_for_sale(product products)
returns table (qoh int, min_qty int, max_qty int, backorder boolean, lead_time text, bin boolean) language sql stable as $$
  select case when product.is_withdrawn then 0 else qoh end, min_qty, max_qty,
    backorder and not product.is_withdrawn, lead_time, bin and not product.is_withdrawn
  from product_stock(product)
$$;

do $$
declare
  before text := pg_get_functiondef('take_stock(int[], int[])'::regprocedure);
  after text := replace(
    before,
    'join products on products.product_id = wanted.id order by',
    'join products on products.product_id = wanted.id and not products.is_withdrawn order by'
  );
begin
  if before = after then raise exception 'take_stock knows no products'; end if;
  execute after;
end
$$;
