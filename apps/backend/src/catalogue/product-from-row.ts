import type { Currency } from '@ironcart/core/money';
import type { Product, ProductFacts, ProductType } from '@ironcart/core/product';
import { primaryImage } from '@ironcart/core/product-page';
import { type Site, storeSku } from '@ironcart/core/site';
import { promoDatesIn } from '@ironcart/pricing';
import type { ProductDetails } from '../catalogue-import/store-folder/product-record.ts';
import { type Amounts, amountFromColumn, amountIn } from '../db/amount.ts';
import { galleryOf, type Picture } from './pictures.ts';
import type { ProductRow } from './product-rows.ts';
import { inventoryOf, withPiecesLeft } from './product-stock.ts';
import { storedTypeOf } from './product-types.ts';
import { textInMeasuresOf } from './site-measures.ts';
import { detailsInSpellingOf, textInSpellingOf } from './site-spelling.ts';

/** Whether all prices of the product's options are known in a currency; otherwise a site does not sell it. */
export const hasAmountsIn = (
  { details }: { readonly details: Pick<ProductDetails, 'customOptions' | 'hundoPricing'> },
  currency: Currency,
): boolean =>
  [
    ...(details.customOptions ?? []).flatMap(({ price, values }) => [price, ...values.map((value) => value.price)]),
    ...(details.hundoPricing ?? []).map(({ discountPerLb }) => discountPerLb),
  ].every((amounts: Amounts) => amounts[currency] !== undefined);

/**
 * Whether the price of a subscription's later periods is known in a currency, if it differs from the first: otherwise a
 * site does not sell the subscription, because it would renew at the price of its trial.
 */
export const hasRenewalPriceIn = (
  { attributes }: { readonly attributes: Product['attributes'] },
  currency: Currency,
): boolean => {
  const isOwn = Object.keys(attributes).some((name) => name.startsWith('renewal_price'));
  return !isOwn || attributes[currency === 'USD' ? 'renewal_price' : `renewal_price_${currency}`] !== undefined;
};

/** The products that a row refers to: children, bundle choices and free items. */
export const childIdsOf = (row: ProductRow): readonly number[] => {
  const ids = new Set(row.children.map(({ child_id }) => child_id));
  for (const { includedProductId, values } of row.details.bundleOptions ?? []) {
    if (includedProductId !== null) ids.add(includedProductId);
    for (const { productId } of values) ids.add(productId);
  }
  return [...ids];
};

/** Whether a gift card is sold in other amounts than its price, which is the lowest. */
const hasDearerAmounts = ({ giftcardData }: ProductDetails): boolean =>
  giftcardData !== undefined && (giftcardData.isOpenAmountAllowed || giftcardData.amounts.length > 1);

/**
 * The prices of a promotion and of a subscription's later periods are stored in US dollars and, for other currencies,
 * under a name with the currency's suffix. A site gets its own price under the name without suffix, and no promotion if
 * its currency has no price or fewer pieces are left than the minimum quantity. Dates are days in the site's time zone,
 * converted to instants, so that every browser counts down to the same end.
 */
const attributesOf = (attributes: Product['attributes'], { currency, timeZone }: Site): Product['attributes'] =>
  promoDatesIn(pricedAttributesOf(attributes, currency), timeZone);

const withRenewalPrice = (attributes: Product['attributes'], currency: Currency): Product['attributes'] =>
  attributes.renewal_price === undefined
    ? attributes
    : { ...attributes, renewal_price: attributes[`renewal_price_${currency}`] ?? null };

const withPromoPrice = (attributes: Product['attributes'], currency: Currency): Product['attributes'] => {
  if (attributes.rogue_promo_price === undefined) return attributes;
  const price = attributes[`rogue_promo_price_${currency}`];
  return price === undefined
    ? { ...attributes, rogue_promo_enabled: false }
    : { ...attributes, rogue_promo_price: price };
};

const pricedAttributesOf = (attributes: Product['attributes'], currency: Currency): Product['attributes'] =>
  currency === 'USD' ? attributes : withPromoPrice(withRenewalPrice(attributes, currency), currency);

const proseOf = (site: Site, text: string): string => textInMeasuresOf(site, textInSpellingOf(site, text));

const spelledAttributes = (site: Site, attributes: Product['attributes']): Product['attributes'] =>
  typeof attributes.box_contents === 'string'
    ? { ...attributes, box_contents: textInSpellingOf(site, attributes.box_contents) }
    : attributes;

/**
 * Converts a row for a site: with its currency and SKU prefix, without children; undefined if the stored data is
 * incomplete.
 */
export const productFromRow = (
  row: ProductRow,
  site: Site,
  pictures: ReadonlyMap<string, Picture>,
): Product | undefined => {
  const { currency } = site;
  const gallery = galleryOf(row.pictures, pictures);
  const prices = {
    listPrice: amountFromColumn(row.price),
    salePrice: row.special_price === null ? undefined : amountFromColumn(row.special_price),
    groupPrice: undefined,
  };
  const sold = withPiecesLeft(row.attributes, row);
  const attributes = spelledAttributes(site, attributesOf(sold, site));
  const details = detailsInSpellingOf(site, row.details);
  const stored = {
    currency,
    prices,
    details,
    attributes,
    childrenIds: childIdsOf(row),
  };
  const shape = storedTypeOf(row).shapeOf(stored);
  if (shape === undefined) return undefined;
  const facts: ProductFacts & { readonly type: ProductType } = {
    productId: row.product_id,
    sku: storeSku(row.sku, site),
    name: textInSpellingOf(site, row.name),
    type: row.type,
    thumbnail: primaryImage({ gallery })?.link ?? '',
    url: `/${row.url_key}`,
    hasRedirect: false,
    gallery,
    attributes,
    weight: Number(row.weight),
    hundoPricing: (row.details.hundoPricing ?? []).map(({ ruleWeight, discountPerLb }) => ({
      ruleWeight,
      discountPerLb: amountIn(discountPerLb, currency),
    })),
    inventory: inventoryOf(row, sold),
    hasDearerVariants: row.has_dearer_variants || hasDearerAmounts(row.details) || undefined,
    visibility: row.visibility,
    description: proseOf(site, row.description),
    shortDescription: proseOf(site, row.short_description),
    brand: row.brand,
    gearSpecs: details.gearSpecs ?? [],
    categoryIds: row.categories.map(({ category_id }) => category_id),
    rating: row.rating_average === null ? undefined : { average: Number(row.rating_average), count: row.rating_count },
  };
  // TypeScript cannot see that the type and its specific properties belong to the same member of the union.
  return Object.assign(facts, shape) as Product;
};
