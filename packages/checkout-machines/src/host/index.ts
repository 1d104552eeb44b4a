export {
  type CheckoutHost,
  createCheckoutHost,
  type HostedCheckout,
  type HostOptions,
} from './create-checkout-host.ts';
export type { HostClock } from './host-clock.ts';
export { HostError, type HostErrorCode } from './host-error.ts';
export { actorAt } from './read-session.ts';
export type {
  HostFacts,
  LogChange,
  SessionEntry,
  SessionInput,
  SessionState,
  SessionStore,
  StoredSession,
} from './session.ts';
