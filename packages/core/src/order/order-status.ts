import type { OrderStatus } from './order.ts';

/** The permitted next statuses of each status (S4-order, READINGS A11); orders only move forward. */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['payment_pending', 'published', 'payment_complete', 'payment_error'],
  payment_pending: ['published', 'payment_complete', 'payment_error'],
  published: [],
  payment_complete: [],
  payment_error: [],
};

/** Whether an order may change from one status to another. */
export const canChangeStatus = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from]?.includes(to) === true;

/**
 * Whether a status is final: it ends loading and the secure flow (S4-threeds-03..05). Unknown statuses are not final.
 */
export const isFinalStatus = (status: OrderStatus): boolean => nextStatuses[status]?.length === 0;

/** Whether the order is placed: accepted, and its payment not refused. */
export const isPlaced = (status: OrderStatus): boolean => status === 'published' || status === 'payment_complete';
