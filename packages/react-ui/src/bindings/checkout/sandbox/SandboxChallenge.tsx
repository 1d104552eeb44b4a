import { ChallengeDialog } from '../../../checkout/ChallengeDialog.tsx';
import { useCheckout } from '../checkout-context.ts';
import type { ChallengeProps } from '../payment/payment-parts.ts';
import { challengeUrl } from '../provider-pages.ts';
import { useProviderMessages } from './use-provider-messages.ts';

/** The sandbox's bank in a dialog, until its page reports the shopper's decision. */
export const SandboxChallenge = ({ transactionId }: ChallengeProps) => {
  const actor = useCheckout();
  useProviderMessages((message) => {
    if (message.event !== 'challenge-finished' || message.transactionId !== transactionId) return;
    actor.send({ type: 'challenge.finished' });
  });
  return (
    <ChallengeDialog
      isOpen
      src={challengeUrl(transactionId)}
      onClose={() => actor.send({ type: 'challenge.closed' })}
    />
  );
};
