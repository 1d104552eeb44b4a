import {
  type CheckoutSnapshot,
  chosenMethod,
  selectAddressIssues,
  selectChallenge,
  selectIsPaidInFull,
} from '@ironcart/checkout-machines';
import type { CardProvider } from './payment/payment-parts.ts';

// Pages of the payment provider, all served by the page's own host.

const pageOf = (page: string) => (transactionId: string) => `/sandbox-pay/${page}/${encodeURIComponent(transactionId)}`;

/** The bank's challenge, for a frame. */
export const challengeUrl = pageOf('challenge');

/** The bank's check of the device, for a hidden frame. */
export const fingerprintUrl = pageOf('fingerprint');

/** The bank's own page, from which the shopper returns to checkout. */
export const redirectUrl = pageOf('redirect');

/** Redirects to the provider's page. @param provider 'adyen', or the type of a payment method of the store's own */
export const providerRedirectUrl = (provider: string, transactionId: string): string =>
  `/provider/${provider}/redirect/${encodeURIComponent(transactionId)}`;

/**
 * The bank's own page that the shopper is led to while an order is being placed; undefined if there is none, or if the
 * provider is not known yet.
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

/** Whether a provider has pages for cards that need no scripts. */
export const hasCardPage = (provider: CardProvider): boolean => (provider?.name ?? 'sandbox') === 'sandbox';

/** The bank's page for a page without scripts: its own, or the challenge that is a dialog elsewhere. */
export const bankPageWithoutScripts = (snapshot: CheckoutSnapshot): string | undefined => {
  const challenge = selectChallenge(snapshot);
  if (challenge === undefined) return bankPageOf(snapshot);
  return hasCardPage(snapshot.context.payment.provider) ? challengeUrl(challenge.transactionId) : undefined;
};

/**
 * The provider's page for the card that the payment step lacks, for a page without scripts; undefined if something else
 * is missing, or if the provider has no such page.
 * @param returnTo the path that the shopper returns to, with the card's token
 */
export const cardPageOf = (snapshot: CheckoutSnapshot, returnTo: string): string | undefined => {
  const { payment } = snapshot.context;
  const asks = payment.choice.kind === 'card' ? 'card' : payment.needsSecurityCode ? 'code' : undefined;
  const isCardMissing =
    payment.state === 'empty' && selectAddressIssues(snapshot).billing.length === 0 && !selectIsPaidInFull(snapshot);
  if (asks === undefined || !isCardMissing || !hasCardPage(payment.provider)) return undefined;
  return `/sandbox-pay/hosted-card?${new URLSearchParams({ returnTo, asks })}`;
};
