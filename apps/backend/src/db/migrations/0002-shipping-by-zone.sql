-- Shipping by origin, zone and weight, so that a merchant changes rates a row at a time (docs/rates.md). What 0001 kept
-- as countries[] on each method moves along: every package still costs what it did.

-- Boxes: what a product takes up, for dimensional weight ---------------------------------------------------------------

alter table products
  -- inches, of the packed box; null: unknown, then only its weight counts
  add column box_length numeric(8, 2) check (box_length > 0),
  add column box_width numeric(8, 2) check (box_width > 0),
  add column box_height numeric(8, 2) check (box_height > 0),
  add constraint products_box check (num_nonnulls(box_length, box_width, box_height) in (0, 3));

-- The seed wrote them in centimetres into the details.
update products set
  box_length = greatest(round((details->'dimensions'->>'length')::numeric / 2.54, 2), 0.01),
  box_width = greatest(round((details->'dimensions'->>'width')::numeric / 2.54, 2), 0.01),
  box_height = greatest(round((details->'dimensions'->>'height')::numeric / 2.54, 2), 0.01),
  details = details - 'dimensions'
where jsonb_typeof(details->'dimensions') = 'object';

-- Where goods leave from -----------------------------------------------------------------------------------------------

create table shipping_origins (
  origin_code text primary key check (origin_code ~ '^[a-z0-9][a-z0-9-]*$'),
  name text not null check (name <> ''),
  country_id text not null references countries,
  region text not null default '',
  postcode text not null default ''
);

create table shipping_sites (
  site_code text primary key check (site_code in ('USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO')),
  -- of every product that product_origins does not name
  default_origin text not null references shipping_origins,
  -- pounds: no parcel is packed heavier, and a single heavier piece goes by freight
  heaviest_parcel numeric(10, 3) not null check (heaviest_parcel > 0),
  -- inches: a piece with a longer side goes by freight
  longest_parcel numeric(8, 2) not null check (longest_parcel > 0),
  -- pounds: when the parcels of one origin weigh more together, they go on a pallet instead
  freight_above numeric(10, 3) not null,
  -- the upper bound keeps the parcels of one origin below two dozen, however the pieces fall
  constraint shipping_sites_freight_above check (freight_above between heaviest_parcel and 10 * heaviest_parcel)
);

create table product_origins (
  site_code text not null references shipping_sites on delete cascade,
  product_id int not null references products on delete cascade,
  origin_code text not null references shipping_origins,
  primary key (site_code, product_id)
);
create index product_origins_product on product_origins (product_id);

-- Where they go to -----------------------------------------------------------------------------------------------------

create table shipping_zones (
  site_code text not null references shipping_sites on delete cascade,
  zone_code text not null check (zone_code ~ '^[a-z0-9][a-z0-9-]*$'),
  name text not null check (name <> ''),
  primary key (site_code, zone_code)
);

-- The most specific area wins: a whole postal code, the longest prefix, a region, the country (READINGS A9).
create table shipping_zone_areas (
  site_code text not null,
  zone_code text not null,
  country_id text not null references countries,
  -- '*' or a region's code
  region text not null default '*' check (region <> ''),
  -- '*', a code or a prefix with a trailing '*'; upper case, without spaces
  postcode text not null default '*' check (postcode ~ '^[A-Z0-9-]*[*]?$' and postcode <> ''),
  -- an area belongs to one zone of a site
  primary key (site_code, country_id, region, postcode),
  foreign key (site_code, zone_code) references shipping_zones on delete cascade
);
create index shipping_zone_areas_zone on shipping_zone_areas (site_code, zone_code);

-- How, and what that costs ---------------------------------------------------------------------------------------------

create table shipping_rates (
  site_code text not null,
  shipping_code text not null,
  zone_code text not null,
  -- pounds, from the band below up to here; null: without end. Bands can neither overlap nor leave a gap.
  up_to_weight numeric(10, 3) check (up_to_weight > 0),
  base numeric(12, 2) not null check (base >= 0),
  per_lb numeric(12, 2) not null check (per_lb >= 0),
  constraint shipping_rates_band unique nulls not distinct (site_code, shipping_code, zone_code, up_to_weight),
  foreign key (site_code, shipping_code) references shipping_methods on delete cascade,
  foreign key (site_code, zone_code) references shipping_zones on delete cascade
);

-- What 0001 kept, moved: an origin at home, and as zones the countries that the same methods served.

insert into shipping_origins (origin_code, name, country_id)
select 'warehouse', 'Warehouse', coalesce(min(alpha2) filter (where alpha2 = 'US'), min(alpha2))
from countries where exists (select from shipping_methods) having count(*) > 0;

insert into shipping_sites (site_code, default_origin, heaviest_parcel, longest_parcel, freight_above)
select site_code, 'warehouse', heaviest, 108, greatest(heaviest, least(10 * heaviest, 500))
from (
  select site_code, coalesce(max(max_package_weight) filter (where max_package_weight > 0), 150) as heaviest
  from shipping_methods group by site_code
) sites;

create temp table served on commit drop as
select site_code, country_id, array_agg(shipping_code order by shipping_code) as codes
from shipping_methods, unnest(countries) as country_id
where country_id in (select alpha2 from countries) and shipping_code <> 'pickup'
group by site_code, country_id;

create temp table served_zones on commit drop as
select site_code, codes, 'zone-' || row_number() over (partition by site_code order by min(country_id)) as zone_code,
  string_agg(country_id, ', ' order by country_id) as name
from served group by site_code, codes;

insert into shipping_zones (site_code, zone_code, name) select site_code, zone_code, name from served_zones;
insert into shipping_zone_areas (site_code, zone_code, country_id)
select site_code, zone_code, country_id from served join served_zones using (site_code, codes);

-- A band that ends below one before it was never reached.
insert into shipping_rates (site_code, shipping_code, zone_code, up_to_weight, base, per_lb)
select site_code, shipping_code, zone_code, up_to_weight, base, per_lb
from (
  select *, max(coalesce(up_to_weight, 'Infinity')) over (
    partition by site_code, shipping_code order by position rows between unbounded preceding and 1 preceding
  ) as reached
  from shipping_bands
) bands
join served_zones using (site_code)
where shipping_code = any (codes) and coalesce(up_to_weight, 'Infinity') > coalesce(reached, 0);
drop table shipping_bands;

alter table shipping_methods
  add column kind text check (kind in ('parcel', 'freight', 'pickup')),
  -- where a pickup hands out; null: wherever the goods are
  add column origin_code text references shipping_origins,
  -- cubic inches to a pound; null: only the weight counts
  add column dimensional_divisor numeric(8, 2) check (dimensional_divisor > 0),
  -- inches, the longest side of a piece that it takes; null: no limit
  add column max_package_length numeric(8, 2) check (max_package_length > 0);
update shipping_methods set kind = case
  when shipping_code = 'pickup' then 'pickup' when shipping_code like 'freight%' then 'freight' else 'parcel' end;
alter table shipping_methods
  alter column kind set not null,
  drop column countries,
  drop column is_pickup,
  -- the one code by which browser and backend know that an order is collected
  add constraint shipping_methods_pickup check ((kind = 'pickup') = (shipping_code = 'pickup')),
  add constraint shipping_methods_origin check (origin_code is null or kind = 'pickup'),
  add constraint shipping_methods_max_weight check (max_package_weight > 0) not valid,
  add foreign key (site_code) references shipping_sites;

-- A heavier package never costs less: looked at when a transaction ends, so that bands can be changed together.
create function check_rates_rise() returns trigger language plpgsql as $$
declare
  falling record;
begin
  select shipping_code, zone_code, starts_at into falling
  from (
    select shipping_code, zone_code, base, per_lb,
      lag(up_to_weight) over bands as starts_at,
      lag(base + per_lb * up_to_weight) over bands as amount_below
    from shipping_rates
    where (site_code, shipping_code, zone_code) = (new.site_code, new.shipping_code, new.zone_code)
      or (site_code, shipping_code, zone_code) = (old.site_code, old.shipping_code, old.zone_code)
    window bands as (partition by shipping_code, zone_code order by up_to_weight nulls last)
  ) rates
  where base + per_lb * starts_at < amount_below;
  if found then
    raise exception 'Above % lb % to zone % costs less than below',
      falling.starts_at, falling.shipping_code, falling.zone_code
      using errcode = 'check_violation', constraint = 'shipping_rates_rise';
  end if;
  return null;
end
$$;
create constraint trigger shipping_rates_rise after insert or update or delete on shipping_rates
  deferrable initially deferred for each row execute function check_rates_rise();
