import { money } from '@ironcart/core/money';
import type { ProductAttributes } from '@ironcart/core/product';
import { arbitraryPromoAttributes, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedPrice } from '../displayed-price.ts';
import { activePromo, isHotDealShown, promoStatus } from './promo-status.ts';

const from = Date.parse('2026-11-20T00:00:00Z');
const to = Date.parse('2026-11-30T23:59:59Z');
const instant = () => fc.integer({ min: from - 1e10, max: to + 1e10 });
const promo = (given: ProductAttributes = {}): ProductAttributes => ({
  rogue_promo_enabled: '1',
  rogue_promo_price: '99.50',
  rogue_promo_from_date: '2026-11-20 00:00:00',
  rogue_promo_to_date: '2026-11-30 23:59:59',
  rogue_promo_qty_enable: '0',
  ...given,
});

describe('promoStatus', () => {
  it('is none while disabled, whatever else is set [S4-promo-01]', () => {
    fc.assert(
      fc.property(
        arbitraryPromoAttributes(),
        fc.constantFrom(false, 0, '0', null, ''),
        instant(),
        (attributes, off, now) => {
          expect(promoStatus({ ...attributes, rogue_promo_enabled: off }, now)).toBe('none');
        },
      ),
    );
    expect(promoStatus({}, from)).toBe('none');
  });

  it('is upcoming before the from date, expired after the to date, active in between [S4-promo-02] [S4-promo-03] [S4-promo-05]', () => {
    fc.assert(
      fc.property(instant(), (now) => {
        const expected = now < from ? 'upcoming' : now > to ? 'expired' : 'active';
        expect(promoStatus(promo(), now)).toBe(expected);
      }),
    );
  });

  it('accepts a quantity as a number or text [S4-promo-04]', () => {
    const limited = (quantity: number) => promo({ rogue_promo_qty_enable: '1', rogue_promo_qty: quantity });
    expect(promoStatus(limited(3), from)).toBe('active');
    expect(promoStatus(limited(0), from)).toBe('expired');
  });

  it('is active exactly at both of its dates [S4-promo-02] [S4-promo-03]', () => {
    expect([from - 1, from, to, to + 1].map((now) => promoStatus(promo(), now))).toEqual([
      'upcoming',
      'active',
      'active',
      'expired',
    ]);
  });

  it('is active through the last day if the end is a date without a time', () => {
    const ending = promo({ rogue_promo_from_date: '2026-11-20', rogue_promo_to_date: '2026-11-30' });
    const at = (moment: string) => promoStatus(ending, Date.parse(moment));
    expect(at('2026-11-30T23:59:59.999Z')).toBe('active');
    expect(at('2026-12-01T00:00:00.000Z')).toBe('expired');
  });

  it('is never active with an unreadable date', () => {
    fc.assert(
      fc.property(instant(), fc.constantFrom('soon', '30.11.2026', '2026-13-01', '2026-11-31'), (now, unreadable) => {
        expect(promoStatus(promo({ rogue_promo_from_date: unreadable }), now)).not.toBe('active');
        expect(promoStatus(promo({ rogue_promo_to_date: unreadable }), now)).not.toBe('active');
      }),
    );
  });

  it('has no limit on the side of a missing date', () => {
    fc.assert(
      fc.property(instant(), fc.constantFrom('', null, '0000-00-00 00:00:00'), (now, missing) => {
        const open = promo({ rogue_promo_from_date: missing, rogue_promo_to_date: missing });
        expect(promoStatus(open, now)).toBe('active');
      }),
    );
  });

  it('is expired with a limited quantity that is missing, invalid or used up [S4-promo-04]', () => {
    for (const quantity of ['abc', '', ' ', 0, -1, '0', '-1', null, Number.NaN, true]) {
      const limited = promo({ rogue_promo_qty_enable: '1', rogue_promo_qty: quantity });
      expect(promoStatus(limited, from)).toBe('expired');
      expect(promoStatus({ ...limited, rogue_promo_qty_enable: '0' }, from)).toBe('active');
    }
    expect(promoStatus(promo({ rogue_promo_qty_enable: '1' }), from)).toBe('expired');
    expect(promoStatus(promo({ rogue_promo_qty_enable: '1', rogue_promo_qty: '1' }), from)).toBe('active');
  });

  it.each<[string, ProductAttributes, unknown]>([
    ['rogue_promo_enabled', { rogue_promo_enabled: '0' }, undefined],
    ['rogue_promo_price', { rogue_promo_price: '12.34' }, { price: 1_234, quantity: undefined }],
    ['rogue_promo_from_date', { rogue_promo_from_date: '2026-11-25 00:00:00' }, undefined],
    ['rogue_promo_to_date', { rogue_promo_to_date: '2026-11-20 00:00:00' }, undefined],
    ['rogue_promo_qty', { rogue_promo_qty_enable: '1', rogue_promo_qty: '7' }, { price: 9_950, quantity: 7 }],
    ['rogue_promo_qty_enable', { rogue_promo_qty_enable: '1' }, undefined],
  ])('reads the attribute %s [S3-attr-01]', (_name, given, expected) => {
    const product = plainProduct({ productId: 1, attributes: promo(given) });
    expect(activePromo(product, from + 1_000)).toEqual(expected);
    const without = plainProduct({ productId: 1, attributes: promo() });
    expect(activePromo(without, from + 1_000)).toEqual({ price: 9_950, quantity: undefined });
  });

  it('is consistent for repeated queries at any time', () => {
    fc.assert(
      fc.property(arbitraryPromoAttributes(), fc.array(instant(), { minLength: 1 }), (attributes, moments) => {
        const asked = moments.map((now) => promoStatus(attributes, now));
        const readAnew = moments.map((now) => promoStatus({ ...attributes }, now));
        expect(asked).toEqual(readAnew);
        expect(moments.map((now) => promoStatus(attributes, now))).toEqual(readAnew);
      }),
    );
  });

  it('is always one of the four statuses [S4-promo-05]', () => {
    fc.assert(
      fc.property(arbitraryPromoAttributes(), instant(), (attributes, now) => {
        expect(['none', 'upcoming', 'expired', 'active']).toContain(promoStatus(attributes, now));
      }),
    );
  });

  it('uses the time zone of a date, otherwise UTC', () => {
    const at = (text: string) => promo({ rogue_promo_from_date: text, rogue_promo_to_date: null });
    const noon = Date.parse('2026-11-20T12:00:00Z');
    for (const text of [
      '2026-11-20T12:00:00Z',
      '2026-11-20T14:00:00+02:00',
      '2026-11-20 12:00',
      '2026-11-20T12:00:00.000',
    ]) {
      expect([noon - 1, noon].map((now) => promoStatus(at(text), now))).toEqual(['upcoming', 'active']);
    }
  });

  it.each(['false', 'no', '2'])('is none if the enabling attribute is %j [S4-promo-01]', (flag) => {
    const attributes = promo({ rogue_promo_enabled: flag });
    expect(promoStatus(attributes, from)).toBe('none');
    const product = plainProduct({ productId: 1, listPrice: money(20_000), attributes });
    expect(activePromo(product, from)).toBeUndefined();
    expect(displayedPrice(product, { now: from, shopper: { groupId: 0 } })).toMatchObject({
      price: 20_000,
      rung: 'list',
    });
  });

  it('reads a date with surrounding spaces, and one in milliseconds', () => {
    const starting = (value: string | number) => promo({ rogue_promo_from_date: value, rogue_promo_to_date: null });
    for (const value of [' 2026-11-20 ', '\n2026-11-20T00:00', from]) {
      expect([from - 1, from].map((now) => promoStatus(starting(value), now))).toEqual(['upcoming', 'active']);
    }
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) expect(promoStatus(starting(none), 0)).toBe('upcoming');
  });
});

describe('activePromo', () => {
  const product = plainProduct({
    productId: 1,
    attributes: promo({ rogue_promo_qty_enable: true, rogue_promo_qty: '7' }),
  });

  it('replaces price and quantity [S4-promo-06]', () => {
    expect(activePromo(product, from)).toEqual({ price: 9_950, quantity: 7 });
    expect(activePromo({ ...product, attributes: promo() }, from)).toEqual({ price: 9_950, quantity: undefined });
  });

  it('may have a price of 0 [S4-promo-06]', () => {
    const given = { ...product, listPrice: money(20_000), attributes: promo({ rogue_promo_price: '0.00' }) };
    expect(activePromo(given, from)).toEqual({ price: 0, quantity: undefined });
    expect(displayedPrice(given, { now: from, shopper: { groupId: 0 } })).toMatchObject({ price: 0, rung: 'promo' });
  });

  it('ends with the promotion [S4-promo-07]', () => {
    expect(activePromo(product, to + 1)).toBeUndefined();
  });

  it.each(['', 'free', '-1.00', '1.005', null])('is absent with the price %j', (price) => {
    expect(activePromo({ ...product, attributes: promo({ rogue_promo_price: price }) }, from)).toBeUndefined();
  });
});

describe('hot deals', () => {
  it('include active and upcoming promotions [S4-promo-09]', () => {
    expect((['none', 'upcoming', 'expired', 'active'] as const).filter(isHotDealShown)).toEqual(['upcoming', 'active']);
  });
});
