import type { Currency, Money } from '@ironcart/core/money';
import type { ProductAttributes, ProductType } from '@ironcart/core/product';
import type { WireSearchHit } from '../contract/search.ts';
import { moneyFromWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A colour variant of a search product (S3-searchproduct-07). */
export interface ColourVariant {
  readonly productId: number;
  readonly color: string;
  readonly thumbnail: string;
  readonly url: string;
  readonly name: string;
  readonly listPrice: Money;
  readonly salePrice: Money | undefined;
}

/** A product in a search or category list (S3-searchproduct). */
export interface SearchProduct {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly thumbnail: string;
  /** The width of the thumbnail's original, in pixels, if it is known. */
  readonly thumbnailWidth?: number | undefined;
  readonly altImage?: string | undefined;
  /** The width of the alternative picture's original. */
  readonly altImageWidth?: number | undefined;
  readonly listPrice: Money;
  /** The final price if it is below the list price, otherwise undefined. */
  readonly salePrice: Money | undefined;
  /** At most three. */
  readonly categories: readonly string[];
  readonly brand: string;
  readonly type: ProductType;
  readonly challenge_status?: string | undefined;
  readonly attributes: ProductAttributes;
  /** Whether the shopper must request a quote, so that no price is shown. */
  readonly quoted: boolean;
  readonly related: readonly ColourVariant[];
  readonly relatedLabelName: string;
  readonly hasRedirect: boolean;
  readonly isSalable: boolean;
  /** Whether the price is a minimum ("from"), because some variants or members cost more. */
  readonly hasDearerVariants?: boolean | undefined;
  readonly rating?: { readonly average: number; readonly count: number } | undefined;
  /** At most three facts that distinguish the products of a list, in the site's units. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
}

/** The picture of products without one. */
export const PLACEHOLDER_THUMBNAIL = '/img/placeholder';

const MAX_CATEGORIES = 3;
const QUOTED_PRODUCT_ID = 91_377;
const DEFAULT_RELATED_LABEL = 'colors';

type Priced = Pick<WireSearchHit, 'price' | 'final_price' | 'price_gbp' | 'final_price_gbp'>;

const pricesOf = (
  hit: Priced,
  currency: Currency,
): { readonly listPrice: Money; readonly salePrice: Money | undefined } => {
  const isBritish = currency === 'GBP' && hit.price_gbp !== undefined;
  const price = isBritish ? hit.price_gbp : hit.price;
  const finalPrice = isBritish ? hit.final_price_gbp : hit.final_price;
  const listPrice = moneyFromWire(price ?? hit.price);
  const isReduced = finalPrice !== undefined && moneyFromWire(finalPrice) < listPrice;
  return { listPrice, salePrice: isReduced ? moneyFromWire(finalPrice) : undefined };
};

/** Converts a hit to a search product, with its price in a site's currency (S3-searchproduct-02 to 09). */
export const searchProductFromWire = (hit: WireSearchHit, currency: Currency): SearchProduct => {
  const prices = pricesOf(hit, currency);
  return withoutUndefined({
    productId: hit.productId,
    sku: hit.sku,
    name: hit.name,
    url: hit.url,
    thumbnail: hit.thumbnail ?? PLACEHOLDER_THUMBNAIL,
    thumbnailWidth: hit.thumbnailWidth,
    altImage: hit.altImage,
    altImageWidth: hit.altImageWidth,
    ...prices,
    categories: hit.categories.slice(0, MAX_CATEGORIES),
    brand: hit.brand,
    type: hit.type,
    challenge_status: hit.challenge_status,
    attributes: hit.attributes,
    quoted: hit.productId === QUOTED_PRODUCT_ID && prices.listPrice === 0,
    related: (hit.related ?? []).map((variant) => ({
      productId: variant.productId,
      color: variant.color,
      thumbnail: variant.thumbnail ?? PLACEHOLDER_THUMBNAIL,
      url: variant.url,
      name: variant.name,
      ...pricesOf(variant, currency),
    })),
    relatedLabelName: hit.relatedLabelName ?? DEFAULT_RELATED_LABEL,
    hasRedirect: hit.hasRedirect,
    isSalable: hit.is_salable,
    hasDearerVariants: hit.hasDearerVariants,
    rating: hit.rating,
    facts: hit.facts,
  });
};
