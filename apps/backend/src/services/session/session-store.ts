import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts';

/** A shopper's session. Its id stays on the server; only the cookie contains the token. */
export interface Session {
  readonly sessionId: string;
  /** Undefined for a guest. */
  readonly customerId: string | undefined;
}

interface IssuedSession {
  readonly session: Session;
  readonly token: string;
}

/** Transfers a guest's further data to the customer who logs in, in the same transaction. */
export type HandOver = (transaction: Transaction, guestSessionId: string) => Promise<void>;

export interface SessionStore {
  readonly lifetimeMs: number;
  find(token: string): Promise<Session | undefined>;
  create(): Promise<IssuedSession>;
  /** Assigns a guest's session to a customer, with a new token; a logged-in session is replaced by a new one. */
  logIn(session: Session | undefined, customerId: string, handOver?: HandOver): Promise<IssuedSession>;
  end(sessionId: string): Promise<void>;
}

/** Lifetime of a session from its log-in, or for a guest from its start, in milliseconds. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60_000;

export type SessionRow = Pick<Selectable<Tables['sessions']>, 'customer_id'> & { readonly session_id: string | null };

/** SQL for the valid session of a token. Raw SQL, because almost every request runs it. */
export const sessionWith = (token: string, at: Date): RawBuilder<SessionRow> => sql`
  select session_id, customer_id from sessions
  where token_hash = ${hashOfToken(token)} and ended_at is null and expires_at > ${at}`;

export const sessionOf = ([row]: readonly SessionRow[]): Session | undefined =>
  row === undefined || row.session_id === null
    ? undefined
    : { sessionId: row.session_id, customerId: row.customer_id ?? undefined };

/**
 * Stores sessions in the database by the hash of their token, so that a reader of the table cannot impersonate anyone.
 */
export const createSessionStore = (
  db: Database,
  { now, randomId }: { readonly now: () => Date; readonly randomId: () => string },
): SessionStore => {
  const issue = async (on: Database, customerId: string | undefined): Promise<IssuedSession> => {
    const token = newSecretToken();
    const sessionId = randomId();
    const createdAt = now();
    await on
      .insertInto('sessions')
      .values({
        session_id: sessionId,
        token_hash: hashOfToken(token),
        customer_id: customerId ?? null,
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + sessionLifetimeMs),
        ended_at: null,
      })
      .execute();
    return { session: { sessionId, customerId }, token };
  };

  const end = async (on: Database, sessionId: string): Promise<void> => {
    await on.updateTable('sessions').set({ ended_at: now() }).where('session_id', '=', sessionId).execute();
  };

  return {
    lifetimeMs: sessionLifetimeMs,
    find: async (token) => {
      if (!isSecretToken(token)) return undefined;
      const { rows } = await sessionWith(token, now()).execute(db);
      return sessionOf(rows);
    },
    create: () => issue(db, undefined),
    logIn: (session, customerId, handOver) =>
      inTransaction(db, async (transaction) => {
        if (session?.customerId !== undefined) await end(transaction, session.sessionId);
        if (session === undefined || session.customerId !== undefined) return issue(transaction, customerId);
        await handOver?.(transaction, session.sessionId);
        const token = newSecretToken();
        const { numUpdatedRows } = await transaction
          .updateTable('sessions')
          .set({
            token_hash: hashOfToken(token),
            customer_id: customerId,
            expires_at: new Date(now().getTime() + sessionLifetimeMs),
          })
          .where('session_id', '=', session.sessionId)
          .where('ended_at', 'is', null)
          .where('customer_id', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return { session: { sessionId: session.sessionId, customerId }, token };
        // Another tab just logged in with the same guest session, whose token stays valid.
        return issue(transaction, customerId);
      }),
    end: (sessionId) => end(db, sessionId),
  };
};
