import type { RatesRequest } from '@ironcart/api/client';
import { describe, expect, it } from 'vitest';
import { rateQuote } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { shippingRatesMachine } from './shipping-rates.machine.ts';
import { selectShippingFacts } from './shipping-rates.selectors.ts';
import type { ShippingSituation } from './shipping-rates.types.ts';

const shippable = (fingerprint: string): ShippingSituation => ({
  kind: 'quotable',
  fingerprint,
  request: { fingerprint } as unknown as RatesRequest,
});
const situations: readonly ShippingSituation[] = [
  { kind: 'notReady' },
  { kind: 'exempt' },
  shippable('a'),
  shippable('b'),
];

const debounced = 'xstate.after.ratesDebounce.shippingRates.loadable';
const answered = 'xstate.done.actor.fetchRates';
const failed = 'xstate.error.actor.fetchRates';

const events = [
  ...situations.map((situation) => ({ type: 'order.changed', situation })),
  { type: 'rates.reload' },
  { type: debounced },
  { type: 'actor.restored' },
  { type: answered, output: rateQuote() },
  { type: answered, output: { transactionId: 'empty', rates: [], split: [] } },
  { type: failed, error: new Error('down') },
];

const statesFrom = (situation: ShippingSituation) =>
  reachableStates(
    shippingRatesMachine,
    { ports: { rates: () => Promise.reject(new Error('nothing runs')) }, situation },
    events,
  );

const vertices = statesFrom({ kind: 'notReady' });
const all = [...vertices.values()];

describe('every path through the shipping rates machine', () => {
  it('reaches each of the five states', () => {
    const states = new Set(all.map(({ snapshot }) => snapshot.value));
    expect([...states].toSorted()).toEqual(['error', 'loadable', 'loading', 'notReady', 'valid']);
  });

  it('can return to valid from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.value === 'valid')).toEqual([]);
  });

  it('shows rates only for the current order', () => {
    for (const { snapshot } of all) {
      const { quoted } = selectShippingFacts(snapshot);
      const { situation } = snapshot.context;
      if (quoted !== undefined) {
        expect(situation).toMatchObject({ kind: 'quotable', fingerprint: quoted.fingerprint });
      }
    }
  });

  it('starts loading only after the debounce or when forced', () => {
    for (const { snapshot, next } of all.filter((vertex) => vertex.snapshot.value !== 'loading')) {
      for (const { event, to } of next) {
        if (vertices.get(to)?.snapshot.value !== 'loading') continue;
        expect([debounced, 'rates.reload'], `from ${String(snapshot.value)}`).toContain(event);
      }
    }
  });

  it('accepts a response only while loading', () => {
    for (const [key, { snapshot, next }] of vertices) {
      if (snapshot.value === 'loading') continue;
      for (const { event, to } of next) {
        if (event === answered || event === failed) expect(to).toBe(key);
      }
    }
  });

  it('covers every state and transition', () => {
    expectWholeMachine(...situations.map(statesFrom));
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(...situations.map(statesFrom));
  });
});
