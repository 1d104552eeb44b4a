-- What customers say of products. A review that was imported has no customer; one that a customer wrote is seen by
-- nobody else until it is published.
create table reviews (
  review_id uuid primary key,
  product_id int not null references products on delete cascade,
  customer_id uuid references customers on delete cascade,
  author text not null,
  -- Where it was written: the review deployment of the site (S9-reviews).
  deployment text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  -- Whether its customer had bought the product when it was written.
  is_verified boolean not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  helpful int not null default 0 check (helpful >= 0),
  created_at timestamptz not null,
  constraint reviews_once unique (customer_id, product_id)
);
create index reviews_of_product on reviews (product_id, created_at desc, review_id) where status = 'published';
-- An imported review is the same when it is imported again.
create unique index reviews_imported_once on reviews (product_id, author) where customer_id is null;
create index reviews_pending on reviews (created_at) where status = 'pending';

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  primary key (review_id, customer_id)
);
create index review_votes_customer on review_votes (customer_id);

-- The rating of a product counts what it was imported with and every published review.
alter table products add column imported_rating_average numeric(3, 2) check (imported_rating_average between 0 and 5);
alter table products add column imported_rating_count int not null default 0 check (imported_rating_count >= 0);
update products set imported_rating_average = rating_average, imported_rating_count = rating_count
  where rating_average is not null or rating_count > 0;

create function products_rate() returns trigger language plpgsql as $$
declare
  written bigint;
  stars bigint;
begin
  select count(*), coalesce(sum(rating), 0) into written, stars
    from reviews where product_id = new.product_id and status = 'published';
  new.rating_count := new.imported_rating_count + written;
  new.rating_average := case
    when written = 0 then new.imported_rating_average
    else (coalesce(new.imported_rating_average, 0) * new.imported_rating_count + stars) / new.rating_count
  end;
  return new;
end
$$;
create trigger products_rated before insert or update of imported_rating_average, imported_rating_count on products
  for each row execute function products_rate();

create function reviews_count() returns trigger language plpgsql as $$
begin
  if 'published' in (coalesce(old.status, ''), coalesce(new.status, '')) then
    update products set imported_rating_count = imported_rating_count
      where product_id = coalesce(new.product_id, old.product_id);
  end if;
  return null;
end
$$;
create trigger reviews_counted after insert or update of status, rating or delete on reviews
  for each row execute function reviews_count();
