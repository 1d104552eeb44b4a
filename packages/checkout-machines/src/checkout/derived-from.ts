import type { CheckoutContext, PricedContents } from './checkout.types.ts';

/** A loop: this is asked a dozen times with every letter that is typed. */
const isAlike = <Part extends keyof CheckoutContext>(
  known: Pick<CheckoutContext, Part>,
  context: Pick<CheckoutContext, Part>,
  parts: readonly Part[],
): boolean => {
  for (const part of parts) if (known[part] !== context[part]) return false;
  return true;
};

/**
 * A derivation of the order that is worked out again only when one of the parts that it reads has become another
 * object. It is given those parts alone, so that none can be forgotten. What it came to last is kept with the cart,
 * and goes with it: two checkouts side by side, as two tabs in a test, share nothing.
 */
export const derivedFrom = <Part extends keyof CheckoutContext, Value>(
  parts: readonly Part[],
  derive: (context: Pick<CheckoutContext, Part>) => Value,
): ((context: Pick<CheckoutContext, Part | 'cart'>) => Value) => {
  const latest = new WeakMap<PricedContents, { from: Pick<CheckoutContext, Part>; value: Value }>();
  return (context) => {
    const known = latest.get(context.cart);
    if (known !== undefined && isAlike(known.from, context, parts)) return known.value;
    const value = derive(context);
    latest.set(context.cart, { from: context, value });
    return value;
  };
};
