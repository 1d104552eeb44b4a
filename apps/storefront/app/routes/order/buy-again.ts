import type { NewLineItem, StoredOrder } from '@ironcart/api/codec';
import type { OrderItem } from '@ironcart/core/order';
import { copyOfItem } from '../../lists/put-in-cart.server.ts';
import { putLines } from '../../lists/put-lines.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** The result of buying an order again. */
export interface BuyAgainAnswer {
  /** Number of lines added to the cart. */
  readonly added: number;
  /** Lines that were not added, with the reasons. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

const notSold = 'no longer sold';

/** Copies a line for a new purchase at the current price: without its registry, redeemed discount and delivery date. */
const choiceOf = (item: OrderItem): NewLineItem => {
  const { metadata = {}, children = [], ...choice } = copyOfItem(item);
  const { registry: _registry, redeem: _redeem, ...kept } = metadata;
  const giftcard = kept.giftcard && { ...kept.giftcard, sendOn: undefined };
  return { ...choice, metadata: { ...kept, giftcard }, children };
};

/**
 * Adds an order's available items to the cart.
 * @throws ApiError if the store fails, not if it refuses a line
 */
export const buyAgain = async (
  context: RequestContext,
  { items }: Pick<StoredOrder, 'items'>,
): Promise<BuyAgainAnswer> => {
  const { api } = context;
  const products = await api.content.products(items.map(({ productId }) => productId));
  const sold = new Set(products.map(({ productId }) => productId));
  const wanted = items.filter(({ productId }) => sold.has(productId));
  const missing = items.flatMap(({ productId, name }) => (sold.has(productId) ? [] : [{ name, reason: notSold }]));
  const refused = await putLines(context, wanted, choiceOf);
  missing.push(...refused.map(({ line, reason }) => ({ name: line.name, reason })));
  return { added: items.length - missing.length, missing };
};
