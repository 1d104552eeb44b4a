import { PaymentWaiting } from '@ironcart/react-ui';
import { useEffect } from 'react';
import { challengeUrl, fingerprintUrl, redirectUrl } from '../adapters/provider-pages.ts';
import { BankChallenge } from './BankChallenge.tsx';
import { useCheckout } from './checkout-context.ts';
import { useSelector } from './use-selector.ts';

/** What the bank needs while an order is being placed: a look at the device, the shopper in a dialog, or the whole page. */
export const AtTheBank = () => {
  const actor = useCheckout();
  const placement = useSelector(actor, ({ context }) => context.placement);
  const redirect = placement?.redirect?.transactionId;
  useEffect(() => {
    if (redirect !== undefined) window.location.assign(redirectUrl(redirect));
  }, [redirect]);
  if (placement?.challenge) {
    return <BankChallenge src={challengeUrl(placement.challenge.transactionId)} {...placement.challenge} />;
  }
  if (placement?.fingerprint) {
    return (
      <iframe
        hidden
        title="Your bank's check of this device"
        src={fingerprintUrl(placement.fingerprint.transactionId)}
        onLoad={() => actor.send({ type: 'challenge.fingerprinted' })}
      />
    );
  }
  return redirect === undefined ? null : (
    <PaymentWaiting title="To your bank" text="Your bank's page opens now. You come back here when you have paid." />
  );
};
