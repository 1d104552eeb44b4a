import { billingAddressIssues, shippingAddressIssues } from './addresses.ts';
import type { CheckoutContext, CheckoutPage } from './checkout.types.ts';
import { isShippingChosen } from './shipping-choice.ts';
import { isShippingCurrent, isTaxCurrent } from './situations.ts';

const cartReason = ({ cart }: CheckoutContext): string | undefined => {
  const [issue] = cart.pricedCart.issues;
  if (issue !== undefined) return issue.message;
  return cart.items.length === 0 ? 'Your cart is empty.' : undefined;
};

const shippingReason = (context: CheckoutContext): string | undefined => {
  const [issue] = shippingAddressIssues(context);
  if (issue !== undefined) return issue.message;
  if (context.shipping.state === 'error') return 'Shipping rates could not be loaded. Please try again.';
  if (context.shipping.state === 'valid' && !isShippingChosen(context)) return 'Please choose a shipping method.';
  return isShippingCurrent(context) ? undefined : 'Shipping rates are loading.';
};

const paymentReason = (context: CheckoutContext): string | undefined => {
  const [issue] = billingAddressIssues(context);
  if (issue !== undefined) return issue.message;
  switch (context.payment.state) {
    case 'empty':
      return 'Please enter your card.';
    case 'tokenizing':
      return 'Your card is being checked.';
    case 'complete':
    case 'ready':
      return undefined;
  }
};

const reviewReason = (context: CheckoutContext): string | undefined => {
  if (context.payment.card === undefined) return 'Please enter your card.';
  if (context.tax.state === 'error') return 'The tax could not be calculated. Please try again.';
  return isTaxCurrent(context) ? undefined : 'The tax is being calculated.';
};

const pageReasons = { shipping: shippingReason, payment: paymentReason, review: reviewReason };

const pages: readonly CheckoutPage[] = ['shipping', 'payment', 'review'];

/** Why a page cannot be left forwards, in words: what it or a page before it still needs. Undefined: nothing. */
export const blockedReason = (context: CheckoutContext, page: CheckoutPage): string | undefined => {
  for (const reasonOf of [cartReason, ...pages.slice(0, pages.indexOf(page) + 1).map((each) => pageReasons[each])]) {
    const reason = reasonOf(context);
    if (reason !== undefined) return reason;
  }
  return undefined;
};

/** Whether the shopper can go to a page: everything that the pages before it need is there. */
export const canGoTo = (context: CheckoutContext, page: CheckoutPage): boolean => {
  const before = pages[pages.indexOf(page) - 1];
  if (before === undefined) return true;
  return blockedReason(context, before) === undefined && (page !== 'review' || context.payment.card !== undefined);
};
