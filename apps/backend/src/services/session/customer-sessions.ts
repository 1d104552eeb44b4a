import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { sessionLifetimeMs } from './session-store.ts';

/** A live session of a customer. */
export interface CustomerSession {
  readonly sessionId: string;
  /** The log-in time, from which the session's lifetime counts, regardless of its time as a guest session. */
  readonly loggedInAt: Date;
}

/** The live sessions of a customer, most recent log-in first. */
export const readCustomerSessions = async (
  db: Database,
  customerId: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly CustomerSession[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('expires_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ session_id, expires_at }) => ({
    sessionId: session_id,
    loggedInAt: new Date(expires_at.getTime() - sessionLifetimeMs),
  }));
};

/**
 * Ends a customer's sessions and authorizations of agent platforms: someone who knew the password may have granted
 * them.
 * @param except id of a session to keep
 */
export const endCustomerSessions = async (
  db: Database | Transaction,
  customerId: string,
  { at, except }: { readonly at: Date; readonly except?: string | undefined },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('session_id', '<>', except ?? ''))
    .execute();
  await db.deleteFrom('agent_grants').where('customer_id', '=', customerId).execute();
};
