import type { EarnedTicket } from '../customer/earned-ticket.ts';
import { type Product, type ProductType, rulesOf } from '../product/product.ts';
import type { LineItem } from './line-item.ts';

/** What of a product decides which earned discounts its lines can redeem. */
type RedeemedProduct = Pick<Product, 'productId' | 'type'>;

/** Whether a line redeems what the shopper earned on its product, or on its chosen child (S6-tickets). */
export const redeems = ({ metadata, children }: Pick<LineItem, 'metadata' | 'children'>): boolean =>
  metadata.redeem === true || children.some(redeems);

/** Whether any line redeems: only then is what the shopper earned worth asking for. */
export const redeemsAnything = (items: readonly LineItem[]): boolean => items.some(redeems);

/**
 * The earned discount that a line of a product could redeem: the product's own before that of a configurable's chosen
 * child; undefined where there is none. Gift cards and grouped products redeem nothing.
 */
export const redeemableTicket = (
  product: RedeemedProduct,
  childId: number | undefined,
  earned: readonly EarnedTicket[],
): EarnedTicket | undefined => {
  const { canRedeem, isSoldAsChild } = rulesOf(product);
  if (!canRedeem) return undefined;
  const of = (id: number | undefined) => earned.find((ticket) => ticket.productId === id);
  return of(product.productId) ?? (isSoldAsChild ? of(childId) : undefined);
};

/** Whether pieces are left that an earned discount counts for. */
export const hasUses = ({ remainingUses = 1 }: Pick<EarnedTicket, 'remainingUses'>): boolean => remainingUses > 0;

/**
 * The line, redeeming or no longer. The chosen child of a configurable says it as well, for what was earned on the
 * child.
 * @param type of the line's product
 */
export const withRedeeming = (item: LineItem, type: ProductType, redeem: boolean): LineItem => {
  const { redeem: _before, ...metadata } = item.metadata;
  return {
    ...item,
    metadata: redeem ? { ...metadata, redeem } : metadata,
    children: rulesOf({ type }).isSoldAsChild
      ? item.children.map((child) => withRedeeming(child, 'simple', redeem))
      : item.children,
  };
};
