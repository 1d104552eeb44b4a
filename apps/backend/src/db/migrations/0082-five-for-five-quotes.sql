-- Whether a quote's rates contain the five-for-five offer: an order with such a rate redeems it.
alter table rate_quotes add column is_five_for_five boolean not null default false;
