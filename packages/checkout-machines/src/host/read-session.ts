import { createActor } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutActor } from '../checkout/checkout.selectors.ts';
import { attached } from './detached.ts';
import type { HostFacts, SessionState } from './session.ts';

/**
 * An actor in the state of a session that is not running: `getSnapshot()` is for selectors and views. Starting it
 * would call no ports, because it has none.
 */
export const actorAt = (state: Pick<SessionState, 'snapshot'>, facts: HostFacts): CheckoutActor =>
  createActor(checkoutMachine, { snapshot: attached(state.snapshot, {}, facts) } as never);
