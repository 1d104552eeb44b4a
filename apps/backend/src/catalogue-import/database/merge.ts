import type pg from 'pg';
import { knownPictures, knownPicturesOfVariant } from '../../own-pictures/shown-pictures.ts';
import { categoryPage } from '../own-addresses.ts';
import { gramsPerPound } from './stage.ts';
import { takenBy } from './taken-address.ts';
import { uncounted } from './uncounted-stock.ts';
import { urlKeyOfVariant } from './url-key-of-variant.ts';

const slug = (text: string): string =>
  `trim(both '-' from regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', '-', 'g'))`;
const key = (text: string): string => `trim(both '_' from regexp_replace(lower(${text}), '[^a-z0-9]+', '_', 'g'))`;

/** The imported part of axes; the store's swatches and attribute names are kept if this part is unchanged. */
const axesInBrief = (axes: string): string => `(
  select jsonb_agg(jsonb_build_array(axis->'label', (
    select jsonb_agg(jsonb_build_array(choice->'label', choice->'productIds')) from jsonb_array_elements(axis->'values') choice
  ))) from jsonb_array_elements(${axes}) axis)`;

const merchantVariantDetails = (variant: string): string =>
  `jsonb_build_object('merchantVariant', jsonb_build_object('barcode', ${variant}.barcode, 'picture', ${variant}.picture, 'weightGrams', ${variant}.weight_grams))`;

/** A gift card's variants are its amounts, not separate products. */
const giftCardDetails = (product: string): string => `jsonb_build_object(
  'giftcardData', jsonb_build_object(
    'type', case when (${product}.amounts->0->>'requiresShipping')::boolean then 'physical' else 'virtual' end,
    'isOpenAmountAllowed', false, 'openAmountMin', null, 'openAmountMax', null,
    'amounts', (select jsonb_agg(to_char((variant->>'price')::numeric, 'FM99999990.00') order by (variant->>'price')::numeric)
      from jsonb_array_elements(${product}.amounts) as variant)),
  'merchantAmounts', ${product}.amounts)`;

/** New values for an existing product, by column: a file without box dimensions keeps the measured ones. */
const changedProduct = {
  name: 'excluded.name',
  brand: 'excluded.brand',
  weight: 'excluded.weight',
  box_length: 'coalesce(excluded.box_length, products.box_length)',
  box_width: 'coalesce(excluded.box_width, products.box_width)',
  box_height: 'coalesce(excluded.box_height, products.box_height)',
  pictures: 'excluded.pictures',
  details: 'products.details || excluded.details',
};
/** A file without pictures of a product keeps the existing ones. */
const namesNoPicture = `excluded.details->'merchant'->'pictures' = '[]'`;
const changedParent = {
  ...changedProduct,
  pictures: `case when ${namesNoPicture} then products.pictures else excluded.pictures end`,
  details: `products.details || case when ${namesNoPicture} and products.details->'merchant' ? 'pictures'
    then jsonb_set(excluded.details, '{merchant,pictures}', products.details->'merchant'->'pictures')
    else excluded.details end`,
  sku: 'excluded.sku',
  type: 'excluded.type',
  description: 'excluded.description',
  visibility: 'excluded.visibility',
  is_withdrawn: 'excluded.is_withdrawn',
};
const changedVariant = {
  ...changedProduct,
  type: 'excluded.type',
  attributes: 'products.attributes || excluded.attributes',
  is_withdrawn: 'excluded.is_withdrawn',
};

/** Updates an existing row only if it changes, so that unchanged rows cause no writes and no cache invalidation. */
const updateWhereChanged = (
  table: string,
  values: Readonly<Record<string, string>>,
  also: readonly string[] = [],
): string => {
  const columns = Object.keys(values);
  const sets = [...columns.map((column) => `${column} = ${values[column]}`), ...also];
  return `do update set ${sets.join(', ')}
   where (${columns.map((column) => `${table}.${column}`).join(', ')}) is distinct from (${Object.values(values).join(', ')})`;
};
/** Whether a product without a page cannot be bought either; products that belong to a set are sold with it. */
const isWithdrawn = (product: string, id: string): string => `not ${product}.is_visible and not exists (
  select from product_children link join products whole on whole.product_id = link.parent_id
  where link.child_id = ${id} and whole.type <> 'configurable')`;
/** Position of imported categories, after the store's own. */
const importedPosition = 1_000;
/** Number of imported categories in the menu of a store without its own menu, those with the most products first. */
const mostOfMenu = 8;

/**
 * The file states all pieces of a product, including those that orders have moved into shares. Shares are removed
 * before and after the rows of `inventory` are locked: orders hold shares while they wait for such a row, and may
 * create shares until it is locked.
 */
const removeShares = `delete from stock_shares using merged_variants counted
   where counted.product_id = stock_shares.product_id and (counted.quantity is not null or not counted.is_tracked)`;

const touched = ['updated_at = now()'];
const changedPrice = { price: 'excluded.price', special_price: 'excluded.special_price' };

/**
 * Moves the staging tables into the store, in the order of dependencies. `$currency` is the import's currency. Products
 * are identified by handle, variants by SKU: importing a file twice changes and writes nothing the second time.
 */
const steps: readonly string[] = [
  // A product's own row: its only variant, or the parent of its variants, whose SKU is the handle.
  `create temp table merged on commit drop as
   select p.line, p.handle, p.category,
     case when p.is_gift_card then 'giftcard' when p.options <> '[]' then 'configurable'
       when v.requires_shipping then 'simple' else 'virtual' end as type,
     case when p.options = '[]' then v.sku else p.handle end as sku,
     case when p.merchant->'pictures' = '[]' then '[]' else ${knownPictures('p.merchant')} end as pictures,
     array(select ${key('name')} from jsonb_array_elements_text(p.options) with ordinality as option (name, position) order by position) as option_keys,
     coalesce(stored.product_id, nextval('product_ids')::int) as product_id
   from staged_products p
   join staged_variants v on v.line = p.line and v.position = 1
   left join products stored on stored.url_key = p.handle`,
  'create index on merged (handle)',
  'create index on merged (line)',
  'analyze merged (line, handle, product_id)',
  // A category loses its URL to a product, because products are sold through links that contain their handles.
  `insert into categories (category_id, name, url_key, position, in_menu)
   select (select coalesce(max(category_id), 0) from categories) + row_number() over (order by type), type,
     case when slug = '' or ${takenBy(`nullif(slug, '${categoryPage}')`)} is not null
         or exists (select from categories c where c.url_key = slug)
         or exists (select from merged where handle = slug) or exists (select from products where url_key = slug)
         or row_number() over (partition by slug order by type) > 1
       then coalesce(nullif(slug, ''), 'category') || '-' || substr(md5(type), 1, 8) else slug end, ${importedPosition},
     not exists (select from categories where in_menu and position < ${importedPosition})
       and (select count(*) from categories where in_menu) + row_number() over (order by products desc, type) <= ${mostOfMenu}
   from (select category as type, ${slug('category')} as slug, count(*) as products from merged where category <> '' group by 1) types
   where not exists (select from categories c where c.name = type)`,
  // A product without options any more takes over its variant's SKU; the variant is kept for the orders that contain
  // it.
  `update products variant set sku = variant.sku || '--' || variant.product_id, url_key = variant.url_key || '--' || variant.product_id
   from merged m where m.type <> 'configurable' and variant.sku = m.sku and variant.product_id <> m.product_id`,
  // A product that gets options had the SKU of one of its variants before: that variant gets a new id.
  `create temp table merged_variants on commit drop as
   select v.position, v.sku, v.option_values, v.price, v.compare_at_price, round(v.weight_grams / ${gramsPerPound}, 3) as weight,
     v.weight_grams, v.requires_shipping, v.box_length, v.box_width, v.box_height, v.is_tracked, v.quantity, v.can_backorder,
     v.barcode, v.picture, m.line, m.product_id as parent_id,
     case when m.type <> 'configurable' then m.product_id else coalesce(stored.product_id, nextval('product_ids')::int) end as product_id
   from staged_variants v join merged m using (line)
   left join products stored on stored.sku = v.sku and m.type = 'configurable' and stored.product_id <> m.product_id
   where m.type <> 'giftcard'
     or v.position = (select low.position from staged_variants low where low.line = v.line order by low.price, low.position limit 1)`,
  'create index on merged_variants (parent_id)',
  'analyze merged_variants (line, position, parent_id, product_id)',
  `create temp table merged_axes on commit drop as
   select m.product_id, jsonb_agg(jsonb_build_object('attribute', ${key('option.name')}, 'label', option.name, 'values', option.choices) order by option.position) as axes
   from merged m join staged_products p using (line), lateral (
     select name, option_position as position, jsonb_agg(jsonb_build_object('value', choice, 'label', choice, 'productIds', ids) order by first) as choices
     from (
       select name, option_position, v.option_values->>(option_position - 1)::int as choice,
         jsonb_agg(v.product_id order by v.position) as ids, min(v.position) as first
       from jsonb_array_elements_text(p.options) with ordinality as named(name, option_position)
       join merged_variants v on v.parent_id = m.product_id
       group by 1, 2, 3
     ) chosen group by 1, 2
   ) option
   where m.type = 'configurable' group by m.product_id`,
  'create index on merged_axes (product_id)',
  'analyze merged_axes (product_id)',
  // An unpublished product is accessible only through orders that contain it.
  `insert into products (product_id, sku, name, type, brand, url_key, description, weight, box_length, box_width, box_height, visibility, is_withdrawn, attributes, pictures, details)
   select m.product_id, m.sku, p.title, m.type, p.vendor, m.handle, p.description,
     round(v.weight_grams / ${gramsPerPound}, 3), v.box_length, v.box_width, v.box_height, case when p.is_visible then 4 else 1 end,
     ${isWithdrawn('p', 'm.product_id')}, '{}', m.pictures,
     jsonb_build_object('merchant', p.merchant) || case m.type
       when 'configurable' then jsonb_build_object('axes', case when stored.product_id is null then axes.axes
         when ${axesInBrief("stored.details->'axes'")} is not distinct from ${axesInBrief('axes.axes')} then stored.details->'axes' else axes.axes end)
       when 'giftcard' then ${giftCardDetails('p')} else ${merchantVariantDetails('v')} end
   from merged m join staged_products p using (line) join staged_variants v on v.line = m.line and v.position = 1
   left join merged_axes axes on axes.product_id = m.product_id
   left join products stored on stored.product_id = m.product_id
   on conflict (product_id) ${updateWhereChanged('products', changedParent, touched)}`,
  `insert into products (product_id, sku, name, type, brand, url_key, weight, box_length, box_width, box_height, visibility, is_withdrawn, attributes, pictures, details)
   select v.product_id, v.sku,
     p.title || ', ' || (select string_agg(value, ', ') from jsonb_array_elements_text(v.option_values) as value),
     case when v.requires_shipping then 'simple' else 'virtual' end, p.vendor, ${urlKeyOfVariant('m.handle', 'v.sku')}, v.weight,
     v.box_length, v.box_width, v.box_height, 1, ${isWithdrawn('p', 'v.product_id')},
     jsonb_object(m.option_keys, array(select jsonb_array_elements_text(v.option_values))),
     case when v.picture = '' then m.pictures else ${knownPicturesOfVariant('v.picture', 'm.pictures')} end,
     ${merchantVariantDetails('v')}
   from merged_variants v join merged m on m.product_id = v.parent_id join staged_products p on p.line = v.line
   where v.product_id <> v.parent_id
   on conflict (product_id) ${updateWhereChanged('products', changedVariant, touched)}`,
  // A variant removed from its product is kept for the orders that contain it.
  `with lost as (
     delete from product_children link using merged m where link.parent_id = m.product_id and not exists (
       select from merged_variants v where v.parent_id = link.parent_id and v.product_id = link.child_id and v.product_id <> v.parent_id)
     returning child_id)
   update products set is_withdrawn = true from lost where product_id = child_id and not is_withdrawn and not exists (
     select from merged_variants v where v.product_id = child_id)`,
  `insert into product_children (parent_id, child_id, position)
   select parent_id, product_id, position from merged_variants where product_id <> parent_id
   on conflict (parent_id, child_id) ${updateWhereChanged('product_children', { position: 'excluded.position' })}`,
  // A configurable's price is that of its cheapest variant.
  `insert into product_prices (product_id, currency, price, special_price)
   select product_id, $currency, coalesce(compare_at_price, price), case when compare_at_price is null then null else price end
   from (
     select product_id, price, compare_at_price from merged_variants
     union all
     (select distinct on (parent_id) parent_id, price, compare_at_price from merged_variants
      where parent_id <> product_id order by parent_id, price, position)
   ) as priced
   on conflict (product_id, currency) ${updateWhereChanged('product_prices', changedPrice)}`,
  removeShares,
  `insert into inventory (product_id, qoh, max_qty, backorder)
   select product_id, case when is_tracked then quantity else ${uncounted} end, 100, can_backorder or not is_tracked
   from merged_variants where quantity is not null or not is_tracked
   on conflict (product_id) ${updateWhereChanged('inventory', { qoh: 'excluded.qoh', backorder: 'excluded.backorder' })}`,
  removeShares,
  // Without stock in the file, the known stock stays; new products are not tracked.
  `insert into inventory (product_id, qoh, max_qty, backorder)
   select product_id, ${uncounted}, 100, true from merged_variants where is_tracked and quantity is null
   on conflict (product_id) do nothing`,
  `insert into category_products (category_id, product_id, position)
   select c.category_id, m.product_id, 1000 + m.line
   from merged m join (select name, min(category_id) as category_id from categories group by name) as c on c.name = m.category
   on conflict do nothing`,
  // Analyzes only the columns used in joins and searches: text columns take longer, and autovacuum analyzes them later.
  `analyze products (product_id, sku, url_key, type, visibility, brand), product_children, product_prices, inventory, category_products`,
];

/** Merges the staged products into the store. */
export const mergeStaged = async (client: pg.Client, currency: string): Promise<void> => {
  const literal = `'${currency.replaceAll("'", "''")}'`;
  for (const step of steps) await client.query(step.replaceAll('$currency', literal));
};
