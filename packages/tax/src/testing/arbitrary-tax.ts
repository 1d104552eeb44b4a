import { type Money, money, sum } from '@ironcart/core';
import { arbitraryMoney, arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { type TaxClass, type TaxQuery, type TaxRule, taxClasses } from '../rules/tax-rule.ts';
import type { TaxableItem } from '../tax-items.ts';
import type { TaxableOrder } from '../tax-order.ts';
import type { TaxTerms } from '../tax-terms.ts';

const countryCode = () => fc.constantFrom('DE', 'PT', 'GB', 'US');

/** Few and short values, so that rules and queries often meet. */
const placeText = () => fc.stringMatching(/^[A-C1-3]{0,4}$/);

/** A pattern of a postal code or a region: '*', a prefix, or a literal. */
export const arbitraryPlacePattern = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constant('*'),
    placeText(),
    placeText().map((text) => `${text}*`),
  );

/** A tax class. */
export const arbitraryTaxClass = (): fc.Arbitrary<TaxClass> => fc.constantFrom(...taxClasses);

/** A rule of one of a few countries, with wildcards, prefixes and literals. */
export const arbitraryTaxRule = (): fc.Arbitrary<TaxRule> =>
  fc.record({
    countryCode: countryCode(),
    taxClass: arbitraryTaxClass(),
    postcode: arbitraryPlacePattern(),
    region: arbitraryPlacePattern(),
    rate: arbitraryPercent(),
    code: fc.constantFrom('VAT', 'VAT Food', 'Sales tax'),
  });

/** A table of up to 60 rules in any order; some describe the same place. */
export const arbitraryTaxTable = (): fc.Arbitrary<readonly TaxRule[]> =>
  fc.array(arbitraryTaxRule(), { maxLength: 60 });

/** A place and a class that rules of `arbitraryTaxTable` often match, now and then without a postal code or region. */
export const arbitraryTaxQuery = (): fc.Arbitrary<TaxQuery> =>
  fc.record({
    countryCode: fc.oneof(countryCode(), fc.constant('ZZ')),
    taxClass: arbitraryTaxClass(),
    postcode: fc.option(placeText(), { nil: undefined }),
    region: fc.option(placeText(), { nil: undefined }),
  });

/** A line's total of up to a million, owed or owing. */
export const arbitraryTaxableItem = (): fc.Arbitrary<TaxableItem> =>
  fc.record({
    amount: arbitraryMoney({ min: -100_000_000, max: 100_000_000 }),
    taxClass: arbitraryTaxClass(),
  });

/** A discount that the items can bear, shared by weights or by amounts. */
const arbitraryDiscount = (items: readonly TaxableItem[]): fc.Arbitrary<NonNullable<TaxableOrder['discounts']>> => {
  const most = sum(items.map(({ amount }): Money => money(Math.max(amount, 0))));
  const weights = fc.array(fc.nat({ max: 100_000 }), { minLength: items.length, maxLength: items.length });
  return fc
    .record({
      amount: fc.oneof(fc.nat({ max: most }), fc.constant(most)).map(money),
      weights: fc.option(weights, { nil: undefined }),
    })
    .map((discount) => [discount]);
};

/** An order of up to 10 lines, owed or owing, with or without a discount, and with its shipping. */
export const arbitraryTaxableOrder = (): fc.Arbitrary<TaxableOrder> =>
  fc.array(arbitraryTaxableItem(), { maxLength: 10 }).chain((items) =>
    fc.record({
      items: fc.constant(items),
      discounts: fc.option(arbitraryDiscount(items), { nil: undefined }),
      shippingAmount: arbitraryPrice(),
    }),
  );

/** Every way to enter prices and to round their taxes. */
export const arbitraryTaxTerms = (): fc.Arbitrary<TaxTerms> =>
  fc.record({
    prices: fc.constantFrom('net', 'gross'),
    rounding: fc.constantFrom('halfUp', 'halfDown', 'halfEven', 'up', 'down'),
    at: fc.constantFrom('line', 'rate'),
  });
