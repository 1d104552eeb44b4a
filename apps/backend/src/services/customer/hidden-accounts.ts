import { normalEmail } from '@ironcart/core/address';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** An account to which nobody can log in. */
export interface HiddenAccount {
  readonly customerId: string;
  readonly email: string;
}

/**
 * Accounts whose address is another account's in another spelling, from releases that did not bring domains into one
 * form: a log-in with either spelling opens the other account. Migrations 0129 and 0130 left them as they were.
 */
export const readHiddenAccounts = async (db: Database): Promise<readonly HiddenAccount[]> => {
  const { rows } = await sql<{ customer_id: string; email: string }>`
    select customer_id, email from customers where email ~* '[@.]xn--' or octet_length(email) <> length(email)
    order by email`.execute(db);
  return rows.flatMap(({ customer_id: customerId, email }) =>
    normalEmail(email).toLowerCase() === email.toLowerCase() ? [] : [{ customerId, email }],
  );
};
