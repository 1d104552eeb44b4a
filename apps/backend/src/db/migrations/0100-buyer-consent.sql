-- What the buyer of an agent's checkout consents to, as their platform says: {"marketing": true, ...}; null: nothing is said.
alter table agent_carts add column consent jsonb;
