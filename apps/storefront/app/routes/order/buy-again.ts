import type { NewLineItem, StoredOrder } from '@ironcart/api/codec';
import type { OrderItem } from '@ironcart/core/order';
import { copyOfItem } from '../../lists/put-in-cart.server.ts';
import { putLines } from '../../lists/put-lines.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** What became of buying an order again. */
export interface BuyAgainAnswer {
  /** Lines that are in the cart now. */
  readonly added: number;
  /** Lines that are not, each with the reason in words. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

const notSold = 'no longer sold';

/** The choice of a line, for oneself and at today's price: neither for the registry it was bought from, nor redeeming. */
const choiceOf = (item: OrderItem): NewLineItem => {
  const { metadata = {}, children = [], ...choice } = copyOfItem(item);
  const { registry: _registry, redeem: _redeem, ...kept } = metadata;
  return { ...choice, metadata: kept, children };
};

/**
 * Puts what an order bought and the store still sells into the cart.
 * @throws ApiError where the store fails, not where it refuses a line
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
