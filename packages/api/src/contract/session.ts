import * as v from 'valibot';
import { PASSWORD_LENGTH, wireCustomer } from './customer.ts';
import { defineCall } from './define-call.ts';
import { email, listOf, moment, requiredText, success, wholeNumber } from './primitives.ts';

/** Maximum number of a customer's log-ins in a response. */
export const MAX_LOG_INS = 100;

/** The session: the shopper's identity and the token's expiry. */
export const wireSession = v.object({
  customer: wireCustomer,
  /** When the token expires, in milliseconds since the epoch by the backend's clock. */
  expires: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The token's total lifetime in seconds. Default: 300 (S9-timing-02). */
  expiresIn: v.optional(wholeNumber(1, 86_400)),
});
export type WireSession = v.InferOutput<typeof wireSession>;

/** A browser or device where the customer is logged in. */
export const wireLogIn = v.object({
  /** Whether it is the current session. */
  isCurrent: v.boolean(),
  /** When the customer logged in there; ISO 8601, UTC. */
  since: moment,
});
export type WireLogIn = v.InferOutput<typeof wireLogIn>;

/** svc_session: token refresh, log-in and log-out. */
export const sessionCalls = {
  getSession: defineCall({
    name: 'session.getSession',
    method: 'GET',
    path: '/svc_session/session',
    answer: wireSession,
  }),
  login: defineCall({
    name: 'session.login',
    method: 'POST',
    path: '/svc_session/session/login',
    body: v.object({ email, password: requiredText(PASSWORD_LENGTH.max) }),
    answer: wireSession,
    errors: { invalid_credentials: 401 },
    captcha: 'login',
  }),
  logout: defineCall({
    name: 'session.logout',
    method: 'POST',
    path: '/svc_session/session/logout',
    answer: wireSession,
  }),
  /** The customer's logged-in sessions, newest first; at most 100. */
  getLogIns: defineCall({
    name: 'session.getLogIns',
    method: 'GET',
    path: '/svc_session/log-ins',
    answer: listOf(wireLogIn, MAX_LOG_INS),
  }),
  /** Ends the customer's other sessions. */
  endOtherLogIns: defineCall({
    name: 'session.endOtherLogIns',
    method: 'POST',
    path: '/svc_session/log-ins/end-others',
    answer: success,
  }),
} as const;
