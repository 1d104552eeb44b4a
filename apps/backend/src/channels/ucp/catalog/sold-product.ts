import type { Product } from '@ironcart/core/product';
import type { PriceRange } from './price-range.ts';
import type { PricedVariant } from './priced-variants.ts';

/** A product that a site sells, with its variants. */
export interface SoldProduct {
  readonly product: Product;
  /** In the order of the catalogue, available ones first; at least one. */
  readonly variants: readonly PricedVariant[];
  readonly prices: PriceRange;
  readonly listPrices: PriceRange;
}
