import { type CheckoutSnapshot, selectTotals } from '@ironcart/checkout-machines';

/** The name of the review's field that says what it shows. */
export const shownOrderName = 'shown';

/** What a review agrees to, as a short text: another text means another order. */
export const shownOrder = (snapshot: CheckoutSnapshot): string => {
  const { cart, shippingAddress, requestedCodes, payment } = snapshot.context;
  const lines = cart.items.map(({ listItemId, qty }) => [listItemId, qty]);
  const facts = [selectTotals(snapshot), lines, shippingAddress, requestedCodes, payment.choice];
  // FNV-1a: only the shopper's own pages are compared.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(facts)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};
