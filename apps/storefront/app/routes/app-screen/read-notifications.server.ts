import type { StoredOrder } from '@ironcart/api/codec';
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

/** Notification texts by order status. */
const newsOf: Readonly<Record<StoredOrder['status'], string>> = {
  new: 'Not finished: nothing was charged',
  payment_pending: 'Waits for your bank to confirm the payment',
  published: 'We have your order',
  payment_complete: 'Your payment has arrived',
  payment_error: 'Your payment failed',
};

/** Notifications about the customer's latest orders, newest first. */
export const readNotifications = async (context: RequestContext): Promise<readonly Notification[]> =>
  (await readOrders(context)).orders.map(({ orderId, status, createdAt }) => ({
    id: orderId,
    title: `Order ${orderId}`,
    text: newsOf[status],
    href: `/account/order/${encodeURIComponent(orderId)}`,
    at: createdAt,
  }));
