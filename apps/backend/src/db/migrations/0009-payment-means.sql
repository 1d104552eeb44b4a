-- What an order is paid with, as a digest: an attempt that pays otherwise is told from one that is only repeated.
-- null: an order from before, which nobody pays otherwise for
alter table orders add column payment_means text;
