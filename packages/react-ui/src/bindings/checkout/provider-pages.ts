import {
  type CheckoutSnapshot,
  chosenMethod,
  type PaymentChoice,
  selectAddressIssues,
  selectAmountToPay,
  selectChallenge,
  selectIsApprovalStale,
  selectIsPaidInFull,
} from '@ironcart/checkout-machines';
import { toDecimalText } from '@ironcart/core/money';
import type { CardProvider } from './payment/payment-parts.ts';

// Pages of the payment provider, all served by the page's own host.

const pageOf = (page: string) => (transactionId: string) => `/sandbox-pay/${page}/${encodeURIComponent(transactionId)}`;

/** The bank's challenge, for a frame. */
export const challengeUrl = pageOf('challenge');

/** The bank's check of the device, for a hidden frame. */
export const fingerprintUrl = pageOf('fingerprint');

/** The bank's own page, from which the shopper returns to checkout. */
export const redirectUrl = pageOf('redirect');

/** Redirects to the provider's page. @param provider 'adyen', or the type of one of the store's own payment methods */
export const providerRedirectUrl = (provider: string, transactionId: string): string =>
  `/provider/${provider}/redirect/${encodeURIComponent(transactionId)}`;

/**
 * The bank's own page to which the shopper is redirected while an order is being placed; undefined if there is none, or
 * if the provider is not known yet.
 */
export const bankPageOf = ({ context: { placement, payment } }: CheckoutSnapshot): string | undefined => {
  const id = placement?.redirect?.transactionId;
  // After a reload, the provider is known slightly later than the pending action.
  if (id === undefined || payment.methodsState === 'loading') return undefined;
  const own = chosenMethod(payment)?.own?.paymentType;
  const cardsProvider = payment.provider?.name === 'adyen' ? payment.provider.name : undefined;
  const leader = own === undefined || own === 'adyen' ? cardsProvider : own;
  return leader === undefined ? redirectUrl(id) : providerRedirectUrl(leader, id);
};

/** Whether a provider has card pages that work without scripts. */
export const hasCardPage = (provider: CardProvider): boolean => (provider?.name ?? 'sandbox') === 'sandbox';

/**
 * The bank's page for a page without scripts: its redirect page, or the challenge that is otherwise displayed in a
 * dialog.
 */
export const bankPageWithoutScripts = (snapshot: CheckoutSnapshot): string | undefined => {
  const challenge = selectChallenge(snapshot);
  if (challenge === undefined) return bankPageOf(snapshot);
  return hasCardPage(snapshot.context.payment.provider) ? challengeUrl(challenge.transactionId) : undefined;
};

/** Whether a wallet has a page that works without scripts: PayPal's, or the sandbox's replacement. */
export const hasApprovalPage = (choice: PaymentChoice): boolean => choice.kind === 'wallet' && choice.type === 'paypal';

const cardPageOf = ({ context: { payment } }: CheckoutSnapshot, returnTo: string): string | undefined => {
  const asks = payment.choice.kind === 'card' ? 'card' : payment.needsSecurityCode ? 'code' : undefined;
  if (asks === undefined || payment.state !== 'empty' || !hasCardPage(payment.provider)) return undefined;
  return `/sandbox-pay/hosted-card?${new URLSearchParams({ returnTo, asks })}`;
};

const approvalPageOf = (snapshot: CheckoutSnapshot, returnTo: string): string | undefined => {
  const { payment, site } = snapshot.context;
  const amount = selectAmountToPay(snapshot);
  const isMissing = payment.state === 'empty' || selectIsApprovalStale(snapshot);
  if (!hasApprovalPage(payment.choice) || amount === undefined || !isMissing) return undefined;
  const page = payment.payPal === undefined ? '/sandbox-pay/hosted-wallet' : '/provider/paypal/approval';
  return `${page}?${new URLSearchParams({ returnTo, amount: toDecimalText(amount), currency: site.currency })}`;
};

/**
 * The provider's page for the missing payment input (a card or a wallet's approval) on a page without scripts;
 * undefined if something else is missing, or if the provider has no such page.
 * @param returnTo the path to which the shopper returns with the payment's token
 */
export const paymentPageOf = (snapshot: CheckoutSnapshot, returnTo: string): string | undefined => {
  const isPaymentMissing = selectAddressIssues(snapshot).billing.length === 0 && !selectIsPaidInFull(snapshot);
  return isPaymentMissing ? (cardPageOf(snapshot, returnTo) ?? approvalPageOf(snapshot, returnTo)) : undefined;
};
