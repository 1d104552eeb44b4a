import type { OrderStatus } from '@ironcart/core/order';

/** The display text of each order status. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  new: 'Not finished',
  payment_pending: 'Waiting for your bank',
  published: 'Placed',
  payment_complete: 'Paid',
  payment_error: 'Payment failed',
};

/** How an order stands, in a word: a cancelled one keeps its status. */
export const orderStatusLabel = (status: OrderStatus, isCancelled: boolean): string =>
  isCancelled ? 'Cancelled' : orderStatusLabels[status];
