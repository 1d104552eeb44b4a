import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import { arbitraryRateQuote, arbitraryRateTerms } from '../testing/arbitrary-rates.ts';
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

const quoteOf = (rates: readonly ShippingRate[], split: readonly ShippingRate[] = []): RateQuote => ({
  transactionId: 'quote',
  rates,
  split,
});

const usa = (mode: RateTerms['mode'] = 'fewestPackages'): RateTerms => ({ mode, site: siteByCode('USA') });
const gbr: RateTerms = { mode: 'fastest', site: siteByCode('GBR') };

const requestedCode = () => fc.constantFrom('ground', 'express', 'freight', 'not-offered', pickupCode, undefined);

describe('selectRates', () => {
  it('selects the requested code in every package that offers it [S4-method-01]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), arbitraryRateTerms(), requestedCode(), (quote, terms, requested) => {
        const selected = selectRates(quote, terms, requested);
        for (const { packageNumber, rates } of packagesOf(quote, terms)) {
          if (!rates.some(({ shippingCode }) => shippingCode === requested)) continue;
          expect(selected.find((one) => one.packageNumber === packageNumber)?.shippingCode).toBe(requested);
        }
      }),
    );
  });

  it('otherwise selects the default method of the site if offered [S4-method-02]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), (quote) => {
        const terms: RateTerms = { mode: 'fewestPackages', site: { defaultShippingCode: 'economy' } };
        const selected = selectRates(quote, terms, 'not-offered');
        for (const { packageNumber, rates } of packagesOf(quote, terms)) {
          if (!rates.some(({ shippingCode }) => shippingCode === 'economy')) continue;
          expect(selected.find((one) => one.packageNumber === packageNumber)?.shippingCode).toBe('economy');
        }
      }),
    );
  });

  it('otherwise selects the cheapest rate that is not pickup [S4-method-03]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), (quote) => {
        const terms: RateTerms = { mode: 'fewestPackages', site: { defaultShippingCode: 'none' } };
        const selected = selectRates(quote, terms);
        for (const { packageNumber, rates } of packagesOf(quote, terms)) {
          const shipped = rates.filter((one) => !isPickupRate(one));
          const chosen = selected.find((one) => one.packageNumber === packageNumber);
          if (shipped.length === 0) expect(chosen).toBeUndefined();
          else expect(chosen?.amount).toBe(Math.min(...shipped.map(({ amount }) => amount)));
        }
      }),
    );
  });

  it('never selects pickup unless requested, even if it is the cheapest or the default [S4-method-03]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), arbitraryRateTerms(), (quote, terms) => {
        expect(selectRates(quote, terms, 'ground').some(isPickupRate)).toBe(false);
        expect(selectRates(quote, terms).some(isPickupRate)).toBe(false);
      }),
    );
    const terms: RateTerms = { mode: 'fastest', site: { defaultShippingCode: pickupCode } };
    expect(selectRates(quoteOf([rate(pickupCode, 0), rate('ground', 9)]), terms)[0]?.shippingCode).toBe('ground');
    expect(selectRates(quoteOf([rate(pickupCode, 0)]), terms)).toEqual([]);
  });

  it('selects the same rates in any order of the response [S4-method-03]', () => {
    const shuffled = fc.tuple(arbitraryRateQuote(), fc.infiniteStream(fc.nat())).map(([quote, ranks]) => {
      const shuffle = (rates: readonly ShippingRate[]) =>
        rates
          .map((one) => ({ one, rank: Number(ranks.next().value) }))
          .toSorted((left, right) => left.rank - right.rank)
          .map(({ one }) => one);
      return { quote, reordered: { ...quote, rates: shuffle(quote.rates), split: shuffle(quote.split) } };
    });
    fc.assert(
      fc.property(shuffled, arbitraryRateTerms(), requestedCode(), ({ quote, reordered }, terms, requested) => {
        expect(selectRates(reordered, terms, requested)).toEqual(selectRates(quote, terms, requested));
      }),
    );
  });

  it('breaks ties between equally cheap rates by code, then label, then carrier [S4-method-03]', () => {
    const noDefault: RateTerms = { mode: 'fewestPackages', site: { defaultShippingCode: 'none' } };
    const [freight, express] = [rate('freight', 9), { ...rate('express', 5), label: 'A', carrier: 'A' }];
    const economy = { ...rate('economy', 5), label: 'B', carrier: 'B' };
    expect(selectRates(quoteOf([freight, express, economy]), noDefault)).toEqual([{ ...economy, selected: true }]);
    const named = (label: string, carrier: string) => ({ ...economy, label, carrier });
    for (const [wanted, other] of [
      [named('A', 'Z'), named('B', 'A')],
      [named('A', 'A'), named('A', 'B')],
      [named('A', ''), named('B', '')],
    ] as const) {
      expect(selectRates(quoteOf([wanted, other]), noDefault)).toEqual([{ ...wanted, selected: true }]);
      expect(selectRates(quoteOf([other, wanted]), noDefault)).toEqual([{ ...wanted, selected: true }]);
    }
  });

  it('selects one rate for exactly the packages that have rates, and reports packages without [S3-order-05]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), arbitraryRateTerms(), requestedCode(), (quote, terms, requested) => {
        const selected = selectRates(quote, terms, requested);
        const packages = packagesOf(quote, terms);
        const selectable = packages.filter(
          ({ rates }) =>
            rates.some((one) => !isPickupRate(one)) || rates.some(({ shippingCode }) => shippingCode === requested),
        );
        expect(selected.map(({ packageNumber }) => packageNumber)).toEqual(
          selectable.map(({ packageNumber }) => packageNumber),
        );
        expect(hasRateForEachPackage(quote, terms, selected)).toBe(
          packages.length > 0 && selectable.length === packages.length,
        );
      }),
    );
  });

  it('selects only quoted rates, and leaves them unchanged [S3-rate-01]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), arbitraryRateTerms(), requestedCode(), (quote, terms, requested) => {
        for (const one of selectRates(quote, terms, requested)) {
          expect(one.selected).toBe(true);
          expect([...quote.rates, ...quote.split]).toContainEqual({ ...one, selected: false });
        }
      }),
    );
  });

  it('selects a separate code per package if requested [S4-method-01]', () => {
    const quote = quoteOf(
      [],
      [rate('ground', 5), rate('express', 9), rate('ground', 5, 2), rate('express', 9, 2), rate('express', 9, 3)],
    );
    const selected = selectRates(quote, usa('fastest'), new Map([[2, 'express']]));
    expect(selected.map(({ packageNumber, shippingCode }) => [packageNumber, shippingCode])).toEqual([
      [1, 'ground'],
      [2, 'express'],
      [3, 'express'],
    ]);
  });

  it('selects nothing, and is not ready, for an empty response', () => {
    expect(selectRates(quoteOf([]), usa())).toEqual([]);
    expect(hasRateForEachPackage(quoteOf([]), usa(), [])).toBe(false);
  });
});

describe('packagesOf', () => {
  const quote = quoteOf([rate('ground', 1)], [rate('ground', 2), rate('ground', 3, 2)]);
  const amountsOf = (terms: RateTerms) =>
    packagesOf(quote, terms).map(({ rates }) => rates.map(({ amount }) => amount));

  it('uses the merged shipment for fewest packages and the split one for fastest [S9-ship-01]', () => {
    expect(amountsOf(usa('fewestPackages'))).toEqual([[1]]);
    expect(amountsOf(usa('fastest'))).toEqual([[2], [3]]);
  });

  it('splits heavy-direct orders in any mode, except on GBR [S9-ship-02]', () => {
    for (const site of defaultSites.all) {
      for (const mode of ['fastest', 'fewestPackages'] as const) {
        const terms: RateTerms = { site, mode, hasHeavyDirect: true };
        expect(allowsSplit(terms)).toBe(site.code !== 'GBR');
        expect(amountsOf(terms)).toEqual(site.code === 'GBR' ? [[1]] : [[2], [3]]);
      }
    }
  });

  it('does not split an order without heavy goods in fewest packages [S9-ship-02]', () => {
    expect(allowsSplit(usa('fewestPackages'))).toBe(false);
    expect(allowsSplit({ ...usa('fewestPackages'), hasHeavyDirect: false })).toBe(false);
    expect(allowsSplit(usa('fastest'))).toBe(true);
  });

  it('uses the merged response on GBR, which only supports fewest packages [S9-ship-01]', () => {
    for (const site of defaultSites.all) {
      expect(shippingModeOf(site, 'fastest')).toBe(site.code === 'GBR' ? 'fewestPackages' : 'fastest');
      expect(shippingModeOf(site, 'fewestPackages')).toBe('fewestPackages');
    }
    expect(amountsOf(gbr)).toEqual([[1]]);
  });

  it('uses the other list if the applicable one is empty, so that GBR can ship from either [S9-ship-01]', () => {
    expect(packagesOf({ ...quote, rates: [] }, gbr)).toHaveLength(2);
    expect(packagesOf({ ...quote, split: [] }, usa('fastest'))).toHaveLength(1);
  });

  it('lists every package once, by number, each with its own rates [S3-rate-01]', () => {
    fc.assert(
      fc.property(arbitraryRateQuote(), arbitraryRateTerms(), (given, terms) => {
        const packages = packagesOf(given, terms);
        const numbers = packages.map(({ packageNumber }) => packageNumber);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((left, right) => left - right));
        for (const { packageNumber, rates } of packages) {
          expect(rates.every((one) => one.packageNumber === packageNumber)).toBe(true);
          const codes = rates.map(({ shippingCode }) => shippingCode);
          expect(new Set(codes).size).toBe(codes.length);
        }
      }),
    );
  });

  it('keeps the order of the response, with the cheaper of two equal codes in the first position', () => {
    const twice = [rate('ground', 5), rate('express', 9), rate('ground', 4), rate('ground', 7)];
    expect(packagesOf(quoteOf(twice), usa())[0]?.rates).toEqual([rate('ground', 4), rate('express', 9)]);
  });
});

describe('hasRateForEachPackage', () => {
  it('does not accept the rate of another package [S3-order-05]', () => {
    const quote = quoteOf([rate('ground', 5), rate('ground', 5, 2)]);
    expect(hasRateForEachPackage(quote, usa(), [rate('ground', 5)])).toBe(false);
    expect(hasRateForEachPackage(quote, usa(), [rate('ground', 5), rate('ground', 5, 2)])).toBe(true);
  });
});
