import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { shownPrice, shownVatRate, taxClassOf } from '@ironcart/tax';
import { originOf, type UcpContext, urlOn } from '../ucp-context.ts';
import type { FreeChoice } from './choices.ts';
import { formatItemId } from './item-id.ts';
import { plainTextOf } from './plain-text.ts';
import type { PriceRange } from './price-range.ts';
import type { PricedVariant } from './priced-variants.ts';
import type { SoldProduct } from './sold-product.ts';

/** Width of linked pictures, in pixels. */
const pictureWidth = 1280;

/** The data needed to write a document. */
export interface DocumentContext {
  readonly context: Pick<UcpContext, 'settings' | 'publicUrl'>;
  readonly site: Site;
  /** The full names of categories by id, as in 'Strength > Barbells'. */
  readonly categories: ReadonlyMap<number, string>;
}

export const pictureUrlOf = ({ context, site }: DocumentContext, link: string): string =>
  `${originOf(context, site)}/img/w=${pictureWidth},f=webp/${link.replace(/^\/?(img\/)?/, '')}`;

const mediaOf = (document: DocumentContext, { gallery }: Product) =>
  gallery
    .slice(0, 20)
    .map(({ link, label }) => ({ type: 'image', url: pictureUrlOf(document, link), alt_text: label }));

const priceIn = ({ currency }: Site, amount: Money) => ({ amount, currency });

const descriptionOf = ({ description, shortDescription, name }: Product) => ({
  plain: plainTextOf(description) || plainTextOf(shortDescription) || name,
});

/** Prices are before tax; on sites that show prices with tax, the displayed price is added as metadata. */
const taxMetadata = (product: Product, price: Money, site: Site) => {
  const shown = shownPrice(price, shownVatRate(site, taxClassOf(product)), site.tax?.rounding);
  return shown.taxExclusiveAmount === undefined
    ? {}
    : { metadata: { price_including_tax: priceIn(site, shown.amount) } };
};

const titleOf = ({ product, shown, selected }: PricedVariant): string =>
  selected.length > 0 && shown === product ? selected.map(({ label }) => label).join(' / ') : shown.name;

/** A variant with its price, stock and choices. */
export const variantDocument = (document: DocumentContext, variant: PricedVariant) => {
  const { site } = document;
  const { shown, price, listPrice, status, selected } = variant;
  return {
    id: variant.id,
    sku: shown.sku,
    title: titleOf(variant),
    description: descriptionOf(shown),
    url: urlOn(document.context, site, variant.product.url),
    price: priceIn(site, price),
    ...(listPrice > price ? { list_price: priceIn(site, listPrice) } : {}),
    availability: { available: status !== 'out_of_stock', status },
    ...(selected.length === 0 ? {} : { options: selected }),
    ...(shown.gallery.length === 0 ? {} : { media: mediaOf(document, shown) }),
    ...taxMetadata(shown, price, site),
  };
};

const rangeIn = (site: Site, { min, max }: PriceRange) => ({ min: priceIn(site, min), max: priceIn(site, max) });

/** The names and values of a product's choices: a configurable's axes, then independent choices. */
export const choiceNamesOf = (
  product: Product,
  free: readonly FreeChoice[],
): readonly { readonly name: string; readonly labels: readonly string[] }[] => [
  ...(product.type === 'configurable'
    ? product.axes.map(({ label, values }) => ({ name: label, labels: values.map((value) => value.label) }))
    : []),
  ...free.map(({ name, values }) => ({ name, labels: values.map(({ label }) => label) })),
];

/** A product without its variants: the common part of search, lookup and get_product. */
export const productDocument = (document: DocumentContext, { product, variants, prices, listPrices }: SoldProduct) => {
  const { site, context, categories } = document;
  const names = product.categoryIds.flatMap((id) => categories.get(id) ?? []);
  const isReduced = variants.some(({ price, listPrice }) => listPrice > price);
  return {
    id: formatItemId({ productId: product.productId, parts: [] }),
    handle: product.url.replace(/^\//, ''),
    title: product.name,
    description: descriptionOf(product),
    url: urlOn(context, site, product.url),
    ...(names.length === 0 ? {} : { categories: names.map((value) => ({ value, taxonomy: 'merchant' })) }),
    price_range: rangeIn(site, prices),
    ...(isReduced ? { list_price_range: rangeIn(site, listPrices) } : {}),
    ...(product.gallery.length === 0 ? {} : { media: mediaOf(document, product) }),
    ...(product.rating && product.rating.count > 0
      ? { rating: { value: product.rating.average, scale_max: 5, count: product.rating.count } }
      : {}),
    ...(product.brand === '' ? {} : { metadata: { brand: product.brand } }),
  };
};
