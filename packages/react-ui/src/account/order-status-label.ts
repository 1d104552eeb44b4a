import type { OrderStatus } from '@ironcart/core/order';

/** The display text of each order status. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  new: 'Not finished',
  payment_pending: 'Waiting for your bank',
  published: 'Placed',
  payment_complete: 'Paid',
  payment_error: 'Payment failed',
};

/** Label of an order's status. A cancelled order keeps its status, so cancellation is passed separately. */
export const orderStatusLabel = (status: OrderStatus, isCancelled: boolean): string =>
  isCancelled ? 'Cancelled' : orderStatusLabels[status];
