import type { Database } from '../../db/pool.ts';
import type { LeviedRule } from './levied-rule.ts';

/** The tax rules of a country, as the merchant has them written down at this moment. */
export const readTaxRules = async (db: Database, countryId: string): Promise<readonly LeviedRule[]> => {
  const rows = await db
    .selectFrom('tax_rules')
    .selectAll()
    .where('country_id', '=', countryId)
    .orderBy('levy')
    .execute();
  return rows.map(({ country_id, levy, tax_class, postcode, region, rate, code }) => ({
    countryCode: country_id,
    levy,
    taxClass: tax_class,
    postcode,
    region,
    rate,
    code,
  }));
};
