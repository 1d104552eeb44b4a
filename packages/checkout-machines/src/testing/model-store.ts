import type { Order } from '@ironcart/core';
import type { FreshOrder } from '../order-placement/fresh-order.ts';
import type { PlaceAnswer } from '../ports.ts';

/** A store in a few lines: one placed order per list, and a bank that may answer late. */
export const openModelStore = () => {
  const orders: Order[] = [];
  const placed = () => orders.filter(({ status }) => status === 'published');

  const accept = (order: FreshOrder, isChallenged: boolean): PlaceAnswer => {
    const [existing] = placed();
    if (existing !== undefined) {
      return {
        ok: false,
        failure: { code: 'order_already_published', message: '', orderId: existing.orderId },
      };
    }
    const orderId = `order-${orders.length + 1}`;
    const status = isChallenged ? 'payment_pending' : 'published';
    orders.push({ ...order, orderId, status });
    return {
      ok: true,
      accepted: { orderId, storeId: order.storeId, status, payment: isChallenged ? { transactionId: 'txn' } : {} },
    };
  };

  /** The bank answers for the oldest pending order; a second approval for a list is voided. */
  const bankAnswers = (isApproved: boolean): void => {
    const at = orders.findIndex(({ status }) => status === 'payment_pending');
    const order = orders[at];
    if (order === undefined) return;
    orders[at] = { ...order, status: isApproved && placed().length === 0 ? 'published' : 'payment_error' };
  };

  return { orders, placed, accept, bankAnswers, find: (id: string) => orders.find(({ orderId }) => orderId === id) };
};
