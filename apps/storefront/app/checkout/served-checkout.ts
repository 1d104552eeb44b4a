import { type CheckoutActor, type CheckoutSnapshot, checkoutMachine, selectStep } from '@ironcart/checkout-machines';
import { checkoutStepAt } from '@ironcart/core/checkout';
import { createActor } from 'xstate';
import { startInput } from './checkout-input.ts';
import type { CheckoutStart } from './checkout-start.ts';

const nothing = { get: () => null, set: () => undefined, remove: () => undefined };

const never = () => new Promise<never>(() => undefined);

/** Ports for a checkout that is only looked at. */
export const unusedPorts = (now: number) => ({
  storage: nothing,
  now: () => now,
  rates: never,
  tax: never,
  place: never,
  order: never,
  reloadCart: never,
  paymentMethods: never,
  giftCard: never,
  promotionStatus: never,
  deleteList: never,
});

/**
 * Checkout at its beginning as the server renders it, without what only a browser knows. Undefined if the page's step is
 * another one, which the draft on the shopper's device may reach, or if the store's promotions have to be loaded.
 * @param path of the page within its site
 */
export const firstSnapshot = (start: CheckoutStart, path: string): CheckoutSnapshot | undefined => {
  if (start.promotions !== undefined || start.countries.length === 0) return undefined;
  const snapshot = createActor(checkoutMachine, {
    input: { ...startInput(start), countries: start.countries, ports: unusedPorts(start.now) },
  }).getSnapshot();
  return selectStep(snapshot) === checkoutStepAt(path) ? snapshot : undefined;
};

/** A checkout that stays as it is. */
export const standingCheckout = (snapshot: CheckoutSnapshot): CheckoutActor => {
  const subscription = { unsubscribe: () => undefined };
  const standing: Pick<CheckoutActor, 'getSnapshot' | 'send'> & Record<'subscribe' | 'on', unknown> = {
    getSnapshot: () => snapshot,
    send: () => undefined,
    subscribe: () => subscription,
    on: () => subscription,
  };
  return standing as unknown as CheckoutActor;
};
