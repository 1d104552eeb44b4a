import {
  type CheckoutSnapshot,
  type CheckoutStateData,
  checkoutMachine,
  selectStep,
} from '@ironcart/checkout-machines';
import { checkoutStepAt } from '@ironcart/core/checkout';
import { createActor } from 'xstate';
import type { CheckoutFacts } from './checkout-facts.ts';
import { startInput } from './checkout-input.ts';
import { sessionSnapshot } from './session-checkout.ts';

type Context = CheckoutSnapshot['context'];

/** The checkout that the server renders, as plain data, without the values that are in the page's other data. */
export interface ServedCheckout extends Pick<CheckoutStateData, 'value'> {
  readonly context: Omit<
    Context,
    'ports' | 'site' | 'countries' | 'regions' | 'customer' | 'savedAddresses' | 'cart'
  > & {
    readonly cart: Omit<Context['cart'], 'list' | 'products' | 'earned'>;
  };
}

const nothing = { get: () => null, set: () => undefined, remove: () => undefined };

const never = () => new Promise<never>(() => undefined);

/** Ports for a checkout that is only rendered. */
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
 * Checkout's initial snapshot, without browser-only data. Undefined if the page shows another step, which the draft on
 * the shopper's device may reach, or if the store's promotions have to be loaded.
 */
const firstSnapshot = (start: CheckoutFacts, path: string): CheckoutSnapshot | undefined => {
  if (start.promotions !== undefined || start.countries.length === 0) return undefined;
  const snapshot = createActor(checkoutMachine, {
    input: { ...startInput(start), countries: start.countries, ports: unusedPorts(start.now) },
  }).getSnapshot();
  return selectStep(snapshot) === checkoutStepAt(path) ? snapshot : undefined;
};

/**
 * The checkout that the server renders: the shopper's session, or an initial one; undefined if it has not reached the
 * page's step.
 * @param path of the page within its site
 */
export const serveCheckout = (start: CheckoutFacts, path: string): ServedCheckout | undefined => {
  const { session } = start;
  const snapshot = session ? sessionSnapshot({ ...start, session }, path) : firstSnapshot(start, path);
  if (snapshot === undefined) return undefined;
  const { ports, site, countries, regions, customer, savedAddresses, cart, ...context } = snapshot.context;
  const { list, products, earned, ...priced } = cart;
  return { value: snapshot.value, context: { ...context, cart: priced } };
};
