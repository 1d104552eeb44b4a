-- The anonymous shopper that a list began with, as the client names it.
alter table lists add column rs_anon_id text;

-- What a registry says of itself: title, event date, names, message, and the address that only its owner sees.
alter table lists add column registry jsonb;
-- The name of a registry in its public address.
alter table lists add column url_key text;
alter table lists add check ((registry is null) or (type = 'registry'));
alter table lists add check ((registry is null) = (url_key is null));
create unique index lists_url_key on lists (site_code, url_key) where url_key is not null;
create index lists_registry_words on lists using gin (
  to_tsvector('simple'::regconfig, (registry ->> 'title') || ' ' || (registry ->> 'names'))
) where is_shared and is_active and registry is not null;

-- What was bought for a registry is counted from the orders themselves.
create index order_items_registry on order_items ((line #>> '{metadata,registry,registryId}'))
  where line #>> '{metadata,registry,registryId}' is not null;
