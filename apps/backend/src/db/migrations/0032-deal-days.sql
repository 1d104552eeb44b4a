-- A deal that ends on a date without a time lasts through that day, and one with a date that nobody can read never runs,
-- as in pricing.
create or replace function search_complete_document() returns trigger language plpgsql as $$
declare
  first_text text;
  last_text text;
begin
  new.name_read := search_text(new.name);
  new.words := new.words || setweight(to_tsvector('english', coalesce((
    select string_agg(search_text(part.name), ' ' order by child.child_id)
    from product_children child join products part on part.product_id = child.child_id
    where child.parent_id = new.product_id), '')), 'C');
  select btrim(coalesce(attributes ->> 'rogue_promo_from_date', '')), btrim(coalesce(attributes ->> 'rogue_promo_to_date', ''))
    into first_text, last_text from products where product_id = new.product_id;
  if last_text ~ '^\d{4}-\d{2}-\d{2}$' and isfinite(new.deal_until) then
    new.deal_until := new.deal_until + interval '1 day' - interval '1 millisecond';
  end if;
  if (first_text not in ('', 'false', '0000-00-00', '0000-00-00 00:00:00') and search_instant(first_text) is null)
    or (last_text not in ('', 'false', '0000-00-00', '0000-00-00 00:00:00') and search_instant(last_text) is null) then
    new.deal_from := 'infinity';
    new.deal_until := '-infinity';
  end if;
  return new;
end
$$;
select search_refresh(array(select product_id from products));
