import {
  type CheckoutActor,
  type CheckoutPorts,
  type CheckoutSnapshot,
  checkoutMachine,
  restoreActor,
  selectPageFor,
  selectStep,
} from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { checkoutStepAt } from '@ironcart/core/checkout';
import { transition } from 'xstate';
import type { CheckoutFacts } from './checkout-facts.ts';

/** A page's start data with the shopper's checkout session. */
export type SessionStart = Pick<CheckoutFacts, 'site' | 'countries' | 'regions' | 'contents'> & {
  readonly session: NonNullable<CheckoutFacts['session']>;
};

const standingActor = ({ site, countries, regions, session }: SessionStart): CheckoutActor =>
  actorAt(session.state, { site, countries, regions });

/**
 * The shopper's session at the page's step, for rendering on the server; undefined if it has not reached that step.
 * @param path of the page within its site
 */
export const sessionSnapshot = (start: SessionStart, path: string): CheckoutSnapshot | undefined => {
  const snapshot = standingActor(start).getSnapshot();
  const step = checkoutStepAt(path);
  if (step === undefined || selectPageFor(snapshot, step) !== step) return undefined;
  if (selectStep(snapshot) === step) return snapshot;
  const [there] = transition(checkoutMachine, snapshot, { type: 'step.goTo', step });
  return there;
};

/** Continues the session in the browser, with the input entered without scripts. */
export const continueSession = (start: SessionStart, ports: CheckoutPorts): CheckoutActor => {
  const actor = restoreActor(checkoutMachine, standingActor(start).getPersistedSnapshot(), { ports });
  actor.send({ type: 'cart.changed', ...start.contents });
  // A session's tokens stay on the server.
  const { card, approval } = actor.getSnapshot().context.payment;
  if (card || approval) actor.send({ type: 'payment.cleared' });
  return actor;
};
