import type { AnalyticsEvent, Consent } from '@ironcart/core/visitor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnalyticsReport, createAnalytics } from './create-analytics.ts';

const arbitraryEvent = (): fc.Arbitrary<AnalyticsEvent> =>
  fc.oneof(
    fc.constant({ name: 'page_view' } as const),
    fc.record({ name: fc.constant('product_view' as const), productId: fc.nat() }),
    fc.record({ name: fc.constant('checkout_step' as const), step: fc.nat({ max: 4 }) }),
    fc.record({ name: fc.constant('purchase' as const), orderId: fc.stringMatching(/^\d{9}$/) }),
  );

const arbitraryConsent = (): fc.Arbitrary<Consent> =>
  fc.record({ performance: fc.boolean(), marketing: fc.boolean(), functional: fc.boolean() });

const step = fc.record({ events: fc.array(arbitraryEvent(), { maxLength: 4 }), isDown: fc.boolean() });
const visitor = 'browser-1';

const open = (consent: () => Consent) => {
  const heard: AnalyticsReport[] = [];
  let isDown = false;
  let ids = 0;
  const tell = createAnalytics({
    report: async (report) => {
      if (isDown) throw new Error('down');
      heard.push(report);
    },
    consent,
    newId: () => {
      ids += 1;
      return String(ids);
    },
  });
  return {
    heard,
    tell: (events: readonly AnalyticsEvent[], down = false) => {
      isDown = down;
      return tell(visitor, '/bars', events);
    },
  };
};

const allowed: Consent = { performance: true, marketing: true, functional: true };

describe('analytics', () => {
  it('sends each event at most once under its id and in order, whenever the server is unavailable [S7-integ-03]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { heard, tell } = open(() => allowed);
        for (const { events, isDown } of steps) await tell(events, isDown);
        await tell([{ name: 'page_view' }]);
        const ids = heard.flatMap(({ events }) => events.map(({ id }) => Number(id)));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
        const told = steps.flatMap(({ events }) => events).length + 1;
        if (told <= 20) expect(ids).toHaveLength(told);
        expect(heard.every(({ events }) => events.length <= 20)).toBe(true);
      }),
    );
  });

  it("sends nothing without the shopper's consent, including queued events [S7-integ-03] [S6-consent-01]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, arbitraryConsent()), { maxLength: 8 }), async (steps) => {
        let consent = allowed;
        const { heard, tell } = open(() => consent);
        for (const [{ events, isDown }, now] of steps) {
          consent = now;
          const before = heard.length;
          await tell(events, isDown);
          const names = heard.slice(before).flatMap(({ events: told }) => told.map(({ name }) => name));
          if (!now.performance) expect(names.every((name) => name === 'purchase')).toBe(true);
          if (!now.performance && !now.marketing) expect(names).toEqual([]);
        }
      }),
    );
  });

  it('sends ids of the browser and the page, and no personal data', async () => {
    const { heard, tell } = open(() => allowed);
    await tell([{ name: 'purchase', orderId: '100000042' }]);
    expect(heard).toEqual([{ visitor, path: '/bars', events: [{ name: 'purchase', orderId: '100000042', id: '1' }] }]);
  });
});
