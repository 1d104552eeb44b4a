import { isPercent } from '@ironcart/core/money';
import * as v from 'valibot';
import { isCalendarDay } from '../calendar-day.ts';
import { ruleClasses, type TaxRule } from '../rules/tax-rule.ts';
import { overlaps } from '../rules/validity.ts';

/** '*', a literal, or a prefix with a trailing '*': an asterisk in another position would be a literal character. */
const placePattern = v.pipe(v.string(), v.trim(), v.regex(/^[^*]*\*?$/, 'A * stands alone or at the end'));

const calendarDay = v.pipe(v.string(), v.check(isCalendarDay, 'A calendar day as in 2026-01-31'));

/** Validates one rule of a tax table from a file, a form or a database (S3-tax). */
export const taxRuleSchema = v.pipe(
  v.object({
    countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters, as in ISO 3166-1')),
    taxClass: v.picklist(ruleClasses),
    postcode: placePattern,
    region: placePattern,
    /** Percent as decimal text of at least 0. */
    rate: v.pipe(
      v.string(),
      v.check((rate) => isPercent(rate) && !rate.startsWith('-'), 'A percentage as in 7.25'),
    ),
    code: v.pipe(v.string(), v.trim(), v.nonEmpty('A tax has a code')),
    levy: v.optional(v.pipe(v.string(), v.nonEmpty('A levy has a name'))),
    compoundLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
    from: v.optional(calendarDay),
    until: v.optional(calendarDay),
  }),
  v.check(({ from = '', until = '9999-12-31' }) => from <= until, 'A rule ends no earlier than it begins'),
);

const placeOf = ({ countryCode, levy = '', taxClass, postcode, region }: TaxRule): string =>
  JSON.stringify([countryCode, levy, taxClass, postcode, region]);

/**
 * Whether at most one dated and one undated rule of each levy exist for a place, a class and a day. A look-up would
 * find only one of several.
 */
export const isUnambiguous = (rules: readonly TaxRule[]): boolean => {
  const byPlace = new Map<string, TaxRule[]>();
  for (const rule of rules) {
    const others = byPlace.get(placeOf(rule)) ?? [];
    if (others.some((other) => overlaps(other, rule))) return false;
    byPlace.set(placeOf(rule), [...others, rule]);
  }
  return true;
};

/** Validates a whole tax table. */
export const taxTableSchema = v.pipe(
  v.array(taxRuleSchema),
  v.check(
    (rules) => isUnambiguous(rules),
    'Two rules describe the same country, levy, class, postal code and region on the same day',
  ),
);
