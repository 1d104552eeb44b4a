-- Assertions by which platforms proved who they are: one that comes a second time was overheard.
create table agent_assertions (
  assertion_hash bytea primary key,
  expires_at timestamptz not null
);
create index agent_assertions_expiry on agent_assertions (expires_at);
