import { normalisedPostcode } from '@ironcart/core';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import type { TaxQuery, TaxRule } from './rules/tax-rule.ts';

/** A tax table made ready for many look-ups. */
export interface RuleIndex {
  /** What `findRule` finds in the table, prepared for the arithmetic, in a time that does not grow with the table. */
  find(query: TaxQuery): PreparedRule | undefined;
}

/** Entries by pattern, each group searched from its narrowest pattern to '*'. */
interface PatternMap<Entry> {
  readonly literals: Map<string, Entry>;
  readonly prefixes: Map<string, Entry>;
  /** Lengths that prefixes have, the longest first; '*' alone has length 0. */
  readonly prefixLengths: number[];
}

const createPatternMap = <Entry>(): PatternMap<Entry> => ({
  literals: new Map(),
  prefixes: new Map(),
  prefixLengths: [],
});

/** The entry of a pattern, made when it is the pattern's first. */
const entryOf = <Entry>(patterns: PatternMap<Entry>, pattern: string, create: () => Entry): Entry => {
  const isPrefix = pattern.endsWith('*');
  const text = isPrefix ? pattern.slice(0, -1) : pattern;
  const entries = isPrefix ? patterns.prefixes : patterns.literals;
  const known = entries.get(text);
  if (known) return known;
  const entry = create();
  entries.set(text, entry);
  if (isPrefix && !patterns.prefixLengths.includes(text.length)) {
    patterns.prefixLengths.push(text.length);
    patterns.prefixLengths.sort((left, right) => right - left);
  }
  return entry;
};

/** The first answer that is one, asked of the entries that match the value, from the narrowest on. */
const firstMatch = <Entry, Answer>(
  { literals, prefixes, prefixLengths }: PatternMap<Entry>,
  value: string,
  answerOf: (entry: Entry) => Answer | undefined,
): Answer | undefined => {
  const literal = literals.get(value);
  const answer = literal && answerOf(literal);
  if (answer) return answer;
  for (const length of prefixLengths) {
    const entry = length <= value.length ? prefixes.get(value.slice(0, length)) : undefined;
    const found = entry && answerOf(entry);
    if (found) return found;
  }
  return undefined;
};

type RulesByRegion = PatternMap<PreparedRule>;
type RulesByPostcode = PatternMap<RulesByRegion>;

const itself = (rule: PreparedRule): PreparedRule => rule;

/**
 * Makes a table ready for many look-ups, for one table once.
 * @throws RangeError when a rate is not decimal text
 */
export const createRuleIndex = (rules: Iterable<TaxRule>): RuleIndex => {
  const byCountry = new Map<string, Map<string, RulesByPostcode>>();
  for (const rule of rules) {
    const byClass = byCountry.get(rule.countryCode) ?? new Map<string, RulesByPostcode>();
    byCountry.set(rule.countryCode, byClass);
    const byPostcode = byClass.get(rule.taxClass) ?? createPatternMap<RulesByRegion>();
    byClass.set(rule.taxClass, byPostcode);
    const byRegion = entryOf(byPostcode, normalisedPostcode(rule.postcode), createPatternMap<PreparedRule>);
    entryOf(byRegion, rule.region, () => prepareRule(rule));
  }
  return {
    find({ countryCode, taxClass, postcode = '', region = '' }) {
      const byPostcode = byCountry.get(countryCode)?.get(taxClass);
      if (!byPostcode) return undefined;
      return firstMatch(byPostcode, normalisedPostcode(postcode), (byRegion) => firstMatch(byRegion, region, itself));
    },
  };
};
