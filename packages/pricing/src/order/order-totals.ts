import { add, type Money, money, subtract, sum, zero } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import { requireObject, requireOnly } from '@ironcart/core/result';
import { applyGiftCards, type GiftCardBalance } from './apply-gift-cards.ts';

/** The amounts that an order's totals are computed from, in minor units. Omitted amounts are 0. */
export interface OrderAmounts {
  /** The sum of the line totals. */
  readonly subtotal: Money;
  readonly discount?: Money | undefined;
  /** The shipping amount of each package. */
  readonly shippingAmounts?: readonly Money[] | undefined;
  readonly tariff?: Money | undefined;
  readonly itemTax?: Money | undefined;
  readonly shippingTax?: Money | undefined;
  /** The gift cards, applied in this order. */
  readonly giftcards?: readonly GiftCardBalance[] | undefined;
}

const amountNames = [
  'subtotal',
  'discount',
  'shippingAmounts',
  'tariff',
  'itemTax',
  'shippingTax',
  'giftcards',
] as const satisfies readonly (keyof OrderAmounts)[];

const tenderOf = (cards: readonly GiftCardBalance[], total: Money): Money =>
  sum(applyGiftCards(cards, total).map(({ amount }) => amount));

/**
 * Computes the ten totals of an order (S3-order-03, READINGS A1), each from the ones before it. Gift cards come last:
 * they pay part of the grand total and do not reduce it. A discount above the subtotal, which `quoteCart` never
 * returns, makes grand totals negative.
 * @throws TypeError for a field that `OrderAmounts` does not have, such as `giftCards`; RangeError for an amount that
 *   is not a whole number of minor units, and for totals beyond 2^53
 */
export const orderTotals = (amounts: OrderAmounts): OrderTotals => {
  requireOnly(amounts, 'amounts', amountNames);
  const { discount = zero, tariff = zero, itemTax = zero, shippingTax = zero, shippingAmounts, giftcards } = amounts;
  const subtotal = money(amounts.subtotal);
  for (const amount of [discount, tariff, itemTax, shippingTax]) money(amount);
  const shipping = shippingAmounts ? sum(shippingAmounts) : zero;
  const tax = add(itemTax, shippingTax);
  const grandTotalExcludingTax = add(add(subtract(subtotal, discount), shipping), tariff);
  const grandTotalIncludingTax = add(grandTotalExcludingTax, tax);
  const tender = giftcards ? tenderOf(giftcards, grandTotalIncludingTax) : zero;
  return {
    subtotal,
    discount,
    shipping,
    tariff,
    itemTax,
    shippingTax,
    tax,
    grandTotalExcludingTax,
    grandTotalIncludingTax,
    giftcards: tender,
  };
};

/** The amount to pay by card or wallet: the grand total less the gift cards, at least 0 (READINGS A1). */
export const amountToPay = (totals: Pick<OrderTotals, 'grandTotalIncludingTax' | 'giftcards'>): Money => {
  const { grandTotalIncludingTax, giftcards } = requireObject(totals, 'totals');
  return money(Math.max(0, subtract(grandTotalIncludingTax, giftcards)));
};
