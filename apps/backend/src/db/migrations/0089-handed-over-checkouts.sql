-- When a person took over an agent's checkout: from then on the agent is told nothing of it but its order.
alter table agent_carts add column handed_over_at timestamptz;
