import type { Database } from '../../db/pool.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { verifyPassword } from './password.ts';

/** The refusal of a wrong current password. */
export const wrongPassword = (): Refusal<'wrong_password'> => refuse('wrong_password', 'The password is wrong');

/** The hash of a customer's password; undefined if `password` is wrong or the customer no longer exists. */
export const verifyOwnPassword = async (
  db: Database,
  customerId: string,
  password: string,
): Promise<string | undefined> => {
  const known = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return known && (await verifyPassword(known.password_hash, password)) ? known.password_hash : undefined;
};
