import type { Site } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { readFlagContext, readFlags } from '../flag/flag.reader.ts';
import type { ServiceContext } from '../service-context.ts';
import { readFiveForFive } from './five-for-five-ledger.ts';

/** The e-mail address whose offer an order redeems: the customer's own, or the one that a guest ships to. */
export const emailOfOffer = async (
  db: Database,
  customerId: string | undefined,
  shipTo: { readonly email?: string | undefined } | undefined,
): Promise<string> => {
  const customer =
    customerId === undefined
      ? undefined
      : await db.selectFrom('customers').select('email').where('customer_id', '=', customerId).executeTakeFirst();
  return customer?.email ?? shipTo?.email ?? '';
};

/**
 * How many times an e-mail address can still redeem the five-for-five offer; undefined without one, and for shoppers
 * whose flag is off (S6-flags-11).
 */
export const readFiveForFiveOffer = async (
  context: Pick<ServiceContext, 'db' | 'logger'>,
  { email, customerId, site }: { readonly email: string; readonly customerId: string | undefined; readonly site: Site },
): Promise<number | undefined> => {
  const remaining = await readFiveForFive(context.db, email);
  if (remaining === undefined) return undefined;
  const shopper = await readFlagContext(context.db, customerId, { site });
  const { flags } = await readFlags(context, shopper);
  return flags.fiveforfive_enabled ? remaining : undefined;
};
