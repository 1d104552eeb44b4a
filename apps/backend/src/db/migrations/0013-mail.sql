-- A mail may be written a second time in HTML, for readers that show it; it is forgotten with the text once it is sent.
alter table mail_outbox
  add column html text,
  add constraint mail_outbox_html_with_body check (html is null or body is not null);

-- Orders whose buyer has not been written to yet: a row comes with the order's publishing and goes with the mail, so that
-- there is one mail, whatever dies in between.
create table order_confirmations_due (
  order_id text primary key references orders (order_id) on delete cascade,
  due_at timestamptz not null
);
create index order_confirmations_due_at on order_confirmations_due (due_at);
