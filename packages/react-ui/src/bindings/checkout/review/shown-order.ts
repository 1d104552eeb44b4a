import { type CheckoutSnapshot, selectTotals } from '@ironcart/checkout-machines';

/** The name of the hidden field with the displayed order's hash. */
export const shownOrderName = 'shown';

/** A hash of the order that a review displays: another value means another order. */
export const shownOrder = (snapshot: CheckoutSnapshot): string => {
  const { cart, shippingAddress, requestedCodes, payment } = snapshot.context;
  const lines = cart.items.map(({ listItemId, qty }) => [listItemId, qty]);
  const facts = [selectTotals(snapshot), lines, shippingAddress, requestedCodes, payment.choice];
  // FNV-1a suffices: only the shopper's own pages are compared.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(facts)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};
