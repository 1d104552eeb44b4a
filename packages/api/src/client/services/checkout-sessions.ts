import { type SessionEvent, sessionEventToWire } from '../../codec/checkout-session.ts';
import { checkoutSessionCalls, type WireCheckoutSession } from '../../contract/checkout-session.ts';
import type { BodyInputOf } from '../../contract/define-call.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A checkout that runs on the server. */
export interface CheckoutSession extends Omit<WireCheckoutSession, '_id' | 'expiresAt'> {
  readonly id: string;
  /** In milliseconds since the epoch. */
  readonly expiresAtMs: number;
}

export interface SendEventsOptions extends CallOptions {
  /** The version that the shopper saw: an order is placed only if this is still the session's version. */
  readonly knownVersion?: number | undefined;
}

const sessionFromWire = ({ _id, expiresAt, ...session }: WireCheckoutSession): CheckoutSession => ({
  ...session,
  id: _id,
  expiresAtMs: Date.parse(expiresAt),
});

/** Checkouts that run on the server. */
export const createCheckoutSessionService = (send: Send) => ({
  /** Opens the checkout of a list, or returns the open one. @throws ApiError `not_found`, `list_empty` */
  open: async (
    checkout: BodyInputOf<typeof checkoutSessionCalls.openSession>,
    options: CallOptions = {},
  ): Promise<CheckoutSession> =>
    sessionFromWire(await send(checkoutSessionCalls.openSession, { ...options, body: checkout })),
  /** @throws ApiError `not_found` */
  get: async (id: string, options: CallOptions = {}): Promise<CheckoutSession> =>
    sessionFromWire(await send(checkoutSessionCalls.getSession, { ...options, params: { id } })),
  /**
   * Sends events; resolves when checkout is idle. Never retried automatically.
   * @throws ApiError `not_found`, `session_busy`
   */
  send: async (
    id: string,
    events: readonly SessionEvent[],
    { knownVersion, ...options }: SendEventsOptions = {},
  ): Promise<CheckoutSession> =>
    sessionFromWire(
      await send(checkoutSessionCalls.sendEvents, {
        ...options,
        params: { id },
        body: {
          events: events.map(sessionEventToWire),
          ...(knownVersion === undefined ? {} : { knownVersion }),
        },
      }),
    ),
  /** Deletes the session and everything entered in it. @throws ApiError `not_found` */
  close: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(checkoutSessionCalls.closeSession, { ...options, params: { id } });
  },
});
