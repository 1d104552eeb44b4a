import type { Order, OrderItem } from '@ironcart/core/order';

const printOf = ({ name: _name, thumbnail: _thumbnail, children, ...item }: OrderItem): unknown => [
  // Sorted by name, so that equal items have equal fingerprints.
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  children.map(printOf),
];

/**
 * A fingerprint of the prices and their inputs: lines with their choices, redeemed discounts, quantities and prices,
 * and the order's discount.
 */
export const priceFingerprint = ({ listId, items, totals: { subtotal, discount } }: Order): string =>
  JSON.stringify([listId, items.map(printOf), subtotal, discount]);

/** A fingerprint of the payment: amounts, gift cards, and the payment method. */
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
