-- Push messages --------------------------------------------------------------------------------------------------------

-- The app on a device, for as long as the session that registered it lives.
create table push_devices (
  device_id uuid primary key,
  -- by which the platform's push service knows it
  token text not null unique,
  platform text not null check (platform in ('ios', 'android')),
  session_id uuid not null references sessions on delete cascade,
  registered_at timestamptz not null
);
create index push_devices_session on push_devices (session_id);

-- What a device has still to be told, written in the transaction that it is about; sent, it is gone.
create table push_messages (
  message_id uuid primary key,
  device_id uuid not null references push_devices on delete cascade,
  title text not null,
  body text not null,
  -- of the store's page that it opens, as sites spell it
  path text not null check (path like '/%'),
  created_at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null
);
create index push_messages_due on push_messages (next_attempt_at);
create index push_messages_device on push_messages (device_id);
