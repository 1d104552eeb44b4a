import { type Ratio, ratioOfPercent } from '@ironcart/core';
import type { TaxRule } from './rules/tax-rule.ts';

/** A rule with what the arithmetic needs of it, worked out once. */
export interface PreparedRule extends TaxRule {
  readonly compoundLevel: number;
  /** The rate as an exact fraction: '7.25' is 725 / 10000. */
  readonly ratio: Ratio;
  /** For people: 'VAT DE 19%'. */
  readonly label: string;
}

/** @throws RangeError when the rate is not decimal text; check outside tables with `taxTableSchema`. */
export const prepareRule = (rule: TaxRule): PreparedRule => ({
  ...rule,
  compoundLevel: rule.compoundLevel ?? 0,
  ratio: ratioOfPercent(rule.rate),
  label: `${rule.code} ${rule.rate}%`,
});
