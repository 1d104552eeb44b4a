-- The time zone in which a subscription's days are counted: that of its site when it was bought. Subscriptions of earlier
-- releases, whose days were counted in UTC, keep them.
alter table subscriptions add column time_zone text not null default 'UTC';
-- When the end of the period was written: later than now only if the clock was set back. Unknown for earlier releases.
alter table subscriptions add column scheduled_at timestamptz;
create index subscriptions_scheduled on subscriptions (scheduled_at) where ended_at is null;
