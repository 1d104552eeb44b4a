import type { TaxRequest } from '@ironcart/api/client';
import { describe, expect, it } from 'vitest';
import { taxQuote } from '../testing/fixtures.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { taxQuoteMachine } from './tax-quote.machine.ts';
import { selectTaxFacts } from './tax-quote.selectors.ts';
import type { TaxSituation } from './tax-quote.types.ts';

const taxable = (fingerprint: string): TaxSituation => ({
  kind: 'quotable',
  fingerprint,
  request: { fingerprint } as unknown as TaxRequest,
});
const situations: readonly TaxSituation[] = [{ kind: 'notReady' }, { kind: 'exempt' }, taxable('a'), taxable('b')];

const events = [
  ...situations.map((situation) => ({ type: 'order.changed', situation })),
  { type: 'tax.reload' },
  { type: 'xstate.done.actor.fetchTax', output: taxQuote() },
  { type: 'xstate.error.actor.fetchTax', error: new Error('down') },
];

const statesFrom = (situation: TaxSituation) =>
  reachableStates(
    taxQuoteMachine,
    { ports: { tax: () => Promise.reject(new Error('nothing runs')) }, situation },
    events,
  );

const vertices = statesFrom({ kind: 'notReady' });
const all = [...vertices.values()];

describe('every path through the tax quote machine', () => {
  it('reaches each of the four states', () => {
    const states = new Set(all.map(({ snapshot }) => snapshot.value));
    expect([...states].toSorted()).toEqual(['error', 'loading', 'notReady', 'valid']);
  });

  it('can return to valid from every state', () => {
    expect(deadEnds(vertices, (snapshot) => snapshot.value === 'valid')).toEqual([]);
  });

  it('leaves notReady only for an order that can be taxed or needs no tax', () => {
    for (const { snapshot } of all) {
      const isReady = snapshot.context.situation.kind !== 'notReady';
      expect(snapshot.value !== 'notReady').toBe(isReady);
    }
  });

  it('shows tax only for the current order', () => {
    for (const { snapshot } of all) {
      const { quoted } = selectTaxFacts(snapshot);
      if (quoted !== undefined) {
        expect(snapshot.context.situation).toMatchObject({ kind: 'quotable', fingerprint: quoted.fingerprint });
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
