import { emailMessage } from '@ironcart/core/forms';
import { shortageText } from '@ironcart/core/list';
import { walletTexts } from '@ironcart/core/payment';
import { chosenMethod } from '../payment-method/payment-choice.ts';
import { billingAddressIssues, knownEmail, shippingAddressIssues } from './addresses.ts';
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

/** Whether nothing but the rates on their way keeps the shopper on the shipping page. */
export const isWaitingForRates = (context: CheckoutContext): boolean =>
  (context.shipping.state === 'loadable' || context.shipping.state === 'loading') &&
  cartReason(context) === undefined &&
  startReason(context) === undefined &&
  shippingAddressIssues(context).length === 0;

/** Whether PayPal approved another amount than what is to be paid now: it has to approve again (FAULTS 11). */
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

/** What the chosen way to pay asks for before anything was given. */
const emptyReason = ({ payment }: CheckoutContext): string => {
  const { choice } = payment;
  if (choice.kind !== 'wallet') return emptyReasons[choice.kind];
  return walletTexts(chosenMethod(payment) ?? { type: choice.type, name: 'your wallet' }).request;
};

/** What the chosen way to pay still needs; a complete card form is enough to go on with. */
const meansReason = (context: CheckoutContext): string | undefined => {
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

/** Whether there is a page for the e-mail alone: for guests, where checkout is set up so. */
export const hasStart = ({ config, customer }: CheckoutContext): boolean =>
  config.asksEmailFirst && customer?.loggedIn !== true;

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
  if (before === undefined) return hasStart(context);
  const isPaid = page !== 'review' || isPaidInFull(context) || context.payment.isReady;
  return isPaid && blockedReason(context, before) === undefined;
};

/** The page itself, where the shopper is on it or can go to it, else the last one before it that they can be on. */
export const furthestPage = (
  context: CheckoutContext,
  wanted: CheckoutPage,
  current: CheckoutPage | undefined,
): CheckoutPage | undefined =>
  pages.slice(0, pages.indexOf(wanted) + 1).findLast((page) => page === current || canGoTo(context, page));
