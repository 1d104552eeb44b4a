import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isSecretToken } from '../services/session/secret-token.ts';
import type { HandOver, Session, SessionStore } from '../services/session/session-store.ts';

/** The session cookie; `__Host-` ties it to this host, HTTPS and every path. */
export const sessionCookieName = '__Host-ironcart';

interface FoundSession {
  readonly session: Session | undefined;
}

/** The session of one request: read on first use, created only by a state change. */
export interface RequestSession {
  /** The valid session of the cookie, if any. Never creates one. */
  find(): Promise<Session | undefined>;
  /**
   * Finds the session with a statement that also does something else.
   * @returns undefined without a look-up if the session is already known or the cookie contains no token
   */
  findWith<Found extends FoundSession>(find: (token: string) => Promise<Found>): Promise<Found> | undefined;
  /** The valid session, or a new guest session; only for calls that change something. */
  ensure(): Promise<Session>;
  /** Turns the session into a customer's, with a new token (SECURITY 5). */
  logIn(customerId: string, handOver?: HandOver): Promise<Session>;
  /** Ends the session on the server (SECURITY 4). */
  end(): Promise<void>;
  /** The `Set-Cookie` header for the response. */
  setCookie(): string | undefined;
}

const cookieOf = (token: string, maxAgeSeconds: number): string =>
  generateCookie(sessionCookieName, token, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: maxAgeSeconds,
  });

export const createRequestSession = (store: SessionStore, context: Context): RequestSession => {
  const token = getCookie(context, sessionCookieName);
  let found: Promise<Session | undefined> | undefined;
  let cookie: string | undefined;
  const find = (): Promise<Session | undefined> => {
    found ??= token ? store.find(token) : Promise.resolve(undefined);
    return found;
  };
  const adopt = (issued: { readonly session: Session; readonly token: string }): Session => {
    cookie = cookieOf(issued.token, Math.floor(store.lifetimeMs / 1_000));
    found = Promise.resolve(issued.session);
    return issued.session;
  };
  return {
    find,
    findWith: (find) => {
      if (found !== undefined || token === undefined || !isSecretToken(token)) return undefined;
      const finding = find(token);
      found = finding.then(({ session }) => session);
      // The caller handles its failure; without this handler, the unhandled rejection would end the process while the
      // database is unavailable.
      found.catch(() => undefined);
      return finding;
    },
    ensure: async () => (await find()) ?? adopt(await store.create()),
    logIn: async (customerId, handOver) => adopt(await store.logIn(await find(), customerId, handOver)),
    end: async () => {
      const session = await find();
      if (!session) return;
      await store.end(session.sessionId);
      found = Promise.resolve(undefined);
      cookie = cookieOf('', 0);
    },
    setCookie: () => cookie,
  };
};
