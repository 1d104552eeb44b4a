import type { WireNewOrder } from '@ironcart/api/contract';
import { composeOrder, fillCart } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import type { TestStore } from './test-store.ts';

/** An order that is composed but not placed. */
export interface ReadyOrder {
  readonly shopper: Shopper;
  readonly order: WireNewOrder;
}

/** Composes the orders of some guests, each with one piece of the same products. */
export const readyOrders = async (
  store: TestStore,
  count: number,
  productIds: readonly number[],
): Promise<readonly ReadyOrder[]> => {
  const ready: ReadyOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const shopper = store.shopper();
    const list = await fillCart(
      shopper,
      productIds.map((productId) => ({ productId, qty: 1 })),
    );
    ready.push({ shopper, order: await composeOrder(shopper, list, { nowMs: store.now().getTime() }) });
  }
  return ready;
};

/** Places an order. @returns `placed`, or the type of the error */
export const placeReady = async ({ shopper, order }: ReadyOrder): Promise<string> => {
  const response = await shopper.request('/svc_checkout/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });
  const answer = (await response.json()) as { error?: { type: string } };
  return answer.error?.type ?? 'placed';
};
