import { useEffect } from 'react';
import { PaymentWaiting } from '../../checkout/PaymentWaiting.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import type { PaymentParts } from './payment/payment-parts.ts';
import { bankPageOf, fingerprintUrl } from './provider-pages.ts';

/** The bank's part of placing an order: a hidden check of the device, a challenge in a dialog, or the bank's own page. */
export const AtTheBank = ({ Challenge }: Pick<PaymentParts, 'Challenge'>) => {
  const actor = useCheckout();
  const placement = useSelector(actor, ({ context }) => context.placement);
  const provider = useSelector(actor, ({ context }) => context.payment.provider);
  const isProviderKnown = useSelector(actor, ({ context }) => context.payment.methodsState !== 'loading');
  const goesTo = useSelector(actor, bankPageOf);
  const { challenge, fingerprint } = placement ?? {};
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
  return goesTo === undefined ? null : (
    <PaymentWaiting title="To your bank" text="Your bank's page opens now. You come back here when you have paid." />
  );
};
