import { moneyToWire } from '@ironcart/api/codec';
import type { WireSearchHit } from '@ironcart/api/contract';
import { axesOf, type Product } from '@ironcart/core/product';
import { shownImages } from '@ironcart/core/product-page';
import { variationThumbnail } from '@ironcart/core/search';
import { displayedPrice } from '@ironcart/pricing';
import { taxClassOf } from '@ironcart/tax';
import type { CardFact } from './card-facts.ts';
import type { CategoryName } from './category.reader.ts';

/** Whether variants cost more than the displayed price; not during a deal, whose price applies to all of them. */
const startsAtPrice = (product: Product, nowMs: number): boolean =>
  product.hasDearerVariants === true &&
  displayedPrice(product, { now: nowMs, shopper: { groupId: 0 } }).rung !== 'promo';

const pricesOf = (product: Product, nowMs: number) => {
  const { price, listPrice } = displayedPrice(product, { now: nowMs, shopper: { groupId: 0 } });
  return {
    price: moneyToWire(listPrice),
    ...(price < listPrice ? { final_price: moneyToWire(price) } : {}),
  };
};

const colourAxisOf = (product: Product) =>
  axesOf(product).find(({ attribute }) => attribute === 'color' || attribute === 'colour');

/** The variants that show a product's colours, one for each. */
export const colourVariantIdsOf = (product: Product): readonly number[] =>
  (colourAxisOf(product)?.values ?? []).flatMap(({ productIds }) => productIds.slice(0, 1));

const colourVariantsOf = (product: Product, variants: ReadonlyMap<number, Product>, nowMs: number) => {
  const axis = colourAxisOf(product);
  return (axis?.values ?? []).flatMap(({ label, productIds }) => {
    const variant = variants.get(productIds[0] ?? 0);
    if (!variant) return [];
    return [
      {
        productId: variant.productId,
        color: label,
        // The merchant's picture pattern takes precedence over the variant's own picture (S3-attr-02).
        thumbnail:
          variationThumbnail(product, { [axis?.attribute ?? '']: label }) ?? (variant.thumbnail || product.thumbnail),
        url: product.url,
        name: variant.name,
        ...pricesOf(variant, nowMs),
      },
    ];
  });
};

const isSalable = ({ inventory }: Product): boolean =>
  inventory === undefined || inventory.backorder || inventory.qoh > 0;

/** Converts a product to a hit of the search service. */
export const searchHitOf = (
  product: Product,
  context: {
    readonly nowMs: number;
    readonly categories: ReadonlyMap<number, CategoryName>;
    readonly variants: ReadonlyMap<number, Product>;
    readonly factsOf: (productId: number) => CardFact[];
  },
): WireSearchHit => {
  const axis = colourAxisOf(product);
  const related = colourVariantsOf(product, context.variants, context.nowMs);
  const facts = context.factsOf(product.productId);
  const [first, second] = shownImages(product);
  return {
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    url: product.url,
    thumbnail: product.thumbnail,
    ...(first ? { thumbnailWidth: first.width } : {}),
    ...(second ? { altImage: second.link, altImageWidth: second.width } : {}),
    ...pricesOf(product, context.nowMs),
    categories: product.categoryIds.flatMap((id) => context.categories.get(id)?.name ?? []),
    brand: product.brand,
    type: product.type,
    attributes: { manufacturer: product.brand, ...product.attributes, tax_class_id: taxClassOf(product) ?? 'none' },
    ...(axis && related.length > 0 ? { related, relatedLabelName: `${axis.label}s` } : {}),
    hasRedirect: product.hasRedirect,
    is_salable: isSalable(product),
    ...(startsAtPrice(product, context.nowMs) ? { hasDearerVariants: true } : {}),
    ...(product.rating ? { rating: product.rating } : {}),
    ...(facts.length > 0 ? { facts } : {}),
  };
};
