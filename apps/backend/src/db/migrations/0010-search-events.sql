-- What shoppers did, for search to learn from: by browsers that name nobody. Old rows are removed by the jobs.
create table search_events (
  event_id bigint generated always as identity primary key,
  site_code text not null,
  name text not null check (name in ('user', 'page_view', 'product_view', 'add_to_cart', 'add_to_wishlist',
    'widget_appear', 'widget_click', 'order_confirm')),
  user_id text not null,
  uri text not null,
  detail jsonb not null,
  happened_at timestamptz not null
);
create index search_events_happened on search_events (happened_at);
