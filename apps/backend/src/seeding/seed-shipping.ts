import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';
import { writeProductOrigins } from '../rates/write-shipping.ts';

/** Writes which demo products leave from elsewhere, and where a site without a pickup hands out orders. */
export const seedShipping = async (
  transaction: Transaction,
  { productOrigins, pickups }: Pick<SeedData, 'productOrigins' | 'pickups'>,
): Promise<void> => {
  for (const origins of productOrigins) await writeProductOrigins(transaction, origins);
  for (const { siteCode, label, carrier, originCode } of pickups) {
    const methods = await transaction
      .selectFrom('shipping_methods')
      .select('kind')
      .where('site_code', '=', siteCode)
      .execute();
    if (methods.some(({ kind }) => kind === 'pickup')) continue;
    await transaction
      .insertInto('shipping_methods')
      .values({
        site_code: siteCode,
        shipping_code: 'pickup',
        label,
        carrier,
        kind: 'pickup',
        origin_code: originCode,
        dimensional_divisor: null,
        max_package_weight: null,
        max_package_length: null,
        position: methods.length,
      })
      .execute();
  }
};
