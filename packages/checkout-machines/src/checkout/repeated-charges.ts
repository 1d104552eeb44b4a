import { type Money, money } from '@ironcart/core/money';
import { type SubscriptionTerms, subscriptionTermsOf } from '@ironcart/core/subscription';
import type { CheckoutSnapshot } from './checkout.selectors.ts';
import { productsById } from './products-by-id.ts';

/** A recurring charge of a subscription. */
export interface RepeatedCharge extends Pick<SubscriptionTerms, 'interval' | 'trialDays'> {
  /** In minor units, before tax, for all pieces of the line. */
  readonly amount: Money;
}

/** The recurring charges that the shopper agrees to with an order's subscriptions. */
export const selectRepeatedCharges = ({ context: { cart } }: CheckoutSnapshot): readonly RepeatedCharge[] =>
  cart.items.flatMap(({ productId, qty, rowTotal }) => {
    const product = productsById(cart).get(productId);
    const terms = product && subscriptionTermsOf(product);
    if (terms === undefined) return [];
    const { interval, trialDays, renewalPrice } = terms;
    return [{ amount: renewalPrice === undefined ? rowTotal : money(renewalPrice * qty), interval, trialDays }];
  });
