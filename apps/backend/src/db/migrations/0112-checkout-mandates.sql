-- Whether an agent's checkout is placed with a mandate only, because its platform has once offered them (AP2).
alter table agent_carts add column needs_mandate boolean not null default false;
-- The mandate with which an order was placed: the proof of what a person has agreed to, which holds their address.
alter table agent_orders add column checkout_mandate text;
