import type { Money } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import { amountToPay, orderTotals } from '@ironcart/pricing';
import type { CheckoutContext } from './checkout.types.ts';
import { selectedRatesOf } from './shipping-choice.ts';
import { isShippingCurrent, isTaxCurrent } from './situations.ts';

/** The known totals; undefined means not known yet, which is different from 0. */
export type KnownTotals = { readonly [Total in keyof OrderTotals]: Money | undefined };

/** The totals with unknown ones as 0. */
export const totalsOf = (context: CheckoutContext): OrderTotals =>
  orderTotals({
    subtotal: context.cart.pricedCart.subtotal,
    discount: context.cart.pricedCart.discount,
    shippingAmounts: selectedRatesOf(context).map(({ amount }) => amount),
    itemTax: context.tax.quoted?.quote.itemTax,
    shippingTax: context.tax.quoted?.quote.shippingTax,
    giftcards: context.giftCards.cards,
  });

/** The totals without those that wait for shipping or tax. */
export const knownTotalsOf = (context: CheckoutContext): KnownTotals => {
  const totals = totalsOf(context);
  const ifShipped = (amount: Money) => (isShippingCurrent(context) ? amount : undefined);
  const ifTaxed = (amount: Money) => (isShippingCurrent(context) && isTaxCurrent(context) ? amount : undefined);
  return {
    subtotal: totals.subtotal,
    discount: totals.discount,
    tariff: totals.tariff,
    shipping: ifShipped(totals.shipping),
    grandTotalExcludingTax: ifShipped(totals.grandTotalExcludingTax),
    itemTax: ifTaxed(totals.itemTax),
    shippingTax: ifTaxed(totals.shippingTax),
    tax: ifTaxed(totals.tax),
    grandTotalIncludingTax: ifTaxed(totals.grandTotalIncludingTax),
    giftcards: ifTaxed(totals.giftcards),
  };
};

/** Remaining amount after gift cards, in minor units; undefined while shipping or tax is unknown. */
export const knownAmountToPay = (context: CheckoutContext): Money | undefined =>
  isShippingCurrent(context) && isTaxCurrent(context) ? amountToPay(totalsOf(context)) : undefined;

/** Whether nothing is left to pay: gift cards cover the order, or it costs nothing. */
export const isPaidInFull = (context: CheckoutContext): boolean => knownAmountToPay(context) === 0;
