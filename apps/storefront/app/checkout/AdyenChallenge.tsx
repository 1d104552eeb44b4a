import { languageTagOf } from '@ironcart/core/site';
import { useSelector } from '@ironcart/react-ui';
import { useCheckout } from '@ironcart/react-ui/checkout';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { AdyenSteps } from '../card-fields/AdyenSteps.tsx';

export interface AdyenChallengeProps {
  readonly account: AdyenAccount;
  readonly transactionId: string;
}

/** Adyen's 3-D Secure steps in checkout, which is notified of the result. */
export const AdyenChallenge = ({ account, transactionId }: AdyenChallengeProps) => {
  const actor = useCheckout();
  const countryCode = useSelector(actor, ({ context }) => context.shippingAddress.countryId);
  const locale = languageTagOf(useSelector(actor, ({ context }) => context.site.locale));
  return (
    <AdyenSteps
      account={account}
      transactionId={transactionId}
      countryCode={countryCode}
      locale={locale}
      onDone={() => actor.send({ type: 'challenge.finished' })}
      onFailed={() => actor.send({ type: 'challenge.failed' })}
      onClose={() => actor.send({ type: 'challenge.closed' })}
    />
  );
};
