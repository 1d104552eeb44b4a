import { normalisedPostcode } from '@ironcart/core/address';
import type { TaxRule } from './tax-rule.ts';
import { overlaps } from './validity.ts';

/** A code of a country or region in its normal form: 'DE' for ' de'. */
export const normalisedCode = (code: string): string => code.trim().toUpperCase();

const subjectOf = ({ countryCode, levy = '', taxClass, postcode, region }: TaxRule): string =>
  [normalisedCode(countryCode), levy, taxClass, normalisedPostcode(postcode), normalisedCode(region)].join('\n');

/**
 * The rules with the country, levy, class, postal code and region of an earlier rule on the same day, both dated or
 * both undated: a look-up would find only one of them.
 */
export const overlappingRules = (rules: readonly TaxRule[]): readonly TaxRule[] => {
  const bySubject = new Map<string, TaxRule[]>();
  return rules.filter((rule) => {
    const subject = subjectOf(rule);
    const earlier = bySubject.get(subject) ?? [];
    const isSecond = earlier.some((other) => overlaps(other, rule));
    bySubject.set(subject, earlier);
    earlier.push(rule);
    return isSecond;
  });
};
