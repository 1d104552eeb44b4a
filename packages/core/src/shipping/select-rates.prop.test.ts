import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { siteByCode } from '../site/sites.ts';
import { isPickupRate, pickupCode } from './pickup.ts';
import type { RateQuote, ShippingRate } from './rate.ts';
import {
  allowsSplit,
  hasRateForEachPackage,
  packagesOf,
  type RateTerms,
  selectRates,
  shippingModeOf,
} from './select-rates.ts';

const rate = (shippingCode: string, amount: number, packageNumber = 1): ShippingRate => ({
  shippingCode,
  amount: money(amount),
  label: shippingCode,
  carrier: 'Carrier',
  packageNumber,
  transactionId: 'quote',
  selected: false,
});

const arbitraryRate = () =>
  fc
    .record({
      code: fc.constantFrom('ground', 'express', 'freight', 'economy', pickupCode),
      amount: fc.integer({ min: 0, max: 50_000 }),
      packageNumber: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ code, amount, packageNumber }) => rate(code, amount, packageNumber));

const arbitraryQuote = (): fc.Arbitrary<RateQuote> =>
  fc.record({
    transactionId: fc.constant('quote'),
    rates: fc.array(arbitraryRate(), { minLength: 1, maxLength: 12 }),
    split: fc.array(arbitraryRate(), { maxLength: 12 }),
  });

const usa = (mode: RateTerms['mode'] = 'fewestPackages'): RateTerms => ({ mode, site: siteByCode('USA') });
const gbr: RateTerms = { mode: 'fastest', site: siteByCode('GBR') };

describe('selectRates', () => {
  it('takes the requested code in every package that offers it [S4-method-01]', () => {
    fc.assert(
      fc.property(arbitraryQuote(), fc.constantFrom('express', 'freight', pickupCode), (quote, requested) => {
        const selected = selectRates(quote, usa(), requested);
        for (const { packageNumber, rates } of packagesOf(quote, usa())) {
          if (!rates.some(({ shippingCode }) => shippingCode === requested)) continue;
          expect(selected.find((one) => one.packageNumber === packageNumber)?.shippingCode).toBe(requested);
        }
      }),
    );
  });

  it("else the site's default method where it is offered [S4-method-02]", () => {
    fc.assert(
      fc.property(arbitraryQuote(), (quote) => {
        const terms: RateTerms = { mode: 'fewestPackages', site: { code: 'USA', defaultShippingCode: 'economy' } };
        const selected = selectRates(quote, terms, 'not-offered');
        for (const { packageNumber, rates } of packagesOf(quote, terms)) {
          if (!rates.some(({ shippingCode }) => shippingCode === 'economy')) continue;
          expect(selected.find((one) => one.packageNumber === packageNumber)?.shippingCode).toBe('economy');
        }
      }),
    );
  });

  it('else the cheapest that is not pickup, the first of equals [S4-method-03]', () => {
    fc.assert(
      fc.property(arbitraryQuote(), (quote) => {
        const terms: RateTerms = { mode: 'fewestPackages', site: { code: 'USA', defaultShippingCode: 'none' } };
        const selected = selectRates(quote, terms);
        for (const { packageNumber, rates } of packagesOf(quote, terms)) {
          const shipped = rates.filter((one) => !isPickupRate(one));
          const lowest = Math.min(...shipped.map(({ amount }) => amount));
          const expected = shipped.find(({ amount }) => amount === lowest);
          expect(selected.find((one) => one.packageNumber === packageNumber)).toEqual(
            expected && { ...expected, selected: true },
          );
        }
      }),
    );
  });

  it('else, of equally cheap rates, the first [S4-method-03]', () => {
    const quote = {
      transactionId: 'q',
      rates: [rate('freight', 9), rate('express', 5), rate('economy', 5)],
      split: [],
    };
    expect(selectRates(quote, usa())[0]?.shippingCode).toBe('express');
  });

  it('selects at most one rate per package, and says when one is without [S3-order-05]', () => {
    fc.assert(
      fc.property(arbitraryQuote(), (quote) => {
        const selected = selectRates(quote, usa());
        const numbers = selected.map(({ packageNumber }) => packageNumber);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(selected.every((one) => one.selected)).toBe(true);
        expect(hasRateForEachPackage(quote, usa(), selected)).toBe(numbers.length === packagesOf(quote, usa()).length);
      }),
    );
  });

  it('takes a code for each package where each was asked for', () => {
    const quote = {
      transactionId: 'q',
      rates: [],
      split: [rate('ground', 5), rate('express', 9), rate('ground', 5, 2), rate('express', 9, 2)],
    };
    const selected = selectRates(quote, usa('fastest'), new Map([[2, 'express']]));
    expect(selected.map(({ packageNumber, shippingCode }) => [packageNumber, shippingCode])).toEqual([
      [1, 'ground'],
      [2, 'express'],
    ]);
  });

  it('has nothing to select, and is not ready, on an empty answer', () => {
    const quote = { transactionId: 'q', rates: [], split: [] };
    expect(selectRates(quote, usa())).toEqual([]);
    expect(hasRateForEachPackage(quote, usa(), [])).toBe(false);
  });
});

describe('packagesOf', () => {
  const quote: RateQuote = {
    transactionId: 'q',
    rates: [rate('ground', 1)],
    split: [rate('ground', 2), rate('ground', 3, 2)],
  };
  const amountsOf = (terms: RateTerms) =>
    packagesOf(quote, terms).map(({ rates }) => rates.map(({ amount }) => amount));

  it('uses the merged shipment for fewest packages and the split for fastest [S9-ship-01]', () => {
    expect(amountsOf(usa('fewestPackages'))).toEqual([[1]]);
    expect(amountsOf(usa('fastest'))).toEqual([[2], [3]]);
  });

  it('splits heavy-direct orders whatever the mode, but not on GBR [S9-ship-02]', () => {
    expect(amountsOf({ ...usa('fewestPackages'), hasHeavyDirect: true })).toEqual([[2], [3]]);
    expect(allowsSplit({ ...usa('fewestPackages'), hasHeavyDirect: true })).toBe(true);
    expect(allowsSplit({ ...gbr, hasHeavyDirect: true })).toBe(false);
  });

  it('ships from the merged response on GBR, which only knows fewest packages [S9-ship-01]', () => {
    expect(shippingModeOf({ code: 'GBR' }, 'fastest')).toBe('fewestPackages');
    expect(shippingModeOf({ code: 'EUR' }, 'fastest')).toBe('fastest');
    expect(amountsOf(gbr)).toEqual([[1]]);
    expect(packagesOf({ ...quote, rates: [] }, gbr)).toHaveLength(2);
  });

  it('falls back to the merged shipment where an answer was not split', () => {
    expect(packagesOf({ ...quote, split: [] }, usa('fastest'))).toHaveLength(1);
  });
});
