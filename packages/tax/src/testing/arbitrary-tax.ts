import { money } from '@ironcart/core/money';
import { arbitraryMoney, arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { overlappingRules } from '../rules/overlapping-rules.ts';
import {
  type RuleClass,
  ruleClasses,
  type TaxClass,
  type TaxQuery,
  type TaxRule,
  taxClasses,
} from '../rules/tax-rule.ts';
import type { TaxTerms } from '../tax-terms.ts';
import type { TaxableLine, TaxableOrder } from '../taxable-order.ts';

const countryCode = () => fc.constantFrom('DE', 'PT', 'GB', 'US');

/** Few and short values, so that queries often match rules. */
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

/** The subject of a rule: a class of goods or shipping. */
const arbitraryRuleClass = (): fc.Arbitrary<RuleClass> => fc.constantFrom(...ruleClasses);

/** Days of a few months, so that periods often overlap. */
const arbitraryDay = () => fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-06-30', '2026-07-01');

/** The first and the last day of a rule, in their order; either or both may be left out. */
const arbitraryPeriod = (): fc.Arbitrary<Pick<TaxRule, 'from' | 'until'>> =>
  fc
    .tuple(fc.option(arbitraryDay(), { nil: undefined }), fc.option(arbitraryDay(), { nil: undefined }))
    .map(([from, until]) => (from && until && from > until ? { from: until, until: from } : { from, until }));

/** A rule of one of a few countries and levies, with wildcards, prefixes and literals; some are dated or compound. */
export const arbitraryTaxRule = (): fc.Arbitrary<TaxRule> =>
  fc
    .record({
      countryCode: countryCode(),
      taxClass: arbitraryRuleClass(),
      postcode: arbitraryPlacePattern(),
      region: arbitraryPlacePattern(),
      rate: arbitraryPercent(),
      code: fc.constantFrom('VAT', 'VAT Food', 'Sales tax'),
      levy: fc.constantFrom(undefined, 'state', 'city'),
      compoundLevel: fc.constantFrom(undefined, 0, 1, 2),
      period: fc.oneof(fc.constant({}), arbitraryPeriod()),
    })
    .map(({ period, ...rule }) => ({ ...rule, ...period }));

/** A table of up to 60 rules in any order that `createRuleIndex` accepts: no two apply to one place on the same day. */
export const arbitraryTaxTable = (): fc.Arbitrary<readonly TaxRule[]> =>
  fc.array(arbitraryTaxRule(), { maxLength: 60 }).map((rules) => {
    const overlapping = overlappingRules(rules);
    return rules.filter((rule) => !overlapping.includes(rule));
  });

/** A place, a day and a class that rules of `arbitraryTaxTable` often match; sometimes a part of the place is missing. */
export const arbitraryTaxQuery = (): fc.Arbitrary<TaxQuery> =>
  fc.record({
    countryCode: fc.oneof(countryCode(), fc.constant('ZZ')),
    taxClass: arbitraryRuleClass(),
    postcode: fc.option(placeText(), { nil: undefined }),
    region: fc.option(placeText(), { nil: undefined }),
    day: arbitraryDay(),
  });

const arbitraryPrices = () => fc.constantFrom('net' as const, 'gross' as const, undefined);

/** A line of up to a million, positive or negative, with or without a discount, of up to 20 pieces. */
export const arbitraryTaxableLine = (): fc.Arbitrary<TaxableLine> =>
  arbitraryMoney({ min: -100_000_000, max: 100_000_000 }).chain((amount) =>
    fc.record({
      amount: fc.constant(amount),
      taxClass: arbitraryTaxClass(),
      discount: fc.option(fc.nat({ max: Math.max(amount, 0) }).map(money), { nil: undefined }),
      quantity: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      prices: arbitraryPrices(),
    }),
  );

/** An order of up to 10 lines, positive or negative, net and gross, with its shipping. */
export const arbitraryTaxableOrder = (): fc.Arbitrary<TaxableOrder> =>
  fc.record({
    lines: fc.array(arbitraryTaxableLine(), { maxLength: 10 }),
    shipping: fc.record({
      amount: arbitraryPrice(),
      taxedAs: fc.constantFrom('shipping', 'lines', 'food', undefined),
      prices: arbitraryPrices(),
    }),
  });

/** All combinations of net or gross prices and rounding terms. */
export const arbitraryTaxTerms = (): fc.Arbitrary<TaxTerms> =>
  fc.record({
    prices: fc.constantFrom('net', 'gross'),
    rounding: fc.constantFrom('halfUp', 'halfDown', 'halfEven', 'up', 'down'),
    at: fc.constantFrom('unit', 'line', 'rate'),
  });
