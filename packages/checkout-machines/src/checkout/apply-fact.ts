import { missedDeals } from '@ironcart/pricing';
import type { CheckoutContext, OrderFact, PricedContents } from './checkout.types.ts';
import { changesOfEntry } from './entries.ts';
import { withNormalAddresses } from './normal-addresses.ts';
import { priceContents } from './price-contents.ts';

/** Replaces the cart, and records the promotions that ended since the previous one. */
export const withCart = (context: CheckoutContext, cart: PricedContents): Partial<CheckoutContext> => ({
  cart,
  missedDeals: missedDeals(context.cart.pricedCart.lines, cart.pricedCart.lines, context.missedDeals),
});

/** Changes that a fact makes to the order; complete addresses are normalized. */
export const applyFact = (context: CheckoutContext, fact: OrderFact): Partial<CheckoutContext> =>
  withNormalAddresses(
    context,
    fact.type === 'cart.changed' ? withCart(context, priceContents(fact, context)) : changesOfEntry(context, fact),
  );
