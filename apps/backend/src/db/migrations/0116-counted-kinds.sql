-- A list of 250,000 products took as long as reading each of them, although only their numbers are shown. What facets read of
-- a product, its prices apart, is its kind; how many products of a kind have the same prices is counted when they change.
create table search_kinds (
  kind bigint primary key,
  brand text not null,
  type text not null,
  tax_class text,
  category_ids int[] not null,
  colors text[] not null,
  sizes text[] not null,
  is_salable boolean not null,
  -- whole stars
  rating real,
  traits jsonb not null,
  promotions text[] not null,
  are_reduced boolean[] not null,
  -- by currency, as prices are: whether it is sold, and whether its deal has a price
  are_sold boolean[] not null,
  deal_dates text,
  are_dealt boolean[]
);
create index search_kinds_categories on search_kinds using gin (category_ids);

-- Written by adding alone, so that nobody waits for a row: what is gone counts -1. A number is the sum of its rows.
create table search_counts (
  kind bigint not null,
  prices numeric(12, 2)[] not null,
  -- of deals alone
  deal_prices numeric(12, 2)[],
  products int not null
);
create index search_counts_kind on search_counts (kind);
create index search_counts_gone on search_counts (kind) where products < 0;

create function search_kind_of(document search_documents) returns bigint language sql immutable parallel safe as $$
  select hashtextextended(jsonb_build_array(document.brand, document.type, document.tax_class, document.category_ids, document.colors,
    document.sizes, document.is_salable, floor(document.rating), document.traits, document.promotions, document.are_reduced,
    array(select price is not null from unnest(document.prices) as price), document.deal_dates,
    case when document.deal_dates is not null then array(select price is not null from unnest(document.deal_prices) as price) end
  )::text, 0)
$$;

create or replace function search_complete_document() returns trigger language plpgsql as $$
begin
  if exists (select from search_facets) then new.traits := search_traits(new.product_id); end if;
  new.kind := search_kind_of(new);
  return new;
end
$$;

create function search_count_added() returns trigger language plpgsql as $$
begin
  with added as (
    insert into search_counts (kind, prices, deal_prices, products)
    select kind, prices, case when deal_dates is not null then deal_prices end, count(*) from changed_rows group by 1, 2, 3
    returning kind
  )
  insert into search_kinds (kind, brand, type, tax_class, category_ids, colors, sizes, is_salable, rating, traits, promotions,
    are_reduced, are_sold, deal_dates, are_dealt)
  select distinct on (kind) kind, brand, type, tax_class, category_ids, colors, sizes, is_salable, floor(rating), traits, promotions,
    are_reduced, array(select price is not null from unnest(prices) as price), deal_dates,
    case when deal_dates is not null then array(select price is not null from unnest(deal_prices) as price) end
  from changed_rows
  where not exists (select from search_kinds where search_kinds.kind = changed_rows.kind)
  order by kind
  on conflict do nothing;
  return null;
end
$$;
create function search_count_removed() returns trigger language plpgsql as $$
begin
  insert into search_counts (kind, prices, deal_prices, products)
  select kind, prices, case when deal_dates is not null then deal_prices end, -count(*) from changed_rows group by 1, 2, 3;
  return null;
end
$$;
create function search_count_changed() returns trigger language plpgsql as $$
begin
  raise exception 'A search document is not changed: search_refresh writes it anew';
end
$$;
create function search_count_emptied() returns trigger language plpgsql as $$
begin
  delete from search_counts;
  delete from search_kinds;
  return null;
end
$$;

-- What was counted before is counted once more by the rows of these.
alter table search_documents disable trigger user;
drop index search_documents_kind;
update search_documents set kind = search_kind_of(search_documents);
alter table search_documents enable trigger user;

create index search_documents_kind on search_documents (kind, position, product_id);
insert into search_counts (kind, prices, deal_prices, products)
select kind, prices, case when deal_dates is not null then deal_prices end, count(*) from search_documents group by 1, 2, 3;
insert into search_kinds (kind, brand, type, tax_class, category_ids, colors, sizes, is_salable, rating, traits, promotions,
  are_reduced, are_sold, deal_dates, are_dealt)
select distinct on (kind) kind, brand, type, tax_class, category_ids, colors, sizes, is_salable, floor(rating), traits, promotions,
  are_reduced, array(select price is not null from unnest(prices) as price), deal_dates,
  case when deal_dates is not null then array(select price is not null from unnest(deal_prices) as price) end
from search_documents order by kind;

create trigger search_documents_counted after insert on search_documents
  referencing new table as changed_rows for each statement execute function search_count_added();
create trigger search_documents_counted_off after delete on search_documents
  referencing old table as changed_rows for each statement execute function search_count_removed();
create trigger search_documents_stay before update on search_documents
  for each statement execute function search_count_changed();
create trigger search_documents_counted_emptied after truncate on search_documents
  for each statement execute function search_count_emptied();

-- Sums up what has been counted off, and forgets kinds that no product is of. Where it cannot at once, it does next time.
create function search_sum_counts() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(4182016, 0) then return; end if;
  with summed as (
    delete from search_counts where kind in (select kind from search_counts where products < 0)
    returning kind, prices, deal_prices, products
  )
  insert into search_counts (kind, prices, deal_prices, products)
  select kind, prices, deal_prices, sum(products) from summed group by 1, 2, 3 having sum(products) <> 0;
  -- No document is written meanwhile: search_refresh holds this lock, shared or not, until it has committed.
  if not pg_try_advisory_xact_lock(4182014, 0) then return; end if;
  delete from search_kinds where not exists (select from search_counts where search_counts.kind = search_kinds.kind);
end
$$;
