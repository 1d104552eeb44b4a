-- The total that the store last told the platform of a checkout, in minor units: nothing else is bought.
alter table agent_carts add column told_total int;
