import type { CheckoutSnapshot, CheckoutStateData } from '@ironcart/checkout-machines';
import type { CheckoutStart } from './checkout-start.ts';

type Context = CheckoutSnapshot['context'];

/** The state of the checkout that the server rendered, for views; undefined if it rendered none. */
export const servedState = (start: CheckoutStart): CheckoutStateData | undefined => {
  const { served, site, countries, regions, customer, contents } = start;
  if (served === undefined) return undefined;
  const { list, products, earned = [] } = contents;
  const savedAddresses = customer?.addresses ?? [];
  const cart = { ...served.context.cart, list, products, earned };
  const shared = { site, countries, regions, customer, savedAddresses, cart };
  // Views call no ports, so they are omitted.
  return { value: served.value, context: { ...served.context, ...shared } as unknown as Context };
};
