import { composeOrder } from '../live/composed-order.ts';
import { errorTypeOf } from '../live/guest.ts';
import { createGap, createSteadyGuest, type Gap } from './steady-guest.ts';

/** An order that the store acknowledged. */
export interface AcknowledgedOrder {
  readonly orderId: string;
  readonly atMs: number;
}

/** Guests who buy repeatedly until they are stopped. */
export interface Buyers {
  readonly acknowledged: readonly AcknowledgedOrder[];
  /** Placements that the store refused, by the error's type. */
  readonly refused: Readonly<Record<string, number>>;
  readonly gap: Gap;
  /** Lets every guest finish the current purchase, and waits for it. */
  stop(): Promise<void>;
}

const testCard = { number: '4100 0000 0000 0001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Gale Guest' };

const orderIdIn = (body: unknown): string | undefined => {
  const { orderId, error } = body as { orderId?: string; error?: { details?: { orderId?: string } } };
  return orderId ?? error?.details?.orderId;
};

/**
 * Simulates guests who fill carts and pay by card, each order with an Idempotency-Key, even while the database fails.
 * @param urls of the store's processes
 * @param productId a simple product with enough stock
 */
export const startBuyers = (urls: readonly string[], productId: number, count: number): Buyers => {
  const acknowledged: AcknowledgedOrder[] = [];
  const refused: Record<string, number> = {};
  const gap = createGap();
  let isOver = false;
  const buyOnce = async (number: number): Promise<void> => {
    const turned = [...urls.slice(number % urls.length), ...urls.slice(0, number % urls.length)];
    const guest = createSteadyGuest(turned, gap, () => false);
    const order = await composeOrder(guest, productId);
    const { body } = await guest.call('POST', '/sandbox-pay/tokens', testCard);
    const { token } = body as { token: string };
    const answer = await order.place({ paymentType: 'adyen', adyenType: 'scheme', transactionToken: token });
    const type = errorTypeOf(answer);
    const orderId = orderIdIn(answer.body);
    const isPlaced = answer.status === 200 || type === 'order_already_published';
    if (isPlaced && orderId !== undefined) acknowledged.push({ orderId, atMs: performance.now() });
    else refused[type ?? String(answer.status)] = (refused[type ?? String(answer.status)] ?? 0) + 1;
  };
  const guests = Array.from({ length: count }, async (_, number) => {
    while (!isOver) {
      await buyOnce(number).catch((error: unknown) => {
        gap.faults.push(error instanceof Error ? error.message : String(error));
      });
    }
  });
  return {
    acknowledged,
    refused,
    gap,
    stop: async () => {
      isOver = true;
      await Promise.all(guests);
    },
  };
};
