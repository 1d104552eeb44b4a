import type { Order, OrderItem } from '@ironcart/core';

const printOf = ({ name: _name, thumbnail: _thumbnail, children, ...item }: OrderItem): unknown => [
  // In the order of their names: two looks at one item are equal however they were put together.
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  children.map(printOf),
];

/**
 * Changes whenever something does that the prices are made of or come to: a line with what was chosen and redeemed
 * for it, its quantity, its price, and the discount on all of them.
 */
export const priceFingerprint = ({ listId, items, totals: { subtotal, discount } }: Order): string =>
  JSON.stringify([listId, items.map(printOf), subtotal, discount]);

/** Changes whenever something does that the shopper pays, with whatever: an amount, a gift card, the means. */
export const paymentFingerprint = ({ payment, giftcards, totals }: Order): string => {
  const { paymentType, adyenType, amount, authorizedPayPalAmount } = payment;
  const { transactionToken, storedPaymentMethodId, storesCard } = payment;
  return JSON.stringify([
    [paymentType, adyenType ?? '', amount, authorizedPayPalAmount ?? ''],
    [transactionToken ?? '', storedPaymentMethodId ?? '', storesCard ?? false],
    giftcards.map((card) => [card.code, card.balance, card.amount]),
    [totals.shipping, totals.tariff, totals.itemTax, totals.shippingTax, totals.tax],
    [totals.grandTotalExcludingTax, totals.grandTotalIncludingTax, totals.giftcards],
  ]);
};
