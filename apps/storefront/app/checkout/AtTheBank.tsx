import { chosenMethod } from '@ironcart/checkout-machines';
import { latePart, PaymentWaiting } from '@ironcart/react-ui';
import { Suspense, useEffect } from 'react';
import { adyenAccountOf } from '../adapters/adyen-account.ts';
import { challengeUrl, fingerprintUrl, providerRedirectUrl, redirectUrl } from '../adapters/provider-pages.ts';
import { BankChallenge } from './BankChallenge.tsx';
import { useCheckout } from './checkout-context.ts';
import { useSelector } from './use-selector.ts';

const AdyenChallenge = latePart(async () => (await import('./AdyenChallenge.tsx')).AdyenChallenge);

/** What the bank needs while an order is being placed: a look at the device, the shopper in a dialog, or the whole page. */
export const AtTheBank = () => {
  const actor = useCheckout();
  const placement = useSelector(actor, ({ context }) => context.placement);
  const provider = useSelector(actor, ({ context }) => context.payment.provider);
  const isProviderKnown = useSelector(actor, ({ context }) => context.payment.methodsState !== 'loading');
  const account = adyenAccountOf(provider);
  const { challenge, fingerprint, redirect } = placement ?? {};
  const redirectId = redirect?.transactionId;
  const own = useSelector(actor, ({ context }) => chosenMethod(context.payment)?.own?.paymentType);
  const cardsProvider = account === undefined ? undefined : 'adyen';
  const leader = own === undefined || own === 'adyen' ? cardsProvider : own;
  const leadsTo = (id: string) => (leader === undefined ? redirectUrl(id) : providerRedirectUrl(leader, id));
  const goesTo = redirectId === undefined || !isProviderKnown ? undefined : leadsTo(redirectId);
  useEffect(() => {
    if (goesTo !== undefined) window.location.assign(goesTo);
  }, [goesTo]);
  // After a reload the provider is known a moment later than what the order waits for.
  if (!isProviderKnown) return null;
  if (challenge) {
    return account === undefined ? (
      <BankChallenge src={challengeUrl(challenge.transactionId)} {...challenge} />
    ) : (
      <Suspense fallback={null}>
        <AdyenChallenge account={account} {...challenge} />
      </Suspense>
    );
  }
  if (fingerprint) {
    return (
      <iframe
        hidden
        title="Your bank's check of this device"
        src={fingerprintUrl(fingerprint.transactionId)}
        onLoad={() => actor.send({ type: 'challenge.fingerprinted' })}
      />
    );
  }
  return redirectId === undefined ? null : (
    <PaymentWaiting title="To your bank" text="Your bank's page opens now. You come back here when you have paid." />
  );
};
