-- A limited promotion with fewer pieces left than an order has to take is no deal: nobody can buy at its price. The rest of
-- the function stays as it is.
do $$
declare
  before text := pg_get_functiondef('search_refresh(int[])'::regprocedure);
  after text := replace(
    before,
    'coalesce(search_amount(product.attributes ->> ''rogue_promo_qty''), 0) > 0)',
    'coalesce(search_amount(product.attributes ->> ''rogue_promo_qty''), 0) >= greatest(inventory.min_qty, 1))'
  );
begin
  if before = after then raise exception 'search_refresh knows no limited promotions'; end if;
  execute after;
end
$$;
drop trigger search_inventory_turned on inventory;
create trigger search_inventory_turned after update on inventory for each row
  when ((old.backorder or old.qoh > 0) is distinct from (new.backorder or new.qoh > 0) or old.min_qty <> new.min_qty)
  execute function search_note_product();

select search_refresh(array(select product_id from products));
