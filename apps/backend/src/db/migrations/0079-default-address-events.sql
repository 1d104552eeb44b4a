-- Analytics hears when a customer chooses where orders are shipped, and of which country that is.
alter table analytics_events drop constraint analytics_events_name_check;
alter table analytics_events add constraint analytics_events_name_check check (name in
  ('page_view', 'product_view', 'add_to_cart', 'checkout_step', 'purchase', 'default_shipping_address_set'));
alter table analytics_events add column country_id text;
