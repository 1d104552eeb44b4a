import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { MerchantProduct } from '../merchant-product.ts';
import { gramsPerPound } from './stage.ts';
import { isCounted } from './uncounted-stock.ts';
import { isUrlKeyOfVariant } from './url-key-of-variant.ts';

const variantOf = (product: string, optionValues: string): string => `jsonb_build_object(
  'sku', ${product}.sku,
  'optionValues', ${optionValues},
  'price', coalesce(price.special_price, price.price)::text,
  'compareAtPrice', case when price.special_price is null then null else price.price::text end,
  'weightGrams', case
    when round((${product}.details->'merchantVariant'->>'weightGrams')::numeric / ${gramsPerPound}, 3) = ${product}.weight
    then (${product}.details->'merchantVariant'->>'weightGrams')::numeric
    else round(${product}.weight * ${gramsPerPound}) end,
  'boxInches', case when ${product}.box_length is not null then jsonb_build_object(
    'length', ${product}.box_length, 'width', ${product}.box_width, 'height', ${product}.box_height) end,
  'isTracked', coalesce(${isCounted('stock')}, false),
  'quantity', case when ${isCounted('stock')} then stock.qoh end,
  'canBackorder', coalesce(stock.backorder and ${isCounted('stock')}, false),
  'requiresShipping', ${product}.type <> 'virtual',
  'barcode', coalesce(${product}.details->'merchantVariant'->>'barcode', ''),
  'picture', coalesce(${product}.details->'merchantVariant'->>'picture', ${product}.pictures->0->>'master' || '.webp', ''))`;

const variantTables = (product: string, currency: string): string => `
  join product_prices price on price.product_id = ${product}.product_id and price.currency = '${currency}'
  left join lateral product_stock(${product}) stock on true`;

const optionValuesOfChild = `coalesce((
  select jsonb_agg(choice->'label' order by axis_position)
  from jsonb_array_elements(p.details->'axes') with ordinality as axes(axis, axis_position),
    jsonb_array_elements(axis->'values') as choice
  where choice->'productIds' @> to_jsonb(child.product_id)), '[]')`;

/**
 * Selects every product that the merchant's formats can represent, each as the JSON of a MerchantProduct. A variant
 * removed from its product is kept for orders only, and is not exported.
 */
const selectProducts = (currency: string): string => `
  select jsonb_build_object(
    'handle', p.url_key,
    'title', p.name,
    'descriptionHtml', p.description,
    'vendor', p.brand,
    'type', coalesce(p.details->'merchant'->>'type', (
      select c.name from category_products link join categories c using (category_id)
      where link.product_id = p.product_id order by c.category_id limit 1), ''),
    'tags', coalesce(p.details->'merchant'->'tags', '[]'),
    'isPublished', case when coalesce(p.details->'merchant'->>'status', 'active') = 'active'
      then p.visibility = 4 else (p.details->'merchant'->>'isPublished')::boolean end,
    'status', coalesce(p.details->'merchant'->>'status', 'active'),
    'isGiftCard', p.type = 'giftcard',
    'options', case when p.type = 'giftcard' then p.details->'merchant'->'options' when p.type <> 'configurable' then '[]' else coalesce(
      (select jsonb_agg(axis->'label' order by position) from jsonb_array_elements(p.details->'axes') with ordinality as axes(axis, position)), '[]') end,
    'variants', variants.variants,
    'pictures', coalesce(p.details->'merchant'->'pictures', (
      select jsonb_agg(jsonb_build_object('source', picture->>'master' || '.webp', 'alt', picture->>'label') order by position)
      from jsonb_array_elements(p.pictures) with ordinality as entry(picture, position)), '[]')
  )
  from products p, lateral (
    select case when p.type = 'giftcard' then (select p.details->'merchantAmounts' from product_prices price
        where price.product_id = p.product_id and price.currency = '${currency}')
      when p.type <> 'configurable' then (select jsonb_build_array(${variantOf('own', `'[]'::jsonb`)} || '{"picture": ""}' || case when own.details ? 'merchantVariant' then jsonb_build_object('picture', own.details->'merchantVariant'->>'picture') else '{}' end)
        from products own ${variantTables('own', currency)} where own.product_id = p.product_id)
      else (select jsonb_agg(${variantOf('child', optionValuesOfChild)} order by link.position)
        from product_children link join products child on child.product_id = link.child_id ${variantTables('child', currency)}
        where link.parent_id = p.product_id)
    end as variants
  ) variants
  where (p.type in ('simple', 'configurable') or p.type in ('virtual', 'giftcard') and p.details ? 'merchant') and variants.variants is not null
    and not (p.visibility = 1 and (${isUrlKeyOfVariant('p.url_key')} or exists (select from product_children link where link.child_id = p.product_id)))
  order by p.product_id`;

/** Streams the store's products, one in memory at a time; prices in one currency. */
export const readMerchantProducts = (client: pg.Client, currency: string): AsyncIterable<MerchantProduct> => {
  const rows = client.query(copyTo(`copy (${selectProducts(currency)}) to stdout with (format csv)`));
  const toProduct = new Transform({
    objectMode: true,
    transform: ([text]: [string], _encoding, done) => done(null, JSON.parse(text)),
  });
  const cells = rows.pipe(parse());
  rows.on('error', (error) => toProduct.destroy(error));
  cells.on('error', (error) => toProduct.destroy(error));
  return cells.pipe(toProduct);
};

/** Number of the store's products whose type the merchant's formats cannot represent. */
export const countOtherProducts = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from products where visibility = 4
       and not (type in ('simple', 'configurable') or type in ('virtual', 'giftcard') and details ? 'merchant')`,
  );
  return Number(rows[0]?.count ?? 0);
};
