import { matchesPattern, normalisedPostcode, placeSpecificityOf } from '@ironcart/core/address';
import type { TaxQuery, TaxRule } from './rules/tax-rule.ts';
import { isDated, isInForce } from './rules/validity.ts';

/** How specific a rule is: compared by postal code, then by region; then a dated rule precedes one without dates. */
const specificityOf = (rule: TaxRule): readonly [number, number, number] => [
  placeSpecificityOf(normalisedPostcode(rule.postcode)),
  placeSpecificityOf(rule.region),
  Number(isDated(rule)),
];

const isMoreSpecific = (rule: TaxRule, other: TaxRule): boolean => {
  const ofOther = specificityOf(other);
  const differences = specificityOf(rule).map((place, index) => place - (ofOther[index] ?? 0));
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
};

/**
 * Finds the most specific matching rule of one levy for a place, a day and a tax class (S9-vat-02, -06, -07, READINGS
 * A9); the first of equally specific rules; undefined without a match. Searches every rule, so orders use
 * `createRuleIndex` instead.
 */
export const findRule = (rules: readonly TaxRule[], query: TaxQuery): TaxRule | undefined => {
  const postcode = normalisedPostcode(query.postcode ?? '');
  const region = query.region ?? '';
  let best: TaxRule | undefined;
  for (const rule of rules) {
    if (rule.countryCode !== query.countryCode || rule.taxClass !== query.taxClass) continue;
    const isMatch =
      matchesPattern(normalisedPostcode(rule.postcode), postcode) &&
      matchesPattern(rule.region, region) &&
      isInForce(rule, query.day);
    if (isMatch && (!best || isMoreSpecific(rule, best))) best = rule;
  }
  return best;
};
