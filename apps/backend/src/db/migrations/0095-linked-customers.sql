-- Customers who allow a platform of agents to act for them (OAuth 2): what was allowed, and the tokens of it.

create table agent_grants (
  grant_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- the address of the platform's profile, which is its client id as well
  platform text not null check (length(platform) <= 500),
  -- what the platform calls itself
  platform_name text check (length(platform_name) <= 100),
  site_code text not null,
  permissions text not null,
  -- the authorization code; it is exchanged once
  code_hash bytea not null unique,
  code_expires_at timestamptz not null,
  redirect_uri text not null check (length(redirect_uri) <= 500),
  code_challenge text not null,
  granted_at timestamptz not null,
  redeemed_at timestamptz,
  last_used_at timestamptz
);
create index agent_grants_customer on agent_grants (customer_id, platform, site_code);

-- Only hashes: who reads the table can use none of them.
create table agent_tokens (
  token_hash bytea primary key,
  grant_id uuid not null references agent_grants on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index agent_tokens_grant on agent_tokens (grant_id);
create index agent_tokens_expiry on agent_tokens (expires_at);

-- A cart for a customer is a list of theirs, which an agent checks out in a session of its own.
alter table agent_carts add column customer_id uuid references customers on delete cascade;
alter table agent_carts add column session_id uuid references sessions on delete cascade;
create index agent_carts_customer on agent_carts (customer_id) where customer_id is not null;
create index agent_carts_session on agent_carts (session_id) where session_id is not null;
