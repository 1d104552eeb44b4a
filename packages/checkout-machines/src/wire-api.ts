import { type CheckoutClient, isApiError } from '@ironcart/api/client';
import { type LineItem, redeemsAnything } from '@ironcart/core/list';
import type { CheckoutPorts, PlaceAnswer } from './ports.ts';

export interface CheckoutWiring extends Pick<CheckoutPorts, 'storage' | 'now' | 'log' | 'saveAddress' | 'browserInfo'> {
  /** The cart that is checked out. */
  readonly listId: string;
  /** Whether a customer is logged in; then entitlements are reloaded with the cart. */
  readonly isCustomer?: boolean | undefined;
}

const productIdsOf = (items: readonly LineItem[]): readonly number[] =>
  items.flatMap(({ productId, children }) => [productId, ...productIdsOf(children)]);

const orderIdIn = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'orderId' in details && typeof details.orderId === 'string'
    ? details.orderId
    : undefined;

const refusal = (thrown: unknown): PlaceAnswer => {
  if (!isApiError(thrown)) throw thrown;
  const { code, message, details, retryAfterSeconds } = thrown;
  return { ok: false, issues: [{ code, message, orderId: orderIdIn(details), retryAfterSeconds }] };
};

/** Creates checkout's ports with the typed client: the only place where the machines access the network. */
export const createCheckoutPorts = (
  client: CheckoutClient,
  { listId, isCustomer = false, ...local }: CheckoutWiring,
): CheckoutPorts => ({
  ...local,
  rates: (request, signal) => client.shipping.rates(request, { signal }),
  tax: (request, signal) => client.tax.quote(request, { signal }),
  place: (order, signal) =>
    client.checkout.place(order, { signal }).then((value): PlaceAnswer => ({ ok: true, value }), refusal),
  order: (orderId, storeId, signal) => client.checkout.order(orderId, { storeId, signal }),
  paymentMethods: (country, signal) => client.paymentMethods.get({ country }, { signal }),
  giftCard: (code, signal) => client.checkout.giftCard(code, { signal }),
  promotionStatus: async (email, signal) => {
    const { fiveShipForFive, fiveShipForFiveRemaining } = await client.checkout.promotionStatus(email, { signal });
    return { isEnabled: fiveShipForFive, remaining: fiveShipForFiveRemaining };
  },
  deleteList: (id) => client.lists.remove(id),
  reloadCart: async () => {
    const list = await client.lists.get(listId);
    const [products, earned] = await Promise.all([
      client.content.products(productIdsOf(list.items)),
      isCustomer && redeemsAnything(list.items) ? client.tickets.list() : [],
    ]);
    return { list, products, earned };
  },
});
