-- The ids of a store's sites are its configuration's, as their codes and currencies are.
do $$
declare
  listing record;
begin
  for listing in
    select conrelid::regclass as listed, conname
    from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(oid) like '%store_id%' and pg_get_constraintdef(oid) like '%34%'
  loop
    execute format('alter table %s drop constraint %I', listing.listed, listing.conname);
  end loop;
end
$$;
