import type { Database } from '../../db/pool.ts';
import { hashOfToken, isSecretToken, newSecretToken } from './secret-token.ts';

/** A shopper's session. Its id stays on the server; the token is known to the cookie alone. */
export interface Session {
  readonly sessionId: string;
  /** undefined: a guest. */
  readonly customerId: string | undefined;
}

interface IssuedSession {
  readonly session: Session;
  readonly token: string;
}

export interface SessionStore {
  readonly lifetimeMs: number;
  find(token: string): Promise<Session | undefined>;
  create(): Promise<IssuedSession>;
  /** Makes a guest's session a customer's, under a new token; whoever was logged in gets a new session. */
  logIn(session: Session | undefined, customerId: string): Promise<IssuedSession>;
  end(sessionId: string): Promise<void>;
}

const lifetimeMs = 30 * 24 * 60 * 60_000;

/** Sessions in the database, found by the hash of their token: who reads the table cannot become anyone. */
export const createSessionStore = (
  db: Database,
  { now, randomId }: { readonly now: () => Date; readonly randomId: () => string },
): SessionStore => {
  const issue = async (customerId: string | undefined): Promise<IssuedSession> => {
    const token = newSecretToken();
    const sessionId = randomId();
    const createdAt = now();
    await db
      .insertInto('sessions')
      .values({
        session_id: sessionId,
        token_hash: hashOfToken(token),
        customer_id: customerId ?? null,
        created_at: createdAt,
        expires_at: new Date(createdAt.getTime() + lifetimeMs),
        ended_at: null,
      })
      .execute();
    return { session: { sessionId, customerId }, token };
  };

  const end = async (sessionId: string): Promise<void> => {
    await db.updateTable('sessions').set({ ended_at: now() }).where('session_id', '=', sessionId).execute();
  };

  return {
    lifetimeMs,
    find: async (token) => {
      if (!isSecretToken(token)) return undefined;
      const row = await db
        .selectFrom('sessions')
        .select(['session_id', 'customer_id'])
        .where('token_hash', '=', hashOfToken(token))
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && { sessionId: row.session_id, customerId: row.customer_id ?? undefined };
    },
    create: () => issue(undefined),
    logIn: async (session, customerId) => {
      if (session?.customerId !== undefined) await end(session.sessionId);
      if (session === undefined || session.customerId !== undefined) return issue(customerId);
      const token = newSecretToken();
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({
          token_hash: hashOfToken(token),
          customer_id: customerId,
          expires_at: new Date(now().getTime() + lifetimeMs),
        })
        .where('session_id', '=', session.sessionId)
        .where('ended_at', 'is', null)
        .where('customer_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return { session: { sessionId: session.sessionId, customerId }, token };
      // Another tab has just logged in with the same guest session: its token stays good.
      return issue(customerId);
    },
    end,
  };
};
