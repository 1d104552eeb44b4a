import type { EarnedTicket } from '../customer/earned-ticket.ts';
import { type Product, type ProductType, rulesOf } from '../product/product.ts';
import { requireArray, requireFields, requireObject } from '../require-argument.ts';
import type { LineItem } from './line-item.ts';

/** The product fields that determine which earned discounts its lines can redeem. */
type RedeemedProduct = Pick<Product, 'productId' | 'type'>;

/** Whether a line redeems an earned discount on its product or on its chosen child (S6-tickets). */
export const redeems = (item: Pick<LineItem, 'metadata' | 'children'>): boolean => {
  requireFields(item, 'item', { metadata: 'object', children: 'array' });
  const { metadata, children } = item;
  return metadata.redeem === true || children.some(redeems);
};

/** Whether any line redeems an earned discount, so that they must be loaded. */
export const redeemsAnything = (items: readonly LineItem[]): boolean => {
  requireArray(items, 'items');
  return items.some(redeems);
};

/**
 * The earned discount that a line can redeem: that of its product or, for a configurable, of its selected child;
 * undefined if there is none. Gift cards and grouped products cannot redeem.
 */
export const redeemableTicket = (
  product: RedeemedProduct,
  childId: number | undefined,
  earned: readonly EarnedTicket[],
): EarnedTicket | undefined => {
  requireObject(product, 'product');
  requireArray(earned, 'earned');
  const { canRedeem, isSoldAsChild } = rulesOf(product);
  if (!canRedeem) return undefined;
  const of = (id: number | undefined) => earned.find((ticket) => ticket.productId === id);
  return of(product.productId) ?? (isSoldAsChild ? of(childId) : undefined);
};

/** Whether an earned discount is valid for further pieces. */
export const hasUses = (ticket: Pick<EarnedTicket, 'remainingUses'>): boolean => {
  requireObject(ticket, 'ticket');
  const { remainingUses = 1 } = ticket;
  return remainingUses > 0;
};

/**
 * Switches redeeming on or off for a line; for a configurable also for its chosen child, whose discount may be
 * redeemed.
 * @param type of the line's product
 */
export const withRedeeming = (item: LineItem, type: ProductType, redeem: boolean): LineItem => {
  requireFields(item, 'item', { metadata: 'object', children: 'array' });
  const { redeem: _before, ...metadata } = item.metadata;
  return {
    ...item,
    metadata: redeem ? { ...metadata, redeem } : metadata,
    children: rulesOf({ type }).isSoldAsChild
      ? item.children.map((child) => withRedeeming(child, 'simple', redeem))
      : item.children,
  };
};
