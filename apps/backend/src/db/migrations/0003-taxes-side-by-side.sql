-- Taxes that are due side by side, as Canada's federal and provincial ones: within a levy the most specific rule of a
-- place wins, and each levy has a line of its own.

alter table tax_rules add column levy text not null default 'sales' check (levy ~ '^[a-z][a-z-]*$');
alter table tax_rules drop constraint tax_rules_pkey;
alter table tax_rules
  add primary key (country_id, levy, tax_class, postcode, region),
  add constraint tax_rules_country check (country_id ~ '^[A-Z]{2}$') not valid,
  add constraint tax_rules_rate check (rate::numeric <= 100) not valid,
  add constraint tax_rules_place check (postcode <> '' and region <> '') not valid;

-- 'GST+PST BC' at 12 percent was one line: it becomes the federal 5 percent and the province's 7.
insert into tax_rules (country_id, levy, tax_class, postcode, region, rate, code)
select country_id, 'federal', tax_class, postcode, region, '5', 'GST CA'
from tax_rules where country_id = 'CA' and code like 'GST+%' and rate::numeric > 5;
update tax_rules set
  levy = 'provincial', rate = trim_scale(rate::numeric - 5)::text, code = substr(code, length('GST+') + 1)
where country_id = 'CA' and levy = 'sales' and code like 'GST+%' and rate::numeric > 5;
update tax_rules set levy = 'federal' where country_id = 'CA' and levy = 'sales' and code ~ '^(GST|HST) ';
