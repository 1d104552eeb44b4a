-- Products that no facet tells apart are of one kind: facets are counted by its number, which is several times as fast as
-- by all columns. Promotions and prices depend on the moment and the currency, so they are no part of it.
alter table search_documents add column kind bigint not null default 0;
create index search_documents_kind on search_documents (kind);

create or replace function search_complete_document() returns trigger language plpgsql as $$
begin
  new.name_read := search_text(new.name);
  new.words := new.words || setweight(to_tsvector('english', coalesce((
    select string_agg(search_text(part.name), ' ' order by child.child_id)
    from product_children child join products part on part.product_id = child.child_id
    where child.parent_id = new.product_id), '')), 'C');
  if exists (select from search_facets) then new.traits := search_traits(new.product_id); end if;
  new.kind := hashtextextended(jsonb_build_array(new.brand, new.type, new.category_ids, new.colors, new.sizes,
    new.is_salable, floor(new.rating), new.traits)::text, 0);
  return new;
end
$$;
select search_refresh(array(select product_id from products));
