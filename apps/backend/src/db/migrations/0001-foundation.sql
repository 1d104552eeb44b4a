-- The store's tables. Amounts are numeric(12,2) in major units; invariants are constraints, not promises of the code.
create extension if not exists pg_trgm;

-- Catalogue -----------------------------------------------------------------------------------------------------------

create table products (
  product_id int primary key,
  sku text not null unique,
  name text not null,
  type text not null check (type in ('simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual')),
  brand text not null default '',
  url_key text not null unique,
  short_description text not null default '',
  description text not null default '',
  -- pounds
  weight numeric(10, 3) not null default 0 check (weight >= 0),
  visibility smallint not null check (visibility in (1, 4)),
  rating_average numeric(3, 2) check (rating_average between 0 and 5),
  rating_count int not null default 0 check (rating_count >= 0),
  attributes jsonb not null default '{}',
  -- [{ "master": text, "label": text }]
  pictures jsonb not null default '[]',
  -- gearSpecs, dimensions, axes, bundleOptions, customOptions, giftcardData, hundoPricing, as the seed spells them
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', name), 'A') ||
    setweight(to_tsvector('simple', sku), 'A') ||
    setweight(to_tsvector('english', brand), 'B') ||
    setweight(to_tsvector('english', short_description), 'C')
  ) stored
);
create index products_search on products using gin (search) where visibility = 4;
create index products_name_trigrams on products using gin (name gin_trgm_ops) where visibility = 4;

-- For products that an import adds; the demo store's own ids stay below.
create sequence product_ids as int start 1000000 owned by products.product_id;

-- Configurable to variant, bundle to choice, group to member.
create table product_children (
  parent_id int not null references products on delete cascade,
  child_id int not null references products,
  position int not null,
  primary key (parent_id, child_id)
);
create index product_children_child on product_children (child_id);

create table product_prices (
  product_id int not null references products on delete cascade,
  currency text not null check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  price numeric(12, 2) not null check (price >= 0),
  special_price numeric(12, 2) check (special_price >= 0),
  primary key (product_id, currency)
);

create table inventory (
  product_id int primary key references products on delete cascade,
  qoh int not null check (qoh >= 0),
  min_qty int not null default 1 check (min_qty >= 0),
  max_qty int not null check (max_qty >= 0),
  backorder boolean not null default false,
  lead_time text,
  bin boolean not null default false
);

create table categories (
  category_id int primary key,
  parent_id int references categories,
  name text not null,
  url_key text not null unique,
  description text not null default '',
  picture_master text,
  position int not null,
  in_menu boolean not null
);

create table category_products (
  category_id int not null references categories on delete cascade,
  product_id int not null references products on delete cascade,
  position int not null,
  primary key (category_id, product_id)
);
create index category_products_product on category_products (product_id);

-- A picture's master, as the image service finds it.
create table pictures (
  master text primary key,
  width int not null check (width > 0),
  height int not null check (height > 0),
  blurred text
);

create table cms_pages (
  page_id int primary key,
  identifier text not null unique,
  url text not null unique,
  title text not null,
  description text not null,
  blocks jsonb not null
);

create table cms_blocks (
  name text primary key,
  active boolean not null,
  content text not null
);

create table redirects (
  path text primary key,
  target text not null,
  type smallint not null check (type in (301, 302))
);

-- Where the store ships, and what that costs --------------------------------------------------------------------------

create table countries (
  alpha2 text primary key check (alpha2 ~ '^[A-Z]{2}$'),
  name text not null,
  require_region boolean not null,
  postcode_regex text
);

create table regions (
  region_id int primary key,
  country_id text not null references countries,
  code text not null,
  name text not null
);
create index regions_country on regions (country_id);

create table shipping_methods (
  site_code text not null,
  shipping_code text not null,
  label text not null,
  carrier text not null,
  countries text[] not null,
  is_pickup boolean not null,
  -- pounds; null: no limit
  max_package_weight numeric(10, 3),
  position int not null,
  primary key (site_code, shipping_code)
);

create table shipping_bands (
  site_code text not null,
  shipping_code text not null,
  position int not null,
  up_to_weight numeric(10, 3),
  base numeric(12, 2) not null check (base >= 0),
  per_lb numeric(12, 2) not null check (per_lb >= 0),
  primary key (site_code, shipping_code, position),
  foreign key (site_code, shipping_code) references shipping_methods on delete cascade
);

create table rate_quotes (
  transaction_id text primary key,
  store_id smallint not null,
  created_at timestamptz not null
);

create table tax_rules (
  country_id text not null,
  tax_class text not null check (tax_class in ('goods', 'food', 'ebook')),
  postcode text not null,
  region text not null,
  -- percent, as the tax tables spell it: '7.25'
  rate text not null check (rate ~ '^[0-9]+([.][0-9]+)?$'),
  code text not null,
  primary key (country_id, tax_class, postcode, region)
);

-- Shoppers ------------------------------------------------------------------------------------------------------------

create table customers (
  customer_id uuid primary key,
  email text not null,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  telephone text not null default '',
  group_id int not null default 1 check (group_id > 0),
  segments int[] not null default '{}',
  created_at timestamptz not null
);
create unique index customers_email on customers (lower(email));

create table sessions (
  session_id uuid primary key,
  -- SHA-256 of the cookie's token
  token_hash bytea not null unique,
  customer_id uuid references customers,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create table addresses (
  address_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- everything of an address that nobody asks the database about
  fields jsonb not null,
  is_default_shipping boolean not null,
  is_default_billing boolean not null,
  created_at timestamptz not null
);
create index addresses_customer on addresses (customer_id);
create unique index addresses_default_shipping on addresses (customer_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (customer_id) where is_default_billing;

create table lists (
  list_id uuid primary key,
  site_code text not null,
  type text not null check (type in ('cart', 'quote', 'sfl', 'buyNow', 'wishlist', 'registry', 'registryPurchase')),
  session_id uuid references sessions,
  customer_id uuid references customers,
  is_active boolean not null default true,
  -- milliseconds since the epoch
  active_cart_ts bigint,
  email text,
  -- counts the changes of the items: an order is placed on the revision that it was verified against
  revision int not null default 0,
  created_at timestamptz not null,
  check ((session_id is null) <> (customer_id is null))
);
create index lists_session on lists (session_id) where is_active;
create index lists_customer on lists (customer_id) where is_active;

create table list_items (
  list_item_id uuid primary key,
  list_id uuid not null references lists on delete cascade,
  position bigint generated always as identity,
  product_id int not null references products,
  qty int not null check (qty between 1 and 10000),
  options jsonb not null,
  metadata jsonb not null,
  children jsonb not null
);
create index list_items_list on list_items (list_id, position);

-- A fixed window of attempts, shared by every process behind a balancer.
create unlogged table rate_limits (
  bucket text primary key,
  window_ends_at timestamptz not null,
  count int not null
);

-- Gift cards ----------------------------------------------------------------------------------------------------------

create table gift_cards (
  code text primary key,
  currency text not null check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  initial_balance numeric(12, 2) not null check (initial_balance >= 0),
  balance numeric(12, 2) not null check (balance >= 0 and balance <= initial_balance)
);

-- Orders --------------------------------------------------------------------------------------------------------------

create table orders (
  order_id text primary key,
  store_id smallint not null check (store_id in (1, 2, 3, 4, 5, 14, 18, 34)),
  list_id uuid not null references lists,
  session_id uuid not null references sessions,
  customer_id uuid references customers,
  status text not null default 'new'
    check (status in ('new', 'payment_pending', 'published', 'payment_complete', 'payment_error')),
  -- why the status is payment_error, in the specification's words
  failure text check ((failure is not null) = (status = 'payment_error')),
  currency text not null check (currency in ('USD', 'CAD', 'AUD', 'EUR', 'GBP')),
  subtotal numeric(12, 2) not null check (subtotal >= 0),
  discount numeric(12, 2) not null check (discount >= 0),
  shipping numeric(12, 2) not null check (shipping >= 0),
  tariff numeric(12, 2) not null check (tariff >= 0),
  item_tax numeric(12, 2) not null check (item_tax >= 0),
  shipping_tax numeric(12, 2) not null check (shipping_tax >= 0),
  tax numeric(12, 2) not null,
  grand_total_excluding_tax numeric(12, 2) not null,
  grand_total_including_tax numeric(12, 2) not null,
  giftcards numeric(12, 2) not null check (giftcards >= 0),
  payment_amount numeric(12, 2) not null check (payment_amount >= 0),
  -- the key under which the provider knows this payment: sent again, it is the same payment
  payment_key uuid not null unique,
  payment_reference text,
  -- money was taken or held for an order that failed: the provider has still to be told to let go
  void_due boolean not null default false,
  -- addresses, chosen rates, gift cards, comments, meta, payment type: as placed
  document jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  placed_at timestamptz,
  -- until then another process leaves a new order alone
  leased_until timestamptz not null,
  -- when an unanswered 3-D Secure challenge counts as failed
  challenge_expires_at timestamptz,
  check (tax = item_tax + shipping_tax),
  check (grand_total_excluding_tax = subtotal - discount + shipping + tariff),
  check (grand_total_including_tax = grand_total_excluding_tax + tax),
  check (payment_amount + giftcards = grand_total_including_tax),
  check (status <> 'payment_pending' or challenge_expires_at is not null)
);
-- I1: at most one live order per store and list.
create unique index orders_one_per_list on orders (store_id, list_id) where status <> 'payment_error';
create index orders_customer on orders (customer_id, created_at desc);
create index orders_unsettled on orders (created_at) where status in ('new', 'payment_pending') or void_due;

create table order_items (
  order_id text not null references orders on delete cascade,
  position int not null,
  product_id int not null,
  sku text not null,
  qty int not null check (qty > 0),
  price numeric(12, 2) not null check (price >= 0),
  row_total numeric(12, 2) not null,
  -- the whole line as it travels
  line jsonb not null,
  primary key (order_id, position),
  check (row_total = price * qty)
);

-- What an order took from the stock; returned once when it fails.
create table order_stock (
  order_id text not null references orders on delete cascade,
  product_id int not null references products,
  -- from the shelf, and what is still owed
  taken int not null check (taken >= 0),
  backordered int not null check (backordered >= 0),
  returned_at timestamptz,
  primary key (order_id, product_id)
);

-- The ledger of gift cards: what orders took, negative when given back.
create table gift_card_movements (
  movement_id bigint generated always as identity primary key,
  code text not null references gift_cards,
  order_id text not null references orders on delete cascade,
  amount numeric(12, 2) not null,
  created_at timestamptz not null
);
create index gift_card_movements_order on gift_card_movements (order_id);

create table order_status_changes (
  change_id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade,
  from_status text,
  to_status text not null,
  changed_at timestamptz not null
);
create index order_status_changes_order on order_status_changes (order_id);

-- I7: an order only moves forward, and every move leaves its line.
create function record_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'new' then
      raise exception 'An order starts as new, not as %', new.status using errcode = 'check_violation';
    end if;
    insert into order_status_changes (order_id, from_status, to_status, changed_at)
    values (new.order_id, null, new.status, new.updated_at);
  elsif old.status <> new.status then
    if not (old.status = 'new'
        or (old.status = 'payment_pending' and new.status in ('published', 'payment_complete', 'payment_error')))
      or new.status = 'new' then
      raise exception 'An order does not go from % to %', old.status, new.status using errcode = 'check_violation';
    end if;
    insert into order_status_changes (order_id, from_status, to_status, changed_at)
    values (new.order_id, old.status, new.status, new.updated_at);
  end if;
  return null;
end
$$;
create trigger orders_record_status after insert or update of status on orders
  for each row execute function record_order_status();

-- Notifications of the payment provider that were handled: each counts once.
create table handled_notifications (
  notification_id text primary key,
  handled_at timestamptz not null
);

-- The sandbox payment provider's own tables: the store never reads them ------------------------------------------------

create table pay_tokens (
  token text primary key,
  outcome text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  created_at timestamptz not null
);

create table pay_payments (
  payment_id text primary key,
  idempotency_key text not null unique,
  reference text not null,
  token text not null references pay_tokens,
  amount numeric(12, 2) not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('challenge', 'authorised', 'captured', 'refused', 'voided')),
  refusal text,
  captured numeric(12, 2) not null default 0 check (captured in (0, amount)),
  notification_url text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((captured > 0) = (status = 'captured'))
);

create table pay_notifications (
  notification_id text primary key,
  payment_id text not null references pay_payments,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index pay_notifications_due on pay_notifications (created_at) where delivered_at is null;

-- What was seeded, so that it is seeded once ---------------------------------------------------------------------------

create table seedings (
  name text primary key,
  seeded_at timestamptz not null
);

-- Secrets that every process of the store shares and nobody has to configure.
create table secrets (
  name text primary key,
  value text not null
);
