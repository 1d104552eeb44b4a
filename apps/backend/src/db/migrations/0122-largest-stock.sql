-- Three variants that are not counted had a stock of 3,000,000 together, above the contract's limit: the product's page was an
-- error. A sum is at most what one product can have.
create or replace function product_stock(product products)
returns table (qoh int, min_qty int, max_qty int, backorder boolean, lead_time text, bin boolean) language sql stable as $$
  select qoh + coalesce((select sum(share.qoh) from stock_shares share where share.product_id = product.product_id), 0)::int,
    min_qty, max_qty, backorder, lead_time, bin
  from inventory where product_id = product.product_id and product.type not in ('configurable', 'grouped')
  union all
  select greatest(-1000000, least(1000000,
      sum(qoh + coalesce((select sum(share.qoh) from stock_shares share where share.product_id = child_id), 0))))::int,
    min(min_qty), max(max_qty), bool_or(backorder), null, bool_or(bin)
  from product_children join inventory on inventory.product_id = child_id
  where parent_id = product.product_id and product.type in ('configurable', 'grouped')
  having count(*) > 0
$$;
