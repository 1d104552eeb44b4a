-- The carrier's page of a package, from the setting `trackingPages` when it was shipped; null without one.
alter table shipments add column tracking_url text check (length(tracking_url) <= 2000);
