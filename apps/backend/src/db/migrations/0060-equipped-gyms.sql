-- Gyms that the store has equipped, for its map of them (S2-cond-14).
create table equipped_gyms (
  url_key text primary key check (url_key ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  name text not null,
  street text not null,
  postcode text not null,
  city text not null,
  region text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  about text not null,
  opened_in smallint not null,
  -- The words that find it; written by the trigger alone.
  found_by text not null default ''
);
create index equipped_gyms_found_by on equipped_gyms using gin (found_by gin_trgm_ops);
create index equipped_gyms_country on equipped_gyms (country_code, city, name);

create function equipped_gyms_find() returns trigger language plpgsql as $$
begin
  new.found_by := search_text(concat_ws(' ', new.name, new.city, new.region, new.postcode));
  return new;
end
$$;
create trigger equipped_gyms_found before insert or update on equipped_gyms for each row execute function equipped_gyms_find();

-- What a gym is equipped with, in the gym's order.
create table equipped_gym_products (
  url_key text not null references equipped_gyms on delete cascade,
  product_id int not null references products on delete cascade,
  position smallint not null,
  primary key (url_key, product_id)
);
create index equipped_gym_products_product on equipped_gym_products (product_id);
