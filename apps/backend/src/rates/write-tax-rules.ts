import { chunksOf } from '../db/chunks.ts';
import type { Transaction } from '../db/transaction.ts';
import type { TaxRule } from '../reference-data/reference-data.ts';

/** Inserts missing tax rules. */
export const writeTaxRules = async (transaction: Transaction, rules: readonly TaxRule[]): Promise<void> => {
  for (const rows of chunksOf(rules)) {
    await transaction
      .insertInto('tax_rules')
      .values(
        rows.map(({ countryId, levy, taxClass, postcode, region, rate, code, compoundLevel = 0, from, until }) => ({
          country_id: countryId,
          levy,
          tax_class: taxClass,
          postcode,
          region,
          rate,
          code,
          compound_level: compoundLevel,
          valid_from: from ?? null,
          valid_until: until ?? null,
        })),
      )
      .execute();
  }
};
