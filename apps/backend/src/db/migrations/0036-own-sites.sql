-- A store may have other sites and currencies than the specification's: its configuration says which, so no table lists
-- their codes any more.
do $$
declare
  listing record;
begin
  for listing in
    select conrelid::regclass as listed, conname
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and (pg_get_constraintdef(oid) like '%''GBP''%' or pg_get_constraintdef(oid) like '%''GBR''%')
  loop
    execute format('alter table %s drop constraint %I', listing.listed, listing.conname);
  end loop;
end
$$;

-- Where a currency stands in the prices of a search document, from 1. `addCurrencies` adds those of the store's sites.
create table search_currencies (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  place int not null unique check (place > 0)
);
insert into search_currencies (currency, place) values ('USD', 1), ('CAD', 2), ('AUD', 3), ('EUR', 4), ('GBP', 5);

-- The rest of the function stays as it is.
do $$
declare
  before text := pg_get_functiondef('search_refresh(int[])'::regprocedure);
  after text := replace(
    before,
    'unnest(array[''USD'', ''CAD'', ''AUD'', ''EUR'', ''GBP'']) with ordinality as known (currency, ordinality)',
    'search_currencies as known (currency, ordinality)'
  );
begin
  if before = after then raise exception 'search_refresh lists no currencies'; end if;
  execute after;
end
$$;
