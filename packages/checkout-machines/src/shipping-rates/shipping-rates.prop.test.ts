import type { RatesRequest } from '@ironcart/api/client';
import type { RateQuote } from '@ironcart/core/shipping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-calls.ts';
import { rateQuote } from '../testing/fixtures.ts';
import { RATES_DEBOUNCE_MS, shippingRatesMachine } from './shipping-rates.machine.ts';
import { selectShippingFacts } from './shipping-rates.selectors.ts';
import type { ShippingSituation } from './shipping-rates.types.ts';

type Step =
  | { readonly kind: 'change'; readonly fingerprint: string | undefined }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'answer'; readonly call: number }
  | { readonly kind: 'fail'; readonly call: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    fingerprint: fc.constantFrom('a', 'b', 'c', undefined),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 250, 499, 500, 501) }),
  fc.record({ kind: fc.constantFrom('answer' as const, 'fail' as const), call: fc.nat(6) }),
);

const situationOf = (fingerprint: string | undefined): ShippingSituation =>
  fingerprint === undefined
    ? { kind: 'notReady' }
    : { kind: 'quotable', fingerprint, request: { fingerprint } as unknown as RatesRequest };

const fingerprintOf = (request: RatesRequest): string => (request as unknown as { fingerprint: string }).fingerprint;

describe('shipping rates with responses in any order', () => {
  it('are shown for the current order only, and requested 500 ms after the last change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const clock = new SimulatedClock();
        const rates = deferredPort<RatesRequest, RateQuote>();
        const actor = createActor(shippingRatesMachine, {
          clock,
          input: { ports: { rates }, situation: { kind: 'notReady' } },
        });
        actor.start();
        let current: string | undefined;
        let changedAt = 0;
        for (const each of steps) {
          const callsBefore = rates.calls.length;
          if (each.kind === 'change') {
            if (each.fingerprint !== current) changedAt = clock.now();
            current = each.fingerprint;
            actor.send({ type: 'order.changed', situation: situationOf(current) });
          } else if (each.kind === 'wait') clock.increment(each.ms);
          else {
            const call = rates.calls[each.call];
            if (each.kind === 'fail') await call?.fail('no_response');
            else if (call) await call.answer(rateQuote(fingerprintOf(call.request)));
          }
          await settle();

          const asked = rates.calls.slice(callsBefore);
          expect(asked.length).toBeLessThanOrEqual(1);
          for (const { request } of asked) {
            expect(fingerprintOf(request)).toBe(current);
            expect(clock.now() - changedAt).toBeGreaterThanOrEqual(RATES_DEBOUNCE_MS);
          }
          const { state, quoted } = selectShippingFacts(actor.getSnapshot());
          if (state === 'valid') expect(quoted?.quote.transactionId).toBe(current);
          else expect(quoted).toBeUndefined();
          if (state === 'loading') expect(rates.last().signal?.aborted).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are requested once per fingerprint, however often the order is sent [S4-ship-10]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 }), async (orders) => {
        const clock = new SimulatedClock();
        const rates = deferredPort<RatesRequest, RateQuote>();
        const actor = createActor(shippingRatesMachine, {
          clock,
          input: { ports: { rates }, situation: { kind: 'notReady' } },
        });
        actor.start();
        let changes = 0;
        let before: string | undefined;
        for (const fingerprint of orders) {
          if (fingerprint !== before) changes += 1;
          before = fingerprint;
          actor.send({ type: 'order.changed', situation: situationOf(fingerprint) });
          clock.increment(RATES_DEBOUNCE_MS);
          if (rates.calls.length > 0) await rates.last().answer(rateQuote(fingerprint));
          expect(selectShippingFacts(actor.getSnapshot()).quoted?.fingerprint).toBe(fingerprint);
        }
        expect(rates.calls).toHaveLength(changes);
        actor.send({ type: 'rates.reload' });
        expect(rates.calls).toHaveLength(changes + 1);
      }),
    );
  });
});
