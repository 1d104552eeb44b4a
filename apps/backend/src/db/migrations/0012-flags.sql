-- What the store's flags are set to: a change of a row reaches every process, and by it the shoppers who listen.
create table flag_settings (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9 _-]{0,59}$'),
  -- Rules with their audiences, and what holds for everybody else.
  setting jsonb not null check (jsonb_typeof(setting) = 'object'),
  updated_at timestamptz not null default now()
);

-- One row: how many times the settings have changed.
create table flag_versions (
  is_only boolean primary key default true check (is_only),
  version bigint not null check (version > 0)
);
insert into flag_versions (version) values (1);

create function flags_have_changed() returns trigger language plpgsql as $$
begin
  update flag_versions set version = version + 1;
  perform pg_notify('flags_changed', '');
  return null;
end $$;

create trigger flags_changed after insert or update or delete or truncate on flag_settings
  for each statement execute function flags_have_changed();
