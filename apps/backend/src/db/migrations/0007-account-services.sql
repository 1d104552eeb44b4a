-- Mail -----------------------------------------------------------------------------------------------------------------

-- What the store has to say by mail, written in the transaction that it is about; a job sends it.
create table mail_outbox (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  -- null once it is sent: it may hold what only its reader should know
  body text,
  created_at timestamptz not null,
  attempts int not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  check ((body is null) = (sent_at is not null))
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null;
create index mail_outbox_created on mail_outbox (created_at);

-- Forgotten passwords --------------------------------------------------------------------------------------------------

-- Asking is the same one row for every address, whether or not anybody has it: who has an account is only looked up by
-- the job that makes the token.
create table password_resets (
  reset_id uuid primary key,
  email text not null,
  site_code text not null,
  requested_at timestamptz not null,
  customer_id uuid references customers on delete cascade,
  -- SHA-256 of the token, which stands in the mail alone
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz,
  check ((token_hash is null) = (customer_id is null)),
  check ((token_hash is null) = (expires_at is null)),
  check (used_at is null or token_hash is not null)
);
create index password_resets_requested on password_resets (requested_at);
create index password_resets_customer on password_resets (customer_id) where customer_id is not null;

-- Newsletters and forms ------------------------------------------------------------------------------------------------

create table newsletter_subscriptions (
  email text not null check (email = lower(email)),
  -- as core's configuration of the sites names the lists
  list_id int not null,
  subscribed_at timestamptz not null,
  primary key (email, list_id)
);

create table forms (
  form_hash text primary key,
  name text not null,
  -- the fields that it takes, and those of them that may not be empty
  fields text[] not null check (cardinality(fields) > 0),
  required_fields text[] not null check (required_fields <@ fields)
);

create table form_submissions (
  submission_id uuid primary key,
  form_hash text not null references forms,
  fields jsonb not null,
  submitted_at timestamptz not null
);
create index form_submissions_form on form_submissions (form_hash, submitted_at desc);

-- Back-in-stock notices ------------------------------------------------------------------------------------------------

create table back_in_stock_notices (
  notice_id uuid primary key,
  product_id int not null references products on delete cascade,
  -- the product on whose page it was asked for
  parent_id int references products on delete cascade,
  email text not null check (email = lower(email)),
  -- null: a guest's, whom nothing but the address is known of
  customer_id uuid references customers on delete cascade,
  created_at timestamptz not null,
  constraint back_in_stock_notices_once unique nulls not distinct (product_id, email, customer_id)
);
create index back_in_stock_notices_customer on back_in_stock_notices (customer_id, created_at)
  where customer_id is not null;
create index back_in_stock_notices_parent on back_in_stock_notices (parent_id) where parent_id is not null;

-- Prices of customer groups --------------------------------------------------------------------------------------------

create table group_prices (
  product_id int not null references products on delete cascade,
  group_id int not null check (group_id >= 2),
  currency text not null check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  price numeric(12, 2) not null check (price >= 0),
  primary key (product_id, group_id, currency)
);

-- What fits what -------------------------------------------------------------------------------------------------------

create index products_compatibility on products ((attributes ->> 'compat_tag'), (attributes ->> 'compat_group'))
  where visibility = 4;

-- Events ---------------------------------------------------------------------------------------------------------------

create table events (
  event_id text primary key check (event_id ~ '^[a-z0-9-]{1,64}$'),
  name text not null,
  location text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);

create table event_divisions (
  division_id int primary key,
  event_id text not null references events on delete cascade,
  name text not null,
  position int not null,
  unique (event_id, division_id)
);

-- A customer as a participant.
create table event_profiles (
  customer_id uuid primary key references customers on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- of the training log that the profile is linked to; '' where it is not
  btwb_id text not null,
  birthdate date,
  gym text not null,
  gender text not null default 'Male',
  country text not null,
  updated_at timestamptz not null
);

create table event_registrations (
  registration_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  event_id text not null,
  division_id int not null,
  registered_at timestamptz not null,
  unique (customer_id, event_id),
  foreign key (event_id, division_id) references event_divisions (event_id, division_id) on delete cascade
);
create index event_registrations_division on event_registrations (event_id, division_id);
