-- Tax rules with the days on which they apply, of compound taxes, and of shipping.

alter table tax_rules
  add column compound_level smallint not null default 0 check (compound_level between 0 and 9),
  add column valid_from date,
  add column valid_until date check (valid_until >= valid_from),
  drop constraint tax_rules_pkey,
  add constraint tax_rules_place_and_day
    unique nulls not distinct (country_id, levy, tax_class, postcode, region, valid_from, valid_until),
  drop constraint tax_rules_tax_class_check,
  add constraint tax_rules_tax_class check (tax_class in ('goods', 'food', 'ebook', 'shipping'));

-- Two dated rules of one place have no day in common; a rule without dates may stand beside them, and applies on the
-- other days.
create function check_tax_rule_days() returns trigger language plpgsql as $$
begin
  if (new.valid_from is not null or new.valid_until is not null) and exists (
    select from tax_rules as other
    where (other.country_id, other.levy, other.tax_class, other.postcode, other.region)
        = (new.country_id, new.levy, new.tax_class, new.postcode, new.region)
      and (other.valid_from is not null or other.valid_until is not null)
      and (other.valid_from, other.valid_until) is distinct from (new.valid_from, new.valid_until)
      and daterange(other.valid_from, other.valid_until, '[]') && daterange(new.valid_from, new.valid_until, '[]')
  ) then
    raise exception 'The rule % of % applies on days on which another one does', new.code, new.country_id
      using errcode = 'exclusion_violation', constraint = 'tax_rules_days';
  end if;
  return null;
end
$$;
create constraint trigger tax_rules_days after insert or update on tax_rules
  deferrable initially deferred for each row execute function check_tax_rule_days();

-- What is kept of the rules is kept by the same revision as the catalogue.
create trigger tax_rules_are_read after insert or update or delete or truncate on tax_rules
  for each statement execute function catalogue_has_changed();
