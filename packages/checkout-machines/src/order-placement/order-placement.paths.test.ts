import type { PendingOrder } from '@ironcart/core/checkout';
import { money } from '@ironcart/core/money';
import { defaultOrder, type Order, type OrderStatus } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { shopper } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { deadEnds, type ReachableStates, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { freshOrderOf } from './fresh-order.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';

const order: Order = { ...defaultOrder(siteByCode('USA'), 'list-1'), billingAddress: shopper };
const agreed = { shown: 'same', current: 'same' };
const freshness = freshOrderOf(order, { prices: agreed, shipping: agreed, tax: agreed, payment: agreed });
if (!freshness.ok) throw new Error(freshness.issues[0].code);

const statuses: readonly OrderStatus[] = ['payment_pending', 'published', 'payment_complete', 'payment_error'];
const stored = (status: OrderStatus, cents: number): Order => ({
  ...order,
  orderId: 'order-1',
  status,
  totals: { ...order.totals, grandTotalIncludingTax: money(cents) },
});
const ports = {
  place: () => Promise.reject(new Error('nothing runs')),
  order: () => Promise.reject(new Error('nothing runs')),
  storage: memoryStorage(),
  now: () => 0,
};

const events = [
  { type: 'xstate.after.placingMinimum.orderPlacement.placing.minimum.waiting' },
  { type: 'actor.restored' },
  ...statuses.map((status) => ({
    type: 'xstate.done.actor.postOrder',
    output: { ok: true, value: { orderId: 'order-1', storeId: 1, status, payment: { transactionId: 'txn-1' } } },
  })),
  { type: 'xstate.done.actor.postOrder', output: { ok: false, issues: [{ code: 'inventory_error', message: '' }] } },
  {
    type: 'xstate.done.actor.postOrder',
    output: { ok: false, issues: [{ code: 'order_already_published', message: '', orderId: 'order-1' }] },
  },
  {
    type: 'xstate.done.actor.postOrder',
    output: { ok: false, issues: [{ code: 'internal_error', message: '', orderId: 'order-1' }] },
  },
  { type: 'xstate.error.actor.postOrder', error: new Error('down') },
  ...['fetchEarlier', 'fetchExisting'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}`, output: stored('published', 0) },
    { type: `xstate.done.actor.${actor}`, output: stored('published', 1) },
    { type: `xstate.done.actor.${actor}`, output: stored('payment_pending', 0) },
    { type: `xstate.done.actor.${actor}`, output: stored('payment_pending', 1) },
    { type: `xstate.done.actor.${actor}`, output: stored('payment_error', 0) },
    { type: `xstate.error.actor.${actor}`, error: new Error('down') },
  ]),
  { type: 'xstate.done.actor.threeDs', output: { kind: 'placed', order: stored('published', 0) } },
  { type: 'xstate.done.actor.threeDs', output: { kind: 'refused', order: stored('payment_error', 0) } },
  { type: 'xstate.done.actor.threeDs', output: { kind: 'three_ds' } },
  { type: 'xstate.snapshot.threeDs', snapshot: {} },
  { type: 'challenge.closed' },
];

const rank: Readonly<Record<OrderStatus, number>> = {
  new: 0,
  payment_pending: 1,
  published: 2,
  payment_complete: 2,
  payment_error: 2,
};

const pending: PendingOrder = {
  orderId: 'order-1',
  storeId: 1,
  listId: 'list-1',
  transactionId: 'txn-1',
  kind: 'challenge',
  savedAtMs: 0,
};

const searches: ReachableStates<AnyMachineSnapshot>[] = [];

describe.each([
  ['a first attempt', { order: freshness.value, unsettled: undefined }],
  [
    'a second attempt after an unsettled one',
    { order: freshness.value, unsettled: { orderId: 'order-1', storeId: 1 } as const },
  ],
  ['an order that waits at the bank', { pending, unsettled: undefined }],
])('every path through order placement, %s', (_, task) => {
  const vertices = reachableStates(
    orderPlacementMachine,
    { ...task, ports, threeDsTimeoutMs: 60_000, pollMs: 2_000 },
    events,
  );
  searches.push(vertices);
  const all = [...vertices.values()];

  it('can end from every state', () => {
    expect(all.length).toBeGreaterThan(4);
    expect(deadEnds(vertices, (snapshot) => snapshot.status === 'done')).toEqual([]);
  });

  it('posts nothing while an order is resumed', () => {
    const posting = all.filter(({ snapshot }) => snapshot.matches({ placing: { attempt: 'posting' } }));
    expect(posting.length > 0).toBe('order' in task);
  });

  it('never posts twice: no path returns to posting', () => {
    for (const { snapshot, next } of all) {
      if (snapshot.matches({ placing: { attempt: 'posting' } })) continue;
      for (const { to } of next) {
        const isPosting = vertices.get(to)?.snapshot.matches({ placing: { attempt: 'posting' } });
        if (isPosting) expect(snapshot.matches({ placing: { attempt: 'recheckingEarlier' } })).toBe(true);
      }
    }
  });

  it('never ends before the 500 ms have passed', () => {
    for (const { snapshot, next } of all.filter((vertex) =>
      vertex.snapshot.matches({ placing: { minimum: 'waiting' } }),
    )) {
      expect(snapshot.status).toBe('active');
      for (const { event, to } of next) {
        if (vertices.get(to)?.snapshot.status === 'done') expect(event).toMatch(/^xstate\.after\.placingMinimum/);
      }
    }
  });

  it('advances the status only forwards', () => {
    for (const { snapshot, next } of all) {
      for (const { to } of next) {
        const after = vertices.get(to)?.snapshot.context.status ?? snapshot.context.status;
        expect(rank[after]).toBeGreaterThanOrEqual(rank[snapshot.context.status]);
        if (rank[snapshot.context.status] === 2) expect(after).toBe(snapshot.context.status);
      }
    }
  });

  it('is placed exactly when the store confirms it', () => {
    for (const { snapshot } of all.filter((vertex) => vertex.snapshot.status === 'done')) {
      const isPaid = ['published', 'payment_complete'].includes(snapshot.context.status);
      expect(snapshot.output?.ok).toBe(isPaid);
    }
  });
});

describe('all paths through order placement', () => {
  it('together cover every state and transition', () => {
    expectWholeMachine(...searches);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(...searches);
  });
});
