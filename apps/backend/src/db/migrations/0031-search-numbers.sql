-- Search reads numbers as shoppers write them: '2,5', '.5', '2.50', '1/2', '45#', '45 pounds', '20kgs'.
create or replace function search_text(phrase text) returns text language plpgsql stable parallel safe as $$
declare
  -- Arabic and Persian digits; unaccent knows those of full width.
  text_read text := lower(unaccent(translate(phrase, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫', '01234567890123456789.')));
begin
  if text_read ~ '[0-9]' then
    -- Thousands and decimal commas.
    text_read := regexp_replace(text_read, '(?<![0-9.,])([0-9]{1,3}),([0-9]{3})(?![0-9.,])', '\1\2', 'g');
    text_read := regexp_replace(text_read, '(?<=[0-9]),(?=[0-9])', '.', 'g');
    -- Fractions of halves, quarters and eighths, with their whole number or without; unaccent writes them out.
    if text_read ~ '[⁄/]' then
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([1357])[/⁄]([248])(?![0-9/⁄])', '0 \1/\2', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+)[ -]+0 ([1357]/[248])', '\1 \2', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) (?:1/2|2/4|4/8)(?![0-9])', '\1.5', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 1/4(?![0-9])', '\1.25', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 3/4(?![0-9])', '\1.75', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 1/8(?![0-9])', '\1.125', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 3/8(?![0-9])', '\1.375', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 5/8(?![0-9])', '\1.625', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9./⁄])([0-9]+) 7/8(?![0-9])', '\1.875', 'g');
    end if;
    text_read := regexp_replace(text_read, '(?<![0-9.a-z])[.](?=[0-9])', '0.', 'g');
    -- '2.50' is '2.5', '45.0' is '45'; a number with two dots is none.
    text_read := regexp_replace(text_read, '(?<![0-9.a-z])([0-9]+)[.]0+(?![0-9.])', '\1', 'g');
    text_read := regexp_replace(text_read, '(?<![0-9.a-z])([0-9]+[.][0-9]*[1-9])0+(?![0-9.])', '\1', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9])([0-9.]+)\s?#', '\1 lb ', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9])([0-9.]+)\s?(?:"|″|'''')', '\1 in ', 'g');
  end if;
  text_read := regexp_replace(text_read, '[^a-z0-9.]+', ' ', 'g');
  text_read := regexp_replace(text_read, '([.](?![0-9]))|((?<![0-9])[.])', ' ', 'g');
  if text_read ~ '[0-9]' then
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:kgs?|kilos?|kilogramm?e?s?)(?![a-z0-9])', '\1 kg', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:lbs?|pounds?|pounder)(?![a-z0-9])', '\1 lb', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:mm|millimet(?:re|er)s?)(?![a-z0-9])', '\1 mm', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:cm|centimet(?:re|er)s?)(?![a-z0-9])', '\1 cm', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:in|inch|inches)(?![a-z0-9])', '\1 in', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:oz|ounces?)(?![a-z0-9])', '\1 oz', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+)(g|m)(?![a-z0-9])', '\1 \2', 'g');
  end if;
  return btrim(regexp_replace(text_read, ' +', ' ', 'g'));
end
$$;

-- The name as a phrase is read: who types all of it means this product. What a product is chosen from is told by its
-- parts' names: 'Deep Dish Plates, pounds' are plates of 45 lb, too.
alter table search_documents add column name_read text not null default '';
create function search_complete_document() returns trigger language plpgsql as $$
begin
  new.name_read := search_text(new.name);
  new.words := new.words || setweight(to_tsvector('english', coalesce((
    select string_agg(search_text(part.name), ' ' order by child.child_id)
    from product_children child join products part on part.product_id = child.child_id
    where child.parent_id = new.product_id), '')), 'C');
  return new;
end
$$;
create trigger search_documents_completed before insert on search_documents
  for each row execute function search_complete_document();
create index search_documents_name_read on search_documents (name_read);

update search_synonyms set phrase = search_text(phrase), means = search_text(means)
  where phrase <> search_text(phrase) or means <> search_text(means);
update search_redirects set phrase = search_text(phrase) where phrase <> search_text(phrase);
select search_refresh(array(select product_id from products));
