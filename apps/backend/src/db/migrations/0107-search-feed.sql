-- An engine beside the database finds products by an index of its own (ADR 0038). One row where a store has one: which index
-- is complete and read, which one is being built, and the last product that is in it.
create table search_feed (
  is_only boolean primary key default true check (is_only),
  generation text,
  building text,
  built_up_to int not null default 0,
  -- How often the index has changed: what was found before is asked again.
  fed bigint not null default 0,
  seen_at timestamptz not null default now()
);

-- What the index does not know yet: products whose search documents have changed or ended.
create table search_changes (
  change_id bigint generated always as identity primary key,
  product_id int not null,
  noted_at timestamptz not null default now()
);

create function search_note_changes() returns trigger language plpgsql as $$
begin
  if exists (select from search_feed) then
    insert into search_changes (product_id) select product_id from changed_rows;
  end if;
  return null;
end
$$;
create trigger search_documents_fed_added after insert on search_documents
  referencing new table as changed_rows for each statement execute function search_note_changes();
create trigger search_documents_fed_changed after update on search_documents
  referencing new table as changed_rows for each statement execute function search_note_changes();
create trigger search_documents_fed_removed after delete on search_documents
  referencing old table as changed_rows for each statement execute function search_note_changes();

create function search_note_emptied() returns trigger language plpgsql as $$
begin
  update search_feed set generation = null, building = null;
  return null;
end
$$;
create trigger search_documents_fed_emptied after truncate on search_documents
  for each statement execute function search_note_emptied();

-- What shoppers find has changed when the index has, as it has with a change of the catalogue itself.
create trigger search_feed_is_read after update of generation, fed on search_feed
  for each statement execute function catalogue_has_changed();
