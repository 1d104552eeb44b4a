import { orderToWire, type StoredOrder } from '@ironcart/api/codec';
import type { StoreId } from '@ironcart/core/site';
import { type FakeService, json, parametersOf, refuse } from './fake-call.ts';

/** The orders of the fake backend's customer. */
export interface FakeOrders {
  /** The newest first. */
  readonly orders: readonly StoredOrder[];
  /** The number of orders placed on other sites. */
  readonly ordersElsewhere: readonly { readonly storeId: StoreId; readonly count: number }[];
  /** An order with its packages and returns. */
  readonly follow: (order: StoredOrder) => StoredOrder;
}

/** The customer's orders, by the page or one by one. */
export const createFakeOrders =
  ({ orders, ordersElsewhere, follow }: FakeOrders): FakeService =>
  (call) => {
    const { method, path } = call;
    if (path === '/svc_checkout/order' && method === 'GET') {
      const parameters = parametersOf(call);
      const [page, limit] = ['page', 'limit'].map((name) => Number(parameters.get(name)));
      const from = ((page ?? 1) - 1) * (limit ?? 1);
      const followed = orders.map(follow);
      const found =
        parameters.get('stage') === 'returnable'
          ? followed.filter(({ fulfilment }) => fulfilment !== undefined && fulfilment.returnable > 0)
          : followed;
      return json({
        orders: found.slice(from, from + (limit ?? 1)).map(orderToWire),
        count: found.length,
        elsewhere: ordersElsewhere,
      });
    }
    if (path === '/svc_checkout/order/broken') return refuse(500, 'internal_error');
    if (!path.startsWith('/svc_checkout/order/')) return undefined;
    const order = orders.find(({ orderId }) => path.endsWith(`/${orderId}`));
    return order ? json(orderToWire(follow(order))) : refuse(404, 'not_found');
  };
