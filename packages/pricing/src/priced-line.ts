import type { Money, OrderItem } from '@ironcart/core';
import type { PriceRung } from './displayed-price.ts';

/**
 * What gave a line its own price: a rung of the product's ladder, the bundle's price for its child, the offer that
 * makes a child free, or the amount chosen for a gift card.
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
}

const toOrderItem = ({ rung: _rung, listPrice: _listPrice, children, ...item }: PricedLine): OrderItem => ({
  ...item,
  children: children.map(toOrderItem),
});

/** The lines as an order carries them: what the shopper pays, without how the price came about. */
export const toOrderItems = (pricedCart: { readonly lines: readonly PricedLine[] }): readonly OrderItem[] =>
  pricedCart.lines.map(toOrderItem);
