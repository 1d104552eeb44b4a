import { type Ratio, ratioOfPercent } from '@ironcart/core/money';
import { requireObject } from '@ironcart/core/result';
import type { TaxRule } from './rules/tax-rule.ts';

/** A tax rule with its rate as a fraction and its label, computed once. */
export interface PreparedRule extends TaxRule {
  readonly compoundLevel: number;
  /** The rate as an exact fraction: '7.25' is 725 / 10000. */
  readonly ratio: Ratio;
  /** Display text, as in 'VAT DE 19%'. */
  readonly label: string;
}

/** @throws RangeError when the rate is not decimal text; validate tables from outside with `taxTableSchema`. */
export const prepareRule = (rule: TaxRule): PreparedRule => ({
  ...requireObject(rule, 'rule'),
  compoundLevel: rule.compoundLevel ?? 0,
  ratio: ratioOfPercent(rule.rate),
  label: `${rule.code} ${rule.rate}%`,
});
