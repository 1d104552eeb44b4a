import type { OrderStatus } from '@ironcart/core';

/** An order's status in the shopper's words. */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  new: 'Not finished',
  payment_pending: 'Waiting for your bank',
  published: 'Placed',
  payment_complete: 'Paid',
  payment_error: 'Payment failed',
};
