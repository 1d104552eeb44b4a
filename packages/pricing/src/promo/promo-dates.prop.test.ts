import { money } from '@ironcart/core/money';
import { createProduct, type Product } from '@ironcart/core/product';
import { defaultSites, firstMomentAt, lastMomentAt } from '@ironcart/core/site';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedPrice } from '../displayed-price.ts';
import { promoDatesIn, promoPeriod } from './promo-dates.ts';
import { promoStatus } from './promo-status.ts';

const dayMs = 86_400_000;
const zones = [
  ...new Set(defaultSites.all.map(({ timeZone }) => timeZone)),
  'America/Havana',
  'Asia/Kolkata',
  '-08:00',
];

const anyZone = fc.constantFrom(...zones);
const anyDay = fc.integer({ min: Date.UTC(2020, 0) / dayMs, max: Date.UTC(2036, 0) / dayMs }).map((day) => day * dayMs);
const textOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

const promotion = (from: string, to: string) => ({
  rogue_promo_enabled: true,
  rogue_promo_price: '80.00',
  rogue_promo_from_date: from,
  rogue_promo_to_date: to,
});

describe('promoDatesIn', () => {
  it('runs a promotion of whole days from the start of its first day to the end of its last, across clock changes', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), anyZone, (day, days, zone) => {
        const attributes = promoDatesIn(promotion(textOf(day), textOf(day + days * dayMs)), zone);
        const first = firstMomentAt(day, zone);
        const next = firstMomentAt(day + (days + 1) * dayMs, zone);
        expect(promoStatus(attributes, first - 1)).toBe('upcoming');
        expect(promoStatus(attributes, first)).toBe('active');
        expect(promoStatus(attributes, next - 1)).toBe('active');
        expect(promoStatus(attributes, next)).toBe('expired');
        expect(promoPeriod(attributes)).toEqual({ fromMs: first, toMs: next - 1 });
      }),
    );
  });

  it('is idempotent: converting attributes a second time changes nothing', () => {
    fc.assert(
      fc.property(anyDay, anyZone, anyZone, fc.integer({ min: -3, max: 3 }), (day, store, reader, hours) => {
        const sold: Product = createProduct({
          productId: 1,
          name: 'Bar',
          listPrice: money(10_000),
          attributes: promoDatesIn(promotion('', textOf(day)), store),
        });
        const read = { ...sold, attributes: promoDatesIn({ ...sold.attributes }, reader) };
        const context = { now: lastMomentAt(day + dayMs - 1, store) + hours * 3_600_000, shopper: { groupId: 0 } };
        expect(displayedPrice(read, context)).toEqual(displayedPrice(sold, context));
        expect(displayedPrice(sold, context).price).toBe(hours > 0 ? 10_000 : 8_000);
      }),
    );
  });

  it.each([
    [
      'America/New_York',
      '2026-11-27 08:00',
      '2026-11-30 20:00:00',
      '2026-11-27T13:00:00.000Z',
      '2026-12-01T01:00:00.000Z',
    ],
    ['Europe/London', '2026-11-27T08:00', '2026-11-30', '2026-11-27T08:00:00.000Z', '2026-11-30T23:59:59.999Z'],
    ['Australia/Sydney', '0001-01-01', '9999-12-31', '0000-12-31T13:55:08.000Z', '9999-12-31T12:59:59.999Z'],
    ['-05:00', ' 2026-11-27 ', '9999-12-31', '2026-11-27T05:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ])('in %s reads %j to %j as %s to %s', (zone, from, to, first, last) => {
    expect(promoDatesIn(promotion(from, to), zone)).toEqual(promotion(first, last));
  });

  it.each([
    ['2026-11-27T08:00:00Z', '2026-11-30 08:00+02:00'],
    ['', '0000-00-00'],
    ['soon', '2026-11-31'],
    ['2026-11-27Z', ''],
  ])('leaves %j to %j unchanged, because they name their zone or are empty', (from, to) => {
    const attributes = promotion(from, to);
    expect(promoDatesIn(attributes, 'America/New_York')).toBe(attributes);
  });

  it('leaves milliseconds and attributes without dates unchanged', () => {
    for (const attributes of [{ rogue_promo_to_date: 1_800_000_000_000 }, { rogue_promo_enabled: true }, {}]) {
      expect(promoDatesIn(attributes, 'America/New_York')).toBe(attributes);
    }
  });

  it('rejects an unknown time zone', () => {
    expect(() => promoDatesIn(promotion('2026-11-27', ''), 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('promoPeriod', () => {
  it('is unlimited without dates, and empty with an unreadable date', () => {
    expect(promoPeriod({})).toEqual({ fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY });
    expect(promoPeriod(promotion('soon', 'later'))).toEqual({
      fromMs: Number.POSITIVE_INFINITY,
      toMs: Number.NEGATIVE_INFINITY,
    });
  });
});
