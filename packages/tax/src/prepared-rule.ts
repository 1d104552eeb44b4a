import { type Ratio, ratioOfPercent } from '@ironcart/core';
import type { TaxRule } from './rules/tax-rule.ts';

/** A rule with what the arithmetic needs of it, worked out once. */
export interface PreparedRule extends TaxRule {
  /** The rate as an exact fraction: '7.25' is 725 / 10000. */
  readonly ratio: Ratio;
  /** For people: 'VAT DE 19%'. */
  readonly label: string;
}

/** @throws RangeError when the rate is not decimal text; check outside tables with `taxRulesSchema`. */
export const prepareRule = ({ countryCode, taxClass, postcode, region, rate, code }: TaxRule): PreparedRule => ({
  countryCode,
  taxClass,
  postcode,
  region,
  rate,
  code,
  ratio: ratioOfPercent(rate),
  label: `${code} ${rate}%`,
});
