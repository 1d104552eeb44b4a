import { normalisedPostcode } from '@ironcart/core/address';
import { requireText } from '@ironcart/core/result';
import { isCalendarDay } from '@ironcart/core/site';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import { normalisedCode, overlappingRules } from './rules/overlapping-rules.ts';
import { faultOfRule } from './rules/rule-fault.ts';
import type { RuleClass, TaxPlace, TaxRule } from './rules/tax-rule.ts';
import { isDated, isInForce } from './rules/validity.ts';

/** Returns the rules of all taxes due on a class at a place, in ascending order of their compound levels. */
export type RulesOfClass = (taxClass: RuleClass) => readonly PreparedRule[];

/** The rules of an untaxed sale, such as an export: pass it to `taxOrder` to deliberately sell without tax. */
export const untaxed: RulesOfClass = () => [];

/** A tax table indexed for fast look-ups. */
export interface RuleIndex {
  /**
   * Finds the most specific rule of each levy at a place on a day, in constant time with respect to the table's size. A
   * levy without a rule for shipping taxes shipping like goods. Country and region match in either case.
   * @returns undefined for a country without a rule in the table: its tax is unknown, not zero
   * @throws RangeError when the day does not exist in the calendar, or is missing although the country has dated rules;
   * TypeError when country, postal code or region is not text
   */
  rulesAt(place: TaxPlace): RulesOfClass | undefined;
}

/** Entries by pattern, searched from the narrowest matching pattern to '*'. */
interface PatternMap<Entry> {
  readonly literals: Map<string, Entry>;
  readonly prefixes: Map<string, Entry>;
  /** The distinct lengths of the prefixes, longest first; '*' alone has length 0. */
  readonly prefixLengths: number[];
}

const createPatternMap = <Entry>(): PatternMap<Entry> => ({
  literals: new Map(),
  prefixes: new Map(),
  prefixLengths: [],
});

/** Returns a pattern's entry; creates it if it is missing. */
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

/**
 * Calls `answerOf` for each entry that matches the value, narrowest first, and returns the first result that is not
 * undefined.
 */
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

type RulesByRegion = PatternMap<PreparedRule[]>;
type RulesByPostcode = PatternMap<RulesByRegion>;
/** The rules of a levy by class. */
type Levy = Map<string, RulesByPostcode>;

/** Returns a key's value; creates it if the key is missing. */
const entryFor = <Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
};

/** The levies of a country by their names, and whether any of its rules has dates. */
interface CountryRules {
  readonly levies: Map<string | undefined, Levy>;
  hasDates: boolean;
}

/** Adds a rule after the others of its place; a dated rule goes before those without dates. */
const addRule = (levy: Levy, rule: TaxRule): void => {
  const byPostcode = entryFor(levy, rule.taxClass, createPatternMap<RulesByRegion>);
  const byRegion = entryOf(byPostcode, normalisedPostcode(rule.postcode), createPatternMap<PreparedRule[]>);
  const rules = entryOf(byRegion, normalisedCode(rule.region), () => []);
  const place = isDated(rule) ? rules.findIndex((other) => !isDated(other)) : -1;
  rules.splice(place === -1 ? rules.length : place, 0, prepareRule(rule));
};

/** @throws RangeError for the first invalid rule, and for two rules at one place on the same day */
const checkTable = (table: readonly TaxRule[]): void => {
  const refuse = (rule: TaxRule, fault: string): never => {
    const { countryCode, taxClass } = rule;
    throw new RangeError(`Tax rule ${String(table.lastIndexOf(rule) + 1)} (${countryCode}, ${taxClass}): ${fault}`);
  };
  for (const [index, rule] of table.entries()) {
    if (typeof rule !== 'object' || rule === null)
      throw new RangeError(`Tax rule ${String(index + 1)} must be an object`);
    const fault = faultOfRule(rule);
    if (fault) refuse(rule, fault);
  }
  const [second] = overlappingRules(table);
  if (second) refuse(second, 'an earlier rule has the same levy, postcode and region on the same day');
};

/**
 * Indexes a tax table. Call it once per table.
 * @throws TypeError if the table is not a list of rules; RangeError, with the rule's number, if a rule is invalid or
 *   two rules apply to one place on the same day; `taxTableSchema` returns all issues of a table from a file or a form
 */
export const createRuleIndex = (rules: Iterable<TaxRule>): RuleIndex => {
  if (typeof rules?.[Symbol.iterator] !== 'function') {
    throw new TypeError("Tax rules must be a list, as in [{ countryCode: 'DE', ... }]");
  }
  const table = Array.from(rules);
  checkTable(table);
  const byCountry = new Map<string, CountryRules>();
  for (const rule of table) {
    const country = entryFor(
      byCountry,
      normalisedCode(rule.countryCode),
      (): CountryRules => ({ levies: new Map(), hasDates: false }),
    );
    country.hasDates ||= isDated(rule);
    addRule(
      entryFor(country.levies, rule.levy, (): Levy => new Map()),
      rule,
    );
  }
  return {
    rulesAt(place) {
      const { countryCode, postcode = '', region = '', day }: Partial<TaxPlace> = place ?? {};
      requireText(countryCode, 'countryCode');
      requireText(postcode, 'postcode');
      requireText(region, 'region');
      if (day !== undefined && !isCalendarDay(day)) throw new RangeError(`Not a calendar day: ${day}`);
      const country = byCountry.get(normalisedCode(countryCode));
      if (!country) return undefined;
      if (day === undefined && country.hasDates) {
        throw new RangeError(`Tax rules of ${countryCode} have dates: name the day of the sale`);
      }
      const { levies } = country;
      const normalised = normalisedPostcode(postcode);
      const regionCode = normalisedCode(region);
      const inForce = (atPlace: PreparedRule[]) => atPlace.find((rule) => isInForce(rule, day));
      const inRegion = (byRegion: RulesByRegion) => firstMatch(byRegion, regionCode, inForce);
      const ruleOf = (levy: Levy, taxClass: RuleClass): PreparedRule | undefined => {
        const byPostcode = levy.get(taxClass);
        const rule = byPostcode && firstMatch(byPostcode, normalised, inRegion);
        return rule ?? (taxClass === 'shipping' ? ruleOf(levy, 'goods') : undefined);
      };
      return (taxClass) => {
        const found: PreparedRule[] = [];
        for (const levy of levies.values()) {
          const rule = ruleOf(levy, taxClass);
          if (rule) found.push(rule);
        }
        return found.length < 2 ? found : found.sort((left, right) => left.compoundLevel - right.compoundLevel);
      };
    },
  };
};
