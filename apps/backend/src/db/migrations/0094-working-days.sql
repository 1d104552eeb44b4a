-- How long a method takes to a zone, in working days after dispatch: rates without a row name no day of arrival.
create table shipping_working_days (
  site_code text not null,
  shipping_code text not null,
  zone_code text not null,
  from_days smallint not null check (from_days between 0 and 120),
  until_days smallint not null,
  constraint shipping_working_days_range check (until_days between from_days and 120),
  primary key (site_code, shipping_code, zone_code),
  foreign key (site_code, shipping_code) references shipping_methods on delete cascade,
  foreign key (site_code, zone_code) references shipping_zones on delete cascade
);
create index shipping_working_days_zone on shipping_working_days (site_code, zone_code);
