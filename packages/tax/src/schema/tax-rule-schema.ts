import { isPercent } from '@ironcart/core';
import * as v from 'valibot';
import { type TaxRule, taxClasses } from '../rules/tax-rule.ts';

/** '*', a literal, or a prefix with a trailing '*': an asterisk anywhere else would match nothing but itself. */
const placePattern = v.pipe(v.string(), v.trim(), v.regex(/^[^*]*\*?$/, 'A * stands alone or at the end'));

/** One line of a tax table as it comes from a file, a form or a database (S3-tax). */
export const taxRuleSchema = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters, as in ISO 3166-1')),
  taxClass: v.picklist(taxClasses),
  postcode: placePattern,
  region: placePattern,
  /** Percent as decimal text of at least 0. */
  rate: v.pipe(
    v.string(),
    v.check((rate) => isPercent(rate) && !rate.startsWith('-'), 'A percentage as in 7.25'),
  ),
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('A tax has a code')),
});

const placeOf = ({ countryCode, taxClass, postcode, region }: TaxRule): string =>
  JSON.stringify([countryCode, taxClass, postcode, region]);

/** A whole table: of two rules for the same place and class the second would never be found. */
export const taxTableSchema = v.pipe(
  v.array(taxRuleSchema),
  v.check(
    (rules) => new Set(rules.map(placeOf)).size === rules.length,
    'Two rules describe the same country, class, postal code and region',
  ),
);
