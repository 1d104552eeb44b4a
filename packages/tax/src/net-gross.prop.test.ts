import { add, type Money, money, type Rounding } from '@ironcart/core/money';
import { arbitraryMoney, arbitraryPercent } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossPriceOf, netPriceOf, taxComponentOf, taxPayableOn } from './net-gross.ts';

const amount = (): fc.Arbitrary<Money> => arbitraryMoney({ min: -100_000_000, max: 100_000_000 });

describe('net and gross', () => {
  it('add up: net + tax = gross, from either side [S9-money-01]', () => {
    fc.assert(
      fc.property(amount(), arbitraryPercent(), (price, rate) => {
        expect(add(price, taxPayableOn(price, rate))).toBe(grossPriceOf(price, rate));
        expect(add(netPriceOf(price, rate), taxComponentOf(price, rate))).toBe(price);
      }),
    );
  });

  it('returns the net price from its gross price', () => {
    fc.assert(
      fc.property(amount(), arbitraryPercent(), (price, rate) => {
        expect(netPriceOf(grossPriceOf(price, rate), rate)).toBe(price);
      }),
    );
  });

  it('are equal without tax', () => {
    fc.assert(
      fc.property(amount(), (price) => {
        expect([grossPriceOf(price, '0'), netPriceOf(price, '0'), taxComponentOf(price, '0')]).toEqual([
          price,
          price,
          0,
        ]);
      }),
    );
  });

  it('round half up: 25.5 percent of 1.00, 19 percent within 119.00', () => {
    expect(taxPayableOn(money(100), '25.5')).toBe(26);
    expect(netPriceOf(money(11_900), '19')).toBe(10_000);
    expect(taxComponentOf(money(11_900), '19')).toBe(1_900);
  });

  it('round by the given mode', () => {
    const rounded = (rounding: Rounding) => [
      taxPayableOn(money(250), '2.6', rounding),
      grossPriceOf(money(-250), '2.6', rounding),
      netPriceOf(money(3), '100', rounding),
      taxComponentOf(money(3), '100', rounding),
    ];
    // 6.5, -256.5, the rest of 3 after its rounded tax, and that tax, which is 1.5.
    expect(rounded('halfUp')).toEqual([7, -257, 1, 2]);
    expect(rounded('halfDown')).toEqual([6, -256, 2, 1]);
    expect(rounded('halfEven')).toEqual([6, -256, 1, 2]);
    expect(rounded('up')).toEqual([7, -257, 1, 2]);
    expect(rounded('down')).toEqual([6, -256, 2, 1]);
  });

  it('use every decimal of a rate', () => {
    expect(taxPayableOn(money(1_000_000_000), '0.00000005')).toBe(1);
    expect(taxPayableOn(money(1_000_000_000), '0.00000004')).toBe(0);
    expect(grossPriceOf(money(999_999_999_999), '8.875')).toBe(1_088_749_999_999);
    expect(netPriceOf(money(1_088_749_999_999), '8.875')).toBe(999_999_999_999);
  });

  it('treat -0 as 0', () => {
    expect([taxPayableOn, grossPriceOf, netPriceOf, taxComponentOf].map((of) => of(-0 as Money, '19'))).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
