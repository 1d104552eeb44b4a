import type { readCheckoutFacts } from './checkout-facts.server.ts';

/** The cart, the shopper and the store's settings, of which checkout is made. */
export type CheckoutFacts = Awaited<ReturnType<typeof readCheckoutFacts>>;
