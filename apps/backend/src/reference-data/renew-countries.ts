import { createHash } from 'node:crypto';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import type { ReferenceData } from './reference-data.ts';
import { writeCountries } from './write-reference-data.ts';

type Countries = Pick<ReferenceData, 'countries' | 'regions'>;

/** Prefix of the stored fingerprint of the last written countries and regions. */
const prefix = 'countries ';

const fingerprintOf = ({ countries, regions }: Countries): string =>
  createHash('sha256')
    .update(JSON.stringify([countries, regions]))
    .digest('base64url')
    .slice(0, 16);

/**
 * Updates a store's countries and regions, including their postal patterns, to this release. Shipping and tax tables
 * belong to the merchant and stay unchanged.
 * @returns whether anything changed
 */
export const renewCountries = async (db: Database, data: Countries): Promise<boolean> => {
  const name = prefix + fingerprintOf(data);
  const known = await db.selectFrom('seedings').select('name').where('name', '=', name).executeTakeFirst();
  if (known) return false;
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('seedings').where('name', 'like', `${prefix}%`).execute();
    await transaction
      .insertInto('seedings')
      .values({ name, seeded_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeCountries(transaction, data);
  });
  return true;
};
