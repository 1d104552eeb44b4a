import type { HandOver, Session, SessionStore } from '../services/session/session-store.ts';

/** The cookie that carries the session's token; `__Host-` ties it to this host, HTTPS and every path. */
export const sessionCookieName = '__Host-ironcart';

/** The session of one request: read when first asked for, made only by a change of state. */
export interface RequestSession {
  /** The live session of the cookie, if any. Never makes one. */
  find(): Promise<Session | undefined>;
  /** The live session, or a new guest's: only calls that change something may ask for it. */
  ensure(): Promise<Session>;
  /** Makes the session a customer's under a new token (SECURITY 5). */
  logIn(customerId: string, handOver?: HandOver): Promise<Session>;
  /** Ends the session on the server (SECURITY 4). */
  end(): Promise<void>;
  /** The `Set-Cookie` that the answer has to carry. */
  setCookie(): string | undefined;
}

const tokenOf = (cookieHeader: string | undefined): string | undefined => {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === sessionCookieName && value) return value;
  }
  return undefined;
};

const cookieOf = (token: string, maxAgeSeconds: number): string =>
  `${sessionCookieName}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;

export const createRequestSession = (store: SessionStore, cookieHeader: string | undefined): RequestSession => {
  let found: Promise<Session | undefined> | undefined;
  let cookie: string | undefined;
  const find = (): Promise<Session | undefined> => {
    const token = tokenOf(cookieHeader);
    found ??= token === undefined ? Promise.resolve(undefined) : store.find(token);
    return found;
  };
  const adopt = (issued: { readonly session: Session; readonly token: string }): Session => {
    cookie = cookieOf(issued.token, Math.floor(store.lifetimeMs / 1_000));
    found = Promise.resolve(issued.session);
    return issued.session;
  };
  return {
    find,
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
