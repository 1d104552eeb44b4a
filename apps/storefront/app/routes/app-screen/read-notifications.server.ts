import type { StoredOrder } from '@ironcart/api/codec';
import { type OrderState, orderState } from '@ironcart/core/order';
import { orderPath } from '../../account/order-path.ts';
import { readOrders } from '../../account/orders-page.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** A notification for the customer. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path within the site. */
  readonly href: string;
  /** The order's time. */
  readonly at: StoredOrder['createdAt'];
}

/** Notification texts by an order's state. */
const newsOf: Readonly<Record<OrderState, string>> = {
  new: 'Not finished: nothing was charged',
  payment_pending: 'Waits for your bank to confirm the payment',
  published: 'We have your order',
  payment_complete: 'Your payment has arrived',
  payment_error: 'Your payment failed',
  cancelled: 'Your order is cancelled',
  packed: 'Your order is packed',
  partly_shipped: 'A part of your order is on its way',
  shipped: 'Your order is on its way',
  delivered: 'Your order was delivered',
  partly_returned: 'A part of your order came back to us',
  returned: 'Your order came back to us',
};

/** Notifications about the customer's latest orders, newest first. */
export const readNotifications = async (context: RequestContext): Promise<readonly Notification[]> =>
  (await readOrders(context)).orders.map((order) => ({
    id: order.orderId,
    title: `Order ${order.orderId}`,
    text: newsOf[orderState(order)],
    href: orderPath(order.orderId),
    at: order.createdAt,
  }));
