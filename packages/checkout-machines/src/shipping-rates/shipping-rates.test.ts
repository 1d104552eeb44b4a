import type { RatesRequest } from '@ironcart/api/client';
import type { RateQuote } from '@ironcart/core/shipping';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { rateQuote } from '../testing/fixtures.ts';
import { shippingRatesMachine } from './shipping-rates.machine.ts';
import { selectShippingFacts } from './shipping-rates.selectors.ts';
import type { ShippingSituation } from './shipping-rates.types.ts';

const notReady: ShippingSituation = { kind: 'notReady' };
const virtual: ShippingSituation = { kind: 'exempt' };
const shippable = (fingerprint: string, shippingAddress: object = {}): ShippingSituation => ({
  kind: 'quotable',
  fingerprint,
  request: { fingerprint, shippingAddress } as unknown as RatesRequest,
});

const open = (situation: ShippingSituation = notReady) => {
  const clock = new SimulatedClock();
  const rates = deferredPort<RatesRequest, RateQuote>();
  const actor = createActor(shippingRatesMachine, { clock, input: { ports: { rates }, situation } }).start();
  return {
    rates,
    state: () => actor.getSnapshot().value,
    facts: () => selectShippingFacts(actor.getSnapshot()),
    change: (next: ShippingSituation) => actor.send({ type: 'order.changed', situation: next }),
    reload: () => actor.send({ type: 'rates.reload' }),
    advance: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
};

describe('shipping rates', () => {
  it('pass from notReady through loadable and loading to valid [S4-ship-01, S4-ship-02, S4-ship-03, S4-ship-04]', async () => {
    const world = open();
    expect(world.state()).toBe('notReady');
    world.change(shippable('a'));
    expect(world.state()).toBe('loadable');
    await world.advance(500);
    expect(world.state()).toBe('loading');
    await world.rates.last().answer(rateQuote());
    expect(world.state()).toBe('valid');
  });

  it('are requested again once a rejected text is changed that otherwise does not affect rates', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().fail('card_number_refused');
    expect(world.facts()).toMatchObject({ state: 'error', failure: 'card_number_refused' });
    world.change(shippable('a'));
    await world.advance(500);
    expect([world.state(), world.rates.calls.length]).toEqual(['error', 1]);
    world.change(shippable('a', { street: ['7 Mill Lane'] }));
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect([world.state(), world.rates.calls.length]).toEqual(['valid', 2]);
    world.change(shippable('a', { street: ['8 Mill Lane'] }));
    expect(world.state()).toBe('valid');
  });

  it('are requested 500 ms after the last change, not earlier [S4-ship-08]', async () => {
    const world = open(shippable('a'));
    await world.advance(300);
    world.change(shippable('b'));
    await world.advance(499);
    expect(world.state()).toBe('loadable');
    expect(world.rates.calls).toHaveLength(0);
    await world.advance(1);
    expect(world.state()).toBe('loading');
    expect(world.rates.calls).toHaveLength(1);
    expect(world.rates.last().request).toMatchObject({ fingerprint: 'b' });
  });

  it('contain the rates of the response once valid [S4-ship-09]', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    expect(world.facts().quoted).toBeUndefined();
    await world.rates.last().answer(rateQuote('quote-a'));
    expect(world.facts()).toMatchObject({
      state: 'valid',
      quoted: { fingerprint: 'a', quote: { transactionId: 'quote-a' } },
    });
  });

  it('enter error when loading fails, and recover with a forced reload [S4-ship-05, S8-err-other-01]', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().fail('no_response');
    expect(world.facts()).toMatchObject({ state: 'error', failure: 'no_response', quoted: undefined });
    world.reload();
    expect(world.state()).toBe('loading');
    await world.rates.last().answer(rateQuote());
    expect(world.state()).toBe('valid');
  });

  it('enter error for a response without rates', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().answer({ transactionId: 'empty', rates: [], split: [] });
    expect(world.facts()).toMatchObject({ state: 'error', failure: 'no_shipping_rates' });
  });

  it('are not reloaded for a change with an equal fingerprint, unless forced [S4-ship-10]', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    world.change(shippable('a'));
    await world.advance(10_000);
    expect(world.state()).toBe('valid');
    expect(world.rates.calls).toHaveLength(1);
    world.reload();
    expect(world.state()).toBe('loading');
    expect(world.rates.calls).toHaveLength(2);
  });

  it('neither restart the delay nor load twice for a change with an equal fingerprint [S4-ship-10]', async () => {
    const world = open(shippable('a'));
    await world.advance(499);
    world.change(shippable('a'));
    await world.advance(1);
    expect(world.state()).toBe('loading');
    world.change(shippable('a'));
    await world.advance(500);
    expect(world.rates.calls).toHaveLength(1);
    expect(world.rates.last().signal?.aborted).toBe(false);
  });

  it('abort the request for a changed order, and ignore its response', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    const stale = world.rates.last();
    world.change(shippable('b'));
    expect(stale.signal?.aborted).toBe(true);
    await world.advance(500);
    await stale.answer(rateQuote('quote-a'));
    expect(world.state()).toBe('loading');
    await world.rates.last().answer(rateQuote('quote-b'));
    expect(world.facts().quoted).toMatchObject({ fingerprint: 'b', quote: { transactionId: 'quote-b' } });
  });

  it('are hidden for the previous order while the new ones are loading', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    world.change(shippable('b'));
    expect(world.facts()).toMatchObject({ state: 'loadable', quoted: undefined });
  });

  it('are restored when the order changes back', async () => {
    const world = open(shippable('a'));
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    world.change(notReady);
    expect(world.facts()).toMatchObject({ state: 'notReady', quoted: undefined });
    world.change(shippable('a'));
    expect(world.facts()).toMatchObject({ state: 'valid', quoted: { fingerprint: 'a' } });
    expect(world.rates.calls).toHaveLength(1);
  });

  it('are valid immediately for a virtual order, without a request [S4-ship-12]', async () => {
    expect(open(virtual).state()).toBe('valid');
    const world = open();
    world.change(virtual);
    expect(world.state()).toBe('valid');
    await world.advance(10_000);
    expect(world.rates.calls).toHaveLength(0);
  });
});
