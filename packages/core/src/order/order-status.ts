import type { OrderStatus } from './order.ts';

/** Where an order may go from each status (S4-order, READINGS A11): only forward. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['payment_pending', 'published', 'payment_complete', 'payment_error'],
  payment_pending: ['published', 'payment_complete', 'payment_error'],
  published: [],
  payment_complete: [],
  payment_error: [],
};

/** Whether an order may go from one status to another. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses[from].includes(to);

/** Whether nothing more happens to an order: it ends loading and the secure flow (S4-threeds-03..05). */
export const isFinalStatus = (status: OrderStatus): boolean => nextStatuses[status].length === 0;

/** Whether the shopper has bought: the order is accepted and its payment is not refused. */
export const isPlaced = (status: OrderStatus): boolean => status === 'published' || status === 'payment_complete';
