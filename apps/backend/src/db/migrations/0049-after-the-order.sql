-- After the order ------------------------------------------------------------------------------------------------------

-- Orders that a session may look after for a while because it named their number and e-mail address.
create table order_openings (
  session_id uuid not null references sessions on delete cascade,
  order_id text not null references orders on delete cascade,
  opened_at timestamptz not null,
  primary key (session_id, order_id)
);
create index order_openings_order on order_openings (order_id);
create index order_openings_age on order_openings (opened_at);

-- Extra payments that a session may pay for a while because it followed the link of their mail.
create table extra_payment_openings (
  session_id uuid not null references sessions on delete cascade,
  extra_payment_id text not null references extra_payments on delete cascade,
  opened_at timestamptz not null,
  primary key (session_id, extra_payment_id)
);
create index extra_payment_openings_payment on extra_payment_openings (extra_payment_id);
create index extra_payment_openings_age on extra_payment_openings (opened_at);

-- What became of a return: when it arrived, and what was given back for it.
alter table return_authorizations add column received_at timestamptz;
alter table return_authorizations add column refunded_at timestamptz;
alter table return_authorizations add column refund numeric(12, 2) check (refund >= 0);
update return_authorizations set received_at = issued_at where status in ('received', 'refunded');
update return_authorizations set refunded_at = issued_at, refund = 0 where status = 'refunded';
alter table return_authorizations add constraint return_authorizations_received
  check ((received_at is null) = (status = 'issued'));
alter table return_authorizations add constraint return_authorizations_refunded
  check ((refunded_at is null) = (status <> 'refunded') and (refund is null) = (status <> 'refunded'));
-- The status that its shopper was last written about.
alter table return_authorizations add column told_status text not null default 'issued'
  check (told_status in ('issued', 'received', 'refunded'));
update return_authorizations set told_status = status;
create index return_authorizations_untold on return_authorizations (rma_number) where told_status <> status;

-- When the mail with its link was written; what was asked for before had none.
alter table extra_payments add column told_at timestamptz;
update extra_payments set told_at = created_at;
create index extra_payments_untold on extra_payments (created_at) where told_at is null;
