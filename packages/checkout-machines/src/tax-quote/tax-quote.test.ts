import type { TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredPort } from '../testing/deferred-calls.ts';
import { taxQuote } from '../testing/fixtures.ts';
import { taxQuoteMachine } from './tax-quote.machine.ts';
import { selectTaxFacts } from './tax-quote.selectors.ts';
import type { TaxSituation } from './tax-quote.types.ts';

const taxable = (fingerprint: string): TaxSituation => ({
  kind: 'quotable',
  fingerprint,
  request: { fingerprint } as unknown as TaxRequest,
});

const open = (situation: TaxSituation = { kind: 'notReady' }) => {
  const tax = deferredPort<TaxRequest, TaxQuote>();
  const actor = createActor(taxQuoteMachine, { input: { ports: { tax }, situation } }).start();
  return {
    tax,
    state: () => actor.getSnapshot().value,
    facts: () => selectTaxFacts(actor.getSnapshot()),
    change: (next: TaxSituation) => actor.send({ type: 'order.changed', situation: next }),
    reload: () => actor.send({ type: 'tax.reload' }),
  };
};

describe('tax quote', () => {
  it('passes from notReady through loading to valid [S4-tax-01, S4-tax-02, S4-tax-03]', async () => {
    const world = open();
    expect(world.state()).toBe('notReady');
    world.change(taxable('a'));
    expect(world.state()).toBe('loading');
    await world.tax.last().answer(taxQuote(700));
    expect(world.facts()).toMatchObject({ state: 'valid', quoted: { fingerprint: 'a', quote: { itemTax: 700 } } });
  });

  it('enters error when tax fails to load, and recovers with a reload [S4-tax-04, S8-err-other-02]', async () => {
    const world = open(taxable('a'));
    await world.tax.last().fail('tax_error');
    expect(world.facts()).toMatchObject({ state: 'error', failure: 'tax_error', quoted: undefined });
    world.reload();
    expect(world.state()).toBe('loading');
    await world.tax.last().answer(taxQuote());
    expect(world.state()).toBe('valid');
  });

  it('is valid without a request if there is no order', () => {
    const world = open({ kind: 'exempt' });
    expect(world.state()).toBe('valid');
    expect(world.tax.calls).toHaveLength(0);
  });

  it('is requested once for a change that leaves all tax inputs equal', () => {
    const world = open(taxable('a'));
    world.change(taxable('a'));
    expect(world.tax.calls).toHaveLength(1);
    expect(world.tax.last().signal?.aborted).toBe(false);
  });

  it('accepts only the response for the current order', async () => {
    const world = open(taxable('a'));
    const stale = world.tax.last();
    world.change(taxable('b'));
    expect(stale.signal?.aborted).toBe(true);
    await stale.answer(taxQuote(1));
    expect(world.state()).toBe('loading');
    await world.tax.last().answer(taxQuote(2));
    expect(world.facts().quoted).toMatchObject({ fingerprint: 'b', quote: { itemTax: 2 } });
  });

  it('is requested again after a reload that arrived while notReady', async () => {
    const world = open(taxable('a'));
    await world.tax.last().answer(taxQuote());
    world.change({ kind: 'notReady' });
    world.reload();
    world.change(taxable('a'));
    expect(world.state()).toBe('loading');
    expect(world.tax.calls).toHaveLength(2);
  });
});
