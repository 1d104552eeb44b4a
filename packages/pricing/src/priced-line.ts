import type { Money, OrderItem } from '@ironcart/core';
import type { Redemption } from './discount/entitlement.ts';
import type { PriceRung } from './price-ladder.ts';

/**
 * What gave a line its own price: a rung of the product's ladder, the bundle's price for its child, the offer that
 * makes a child free, or an amount that came with the item: the one chosen for a gift card, or the server's own price.
 */
export type LineRung = PriceRung | 'bundle' | 'free' | 'amount';

/**
 * A priced line. `price` holds for one piece: its own price, its custom options, and its children for one piece
 * (a child's `rowTotal` is its price times its quantity within one parent).
 */
export interface PricedLine extends OrderItem {
  readonly rung: LineRung;
  /** What one piece would cost at list prices, in minor units. */
  readonly listPrice: Money;
  readonly children: readonly PricedLine[];
  /** What became of an item that redeems something earned; undefined where it redeems nothing. */
  readonly redemption?: Redemption | undefined;
}

/** Whether a line is shipped for free, by what the shopper redeems with it or its chosen child (S6-tickets-03). */
export const isShippedFree = ({
  type,
  redemption,
  children,
}: Pick<PricedLine, 'type' | 'redemption' | 'children'>): boolean =>
  redemption?.outcome === 'redeemed'
    ? redemption.entitlement.hasFreeShipping === true
    : type === 'configurable' && children.some(isShippedFree);

const toOrderItem = ({
  rung: _rung,
  listPrice: _listPrice,
  redemption: _redemption,
  children,
  ...item
}: PricedLine): OrderItem => ({
  ...item,
  children: children.map(toOrderItem),
});

/** The lines as an order carries them: what the shopper pays, without how the price came about. */
export const toOrderItems = (pricedCart: { readonly lines: readonly PricedLine[] }): readonly OrderItem[] =>
  pricedCart.lines.map(toOrderItem);
