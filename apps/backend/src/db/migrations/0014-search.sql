-- Search: what shoppers may find, as narrow rows that are counted fast, with the words that find it.
create extension if not exists unaccent;

-- The one way to read words, of products and of shoppers alike: '16kg' and '16 kg' are the same, so are 'J-Cups' and 'j cups'.
create function search_text(phrase text) returns text language sql stable parallel safe as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(lower(unaccent(phrase)), '[^a-z0-9.]+', ' ', 'g'),
      '([.](?![0-9]))|((?<![0-9])[.])', ' ', 'g'),
    '(?<![a-z0-9])([0-9.]+)(kgs?|lbs?|mm|cm|in|oz|g|m)(?![a-z0-9])', '\1 \2', 'g'))
$$;

-- A SKU as it is compared: without the dashes and blanks that shoppers leave out.
create function search_sku(sku text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(sku), '[^A-Z0-9]+', '', 'g')
$$;

-- What cannot be read counts as missing, as in pricing.
create function search_instant(value text) returns timestamptz language plpgsql stable as $$
begin
  if value !~ '^\s*\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.]\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?\s*$' then return null; end if;
  if value ~ '(Z|[+-]\d{2}:\d{2})\s*$' then return value::timestamptz; end if;
  return value::timestamp at time zone 'UTC';
exception when others then return null;
end
$$;

create function search_amount(value text) returns numeric language sql immutable as $$
  select case when value ~ '^\s*\d{1,9}([.]\d+)?\s*$' then value::numeric end
$$;

create function search_is_on(value jsonb) returns boolean language sql immutable as $$
  select coalesce(value in ('true', '1', '"true"', '"1"'), false)
$$;

-- A product that shoppers may find, with all that finds, filters and sorts it: one row, so that no search joins.
-- Written by search_refresh alone, which removes it with its product.
create table search_documents (
  product_id int primary key,
  -- where it stands in the order that the merchant gave
  position int,
  rating real,
  is_salable boolean not null,
  brand text not null,
  type text not null,
  -- those that hold the product, and all above them
  category_ids int[] not null,
  colors text[] not null,
  sizes text[] not null,
  -- those that depend on neither moment nor currency
  promotions text[] not null,
  -- the lower of list and sale price by currency: USD, CAD, AUD, EUR, GBP; null where it is not sold
  prices numeric(12, 2)[] not null,
  are_reduced boolean[] not null,
  -- a hot deal: from when until when, and its prices by currency; null where it is none
  deal_from timestamptz not null,
  deal_until timestamptz not null,
  deal_prices numeric(12, 2)[] not null,
  name text not null,
  -- A its name, B its brand, C categories, colours and sizes, D what is said of it
  words tsvector not null
);
create index search_documents_words on search_documents using gin (words);
create index search_documents_categories on search_documents using gin (category_ids);

-- Its SKUs, its variants' among them.
create table search_skus (
  sku text not null,
  product_id int not null,
  primary key (sku, product_id)
);
create index search_skus_beginning on search_skus (sku text_pattern_ops);
create index search_skus_product on search_skus (product_id);

-- Every word that was ever in a text, to correct what shoppers mistype.
create table search_words (
  word text primary key
);
create index search_words_trigrams on search_words using gist (word gist_trgm_ops (siglen = 32));
create index search_words_beginning on search_words (word text_pattern_ops);

-- What shoppers call something, and what the store calls it; both as search_text reads them.
create table search_synonyms (
  phrase text not null check (phrase <> '' and phrase = search_text(phrase)),
  means text not null check (means <> '' and means = search_text(means)),
  primary key (phrase, means),
  check (phrase <> means)
);

-- Phrases that lead to a page of the store instead of to a list.
create table search_redirects (
  phrase text primary key check (phrase <> '' and phrase = search_text(phrase)),
  target text not null check (target ~ '^/[^/\\]')
);

-- Products in whose place search shows another.
create table search_replacements (
  product_id int primary key references products on delete cascade,
  replacement_id int not null references products on delete cascade,
  check (product_id <> replacement_id)
);

-- What a transaction has changed; written anew once, when it commits.
create unlogged table search_stale_products (
  transaction_id xid8 not null default pg_current_xact_id(),
  product_id int not null,
  primary key (transaction_id, product_id)
);
create unlogged table search_stale_transactions (
  transaction_id xid8 primary key default pg_current_xact_id()
);

create function search_refresh(stale_ids int[]) returns void language plpgsql as $$
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

  with facts as materialized (
    select product.*, category.ids as category_ids, category.position, looks.colors, looks.sizes,
      coalesce(inventory.backorder or inventory.qoh > 0, true) as is_salable,
      search_is_on(product.attributes -> 'rogue_promo_enabled')
        and (not search_is_on(product.attributes -> 'rogue_promo_qty_enable')
          or coalesce(search_amount(product.attributes ->> 'rogue_promo_qty'), 0) > 0) as is_deal,
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
    select product_id,
      search_text(name) as name,
      search_text(brand) as brand,
      coalesce(search_text((select string_agg(categories.name, ' ') from categories where category_id = any (category_ids))), '') as categories,
      search_text(array_to_string(colors || sizes, ' ')) as looks,
      search_text(concat_ws(' ', short_description, (select string_agg(specs.spec ->> 'value', ' ')
        from jsonb_array_elements(coalesce(details -> 'gearSpecs', '[]')) as specs (spec)))) as told
    from facts
  ), documents as (
    insert into search_documents
    select facts.product_id, position, rating_average, is_salable, facts.brand, type, category_ids, colors, sizes, promotions,
      price.prices, price.are_reduced,
      case when is_deal then coalesce(search_instant(attributes ->> 'rogue_promo_from_date'), '-infinity') else 'infinity' end,
      case when is_deal then coalesce(search_instant(attributes ->> 'rogue_promo_to_date'), 'infinity') else '-infinity' end,
      price.deal_prices,
      facts.name,
      -- What a part is for is not what it is: 'Bushings for Barbell Sleeves' are no barbell.
      setweight(to_tsvector('english', split_part(texts.name, ' for ', 1)), 'A')
      || setweight(to_tsvector('english', substr(texts.name, length(split_part(texts.name, ' for ', 1)) + 1)), 'C')
      || setweight(to_tsvector('english', texts.brand) || to_tsvector('simple', texts.brand), 'B')
      || setweight(to_tsvector('english', categories) || to_tsvector('simple', looks), 'C')
      || setweight(to_tsvector('english', told), 'D')
    from facts
    join texts using (product_id)
    cross join lateral (
      select
        array_agg(least(product_prices.price, special_price) order by ordinality) as prices,
        array_agg(coalesce(special_price < product_prices.price, false) order by ordinality) as are_reduced,
        -- As the catalogue reads it: dollars under the plain name, each other currency under a name of its own.
        array_agg(search_amount(attributes ->> ('rogue_promo_price' || case when known.currency = 'USD' then '' else '_' || known.currency end))
          order by ordinality) as deal_prices
      from unnest(array['USD', 'CAD', 'AUD', 'EUR', 'GBP']) with ordinality as known (currency, ordinality)
      left join product_prices on product_prices.product_id = facts.product_id and product_prices.currency = known.currency
    ) as price
  ), skus as (
    insert into search_skus
    select distinct search_sku(sold.sku), facts.product_id
    from facts
    left join product_children child on child.parent_id = facts.product_id and facts.type = 'configurable'
    join products sold on sold.product_id in (facts.product_id, child.child_id)
  ), words as (
    select regexp_split_to_table(concat_ws(' ', name, brand, categories, told), ' ') as word, false as is_look from texts
    union
    select regexp_split_to_table(looks, ' '), true from texts
  )
  insert into search_words
  select distinct word from words
  where word <> '' and length(word) <= 40 and (is_look or ts_lexize('english_stem', word) <> '{}')
  order by word
  on conflict do nothing;
end
$$;

create function search_refresh_stale() returns trigger language plpgsql as $$
declare
  stale int[];
begin
  with done as (
    delete from search_stale_products where transaction_id = pg_current_xact_id() returning product_id
  )
  select array_agg(product_id) into stale from done;
  delete from search_stale_transactions where transaction_id = pg_current_xact_id();
  if stale is not null then perform search_refresh(stale); end if;
  return null;
end
$$;
create constraint trigger search_refresh_at_commit after insert on search_stale_transactions
  deferrable initially deferred for each row execute function search_refresh_stale();

create function search_mark_stale(ids int[]) returns void language sql as $$
  insert into search_stale_products (product_id) select unnest(ids) on conflict do nothing;
  insert into search_stale_transactions default values on conflict do nothing;
$$;

create function search_note_products() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(ids) from (
    select array_agg(product_id) as ids from (
      select product_id from changed_rows
      union
      select parent_id from product_children where child_id in (select product_id from changed_rows)
    ) as changed
  ) as marked where ids is not null;
  return null;
end
$$;
create function search_note_parts() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(ids) from (select array_agg(distinct product_id) as ids from changed_rows) as marked where ids is not null;
  return null;
end
$$;
create function search_note_children() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(ids) from (select array_agg(distinct parent_id) as ids from changed_rows) as marked where ids is not null;
  return null;
end
$$;
create function search_note_product() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(array[new.product_id]);
  return null;
end
$$;
create function search_note_category() returns trigger language plpgsql as $$
begin
  perform search_mark_stale(ids) from (
    with recursive below as (
      select new.category_id as category_id
      union
      select categories.category_id from categories join below on categories.parent_id = below.category_id
    )
    select array_agg(distinct product_id) as ids from category_products where category_id in (select category_id from below)
  ) as marked where ids is not null;
  return null;
end
$$;

create trigger search_products_added after insert on products
  referencing new table as changed_rows for each statement execute function search_note_products();
create trigger search_products_changed after update on products
  referencing new table as changed_rows for each statement execute function search_note_products();
create trigger search_products_removed after delete on products
  referencing old table as changed_rows for each statement execute function search_note_products();
create trigger search_prices_added after insert on product_prices
  referencing new table as changed_rows for each statement execute function search_note_parts();
create trigger search_prices_changed after update on product_prices
  referencing new table as changed_rows for each statement execute function search_note_parts();
create trigger search_prices_removed after delete on product_prices
  referencing old table as changed_rows for each statement execute function search_note_parts();
create trigger search_inventory_added after insert on inventory
  referencing new table as changed_rows for each statement execute function search_note_parts();
create trigger search_inventory_removed after delete on inventory
  referencing old table as changed_rows for each statement execute function search_note_parts();
-- Orders change the stock all the time: only what sells out or comes back is written anew.
create trigger search_inventory_turned after update on inventory for each row
  when ((old.backorder or old.qoh > 0) is distinct from (new.backorder or new.qoh > 0))
  execute function search_note_product();
create trigger search_categories_added after insert on category_products
  referencing new table as changed_rows for each statement execute function search_note_parts();
create trigger search_categories_changed after update on category_products
  referencing new table as changed_rows for each statement execute function search_note_parts();
create trigger search_categories_removed after delete on category_products
  referencing old table as changed_rows for each statement execute function search_note_parts();
create trigger search_children_added after insert on product_children
  referencing new table as changed_rows for each statement execute function search_note_children();
create trigger search_children_changed after update on product_children
  referencing new table as changed_rows for each statement execute function search_note_children();
create trigger search_children_removed after delete on product_children
  referencing old table as changed_rows for each statement execute function search_note_children();
create trigger search_category_renamed after update of name, parent_id on categories for each row
  execute function search_note_category();

-- A word that only a synonym knows is corrected as well.
create function search_note_synonym() returns trigger language plpgsql as $$
begin
  insert into search_words select distinct word from regexp_split_to_table(new.phrase, ' ') as word order by word on conflict do nothing;
  return null;
end
$$;
create trigger search_synonyms_words after insert or update on search_synonyms for each row execute function search_note_synonym();

select search_refresh(array(select product_id from products));
