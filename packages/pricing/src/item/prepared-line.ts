import type { LineItem } from '@ironcart/core/list';
import type { PricedProduct } from '@ironcart/core/product';
import type { PriceLadder } from '../price-ladder.ts';
import type { LinePriceSource } from '../priced-line.ts';

/**
 * The source of a piece's own price:
 * - `ladder`: the product's price ladder and the shopper's entitlement;
 * - `given`: `amount` in minor units: the bundle's price for a child, a gift card's amount, or 0 for a free product;
 * - `share`: `amount` in hundredths of a percent of the bundle's own price;
 * - `child`: the selected child of a configurable;
 * - `override`: `amount` in minor units: the server's price (`fluidPrice`) for the whole piece, used unchanged.
 */
export type PriceSource = 'ladder' | 'given' | 'share' | 'child' | 'override';

/** The price that a bundle sets for its child, in place of the child's own. */
export interface BundleBase {
  readonly source: 'given' | 'share';
  /** Minor units, or hundredths of a percent. Validated with the child. */
  readonly amount: number;
  readonly rung: LinePriceSource;
}

/**
 * An item with every check and look-up done that depends on neither the time nor the customer. Its price then requires
 * only the selection of a rung and integer additions.
 */
export interface PreparedLine extends PriceLadder {
  readonly item: LineItem;
  readonly product: PricedProduct;
  /** The quantity within one parent; 1 for the child of a configurable. */
  readonly qty: number;
  /** The quantity within the whole cart line: `qty` times that of every parent. */
  readonly pieces: number;
  readonly source: PriceSource;
  readonly amount: number;
  /** The source reported for a `given`, `share` or `override` price. */
  readonly rung: LinePriceSource;
  /** The surcharge of the selected custom options for one piece, in minor units. */
  readonly optionsPrice: number;
  readonly children: readonly PreparedLine[];
  /** The highest possible price of a piece, for any time and shopper, in minor units. */
  readonly most: number;
  /** The ids of the products whose entitlement this line redeems: the configurable around it first, then its own. */
  readonly redeems: readonly number[];
  /** The id of the cart's line, also for one of its children. */
  readonly listItemId: string | undefined;
}
