-- Checkouts that run on the server: one row each, sealed, written by compare and swap of its version. They belong to
-- their list, and go with it.
create table checkout_sessions (
  checkout_session_id text primary key,
  list_id uuid not null unique references lists on delete cascade,
  version integer not null check (version > 0),
  release text not null,
  -- AES-256-GCM of JSON.
  state bytea not null,
  effect_until timestamptz,
  expires_at timestamptz not null
);
create index checkout_sessions_expiry on checkout_sessions (expires_at);

-- Their logs: events and the answers of ports, without payment tokens.
create table checkout_session_entries (
  checkout_session_id text not null references checkout_sessions on delete cascade,
  position bigint generated always as identity,
  entry bytea not null,
  primary key (checkout_session_id, position)
);
