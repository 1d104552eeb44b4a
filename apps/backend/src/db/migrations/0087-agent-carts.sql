-- Carts of agents (Universal Commerce Protocol), and the answers to their requests.

-- Which platform an agent's cart is of. The list belongs to a session of its own, whose token nobody has.
create table agent_carts (
  cart_id uuid primary key,
  list_id uuid not null unique references lists on delete cascade,
  -- the address of the platform's profile
  platform text not null check (length(platform) <= 500),
  -- whether it signed the request; then only signed requests reach the cart
  is_signed boolean not null,
  expires_at timestamptz not null
);
create index agent_carts_age on agent_carts (expires_at);

-- Idempotency keys of platforms.
create table agent_requests (
  platform text not null check (length(platform) <= 500),
  key text not null check (length(key) between 1 and 200),
  -- SHA-256 of the operation and its request
  request_hash bytea not null,
  -- until then a request with this key is under way
  claimed_until timestamptz not null,
  -- the final answer, byte for byte
  answer json,
  created_at timestamptz not null,
  primary key (platform, key)
);
create index agent_requests_age on agent_requests (created_at);
