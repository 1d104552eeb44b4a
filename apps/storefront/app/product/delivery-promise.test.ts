import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { typePageOf } from './product-types.ts';

const saturday = { site: siteByCode('USA'), now: Date.UTC(2026, 10, 21, 9) };

describe('delivery promise', () => {
  it('is the shipping date of stock in the format of the site', () => {
    expect(deliveryPromise({ code: 'inStock' }, saturday)).toBe('Leaves our dock Monday, Nov 23');
    expect(deliveryPromise({ code: 'lowStock', left: 1 }, { ...saturday, site: siteByCode('GBR') })).toBe(
      'Leaves our dock Monday 23 Nov',
    );
  });

  it('uses the date in the time zone of the site', () => {
    const monday = { site: siteByCode('USA'), now: Date.parse('2026-11-24T03:00:00Z') };
    expect(deliveryPromise({ code: 'inStock' }, monday)).toBe('Leaves our dock Tuesday, Nov 24');
    const inBerlin = { ...monday, site: { ...monday.site, timeZone: 'Europe/Berlin' } };
    expect(deliveryPromise({ code: 'inStock' }, inBerlin)).toBe('Leaves our dock Wednesday, Nov 25');
  });

  it('is no date for items sent by e-mail or not delivered', () => {
    const virtual = {
      isOpenAmountAllowed: false,
      openAmountMin: null,
      openAmountMax: null,
      amounts: [],
      type: 'virtual',
    } as const;
    const card: Product = { ...bar, type: 'giftcard', giftcardData: virtual };
    expect(deliveryPromise({ code: 'inStock' }, { ...saturday, instead: typePageOf(card).promise(card) })).toBe(
      'In the inbox within minutes, or on the day you name',
    );
    const program: Product = { ...bar, type: 'virtual' };
    expect(deliveryPromise({ code: 'inStock' }, { ...saturday, instead: typePageOf(program).promise(program) })).toBe(
      'Nothing to ship',
    );
  });

  it.each([
    { code: 'outOfStock' },
    { code: 'backorder', leadTime: '3 weeks' },
    { code: 'open', choice: 'a size' },
    undefined,
  ] as const)('is missing for %j', (stock) => expect(deliveryPromise(stock, saturday)).toBeUndefined());
});
