import type { ActorRestored } from '../actor-restored.ts';
import type { HealthCheck } from './due-checks.ts';

/** How each check is done; its failure is ignored (S8-err-other-25). Left out: nothing to check here, as outside the app. */
export type HealthPorts = { readonly [K in HealthCheck]?: (signal: AbortSignal) => Promise<unknown> };

export interface HealthTicksInput {
  readonly ports: HealthPorts;
  readonly isOnCheckout: boolean;
}

export interface HealthTicksContext extends HealthTicksInput {
  /** Ticks so far. */
  readonly tick: number;
}

export type HealthTicksEvent =
  | ActorRestored
  /** The shopper has come to another page. */
  | { readonly type: 'page.changed'; readonly isOnCheckout: boolean }
  /** Raised by the machine itself, once a minute. */
  | { readonly type: 'health.ticked' };
