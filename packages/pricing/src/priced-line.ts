import type { Money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import { rulesOf } from '@ironcart/core/product';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { Redemption } from './discount/entitlement.ts';
import type { PricingIssue } from './issues.ts';
import type { PriceRung } from './price-ladder.ts';

/**
 * The source of a line's own price: a rung of the product's price ladder, the bundle's price for its child, a free
 * product of a bundle, a gift card's selected amount, or a price set by the server.
 */
export type LinePriceSource = PriceRung | 'bundle' | 'free' | 'amount';

/** How a line's own price was determined. Only prices from the ladder can be reduced by an entitlement. */
type PriceOrigin =
  | {
      readonly rung: PriceRung;
      /** The result of redeeming an entitlement; undefined if the item redeems none. */
      readonly redemption: Redemption | undefined;
    }
  | { readonly rung: Exclude<LinePriceSource, PriceRung>; readonly redemption: undefined };

/**
 * A priced line of a cart, or a child of one. `price` is for one piece: its own price, its options, and the children of
 * one piece. A child's `rowTotal` is its price times its quantity within one parent.
 */
export type PricedLine = Omit<OrderItem, 'children'> &
  PriceOrigin & {
    readonly ok: true;
    /** The price of one piece at list prices, in minor units. */
    readonly listPrice: Money;
    readonly children: readonly PricedLine[];
  };

/** A line that cannot be priced, with at least one issue. */
export interface RefusedLine {
  readonly ok: false;
  /** Undefined if the item has no readable id. */
  readonly listItemId: string | undefined;
  readonly issues: readonly PricingIssue[];
}

/** A line of a cart: priced or rejected. */
export type QuotedLine = PricedLine | RefusedLine;

/** Whether a line ships free because of an entitlement that it or its selected child redeems (S6-tickets-03). */
export const isShippedFree = (line: Pick<PricedLine, 'type' | 'redemption' | 'children'>): boolean => {
  const { type, redemption, children } = requireObject(line, 'line');
  const rules = rulesOf({ type });
  return redemption?.outcome === 'redeemed'
    ? redemption.entitlement.hasFreeShipping === true
    : rules.isSoldAsChild && requireArray(children, 'children').some(isShippedFree);
};

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

const isPriced = (line: QuotedLine): line is PricedLine => requireObject(line, 'line').ok;

/** The lines that have a price. */
export const pricedLinesOf = (lines: readonly QuotedLine[]): readonly PricedLine[] =>
  requireArray(lines, 'lines').filter(isPriced);

/** Converts priced lines to the lines of an order: the amounts to pay, without their sources. */
export const toOrderItems = (lines: readonly QuotedLine[]): readonly OrderItem[] =>
  pricedLinesOf(lines).map(toOrderItem);
