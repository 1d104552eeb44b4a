import type { TaxRule } from '@ironcart/tax';
import type { Database } from '../../db/pool.ts';

export const readTaxRules = async (db: Database, countryId: string): Promise<readonly TaxRule[]> => {
  const rows = await db.selectFrom('tax_rules').selectAll().where('country_id', '=', countryId).execute();
  return rows.map(({ country_id, tax_class, postcode, region, rate, code }) => ({
    countryCode: country_id,
    taxClass: tax_class,
    postcode,
    region,
    rate,
    code,
  }));
};
