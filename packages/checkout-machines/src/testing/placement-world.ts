import type { Placement } from '@ironcart/api/codec';
import type { PendingOrder } from '@ironcart/core/checkout';
import { money } from '@ironcart/core/money';
import { defaultOrder, type Order, type OrderPayment, type OrderStatus } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { createActor, SimulatedClock } from 'xstate';
import { type FreshOrder, freshOrderOf } from '../order-placement/fresh-order.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import { selectPlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { OrderReference } from '../order-placement/order-placement.types.ts';
import { readPending } from '../order-placement/read-pending.ts';
import type { PlaceAnswer } from '../ports.ts';
import { deferredPort, settle } from './deferred-calls.ts';
import { shopper } from './fixtures.ts';
import { memoryStorage } from './memory-storage.ts';

export const startMs = Date.parse('2026-11-21T12:00:00Z');

const agreed = { shown: 'same', current: 'same' };
export const proof = { prices: agreed, shipping: agreed, tax: agreed, payment: agreed };

export const order: Order = {
  ...defaultOrder(siteByCode('USA'), 'list-1'),
  billingAddress: shopper,
  totals: { ...defaultOrder(siteByCode('USA')).totals, grandTotalIncludingTax: money(22_300) },
};

/** Creates a fresh order. */
export const freshOrder = (): FreshOrder => {
  const freshness = freshOrderOf(order, proof);
  if (!freshness.ok) throw new Error(freshness.issues[0].code);
  return freshness.value;
};

/** The store's response about an order. */
export const stored = (status: OrderStatus, grandTotal = 22_300, payment: Partial<OrderPayment> = {}): Order => ({
  ...order,
  payment: { ...order.payment, ...payment },
  orderId: 'order-1',
  status,
  totals: { ...order.totals, grandTotalIncludingTax: money(grandTotal) },
});

/** A successful response to placing. */
export const accepted = (status: OrderStatus, payment: Placement['payment'] = {}): PlaceAnswer => ({
  ok: true,
  value: { orderId: 'order-1', storeId: 1, status, payment },
});

/** A started placement, with a controllable clock and network. */
export const openPlacement = (
  { unsettled, ...task }: { unsettled?: OrderReference; order?: FreshOrder; pending?: PendingOrder } = {},
  storage = memoryStorage(),
) => {
  const clock = new SimulatedClock();
  const place = deferredPort<FreshOrder, PlaceAnswer>();
  const fetchOrder = deferredPort<string, Order>();
  const actor = createActor(orderPlacementMachine, {
    clock,
    input: {
      ports: {
        place,
        order: (orderId, _storeId, signal) => fetchOrder(orderId, signal),
        storage,
        now: () => startMs + clock.now(),
      },
      ...(task.pending === undefined ? { order: task.order ?? freshOrder() } : { pending: task.pending }),
      unsettled,
      threeDsTimeoutMs: 60_000,
      pollMs: 2_000,
    },
  }).start();
  const readStored = () => readPending({ storage, now: () => startMs + clock.now() }, { storeId: 1, listId: 'list-1' });
  return {
    storage,
    readStored,
    place,
    fetchOrder,
    send: actor.send,
    status: () => actor.getSnapshot().context.status,
    facts: () => selectPlacementFacts(actor.getSnapshot()),
    isSecureFlowRunning: () => actor.getSnapshot().children.threeDs?.getSnapshot().status === 'active',
    isOver: () => actor.getSnapshot().status === 'done',
    outcome: () => actor.getSnapshot().output,
    advance: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

/** A placement that requires a challenge. */
export const openChallenge = async () => {
  const world = openPlacement();
  await world.place.last().answer(accepted('payment_pending', { transactionId: 'txn-1' }));
  return world;
};
