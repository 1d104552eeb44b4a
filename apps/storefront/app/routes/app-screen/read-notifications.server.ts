import type { StoredOrder } from '@ironcart/api/codec';
import { readOrders } from '../../account/orders-page.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** News for the customer. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path within the site. */
  readonly href: string;
  /** As the order tells it. */
  readonly at: StoredOrder['createdAt'];
}

/** What an order's status means to the shopper. */
const newsOf: Readonly<Record<StoredOrder['status'], string>> = {
  new: 'Not finished: nothing was charged',
  payment_pending: 'Waits for your bank to confirm the payment',
  published: 'We have your order',
  payment_complete: 'Your payment has arrived',
  payment_error: 'Your payment failed',
};

/** The news of the customer's latest orders, the newest first. */
export const readNotifications = async (context: RequestContext): Promise<readonly Notification[]> =>
  (await readOrders(context)).orders.map(({ orderId, status, createdAt }) => ({
    id: orderId,
    title: `Order ${orderId}`,
    text: newsOf[status],
    href: `/account/order/${encodeURIComponent(orderId)}`,
    at: createdAt,
  }));
