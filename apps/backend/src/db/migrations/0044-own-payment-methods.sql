-- Which providers a store has is its composition's: the table remembers payments of each by its name.
alter table provider_payments drop constraint provider_payments_provider_check;
alter table provider_payments add check (provider <> '');
