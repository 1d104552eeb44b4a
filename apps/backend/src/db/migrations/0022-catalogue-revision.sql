-- One row: how many times what shoppers read of the catalogue has changed, the stock's quantities apart. A process that
-- keeps something it has read asks for this number before it uses it again.
create table catalogue_revision (
  is_only boolean primary key default true check (is_only),
  revision bigint not null check (revision > 0)
);
insert into catalogue_revision (revision) values (1);

-- The transactions that have changed something and not counted it yet.
create unlogged table catalogue_changes (
  transaction_id xid8 primary key default pg_current_xact_id(),
  is_last boolean not null default false
);

create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  if new.is_last then
    delete from catalogue_changes where transaction_id = new.transaction_id;
    update catalogue_revision set revision = revision + 1;
  else
    -- Whatever else waits for the commit goes first: the one row is locked for the end of the transaction alone.
    update catalogue_changes set is_last = true where transaction_id = new.transaction_id;
  end if;
  return null;
end
$$;
create constraint trigger catalogue_changes_counted after insert or update on catalogue_changes
  deferrable initially deferred for each row execute function count_catalogue_change();

create function catalogue_has_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes default values on conflict do nothing;
  return null;
end
$$;

do $$
declare
  read_table text;
begin
  foreach read_table in array array[
    'products', 'product_prices', 'product_children', 'pictures', 'categories', 'category_products',
    'search_documents', 'search_skus', 'search_words', 'search_synonyms', 'search_redirects', 'search_replacements'
  ] loop
    execute format(
      'create trigger %1$s_are_read after insert or update or delete or truncate on %1$I
        for each statement execute function catalogue_has_changed()', read_table);
  end loop;
end
$$;
