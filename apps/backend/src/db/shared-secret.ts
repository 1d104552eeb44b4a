import { randomBytes } from 'node:crypto';
import type { Database } from './pool.ts';

/** A secret that is made once and shared by every process on the database. */
export const sharedSecret = async (db: Database, name: string): Promise<string> => {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
};
