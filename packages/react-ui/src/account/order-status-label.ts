import type { OrderStatus } from '@ironcart/core/order';

/** The display text of each order status. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  new: 'Not finished',
  payment_pending: 'Waiting for your bank',
  published: 'Placed',
  payment_complete: 'Paid',
  payment_error: 'Payment failed',
};
