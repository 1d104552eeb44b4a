import { randomBytes } from 'node:crypto';
import type { Database } from './pool.ts';

const readSecret = (db: Database, name: string) => db.selectFrom('secrets').select('value').where('name', '=', name);

const randomText = (): string => randomBytes(32).toString('base64url');

/**
 * A generated secret, shared by every process on the database.
 * @param generate default: 32 random bytes as text
 */
export const sharedSecret = async (db: Database, name: string, generate = randomText): Promise<string> => {
  const known = await readSecret(db, name).executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto('secrets')
    .values({ name, value: generate() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSecret(db, name).executeTakeFirstOrThrow()).value;
};
