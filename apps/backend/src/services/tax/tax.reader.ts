import { createRuleIndex, type RuleIndex, type TaxRule } from '@ironcart/tax';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import { type OwnTaxRegime, regimeOf } from './own-tax-regime.ts';

// Listed explicitly, so that the statement can be prepared.
const ruleColumns = [
  'country_id',
  'levy',
  'tax_class',
  'postcode',
  'region',
  'rate',
  'code',
  'compound_level',
  'valid_from',
  'valid_until',
] as const satisfies readonly (keyof Tables['tax_rules'])[];

/**
 * The tax rules of a country that apply on a day, from the merchant's current table.
 * @param day a calendar day: '2026-01-31'
 */
export const readTaxRules = async (db: Database, countryId: string, day: string): Promise<readonly TaxRule[]> => {
  const rows = await db
    .selectFrom('tax_rules')
    .select(ruleColumns)
    .where('country_id', '=', countryId)
    .where(({ eb, or }) => or([eb('valid_from', 'is', null), eb('valid_from', '<=', day)]))
    .where(({ eb, or }) => or([eb('valid_until', 'is', null), eb('valid_until', '>=', day)]))
    .orderBy('levy')
    .execute();
  return rows.map(
    ({ country_id, levy, tax_class, postcode, region, rate, code, compound_level, valid_from, valid_until }) => ({
      countryCode: country_id,
      levy,
      taxClass: tax_class,
      postcode,
      region,
      rate,
      code,
      compoundLevel: compound_level,
      from: valid_from ?? undefined,
      until: valid_until ?? undefined,
    }),
  );
};

/** Tax rules of several countries on a day, indexed; countries without rules are missing. */
export type TaxTable = ReadonlyMap<string, RuleIndex>;

/**
 * Reads the tax rules of several countries on a day: the store's own regime of a country if it has one, otherwise the
 * merchant's rules.
 * @param day calendar day: '2026-01-31'
 */
export const readTaxTable = async (
  db: Database,
  countryIds: Iterable<string>,
  day: string,
  regimes: readonly OwnTaxRegime[],
): Promise<TaxTable> => {
  const tables = await Promise.all(
    [...new Set(countryIds)].map(async (countryId): Promise<readonly (readonly [string, RuleIndex])[]> => {
      const regime = regimeOf(regimes, countryId);
      if (regime) return [[countryId, createRuleIndex(regime.rulesOn(countryId, day))]];
      const rules = await readTaxRules(db, countryId, day);
      return rules.length === 0 ? [] : [[countryId, createRuleIndex(rules)]];
    }),
  );
  return new Map(tables.flat());
};
