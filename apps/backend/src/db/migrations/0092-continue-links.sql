-- The link by which a person goes on with an agent's cart has an id of its own: that of the cart is the agent's alone, and a
-- link that gave a checkout to a browser leads nowhere afterwards.
alter table agent_carts add column continue_id uuid not null default gen_random_uuid();
create unique index agent_carts_continue_id on agent_carts (continue_id);
