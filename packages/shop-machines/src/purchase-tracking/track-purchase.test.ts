import { money } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import { arbitraryOrder } from '@ironcart/core/testing';
import type { Consent } from '@ironcart/core/visitor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PurchaseTrackers, trackPurchase } from './track-purchase.ts';

const [sample] = fc.sample(arbitraryOrder(), { numRuns: 1, seed: 3 });
if (sample === undefined) throw new Error('fast-check gives samples');
const order: Order = {
  ...sample,
  orderId: '100000042',
  customer: { email: 'ada@example.com', groupId: 0 },
  totals: { ...sample.totals, subtotal: money(69_000), grandTotalIncludingTax: money(75_000) },
};

const allowed: Consent = { performance: true, marketing: true, functional: true };

const recording = (consent: Consent, failing?: keyof PurchaseTrackers, notForAffiliates: readonly string[] = []) => {
  const heard: unknown[] = [];
  const warnings: string[] = [];
  const told = new Set<string>();
  const hear =
    (name: keyof PurchaseTrackers) =>
    async (...what: readonly unknown[]) => {
      if (name === failing) throw new Error('blocked');
      heard.push([name, ...what]);
    };
  return {
    warnings,
    names: () => heard.map((entry) => Array.isArray(entry) && entry[0]),
    heard,
    track: () =>
      trackPurchase(order, 'USD', {
        trackers: {
          analytics: (purchase) => hear('analytics')(purchase),
          emailMarketing: (purchase, email) => hear('emailMarketing')(purchase, email),
          reviewsPixel: (purchase) => hear('reviewsPixel')(purchase),
          affiliate: (purchase) => hear('affiliate')(purchase),
        },
        consent,
        told,
        notForAffiliates,
        warn: (message) => warnings.push(message),
      }),
  };
};

describe('placed order', () => {
  it('is reported once to each service that the consent permits [S7-integ-03] [S7-integ-04] [S7-integ-05] [S7-integ-06]', async () => {
    const world = recording(allowed);
    await world.track();
    await world.track();
    const purchase = expect.objectContaining({
      orderId: '100000042',
      currency: 'USD',
      subtotal: 69_000,
      grandTotal: 75_000,
    });
    expect(world.heard).toEqual([
      ['analytics', purchase],
      ['emailMarketing', purchase, 'ada@example.com'],
      ['reviewsPixel', purchase],
      ['affiliate', expect.objectContaining({ orderId: '100000042', grandTotal: 75_000 })],
    ]);
    expect(JSON.stringify(world.heard.filter((_, index) => index !== 1))).not.toContain('ada@example.com');
  });

  it.each([
    [{ ...allowed, marketing: false }, ['analytics', 'reviewsPixel']],
    [{ ...allowed, performance: false }, ['emailMarketing', 'affiliate']],
    [{ performance: false, marketing: false, functional: false }, []],
  ])(
    'is not reported to services denied by %j: sent to %j [S7-integ-03] [S7-integ-04] [S7-integ-05] [S7-integ-06]',
    async (consent, names) => {
      const world = recording(consent);
      await world.track();
      expect(world.names()).toEqual(names);
    },
  );

  it('is reported to the other services if one fails', async () => {
    const world = recording(allowed, 'analytics');
    await world.track();
    expect(world.names()).toEqual(['emailMarketing', 'reviewsPixel', 'affiliate']);
    expect(world.warnings).toEqual(['The purchase was not told to analytics']);
  });

  it('is not reported without configured services', async () => {
    const warn = () => expect.unreachable();
    await trackPurchase(order, 'USD', { trackers: {}, consent: allowed, told: new Set(), notForAffiliates: [], warn });
  });

  it('is reported to affiliates with the eligible lines only, whose sum is its revenue [S9-affiliate-01] [S9-affiliate-02]', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryOrder(), fc.func(fc.boolean()), async (placed, isLeft) => {
        const left = placed.items.map(({ listItemId }) => listItemId).filter(isLeft);
        const heard: { readonly subtotal: number; readonly items: readonly { readonly sku: string }[] }[] = [];
        await trackPurchase({ ...placed, orderId: '1' }, 'USD', {
          trackers: { affiliate: async (purchase) => void heard.push(purchase) },
          consent: allowed,
          told: new Set(),
          notForAffiliates: left,
          warn: () => expect.unreachable(),
        });
        const counted = placed.items.filter(({ listItemId }) => !left.includes(listItemId));
        expect(heard).toMatchObject([
          {
            subtotal: counted.reduce((all, { rowTotal }) => all + rowTotal, 0),
            items: counted.map(({ sku }) => ({ sku })),
          },
        ]);
      }),
    );
  });
});
