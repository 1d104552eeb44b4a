-- Photos that customers send with a review or a return: re-encoded, so that nothing of the file itself is kept.
create table photos (
  photo_id uuid primary key,
  -- Who sent it and may use it: 'customer' or 'session' with an id. One that is not used is removed after a day.
  owner text not null,
  review_id uuid references reviews on delete cascade,
  rma_number text references return_authorizations on delete cascade,
  -- Its place among the photos of its review or return.
  position smallint not null default 0,
  width int not null,
  height int not null,
  -- A data URL.
  preview text not null,
  -- WebP.
  bytes bytea not null,
  created_at timestamptz not null,
  check (review_id is null or rma_number is null)
);
create index photos_of_review on photos (review_id, position) where review_id is not null;
create index photos_of_return on photos (rma_number, position) where rma_number is not null;
create index photos_unused on photos (created_at) where review_id is null and rma_number is null;
