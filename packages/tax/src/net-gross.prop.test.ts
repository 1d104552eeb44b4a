import { add, type Money, money } from '@ironcart/core';
import { arbitraryMoney, arbitraryPercent } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossPriceOf, netPriceOf, taxComponentOf, taxPayableOn } from './net-gross.ts';

const amount = (): fc.Arbitrary<Money> => arbitraryMoney({ min: -100_000_000, max: 100_000_000 });

describe('net and gross', () => {
  it('make the whole: net + tax = gross, from either side [S9-money-01]', () => {
    fc.assert(
      fc.property(amount(), arbitraryPercent(), (price, rate) => {
        expect(add(price, taxPayableOn(price, rate))).toBe(grossPriceOf(price, rate));
        expect(add(netPriceOf(price, rate), taxComponentOf(price, rate))).toBe(price);
      }),
    );
  });

  it('find the net price again from its gross price', () => {
    fc.assert(
      fc.property(amount(), arbitraryPercent(), (price, rate) => {
        expect(netPriceOf(grossPriceOf(price, rate), rate)).toBe(price);
      }),
    );
  });

  it('are the same where nothing is taxed', () => {
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
});
