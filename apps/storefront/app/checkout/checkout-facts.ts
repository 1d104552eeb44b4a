import type { readCheckoutFacts } from './checkout-facts.server.ts';

/** The cart, the shopper and the store's settings that checkout starts from. */
export type CheckoutFacts = Awaited<ReturnType<typeof readCheckoutFacts>>;
