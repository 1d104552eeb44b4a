import type { OrderState } from '@ironcart/core/order';

/** The display text of each state of an order. */
export const orderStateLabels: Readonly<Record<OrderState, string>> = {
  new: 'Not finished',
  payment_pending: 'Waiting for your bank',
  published: 'Placed',
  payment_complete: 'Paid',
  payment_error: 'Payment failed',
  cancelled: 'Cancelled',
  packed: 'Packed',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  partly_returned: 'Partly returned',
  returned: 'Returned',
};
