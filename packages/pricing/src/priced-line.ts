import type { Money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import { rulesOf } from '@ironcart/core/product';
import type { Redemption } from './discount/entitlement.ts';
import type { PricingIssue } from './issues.ts';
import type { PriceRung } from './price-ladder.ts';

/**
 * What gave a line its own price: a rung of the product's ladder, the bundle's price for its child, the offer that
 * makes a child free, or an amount that came with the item: the one chosen for a gift card, or the server's own price.
 */
export type LineRung = PriceRung | 'bundle' | 'free' | 'amount';

/** How a line's own price came about. Only a price of the ladder can be lowered by what the customer earned. */
type PriceOrigin =
  | {
      readonly rung: PriceRung;
      /** What became of an item that redeems something earned; undefined where it redeems nothing. */
      readonly redemption: Redemption | undefined;
    }
  | { readonly rung: Exclude<LineRung, PriceRung>; readonly redemption: undefined };

/**
 * A priced line of a cart, or a child of one. `price` holds for one piece: its own price, its custom options, and its
 * children for one piece (a child's `rowTotal` is its price times its quantity within one parent).
 */
export type PricedLine = Omit<OrderItem, 'children'> &
  PriceOrigin & {
    readonly ok: true;
    /** What one piece would cost at list prices, in minor units. */
    readonly listPrice: Money;
    readonly children: readonly PricedLine[];
  };

/** A line of a cart that cannot be priced, and why: at least one issue. */
export interface RefusedLine {
  readonly ok: false;
  /** undefined where the item has no readable id. */
  readonly listItemId: string | undefined;
  readonly issues: readonly PricingIssue[];
}

/** A line of a cart: priced, or refused. */
export type QuotedLine = PricedLine | RefusedLine;

/** Whether a line is shipped for free, by what the shopper redeems with it or its chosen child (S6-tickets-03). */
export const isShippedFree = ({
  type,
  redemption,
  children,
}: Pick<PricedLine, 'type' | 'redemption' | 'children'>): boolean =>
  redemption?.outcome === 'redeemed'
    ? redemption.entitlement.hasFreeShipping === true
    : rulesOf({ type }).isSoldAsChild && children.some(isShippedFree);

const toOrderItem = (line: PricedLine): OrderItem => ({
  listItemId: line.listItemId,
  productId: line.productId,
  sku: line.sku,
  name: line.name,
  type: line.type,
  thumbnail: line.thumbnail,
  qty: line.qty,
  price: line.price,
  rowTotal: line.rowTotal,
  options: line.options,
  metadata: line.metadata,
  children: line.children.map(toOrderItem),
});

const isPriced = (line: QuotedLine): line is PricedLine => line.ok;

/** The lines that have a price. */
export const pricedLinesOf = (lines: readonly QuotedLine[]): readonly PricedLine[] => lines.filter(isPriced);

/** The priced lines as an order carries them: what the shopper pays, without how the price came about. */
export const toOrderItems = (lines: readonly QuotedLine[]): readonly OrderItem[] =>
  pricedLinesOf(lines).map(toOrderItem);
