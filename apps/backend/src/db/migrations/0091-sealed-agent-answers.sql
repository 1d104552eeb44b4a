-- Answers to agents name the buyer and the address: sealed by a secret of the store.
alter table agent_requests drop column answer;
alter table agent_requests add column answer bytea;
