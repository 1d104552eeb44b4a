import { type Session, sessionFromWire } from '../../codec/session.ts';
import { sessionCalls } from '../../contract/session.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The shopper's session. Each call returns the updated session. */
export const createSessionService = (send: Send) => ({
  /** Returns the session and refreshes its token. */
  get: async (options: CallOptions = {}): Promise<Session> =>
    sessionFromWire(await send(sessionCalls.getSession, options)),
  /** @throws ApiError `invalid_credentials` */
  login: async (
    credentials: { readonly email: string; readonly password: string },
    options: CallOptions = {},
  ): Promise<Session> => sessionFromWire(await send(sessionCalls.login, { ...options, body: { ...credentials } })),
  logout: async (options: CallOptions = {}): Promise<Session> =>
    sessionFromWire(await send(sessionCalls.logout, options)),
});
