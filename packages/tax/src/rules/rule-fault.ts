import { isPercent } from '@ironcart/core/money';
import { isCalendarDay } from '@ironcart/core/site';
import { ruleClasses, type TaxRule } from './tax-rule.ts';

/** '*', a literal, or a prefix with a trailing '*': an asterisk in another position would be a literal character. */
export const isPlacePattern = (text: string): boolean => /^[^*]*\*?$/.test(text);

/** Whether a text is a percentage of at least 0 in decimal text. */
export const isRate = (rate: string): boolean => isPercent(rate) && !rate.startsWith('-');

/** Whether a period begins no later than it ends. */
export const isInOrder = ({ from = '', until = '9999-12-31' }: Pick<TaxRule, 'from' | 'until'>): boolean =>
  from <= until;

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown): boolean => value === undefined || (isText(value) && isCalendarDay(value));

/** The conditions on a rule from untyped code, each with the text for its message. */
const conditions: readonly (readonly [keyof TaxRule, (rule: TaxRule) => boolean, string])[] = [
  ['countryCode', (rule) => isText(rule.countryCode) && /^\s*[a-z]{2}\s*$/i.test(rule.countryCode), 'two letters'],
  ['taxClass', (rule) => ruleClasses.includes(rule.taxClass), `one of ${ruleClasses.join(', ')}`],
  ['postcode', (rule) => isText(rule.postcode) && isPlacePattern(rule.postcode), 'text with * alone or at the end'],
  ['region', (rule) => isText(rule.region) && isPlacePattern(rule.region), 'text with * alone or at the end'],
  ['rate', (rule) => isText(rule.rate) && isRate(rule.rate), "percent of at least 0 as decimal text, as in '7.25'"],
  ['code', (rule) => isText(rule.code) && rule.code.trim() !== '', 'text'],
  ['levy', (rule) => rule.levy === undefined || (isText(rule.levy) && rule.levy !== ''), 'text where it is given'],
  [
    'compoundLevel',
    ({ compoundLevel = 0 }) => Number.isSafeInteger(compoundLevel) && compoundLevel >= 0,
    'a whole number of at least 0',
  ],
  ['from', (rule) => isDay(rule.from), 'a calendar day, as in 2026-01-31'],
  ['until', (rule) => isDay(rule.until), 'a calendar day, as in 2026-01-31'],
  ['until', isInOrder, 'no earlier than from'],
];

/** The first fault of a rule, as in "rate must be ..., got '20%'"; undefined for a valid rule. */
export const faultOfRule = (rule: TaxRule): string | undefined => {
  const broken = conditions.find(([, isMet]) => !isMet(rule));
  if (!broken) return undefined;
  const [field, , expected] = broken;
  return `${field} must be ${expected}, got ${JSON.stringify(rule[field])}`;
};
