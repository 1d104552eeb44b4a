import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { shopper } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { applePayMachine } from './apple-pay.machine.ts';
import type { ApplePayOrder } from './apple-pay.types.ts';

const order: ApplePayOrder = {
  terms: { countryCode: 'US', currencyCode: 'USD', needsShipping: true },
  details: {
    total: { label: 'Ironcart', amount: money(100) },
    isTotalPending: false,
    lineItems: [],
    shippingOptions: [],
  },
  known: shopper,
  regions: [],
  contactErrors: [],
  isOpen: true,
  isPlaced: false,
  isSettled: false,
  isPlaceable: false,
  failure: undefined,
};
const changed = (over: Partial<ApplePayOrder>) => ({ type: 'order.changed', order: { ...order, ...over } });

const vertices = reachableStates(applePayMachine, undefined, [
  { type: 'applePay.requested' },
  { type: 'applePay.contactSelected', contact: {} },
  { type: 'applePay.methodSelected', shippingCode: 'air' },
  { type: 'applePay.authorised', token: 'apple-1' },
  { type: 'applePay.cancelled' },
  { type: 'actor.restored' },
  changed({}),
  changed({ isSettled: true }),
  changed({ contactErrors: [{ contact: 'shipping', message: 'no' }] }),
  changed({ isPlaceable: true }),
  changed({ isPlaceable: true, details: { ...order.details, total: { label: 'Ironcart', amount: money(101) } } }),
  changed({ failure: 'tax_error' }),
  changed({ isOpen: false }),
  changed({ isPlaced: true }),
  { type: 'xstate.after.settleLimit.applePay.updating' },
  { type: 'xstate.after.settleLimit.applePay.authorised' },
]);
const all = [...vertices.values()];

/** Where events of a type lead from a state. */
const targets = (from: string, type: string) => [
  ...new Set(
    all
      .filter(({ snapshot }) => snapshot.value === from)
      .flatMap(({ next }) => next.filter(({ event }) => event === type))
      .map(({ to }) => vertices.get(to)?.snapshot.value),
  ),
];

describe('every path through the Apple Pay machine', () => {
  it('reaches each state', () => {
    const states = new Set(all.map(({ snapshot }) => snapshot.value));
    expect([...states].toSorted()).toEqual(['authorised', 'choosing', 'idle', 'opening', 'placing', 'updating']);
  });

  it('can close the sheet from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.value === 'idle')).toEqual([]);
  });

  it('places the order only after the shopper has paid', () => {
    const ways = all.flatMap(({ snapshot, next }) =>
      next.filter(({ to }) => vertices.get(to)?.snapshot.value === 'placing').map(() => snapshot.value),
    );
    expect([...new Set(ways)].toSorted()).toEqual(['authorised', 'placing']);
  });

  it('can be cancelled until the order is being placed [S4-applepay-12]', () => {
    for (const from of ['choosing', 'updating', 'authorised']) {
      expect(targets(from, 'applePay.cancelled')).toEqual(['idle']);
    }
    expect(targets('placing', 'applePay.cancelled')).toEqual(['placing']);
  });

  it('completes the sheet, or stops waiting, after 25 seconds', () => {
    expect(targets('updating', 'xstate.after.settleLimit.applePay.updating')).toEqual(['choosing']);
    expect(targets('authorised', 'xstate.after.settleLimit.applePay.authorised')).toEqual(['placing']);
  });

  it('covers every state and transition', () => {
    expectWholeMachine(vertices);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(vertices);
  });
});
