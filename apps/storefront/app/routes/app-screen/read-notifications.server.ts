import type { StoredOrder } from '@ironcart/api/codec';
import { type OrderState, orderState } from '@ironcart/core/order';
import type { GalleryImage } from '@ironcart/core/product';
import { orderPath } from '../../account/order-path.ts';
import { contentsOf } from '../../account/order-views.ts';
import { readOrders } from '../../account/orders-page.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** A notification for the customer. */
export interface Notification {
  readonly id: string;
  /** The event, as in 'Your order is on its way'. */
  readonly title: string;
  readonly orderId: string;
  /** The picture of the order's first line. */
  readonly picture: GalleryImage | undefined;
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
    title: newsOf[orderState(order)],
    orderId: order.orderId,
    picture: contentsOf(order.items)?.picture,
    href: orderPath(order.orderId),
    at: order.createdAt,
  }));
