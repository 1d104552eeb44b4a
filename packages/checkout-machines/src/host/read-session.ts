import { createActor } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutActor } from '../checkout/checkout.selectors.ts';
import { putParts } from '../restore-actor.ts';
import { detached, sharedParts } from './detached.ts';
import type { HostFacts, SessionState } from './session.ts';

/**
 * An actor in the state of a session that is not running: `getSnapshot()` is for selectors and views. It has no ports,
 * so starting it would make no calls.
 */
export const actorAt = (state: Pick<SessionState, 'snapshot'>, facts: HostFacts): CheckoutActor => {
  const actor: CheckoutActor = createActor(checkoutMachine, { snapshot: detached(state.snapshot) } as never);
  putParts(actor, { ports: {}, ...sharedParts(facts) });
  return actor;
};
