-- What paid an order, as far as it may be shown: 'visa' and the last four digits.
alter table orders add column card_brand text;
alter table orders add column card_last4 text check (card_last4 ~ '^[0-9]{4}$');

-- Payments at providers that are far away, written before they are asked: what was sent is never forgotten ------------

create table provider_payments (
  payment_key uuid primary key,
  provider text not null check (provider in ('adyen', 'paypal')),
  -- the order's id
  reference text not null,
  -- the provider's own names: of the payment, and of what was captured of it
  payment_id text,
  capture_id text,
  status text not null
    check (status in ('unknown', 'challenge', 'redirect', 'authorised', 'captured', 'refused', 'voided')),
  refusal text check ((refusal is not null) = (status = 'refused')),
  -- null: the key was closed before it was used
  amount numeric(12, 2) check (amount > 0),
  currency text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  -- what the provider's script in the browser goes on with while the shopper is needed
  action text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index provider_payments_reference on provider_payments (reference);
-- What a shopper approved at a wallet pays one order, and another one only when the first attempt came to nothing.
create unique index provider_payments_claim on provider_payments (provider, payment_id)
  where payment_id is not null and status not in ('refused', 'voided');
create index provider_payments_payment_id on provider_payments (provider, payment_id);

-- The sandbox payment provider's own tables ----------------------------------------------------------------------------

-- A token stands for a card, for a stored card's security code, or for what a wallet has approved.
alter table pay_tokens add column kind text not null default 'card' check (kind in ('card', 'securityCode', 'paypal'));
alter table pay_tokens alter column brand drop not null;
alter table pay_tokens alter column last4 drop not null;
alter table pay_tokens alter column exp_month drop not null;
alter table pay_tokens alter column exp_year drop not null;
alter table pay_tokens add column amount numeric(12, 2) check (amount > 0);
alter table pay_tokens add column currency text;
alter table pay_tokens add check ((kind = 'card') = (brand is not null and last4 is not null));
alter table pay_tokens add check ((kind = 'paypal') = (amount is not null and currency is not null));

create table pay_stored_cards (
  card_id text primary key,
  shopper text not null,
  outcome text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  created_at timestamptz not null,
  forgotten_at timestamptz
);
create unique index pay_stored_cards_once on pay_stored_cards (shopper, brand, last4, exp_month, exp_year)
  where forgotten_at is null;

-- A payment by whatever means. A key that was closed before it was used has a row of nothing.
alter table pay_payments alter column token drop not null;
alter table pay_payments drop constraint pay_payments_amount_check;
alter table pay_payments add check (amount > 0 or (amount = 0 and status = 'voided'));
alter table pay_payments drop constraint pay_payments_status_check;
alter table pay_payments add check (status in ('challenge', 'redirect', 'authorised', 'captured', 'refused', 'voided'));
alter table pay_payments add column method text not null default 'scheme';
alter table pay_payments add column outcome text not null default 'approved';
alter table pay_payments add column source_digest text not null default '';
alter table pay_payments add column return_url text;
alter table pay_payments add column brand text;
alter table pay_payments add column last4 text;
-- for whom the card is kept once the payment is approved
alter table pay_payments add column keep_for text;
update pay_payments set outcome = pay_tokens.outcome, brand = pay_tokens.brand, last4 = pay_tokens.last4
  from pay_tokens where pay_tokens.token = pay_payments.token;

-- Notifications are sent again at growing distances.
alter table pay_notifications add column attempts int not null default 0;
alter table pay_notifications add column next_attempt_at timestamptz;
update pay_notifications set next_attempt_at = created_at;
alter table pay_notifications alter column next_attempt_at set not null;
