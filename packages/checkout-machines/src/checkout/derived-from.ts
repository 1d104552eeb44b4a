import type { CheckoutContext, PricedContents } from './checkout.types.ts';

/** A loop instead of an array method, because it runs a dozen times per keystroke. */
const isAlike = <Part extends keyof CheckoutContext>(
  known: Pick<CheckoutContext, Part>,
  context: Pick<CheckoutContext, Part>,
  parts: readonly Part[],
): boolean => {
  for (const part of parts) if (known[part] !== context[part]) return false;
  return true;
};

/**
 * Memoizes a value derived from parts of the context: it is recomputed only if one of the parts is another object. The
 * derivation receives only its declared parts, so that none can be forgotten. The latest result is stored with the
 * cart, so that checkouts side by side, for example in a test, share nothing.
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
