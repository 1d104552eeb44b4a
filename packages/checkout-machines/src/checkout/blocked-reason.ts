import { emailMessage } from '@ironcart/core/forms';
import { shortageText } from '@ironcart/core/list';
import { walletTexts } from '@ironcart/core/payment';
import { chosenMethod } from '../payment-method/payment-choice.ts';
import { billingAddressIssues, isVirtual, knownEmail, shippingAddressIssues } from './addresses.ts';
import type { CheckoutContext, CheckoutPage, PricedContents } from './checkout.types.ts';
import { pricingIssueText } from './pricing-issue-text.ts';
import { cartShortages } from './products-by-id.ts';
import { isShippingChosen } from './shipping-choice.ts';
import { shippingRefusal } from './shipping-refusal.ts';
import { isShippingCurrent, isTaxCurrent } from './situations.ts';
import { isPaidInFull, knownAmountToPay } from './totals.ts';

const nameOfLine = ({ items }: PricedContents, id: string | undefined): string =>
  items.find(({ listItemId }) => listItemId === id)?.name ?? 'An item in your cart';

const cartReason = ({ cart }: CheckoutContext): string | undefined => {
  const [issue] = cart.pricedCart.issues;
  if (issue !== undefined) return `${nameOfLine(cart, issue.listItemId)}: ${pricingIssueText(issue)}.`;
  const [shortage] = cartShortages(cart);
  if (shortage !== undefined) return `${nameOfLine(cart, shortage[0])}: ${shortageText(shortage[1])}.`;
  return cart.items.length === 0 ? 'Your cart is empty.' : undefined;
};

const startReason = (context: CheckoutContext): string | undefined =>
  hasStart(context) && knownEmail(context) === undefined ? emailMessage : undefined;

const shippingReason = (context: CheckoutContext): string | undefined => {
  const [issue] = shippingAddressIssues(context);
  if (issue !== undefined) return issue.message;
  if (context.shipping.state === 'error') {
    return shippingRefusal(context) ?? 'Shipping rates could not be loaded. Please try again.';
  }
  if (context.shipping.state === 'valid' && !isShippingChosen(context)) return 'Please choose a shipping method.';
  return isShippingCurrent(context) ? undefined : 'Shipping rates are loading.';
};

/** Whether pending rates are the only thing that blocks the shipping page. */
export const isWaitingForRates = (context: CheckoutContext): boolean =>
  (context.shipping.state === 'loadable' || context.shipping.state === 'loading') &&
  cartReason(context) === undefined &&
  startReason(context) === undefined &&
  shippingAddressIssues(context).length === 0;

/** Whether PayPal approved another amount than the current one and must approve it again (FAULTS 11). */
export const isApprovalStale = (context: CheckoutContext): boolean => {
  const authorized = context.payment.approval?.authorizedAmount;
  const toPay = knownAmountToPay(context);
  return authorized !== undefined && toPay !== undefined && authorized !== toPay;
};

const emptyReasons = {
  card: 'Please enter your card.',
  stored: 'Please enter the security code of your card.',
  redirect: 'Please choose how you pay.',
} as const;

/** Instruction of the selected payment method while nothing was entered. */
const emptyReason = ({ payment }: CheckoutContext): string => {
  const { choice } = payment;
  if (choice.kind !== 'wallet') return emptyReasons[choice.kind];
  return walletTexts(chosenMethod(payment) ?? { type: choice.type, name: 'your wallet' }).request;
};

/** Missing input of the selected payment method; a complete card form is sufficient to continue. */
export const meansReason = (context: CheckoutContext): string | undefined => {
  const { state, isReady, methodsState } = context.payment;
  if (state === 'empty') return emptyReason(context);
  if (state === 'tokenizing') return 'Your card is being checked.';
  if (state === 'ready' && !isReady) {
    return methodsState === 'failed' ? 'Payment methods could not be loaded.' : 'Payment methods are loading.';
  }
  return isApprovalStale(context) ? 'The total has changed. Please approve the payment again.' : undefined;
};

const paymentReason = (context: CheckoutContext): string | undefined => {
  const [issue] = billingAddressIssues(context);
  if (issue !== undefined) return issue.message;
  if (isPaidInFull(context)) return undefined;
  return meansReason(context);
};

const reviewReason = (context: CheckoutContext): string | undefined => {
  if (context.giftCards.pending.length > 0) return 'Your gift card is being looked up.';
  if (context.tax.state === 'error') return 'The tax could not be calculated. Please try again.';
  if (!isTaxCurrent(context)) return 'The tax is being calculated.';
  return isPaidInFull(context) || context.payment.isReady ? undefined : emptyReason(context);
};

const pageReasons = { start: startReason, shipping: shippingReason, payment: paymentReason, review: reviewReason };

const pages: readonly CheckoutPage[] = ['start', 'shipping', 'payment', 'review'];

/** Whether checkout has a page for the e-mail address: for guests, if configured. */
export const hasStart = ({ config, customer }: CheckoutContext): boolean =>
  config.asksEmailFirst && customer?.loggedIn !== true;

/** Why a page cannot be continued, as text: missing input of this page or one before it. Undefined if nothing is missing. */
export const blockedReason = (context: CheckoutContext, page: CheckoutPage): string | undefined => {
  for (const reasonOf of [cartReason, ...pages.slice(0, pages.indexOf(page) + 1).map((each) => pageReasons[each])]) {
    const reason = reasonOf(context);
    if (reason !== undefined) return reason;
  }
  return undefined;
};

/** Whether the shopper can go to a page: all pages before it are complete. */
export const canGoTo = (context: CheckoutContext, page: CheckoutPage): boolean => {
  const before = pages[pages.indexOf(page) - 1];
  if (before === undefined) return hasStart(context);
  if (page === 'shipping' && isVirtual(context)) return false;
  const isPaid = page !== 'review' || isPaidInFull(context) || context.payment.isReady;
  return isPaid && blockedReason(context, before) === undefined;
};

/**
 * The requested page if the shopper is on it or can reach it, otherwise the last reachable one before it. If nothing is
 * shipped, payment replaces shipping.
 */
export const furthestPage = (
  context: CheckoutContext,
  wanted: CheckoutPage,
  current: CheckoutPage | undefined,
): CheckoutPage | undefined => {
  const asked = wanted === 'shipping' && isVirtual(context) ? 'payment' : wanted;
  return pages.slice(0, pages.indexOf(asked) + 1).findLast((page) => page === current || canGoTo(context, page));
};
