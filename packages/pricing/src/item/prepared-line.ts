import type { LineItem } from '@ironcart/core/list';
import type { PricedProduct } from '@ironcart/core/product';
import type { PriceLadder } from '../price-ladder.ts';
import type { LineRung } from '../priced-line.ts';

/**
 * Where the own price of a piece comes from:
 * - `ladder`: the product's price ladder, and what the shopper earned;
 * - `given`: `amount`, in minor units: the bundle's price for a child, a gift card's amount, or nothing for what is free;
 * - `share`: `amount`, in hundredths of a percent of the bundle's own price;
 * - `child`: the chosen child of a configurable;
 * - `override`: `amount`, in minor units: the server's price (`fluidPrice`) for all of a piece, used as it is.
 */
export type PriceSource = 'ladder' | 'given' | 'share' | 'child' | 'override';

/** What stands in for the own price of a child, by the word of the bundle around it. */
export interface BundleBase {
  readonly source: 'given' | 'share';
  /** Minor units, or hundredths of a percent; whether it is an amount is checked with the child. */
  readonly amount: number;
  readonly rung: LineRung;
}

/**
 * An item with everything checked, looked up and read that depends on neither the moment nor the customer. What is
 * left to do for its price is choosing a rung, and adding up whole numbers.
 */
export interface PreparedLine extends PriceLadder {
  readonly item: LineItem;
  readonly product: PricedProduct;
  /** Of one parent; 1 for the child of a configurable. */
  readonly qty: number;
  /** How many of it the whole cart line holds: `qty` times that of every parent. */
  readonly pieces: number;
  readonly source: PriceSource;
  readonly amount: number;
  /** What a `given`, `share` or `override` price is called. */
  readonly rung: LineRung;
  /** What the chosen custom options add to a piece, in minor units. */
  readonly optionsPrice: number;
  readonly children: readonly PreparedLine[];
  /** The most that a piece can cost, whenever and whoever buys it, in minor units. */
  readonly most: number;
  /** The products whose entitlement this line redeems: the configurable around it first, then its own. */
  readonly redeems: readonly number[];
  /** The cart's line, also for one of its children. */
  readonly listItemId: string | undefined;
}
