import { type Money, money, type Rounding, zero } from '@ironcart/core/money';
import { arbitraryMoney, arbitraryPercent } from '@ironcart/core/testing';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossPriceOf, netPriceOf, taxComponentOf, taxPayableOn } from './net-gross.ts';
import { prepareRule } from './prepared-rule.ts';
import { taxOrder } from './tax-order.ts';
import type { TaxTerms } from './tax-terms.ts';

/** Enough digits that the quotient of no amount and rate of these tests looks like a half without being one. */
const Exact = Decimal.clone({ precision: 80 });

const modes: Readonly<Record<Rounding, Decimal.Rounding>> = {
  halfUp: Decimal.ROUND_HALF_UP,
  halfDown: Decimal.ROUND_HALF_DOWN,
  halfEven: Decimal.ROUND_HALF_EVEN,
  up: Decimal.ROUND_UP,
  down: Decimal.ROUND_DOWN,
};
const roundings = Object.keys(modes) as readonly Rounding[];

/** The exact tax of an entered amount, rounded by decimal.js. */
const exactTax = (amount: Money, rate: string, { prices, rounding }: Pick<TaxTerms, 'prices' | 'rounding'>): number => {
  const part = new Exact(rate).div(100);
  const share = new Exact(amount).mul(part);
  const tax = prices === 'net' ? share : share.div(part.add(1));
  // Adding zero makes 0 of -0.
  return tax.toDecimalPlaces(0, modes[rounding]).toNumber() + 0;
};

const ruleOf = (rate: string) =>
  prepareRule({
    countryCode: 'GB',
    taxClass: 'goods',
    postcode: '*',
    region: '*',
    rate,
    code: 'VAT GB',
  });
/** The taxes of lines, and the one row of their summary. */
const taxesOf = (entered: readonly Money[], rate: string, terms: TaxTerms) => {
  const lines = entered.map((amount) => ({ amount, taxClass: 'goods' as const }));
  const taxed = taxOrder({ lines, shipping: { amount: zero } }, () => [ruleOf(rate)], terms);
  if (!taxed.ok) throw new Error(JSON.stringify(taxed.issues));
  return taxed.value;
};
const amounts = () => arbitraryMoney({ min: -100_000_000, max: 100_000_000 });
const terms = (): fc.Arbitrary<TaxTerms> =>
  fc.record({
    prices: fc.constantFrom('net', 'gross'),
    rounding: fc.constantFrom(...roundings),
    at: fc.constantFrom('line', 'rate'),
  });

describe('rounding of taxes', () => {
  it('rounds the exact tax, on net prices and within gross ones, in every mode [S9-money-01]', () => {
    fc.assert(
      fc.property(amounts(), arbitraryPercent(), fc.constantFrom(...roundings), (price, rate, rounding) => {
        const onTop = exactTax(price, rate, { prices: 'net', rounding });
        const within = exactTax(price, rate, { prices: 'gross', rounding });
        expect(taxPayableOn(price, rate, rounding)).toBe(onTop);
        expect(grossPriceOf(price, rate, rounding)).toBe(price + onTop);
        expect(taxComponentOf(price, rate, rounding)).toBe(within);
        expect(netPriceOf(price, rate, rounding)).toBe(price - within);
      }),
      { numRuns: 2_000 },
    );
  });

  it('rounds the exact tax for every price up to 30.00 at usual rates, including halves', () => {
    for (const rate of ['5', '7', '19', '20', '25', '25.5', '7.25', '100']) {
      for (const rounding of roundings) {
        const [wrong] = Array.from({ length: 3_001 }, (_, price) => money(price)).filter(
          (price) => taxComponentOf(price, rate, rounding) !== exactTax(price, rate, { prices: 'gross', rounding }),
        );
        expect(wrong).toBeUndefined();
      }
    }
  });

  it('rounds the exact tax of each line, or of their sum when rounded once per rate', () => {
    fc.assert(
      fc.property(fc.array(amounts(), { minLength: 1 }), arbitraryPercent(), terms(), (entered, rate, given) => {
        const { lines, itemTax } = taxesOf(entered, rate, given);
        if (given.at === 'line') {
          expect(lines.map(({ tax }) => tax)).toEqual(entered.map((amount) => exactTax(amount, rate, given)));
        } else expect(itemTax).toBe(exactTax(money(entered.reduce((sum, amount) => sum + amount, 0)), rate, given));
      }),
    );
  });

  it.each([
    ['halfUp', 167, 832],
    ['halfDown', 166, 833],
    ['halfEven', 166, 833],
    ['up', 167, 832],
    ['down', 166, 833],
  ] as const)(
    'of 9.99 gross at 20%, whose exact tax is 1.665, gives in mode %s %d cents of tax and %d net',
    (rounding, tax, net) => {
      expect([taxComponentOf(money(999), '20', rounding), netPriceOf(money(999), '20', rounding)]).toEqual([tax, net]);
      const given: TaxTerms = { prices: 'gross', rounding, at: 'line' };
      const { summary } = taxesOf([money(999)], '20', given);
      expect(summary).toMatchObject([{ taxAmount: tax, netAmount: net }]);
    },
  );
});
