-- A file of 100,000 rows takes half of the processor time: what is written is the same.

-- What needs no look is not looked for: most names have no fractions, commas, inches or units.
create or replace function search_text(phrase text) returns text language plpgsql stable parallel safe as $$
declare
  -- Arabic and Persian digits; unaccent knows those of full width.
  text_read text := lower(unaccent(translate(phrase, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫', '01234567890123456789.')));
begin
  if text_read ~ '[0-9]' then
    -- Thousands and decimal commas.
    if text_read ~ '[0-9],[0-9]' then
      text_read := regexp_replace(text_read, '(?<![0-9.,])([0-9]{1,3}),([0-9]{3})(?![0-9.,])', '\1\2', 'g');
      text_read := regexp_replace(text_read, '(?<=[0-9]),(?=[0-9])', '.', 'g');
    end if;
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
    if position('.' in text_read) > 0 then
      text_read := regexp_replace(text_read, '(?<![0-9.a-z])[.](?=[0-9])', '0.', 'g');
      -- '2.50' is '2.5', '45.0' is '45'; a number with two dots is none.
      text_read := regexp_replace(text_read, '(?<![0-9.a-z])([0-9]+)[.]0+(?![0-9.])', '\1', 'g');
      text_read := regexp_replace(text_read, '(?<![0-9.a-z])([0-9]+[.][0-9]*[1-9])0+(?![0-9.])', '\1', 'g');
    end if;
    if position('#' in text_read) > 0 then
      text_read := regexp_replace(text_read, '(?<![a-z0-9])([0-9.]+)\s?#', '\1 lb ', 'g');
    end if;
    if text_read ~ '["″]|''''' then
      text_read := regexp_replace(text_read, '(?<![a-z0-9])([0-9.]+)\s?(?:"|″|'''')', '\1 in ', 'g');
    end if;
  end if;
  text_read := regexp_replace(text_read, '[^a-z0-9.]+', ' ', 'g');
  if position('.' in text_read) > 0 then
    text_read := regexp_replace(text_read, '([.](?![0-9]))|((?<![0-9])[.])', ' ', 'g');
  end if;
  if text_read ~ '[0-9.] ?(?:k|lb|po|m|c|in|o[uz]|g)' then
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:kgs?|kilos?|kilogramm?e?s?)(?![a-z0-9])', '\1 kg', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:lbs?|pounds?|pounder)(?![a-z0-9])', '\1 lb', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:mm|millimet(?:re|er)s?)(?![a-z0-9])', '\1 mm', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:cm|centimet(?:re|er)s?)(?![a-z0-9])', '\1 cm', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:in|inch|inches)(?![a-z0-9])', '\1 in', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+) ?(?:oz|ounces?)(?![a-z0-9])', '\1 oz', 'g');
    text_read := regexp_replace(text_read, '(?<![a-z0-9.])([0-9.]+)(g|m)(?![a-z0-9])', '\1 \2', 'g');
  end if;
  if position('  ' in text_read) > 0 then
    text_read := regexp_replace(text_read, ' +', ' ', 'g');
  end if;
  return btrim(text_read);
end
$$;

-- One row for each statement instead of one for each product that it changed.
drop table search_stale_products;
create unlogged table search_stale_products (
  transaction_id xid8 not null default pg_current_xact_id(),
  product_ids int[] not null
);
create index search_stale_products_transaction on search_stale_products (transaction_id);

create or replace function search_mark_stale(ids int[]) returns void language sql as $$
  insert into search_stale_products (product_ids) values (ids);
  insert into search_stale_transactions default values on conflict do nothing;
$$;

create or replace function search_refresh_stale() returns trigger language plpgsql as $$
declare
  stale int[];
begin
  with done as (
    delete from search_stale_products where transaction_id = pg_current_xact_id() returning product_ids
  )
  select array_agg(distinct product_id) into stale from done cross join unnest(product_ids) as product_id;
  delete from search_stale_transactions where transaction_id = pg_current_xact_id();
  if stale is not null then perform search_refresh(stale); end if;
  return null;
end
$$;

-- The names of a product's parts are read together, and its own once; SKUs are written in their order.
create or replace function search_refresh(stale_ids int[]) returns void language plpgsql as $$
begin
  -- Two transactions that changed the same product: the second reads what the first has committed.
  if cardinality(stale_ids) > 1000 then
    perform pg_advisory_xact_lock(4182014, 0);
  else
    perform pg_advisory_xact_lock_shared(4182014, 0);
    perform pg_advisory_xact_lock(4182015, id) from (select unnest(stale_ids) as id order by 1) as ordered;
  end if;

  delete from search_documents where product_id = any (stale_ids);
  delete from search_skus where product_id = any (stale_ids);

  with facts as (
    select product.*, category.ids as category_ids, category.position, looks.colors, looks.sizes,
      coalesce(inventory.backorder or inventory.qoh > 0, true) as is_salable,
      search_is_on(product.attributes -> 'rogue_promo_enabled')
        and (not search_is_on(product.attributes -> 'rogue_promo_qty_enable')
          or coalesce(search_amount(product.attributes ->> 'rogue_promo_qty'), 0) >= greatest(inventory.min_qty, 1)) as is_deal,
      array_remove(array[
        case when product.attributes ->> 'made_in' = 'USA' then 'made_in_usa' end,
        case when '3_FREE_ALL' = any (shipping.groups) then 'three_ship_free' end,
        case when search_is_on(product.attributes -> 'fiveforfive_enabled') then 'five_for_five' end,
        case when 'FREE' = any (shipping.groups) then 'free_shipping' end,
        case when jsonb_array_length(coalesce(product.details -> 'hundoPricing', '[]')) > 0 then 'hundo' end
      ], null) as promotions
    from products product
    left join lateral product_stock(product) as inventory on true
    cross join lateral (
      select regexp_split_to_array(coalesce(product.attributes ->> 'shipperhq_shipping_group', ''), '\s*[,#]\s*') as groups
    ) as shipping
    cross join lateral (
      select
        coalesce(array_agg(distinct upper(left(label, 1)) || substr(label, 2)) filter (where axis in ('color', 'colour')), '{}') as colors,
        coalesce(array_agg(distinct label) filter (where axis = 'size'), '{}') as sizes
      from (
        select axes.axis ->> 'attribute' as axis, choices.choice ->> 'label' as label
        from jsonb_array_elements(coalesce(product.details -> 'axes', '[]')) as axes (axis),
          jsonb_array_elements(coalesce(axes.axis -> 'values', '[]')) as choices (choice)
        union all
        select key, product.attributes ->> key from unnest(array['color', 'size']) as key
      ) as shown
      where label <> ''
    ) as looks
    cross join lateral (
      with recursive held as (
        select category_id from category_products where product_id = product.product_id
        union
        select parent_id from categories join held using (category_id) where parent_id is not null
      )
      select coalesce(array_agg(category_id order by category_id), '{}') as ids,
        (select min(position) from category_products where product_id = product.product_id) as position
      from held
    ) as category
    where product.product_id = any (stale_ids) and product.visibility = 4
  ), texts as materialized (
    select product_id, sku, name, type, brand, rating_average, attributes, category_ids, position, colors, sizes, is_salable, is_deal,
      promotions,
      search_text(name) as name_text,
      search_text(brand) as brand_text,
      coalesce(search_text((select string_agg(categories.name, ' ') from categories where category_id = any (category_ids))), '') as categories_text,
      search_text(array_to_string(colors || sizes, ' ')) as looks_text,
      search_text(concat_ws(' ', short_description, (select string_agg(specs.spec ->> 'value', ' ')
        from jsonb_array_elements(coalesce(details -> 'gearSpecs', '[]')) as specs (spec)))) as told_text,
      -- The mark keeps the numbers of one name from the words of the next.
      search_text(coalesce((
        select string_agg(part.name, ' | ' order by child.child_id)
        from product_children child join products part on part.product_id = child.child_id
        where child.parent_id = facts.product_id), '')) as parts_text
    from facts
  ), documents as (
    insert into search_documents (product_id, position, rating, is_salable, brand, type, category_ids, colors, sizes, promotions,
      prices, are_reduced, deal_prices, name, name_read, tax_class, words, deal_dates)
    select product_id, position, rating_average, is_salable, brand, type, category_ids, colors, sizes, promotions,
      price.prices, price.are_reduced,
      price.deal_prices,
      name, name_text, attributes ->> 'tax_class',
      -- What a part is for is not what it is: 'Bushings for Barbell Sleeves' are no barbell.
      setweight(to_tsvector('english', split_part(name_text, ' for ', 1)), 'A')
      || setweight(to_tsvector('english', substr(name_text, length(split_part(name_text, ' for ', 1)) + 1)), 'C')
      || setweight(to_tsvector('english', brand_text) || to_tsvector('simple', brand_text), 'B')
      || setweight(to_tsvector('english', categories_text) || to_tsvector('simple', looks_text), 'C')
      || setweight(to_tsvector('english', told_text), 'D')
      || setweight(to_tsvector('english', parts_text), 'C'),
      case when is_deal then
        jsonb_build_array(attributes -> 'rogue_promo_from_date', attributes -> 'rogue_promo_to_date')::text
      end
    from texts
    cross join lateral (
      select
        array_agg(least(product_prices.price, special_price) order by ordinality) as prices,
        array_agg(coalesce(special_price < product_prices.price, false) order by ordinality) as are_reduced,
        -- As the catalogue reads it: dollars under the plain name, each other currency under a name of its own.
        array_agg(search_amount(attributes ->> ('rogue_promo_price' || case when known.currency = 'USD' then '' else '_' || known.currency end))
          order by ordinality) as deal_prices
      from search_currencies as known (currency, ordinality)
      left join product_prices on product_prices.product_id = texts.product_id and product_prices.currency = known.currency
    ) as price
  ), skus as (
    insert into search_skus
    select search_sku(sku) as read, product_id from texts
    union
    select search_sku(part.sku), texts.product_id
    from texts
    join product_children child on child.parent_id = texts.product_id
    join products part on part.product_id = child.child_id
    where texts.type = 'configurable'
    order by read
  ), words as (
    select string_to_table(concat_ws(' ', name_text, brand_text, categories_text, told_text), ' ') as word, false as is_look from texts
    union
    select string_to_table(looks_text, ' '), true from texts
  )
  insert into search_words
  select distinct word from words
  where word <> '' and length(word) <= 40 and (is_look or ts_lexize('english_stem', word) <> '{}')
  order by word
  on conflict do nothing;
end
$$;

create or replace function search_complete_document() returns trigger language plpgsql as $$
begin
  if exists (select from search_facets) then new.traits := search_traits(new.product_id); end if;
  new.kind := hashtextextended(jsonb_build_array(new.brand, new.type, new.category_ids, new.colors, new.sizes,
    new.is_salable, floor(new.rating), new.traits)::text, 0);
  return new;
end
$$;

-- The notices of all products that a statement adds stock of are looked for at once.
create function note_new_stock_for_notices() returns trigger language plpgsql as $$
begin
  update back_in_stock_notices notice set state = case when can_be_bought(stock) then 'due' else 'out' end
  from new_stock as stock
  where stock.product_id = notice.product_id
    and case when can_be_bought(stock) then notice.state = 'out' else notice.state <> 'out' end;
  return null;
end
$$;
drop trigger inventory_notes_new_stock on inventory;
create trigger inventory_notes_new_stock after insert on inventory
  referencing new table as new_stock for each statement execute function note_new_stock_for_notices();

-- A new product has no reviews: only ratings that it comes with are counted.
drop trigger products_rated on products;
create trigger products_rated before update of imported_rating_average, imported_rating_count on products
  for each row execute function products_rate();
create trigger products_rated_first before insert on products for each row
  when (num_nonnulls(new.imported_rating_average, new.rating_average) > 0 or new.imported_rating_count <> 0 or new.rating_count <> 0)
  execute function products_rate();
