-- Search filters and sorts by prices as a site shows them: with the VAT of each product's own class.
alter table search_documents add column tax_class text;

create or replace function search_complete_document() returns trigger language plpgsql as $$
begin
  new.name_read := search_text(new.name);
  new.words := new.words || setweight(to_tsvector('english', coalesce((
    select string_agg(search_text(part.name), ' ' order by child.child_id)
    from product_children child join products part on part.product_id = child.child_id
    where child.parent_id = new.product_id), '')), 'C');
  new.tax_class := (select attributes ->> 'tax_class' from products where product_id = new.product_id);
  if exists (select from search_facets) then new.traits := search_traits(new.product_id); end if;
  new.kind := hashtextextended(jsonb_build_array(new.brand, new.type, new.category_ids, new.colors, new.sizes,
    new.is_salable, floor(new.rating), new.traits)::text, 0);
  return new;
end
$$;

update search_documents set tax_class = products.attributes ->> 'tax_class'
from products where products.product_id = search_documents.product_id;
