import { chosenMethod } from '@ironcart/checkout-machines';
import { useEffect } from 'react';
import { PaymentWaiting } from '../../checkout/PaymentWaiting.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import type { PaymentParts } from './payment/payment-parts.ts';
import { fingerprintUrl, providerRedirectUrl, redirectUrl } from './provider-pages.ts';

/** The bank's part of placing an order: a hidden check of the device, a challenge in a dialog, or the bank's own page. */
export const AtTheBank = ({ Challenge }: Pick<PaymentParts, 'Challenge'>) => {
  const actor = useCheckout();
  const placement = useSelector(actor, ({ context }) => context.placement);
  const provider = useSelector(actor, ({ context }) => context.payment.provider);
  const isProviderKnown = useSelector(actor, ({ context }) => context.payment.methodsState !== 'loading');
  const own = useSelector(actor, ({ context }) => chosenMethod(context.payment)?.own?.paymentType);
  const { challenge, fingerprint, redirect } = placement ?? {};
  const redirectId = redirect?.transactionId;
  const cardsProvider = provider?.name === 'adyen' ? provider.name : undefined;
  const leader = own === undefined || own === 'adyen' ? cardsProvider : own;
  const leadsTo = (id: string) => (leader === undefined ? redirectUrl(id) : providerRedirectUrl(leader, id));
  const goesTo = redirectId === undefined || !isProviderKnown ? undefined : leadsTo(redirectId);
  useEffect(() => {
    if (goesTo !== undefined) window.location.assign(goesTo);
  }, [goesTo]);
  // After a reload, the provider is known slightly later than the pending action.
  if (!isProviderKnown) return null;
  if (challenge) return <Challenge provider={provider} {...challenge} />;
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
