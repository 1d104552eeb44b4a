import { requireEntries } from '@ironcart/core/result';
import { isCalendarDay } from '@ironcart/core/site';
import * as v from 'valibot';
import { overlappingRules } from '../rules/overlapping-rules.ts';
import { isInOrder, isPlacePattern, isRate } from '../rules/rule-fault.ts';
import { ruleClasses, type TaxRule } from '../rules/tax-rule.ts';

const placePattern = v.pipe(v.string(), v.trim(), v.check(isPlacePattern, 'A * stands alone or at the end'));

const calendarDay = v.pipe(v.string(), v.check(isCalendarDay, 'A calendar day as in 2026-01-31'));

/** Validates one rule of a tax table from a file, a form or a database (S3-tax). */
export const taxRuleSchema = v.pipe(
  v.object({
    countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Two capital letters, as in ISO 3166-1')),
    taxClass: v.picklist(ruleClasses),
    postcode: placePattern,
    region: placePattern,
    /** Percent as decimal text of at least 0. */
    rate: v.pipe(v.string(), v.check(isRate, 'A percentage as in 7.25')),
    code: v.pipe(v.string(), v.trim(), v.nonEmpty('A tax has a code')),
    levy: v.optional(v.pipe(v.string(), v.nonEmpty('A levy has a name'))),
    compoundLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
    from: v.optional(calendarDay),
    until: v.optional(calendarDay),
  }),
  v.check((rule) => isInOrder(rule), 'A rule ends no earlier than it begins'),
);

/**
 * Whether at most one dated and one undated rule of each levy exist for a place, a class and a day. A look-up would
 * find only one of several.
 */
export const isUnambiguous = (rules: readonly TaxRule[]): boolean =>
  overlappingRules(requireEntries(rules, 'rules', { countryCode: 'text' })).length === 0;

/** Validates a whole tax table. */
export const taxTableSchema = v.pipe(
  v.array(taxRuleSchema),
  v.check(
    (rules) => isUnambiguous(rules),
    'Two rules describe the same country, levy, class, postal code and region on the same day',
  ),
);
