import type { NewLineItem, StoredOrder } from '@ironcart/api/codec';
import type { OrderItem } from '@ironcart/core/order';
import { orRefusal } from '../../cart/cart-answer.ts';
import { listOfType } from '../../lists/list-of-type.ts';
import { copyOfItem } from '../../lists/put-in-cart.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** What became of buying an order again. */
export interface BuyAgainAnswer {
  /** Lines that are in the cart now. */
  readonly added: number;
  /** Lines that are not, each with the reason in words. */
  readonly missing: readonly { readonly name: string; readonly reason: string }[];
}

/** Lines that one call takes. */
const linesPerCall = 100;

const notSold = 'no longer sold';

/** The choice of a line, for oneself and at today's price: neither for the registry it was bought from, nor redeeming. */
const choiceOf = (item: OrderItem): NewLineItem => {
  const { metadata = {}, children = [], ...choice } = copyOfItem(item);
  const { registry: _registry, redeem: _redeem, ...kept } = metadata;
  return { ...choice, metadata: kept, children };
};

const asReason = (message: string): string =>
  `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`;

/**
 * Puts what an order bought and the store still sells into the cart. Lines that the cart refuses, as for want of stock,
 * are tried one by one, so that each says for itself why it is not there.
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
  if (wanted.length === 0) return { added: 0, missing };
  const cart = await listOfType(context, 'cart');
  const put = (lines: readonly OrderItem[]) =>
    orRefusal(async () => {
      await api.lists.addItems(cart, lines.map(choiceOf));
      return { ok: true, added: true };
    });
  for (let from = 0; from < wanted.length; from += linesPerCall) {
    const lines = wanted.slice(from, from + linesPerCall);
    if ((await put(lines)).ok) continue;
    for (const line of lines) {
      const answer = await put([line]);
      if (!answer.ok) missing.push({ name: line.name, reason: asReason(answer.message) });
    }
  }
  return { added: items.length - missing.length, missing };
};
