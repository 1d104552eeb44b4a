-- What is stored of a product and its words as search reads them are one row: nothing is joined with itself. PostgreSQL has
-- no statistics of rows that the same transaction has written. Of 50,000 products it expected 134, compared each with each in
-- a nested loop, and the commit took minutes. What is written is the same.
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
    left join inventory using (product_id)
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
    select facts.*,
      search_text(name) as name_text,
      search_text(brand) as brand_text,
      coalesce(search_text((select string_agg(categories.name, ' ') from categories where category_id = any (category_ids))), '') as categories_text,
      search_text(array_to_string(colors || sizes, ' ')) as looks_text,
      search_text(concat_ws(' ', short_description, (select string_agg(specs.spec ->> 'value', ' ')
        from jsonb_array_elements(coalesce(details -> 'gearSpecs', '[]')) as specs (spec)))) as told_text
    from facts
  ), documents as (
    insert into search_documents (product_id, position, rating, is_salable, brand, type, category_ids, colors, sizes, promotions,
      prices, are_reduced, deal_prices, name, words, deal_dates)
    select product_id, position, rating_average, is_salable, brand, type, category_ids, colors, sizes, promotions,
      price.prices, price.are_reduced,
      price.deal_prices,
      name,
      -- What a part is for is not what it is: 'Bushings for Barbell Sleeves' are no barbell.
      setweight(to_tsvector('english', split_part(name_text, ' for ', 1)), 'A')
      || setweight(to_tsvector('english', substr(name_text, length(split_part(name_text, ' for ', 1)) + 1)), 'C')
      || setweight(to_tsvector('english', brand_text) || to_tsvector('simple', brand_text), 'B')
      || setweight(to_tsvector('english', categories_text) || to_tsvector('simple', looks_text), 'C')
      || setweight(to_tsvector('english', told_text), 'D'),
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
    select search_sku(sku), product_id from texts
    union
    select search_sku(part.sku), texts.product_id
    from texts
    join product_children child on child.parent_id = texts.product_id
    join products part on part.product_id = child.child_id
    where texts.type = 'configurable'
  ), words as (
    select regexp_split_to_table(concat_ws(' ', name_text, brand_text, categories_text, told_text), ' ') as word, false as is_look from texts
    union
    select regexp_split_to_table(looks_text, ' '), true from texts
  )
  insert into search_words
  select distinct word from words
  where word <> '' and length(word) <= 40 and (is_look or ts_lexize('english_stem', word) <> '{}')
  order by word
  on conflict do nothing;
end
$$;
