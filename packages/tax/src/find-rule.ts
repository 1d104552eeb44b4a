import { matchesPattern, narrownessOf, normalisedPostcode } from '@ironcart/core';
import type { TaxQuery, TaxRule } from './rules/tax-rule.ts';

/**
 * The rule for a place and a tax class, or undefined where the table has none (S9-vat-02, -06, -07): of those that
 * match the one whose postal code is narrowest, among equal ones the one whose region is, and of equals the first
 * (READINGS A9). Without a postal code or region only wildcards match. Looks at every rule: for more than a few
 * look-ups in one table make a `createRuleIndex` of it.
 */
export const findRule = (rules: readonly TaxRule[], query: TaxQuery): TaxRule | undefined => {
  const postcode = normalisedPostcode(query.postcode ?? '');
  const region = query.region ?? '';
  let best: TaxRule | undefined;
  let bestPostcode = -1;
  let bestRegion = -1;
  for (const rule of rules) {
    if (rule.countryCode !== query.countryCode || rule.taxClass !== query.taxClass) continue;
    const pattern = normalisedPostcode(rule.postcode);
    if (!matchesPattern(pattern, postcode) || !matchesPattern(rule.region, region)) continue;
    const byPostcode = narrownessOf(pattern);
    const byRegion = narrownessOf(rule.region);
    if (byPostcode > bestPostcode || (byPostcode === bestPostcode && byRegion > bestRegion)) {
      best = rule;
      bestPostcode = byPostcode;
      bestRegion = byRegion;
    }
  }
  return best;
};
