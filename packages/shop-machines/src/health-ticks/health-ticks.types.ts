import type { ActorRestored } from '../actor-restored.ts';
import type { HealthCheck } from './due-checks.ts';

/**
 * The implementation of each check; failures are ignored (S8-err-other-25). A check without an implementation is
 * skipped, for example outside the app.
 */
export type HealthPorts = { readonly [K in HealthCheck]?: (signal: AbortSignal) => Promise<unknown> };

export interface HealthTicksInput {
  readonly ports: HealthPorts;
  readonly isOnCheckout: boolean;
}

export interface HealthTicksContext extends HealthTicksInput {
  /** The number of ticks so far. */
  readonly tick: number;
}

export type HealthTicksEvent =
  | ActorRestored
  /** The shopper opened another page. */
  | { readonly type: 'page.changed'; readonly isOnCheckout: boolean }
  /** Raised by the machine itself, once a minute. */
  | { readonly type: 'health.ticked' };
