import { lineItemFromWire } from '@ironcart/api/codec';
import type { WireLineItem } from '@ironcart/api/contract';
import { isEmail } from '@ironcart/core/address';
import {
  type LimitedSkus,
  type LineItem,
  limitedQuantity,
  type QuantityRange,
  quantityRangeOf,
} from '@ironcart/core/list';
import { type Product, rulesOf } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { activePromo, quoteCart } from '@ironcart/pricing';
import type { Catalogue, ProductsBeside } from '../../catalogue/catalogue.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';

export type ItemRefusal = Refusal<'product_not_found' | 'invalid_item' | 'quantity_unavailable'>;

/** A line in its stored form, and the message to the shopper. */
export interface CheckedItem {
  readonly item: WireLineItem;
  readonly message: string | undefined;
}

const idsOf = (item: WireLineItem): readonly number[] => [item.productId, ...item.children.flatMap(idsOf)];

/** The products of lines, including children. */
export const readProductsOf = (
  catalogue: Catalogue,
  items: readonly WireLineItem[],
  site: Site,
): Promise<ReadonlyMap<number, Product>> => catalogue.productsWithChildren(items.flatMap(idsOf), site);

/** The same, with the state read by another statement. */
export const productsBeside = (catalogue: Catalogue, items: readonly WireLineItem[], site: Site): ProductsBeside =>
  catalogue.productsBeside(items.flatMap(idsOf), site);

/** SKUs that are sold one at a time are specific to a store; this one has none (READINGS A44). */
const limitedSkus: LimitedSkus = { mmv: new Set(), programs: new Set(), registrations: new Set() };

/** Whether an e-mailed gift card has an invalid recipient address; it must not be sent to the buyer unnoticed. */
const hasUnreadableRecipient = ({ giftcard }: NonNullable<WireLineItem['metadata']>): boolean => {
  const recipient = giftcard?.recipientEmail?.trim() ?? '';
  return giftcard?.delivery === 'email' && recipient !== '' && !isEmail(recipient);
};

const dayMs = 86_400_000;

/** Maximum number of days for which a gift card's mail can be scheduled ahead. */
const longestWaitDays = 366;

/** Whether a gift card is scheduled too far ahead. A past day is valid: the card is sent at once. */
const isSentTooLate = ({ giftcard }: NonNullable<WireLineItem['metadata']>, nowMs: number): boolean =>
  giftcard?.sendOn !== undefined && Date.parse(giftcard.sendOn) > nowMs + longestWaitDays * dayMs;

/** The remaining quantity of a line's active limited promotion; for a configurable line, its child's. */
const promotedPiecesLeft = (
  { productId, children }: LineItem,
  products: ReadonlyMap<number, Product>,
  nowMs: number,
): number | undefined => {
  const product = products.get(productId);
  const [child] = children;
  if (product && child && rulesOf(product).isSoldAsChild) return promotedPiecesLeft(child, products, nowMs);
  return product && activePromo(product, nowMs)?.quantity;
};

/** The permitted range of a line's quantity, limited to the promotion's remaining pieces. */
const rangeOf = (item: LineItem, products: ReadonlyMap<number, Product>, nowMs: number): QuantityRange => {
  const range = quantityRangeOf(item, products, limitedSkus);
  const left = Math.trunc(promotedPiecesLeft(item, products, nowMs) ?? range.max);
  return left < range.max && left >= Math.max(1, range.min) ? { ...range, max: left, limit: 'purchaseLimit' } : range;
};

/**
 * Checks that a line can be priced, and clamps its quantity to stock and limits (S5-cart-01, S9-limits); the result
 * reports a changed quantity. Unknown stock counts as none.
 */
export const checkItem = (
  item: WireLineItem,
  products: ReadonlyMap<number, Product>,
  context: {
    readonly nowMs: number;
    /** Whether the list is for later, so that products out of stock are permitted. */
    readonly isKept: boolean;
  },
): CheckedItem | ItemRefusal => {
  const product = products.get(item.productId);
  if (!product) return refuse('product_not_found', 'There is no such product on this site');
  if (item.metadata && hasUnreadableRecipient(item.metadata)) {
    const message = 'Enter an e-mail address to which the gift card can be sent';
    return refuse('invalid_item', message, {
      issues: [{ code: 'recipient_email', message, productId: item.productId }],
    });
  }
  if (item.metadata && isSentTooLate(item.metadata, context.nowMs)) {
    const message = 'A gift card can be sent within the next twelve months';
    return refuse('invalid_item', message, { issues: [{ code: 'send_on', message, productId: item.productId }] });
  }
  const entity = lineItemFromWire(item);
  const { issues } = quoteCart({ items: [entity], products, shopper: { groupId: 0 }, now: context.nowMs });
  const [first] = issues;
  if (first !== undefined) {
    return refuse('invalid_item', first.message, {
      issues: issues.map(({ code, message, productId }) => ({ code, message, productId })),
    });
  }
  if (context.isKept) return { item, message: undefined };
  const { code, qty } = limitedQuantity(entity.qty, rangeOf(entity, products, context.nowMs));
  switch (code) {
    case 'accepted':
      return { item, message: undefined };
    case 'lowered':
      return { item: { ...item, qty }, message: `Only ${qty} of ${product.name} can be ordered` };
    case 'raised':
      return { item: { ...item, qty }, message: `At least ${qty} of ${product.name} have to be ordered` };
    case 'unavailable':
      return refuse('quantity_unavailable', `${product.name} is out of stock`);
    case 'notACount':
      throw new Error(`The quantity ${entity.qty} of ${product.name} passed the contract`);
  }
};
