import { type Session, sessionFromWire } from '../../codec/session.ts';
import { sessionCalls } from '../../contract/session.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A browser or device where a customer is logged in. */
export interface LogIn {
  /** Whether it is the current session. */
  readonly isCurrent: boolean;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** The shopper's session. Calls that change it return the updated session. */
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
  /** The customer's logged-in sessions, newest first. @throws ApiError `TOKEN_EXPIRED` for a guest */
  logIns: (options: CallOptions = {}): Promise<readonly LogIn[]> => send(sessionCalls.getLogIns, options),
  /** Ends the customer's other sessions. @throws ApiError `TOKEN_EXPIRED` for a guest */
  endOtherLogIns: async (options: CallOptions = {}): Promise<void> => {
    await send(sessionCalls.endOtherLogIns, options);
  },
});
