import { lineItemToWire, listToWire } from '@ironcart/api/codec';
import type { CustomQuote, ShoppingList } from '@ironcart/core/list';
import { type FakeService, json, refuse } from './fake-call.ts';

const quoteToWire = ({ items, ...quote }: CustomQuote) => ({ ...quote, items: items.map(lineItemToWire) });

/**
 * The customer's quotes. A new one has the items of a list, and an accepted one becomes the cart.
 * @param lists the shopper's lists by id
 */
export const createFakeQuotes = (given: readonly CustomQuote[], lists: Map<string, ShoppingList>): FakeService => {
  let quotes = given;

  const accept = (path: string): Response => {
    const quote = quotes.find(({ _id }) => path === `/svc_list/quotes/${_id}/accept`);
    if (quote === undefined) return refuse(404, 'not_found');
    if (quote.validUntil === undefined) return refuse(409, 'quote_not_priced');
    const cart: ShoppingList = {
      _id: 'cart-1',
      type: 'cart',
      items: quote.items,
      messages: [],
      metadata: { isActive: true },
    };
    lists.set(cart._id, cart);
    return json(listToWire(cart));
  };

  return ({ path, body }) => {
    if (path === '/svc_list/quotes') return json(quotes.map(quoteToWire));
    if (path.startsWith('/svc_list/quotes/')) return accept(path);
    const listId = /^\/svc_list\/lists\/([^/]+)\/quotes$/.exec(path)?.[1];
    if (listId === undefined) return undefined;
    const { note } = body as { readonly note: string };
    const quote: CustomQuote = {
      _id: `quote-${quotes.length + 1}`,
      note,
      items: lists.get(listId)?.items ?? [],
      requestedAt: '2026-11-20T09:30:00.000Z',
    };
    quotes = [quote, ...quotes];
    return json(quoteToWire(quote));
  };
};
