-- The merchant's own facets: which facts of products, by the labels of their specifications or the names of their
-- attributes, shoppers may filter a list by. Facts of the kind 'choice' are texts, all others begin with a number.
create table search_facets (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null,
  kind text not null check (kind in ('choice', 'weight', 'length', 'millimetres', 'number')),
  -- of numbers that are neither a weight nor a length
  unit text not null default '',
  facts text[] not null check (cardinality(facts) > 0),
  -- whether a product's card in a list says it
  on_cards boolean not null default false,
  position int not null
);

-- The number that a fact begins with, weights in kilograms and lengths in millimetres; null where it begins with none.
create function search_measure(fact text, kind text) returns numeric language sql immutable parallel safe as $$
  select round(replace(parts[1], ',', '')::numeric * case
    when kind = 'number' then 1
    when kind = 'weight' then case parts[2] when 'kg' then 1 when 'g' then 0.001 when 'lb' then 0.45359237 when 'oz' then 0.028349523125 end
    else case parts[2] when 'mm' then 1 when 'cm' then 10 when 'm' then 1000 when 'in' then 25.4 when 'ft' then 304.8 end
  end, 4)
  from regexp_match(fact, '^\s*((?:[0-9]{1,3}(?:,[0-9]{3}){1,2}|[0-9]{1,9})(?:[.][0-9]{1,4})?)(?![0-9.,])\s*([a-z]*)') as parts
$$;

-- What a product has of each facet, by key: texts, or numbers in kilograms, millimetres and units of their own. What is
-- chosen from has what its parts have.
create function search_traits(of_product int) returns jsonb language sql stable as $$
  with parts as (
    select attributes, details from products where product_id = of_product
    union all
    select part.attributes, part.details
    from products whole
    join product_children child on child.parent_id = whole.product_id
    join products part on part.product_id = child.child_id
    where whole.product_id = of_product and whole.type in ('configurable', 'grouped')
  ), told as (
    select distinct key, kind, fact
    from search_facets cross join parts cross join lateral (
      select spec ->> 'value' as fact from jsonb_array_elements(coalesce(details -> 'gearSpecs', '[]')) as specs (spec)
        where spec ->> 'label' = any (facts)
      union all
      select attributes ->> name from unnest(facts) as names (name)
    ) as facts_of_part
    where fact <> ''
  ), traits as (
    select distinct key,
      case when kind = 'choice' then to_jsonb(left(fact, 100)) else to_jsonb(search_measure(fact, kind)) end as trait
    from told
  )
  select coalesce(jsonb_object_agg(key, held), '{}')
  from (select key, jsonb_agg(trait order by trait) as held from traits where trait is not null group by key) as grouped
$$;

alter table search_documents add column traits jsonb not null default '{}';
create or replace function search_complete_document() returns trigger language plpgsql as $$
begin
  new.name_read := search_text(new.name);
  new.words := new.words || setweight(to_tsvector('english', coalesce((
    select string_agg(search_text(part.name), ' ' order by child.child_id)
    from product_children child join products part on part.product_id = child.child_id
    where child.parent_id = new.product_id), '')), 'C');
  if exists (select from search_facets) then new.traits := search_traits(new.product_id); end if;
  return new;
end
$$;

create function search_note_facets() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(ids) from (select array_agg(product_id) as ids from products) as every where ids is not null;
  return null;
end
$$;
create trigger search_facets_noted after insert or update or delete on search_facets
  for each statement execute function search_note_facets();
create trigger search_facets_are_read after insert or update or delete or truncate on search_facets
  for each statement execute function catalogue_has_changed();
