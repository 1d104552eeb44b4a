import type { TaxQuery, TaxRule } from './rules/tax-rule.ts';

const isWildcard = (pattern: string): boolean => pattern === '*';

const matches = (pattern: string, value: string): boolean =>
  pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;

/** Compares postal codes without their spaces and case: 'sw1a 1aa' is 'SW1A1AA'. */
const normalised = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * How narrowly a rule describes a place: a literal postal code before the longest prefix, before a region, before
 * any (READINGS A9). The region decides between equal postal codes.
 */
const specificityOf = ({ postcode, region }: TaxRule): number => {
  const hasRegion = isWildcard(region) ? 0 : 1;
  if (isWildcard(postcode)) return hasRegion;
  const isPrefix = postcode.endsWith('*');
  const givenLength = normalised(postcode).length - (isPrefix ? 1 : 0);
  return 2 * (2 * givenLength + (isPrefix ? 0 : 1)) + hasRegion;
};

/**
 * The rule for a place and a tax class, or undefined where the table has none (S9-vat-02, -06, -07): the most
 * specific of those that match, the first of equals. Without a postal code or region only wildcards match.
 */
export const findRule = (rules: readonly TaxRule[], query: TaxQuery): TaxRule | undefined => {
  const postcode = normalised(query.postcode ?? '');
  const region = query.region ?? '';
  let best: TaxRule | undefined;
  let bestSpecificity = -1;
  for (const rule of rules) {
    const isMatch =
      rule.countryCode === query.countryCode &&
      rule.taxClass === query.taxClass &&
      matches(normalised(rule.postcode), postcode) &&
      matches(rule.region, region);
    const specificity = isMatch ? specificityOf(rule) : -1;
    if (specificity > bestSpecificity) {
      best = rule;
      bestSpecificity = specificity;
    }
  }
  return best;
};
